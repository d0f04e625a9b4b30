"""Dealing the cards, under rules, box and code that the journal names.

A journal has the hash of the position at the end of each turn. The code that wrote them trusts them; any other code
computes them again and compares. Other rules or another box are refused at once: the same actions
would be a different game.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from polis import __version__
from polis.core.contract.game import Game
from polis.core.sources import game_sources, source_digest
from polis.server.kept_engines import engine_name, kept_engine
from polis.server.loaded_game import content_of
from polis.server.table.entries import Body, Draft, Entry, Terms
from polis.server.table.history import History, check_hash
from polis.server.table.table import Table
from polis.server.texts import refused


class Edition(Struct, frozen=True):
    """rules: their version; components: the hex SHA-256 of the box; code: a digest of the sources.

    engine: the name under which a server keeps the engine; empty without one.
    """

    rules: int
    components: str
    code: str
    engine: str = ""


class Dealt(Body, tag="dealt", frozen=True):
    """The game was set up; hash: of the first position."""

    hash: str
    edition: Edition

    def apply(self, table: Table, entry: Entry) -> None:
        """Begin the game; raises RequestRefused if it was begun under other rules that are not kept."""
        terms = table.terms
        if self.edition.rules != table.content.game.rules_version:
            kept = kept_engine(terms.game, self.edition.engine)
            table.content = content_of(terms.game, terms.box, kept)
        game = table.content.game
        check_fits(self.edition, game)
        entropies = [seat.entropy for seat in table.seats]
        history = History(table.content, table.terms.options, table.secret, entropies)
        check_hash(history.hashes[0], self.hash, 0)
        history.is_believed = self.edition == edition_of(game)
        table.begin(history)


def edition_of(game: Game[Any]) -> Edition:
    """Return the current edition of a game."""
    engine = getattr(game, "engine_name", None) or engine_name(game.name)
    return Edition(game.rules_version, game.components_sha256, code_of(game.name), engine)


@cache
def code_of(game: str) -> str:
    """Return a digest of the code that determines the course of a game, equal on every machine."""
    return source_digest(game_sources(game), __version__)


def check_fits(edition: Edition, game: Game[Any]) -> None:
    """Raise RequestRefused if a game was begun under other rules or with another box."""
    if edition.rules != game.rules_version:
        versions = {"then": str(edition.rules), "now": str(game.rules_version)}
        raise refused("other-rules", game=game.title, **versions)
    if game.components_sha256 != edition.components:
        boxes = {"then": edition.components[:12], "now": game.components_sha256[:12]}
        raise refused("other-box", game=game.title, **boxes)


def deal_if_ready(table: Table, last: int, entropy: str) -> list[Draft]:
    """Return the entry that deals the cards if all seats except `last` are ready, else nothing.

    entropy: that seat's text for the shuffle.
    """
    if not all(seat.ready for number, seat in enumerate(table.seats) if number != last):
        return []
    entropies = [
        entropy if number == last else seat.entropy for number, seat in enumerate(table.seats)
    ]
    return [deal(table.terms, table.secret, entropies)]


def deal(terms: Terms, secret: bytes, entropies: Sequence[str]) -> Draft:
    """Return the entry that deals the cards."""
    content = content_of(terms.game, terms.box)
    game, options = content.game, content.game.new_options(terms.options)
    first, _ = game.new_game(options, len(entropies), secret, entropies)
    return Draft(Dealt(game.hash(first), edition_of(game)))
