"""Simulation: the same seed gives the same games, however they are counted."""

import json
from typing import Any

import pytest

from polis.arena import simulate
from polis.batch.runner import KernelRunner
from polis.cli import simulate as command
from polis.cli.parameters import read_options
from polis.core.kernels.chance import below, new_chance
from polis.core.kernels.kernel import COMPILED
from polis.core.seeds import Streams, batch_secret
from polis.core.texts.errors import InvalidOptions, InvalidSeed, PolisError
from polis.games import load
from polis.games.arkadia.figures import ENDING, GOLD, PASSED
from polis.games.arkadia.model.actions import PASS
from polis.games.arkadia.model.state import BY_CASTLE
from polis.games.summaries import DECISIONS

GAME: Any = load("arkadia")
MANY = 60 if COMPILED else 1  # interpreted, a greedy game takes long
FEW = 9 if COMPILED else 3

BANDS = {2: (60, 160), 3: (55, 140), 4: (50, 130)}


@pytest.mark.parametrize("workers", [2, 3])
@pytest.mark.parametrize("game", [GAME, load("archon")], ids=lambda game: game.name)
def test_the_same_seed_gives_the_same_result_for_any_number_of_workers(
    game: Any, workers: int
) -> None:
    bots = "random,greedy" if COMPILED else "random"
    alone = simulate(game, FEW, 2, bots, "1", workers=1)
    together = simulate(game, FEW, 2, bots, "1", workers=workers)
    assert together.result == alone.result
    assert together.speed["workers"] == workers
    assert simulate(game, FEW, 2, bots, "2").result != alone.result


def test_a_seed_may_be_written_in_two_ways() -> None:
    decimal = simulate(GAME, FEW, 4, "random", "255")
    hexadecimal = simulate(GAME, FEW, 4, "random", "000000000000000000000000000000FF")
    assert decimal.result == hexadecimal.result


@pytest.mark.parametrize("seats", BANDS)
def test_greedy_games_end_with_as_much_gold_as_known_games_do(seats: int) -> None:
    found: Any = simulate(GAME, MANY, seats, "greedy", "1").result
    low, high = BANDS[seats]
    assert low <= found["winner_gold"]["median"] <= high
    assert found["last_gold"]["median"] <= found["winner_gold"]["median"]
    assert found["endings"]["castle"] >= 0.95 * MANY


@pytest.mark.parametrize("seats", BANDS)
def test_a_greedy_bot_clearly_beats_random_ones(seats: int) -> None:
    bots = ",".join(["greedy"] + ["random"] * (seats - 1))
    found: Any = simulate(GAME, MANY, seats, bots, "2").result
    assert found["wins_by_seat"][0] > 0.95
    assert found["gold_by_seat"][0] > 1.5 * max(found["gold_by_seat"][1:])


def test_the_figures_of_a_series_fit_together() -> None:
    found: Any = simulate(GAME, FEW, 3, "random", "3").result
    assert sum(found["endings"].values()) == FEW
    assert sum(found["wins_by_seat"]) == pytest.approx(1)
    assert sum(phase["decisions"] for phase in found["phases"].values()) == found["decisions"]
    assert found["phases"]["banner"]["legal"] == 2
    assert found["buildings_completed"] <= found["buildings_laid"] <= 40
    assert found["seed"] == f"{3:032x}"
    assert json.loads(json.dumps(found)) == found


def test_progress_adds_up_to_all_games() -> None:
    told: list[int] = []
    simulate(GAME, FEW, 2, "random", "4", workers=2, progress=told.append)
    assert sum(told) == FEW


def by_hand(table: Any, secret: bytes) -> tuple[Any, int, int]:
    """A random game through the doors of Python: the last state, decisions and passes."""
    state, _ = GAME.new_game(table, 3, secret)
    rng = new_chance(Streams("arkadia", secret, [""] * 3).stream("batch bots").below(1 << 64))
    passed = decisions = 0
    while not GAME.is_over(state):
        legal = GAME.legal(state)
        action = int(legal[below(rng, len(legal))])
        GAME.apply(state, action)
        decisions += 1
        passed += action == PASS
    return state, decisions, passed


