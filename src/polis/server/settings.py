"""The settings of a server."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from polis.core.data_folder import data_folder
from polis.core.errors import PolisError
from polis.server.notices.push import Vapid

CLIENT: Final = Path(__file__).parent / "client"
CONTACT: Final = "mailto:polis@localhost.localdomain"


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on what one client may do and what the server keeps in memory."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    messages_per_second: float = 30.0
    messages_at_once: int = 90
    requests_per_second: float = 10.0
    requests_at_once: int = 120
    outbox: int = 64  # messages queued for a slow client before it is resynchronised instead
    send_seconds: float = 20.0  # after which a client that takes nothing is disconnected
    chat_lines: int = 100
    loaded_tables: int = 2_000
    idle_seconds: float = 120.0  # after which a table without clients is unloaded
    attempts_per_minute: float = 6.0  # tries of passwords, per address and per name
    attempts_at_once: int = 12
    hooks_of_seat: int = 3


@dataclass(frozen=True, slots=True)
class NoticeSettings:
    """How notices are sent.

    allows_private: whether webhooks may lead to this machine and its network; contact: the address
    that push services get; vapid: a private key in PEM, else one is made and stored in the
    database; address: the public URL of the server.
    """

    allows_private: bool = False
    contact: str = CONTACT
    vapid: str | None = None
    address: str = ""
    delay_seconds: float = 3.0  # who connects within it gets no notice
    poll_seconds: float = 1.0
    retry_seconds: float = 30.0  # before the second try; each further wait is four times as long
    lease_seconds: float = 90.0  # after which another process may try


@dataclass(frozen=True, slots=True)
class Settings:
    """One process of a server."""

    database: str
    client: Path = CLIENT
    bot_threads: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    limits: Limits = field(default_factory=Limits)
    notices: NoticeSettings = field(default_factory=NoticeSettings)


def notice_settings() -> NoticeSettings:
    """`POLIS_WEBHOOKS_PRIVATE=1`, `POLIS_PUSH_CONTACT`, `POLIS_VAPID_KEY`, `POLIS_PUBLIC_URL`.

    Raises PolisError if the key that is named is none.
    """
    named = os.environ.get("POLIS_VAPID_KEY")
    return NoticeSettings(
        allows_private=os.environ.get("POLIS_WEBHOOKS_PRIVATE") == "1",
        contact=os.environ.get("POLIS_PUSH_CONTACT") or CONTACT,
        vapid=_key_of(Path(named)) if named else None,
        address=os.environ.get("POLIS_PUBLIC_URL", "").rstrip("/"),
    )


def _key_of(file: Path) -> str:
    try:
        pem = file.read_text("utf-8")
        Vapid(pem)
    except OSError as error:
        raise PolisError(f"POLIS_VAPID_KEY: {file} cannot be read: {error.strerror}.") from None
    except (UnicodeError, PolisError):
        raise PolisError(
            f"POLIS_VAPID_KEY: {file} is no private key of the curve P-256 in PEM."
        ) from None
    return pem


def default_database() -> str:
    """`POLIS_DATABASE_URL`, or a file in the user's data folder (`POLIS_DATA_DIR`)."""
    address = os.environ.get("POLIS_DATABASE_URL")
    if address:
        return address
    return str(data_folder() / "polis.sqlite3")
