"""What has been played is never lost and never counted twice, whatever has happened to the folder."""

import json
import multiprocessing
import resource
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from polis.core.records.record_file import read_record, record_from_json, write_record
from polis.core.records.replay import verify
from polis.core.texts.errors import PolisError
from polis.search.weights_file import FOLDER
from polis_lab.contests import ledger as ledger_module
from polis_lab.contests.ledger import GAMES, HEAD, begin, read_head, record_path, resume
from polis_lab.contests.match import Played
from polis_lab.contests.plan import Plan, with_games
from tests.arena.contests import ARKADIA, ends, plan_of, played, records

HOLD = """
import sys, time
from pathlib import Path
from polis_lab.contests.ledger import read_head, resume
folder = Path(sys.argv[1])
with resume(folder, read_head(folder)[0]):
    print("in", flush=True)
    time.sleep(600)
"""


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return played(plan_of(6))


@pytest.fixture
def folder(tmp_path: Path, games: list[Played]) -> Path:
    """A contest of six games of which five are played."""
    with begin(tmp_path / "contest", plan_of(6), {"machine": "a test"}) as ledger:
        for game in games[:5]:
            assert ledger.add(game)
    return tmp_path / "contest"


def reopened(folder: Path) -> list[int]:
    """The numbers of the games that are still to be played."""
    with resume(folder, plan_of(6)) as ledger:
        return [job.number for job in ledger.missing()]


def test_a_contest_goes_on_where_it_was(folder: Path, games: list[Played]) -> None:
    with resume(folder, plan_of(6)) as ledger:
        assert ends(ledger.lines) == ends(game.line for game in games[:5])
        assert [job.number for job in ledger.missing()] == [5]
        ledger.add(games[5])
        assert ledger.missing() == []
        assert ledger.facts == {"machine": "a test"}
    assert len((folder / GAMES).read_bytes().splitlines()) == 6


def test_every_game_is_a_record_that_verifies(folder: Path) -> None:
    assert records(folder) == [f"{number:06d}" for number in range(5)]
    record = read_record(folder / "records/000/000003.json")
    assert verify(record, ARKADIA) is None


def test_a_game_that_comes_twice_counts_once(folder: Path, games: list[Played]) -> None:
    with resume(folder, plan_of(6)) as ledger:
        assert not ledger.add(games[2])
        assert len(ledger.lines) == 5
    content = (folder / GAMES).read_bytes()
    (folder / GAMES).write_bytes(content + content.splitlines(keepends=True)[0])
    with resume(folder, plan_of(6)) as ledger:
        assert len(ledger.lines) == 5


@pytest.mark.parametrize("cut", [1, 2, 400])
def test_a_last_line_that_is_cut_off_is_played_again(folder: Path, cut: int) -> None:
    content = (folder / GAMES).read_bytes()
    (folder / GAMES).write_bytes(content[:-cut])
    assert reopened(folder) == [4, 5]
    assert (folder / GAMES).read_bytes() == b"".join(content.splitlines(keepends=True)[:4])


@pytest.mark.parametrize(
    "tail", [b"\0" * 300, b"\0" * 300 + b"\n", b'{"game": 5}\n', b"[1]\n\xff\n"]
)
def test_what_a_crash_left_at_the_end_is_cut_off(folder: Path, tail: bytes) -> None:
    content = (folder / GAMES).read_bytes()
    (folder / GAMES).write_bytes(content + tail)
    assert reopened(folder) == [5]
    assert (folder / GAMES).read_bytes() == content


def test_a_line_that_is_damaged_in_the_middle_is_named(folder: Path) -> None:
    lines = (folder / GAMES).read_bytes().splitlines(keepends=True)
    (folder / GAMES).write_bytes(b"".join([lines[0], b"oh\n", *lines[2:]]))
    with pytest.raises(PolisError, match=r"Line 2 of .* is damaged; take it out, and its game"):
        reopened(folder)
    (folder / GAMES).write_bytes(b"".join([lines[0], *lines[2:]]))
    assert reopened(folder) == [1, 5]


def test_a_line_of_another_contest_is_refused(folder: Path) -> None:
    line = json.loads((folder / GAMES).read_bytes().splitlines()[0])
    with (folder / GAMES).open("a") as stream:
        stream.write(json.dumps({**line, "game": 5}) + "\n")
    with pytest.raises(PolisError, match=r"Line 6 of .* a game that is not in the plan"):
        reopened(folder)


def test_a_record_without_a_line_is_a_game_to_be_played(folder: Path, games: list[Played]) -> None:
    """As after a loss of power between the two."""
    write_record(folder / record_path(5), record_from_json(games[5].record))
    with resume(folder, plan_of(6)) as ledger:
        assert [job.number for job in ledger.missing()] == [5]
        assert ledger.add(games[5])
        assert ends(ledger.lines) == ends(game.line for game in games)
    assert len(records(folder)) == 6


