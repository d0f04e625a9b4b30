"""A table chooses among the boxes that come with its game; everything of it is of that box."""

from msgspec.structs import replace

from polis.core.records.replay import verify
from polis.games import load_recorded
from polis.server.boxes import original_of
from polis.server.content import content_of
from polis.server.live.bots import turn_of
from polis.server.tables.recording import record_of
from polis.server.thinking.thinker import rules_of
from tests.server.player import ME, Answer, Player, http, make, wanted
from tests.server.tables import bot, dealt, person, terms

EVEN = {"box": "original-even"}


def craftsman(answer: Answer) -> int:
    """The points of the Craftsman, as sent to a page."""
    points: int = answer.body["components"]["tiles"]["print"]["kinds"][0]["points"]
    return points


def test_a_page_chooses_a_box_and_is_told_its_values(any_server: str) -> None:
    usual = http(any_server, "GET", "/api/games/archon")
    offered = usual.body["options"][-1]
    assert (offered["name"], offered["default"]) == ("box", "original")
    assert offered["values"] == ["original", "original-even"]
    assert craftsman(usual) == 1
    made = make(any_server, [ME, ME], "archon", options=EVEN)
    assert http(any_server, "GET", f"/api/tables/{made.id}").body["box"]["id"] == "original-even"
    assert craftsman(http(any_server, "GET", f"/api/tables/{made.id}/game")) == 2
    with Player(made) as player:
        assert player.table["options"]["box"] == "original-even"
        player.act(player.turn or 0, player.legal[0])
        assert player.ply
    for wrong in ("mine", "../original"):
        refused = http(
            any_server, "POST", "/api/tables", wanted([ME, ME], "archon", options={"box": wrong})
        )
        assert (refused.status, refused.body["code"]) == (400, "options")


def test_a_table_has_one_box(any_server: str) -> None:
    own = original_of("archon").text.replace("count = ", "count =  ", 1)
    both = wanted([ME, ME], "archon", options=EVEN, box=own)
    refused = http(any_server, "POST", "/api/tables", both)
    assert (refused.status, refused.body["code"]) == (400, "options")


def test_a_table_is_played_thought_about_and_recorded_with_the_box_it_chose() -> None:
    usual = content_of("archon")
    agreed = replace(terms("archon"), options=usual.agreed(EVEN))
    table = dealt([person(), bot()], agreed)
    assert table.content.game.components_id == "original-even"
    assert rules_of("archon", turn_of(table, 1, "greedy").box).components_id == "original-even"
    record = record_of(table)
    assert record.components_sha256 == table.content.game.components_sha256
    assert record.components_sha256 != usual.game.components_sha256
    assert "box" not in record.options
    assert verify(record, load_recorded("archon", record.components_sha256)) is None


def test_a_table_of_before_there_was_a_choice_has_the_usual_box() -> None:
    table = dealt([person(), bot()], terms("archon"))
    assert table.content is content_of("archon")
    assert turn_of(table, 1, "greedy").box is None
