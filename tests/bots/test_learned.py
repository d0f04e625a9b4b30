"""Bots that have learned: their weights fit, they read what they say, and they play well."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polis
from polis.core.kernels.kernel import COMPILED
from polis.core.texts.errors import PolisError
from polis.games import NAMES, load
from polis.games.arkadia.model import COLUMNS, ROWS
from polis.games.arkadia.model.actions import SITE
from polis.games.arkadia.model.bitboard import squares_of
from polis.games.learned import arkadia, bot, looking
from polis.games.learned.bot import LearnedBot, sight, weights_path
from polis.games.learned.looking import Looker
from polis.games.levels import LEARNED

MOST_BYTES = 140 * 1024


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bot_name", LEARNED)
def test_weights_are_small_and_choose_a_legal_action(name: str, bot_name: str) -> None:
    assert weights_path(name, bot_name).stat().st_size <= MOST_BYTES
    game: Any = load(name)
    player = polis.new_bot(game, bot_name)
    assert player.name == bot_name
    state, _ = polis.new_game(game, seats=3, seed=5)
    for _ in range(12 if COMPILED else 2):
        seen = game.observe(state, game.turn(state))
        legal = game.legal(state)
        rng = np.random.default_rng(1)
        chosen = player.decide(seen, legal, rng)
        assert chosen in legal
        assert player.decide(seen, legal, np.random.default_rng(1)) == chosen
        game.apply(state, chosen)


@pytest.mark.skipif(not COMPILED, reason="whole games take long interpreted")
@pytest.mark.parametrize("name", NAMES)
def test_a_learned_bot_wins_from_chance(name: str) -> None:
    game: Any = load(name)
    bots = [polis.new_bot(game, "learned-small"), polis.new_bot(game, "random")]
    for seed in (1, 2):
        played = polis.arena.play_game(game, bots, seed=seed).result
        assert played is not None
        assert played.winners == (0,)


@pytest.mark.skipif(not COMPILED, reason="whole games take long interpreted")
def test_the_contest_of_the_manual_runs() -> None:
    contest = Path(__file__).parents[2] / "examples" / "learning" / "contest.py"
    words = [sys.executable, str(contest), "archon", "--games", "4", "--against", "random"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    told = done.stdout.splitlines()
    assert [line.partition(":")[0] for line in told] == [
        "archon-learned-small against random",
        "archon-learned against random",
    ]
    assert "100.0 %" in told[1]


def test_weights_for_something_else_are_refused_in_a_sentence(tmp_path: Path) -> None:
    archon: Any = load("archon")
    with pytest.raises(PolisError, match=r"are for 'arkadia', not 'archon'\.$"):
        LearnedBot("mine", archon, weights_path("arkadia", "learned"))
    broken = tmp_path / "mine.npz"
    broken.write_bytes(weights_path("archon", "learned").read_bytes()[:5000])
    with pytest.raises(PolisError, match="cannot be read"):
        LearnedBot("mine", archon, broken)
    with pytest.raises(PolisError, match="cannot be read"):
        polis.new_bot(archon, "learned", weights=tmp_path / "nothing.npz")


def test_a_network_that_reads_other_numbers_is_refused_in_a_sentence() -> None:
    game: Any = load("arkadia")
    inputs = arkadia.read(game, played("arkadia", 2, 0), 0)
    net = bot.load(weights_path("arkadia", "learned"), game)
    with pytest.raises(PolisError, match=r"reads \d+ numbers of a position, not the 9 of"):
        bot.value(net, inputs._replace(plain=inputs.plain[:, :9]))


def test_weights_for_other_spaces_are_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game: Any = load("archon")
    path = tmp_path / "mine.npz"
    shutil.copy(weights_path("archon", "learned"), path)
    monkeypatch.setattr(type(game), "spaces_version", game.spaces_version + 1)
    with pytest.raises(PolisError, match=r"the weights in .*mine\.npz"):
        LearnedBot("mine", game, path)


def played(name: str, seats: int, decisions: int, seed: int = 7) -> Any:
    """A state in the middle of a random game, in which its seat may choose."""
    game: Any = load(name)
    rng, (state, _) = np.random.default_rng(seed), polis.new_game(game, seats=seats, seed=seed)
    for _ in range(decisions if COMPILED else min(decisions, 12)):
        game.apply(state, int(rng.choice(game.legal(state))))
    while len(legal := game.legal(state)) == 1:
        game.apply(state, int(legal[0]))
    return state


def test_buildings_are_read_with_the_squares_and_the_workers_beside_them() -> None:
    game: Any = load("arkadia")
    state = played("arkadia", 3, 70)
    inputs = arkadia.read(game, state, 1)
    assert len(inputs.near) == state["open_count"][0] > 0
    assert inputs.of.tolist() == [0] * len(inputs.near)
    free, *workers = (
        set(squares_of(words)) for words in (state["free"][0], *state["workers"][0, :3])
    )
    for near, building in zip(inputs.near, state["open"][0], strict=False):
        form, turned, first = (
            int(state[f"tile_{name}"][0, building]) for name in ("form", "orientation", "square")
        )
        offsets = game.tables["offset"][0, form, turned, : game.tables["cells"][0, form]]
        under = {first + int(one) for one in offsets}
        around = {
            square
            for square in range(ROWS * COLUMNS)
            if square not in under and any(is_beside(square, one) for one in under)
        }
        vacant = min(len(around & free), arkadia.VACANT - 1)
        assert near[: arkadia.VACANT].tolist() == [
            float(k == vacant) for k in range(arkadia.VACANT)
        ]
        own, others = near[4 * arkadia.VACANT : 4 * arkadia.VACANT + 2] * 2
        assert own == len(around & workers[1])
        assert others == len(around & (workers[0] | workers[2]))


def is_beside(square: int, other: int) -> bool:
    """Whether two squares have a side in common."""
    down, right = square // COLUMNS - other // COLUMNS, square % COLUMNS - other % COLUMNS
    return abs(down) + abs(right) == 1


@pytest.mark.parametrize("name", NAMES)
def test_nothing_hidden_from_a_seat_is_read(name: str) -> None:
    game: Any = load(name)
    for decisions in (0, 20, 60):
        state = played(name, 3, decisions)
        seat, rng = game.turn(state), np.random.default_rng(decisions)
        worlds = [game.sample_world(game.observe(state, seat), rng) for _ in range(4)]
        real = sight(game).read(game, state, seat)
        for world in worlds:
            read = sight(game).read(game, world, seat)
            for one, other in zip(read, real, strict=True):
                assert one.tobytes() == other.tobytes()


@pytest.mark.parametrize("name", NAMES)
def test_a_network_reads_numbers_of_a_usual_size(name: str) -> None:
    game: Any = load(name)
    state = played(name, 2, 60)
    for one in sight(game).read(game, state, 0)[:2]:
        assert one.dtype == np.float32
        assert not one.size or 0 <= one.min() <= one.max() <= 20


def looked(state: Any, known: Any = ()) -> tuple[Any, Any]:
    """How the decision in a state can end, for a network that likes all alike."""
    game: Any = load("arkadia")
    looker = Looker(game, arkadia, lambda inputs: np.zeros(len(inputs.plain), np.float32))
    return game, looker.look(state, game.legal(state).tolist(), known)


def test_a_decision_is_looked_through_to_its_ends() -> None:
    game, ends = looked(state := played("arkadia", 2, 0))
    for line, end in zip(ends.lines, ends.states, strict=True):
        after = state.copy()
        for action in line:
            game.apply(after, action)
        assert after.tobytes() == end.tobytes()
        assert int(after["phase"][0]) not in arkadia.UNFINISHED
    cards = [action for action in game.legal(state) if action < SITE]
    for card in cards:
        after = state.copy()
        game.apply(after, card)
        placed = [line[1] for line in ends.lines if line[0] == card]
        assert placed == game.legal(after).tolist()
    assert any(len(line) > 3 and line[-1] == arkadia.STOP for line in ends.lines)


def test_known_ends_come_first() -> None:
    _, ends = looked(state := played("arkadia", 2, 0))
    _, again = looked(state, [ends.lines[5]])
    assert again.lines == [ends.lines[5], *ends.lines]
    assert again.states[0].tobytes() == ends.states[5].tobytes()


def test_no_more_is_looked_at_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "ROOM", 40)
    _, ends = looked(played("arkadia", 2, 0))
    assert 20 < len(ends.lines) <= 40
    assert len(ends.liked) == len(ends.states) == len(ends.inputs.plain) == len(ends.lines)


def test_rows_of_inputs_keep_what_lies_around_them() -> None:
    _, ends = looked(played("arkadia", 2, 0))
    rows = np.array([3, 0, 2])
    assert len(ends.inputs.near) > len(rows)
    taken, inputs = ends.inputs.take(rows), ends.inputs
    for place, row in enumerate(rows):
        assert taken.plain[place].tobytes() == inputs.plain[row].tobytes()
        assert taken.near[taken.of == place].tobytes() == inputs.near[inputs.of == row].tobytes()
