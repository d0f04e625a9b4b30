"""People with accounts, for tests."""

from typing import Any

from tests.server.player import Answer, Made, Player, http

PASSWORD = "correct horse battery"


def sign_up(address: str, name: str, password: str = PASSWORD) -> str:
    """Make an account; the token of this device."""
    answer = http(address, "POST", "/api/accounts", {"name": name, "password": password})
    assert answer.status == 201, answer
    token: str = answer.body["token"]
    return token


def sign_in(address: str, name: str, password: str = PASSWORD) -> Answer:
    """Try to sign in."""
    return http(address, "POST", "/api/sessions", {"name": name, "password": password})


def account(address: str, what: str, token: str | None, body: object = None) -> Answer:
    """Ask for something about the account of a device."""
    path = f"/api/account/{what}" if what else "/api/account"
    return http(address, "POST" if what else "GET", path, body or ({} if what else None), token)


def shown(*tables: Made) -> dict[str, Any]:
    """All tokens of tables, as a browser sends them."""
    return {
        "tables": [
            {"id": made.id, "token": token} for made in tables for token in made.tokens.values()
        ]
    }


def claim(address: str, token: str, *tables: Made) -> int:
    """Claim the seats of tables; how many seats the account has then."""
    answer = account(address, "claim", token, shown(*tables))
    assert answer.status == 200, answer
    seats: int = answer.body["seats"]
    return seats


def mine(address: str, token: str | None, *tables: Made) -> list[tuple[str, list[int]]]:
    """One's own games: the tables with the seats."""
    answer = http(address, "POST", "/api/mine", shown(*tables), token)
    assert answer.status == 200, answer
    return [(table["id"], table["held"]) for table in answer.body["tables"]]


class Device(Player):
    """A connection to a table from a device that is signed in and has no token of a seat."""

    def __init__(self, made: Made, session: str | None) -> None:
        self.session = session
        super().__init__(made, [])

    def hello(self, since: int | None = None) -> dict[str, Any]:
        """Say hello with the token of the device."""
        self.send(type="hello", tokens=[], since=since, session=self.session)
        return self.expect("welcome")
