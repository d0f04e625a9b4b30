"""An update shows the table as it now is, to each client in its language."""

from polis.server.live.connection import Reader
from polis.server.live.messages import Entered, updates
from tests.server.player import ME, Player, make
from tests.server.tables import NOW, acted, legal, people


def test_a_message_is_made_once_for_all_who_see_the_same() -> None:
    table = people("archon", 2)
    now = acted(table, legal(table)[0])
    alike = [Reader(None, "de") for _ in range(200)]
    assert len(updates(Entered(now, NOW, (), 1), alike)) == 1


def test_a_browser_gets_its_language_and_is_acknowledged_once_more(any_server: str) -> None:
    made = make(any_server, [ME, ME])
    with Player(made) as both:
        both.send(type="hello", tokens=both.tokens, since=None, language="de")
        welcome = both.expect("welcome")
        assert set(welcome["happened"][0]["text"]) == {"de"}
        assert set(welcome["position"]["question"]) == {"de"}
        act = {"seat": welcome["table"]["turn"], "ply": welcome["table"]["ply"], "key": "k"}
        for is_new in (True, False):
            both.send(type="act", **act, actions=welcome["position"]["legal"][:1])
            update = both.until(lambda message: message.get("key") == "k")
            assert update["type"] == "update"
            assert update["version"] == welcome["version"] + 1
            assert bool(update["happened"]) is is_new
        both.send(type="act", **act | {"key": "late"}, actions=[0])
        assert set(both.expect("refused")["text"]) == {"de"}
