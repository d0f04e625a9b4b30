"""`polis play` as used by a person: in a pipe, in a terminal of 80x24, and when it is stopped."""

import fcntl
import io
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from polis.cli import run as run_command
from polis.core.records.record_file import read_record
from polis.core.records.replay import verify
from polis.games import load
from polis.terminal.screen import CLEAR
from polis.terminal.session import Session

COMMAND = [sys.executable, "-m", "polis", "play"]
SECRET = bytes(range(16))
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")
PATIENCE = 120.0  # seconds for a process on a busy machine


@pytest.fixture(scope="module")
def game() -> Any:
    return load("arkadia")


def run(
    arguments: list[str], lines: list[str], environment: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    """The command with these lines in a pipe."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input="".join(f"{line}\n" for line in lines),
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


Piped = Callable[[list[str], list[str]], "subprocess.CompletedProcess[str]"]


@pytest.fixture
def piped(
    environment: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Piped:
    """The same in this process, where what is asked has nothing to do with processes."""

    def call(arguments: list[str], lines: list[str]) -> subprocess.CompletedProcess[str]:
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        capsys.readouterr()
        code = run_command(["play", *arguments])
        captured = capsys.readouterr()
        return subprocess.CompletedProcess(arguments, code, captured.out, captured.err)

    return call


def kept_file(environment: dict[str, str]) -> Path:
    """The only game in the data folder."""
    (file,) = (Path(environment["POLIS_DATA_DIR"]) / "games").glob("*.json")
    return file


def first_lines(game: Any, seed: bytes, kinds: list[str]) -> list[str]:
    """The input of a player who always takes the first legal action, to the end of the game."""
    session = Session.new(game, game.new_options({}), kinds, seed)
    lines = []
    while not session.is_over:
        if session.is_for_bot:
            session.play_bot()
            continue
        lines.append(session.legal_texts()[0])
        session.play(lines[-1])
    return lines


# -- in a pipe


def test_a_whole_game_against_bots_is_played_in_a_pipe(
    game: Any, environment: dict[str, str]
) -> None:
    kinds = ["human", "random", "greedy"]
    lines = first_lines(game, SECRET, kinds)
    arguments = ["arkadia", "--seats", ",".join(kinds), "--seed", SECRET.hex()]
    done = run(arguments, lines, environment)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "The game is over" in done.stdout
    assert SECRET.hex() in done.stdout
    assert "\x1b" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 200  # only a path may be long
    record = read_record(kept_file(environment))
    assert record.result is not None
    assert verify(record, game) is None


def test_the_end_of_the_input_keeps_the_game_and_resume_goes_on(
    game: Any, environment: dict[str, str], piped: Piped, tmp_path: Path
) -> None:
    lines = first_lines(game, SECRET, ["human", "greedy"])
    seed = ["--seats", "human,greedy", "--seed", SECRET.hex()]
    done = piped(seed, lines[:7])
    assert done.returncode == 0
    assert done.stderr == ""
    file = kept_file(environment)
    assert "The game is saved; continue with: polis play --resume" in done.stdout
    assert str(file) in done.stdout
    half = read_record(file)
    assert half.result is None
    resumed = piped(["--resume", str(file)], lines[7:])
    assert resumed.returncode == 0, resumed.stderr
    assert f"after {len(half.actions)} actions" in resumed.stdout
    whole = read_record(kept_file(environment))
    assert whole.actions[: len(half.actions)] == half.actions
    assert whole.result is not None
    assert verify(whole, game) is None
    other = tmp_path / "other"
    environment["POLIS_DATA_DIR"] = str(other)
    again = piped(seed, lines)
    assert again.returncode == 0
    assert read_record(next(other.glob("games/*.json"))).actions == whole.actions


def test_a_record_is_kept_where_it_is_asked_for_and_never_over_another_file(
    game: Any, piped: Piped, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    first = first_lines(game, SECRET, ["human", "greedy"])[:1]
    arguments = ["--seed", SECRET.hex(), "--record", str(file)]
    assert piped(arguments, first).returncode == 0
    assert list(read_record(file).actions) == first
    content = file.read_bytes()
    refused = piped(arguments, first)
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    assert file.read_bytes() == content


def test_the_commitment_is_told_before_the_first_action_and_the_seed_is_not(piped: Piped) -> None:
    done = piped(["--seed", SECRET.hex()], ["log all", "help"])
    assert "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991" in done.stdout
    assert SECRET.hex() not in done.stdout


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "human,robot"], "'robot' cannot sit"),
        (["--seats", "human"], "2 to 4 seats"),
        (["--seed", "xyz"], "is not a seed"),
        (["--option", "setup=second-game"], "free or first-game"),
        (["--option", "wind=true"], "no option 'wind'"),
        (["--option", "flips"], "write NAME=VALUE"),
        (["--language", "xx"], "no language 'xx'"),
        (["chess"], "no game 'chess'"),
        (["--resume", "nothing.json"], "cannot be read"),
        (["--components", "nothing.toml"], "nothing.toml"),
    ],
)
def test_a_wrong_wish_is_refused_in_one_sentence(
    arguments: list[str], sentence: str, environment: dict[str, str], piped: Piped
) -> None:
    done = piped(arguments, [])
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
    assert not Path(environment["POLIS_DATA_DIR"]).exists()


def test_a_damaged_record_is_refused_and_left_alone(
    game: Any, piped: Piped, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    first = first_lines(game, SECRET, ["human", "greedy"])[:3]
    piped(["--seed", SECRET.hex(), "--record", str(file)], first)
    data = json.loads(file.read_text())
    data["hashes"][2] = "0" * 16
    file.write_text(json.dumps(data))
    content = file.read_bytes()
    done = piped(["--resume", str(file)], [])
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert file.read_bytes() == content


def test_an_output_without_these_signs_is_still_readable(environment: dict[str, str]) -> None:
    plain = environment | {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    done = run(["--seed", "1"], ["board"], plain)
    assert done.returncode == 0, done.stderr
    assert "##+##+##+##+" in done.stdout


# -- in a terminal


class Terminal:
    """The command in a terminal of 80x24; what it writes is collected."""

    def __init__(self, arguments: list[str], environment: dict[str, str]) -> None:
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509 - the child is only this command
        )
        os.close(slave)
        self.master = master
        self.text = ""
        self.seen = 0

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def wait_for(self, wanted: str) -> str:
        """Collect until a text appears after what was there before; returns what is new."""
        until = time.monotonic() + PATIENCE
        while (at := _plain(self.text).find(wanted, self.seen)) < 0:
            if time.monotonic() > until or not self._read(0.5):
                pytest.fail(f"{wanted!r} did not appear after:\n{_plain(self.text)[self.seen :]}")
        start, self.seen = self.seen, at + len(wanted)
        return _plain(self.text)[start : self.seen]

    def _read(self, seconds: float) -> bool:
        """Read the available output; False when the command has ended."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return True
        try:
            piece = os.read(self.master, 65536)
        except OSError:
            return False
        self.text += piece.decode("utf-8", "replace")
        return bool(piece)

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.master, keys.encode())

    def enter(self, line: str, *wanted: str) -> None:
        """Type a line and wait for what it brings."""
        self.type(f"{line}\r")
        for text in wanted:
            self.wait_for(text)

    def begin(self, *wanted: str) -> None:
        """Leave the welcome."""
        self.wait_for("Enter: continue")
        self.enter("", *wanted)

    def leave(self, keys: str = "\x04") -> None:
        """Press keys that end the command, and wait until it has ended well."""
        self.type(keys)
        until = time.monotonic() + PATIENCE
        while self._read(0.2) and time.monotonic() < until:
            pass
        assert self.process.wait(PATIENCE) == 0

    def screens(self) -> list[str]:
        """What stood on the screen between two times it was cleared."""
        return [_plain(part) for part in self.text.split(CLEAR)[1:]]


