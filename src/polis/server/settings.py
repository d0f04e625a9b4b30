"""The settings of a server."""

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from socket import gethostname
from typing import Final, NamedTuple

from polis.core.files import data_folder
from polis.core.processes import cpu_count
from polis.core.texts.errors import PolisError
from polis.server.names import NAME, host_name, public_address

CLIENT: Final = Path(__file__).parent / "client"
OWN_PROXY: Final = ("127.0.0.1", "::1")
CONTACT: Final = "mailto:polis@localhost.localdomain"


class Rate(NamedTuple):
    """A number at the start, refilled every second; 0 per second: no limit."""

    per_second: float
    at_once: float


def per_minute(rate: float, at_once: float) -> Rate:
    """Return a rate that is given per minute."""
    return Rate(rate / 60, at_once)


NO_LIMIT: Final = Rate(0, 0)


class Limits(NamedTuple):
    """Limits on what one client may do; the rates are those of one address if nothing else is said.

    messages: of one socket; work: messages of all its sockets, some of which count as several;
    seat_work, table_work: the same of one seat, and of all without a seat at one table;
    tables, listed: created; seats: taken at tables of others; hooks: webhooks added; boxes:
    component files checked; own_boxes: whether tables may be played with custom ones; outside_bots: whether programs may take
    seats as bots; chat: lines
    from one seat, or from one address without a seat; attempts: at passwords, also of one name.
    """

    requests: Rate = Rate(10, 120)
    messages: Rate = Rate(30, 90)
    work: Rate = Rate(150, 600)
    seat_work: Rate = Rate(30, 240)
    table_work: Rate = Rate(150, 1200)
    chat: Rate = Rate(0.5, 8)
    tables: Rate = per_minute(2, 40)
    listed: Rate = per_minute(0.2, 5)
    seats: Rate = per_minute(6, 40)
    hooks: Rate = per_minute(6, 12)
    boxes: Rate = per_minute(30, 60)
    attempts: Rate = per_minute(6, 12)
    own_boxes: bool = True
    outside_bots: bool = False
    sockets_of_address: int = 100  # 0: no limit
    hooks_of_seat: int = 3
    browsers_of_seat: int = 12  # that get notices; also the limit for an account
    bot_tables: int = 4  # running without a person, per account or address; 0: no limit
    bot_games_days: float = 90.0  # after which a finished game of bots alone is deleted; 0: never
    head_seconds: float = 10.0  # for the headers of a request
    idle_line_seconds: float = 190.0  # between two requests; proxies keep lines for 60 to 120
    body_seconds: float = 20.0
    hello_seconds: float = 20.0  # for the first message of a socket
    send_seconds: float = 20.0  # after which a client that accepts nothing is disconnected
    idle_seconds: float = 120.0  # after which a table without clients is unloaded
    outbox: int = 64  # messages queued for a slow client before it is resynchronised instead


@dataclass(frozen=True, slots=True)
class NoticeSettings:
    """How notices are sent.

    allows_private: whether webhooks may address this machine and its network; contact: the address
    given to push services; vapid: a private key in PEM, otherwise one is created and stored in the
    database; address: the public URL of the server.
    """

    allows_private: bool = False
    contact: str = CONTACT
    vapid: str | None = None
    address: str = ""
    delay_seconds: float = 3.0  # connecting within it cancels the notice
    poll_seconds: float = 1.0
    retry_seconds: float = 30.0  # before the second try; each further wait is four times as long
    lease_seconds: float = 90.0  # after which another process may try


def default_workers() -> int:
    """Return one process per core, at most eight, at least two so that one is left for people."""
    return max(2, min(8, cpu_count()))


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server process.

    hosts: host names it answers to besides this machine's; "*": any; proxies: networks and
    addresses trusted to say where a request comes from; metrics_token: allows other machines to
    read the metrics; workers: processes for the long computations of bots.
    """

    database: str
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = OWN_PROXY
    metrics_token: str = ""
    sweep_seconds: float = 15.0  # between two searches for what can be unloaded or deleted
    client: Path = CLIENT
    workers: int = field(default_factory=default_workers)
    limits: Limits = field(default_factory=Limits)
    notices: NoticeSettings = field(default_factory=NoticeSettings)


def named_hosts(given: Sequence[str], bound: str) -> tuple[str, ...]:
    """Return the host names of a server: given ones, the bound one, and that of its public address.

    `POLIS_HOSTS` has more of them, separated by commas. A server that listens on every address of
    the machine answers to each of them as a number; a name has to be given. Raises PolisError for
    what is no name.
    """
    public = public_address(os.environ.get("POLIS_PUBLIC_URL", ""))
    named = os.environ.get("POLIS_HOSTS", "").split(",")
    own = gethostname() if NAME.fullmatch(gethostname().lower()) else ""
    return tuple(
        host_name(name) for name in (*given, *named, bound, public, own.lower()) if name.strip()
    )


def named_proxies() -> tuple[str, ...]:
    """Return this machine, and the networks and addresses of `POLIS_PROXIES`, separated by commas.

    Raises PolisError for anything else, because it could never match.
    """
    named = [one.strip() for one in os.environ.get("POLIS_PROXIES", "").split(",")]
    for one in filter(None, named):
        try:
            ip_network(one)
        except ValueError:
            raise PolisError(
                f"POLIS_PROXIES: '{one}' is neither an address nor a network such as 10.0.0.0/24."
            ) from None
    return (*OWN_PROXY, *filter(None, named))


def default_database() -> str:
    """Return `POLIS_DATABASE_URL`, or a file in the user's data folder (`POLIS_DATA_DIR`)."""
    address = os.environ.get("POLIS_DATABASE_URL")
    if address:
        return address
    return str(data_folder() / "polis.sqlite3")
