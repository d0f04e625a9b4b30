"""The rules for names and passwords, and when two names are equal."""

import unicodedata
from typing import Final

from polis.core.texts.plain_text import is_plain
from polis.server.accounts.common import is_common
from polis.server.texts import refused

MOST_IN_NAME: Final = 40
LEAST_IN_PASSWORD: Final = 10
MOST_BYTES: Final = 256
SIGNS: Final = frozenset(" -_.'\u2019")


def checked_name(name: str) -> str:
    """Return a name as it is shown; raises RequestRefused.

    It may contain letters and digits of any script and some punctuation, but no invisible
    characters: two people must not have names that look the same.
    """
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    allowed = is_plain(shown) and all(
        c in SIGNS or unicodedata.category(c)[0] in "LMN" for c in shown
    )
    if not 1 <= len(shown) <= MOST_IN_NAME or not allowed or not any(c.isalnum() for c in shown):
        raise refused("account-name", most=str(MOST_IN_NAME))
    return shown


def folded(name: str) -> str:
    """Return the form in which names are compared: case-folded and Unicode-normalised."""
    plain = unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
    return unicodedata.normalize("NFKC", plain)


def checked_password(password: str, name: str) -> str:
    """Return a password as it is hashed; raises RequestRefused if it is too short, too long, common or the name."""
    plain = read_password(password)
    if len(plain) < LEAST_IN_PASSWORD or len(plain.encode()) > MOST_BYTES:
        raise refused("password", least=str(LEAST_IN_PASSWORD), most=str(MOST_BYTES))
    if folded(plain) == folded(name):
        raise refused("password-is-name")
    if is_common(plain):
        raise refused("password-common")
    return plain


def read_password(password: str) -> str:
    """Return a password in Unicode form NFC, so that it does not depend on the keyboard."""
    return unicodedata.normalize("NFC", password)
