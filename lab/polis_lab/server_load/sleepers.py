"""A database full of sleeping games for `make bench-server`: real ones, each copied many times."""

import secrets
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from msgspec import structs
from sqlalchemy import insert

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
NOW: Final = 1_700_000_000.0
PATTERNS: Final = 8  # different games of each kind; the others are copies of them under other names
TOKEN: Final = "a sleeper's token"


class Pattern(NamedTuple):
    """A game to be copied."""

    table: Table
    entries: list[Entry]


def fill(address: str, games: int) -> list[str]:
    """Make the database and the games in it; returns their names."""
    patterns = [pattern(game, seed) for seed in range(PATTERNS) for game in GAMES]
    names = [new_table_id() for _ in range(games)]
    with closing_engine(open_engine(address)) as engine:
        migrate(engine)
        for first in range(0, games, BATCH):
            with engine.execution_options(writes=True).begin() as connection:
                for number, name in enumerate(names[first : first + BATCH], first):
                    row, journal = copied(patterns[number % len(patterns)], name)
                    connection.execute(insert(schema.tables), row)
                    connection.execute(insert(schema.journal), journal)
    return names


def pattern(game: str, seed: int) -> Pattern:
    """A game of two people, played at random up to some point before its end."""
    draw, token = Random(seed), hash_of(TOKEN)
    terms = Terms(game, {}, Clock(), listed=False, spectators=True, chat=True, take_backs=True)
    seats = [Seat("person", name, None, token, "", ready=True) for name in ("Ada", "Ben")]
    secret = draw.randbytes(16)
    dealt = deal(terms, secret, ["", ""])
    entries = numbered([Draft(Created(terms, seats)), dealt], 0, NOW)
    table = stages_of(Table("pattern", secret, entries[0]), entries[1:])[-1]
    plies = draw.randrange(20, 140)
    while table.status == "playing" and table.ply < plies:
        action = draw.choice(table.content.game.legal(table.history.state).tolist())
        steps = [table.history.step(table.history.state, action)]
        draft = structs.replace(acted(steps, table.turn or 0), key=secrets.token_hex(8))
        entries += numbered([draft], table.version, NOW + table.version)
        table = stages_of(table, entries[-1:])[-1]
    return Pattern(table, entries)


def copied(one: Pattern, name: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A template's rows under another name."""
    table = one.table.copy()
    table.id = name
    return row_of(table), rows_of(name, one.entries)


def spread(names: Sequence[str], count: int) -> Iterator[str]:
    """A sample of the games."""
    return iter(names[:: max(1, len(names) // count)][:count])
