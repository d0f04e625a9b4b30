"""`polis static`: the files of a site without a server, and what it leaves alone."""

import json
import re
from pathlib import Path

import pytest

from polis.games import GAMES
from polis.server import settings
from polis.server.loaded_game import content_of
from polis.server.protocol.codec import encode
from tests.conftest import Command

ADDRESS = re.compile(r' (?:href|src)="([^"]*)"')
CLIENT = {
    "index.html": '<html><head><link href="./icon.svg" /><script src="./assets/main-1.js"></script></head></html>',
    "icon.svg": "<svg/>",
    "icon.svg.br": "smaller",
    "assets/main-1.js": "0",
    "assets/main-1.js.gz": "smaller",
}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client with few files, as if it had been built."""
    folder = tmp_path / "client"
    for name, text in CLIENT.items():
        write(folder / name, text)
    monkeypatch.setattr(settings, "CLIENT", folder)
    return folder


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def names_in(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


@pytest.mark.usefixtures("client")
def test_a_site_has_the_client_the_engines_and_what_a_server_answers_everybody(
    polis: Command, tmp_path: Path
) -> None:
    site = tmp_path / "club" / "polis"
    code, out, err = polis("static", site)
    assert (code, err) == (0, "")
    assert str(site) in out
    names = names_in(site)
    assert {"index.html", "icon.svg", "assets/main-1.js", "health", "api/config.json"} <= names
    assert not any(name.endswith((".br", ".gz")) for name in names)
    config = json.loads((site / "api/config.json").read_bytes())
    assert [game["name"] for game in config["games"]] == list(GAMES)
    for game in GAMES:
        content = content_of(game)
        assert (site / f"api/games/{game}.json").read_bytes() == encode(content.detail)
        assert {
            f"api/games/{game}/{one}" for one in ("components.toml", "box.json", "lesson.json")
        } <= names
        at = f"engines/{game}/{content.engine_version}"
        engine = json.loads((site / at / "engine.json").read_bytes())
        weights = {level["network"] for level in engine["levels"].values()}
        assert {f"{at}/{one}" for one in ("engine.wasm", *weights)} <= names


@pytest.mark.usefixtures("client")
def test_its_page_names_files_beside_it_and_says_that_there_is_no_server(
    polis: Command, tmp_path: Path
) -> None:
    polis("static", tmp_path / "site")
    page = (tmp_path / "site" / "index.html").read_text("utf-8")
    assert ADDRESS.findall(page) == ["./icon.svg", "./assets/main-1.js"]
    assert '<meta name="polis-files" />' in page
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', page)
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "frame-ancestors" not in policy  # browsers heed it in a header alone


@pytest.mark.usefixtures("client")
def test_a_newer_site_replaces_the_old_one_and_nothing_else(polis: Command, tmp_path: Path) -> None:
    site = tmp_path / "site"
    write(site / ".git" / "HEAD", "ref")
    first = json.loads(polis("static", site, "--json")[1])
    write(site / "CNAME", "polis.example.org")
    write(site / "assets" / "main-0.js", "an older build")
    assert json.loads(polis("static", site, "--json")[1]) == first
    names = names_in(site)
    assert {"CNAME", ".git/HEAD"} <= names
    assert "assets/main-0.js" not in names
    assert first["folder"] == str(site)
    assert first["files"] == len(names) - 2
    assert first["bytes"] == sum((site / name).stat().st_size for name in names) - 20


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("name", ["index.html", "notes/today.txt"])
def test_a_folder_with_other_files_is_left_as_it_is(
    polis: Command, tmp_path: Path, name: str
) -> None:
    site = tmp_path / "site"
    write(site / name, "mine")
    code, out, err = polis("static", site)
    assert (code, out) == (2, "")
    assert err == f"{site} has other files; choose an empty folder or a new one.\n"
    assert names_in(site) == {name}


@pytest.mark.usefixtures("client")
def test_a_file_in_the_way_is_named(polis: Command, tmp_path: Path) -> None:
    write(tmp_path / "site", "mine")
    assert polis("static", tmp_path / "site")[0] == 2
    code, _, err = polis("static", tmp_path / "site" / "below")
    assert code == 2
    assert err.startswith(f"{tmp_path / 'site' / 'below'} cannot be written: ")


def test_pages_that_are_not_built_are_missed(polis: Command, tmp_path: Path, client: Path) -> None:
    (client / "index.html").unlink()
    code, _, err = polis("static", tmp_path / "site")
    assert (code, err) == (2, "The pages of Polis are not built here; in a clone: make client.\n")
    assert not (tmp_path / "site").exists()
