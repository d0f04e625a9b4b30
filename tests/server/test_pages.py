"""What a browser gets that is no game: pages, games, words, types and the database's history."""

import re
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from polis import __version__
from polis.core.texts.catalogue import LANGUAGES
from polis.games import GAMES, load, spec_of
from polis.server.storage.engine import open_engine
from polis.server.storage.migrating import migrate
from polis.server.storage.schema import metadata
from polis.server.texts import CATALOGUE
from tests.server.player import http
from tests.server.serving import served


def test_the_offer_names_games_options_and_bots(any_server: str) -> None:
    config = http(any_server, "GET", "/api/config").body
    assert config["version"] == __version__
    assert [game["name"] for game in config["games"]] == list(GAMES)
    for game in config["games"]:
        assert game["seats"] == [2, 3, 4]
        assert len(game["seat_names"]) == 4
        assert [bot["name"] for bot in game["bots"]] == list(spec_of(game["name"]).bots.offered)
        assert game["options"]
        for option in game["options"]:
            assert option["default"] in option["values"]
            assert len(set(option["label"].values())) == 3


@pytest.mark.parametrize("name", GAMES)
def test_a_game_comes_with_its_box_and_its_rules(any_server: str, name: str) -> None:
    detail = http(any_server, "GET", f"/api/games/{name}").body
    assert detail["components_id"] == load(name).components_id
    assert all(clause["text"]["de"] for clause in detail["clauses"])
    assert any(clause["ruling"] for clause in detail["clauses"])
    text = str(detail["components"])
    assert "'label'" not in text
    assert "'source'" not in text


def test_values_with_an_origin_of_their_own_come_as_plain_values(any_server: str) -> None:
    components = http(any_server, "GET", "/api/games/arkadia").body["components"]
    assert components["board"] == {"rows": 12, "columns": 16}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_things_come_as_a_fluent_file(any_server: str, language: str) -> None:
    for name in GAMES:
        answer = http(any_server, "GET", f"/api/games/{name}/text/{language}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "\nseat-name =" in answer.body
        assert "\nabout =" in answer.body


def test_pages_are_served_and_unknown_ones_are_the_client_s(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>Polis</title>")
    (client / "assets" / "main-1a2b.js").write_text("0")
    (tmp_path / "secret.txt").write_text("secret")
    with served(str(tmp_path / "polis.sqlite3"), client=client) as address:
        for path in ("/", "/lobby", "/table/x-_1", "/rules/arkadia"):
            page = http(address, "GET", path)
            assert page.body == "<title>Polis</title>"
            assert page.headers["cache-control"] == "no-cache"
            policy = page.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "script-src 'self' 'wasm-unsafe-eval';" in policy, "never inline"
            assert page.headers["x-content-type-options"] == "nosniff"
        script = http(address, "GET", "/assets/main-1a2b.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        for path in (
            "/missing.js",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/../../secret.txt",
        ):
            assert http(address, "GET", path).status == 404


@pytest.mark.parametrize(
    ("path", "status", "found"),
    [
        ("/", 200, "./icon.svg"),
        ("/table/x1", 200, "../icon.svg"),
        ("/table/x1/", 200, "../../icon.svg"),
        ("/table/x1.", 200, "../icon.svg"),
        ("/table/x1%29.", 200, "../icon.svg"),
        ("/table/x1%3Fply=3.5", 404, "../icon.svg"),
        ("/rules/100%25", 200, "../icon.svg"),
        ("/table/%FF", 200, "../icon.svg"),
        ("/nothing.html", 404, "./icon.svg"),
    ],
)
def test_a_copied_link_gets_a_page_that_finds_its_files(
    tmp_path: Path, path: str, status: int, found: str
) -> None:
    (tmp_path / "index.html").write_text('<head><link href="./icon.svg" /></head>')
    with served(str(tmp_path / "polis.sqlite3"), client=tmp_path) as address:
        page = http(address, "GET", path, headers={"Accept": "text/html,*/*"})
        assert page.status == status
        assert f'<link href="{found}" />' in page.body


def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    with served(str(tmp_path / "polis.sqlite3"), client=tmp_path / "none") as address:
        page = http(address, "GET", "/")
        assert page.status == 200
        assert "npm run build" in page.body


def test_the_history_of_the_database_leads_to_its_tables(database: str) -> None:
    engine = open_engine(database)
    migrate(engine)
    with engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert found == []


def test_the_server_says_everything_in_every_language() -> None:
    def messages(language: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for line in CATALOGUE.source(language).splitlines():
            name, equals, words = line.partition(" = ")
            if equals:
                found[name] = set(re.findall(r"\$(\w+)", words))
        return found

    english = messages("en")
    for language in LANGUAGES:
        assert messages(language) == english
    for name in english:
        said = {
            CATALOGUE.source(language).partition(f"{name} = ")[2].partition("\n")[0]
            for language in LANGUAGES
        }
        assert len(said) == 3 or name in {
            "bot-random",
            "bot-virtuoso",
            "bot-with-style",
            "refused-illegal",
        }, name
