"""Names and passwords: what is allowed, and slow hashes in a thread of their own with a limited queue."""

import asyncio
import re
import secrets
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION

from polis.core.texts.plain_text import is_plain
from polis.games import NAMES
from polis.server.texts import refused

T = TypeVar("T")

THREADS: Final = 1
MOST_WAITING: Final = 20  # about a second of work; beyond it requests are refused
# argon2id, above the minimum of OWASP (19 MiB, 2 rounds): about 60 ms on a small server.
HASHER: Final = PasswordHasher(time_cost=3, memory_cost=32 * 1024, parallelism=1)


class Passwords:
    """The thread that hashes."""

    def __init__(self) -> None:
        """Start the thread, and draw the hash for names without an account."""
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="password")
        self._nobodys = hash_of_nothing()
        self._waiting = 0

    def close(self) -> None:
        """Stop."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """Return the hash of a password; raises RequestRefused when the queue is full."""
        return await self._do(lambda: HASHER.hash(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password matches a hash; None never does, in equal time."""
        return await self._do(lambda: _fits(kept or self._nobodys, password) and bool(kept))

    async def _do(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise refused("busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1


def hash_of_nothing() -> str:
    """Return a hash that matches no password and takes as long to check as any other.

    Salt and digest are random, so nothing has to be hashed at start-up.
    """
    salt, digest = secrets.token_bytes(HASHER.salt_len), secrets.token_bytes(HASHER.hash_len)
    parameters = f"m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${parameters}${_unpadded(salt)}${_unpadded(digest)}"


def is_old(kept: str) -> bool:
    """Whether a hash was made with parameters other than the current ones."""
    return HASHER.check_needs_rehash(kept)


def _unpadded(data: bytes) -> str:
    return b64encode(data).decode().rstrip("=")


def _fits(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


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


WORDS: Final = frozenset(
    """
    password passwort passw pass passwd passphrase motdepasse kennwort geheim secret secreto contrasena
    wachtwoord login letmein letme welcome willkommen bienvenue hello hallo bonjour salut admin
    administrator root user guest gast test tester testing default changeme change master monkey dragon
    shadow sunshine princess prinzessin princesse superman batman starwars pokemon football fussball
    baseball basketball soccer hockey iloveyou loveyou ichliebedich jetaime liebe schatz doudou soleil
    chocolate flower summer sommer winter spring autumn summertime michael jennifer jessica charlie
    daniel thomas nicolas andrea freedom whatever trustno computer internet google samsung
    abcabc polis boardgame brettspiel gamer player spieler joueur
    """.split()  # noqa: SIM905 - a list of words is read more easily so
) | {*NAMES}
ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm",
    "qwertzuiopü", "asdfghjklöä", "yxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn",
    "1q2w3e4r5t6z7u8i9o0p", "1q2w3e4r5t6y7u8i9o0p", "1a2b3c4d5e6f7g8h9i0j", "qazwsxedcrfvtgbyhnujmik",
)  # fmt: skip
LEET: Final = str.maketrans("01345$@!78", "oieassaitb")
LEAST_DIFFERENT: Final = 5  # characters: fewer are one thing repeated
LEAST_TURNS: Final = 0.5  # share of steps that leave a row


def is_common(password: str) -> bool:
    """Whether a password is a common one."""
    plain = unicodedata.normalize("NFKC", password).casefold()
    plain = plain.replace(" ", "")
    if len(set(plain)) < LEAST_DIFFERENT or _is_walk(plain) or _is_repeated(plain):
        return True
    core = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", plain)  # without a year and punctuation at its ends
    return any(_is_words(form) for form in (plain, plain.translate(LEET), core.translate(LEET)))


def _is_words(text: str) -> bool:
    """Whether a text is one or two of the words, surrounded by digits and punctuation."""
    parts = [part for part in re.split(r"[\W\d_]+", text) if part]
    letters = "".join(parts)
    if not letters:
        return _is_date(text)
    if len(letters) < len(text) / 3:
        return False
    halves = ((letters[:cut], letters[cut:]) for cut in range(1, len(letters)))
    return letters in WORDS or any(one in WORDS and other in WORDS for one, other in halves)


def _is_date(text: str) -> bool:
    """Whether digits form a date or a telephone number: there are few enough to try them all."""
    return len(re.sub(r"\D", "", text)) <= 12


def _is_repeated(text: str) -> bool:
    """Whether a text repeats one short string."""
    return any(text == (text[:size] * len(text))[: len(text)] for size in range(1, len(text) // 2 + 1)
               if size <= 6)  # fmt: skip


def _is_walk(text: str) -> bool:
    """Whether most steps of a text follow a row of the keyboard or the alphabet."""
    steps = list(pairwise(text))
    walked = sum(any(a + b in row or b + a in row for row in ROWS) for a, b in steps)
    return walked >= len(steps) * (1 - LEAST_TURNS) and walked >= 4
