"""What a name and a password may be, and when two names are the same."""

import unicodedata
from typing import Final

from polis.server.refusal import refused

MOST_IN_NAME: Final = 40
LEAST_IN_PASSWORD: Final = 8
MOST_BYTES: Final = 256
SIGNS: Final = frozenset(" -_.'\u2019")


def checked_name(name: str) -> str:
    """A name as it is shown: letters, digits and a few signs of any script; raises RequestRefused.

    Signs that cannot be seen are none of them: two names that look the same would be two people.
    """
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    allowed = all(c in SIGNS or unicodedata.category(c)[0] in "LMN" for c in shown)
    if not 1 <= len(shown) <= MOST_IN_NAME or not allowed or not any(c.isalnum() for c in shown):
        raise refused("account-name", most=str(MOST_IN_NAME))
    return shown


def folded(name: str) -> str:
    """A name as it is compared: small and capital letters, and ways to write them, are the same."""
    plain = unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
    return unicodedata.normalize("NFKC", plain)


def checked_password(password: str, name: str) -> str:
    """A password as it is hashed; raises RequestRefused for one that is too short, too long or the name."""
    plain = read_password(password)
    if len(plain) < LEAST_IN_PASSWORD or len(plain.encode()) > MOST_BYTES:
        raise refused("password", least=str(LEAST_IN_PASSWORD), most=str(MOST_BYTES))
    if folded(plain) == folded(name):
        raise refused("password-is-name")
    return plain


def read_password(password: str) -> str:
    """The same letters are the same password, whichever way a keyboard composes them."""
    return unicodedata.normalize("NFC", password)
