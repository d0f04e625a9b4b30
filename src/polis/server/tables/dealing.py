"""Dealing the cards."""

from collections.abc import Sequence

from polis.server.content import content_for
from polis.server.tables.edition import Edition, check_fits, edition_of
from polis.server.tables.entries import Body, Draft, Entry, Terms
from polis.server.tables.history import History, check_hash
from polis.server.tables.table import Table


class Dealt(Body, tag="dealt", frozen=True):
    """The game was set up; hash: of the first position; edition: None in old journals."""

    hash: str
    edition: Edition | None = None

    def apply(self, table: Table, entry: Entry) -> None:
        """Begin the game; raises RequestRefused if it was begun under other rules."""
        game = table.content.game
        if self.edition is not None:
            check_fits(self.edition, game)
        entropies = [seat.entropy for seat in table.seats]
        history = History(table.content, table.terms.options, table.secret, entropies)
        check_hash(history.hashes[0], self.hash, 0)
        history.is_believed = self.edition == edition_of(game)
        table.begin(history)


def deal_if_ready(table: Table, last: int, entropy: str) -> list[Draft]:
    """Return the entry that deals the cards if all seats except `last` are ready, else nothing.

    entropy: that seat's text for the shuffle.
    """
    if not all(seat.ready for number, seat in enumerate(table.seats) if number != last):
        return []
    entropies = [
        entropy if number == last else seat.entropy for number, seat in enumerate(table.seats)
    ]
    return [Draft(Dealt(first_hash(table.terms, table.secret, entropies)))]


def first_hash(terms: Terms, secret: bytes, entropies: Sequence[str]) -> str:
    """Return the hash of the position that will be dealt."""
    content = content_for(terms.game, terms.options, terms.box)
    game, options = content.game, content.kept_options(terms.options)
    return game.hash(game.new_game(options, len(entropies), secret, entropies)[0])
