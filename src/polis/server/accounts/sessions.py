"""Signing up, in and out."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import structlog

from polis.server.accounts.attempts import Attempts
from polis.server.accounts.passwords import (
    MOST_BYTES,
    Passwords,
    checked_name,
    checked_password,
    folded,
    is_old,
    read_password,
)
from polis.server.accounts.recovery import new_code, read_code
from polis.server.accounts.stored import Account, Accounts, NameTaken
from polis.server.settings import Limits
from polis.server.storage.store import Store
from polis.server.table.joining import hash_of, new_token
from polis.server.texts import refused


class SignedIn(NamedTuple):
    """An account with a new token for one device."""

    account: Account
    token: str


class Keyring(NamedTuple):
    """The hashed tokens that a device has by its account; account: its id, None without one."""

    account: str | None
    hashes: list[str]


def noted(what: str, account: Account | None) -> None:
    """Log what happened to an account: by its id, without name, address or token."""
    structlog.get_logger().info(what, account=None if account is None else account.id)


class Sessions:
    """The signed-in devices of a server; `session` is the hash of a device's token throughout."""

    def __init__(self, store: Store, limits: Limits) -> None:
        """Take an open database."""
        self.accounts = Accounts(store)
        self.passwords = Passwords()
        self._attempts = Attempts(store, limits)

    async def sign_up(self, name: str, password: str, address: str) -> SignedIn:
        """Create an account; raises RequestRefused."""
        shown = checked_name(name)
        plain = checked_password(password, shown)
        await self._attempts.begin(address)
        token = new_token()
        kept = await self.passwords.hash(plain)
        try:
            made = await self.accounts.add(shown, folded(shown), kept, hash_of(token))
        except NameTaken:
            raise refused("name-taken") from None
        noted("signed up", made)
        return SignedIn(made, token)

    async def sign_in(self, name: str, password: str, address: str) -> SignedIn:
        """Sign a device in; RequestRefused does not say whether the name or the password is wrong."""
        account = await self._proven(folded(name), password, address)
        if account is None:
            raise refused("wrong-password")
        if is_old(account.password):
            kept = await self.passwords.hash(read_password(password))
            await self.accounts.set_password(account.id, kept)
        token = new_token()
        await self.accounts.open_session(account.id, hash_of(token))
        noted("signed in", account)
        return SignedIn(account, token)

    async def check(self, account: Account, password: str, address: str) -> None:
        """Check the password of an account again; raises RequestRefused if it is wrong."""
        if await self._proven(folded(account.name), password, address) is None:
            raise refused("wrong-password")

    async def _proven(self, name: str, password: str, address: str) -> Account | None:
        """Return the account if the password is right; for an unknown name it takes equally long.

        name: folded.
        """
        if len(password) > MOST_BYTES:
            return None
        await self._attempts.begin(address, name)
        account = await self.accounts.named(name)
        kept = None if account is None else account.password
        if not await self.passwords.fits(kept, read_password(password)):
            noted("wrong password", account)
            return None
        await self._attempts.succeeded(address, name)
        return account

    async def change(self, account: Account, old: str, new: str, session: str, where: str) -> None:
        """Change the password and sign out all other devices; raises RequestRefused."""
        plain = checked_password(new, account.name)
        await self.check(account, old, where)
        await self.accounts.set_password(account.id, await self.passwords.hash(plain), session)
        noted("password changed", account)

    async def new_code(self, account: Account, password: str, where: str) -> str:
        """Return a recovery code that makes the earlier one void; raises RequestRefused for a wrong password."""
        await self.check(account, password, where)
        code = new_code()
        await self.accounts.add_reset(account.id, hash_of(read_code(code)), lasting=True)
        noted("recovery code made", account)
        return code

    async def reset(self, link: str, new: str, address: str) -> SignedIn:
        """Set a new password with a link from the host or a recovery code; raises RequestRefused.

        Both work once.
        """
        code = read_code(link)
        link, used = (code, "code-wrong") if code else (link, "reset-used")
        await self._attempts.begin(address)
        account = await self.accounts.of_reset(hash_of(link))
        if account is None:
            raise refused(used)
        plain = checked_password(new, account.name)
        token, kept = new_token(), await self.passwords.hash(plain)
        if not await self.accounts.use_reset(account.id, hash_of(link), kept, hash_of(token)):
            raise refused(used)
        noted("password reset", account)
        return SignedIn(account, token)

    async def keys(self, session: str | None, table: str) -> Keyring:
        """Return the hashes of the tokens of a device's seats at a table."""
        account = None if session is None else await self.accounts.of_session(session)
        if account is None:
            return Keyring(None, [])
        return Keyring(account.id, (await self.accounts.keys(account.id, table)).get(table, []))

    async def all_keys(
        self, account: Account, shown: Mapping[str, Sequence[str]]
    ) -> dict[str, list[str]]:
        """Return the same for all tables, with the hashes of tokens that were presented."""
        found = await self.accounts.keys(account.id)
        for table, hashes in shown.items():
            found.setdefault(table, []).extend(hashes)
        return found
