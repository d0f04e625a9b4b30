"""300,000 random games of Archon: no crash, no dead end, no endless game, nothing lost or doubled."""

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from polis.games import load
from polis.games.archon.model.events import KINDS
from polis.games.archon.model.options import Options
from tests.long.archon_fuzz import FAULT_NAMES, FAULTS, TABLES, Answer, fuzz
from tests.long.archon_material import FIRST, fault_of

GAMES = 50_000  # at each of six kinds of tables
BOUNDED = 1_000
REACHED = 400  # legal actions, events and plies of a game stay well below the room there is
GAME = load("archon")


@pytest.mark.long
@pytest.mark.parametrize(("seats", "season_reset"), TABLES)
def test_random_games_neither_crash_nor_stop_nor_lose_a_piece(
    seed: int, seats: int, season_reset: bool
) -> None:
    answer = fuzz(GAMES, seed % 2**40, seats, Options(season_reset=season_reset))
    assert (answer.fault, answer.played) == ("none", GAMES), answer
    check_variety(answer, season_reset)
    assert answer.most_events < REACHED
    assert answer.most_legal < REACHED
    assert answer.most_plies < 1000


def check_variety(answer: Answer, season_reset: bool) -> None:
    """The games are worth something only if everything that can happen has happened."""
    never = {"pieces_returned"} if not season_reset else set()
    assert {kind for kind, times in answer.events.items() if not times} == never
    assert {verb for verb, times in answer.verbs.items() if not times} == set()
    assert min(answer.endings.values()) > 0


@pytest.mark.long
def test_no_index_ever_leaves_its_array(seed: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.long.archon_fuzz", str(BOUNDED), str(seed % 2**40)],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    good = f"{BOUNDED} none {seed % 2**40 + BOUNDED}\n"
    assert done.stdout == good * len(TABLES)


def put(field: str, place: tuple[int, ...], value: int) -> Callable[[Any], None]:
    """Write one number of a record."""

    def damage(state: Any) -> None:
        state[field][(0, *place)] = value

    return damage


DAMAGE: dict[str, tuple[Callable[[Any], None], ...]] = {
    "gold, recruits or cubes are lost or made": (
        put("held", (0, 0), 9),
        put("market", (2,), -1),
        put("supply", (5,), 15),
    ),
    "arts or science cards are lost or made": (put("arts", (1,), 1), put("supply", (7,), 22)),
    "a seat has not its ten cards": (put("hand", (0, 0), 9), put("waiting", (1, 2), -1)),
    "the magisters of a seat are not those of its track": (put("track", (0, 3), 1),),
    "a card is known to be where it is not": (put("sure_hand", (1, 4), 1),),
    "figures are lost, made, or stand where they must not": (
        put("figures_left", (0,), 4),
        put("figures", (0, 0, 1), 1),
    ),
    "tax tokens are lost, made, or lie where they must not": (
        put("tokens_left", (0,), 3),
        put("token", (3, 0), 1),
    ),
    "warriors are lost or made": (put("wall", (4,), 0), put("warriors_left", (1,), 6)),
    "building tiles are lost, made, or with a seat twice": (
        put("tiles", (0, 3), 1),
        put("tiles_left", (0,), 0),
    ),
    "a deck has lost or doubled a card, or the wrong number is drawn": (
        put("favors", (0,), 30),
        put("provinces", (3,), 20),
        put("attacks", (5,), 6),
        put("grants", (0,), -1),
        lambda state: state["attacks"].__setitem__((0, 0), state["attacks"][0, 1]),
        put("next_favor", (), 3),
        put("next_attack", (), 1),
    ),
    "the Palace shows a wrong card": (put("palace", (0,), -1), put("palace", (3,), 0)),
    "the player order is not one": (put("order", (0,), 3), put("turn", (), 2)),
    "a raid does not fit": (put("strength", (), 3), put("raid_due", (1,), 1)),
    "a seat that does not play has something": (put("points", (2,), 4), put("order", (3,), 0)),
}


@pytest.mark.long
@pytest.mark.parametrize("fault", DAMAGE)
def test_a_damaged_position_has_a_fault(fault: str) -> None:
    state, _ = GAME.new_game(GAME.new_options({}), 2, bytes(16))
    while GAME.phase(state) != "place":
        GAME.apply(state, int(GAME.legal(state)[0]))
    assert fault_of(state[0], GAME.tables[0]) == 0
    for damage in DAMAGE[fault]:
        damaged = state.copy()
        damage(damaged)
        assert FAULT_NAMES[int(fault_of(damaged[0], GAME.tables[0]))] == fault


def test_every_fault_has_a_number_of_its_own() -> None:
    assert len(FAULTS) <= FIRST
    assert len(set(FAULT_NAMES.values())) == len(FAULT_NAMES)
    assert len({kind.name for kind in KINDS}) == len([*KINDS])
