"""The guided first games: deal and replies follow the script, and then it is an ordinary game."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from polis.core.records.record_file import record_from_json
from polis.core.seeds import commitment
from polis.games import GAMES
from polis.server.endpoints import learning
from polis.server.loaded_game import Content, content_of
from polis.server.protocol.tables import TableHead
from polis.server.storage.engine import open_engine
from polis.server.storage.verify_stored import check_all
from polis.server.table.commands.seating import Resign
from polis.server.table.entries import Created, Terms
from polis.server.table.table_view import head
from tests.server.player import ME, OPEN, Made, Player, http, make
from tests.server.serving import process, served
from tests.server.tables import after, bot, dealt, person, refused, terms


def begin(address: str, game: str, name: object = "Ada") -> Made:
    """Make the table of a lesson."""
    answer = http(address, "POST", f"/api/games/{game}/lesson", {"name": name})
    assert answer.status == 201, answer
    return Made(
        address, answer.body["id"], {key["seat"]: key["token"] for key in answer.body["keys"]}
    )


def told(address: str, game: str) -> dict[str, Any]:
    """What a lesson says."""
    body: dict[str, Any] = http(address, "GET", f"/api/games/{game}/lesson").body
    return body


def follow(player: Player, lesson: dict[str, Any], steps: slice = slice(None)) -> None:
    """Do what the steps say."""
    seat = lesson["learner"]
    for step in lesson["steps"][steps]:
        for number, move in enumerate(step["moves"]):
            player.may_act(seat)
            assert player.ply == step["ply"] + number
            done = player.ask("say", seat, ply=player.ply, line=move)
            assert done["type"] == "update", (move, done)
    player.may_act(seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_followed_to_its_end_and_played_on(server: str, game: str) -> None:
    lesson, made = told(server, game), begin(server, game)
    script = list(content_of(game).lesson.moves)
    with Player(made) as ada:
        ada.begun()
        assert (ada.table["lesson"], ada.table["listed"]) == ("on", False)
        follow(ada, lesson)
        # It is the learner's turn again: others may have played on behind the last step.
        assert (ada.ply >= lesson["plies"], ada.table["lesson"]) == (True, "on")
        seat = lesson["learner"]
        ada.act(seat, ada.legal[0])
        assert ada.table["lesson"] == "on"  # behind the last step nothing is expected
        ada.ask("resign", seat, bot="random")
        ada.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 60)
    assert http(server, "POST", f"/api/tables/{made.id}/verify").body["ok"] is True
    file = http(server, "GET", f"/api/tables/{made.id}/record").body
    record = record_from_json(file)
    assert list(record.actions[: len(script)]) == script
    assert record.secret == content_of(game).lesson.secret.hex()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_speaks_three_languages_and_has_all_that_a_table_of_it_needs(
    any_server: str, game: str
) -> None:
    lesson, of = told(any_server, game), content_of(game).lesson
    assert (lesson["game"], lesson["seats"], lesson["learner"]) == (game, of.seats, of.learner)
    for step, known in zip(lesson["steps"], of.steps, strict=True):
        assert step["text"] == dict(known.text)
        assert (step["moves"], step["clauses"]) == (list(known.moves), list(known.clauses))
    assert lesson["plies"] == len(of.moves)
    assert lesson["script"] == list(of.moves)
    assert (lesson["secret"], lesson["options"]) == (of.secret.hex(), of.options)


@pytest.mark.parametrize("game", GAMES)
def test_every_table_of_a_lesson_has_the_same_cards(any_server: str, game: str) -> None:
    positions = []
    for name in ("Ada", "Ben"):
        with Player(begin(any_server, game, name)) as player:
            player.begun()
            positions.append((player.table["commitment"], player.now["view"]))
    assert positions[0] == positions[1]
    assert positions[0][0] == commitment(content_of(game).lesson.secret)


def test_who_leaves_the_script_plays_against_an_ordinary_bot(any_server: str) -> None:
    lesson = told(any_server, "archon")
    with Player(begin(any_server, "archon")) as ada:
        follow(ada, lesson, slice(0, 3))  # up to the first figure in the city
        assert ada.table["lesson"] == "on"
        ada.ask("say", 0, ply=ada.ply, line="treasury a")
        assert ada.table["lesson"] == "left"
        ada.may_act(0)
        # Dragon cannot answer as the script has it: it chose for itself, and it is Ada's turn again.
        assert ada.turn == 0
        assert ada.table["lesson"] == "left"
        assert ada.table["status"] == "playing"


def test_back_on_the_path_of_a_lesson_it_goes_on(any_server: str) -> None:
    with Player(begin(any_server, "arkadia")) as ada:
        ada.begun()
        notation = content_of("arkadia").notation
        other = next(action for action in ada.legal if notation[action] != "site f4")
        ada.act(0, other)
        assert ada.table["lesson"] == "left"
        ada.ask("undo", 0, ply=ada.ply, to=0)
        assert ada.table["lesson"] == "on"
        follow(ada, told(any_server, "arkadia"))
        assert ada.table["lesson"] == "on"


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_on_after_a_restart(database: str, game: str) -> None:
    with served(database) as address:
        lesson, made = told(address, game), begin(address, game)
        with Player(made) as ada:
            follow(ada, lesson, slice(0, 6))
            ply = ada.ply
    assert ply > 0
    with served(database) as address:
        with Player(Made(address, made.id, made.tokens)) as ada:
            assert (ada.ply, ada.table["lesson"]) == (ply, "on")
            follow(ada, lesson, slice(6, None))
            assert (ada.ply >= lesson["plies"], ada.table["lesson"]) == (True, "on")
        key = {"id": made.id, "token": made.tokens[lesson["learner"]]}
        (mine,) = http(address, "POST", "/api/mine", {"tables": [key]}).body["tables"]
        assert mine["lesson"] == "on"
    engine = open_engine(database)
    assert [finding.problem for finding in check_all(engine)] == [None]
    engine.dispose()


@pytest.mark.long
def test_the_others_answer_by_the_script_after_a_kill(tmp_path: Path) -> None:
    database = str(tmp_path / "polis.sqlite3")
    with process(database) as server:
        lesson, made = told(server.address, "archon"), begin(server.address, "archon")
        with Player(made) as ada:
            ada.begun()
            # Acknowledged, and killed while the other thinks about its answer.
            done = ada.ask("say", 0, ply=0, line=lesson["steps"][1]["moves"][0])
            assert done["table"]["ply"] == 1
            server.kill()
    with process(database) as server, Player(Made(server.address, made.id, made.tokens)) as ada:
        ada.may_act(0)
        assert (ada.ply, ada.table["lesson"]) == (2, "on")
        server.stop()


def test_once_more_after_a_lesson_is_an_ordinary_game(any_server: str) -> None:
    made = begin(any_server, "arkadia")
    with Player(made) as ada:
        ada.begun()
        ada.ask("resign", 0, bot="random")
        ada.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 60)
        assert ada.table["lesson"] == "left"  # who gave the seat to a bot did not follow
        again = http(any_server, "POST", f"/api/tables/{made.id}/rematch", {}, made.tokens[0])
    with Player(Made(any_server, again.body["id"], made.tokens)) as ada:
        ada.ask("ready", 0)
        ada.begun()
        assert ada.table["lesson"] is None
        assert ada.table["commitment"] != commitment(content_of("arkadia").lesson.secret)


def test_an_ordinary_table_is_no_lesson(any_server: str) -> None:
    made = make(any_server, [ME, OPEN])
    assert http(any_server, "GET", f"/api/tables/{made.id}").body["lesson"] is None


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_game_that_there_is_not_has_no_lesson(any_server: str, method: str) -> None:
    body = {"name": "Ada"} if method == "POST" else None
    answer = http(any_server, method, "/api/games/go/lesson", body)
    assert (answer.status, answer.body["code"]) == (404, "no-such-game")
    assert all(", ".join(GAMES) in answer.body["text"][one] for one in ("en", "fr", "de"))


@pytest.mark.parametrize(
    ("body", "code"),
    [({"name": " "}, "name"), ({"name": "A" * 41}, "name"), ({}, "unreadable"),
     ({"name": 1}, "unreadable"), (b"{", "unreadable")],
)  # fmt: skip
def test_a_lesson_needs_a_name(any_server: str, body: object, code: str) -> None:
    answer = http(any_server, "POST", "/api/games/arkadia/lesson", body)
    assert (answer.status, answer.body["code"]) == (400, code)


def test_tables_from_before_there_were_lessons_are_none() -> None:
    made = Created(terms(), [person(), bot()])
    stored = msgspec.json.decode(msgspec.json.encode(made))
    del stored["terms"]["lesson"]
    assert msgspec.convert(stored, Created).terms.lesson is False
    shown = msgspec.to_builtins(head(dealt([person(), bot()]), 0.0))
    del shown["lesson"]
    assert msgspec.convert(shown, TableHead).lesson is None


def lesson_terms(game: str = "arkadia") -> Terms:
    return learning.terms_of(content_of(game).lesson)


def test_a_lesson_that_was_rewritten_with_another_deal_has_no_script_for_old_tables() -> None:
    table = dealt([person(), bot()], lesson_terms(), seed=1)
    assert table.secret != content_of("arkadia").lesson.secret
    assert table.lesson_state == "left"
    assert table.script(1) == ()


def test_a_bot_in_the_learners_place_follows_no_script() -> None:
    table = dealt([person(), bot()], lesson_terms())
    table.secret = content_of("arkadia").lesson.secret
    assert after(table, Resign("key", 0, "greedy")).script(0) == ()
    assert table.script(1) == content_of("arkadia").lesson.moves


def test_a_game_without_a_lesson_is_played_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt([person("Ada"), bot()])
    with monkeypatch.context() as patched:
        patched.setattr(type(table.content.spec), "lesson", lambda _: None)
        without = Content("arkadia")
        assert not without.info.lesson
        with refused("no-lesson"):
            _ = without.lesson
        patched.setattr(table, "content", without)
        assert table.script(1) == ()
        assert table.lesson_state is None
