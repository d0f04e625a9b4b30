"""A release: the version wherever it stands, notes from the change log, hashes that `sha256sum` reads, pinned images."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from polis import __version__
from tests.package.installing import ROOT
from tools import release

DIGEST = "sha256:" + "5e" * 32


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files that a release changes, in a repository of their own."""
    for name in (*release.PLACES, release.CHANGES, *release.IMAGES):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    monkeypatch.chdir(tmp_path)
    for name in ("GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME"):
        monkeypatch.setenv(name, "Somebody")
    for name in ("GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL"):
        monkeypatch.setenv(name, "somebody@example.org")
    monkeypatch.setattr(release, "digest_of", lambda image: DIGEST if "debian" in image else "")
    git("init", "--quiet")
    git("add", "--all")
    git("commit", "--quiet", "--message", "all")
    return tmp_path


def git(*words: str) -> str:
    """What git says."""
    command = ["git", *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_a_release_begins_with_a_commit_that_has_its_version_everywhere(clone: Path) -> None:
    release.main("begin", "7.8.9")
    assert git("log", "-1", "--format=%s") == "release: 7.8.9\n"
    assert git("status", "--porcelain") == ""
    for name, pattern in release.PLACES.items():
        found = re.findall(pattern, (clone / name).read_text("utf-8"), re.MULTILINE)
        assert set(found) == {"7.8.9"}, name
    changes = (clone / release.CHANGES).read_text("utf-8")
    assert changes.index("## Unreleased\n") < changes.index("## 7.8.9 - ")
    assert "**Arkadia**" in release.notes(changes, "7.8.9")
    assert release.notes(changes, "7.8.9").startswith("The first release.")


def test_a_release_that_failed_later_is_gone_on_with(clone: Path) -> None:
    release.main("begin", "7.8.9")
    first = git("rev-parse", "HEAD")
    release.main("begin", "7.8.9")
    assert git("rev-parse", "HEAD") == first
    assert git("status", "--porcelain") == ""


def test_its_images_are_pinned_where_their_digest_is_told(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    release.main("begin", "7.8.9")
    file = (clone / "deploy" / "Containerfile").read_text("utf-8")
    assert re.findall(r"FROM (\S+)", file) == [f"docker.io/library/debian:trixie-slim@{DIGEST}"] * 2
    told = capsys.readouterr().out
    assert "docker.io/library/postgres:17 is not pinned anew" in told
    again = release.pinned(file, {"docker.io/library/debian:trixie-slim": "sha256:" + "6f" * 32})
    assert "5e5e" not in again


def test_a_release_is_made_of_a_commit_comes_later_and_changes_something(clone: Path) -> None:
    with pytest.raises(SystemExit, match="three numbers"):
        release.main("begin", "v1")
    (clone / "README.md").write_text("changed", "utf-8")
    with pytest.raises(SystemExit, match="not committed"):
        release.main("begin", "7.8.9")
    git("checkout", "--quiet", "README.md")
    git("tag", "v1.10.0")
    for early in ("1.10.0", "1.9.0"):
        with pytest.raises(SystemExit, match="does not come after"):
            release.main("begin", early)
    release.main("begin", "1.11.0")
    git("tag", "v1.11.0")
    with pytest.raises(SystemExit, match="Nothing stands under"):
        release.main("begin", "1.12.0")


def test_the_notes_of_a_release_end_where_those_of_the_one_before_begin() -> None:
    changes = "# Changelog\n\n## Unreleased\n\nNew.\n\n## 0.1.0 - 2026-01-01\n\nOld.\n"
    later = release.closed(changes, "0.2.0", "2026-02-02")
    assert release.notes(later, "0.2.0") == "New.\n"
    assert release.notes(later, "0.1.0") == "Old.\n"


def test_the_hashes_are_those_that_sha256sum_checks(tmp_path: Path) -> None:
    (tmp_path / "b.whl").write_bytes(b"b")
    (tmp_path / "a.zip").write_bytes(b"a")
    (tmp_path / release.SUMS).write_text(release.sums(tmp_path), "utf-8")
    words = ["sha256sum", "--check", release.SUMS]
    checked = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert checked.stdout == "a.zip: OK\nb.whl: OK\n"


def test_every_place_has_the_version_of_the_program() -> None:
    for name, pattern in release.PLACES.items():
        found = re.findall(pattern, (ROOT / name).read_text("utf-8"), re.MULTILINE)
        assert set(found) == {__version__}, name