def test_a_game_that_cannot_be_kept_does_not_count(
    folder: Path, games: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_space(_: int) -> None:
        raise OSError(28, "No space left on device")

    with resume(folder, plan_of(6)) as ledger:
        monkeypatch.setattr("os.fsync", no_space)
        with pytest.raises(PolisError, match="cannot be written: No space left"):
            ledger.add(games[5])
        monkeypatch.undo()
        assert len(ledger.lines) == 5
    assert reopened(folder) == [5]


def test_a_full_disk_leaves_no_half_of_a_line(
    folder: Path, games: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record still fits, the line no longer."""
    before = (folder / GAMES).read_bytes()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    monkeypatch.setattr(ledger_module, "write_record", lambda *_: None)
    with resume(folder, plan_of(6)) as ledger:
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 20, hard))
        try:
            with pytest.raises(PolisError, match=r"cannot be written: File too large\."):
                ledger.add(games[5])
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert (folder / GAMES).read_bytes() == before
        assert ledger.add(games[5])
    assert reopened(folder) == []


def test_of_two_that_begin_at_once_one_begins(tmp_path: Path) -> None:
    """The plan on disk is that of the process that is playing."""
    plans = {str(seed): plan_of(6, seed=str(seed)) for seed in (1, 2)}
    context = multiprocessing.get_context("fork")
    for number in range(20):
        gate, told = context.Barrier(2), context.SimpleQueue()
        folder = tmp_path / str(number)
        both = [
            context.Process(target=_begin_at, args=(gate, told, folder, plan))
            for plan in plans.values()
        ]
        for process in both:
            process.start()
        answers = [told.get(), told.get()]
        for process in both:
            process.join()
        assert read_head(folder)[0].seed == next(seed for seed in answers if seed)
        assert answers.count("") == 1


def _begin_at(gate: Any, told: Any, folder: Path, plan: Plan) -> None:
    """Start a contest at the same time as another process; send the seed, or nothing if refused."""
    gate.wait()
    try:
        with begin(folder, plan, {}):
            told.put(plan.seed)
            gate.wait()
    except PolisError:
        told.put("")
        gate.wait()


def test_a_contest_can_be_made_longer_but_not_shorter(folder: Path) -> None:
    with resume(folder, with_games(plan_of(6), 10)) as ledger:
        assert [job.number for job in ledger.missing()] == [5, 6, 7, 8, 9]
    assert read_head(folder)[0].games == 10
    with resume(folder, with_games(plan_of(6), 2)) as ledger:
        assert ledger.plan.games == 10


def test_games_with_another_network_are_another_contest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_of(6)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert plan_of(6) == plan
    (tmp_path / "arkadia.npz").write_bytes(b"other weights")
    assert plan_of(6) == replace(plan, code=plan_of(6).code) != plan


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (plan_of(6, bots="greedy"), "the bots there: random,greedy, here: greedy"),
        (plan_of(6, seats=3), "the number of seats there: 2, here: 3"),
        (plan_of(6, seed="2"), "the seed there: 0{31}1, here: 0{31}2"),
        (replace(plan_of(6), code="f" * 16), "the code of rules and bots there"),
        (replace(plan_of(6), stop_at=0.6), "--stop-at there: None, here: 0.6"),
    ],
)
def test_the_folder_of_another_contest_is_refused(folder: Path, other: Plan, sentence: str) -> None:
    with pytest.raises(PolisError, match=rf"another contest: {sentence}.*; go on with the same"):
        resume(folder, other)
    assert reopened(folder) == [5]


def test_a_contest_begins_in_an_empty_folder_only(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(PolisError, match=r"a contest in .* already; add --resume"):
        begin(folder, plan_of(6), {})
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").touch()
    with pytest.raises(PolisError, match="not an empty folder"):
        begin(tmp_path / "full", plan_of(6), {})
    with pytest.raises(PolisError, match="not an empty folder"):
        begin(tmp_path / "full" / "letter.txt", plan_of(6), {})
    with pytest.raises(PolisError, match="cannot be written"):
        begin(Path("/proc/nowhere"), plan_of(6), {})
    (tmp_path / "empty").mkdir()
    begin(tmp_path / "empty", plan_of(6), {}).close()


def test_a_folder_without_a_contest_cannot_be_gone_on_with(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(
        PolisError, match=r"no contest in .*; 'polis arena GAME --out .* begins one"
    ):
        read_head(tmp_path)
    (folder / HEAD).write_text('{"format": "polis-arena"')
    with pytest.raises(PolisError, match="damaged; restore it, or begin again"):
        read_head(folder)
    (folder / HEAD).write_text('{"format": "polis-arena", "version": 2}')
    with pytest.raises(PolisError, match="is not a contest file that this version can read"):
        read_head(folder)


def test_one_process_at_a_time_writes(folder: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "in\n"
        with pytest.raises(PolisError, match="Another process plays the contest"):
            reopened(folder)
        other.kill()
    assert reopened(folder) == [5]
