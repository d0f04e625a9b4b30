"""Hints: for people playing alone against bots, based on what their seat may know."""

from threading import Thread
from typing import Any

import pytest

from polis.games import load
from tests.server.player import GREEDY, ME, OPEN, Made, Player, http, join, make

LANGUAGES = {"en", "fr", "de"}


def begin(player: Player) -> tuple[int, int]:
    """Wait until the person is to act; seat and ply."""
    if player.table["turn"] != 0:
        player.until(lambda m: m["type"] == "update" and m["table"]["turn"] == 0)
    assert player.position is not None
    return 0, player.position["ply"]


def ask(made: Made, seat: int, ply: int, token: str | None = None) -> Any:
    """Ask for a hint with the maker's token."""
    body = {"seat": seat, "ply": ply}
    path = f"/api/tables/{made.id}/hint"
    return http(made.address, "POST", path, body, token or made.tokens.get(0))


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", ["arkadia", "archon"])
def test_a_hint_names_legal_actions_and_says_why_in_three_languages(
    any_server: str, game: str
) -> None:
    made = make(any_server, [ME, GREEDY], game)
    with Player(made) as ada:
        seat, ply = begin(ada)
        answer = ask(made, seat, ply)
        assert answer.status == 200, answer
        hint = answer.body
        assert ada.position is not None
        assert hint["actions"][0] in ada.legal
        assert len(hint["lines"]) >= 3
        assert all(set(line) == LANGUAGES and all(line.values()) for line in hint["lines"])
        assert load(game).text(hint["actions"][0]) in hint["lines"][0]["en"]
        assert ada.ask("act", seat, ply=ply, actions=hint["actions"][:1])["type"] == "update"
        assert ask(made, seat, ply).body["code"] in {"stale", "not-your-turn"}


def test_where_other_people_play_a_hint_would_not_be_fair(any_server: str) -> None:
    made = make(any_server, [ME, OPEN, GREEDY])
    token = join(made, "Ben")
    with Player(made) as ada, Player(made, [token]) as ben:
        ada.ask("ready", 0)
        ben.ask("ready", 1)
        for seat, key in ((0, made.tokens[0]), (1, token)):
            answer = ask(made, seat, 0, key)
            assert (answer.status, answer.body["code"]) == (400, "hint-others")


def test_a_hint_is_for_the_one_who_holds_the_seat(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY])
    with Player(made) as ada:
        seat, ply = begin(ada)
        assert ask(made, seat, ply, "guessed").body["code"] == "not-yours"
        assert ask(made, 1, ply).body["code"] == "not-yours"
        assert ask(made, 7, ply).body["code"] == "not-yours"
        assert ask(made, seat, ply + 1).body["code"] == "stale"


def test_one_hint_at_a_time_is_thought_out(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY])
    codes: list[str] = []
    with Player(made) as ada:
        seat, ply = begin(ada)

        def once() -> None:
            answer = ask(made, seat, ply)
            codes.append("hint" if answer.status == 200 else answer.body["code"])

        threads = [Thread(target=once) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert "hint" in codes
        assert set(codes) <= {"hint", "hint-soon"}
        assert ask(made, seat, ply).status == 200, "the next one is thought out"