def _take_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def _plain(text: str) -> str:
    return CODES.sub("", text).replace("\r", "")


def test_every_screen_fits_a_terminal_of_80x24(game: Any, environment: dict[str, str]) -> None:
    lines = first_lines(game, SECRET, ["human", "greedy", "random", "greedy"])[:14]
    arguments = ["--seats", "human,greedy,random,greedy", "--seed", SECRET.hex()]
    with Terminal(arguments, environment) as terminal:
        terminal.begin("Yellow>")
        for line in lines:
            terminal.enter(line, "Draw pile", "Yellow>")
        terminal.leave("quit\r")
    tables = [screen for screen in terminal.screens() if "Draw pile" in screen]
    assert len(tables) == len(lines) + 1
    for screen in tables:
        above = screen[: screen.index("Yellow>")].splitlines()
        assert len(above) <= 23
        assert max(map(len, above)) <= 80
    assert "\x1b[38;5;" in terminal.text


def test_the_first_game_begins_with_five_lines_and_the_second_does_not(
    game: Any, environment: dict[str, str]
) -> None:
    first = first_lines(game, SECRET, ["human", "greedy"])[0]
    with Terminal(["--seed", SECRET.hex()], environment) as terminal:
        greeting = terminal.wait_for("Enter: continue")
        assert len(greeting.strip().splitlines()) == 6
        terminal.enter("", "Yellow>")
        terminal.enter(first, "Lay the building", "Yellow>")
        terminal.leave()
    with Terminal(["--seed", SECRET.hex()], environment) as terminal:
        assert "Welcome" not in terminal.wait_for("Yellow>")


