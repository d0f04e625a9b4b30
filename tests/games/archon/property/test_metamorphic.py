"""What must not matter, does not: the numbers of seats, resources, tiles and cards.

A game and its twin, in which these have other numbers, are played side by side with the same
decisions; after each the twin's record is that of the game with the numbers changed.
"""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
import pytest

from polis.core.contract.options import write_options
from polis.core.kernels.events import Event
from polis.games import load
from polis.games.archon.game import Archon
from polis.games.archon.model.actions import CUBES, Action, encode
from polis.games.archon.model.dealing import Deal, deal
from polis.games.archon.model.events import new_log
from polis.games.archon.model.options import Options
from polis.games.archon.model.state import LAYOUT, PAPYRUS
from polis.games.archon.rules.setup import set_up_at
from tests.games.archon.property.names import ASKED_IN_ORDER, Names, seats_renamed, things_renamed
from tests.games.archon.styles import STYLES, weights

GAME = load("archon")
WEIGHTS = weights()


def chosen(rng: random.Random, game: Archon, state: Any, style: int) -> int:
    """A legal action, drawn as one of the styles of the long tests does."""
    legal = game.legal(state)
    return int(rng.choices(legal.tolist(), WEIGHTS[style][legal].tolist())[0])


def differences(one: Any, other: Any) -> list[str]:
    """The fields in which two records differ, apart from those that a new name may change."""
    names = [name for name in LAYOUT.names if name not in ASKED_IN_ORDER]
    return [name for name in names if not np.array_equal(one[name], other[name])]


class Twins:
    """A game and the same game with some things renumbered."""

    def __init__(self, names: Names, seats: int, rng: random.Random) -> None:
        self.names, self.rng = names, rng
        self.twin = Archon(GAME.box)
        self.twin.tables = names.tables(GAME.tables)
        options = Options(season_reset=rng.random() < 0.5)
        drawn = deal(GAME.box, seats, rng.randbytes(16), ("",) * seats)
        self.state, events = GAME.set_up(options, seats, drawn)
        self.other, told = self.twin.set_up(options, seats, names.deal(drawn))
        self.events: tuple[Sequence[Event], Sequence[Event]] = events, told

    def check(self) -> None:
        """Demand the same position and the same legal actions, under their names."""
        assert differences(self.names.state(self.state), self.other) == []
        legal = sorted(self.names.action(action) for action in GAME.legal(self.state).tolist())
        assert legal == self.twin.legal(self.other).tolist()

    def go_on(self, style: int) -> None:
        """One decision in both, or a whole raid: its losses are asked kind by kind."""
        action = chosen(self.rng, GAME, self.state, style)
        events = list(GAME.apply(self.state, action))
        told = list(self.twin.apply(self.other, self.names.action(action)))
        while GAME.phase(self.state) == "lose":
            events += GAME.apply(self.state, chosen(self.rng, GAME, self.state, style))
        lost = self.losses(events)
        while self.twin.phase(self.other) == "lose":
            resource = int(self.other["raid_cube"][0])
            count = lost[self.twin.turn(self.other), resource]
            told += self.twin.apply(self.other, encode(Action("lose", (resource, count))))
        self.events = events, told

    def losses(self, events: Iterable[Event]) -> Mapping[tuple[int, int], int]:
        """How many cubes of a kind a seat lost, by the names of the twin."""
        lost: Counter[tuple[int, int]] = Counter()
        for fields in (event.fields for event in events if event.kind == "raid_lost"):
            resource = fields["goods"] - PAPYRUS
            if 0 <= resource < CUBES:
                key = self.names.seat[fields["seat"]], self.names.resource[resource]
                lost[key] += fields["count"]
        return lost


def told_by(events: Iterable[Event], seat: Names) -> Counter[tuple[Any, ...]]:
    """How often each thing is told, with the seats by their new numbers."""
    return Counter(
        (event.kind, *((name, value_of(name, value, seat)) for name, value in event.fields.items()))
        for event in events
    )


def value_of(name: str, value: int, names: Names) -> int:
    return names.seat[value] if name in ("seat", "owner") else value


@pytest.mark.sample(6)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("style", range(len(STYLES)), ids=STYLES)
def test_the_seats_are_only_numbers(seed: int, seats: int, style: int) -> None:
    rng = random.Random(f"{seed} {seats} {style} seats")
    names = seats_renamed(rng, seats)
    twins = Twins(names, seats, rng)
    while not GAME.is_over(twins.state):
        twins.check()
        assert told_by(twins.events[0], names) == told_by(twins.events[1], Names())
        assert np.array_equal(twins.state["ply"], twins.other["ply"])
        seat = rng.randrange(seats)
        seen = names.state(GAME.observe(twins.state, seat))
        assert differences(seen, twins.twin.observe(twins.other, names.seat[seat])) == []
        twins.go_on(style)
    twins.check()
    winners = sorted(names.seat[seat] for seat in GAME.winners(twins.state))
    assert winners == twins.twin.winners(twins.other)


@pytest.mark.sample(6)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("style", range(len(STYLES)), ids=STYLES)
def test_resources_tiles_and_cards_are_only_numbers(seed: int, seats: int, style: int) -> None:
    rng = random.Random(f"{seed} {seats} {style} things")
    twins = Twins(things_renamed(rng), seats, rng)
    while not GAME.is_over(twins.state):
        twins.check()
        twins.go_on(style)
    twins.check()


def test_other_names_are_really_other_names(seed: int) -> None:
    """The comparison can fail: with a name too few the twin is another game."""
    rng = random.Random(seed)
    names = Names(resource=(1, 2, 3, 0))
    twins = Twins(names, 3, rng)
    twins.check()
    assert differences(twins.state, twins.other) == ["held", "market", "repository", "supply"]
    twins.twin.tables = GAME.tables
    with pytest.raises(AssertionError):  # noqa: PT012 - one of many decisions shows it
        for _ in range(200):
            twins.check()
            twins.go_on(0)


def set_up_again(states: Any, drawn: Deal) -> None:
    """Set a game of two seats up in records that held something else."""
    parts = (drawn.order, drawn.grants, drawn.provinces, drawn.attacks, drawn.favors)
    order, grants, provinces, attacks, favors = (np.array(part, np.int16) for part in parts)
    set_up_at(
        states, 0, GAME.tables, 2, order, grants, provinces, attacks, favors, new_log()
    )  # fmt: skip
    write_options(states, Options())


def test_a_game_begins_the_same_whatever_the_record_held_before(seed: int) -> None:
    rng = random.Random(seed)
    drawn = deal(GAME.box, 2, rng.randbytes(16), ("", ""))
    fresh, _ = GAME.set_up(Options(), 2, drawn)
    used = np.frombuffer(rng.randbytes(fresh.nbytes), fresh.dtype).copy()
    assert differences(fresh, used) != []
    set_up_again(used, drawn)
    assert differences(fresh, used) == []
    assert [int(used[name][0]) for name in ASKED_IN_ORDER] == [0, 0]
