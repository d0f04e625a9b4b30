"""A database full of games by correspondence for `make bench-server`: real ones, copied many times."""

import secrets
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from msgspec import structs
from sqlalchemy import Connection, Engine, insert, literal, select, text

from polis.games import GAMES
from polis.server.live.live_table import stages_of
from polis.server.protocol.tables import Clock
from polis.server.storage import schema
from polis.server.storage.engine import closing_engine, open_engine
from polis.server.storage.journal_rows import row_of, rows_of
from polis.server.storage.migrating import migrate
from polis.server.table.commands.playing import acted
from polis.server.table.dealing import deal
from polis.server.table.entries import Created, Draft, Entry, Seat, Terms, numbered
from polis.server.table.joining import hash_of, new_table_id
from polis.server.table.table import Table

BATCH: Final = 200
AGO: Final = 3600.0  # seconds since the first entry of each game
CLOCK: Final = Clock("days", 14 * 86_400, 0)
PATTERNS: Final = 8  # different games of each kind; the others are copies of them under other names
TOKEN: Final = "a sleeper's token"


class Pattern(NamedTuple):
    """A game to be copied; first: the name under which it is stored already, if it is."""

    table: Table
    entries: list[Entry]
    first: list[str]


def fill(address: str, games: int) -> tuple[list[str], int]:
    """Make the database and the games in it; returns their names, and the bytes that each takes."""
    patterns = [pattern(game, seed) for seed in range(PATTERNS) for game in GAMES]
    names = [new_table_id() for _ in range(games)]
    with closing_engine(open_engine(address)) as engine:
        migrate(engine)
        empty = bytes_of(engine)
        for first in range(0, games, BATCH):
            with engine.execution_options(writes=True).begin() as connection:
                for number, name in enumerate(names[first : first + BATCH], first):
                    copy(connection, patterns[number % len(patterns)], name)
        size = (bytes_of(engine) - empty) // max(1, games)
    return names, size


def bytes_of(engine: Engine) -> int:
    """Return the size of a database."""
    sizes = {
        "sqlite": "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
        "postgresql": "SELECT pg_database_size(current_database())",
    }
    with engine.connect() as connection:
        return int(connection.scalar(text(sizes[engine.dialect.name])) or 0)


def pattern(game: str, seed: int) -> Pattern:
    """A game of two people, played at random up to some point before its end."""
    draw, token = Random(seed), hash_of(TOKEN)
    began = time.time() - AGO
    terms = Terms(game, {}, CLOCK, listed=False, spectators=True, chat=True, take_backs=True)
    seats = [Seat("person", name, None, token, "", ready=True) for name in ("Ada", "Ben")]
    secret = draw.randbytes(16)
    dealt = deal(terms, secret, ["", ""])
    entries = numbered([Draft(Created(terms, seats)), dealt], 0, began)
    table = stages_of(Table("pattern", secret, entries[0]), entries[1:])[-1]
    plies = draw.randrange(20, 140)
    while table.status == "playing" and table.ply < plies:
        action = draw.choice(table.content.game.legal(table.history.state).tolist())
        steps = [table.history.step(table.history.state, action)]
        draft = structs.replace(acted(steps, table.turn or 0), key=secrets.token_hex(8))
        entries += numbered([draft], table.version, began + table.version)
        table = stages_of(table, entries[-1:])[-1]
    return Pattern(table, entries, [])


def copy(connection: Connection, one: Pattern, name: str) -> None:
    """Store a game under another name: its row, and what is copied of the first one's journal."""
    table = one.table.copy()
    table.id = name
    connection.execute(insert(schema.tables), row_of(table))
    if one.first:
        others = [
            literal(name),
            *(column for column in schema.journal.c if column.name != "table_id"),
        ]
        copies = select(*others).where(schema.journal.c.table_id == one.first[0])
        connection.execute(insert(schema.journal).from_select([*schema.journal.c.keys()], copies))
    else:
        one.first.append(name)
        connection.execute(insert(schema.journal), rows_of(name, one.entries))


def spread(names: Sequence[str], count: int) -> Iterator[str]:
    """A sample of the games."""
    return iter(names[:: max(1, len(names) // count)][:count])