def test_no_colour_means_no_colour(environment: dict[str, str]) -> None:
    Path(environment["POLIS_DATA_DIR"], "games").mkdir(parents=True)
    Path(environment["POLIS_DATA_DIR"], "games", "old.json").write_text("{}")
    for arguments, extra in (([], {"NO_COLOR": "1"}), (["--no-colour"], {})):
        with Terminal(arguments, environment | extra) as terminal:
            terminal.wait_for("Draw pile")
            assert "\x1b[38;5;" not in terminal.text


@pytest.mark.sample(1)
@pytest.mark.parametrize("keys", ["\x04", "\x03"])
def test_ctrl_d_and_ctrl_c_end_cleanly_with_the_game_kept(
    game: Any, environment: dict[str, str], keys: str
) -> None:
    first = first_lines(game, SECRET, ["human", "greedy"])[0]
    with Terminal(["--seed", SECRET.hex()], environment) as terminal:
        terminal.begin("Yellow>")
        terminal.enter(first, "Lay the building", "Yellow>")
        terminal.leave(keys)
    assert "Traceback" not in terminal.text
    assert "The game is saved" in _plain(terminal.text)
    assert list(read_record(kept_file(environment)).actions) == [first]


def test_ctrl_c_ends_a_game_in_a_pipe_cleanly(game: Any, environment: dict[str, str]) -> None:
    first = first_lines(game, SECRET, ["human", "greedy"])[0]
    process = subprocess.Popen(
        [*COMMAND, "--seed", SECRET.hex()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{first}\n")
    process.stdin.flush()
    while "Lay the building" not in process.stdout.readline():
        assert process.poll() is None
    time.sleep(0.2)  # it now waits for a line
    process.send_signal(signal.SIGINT)
    out, error = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert error == ""
    assert "The game is saved" in out


def test_the_curtain_never_shows_the_other_hand(game: Any, environment: dict[str, str]) -> None:
    session = Session.new(game, game.new_options({}), ["human", "human"], SECRET)
    names = ["Yellow", "Orange"]
    me = session.seat
    other = 1 - me
    session.play("site lot")
    worker = session.legal_texts()[0]
    session.play(worker)
    session.play("done")
    hands = game.named(session.state)["hands"]
    secret = [f"Hand {names[seat][0]}  {', '.join(hands[seat])}" for seat in range(2)]
    with Terminal(["--seats", "human,human", "--seed", SECRET.hex()], environment) as terminal:
        terminal.begin("only you can see the screen.")
        terminal.enter("", f"{names[me]}>")
        terminal.enter(f"site lot {worker}", "Use a banner", f"{names[me]}>")
        terminal.enter("end", f"pass the keyboard to {names[other]}.")
        terminal.enter("", "only you can see the screen.")
        mine, closed = _plain(terminal.text), terminal.screens()[-1]
        terminal.enter("", f"{names[other]}>")
        theirs = terminal.screens()[-1]
        terminal.leave()
    assert secret[me] in mine
    assert secret[other] not in mine
    assert "Hand" not in closed
    assert secret[other] in theirs
    assert secret[me] not in theirs


def test_tab_completes_actions_word_by_word(game: Any, environment: dict[str, str]) -> None:
    with Terminal(["--seed", SECRET.hex()], environment) as terminal:
        terminal.begin("Yellow>")
        terminal.enter("si\tlo\t", "Place workers", "Yellow>")
        terminal.leave()
    assert list(read_record(kept_file(environment)).actions) == ["site lot"]
