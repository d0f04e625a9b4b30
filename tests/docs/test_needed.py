"""`make test` begins with the browser: it installs a missing one, or says what is left out."""

import stat
from pathlib import Path

import pytest

from tests import needed


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a browser: the folder of its programs."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("POLIS_CHROMIUM", raising=False)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(needed, "install_chromium", lambda: None)
    return tmp_path


def program(path: Path, code: int) -> Path:
    """A program that ends with an exit code."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\nexit {code}\n")
    path.chmod(stat.S_IRWXU)
    return path


def test_without_a_browser_one_sentence_is_said(
    bare: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert needed.main() == 0
    assert capsys.readouterr().err == f"{needed.NO_CHROMIUM}\n"
    monkeypatch.setenv("CI", "true")
    assert needed.main() == 1


def test_a_browser_that_lacks_a_library_is_none(bare: Path) -> None:
    program(bare / "chromium", 127)
    assert needed.chromium() is None
    chrome = program(bare / ".cache/ms-playwright/chromium-1200/chrome-linux64/chrome", 0)
    assert needed.chromium() == str(chrome)
    shell = program(
        bare / ".cache/ms-playwright/chromium_headless_shell-1/chrome-headless-shell", 0
    )
    assert needed.chromium() == str(shell)


def test_a_missing_browser_is_installed(
    bare: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(needed, "install_chromium", lambda: program(bare / "chromium", 0))
    assert needed.main() == 0
    assert capsys.readouterr().err == ""
