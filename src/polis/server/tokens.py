"""Tokens, which prove the ownership of a seat. The database stores only their hashes."""

import hashlib
import secrets
from typing import Final

TOKEN_BYTES: Final = 24
TABLE_ID_BYTES: Final = 12


def new_token() -> str:
    """Return a token of 192 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id(beside: str | None = None) -> str:
    """Return an id of 96 random bits, so that the URL of a private table cannot be guessed.

    It begins with the table's share (`storage.ownership`); beside: a table with the same share.
    """
    share = secrets.token_hex(1) if beside is None else beside[:2]
    return share + secrets.token_urlsafe(TABLE_ID_BYTES)


def hash_of(token: str) -> str:
    """Return the hash of a token; a fast one is safe, as tokens are long and random."""
    return hashlib.sha256(token.encode()).hexdigest()
