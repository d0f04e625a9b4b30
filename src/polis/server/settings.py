"""The settings of a server."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from socket import gethostname
from typing import Final
from urllib.parse import urlsplit

from polis.core.files import data_folder
from polis.core.processes import cpu_count
from polis.core.texts.errors import PolisError

CLIENT: Final = Path(__file__).parent / "client"
OWN_PROXY: Final = ("127.0.0.1", "::1")
CONTACT: Final = "mailto:polis@localhost.localdomain"


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on what one client may do and what the server keeps in memory."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    messages_per_second: float = 30.0
    messages_at_once: int = 90
    refusals_per_second: float = 10.0  # of messages beyond that; who sends more is disconnected
    refusals_at_once: int = 300
    requests_per_second: float = 10.0
    requests_at_once: int = 120
    work_per_second: float = 150.0  # messages of one address; some count as several
    work_at_once: int = 600
    sockets_of_address: int = 100  # 0: without limit
    sockets_of_seat: int = 12
    hello_seconds: float = 20.0  # for the first message of a socket
    head_seconds: float = 10.0  # for the headers of a request
    body_seconds: float = 20.0
    tables_per_minute: float = 2.0  # created by one address
    tables_at_once: int = 40
    listed_per_minute: float = 0.2
    listed_at_once: int = 5
    seats_per_minute: float = 6.0  # taken by one address at tables of others
    seats_at_once: int = 40
    hooks_per_minute: float = 6.0  # webhooks added by one address: each is called at once
    hooks_at_once: int = 12
    boxes_per_minute: float = 30.0  # component files checked for one address
    boxes_at_once: int = 60
    own_boxes: bool = True  # whether tables may be played with custom component files
    empty_days: float = 14.0  # after which a table without a deal is deleted
    bot_games_days: float = 90.0  # after which a finished game of bots alone is deleted; 0: never
    outbox: int = 64  # messages queued for a slow client before it is resynchronised instead
    send_seconds: float = 20.0  # after which a client that accepts nothing is disconnected
    chat_lines: int = 100
    chat_per_second: float = 0.5  # lines from one seat, or from one address without a seat
    chat_at_once: int = 8
    loaded_tables: int = 2_000
    idle_seconds: float = 120.0  # after which a table without clients is unloaded
    attempts_per_minute: float = 6.0  # password attempts, per address and per name
    attempts_at_once: int = 12
    hooks_of_seat: int = 3
    browsers_of_seat: int = 12  # that get notices; also the limit for an account
    bot_tables: int = 4  # running without a person, per account or address; 0: no limit
    bot_tables_in_all: int = 100


@dataclass(frozen=True, slots=True)
class NoticeSettings:
    """How notices are sent.

    allows_private: whether webhooks may lead to this machine and its network; contact: the address
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
    read the metrics; workers: processes for the long computations of bots; early: whether one for
    short computations is started in advance; progress: takes a line about compilation that replaces
    the previous one, and an empty one at the end; None: it is logged.
    """

    database: str
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = OWN_PROXY
    metrics_token: str = ""
    sweep_seconds: float = 15.0  # between two searches for what can be unloaded or deleted
    client: Path = CLIENT
    workers: int = field(default_factory=default_workers)
    early: bool = True
    limits: Limits = field(default_factory=Limits)
    notices: NoticeSettings = field(default_factory=NoticeSettings)
    progress: Callable[[str], None] | None = None


def named_hosts(given: Sequence[str], bound: str) -> tuple[str, ...]:
    """Return the host names of a server: given ones, the bound one, and that of its public address.

    `POLIS_HOSTS` has more of them, separated by commas. A server that listens on every address of
    the machine answers to each of them as a number; a name has to be given.
    """
    public = urlsplit(os.environ.get("POLIS_PUBLIC_URL", "")).hostname
    named = os.environ.get("POLIS_HOSTS", "").split(",")
    return tuple(
        name.strip()
        for name in (*given, *named, bound, public or "", gethostname())
        if name.strip()
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
