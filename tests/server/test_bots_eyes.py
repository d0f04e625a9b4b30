"""After the end anybody who may see the game sees what its bots were given, and nothing more."""

from polis.core.records.record_file import record_from_json
from polis.core.records.replay import replay
from polis.games import load
from tests.server.player import ME, RANDOM, Answer, Made, Player, http, make, seen_at

PATIENCE = 120.0  # seconds for bots to play a game to its end; the machine may be busy


def seen(made: Made, ply: int, seat: int, token: str | None = None) -> Answer:
    """A position as a seat saw it."""
    path = f"/api/tables/{made.id}/positions/{ply}?seat={seat}"
    return http(made.address, "GET", path, token=token)


def test_what_a_bot_saw_is_shown_after_the_end(any_server: str) -> None:
    made = make(any_server, [ME, RANDOM, RANDOM], spectators=False)
    with Player(made) as ada:
        assert seen(made, 0, 1, made.tokens[0]).body["code"] == "not-yours"
        ada.ask("resign", 0, bot="random")
        if ada.table["status"] != "over":
            ada.until(lambda m: m.get("table", {}).get("status") == "over", PATIENCE)
    told = http(any_server, "GET", f"/api/tables/{made.id}/record", token=made.tokens[0])
    game = load("arkadia")
    plies = list(replay(record_from_json(told.body), game))
    for ply in (0, 7, len(plies) - 1):
        for seat in (1, 2):
            shown = seen_at(any_server, made.id, ply, seat, made.tokens[0])
            assert shown["position"]["view"] == game.view(plies[ply].state, seat)
    hands = seen_at(any_server, made.id, 7, 1, made.tokens[0])["position"]["view"]["hands"]
    assert None not in hands[1]
    assert None in hands[0], "a bot was shown another seat's hand"
    assert seen(made, 7, 1).body["code"] == "not-yours", "a stranger at a closed table"
    assert seen(made, 7, 0).body["code"] == "not-yours", "a person's seat"
    assert seen(made, 7, 9, made.tokens[0]).body["code"] == "not-yours"


def test_at_an_open_table_onlookers_see_it_too(any_server: str) -> None:
    made = make(any_server, [ME, RANDOM])
    with Player(made) as ada:
        ada.ask("resign", 0, bot="random")
        if ada.table["status"] != "over":
            ada.until(lambda m: m.get("table", {}).get("status") == "over", PATIENCE)
    assert seen(made, 3, 1).status == 200
    assert seen(made, 3, 0).body["code"] == "not-yours"
