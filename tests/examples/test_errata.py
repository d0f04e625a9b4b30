"""An erratum in a game of somebody else: declared as one field, games of before keep what was."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from polis_thirtyone.game import Options, ThirtyOne

from polis.core.contract.game import Game
from polis.core.contract.options import (
    errata,
    erratum,
    read_options,
    renewed_options,
    stored_options,
)
from polis.core.records.record import Record, Seat, begin_record
from polis.core.records.replay import verify

SECRET = bytes(range(16))


@dataclass(frozen=True, slots=True)
class Corrected(Options):
    """The options of a later version. from_below: cards are dealt from the other end of the stock."""

    from_below: bool = erratum("ONE-P.1")


class Later(ThirtyOne):
    """Thirty-one after its dealing has been corrected."""

    def new_options(self, mapping: Mapping[str, object]) -> Corrected:
        return read_options(Corrected, mapping, self.name)

    def deal(
        self, options: Options, seats: int, secret: bytes, entropies: Sequence[str]
    ) -> list[int]:
        cards = super().deal(options, seats, secret, entropies)
        is_corrected = isinstance(options, Corrected) and options.from_below
        return cards[::-1] if is_corrected else cards


def recorded(game: Game[Any], options: Mapping[str, object]) -> Record:
    """A game of three actions."""
    chosen = game.new_options(options)
    state, _ = game.new_game(chosen, 2, SECRET, ("", ""))
    record = begin_record(game, chosen, [Seat("a", "human")] * 2, SECRET, ("", ""), state)
    for _ in range(3):
        action = int(game.legal(state)[0])
        game.apply(state, action)
        record = record.added(game.text(action), game.hash(state))
    return record


def test_a_record_of_before_the_correction_is_replayed_as_it_was_played() -> None:
    before, later = recorded(ThirtyOne(), {}), recorded(Later(), {})
    assert before.hashes[0] != later.hashes[0]
    assert "from_below" not in before.options
    assert later.options["from_below"] is True
    assert verify(before, Later()) is None
    assert verify(later, Later()) is None


def test_who_does_not_know_the_correction_refuses_what_has_it() -> None:
    with pytest.raises(Exception, match="from_below"):
        verify(recorded(Later(), {}), ThirtyOne())


def test_a_table_may_ask_for_the_rules_of_before() -> None:
    asked = recorded(Later(), {"from_below": False})
    assert asked.hashes == recorded(ThirtyOne(), {}).hashes
    assert verify(asked, Later()) is None


def test_what_is_stored_lacks_later_errata_and_what_is_new_has_them() -> None:
    game = Later()
    assert errata(game) == ("from_below",)
    assert errata(ThirtyOne()) == ()
    assert stored_options(game, {"all_three": False}) == Corrected(False, False)
    assert stored_options(game, {"from_below": True}) == Corrected(True, True)
    assert renewed_options(game, {"all_three": False, "from_below": False}) == {"all_three": False}
