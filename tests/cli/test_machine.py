"""What Polis takes from a machine it does not know: a home, streams, types of files, a browser."""

import io
import mimetypes
import os
import subprocess
import sys
import webbrowser
from pathlib import Path

import platformdirs
import pytest

from polis.cli import run
from polis.cli.machine import taken
from polis.core.files import NoHome
from polis.core.kernels.engine import engine_folder, engine_of
from polis.server.endpoints.pages import KINDS
from polis.server.settings import CLIENT
from tests.server.player import http
from tests.server.serving import process, served

PATIENCE = 600  # seconds of a busy machine


def homeless(*_: object) -> str:
    """What platformdirs does for a user without a home."""
    raise RuntimeError("Could not determine home directory.")


@pytest.mark.parametrize(
    "words",
    [
        ["doctor"], ["backup", "x"], ["restore", "x"], ["password", "Ada"], ["serve", "--port", "0"],
        ["play", "arkadia", "--seats", "greedy,greedy"],
    ],
)  # fmt: skip
def test_a_user_without_a_home_gets_a_sentence(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for variable in ("POLIS_DATA_DIR", "POLIS_DATABASE_URL"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(platformdirs, "user_data_dir", homeless)
    assert run(words) == 2
    assert "no home folder" in capsys.readouterr().err


def test_a_user_without_a_cache_plays_games_of_other_packages_interpreted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_dir", homeless)
    assert engine_of("some_game.rules") is None
    with pytest.raises(NoHome):
        engine_folder("some_game")


def test_the_doctor_shows_each_fallback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_browser(*_: object) -> None:
        raise webbrowser.Error

    for folder in ("user_cache_dir", "user_data_dir"):
        monkeypatch.setattr(platformdirs, folder, homeless)
    monkeypatch.delenv("POLIS_DATA_DIR", raising=False)
    monkeypatch.setattr(webbrowser, "get", no_browser)
    database = str(tmp_path / "polis.sqlite3")
    with served(database):
        pass
    assert run(["doctor", "--database", database]) == 0
    told = capsys.readouterr().out
    for thing in ("folder for games: none", "folder for caches: none", "browser: none"):
        assert thing in told
    assert "encoding" not in told, "what is as it should be is not told"
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), "cp1252"))
    assert [one.found for one in taken() if one.thing == "encoding" and one.instead] == ["cp1252"]


@pytest.mark.skipif(os.name == "nt", reason="a shell that closes streams")
def test_closed_streams_are_as_good_as_none() -> None:
    command = f"{sys.executable} -m polis rule ARK-1A.2 <&- >&- 2>&-"
    assert subprocess.run(command, shell=True, timeout=PATIENCE, check=False).returncode == 0  # noqa: S602 - ours


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1"])
def test_an_output_shows_what_it_can(encoding: str) -> None:
    environment = os.environ | {"PYTHONIOENCODING": encoding, "LC_ALL": "C", "PYTHONUTF8": "0"}
    for words in (
        ["rule", "ARK-1A.2", "--language", "fr"],
        ["play", "arkadia", "--seats", "greedy,greedy"],
    ):
        done = subprocess.run(
            [sys.executable, "-m", "polis", *words], env=environment, stdin=subprocess.DEVNULL,
            capture_output=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert b"Traceback" not in done.stderr, done.stderr
        assert done.stdout


def test_files_have_their_types_whatever_the_machine_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        mimetypes, "guess_type", lambda *_: ("text/plain", None)
    )  # as a registry may
    (tmp_path / "assets").mkdir()
    for ending in KINDS:
        (tmp_path / "assets" / f"a{ending}").write_bytes(b"0")
    with served(str(tmp_path / "polis.sqlite3"), client=tmp_path) as address:
        for ending, kind in KINDS.items():
            found = http(address, "GET", f"/assets/a{ending}").headers["content-type"]
            assert found.partition(";")[0] == kind


def test_every_file_of_the_client_has_a_type() -> None:
    endings = {file.suffix for file in CLIENT.rglob("*") if file.is_file()}
    assert endings - {".br", ".gz", ".made", ""} <= set(KINDS)


@pytest.mark.skipif(os.name == "nt", reason="a script as a browser")
def test_a_browser_in_the_foreground_does_not_hold_up_the_server(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text("#!/bin/sh\nexec sleep 15 >/dev/null 2>&1\n")
    browser.chmod(0o755)
    environment = os.environ | {"BROWSER": str(browser)}
    with process(str(tmp_path / "polis.sqlite3"), "--open", environment=environment) as server:
        assert http(server.address, "GET", "/health").status == 200
        assert server.stop() == 0
