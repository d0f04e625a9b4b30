"""What proves that a seat is one's own. The database has only hashes: whoever reads it takes no seat."""

import hashlib
import secrets
from typing import Final

TOKEN_BYTES: Final = 24
TABLE_ID_BYTES: Final = 12


def new_token() -> str:
    """192 bits from the operating system's generator: nobody guesses one."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """96 bits: the address of a private table is known to whom it was given."""
    return secrets.token_urlsafe(TABLE_ID_BYTES)


def hash_of(token: str) -> str:
    """A token as it is kept. It is long and random, so a plain hash is as good as a slow one."""
    return hashlib.sha256(token.encode()).hexdigest()
