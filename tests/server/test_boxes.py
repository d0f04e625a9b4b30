"""Component files that people bring along: checked and drawn by the server, and played with."""

import asyncio
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from polis.cli.app import app
from polis.server.boxes import MOST_SIGNS, TOO_LARGE, original_of
from polis.server.loaded_game import content_of
from polis.server.settings import NO_LIMIT, Limits, per_minute
from polis.server.storage.store import Store
from polis.server.storage.verify_stored import check_all
from polis.server.table.table import folded
from polis.server.thinking.tasks import ENCODER, ORDERS, Order, Turn
from polis.server.thinking.thinker import rules_of
from tests.server.conftest import Serve
from tests.server.player import GREEDY, ME, RANDOM, Answer, Made, Player, http, make, wanted
from tests.server.serving import served

GAMES = ("arkadia", "archon")
HOUSES = {"red": 3, "olive": 1, "black": 2, "silver": 2}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("boxes") / "polis.sqlite3")


@pytest.fixture(scope="module")
def address(database: str) -> Iterator[str]:
    with served(database) as address:
        yield address


def check(address: str, game: str, text: str) -> Answer:
    """The server's check of a component file."""
    return http(address, "POST", f"/api/games/{game}/components", {"text": text})


def changed(game: str, before: str, after: str) -> str:
    """The packaged component file with one text in place of another."""
    text = original_of(game).text
    assert text.count(before) == 1
    return text.replace(before, after)


@cache
def corrected() -> str:
    """A box of Arkadia with other cards."""
    before = "house = { red = 2, olive = 2, black = 2, silver = 2 }"
    text = changed("arkadia", before, before.replace("red = 2, olive = 2", "red = 3, olive = 1"))
    return text.replace('id = "original"', 'id = "corrected"')


def said_by_command(folder: Path, game: str, text: str) -> str:
    """The output of `polis components check` for a text."""
    file = folder / f"{game}-box.toml"
    file.write_text(text, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        result = CliRunner().invoke(app, ["components", "check", file.name])
    return " ".join((result.output or str(result.exception)).split())


@pytest.mark.parametrize("game", GAMES)
def test_the_packaged_file_is_downloaded_checked_and_drawn(address: str, game: str) -> None:
    text = http(address, "GET", f"/api/games/{game}/components").body
    assert text == original_of(game).text
    found = check(address, game, text).body
    assert http(address, "GET", f"/api/games/{game}/box").body == found
    assert (found["faults"], found["id"]) == ([], "original")
    assert found["sha256"] == content_of(game).game.components_sha256
    shown = CliRunner().invoke(app, ["components", "show", game]).output
    assert found["drawing"].rstrip() == shown.rstrip()


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("game", "before", "after", "line"),
    [
        ("arkadia", "count = 24", "count = 23", 25),
        ("arkadia", "house = { red = 2,", "house = { red = 9,", 103),
        ("arkadia", "house = { red = 2,", "house = { crimson = 2,", 103),
        ("arkadia", "display = 3", 'display = "three"', 122),
        ("archon", "iron = 15", "iron = 14", 58),
        ("archon", "[seat]", "[seat", 86),
    ],
)
def test_a_fault_is_that_of_the_command_with_its_line(
    address: str, tmp_path: Path, game: str, before: str, after: str, line: int
) -> None:
    text = changed(game, before, after)
    found = check(address, game, text).body
    (fault,) = found["faults"]
    assert (found["id"], found["drawing"]) == ("", "")
    assert fault["line"] == line
    said = f"{game}-box.toml, line {line}: {fault['text']}"
    assert " ".join(said.split()) in said_by_command(tmp_path, game, text)


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
    answer = check(address, game, text)
    assert answer.status in (200, 400)
    if answer.status == 200:
        (fault,) = answer.body["faults"]
        assert fault["line"] >= 1
        assert "Traceback" not in fault["text"]
    refused = http(address, "POST", "/api/tables", wanted([ME, GREEDY], game, box=text))
    assert (refused.status, refused.body["code"] in ("bad-box", "unreadable")) == (400, True)
    assert http(address, "GET", "/health").status == 200


def test_a_box_for_which_the_rules_have_no_room_is_refused_in_a_sentence(address: str) -> None:
    text = original_of("archon").text.replace("favors = 22", "favors = 23")
    text = text.replace(
        "    { gain = { province-resources = 2 } },", "    { gain = { gold = 1 } },\n" * 2
    )
    assert check(address, "archon", text).body["faults"] == [{"line": 1, "text": TOO_LARGE}]
    refused = http(address, "POST", "/api/tables", wanted([ME, ME], "archon", box=text))
    assert (refused.status, refused.body["code"]) == (400, "bad-box")


def test_the_mark_of_an_editor_before_a_file_is_passed_over(address: str) -> None:
    marked = "\ufeff" + corrected()
    assert check(address, "arkadia", marked).body == check(address, "arkadia", corrected()).body
    made = make(address, [ME, ME], "arkadia", box=marked)
    assert http(address, "GET", f"/api/tables/{made.id}/game").body["components_id"] == "corrected"


def test_a_file_that_is_too_long_or_of_no_game_is_refused(address: str) -> None:
    long = original_of("arkadia").text + "#" * MOST_SIGNS
    assert check(address, "arkadia", long).status == 413
    assert check(address, "chess", "").status == 404
    assert http(address, "GET", "/api/games/chess/components").status == 404
    assert http(address, "POST", "/api/games/arkadia/components", b"{").status == 400


def test_one_address_has_so_many_boxes_checked_and_no_more(serve: Serve) -> None:
    address = serve(Limits(requests=NO_LIMIT, boxes=per_minute(0.01, 3)))
    box = corrected()
    assert http(address, "POST", "/api/tables", wanted([ME, ME], box=box)).status == 201
    assert check(address, "archon", "").status == 200
    assert check(address, "arkadia", box).status == 200
    again = check(address, "arkadia", box)
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
    box = corrected()
    made = make(address, [ME, ME], "arkadia", box=box)
    head = http(address, "GET", f"/api/tables/{made.id}").body
    found = check(address, "arkadia", box).body
    assert head["box"] == {"id": "corrected", "sha256": found["sha256"]}
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
        found = {one.table: one for one in check_all(store.engine)}[made.id]
        assert (found.plies, found.problem) == (6, None)
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
    box = corrected()
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
    box = corrected()
    task = Turn("arkadia", b"", 0, [1], "greedy", [], box)
    sent = ORDERS.decode(ENCODER.encode(Order(1, task))).task
    assert sent == task
    assert rules_of(sent.game, sent.box).components_sha256 != rules_of("arkadia").components_sha256


def test_notation_is_the_same_with_every_box(address: str) -> None:
    box = corrected()
    other, packaged = content_of("arkadia", box), content_of("arkadia")
    assert other.numbers is packaged.numbers
    assert [other.game.text(n) for n in range(packaged.codec.size)] == list(packaged.numbers)


def test_bots_play_alone_with_a_box_too(address: str) -> None:
    made = http(address, "POST", "/api/tables", wanted([RANDOM, RANDOM], box=corrected()))
    assert made.status == 201
    assert http(address, "GET", f"/api/tables/{made.body['id']}").body["box"]["id"] == "corrected"


def test_a_host_may_keep_to_the_packaged_boxes(serve: Serve) -> None:
    address = serve(Limits(own_boxes=False))
    box = corrected()
    table = http(address, "POST", "/api/tables", wanted([ME, ME], box=box))
    assert (table.status, table.body["code"]) == (403, "no-own-boxes")
    assert http(address, "POST", "/api/tables", wanted([ME, ME])).status == 201
