"""The benchmark runs, reports every figure, and says which are missing or short of their goal."""

import json
import shlex
import sys
from typing import Any

import pytest

from polis.core.contract.game import Game
from polis.core.texts.errors import PolisError
from polis.games import load
from polis_lab.commands import bench as command
from polis_lab.measuring import baselines as yardsticks
from polis_lab.measuring import batches, calls, starting
from polis_lab.measuring import bench as arena
from polis_lab.measuring.baselines import program_round, read_rate
from polis_lab.measuring.bench import bench

GAME = load("arkadia")
FIVE_HUNDRED = "import json; print(json.dumps({'decisions': 1000, 'seconds': 2}))"
PYTHON = shlex.quote(sys.executable)  # the folder's name may hold spaces
PROGRAM = f'{PYTHON} -c "{FIVE_HUNDRED}"'


def small(**more: Any) -> dict[str, Any]:
    """A benchmark of a moment."""
    return bench(GAME, **{"games": 2, "rounds": 2, "seats": 2, "starts": False, **more})


def test_a_benchmark_tells_every_figure() -> None:
    found = small(yardstick=PROGRAM)
    for name in ("decisions_per_second", "games_per_second", "decision_ns", "turn_ns"):
        assert 0 < found[name]["min"] <= found[name]["median"] <= found[name]["max"]
    assert found["two_threads"]["ratio"] > 0
    assert found["state_bytes"] == GAME.new_game(GAME.new_options({}), 2, bytes(16))[0].nbytes
    assert found["phases"]["banner"]["legal"] == 2
    assert found["legal_a_decision"] > 2
    assert found["starting"] is None
    assert json.loads(json.dumps(found)) == found


def test_a_yardstick_is_measured_in_every_round_and_compared() -> None:
    other = small(yardstick=PROGRAM)["yardsticks"]["program"]
    assert other["decisions_per_second"] == {"median": 500, "min": 500, "max": 500}
    assert other["polis_ratio"] > 0


def test_a_missing_library_is_named_with_the_way_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(yardsticks, "CATANATRON", "no_such_library")
    assert yardsticks.catanatron_version() is None
    monkeypatch.setattr(arena, "catanatron_version", yardsticks.catanatron_version)
    assert "pip install 'polis-lab[bench]'" in small()["yardsticks"]["catanatron"]["missing"]


@pytest.mark.parametrize(
    ("output", "rate"),
    [
        ('{"decisions_per_second": 12.5}', 12.5),
        ('noise\n{"decisions": 300, "seconds": 2}', 150),
        ("about 3,000,000 decisions/s\n", 3_000_000),
        ("2.5e6 decisions per second", 2_500_000),
        ('{"decisions": 300, "seconds": 0}', None),
        ("fast", None),
    ],
)
def test_the_speed_is_read_from_a_programs_output(output: str, rate: float | None) -> None:
    assert read_rate(output) == rate


@pytest.mark.parametrize("program", ["no-such-program", f'{PYTHON} -c "exit(3)"', "", '"'])
def test_a_yardstick_that_does_not_run_is_refused(program: str) -> None:
    with pytest.raises(PolisError, match="cannot be run"):
        program_round(program)


def test_a_yardstick_that_tells_no_speed_is_refused() -> None:
    with pytest.raises(PolisError, match="wrote no speed; it must write"):
        program_round(f'{PYTHON} -c "print(1)"')


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"games": 0}, "at least 1 game"),
        ({"rounds": 0}, "at least 1 round"),
        ({"seats": 9}, "for 2 to 4 seats, not 9"),
    ],
)
def test_what_cannot_be_measured_is_refused(more: dict[str, int], sentence: str) -> None:
    with pytest.raises(PolisError, match=sentence):
        small(**more)


def test_the_measured_starts_really_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starting, "STARTS", 1)
    assert starting.quickest(["-c", starting.FIRST_ACTION, "arkadia"]) > 0
    assert starting.quickest(["-m", "polis", "--version"]) > 0


def test_the_command_writes_json(capsys: pytest.CaptureFixture[str]) -> None:
    command.bench("arkadia", 2, 1, 2, None, False, as_json=True)
    assert json.loads(capsys.readouterr().out)["rounds"] == 1


def test_the_command_says_which_goals_are_reached_and_by_how_much_others_are_missed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = small(yardstick=PROGRAM)
    found["two_threads"]["ratio"] = 0.9
    monkeypatch.setattr(arena, "bench", lambda *_: found)
    command.bench("arkadia")
    told = capsys.readouterr().out
    assert "at least 1.8 x: 0.9 x, missed by 50%" in told
    assert "at most 1024 bytes: 928 bytes, reached" in told
    for word in ("decisions/s", "games/s", "a turn", "catanatron", "program", "legal actions"):
        assert word in told


def test_every_call_of_the_interface_is_measured_and_set_against_the_compiled_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(calls, "MOMENT", 0.0)
    monkeypatch.setattr(calls, "POSITIONS", 2)
    found = calls.measure_calls(GAME, 2, 1)
    assert found["decision_us"] > 0
    for call in found["calls"].values():
        assert call["us"] > 0
        assert call["decisions"] == pytest.approx(call["us"] / found["decision_us"])
    methods = {name for name, member in vars(Game).items() if callable(member) and name[0] != "_"}
    measured = {name.split(",")[0] for name in found["calls"]}
    others = {
        "options_json", "refusal_text", "encode_all", "margins", "win_shares", "check_spaces",
    }  # fmt: skip
    assert methods - measured == others
    assert json.loads(json.dumps(found)) == found


def test_every_way_to_play_a_batch_is_measured_and_set_against_another_engine(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in (("MOMENT", 1e-9), ("GAMES", 2)):
        monkeypatch.setattr(batches, name, value)
    for rate in (2000.0, None):
        monkeypatch.setattr(batches, "has_openspiel", lambda found=rate: found is not None)
        monkeypatch.setattr(batches, "hearts_rate", lambda found=rate: found)
        command.bench("arkadia", rounds=1, batches=True, as_json=True)
        (found,) = json.loads(capsys.readouterr().out)
        assert found["hearts"] == rate
        assert found["ways"].keys() == batches.WAYS.keys()
        for way in found["ways"].values():
            assert way["rate"] > 0
            assert way["ratio"] == (pytest.approx(way["rate"] / rate) if rate else None)
        assert found["ways"]["encodings, bytes"]["bytes"] == 6061
    command.bench("arkadia", rounds=1, batches=True)
    assert "| encodings, float32 | " in capsys.readouterr().out
