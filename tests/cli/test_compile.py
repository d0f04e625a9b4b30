"""`polis compile`: one game or all, side by side where there are cores."""

import json
import subprocess
from typing import Any

import pytest

from polis.bots import compile_parts
from polis.cli import compile as verb
from polis.cli import run
from polis.core import processes as processors
from polis.core.kernels import kernel
from polis.core.texts.errors import PolisError


@pytest.fixture
def nothing_ready(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every game is still to be compiled; the names of those that are compiled in this process."""
    here: list[str] = []
    monkeypatch.setattr(kernel, "is_ready", lambda _: False)
    monkeypatch.setattr(kernel, "CACHE_FOLDER", "somewhere")
    monkeypatch.setattr(compile_parts, "ensure_compiled", lambda game, _: here.append(game.name))
    return here


def compiled(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """The output of `polis compile … --json`."""
    assert run(["compile", *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_compile_says_how_long_it_took_and_that_it_is_ready(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert compiled(capsys)["seconds"] >= 0
    assert compiled(capsys)["was_ready"] is True
    assert run(["compile"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.startswith("The rules were ready (")


def test_one_game_can_be_compiled_alone(capsys: pytest.CaptureFixture[str]) -> None:
    compiled(capsys, "arkadia")
    assert compiled(capsys, "arkadia")["was_ready"] is True


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["compile", "checkers"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "arkadia, archon" in said.err


@pytest.mark.parametrize(("cores", "elsewhere"), [(1, []), (2, ["arkadia"])])
def test_all_games_but_one_are_compiled_elsewhere_if_there_are_cores(
    cores: int, elsewhere: list[str], nothing_ready: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    original = subprocess.Popen

    def start(arguments: list[str], **more: Any) -> Any:
        assert arguments[1:4] == ["-m", "polis", "compile"]
        asked.append(arguments[4])
        return original([*arguments[:3], "--version"], **more)

    monkeypatch.setattr("subprocess.Popen", start)
    monkeypatch.setattr(processors, "cpu_count", lambda: cores)
    verb.compile_missing()
    assert asked == elsewhere
    assert asked + nothing_ready == ["arkadia", "archon"]


def test_a_game_that_cannot_be_compiled_elsewhere_is_told(
    nothing_ready: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processors, "cpu_count", lambda: 2)
    with pytest.raises(PolisError, match=r"checkers could not be compiled: .*arkadia, archon"):
        verb.compile_missing(["checkers", "archon"])
    assert nothing_ready == ["archon"]
