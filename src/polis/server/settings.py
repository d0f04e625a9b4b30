"""What a server is told when it starts."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import platformdirs

CLIENT: Final = Path(__file__).parent / "client"


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client may do, and how much of it is kept."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    messages_per_second: float = 30.0
    messages_at_once: int = 90
    requests_per_second: float = 10.0
    requests_at_once: int = 120
    outbox: int = 64  # messages that wait for a slow client before it is resynchronised instead
    send_seconds: float = 20.0  # a client that takes nothing for so long is let go
    chat_lines: int = 100
    loaded_tables: int = 2_000
    idle_seconds: float = 120.0  # a table that nobody looks at is forgotten after so long


@dataclass(frozen=True, slots=True)
class Settings:
    """One process of a server."""

    database: str
    client: Path = CLIENT
    bot_threads: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    limits: Limits = field(default_factory=Limits)


def default_database() -> str:
    """`POLIS_DATABASE_URL`, or a file in the user's data folder (`POLIS_DATA_DIR`)."""
    address = os.environ.get("POLIS_DATABASE_URL")
    if address:
        return address
    chosen = os.environ.get("POLIS_DATA_DIR")
    folder = Path(chosen) if chosen else Path(platformdirs.user_data_dir("polis"))
    return str(folder / "polis.sqlite3")