@pytest.mark.parametrize(
    "options", [{}, {"setup": "first-game", "flips": True}, {"lot": "f5 lying"}]
)
def test_a_series_is_of_games_that_the_rules_play(options: dict[str, object]) -> None:
    table, series = GAME.new_options(options), bytes(range(16))
    runner = KernelRunner(GAME, table, ["random"] * 3, series)
    for number, row in enumerate(runner.play(0, 3)):
        state, decisions, passed = by_hand(table, batch_secret(series, number, 0))
        assert runner.memory.states[number].tobytes() == state.tobytes()
        assert row[DECISIONS] == decisions
        assert row[PASSED] == passed
        assert row[GOLD : GOLD + 3].tolist() == GAME.scores(state)
        assert (row[ENDING] == BY_CASTLE) == (GAME.ending(state) == "castle")


def test_a_series_goes_on_where_it_was_left() -> None:
    runner = KernelRunner(GAME, GAME.new_options({}), ["random"] * 2, bytes(16))
    whole = runner.play(0, 70)
    assert (runner.play(60, 10) == whole[60:]).all()


@pytest.mark.parametrize(
    ("games", "seats", "bots", "workers", "sentence"),
    [
        (0, 4, "random", 1, "number of games is 0; it must be 1 to 10000000"),
        (10**9, 4, "random", 1, "number of games is 1000000000"),
        (1, 4, "random", 257, "number of workers is 257"),
        (1, 5, "random", 1, "for 2 to 4 seats, not 5"),
        (1, 4, "random", 0, "number of workers is 0; it must be 1 to 256"),
        (
            1,
            4,
            "master",
            1,
            "'master' is too slow to simulate many games, which is for random and greedy",
        ),
        (1, 4, "clever", 1, "no bot 'clever'; the bots are random, greedy, apprentice"),
        (1, 4, "random,greedy", 1, "names 2 bots; name one for all or one for each of the 4 seats"),
        (1, 2, "random,", 1, "no bot ''"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_one_sentence(
    games: int, seats: int, bots: str, workers: int, sentence: str
) -> None:
    with pytest.raises(PolisError, match=sentence) as refused:
        simulate(GAME, games, seats, bots, "1", workers)
    assert str(refused.value).endswith(".")


def test_a_seed_or_an_option_that_is_none_is_refused() -> None:
    with pytest.raises(InvalidSeed, match="is not a seed"):
        simulate(GAME, 1, 2, "random", "tomorrow")
    with pytest.raises(InvalidOptions, match="no option 'dragons'"):
        simulate(GAME, 1, 2, "random", "1", options={"dragons": True})


def test_the_command_writes_the_result_apart_from_the_speed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    written = []
    for workers in (1, 2):
        command.simulate(
            "arkadia", FEW, 2, "random", "6", workers, ["setup=first-game"], None, as_json=True
        )
        written.append(json.loads(capsys.readouterr().out))
    assert written[0]["result"] == written[1]["result"]
    assert written[0]["result"]["options"]["setup"] == "first-game"
    assert set(written[0]["speed"]) == {
        "workers", "seconds", "games_per_second", "decisions_per_second",
    }  # fmt: skip


def test_the_command_tells_the_figures_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    command.simulate("arkadia", FEW, 2, "random", "6")
    told = capsys.readouterr().out
    for word in ("turns a seat", "winner's gold", "endings", "castle", "stuck", "decisions/s"):
        assert word in told
    assert f"{6:032x}" in told


def test_options_are_read_from_pairs() -> None:
    pairs = ["flips=yes", "lot-workers=no", "lot=F5 lying"]
    assert read_options(pairs) == {"flips": True, "lot_workers": False, "lot": "f5 lying"}


@pytest.mark.parametrize("pair", ["flips", "=yes", "flips="])
def test_an_option_without_name_or_value_is_refused(pair: str) -> None:
    with pytest.raises(PolisError, match="write NAME=VALUE"):
        read_options([pair])
