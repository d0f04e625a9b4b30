"""Boxes that people bring along: shown, corrected and checked by the server, and played with."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from polis.cli.app import app
from polis.core.boxes.component_edits import DEEPEST
from polis.server.boxes import MOST_SIGNS, TOO_LARGE, original_of
from polis.server.checking import check_all
from polis.server.content import content_of
from polis.server.replaying import replay_all
from polis.server.settings import Limits
from polis.server.storage.store import Store
from polis.server.tables.table import folded
from polis.server.thinking.tasks import ENCODER, TASKS, Turn
from polis.server.thinking.thinker import rules_of
from tests.server.player import GREEDY, ME, RANDOM, Answer, Made, Player, http, make, wanted
from tests.server.serving import served

GAMES = ("arkadia", "archon")
HOUSES = {"red": 3, "olive": 1, "black": 2, "silver": 2}
MINE = "Read off my own copy."


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("boxes") / "polis.sqlite3")


@pytest.fixture(scope="module")
def address(database: str) -> Iterator[str]:
    with served(database) as address:
        yield address


def check(address: str, game: str, *changes: dict[str, Any], text: str | None = None) -> Answer:
    """What the server says of a file with some changes."""
    body = {"text": text, "changes": [{"source": MINE, **change} for change in changes]}
    return http(address, "POST", f"/api/games/{game}/box", body)


def set_to(name: str, value: Any) -> dict[str, Any]:
    """A change of a value."""
    return {"name": name, "value": value}


def corrected(address: str) -> str:
    """A box of Arkadia with other cards."""
    found = check(address, "arkadia", set_to("cards.house", HOUSES)).body
    assert found["fault"] is None
    text: str = found["text"]
    return text


def said_by_command(folder: Path, page: dict[str, Any]) -> str:
    """What `polis components check` says of the file of a page."""
    file = folder / page["file"]
    file.write_text(page["text"], "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        result = CliRunner().invoke(app, ["components", "check", file.name])
    assert (result.exit_code == 0) == (page["fault"] is None), result.output
    return " ".join((result.output or str(result.exception)).split())


@pytest.mark.parametrize("game", GAMES)
def test_the_packaged_box_is_shown_value_by_value(address: str, game: str) -> None:
    page = http(address, "GET", f"/api/games/{game}/box").body
    assert (page["fault"], page["line"], page["id"]) == (None, None, "original")
    assert page["sha256"] == content_of(game).game.components_sha256
    assert page["text"] == original_of(game).text
    assert {value["origin"] for value in page["values"]} == {"rulebook", "source", "reconstructed"}
    assert not any(value["changed"] for value in page["values"])
    assert page["components"] == http(address, "GET", f"/api/games/{game}").body["components"]


def test_a_change_is_marked_and_names_its_source_and_the_box_gets_a_name_of_its_own(
    address: str,
) -> None:
    page = check(address, "arkadia", set_to("cards.house", HOUSES)).body
    assert (page["fault"], page["id"]) == (None, "corrected")
    (value,) = [value for value in page["values"] if value["changed"]]
    assert (value["name"], value["value"]) == ("cards.house", HOUSES)
    assert (value["origin"], value["source"]) == ("source", MINE)
    assert page["components"]["cards"]["house"] == HOUSES
    back = check(
        address, "arkadia", {"name": "cards.house", "restore": True}, text=page["text"]
    ).body
    assert not any(value["changed"] for value in back["values"])


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("game", "name", "value"),
    [
        ("arkadia", "camps.count", 23),
        ("arkadia", "forms.shapes.house", ["#.", ".#"]),
        ("arkadia", "cards.house", {"red": 9, "olive": 1, "black": 2, "silver": 2}),
        ("arkadia", "cards.house", {"crimson": 1}),
        ("arkadia", "hand.cards", "four"),
        ("archon", "stockpile.iron", 14),
        ("archon", "tiles.print.kinds[3].cost", {"gold": 1}),
        ("archon", "wall.spaces", 10**14),
        ("arkadia", "cards.mill", {"red": 1, "olive": 1, "black": 1, "silver": 1}),
    ],
)
def test_the_check_is_that_of_the_command_word_for_word(
    address: str, tmp_path: Path, game: str, name: str, value: object
) -> None:
    page = check(address, game, set_to(name, value)).body
    said = said_by_command(tmp_path, page)
    if page["fault"] is None:
        assert said == (
            f"{page['file']} is a complete box of {game}: {page['id']}, SHA-256 {page['sha256']}."
        )
    else:
        assert " ".join(page["fault"].split()) in said
        assert f", line {page['line']}: " in page["fault"]


def test_what_cannot_be_read_is_said_and_has_no_values(address: str, tmp_path: Path) -> None:
    page = check(address, "archon", text="id = [").body
    assert page["values"] == []
    assert page["fault"].startswith("archon-box.toml, line 1: this is no TOML")
    assert " ".join(page["fault"].split()) in said_by_command(tmp_path, {**page, "text": "id = ["})


HOSTILE = {
    "nothing": "",
    "brackets": "a = " + "[" * 30_000,
    "tables": "a = " + "{ b = " * 5_000,
    "dots": ".".join("a" * 15_000) + " = 1",
    "headers": "[a]\n[[b]]\n" * 3_000,
    "a number without end": "a = " + "9" * 30_000,
    "signs": "\x00\x1b[31m\u202e",
    "half a sign": 'title = "\ud800"',
    "floats": "[board]\nlabel = 'source'\nsource = 'x'\nrows = inf\ncolumns = nan\nd = 1979-05-27T07:32:00Z\n",
    "blanks": " " * 39_000,
    "a table in place of a text": 'id = "x"\ntitle = {}\n',
}


@pytest.mark.sample(5)
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize("game", GAMES)
def test_hostile_files_are_answered_in_a_sentence(address: str, game: str, text: str) -> None:
    answer = check(address, game, text=text)
    assert answer.status in (200, 400)
    if answer.status == 200:
        assert answer.body["fault"]
        assert "Traceback" not in answer.body["fault"]
    refused = http(address, "POST", "/api/tables", wanted([ME, GREEDY], game, box=text))
    assert (refused.status, refused.body["code"] in ("bad-box", "unreadable")) == (400, True)
    assert http(address, "GET", "/health").status == 200


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (set_to("cards", {}), "no-such-value"),
        (set_to("cards.house", None), "bad-value"),
        (set_to("cards.house", 0.5), "bad-value"),
        (set_to("cards.house", {'a" = 1 #': 1}), "bad-value"),
        (set_to("cards.house", json.loads("[" * 40 + "]" * 40)), "bad-value"),
        ({**set_to("cards.house", 1), "source": "two\nlines"}, "bad-value"),
        ({**set_to("cards.house", 1), "source": ""}, "bad-value"),
    ],
)
def test_hostile_changes_are_refused(address: str, change: dict[str, Any], code: str) -> None:
    answer = check(address, "arkadia", change)
    assert (answer.status, answer.body["code"]) == (400, code)


@pytest.mark.parametrize("value", [{}, [], [[]], {"value": {}}])
def test_a_title_that_is_no_text_is_said(address: str, value: Any) -> None:
    """Its source was looked for without end: there is none around it."""
    page = check(address, "archon", set_to("title", value)).body
    assert "title" in page["fault"]


def test_a_text_cannot_break_out_of_its_value(address: str) -> None:
    evil = '" }\n[cards]\nhouse = 1 # '
    page = check(address, "arkadia", {"name": "hand.cards", "value": evil, "source": evil[:2]}).body
    assert [value["name"] for value in page["values"] if value["changed"]] == ["hand.cards"]
    assert page["components"]["hand"]["cards"] == evil


def test_a_box_for_which_the_rules_have_no_room_is_refused_in_a_sentence(address: str) -> None:
    text = original_of("archon").text.replace("favors = 22", "favors = 23")
    text = text.replace(
        "    { gain = { province-resources = 2 } },", "    { gain = { gold = 1 } },\n" * 2
    )
    page = check(address, "archon", text=text).body
    assert page["fault"] == f"archon-box.toml, line 1: {TOO_LARGE}"
    refused = http(address, "POST", "/api/tables", wanted([ME, ME], "archon", box=text))
    assert (refused.status, refused.body["code"]) == (400, "bad-box")


def test_the_mark_of_an_editor_before_a_file_is_passed_over(address: str) -> None:
    box = corrected(address)
    page = check(address, "arkadia", text="\ufeff" + box).body
    assert (page["fault"], page["text"]) == (None, box)
    made = make(address, [ME, ME], "arkadia", box="\ufeff" + box)
    assert http(address, "GET", f"/api/tables/{made.id}/game").body["components_id"] == "corrected"


def test_files_and_values_have_a_most(address: str) -> None:
    long = original_of("arkadia").text + "#" * MOST_SIGNS
    assert check(address, "arkadia", text=long).status == 413
    changes = [set_to("camps.count", 24)] * 41
    assert check(address, "arkadia", *changes).status == 400
    assert check(address, "arkadia", set_to("camps.count", [1] * 13_000)).status == 413
    assert DEEPEST < 40
    assert http(address, "POST", "/api/games/chess/box", {}).status == 404
    assert http(address, "POST", "/api/games/arkadia/box", b"{").status == 400


def test_one_address_has_so_many_boxes_checked_and_no_more(tmp_path: Path) -> None:
    limits = Limits(requests_per_second=0, boxes_per_minute=0.01, boxes_at_once=3)
    with served(str(tmp_path / "polis.sqlite3"), limits) as address:
        box = corrected(address)
        assert http(address, "POST", "/api/tables", wanted([ME, ME], box=box)).status == 201
        assert check(address, "archon").status == 200
        again = check(address, "arkadia")
        assert (again.status, again.body["code"]) == (429, "too-many-boxes")
        table = http(address, "POST", "/api/tables", wanted([ME, ME], box=box))
        assert (table.status, table.body["code"]) == (429, "too-many-boxes")
        assert http(address, "POST", "/api/tables", wanted([ME, ME])).status == 201


def played(made: Made, plies: int) -> Player:
    """A player who has played this much of a game alone."""
    player = Player(made)
    while player.ply < plies and player.table["status"] != "over":
        seat = player.turn or 0
        player.send(type="look", seat=seat)
        player.expect("welcome")
        player.act(seat, player.legal[0])
    return player


def test_a_table_with_a_box_says_so_and_plays_with_its_values(address: str, database: str) -> None:
    box = corrected(address)
    made = make(address, [ME, ME], "arkadia", box=box)
    head = http(address, "GET", f"/api/tables/{made.id}").body
    page = check(address, "arkadia", text=box).body
    assert head["box"] == {"id": "corrected", "sha256": page["sha256"]}
    detail = http(address, "GET", f"/api/tables/{made.id}/game").body
    assert (detail["components_id"], detail["components"]["cards"]["house"]) == (
        "corrected",
        HOUSES,
    )
    assert http(address, "GET", f"/api/tables/{made.id}/box").body == box
    with played(made, 6):
        pass
    store = Store(database)
    try:
        stored = asyncio.run(store.load(made.id))
        assert stored is not None
        table = folded(made.id, stored.secret, stored.journal)
        assert (table.ply, table.history.is_believed) == (6, True)
        assert table.content.game.box.cards[:4] == tuple(HOUSES.values())  # type: ignore[attr-defined]
        found = {one.table: one for one in replay_all(store.engine)}[made.id]
        assert (found.plies, found.diverges, found.refused) == (6, None, None)
        assert {one.table: one.problem for one in check_all(store.engine)}[made.id] is None
    finally:
        store.engine.dispose()


def test_other_tables_have_the_packaged_box(address: str) -> None:
    same = make(address, [ME, ME], "arkadia", box=original_of("arkadia").text)
    for made in (make(address, [ME, ME], "arkadia"), same):
        assert http(address, "GET", f"/api/tables/{made.id}").body["box"] is None
        detail = http(address, "GET", f"/api/tables/{made.id}/game").body
        assert detail == http(address, "GET", "/api/games/arkadia").body
        assert (
            http(address, "GET", f"/api/tables/{made.id}/box").body == original_of("arkadia").text
        )


def test_a_game_with_a_box_is_played_against_bots_recorded_verified_and_repeated(
    address: str, tmp_path: Path
) -> None:
    box = corrected(address)
    made = make(address, [ME, RANDOM], "arkadia", box=box)
    with Player(made) as ada:
        ada.ask("resign", 0, bot="random")
        if ada.table["status"] != "over":
            ada.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 120)
    at = f"/api/tables/{made.id}"
    assert http(address, "POST", f"{at}/verify", {}).body["ok"]
    record = http(address, "GET", f"{at}/record", token=made.tokens[0]).body
    head = http(address, "GET", at).body
    assert record["components"] == head["box"]
    game, toml = tmp_path / "game.json", tmp_path / "box.toml"
    game.write_text(json.dumps(record), "utf-8")
    toml.write_text(http(address, "GET", f"{at}/box").body, "utf-8")
    runner = CliRunner()
    assert runner.invoke(app, ["verify", str(game)]).exit_code != 0
    verified = runner.invoke(app, ["verify", str(game), "--components", str(toml)])
    assert verified.exit_code == 0, verified.output
    for path, body in (("branches", {"ply": 3}), ("rematch", {})):
        again = http(address, "POST", f"{at}/{path}", body, made.tokens[0]).body["id"]
        assert http(address, "GET", f"/api/tables/{again}").body["box"] == head["box"]


def test_a_worker_thinks_with_the_box_of_its_task(address: str) -> None:
    box = corrected(address)
    task = Turn("arkadia", b"", 0, [1], "greedy", [], box)
    sent = TASKS.decode(ENCODER.encode(task))
    assert sent == task
    assert rules_of(sent.game, sent.box).components_sha256 != rules_of("arkadia").components_sha256


def test_notation_is_the_same_with_every_box(address: str) -> None:
    box = corrected(address)
    other, packaged = content_of("arkadia", box), content_of("arkadia")
    assert other.numbers is packaged.numbers
    assert [other.game.text(n) for n in range(packaged.codec.size)] == list(packaged.numbers)


def test_bots_play_alone_with_a_box_too(address: str) -> None:
    made = http(address, "POST", "/api/tables", wanted([RANDOM, RANDOM], box=corrected(address)))
    assert made.status == 201
    assert http(address, "GET", f"/api/tables/{made.body['id']}").body["box"]["id"] == "corrected"


def test_a_host_may_keep_to_the_packaged_boxes(tmp_path: Path) -> None:
    with served(str(tmp_path / "polis.sqlite3"), Limits(own_boxes=False)) as address:
        box = corrected(address)
        table = http(address, "POST", "/api/tables", wanted([ME, ME], box=box))
        assert (table.status, table.body["code"]) == (403, "no-own-boxes")
        assert http(address, "POST", "/api/tables", wanted([ME, ME])).status == 201
