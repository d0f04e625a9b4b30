"""Stored games are checked while people go on playing."""

from polis.server.storage.engine import closing_engine, open_engine
from polis.server.storage.verify_stored import check_all
from tests.server.player import ME, Player, make
from tests.server.serving import served


def test_a_game_that_goes_on_while_it_is_checked_is_not_taken_for_damaged(database: str) -> None:
    with served(database) as address, closing_engine(open_engine(database)) as engine:
        made = [make(address, [ME, ME]) for _ in range(3)]
        findings = check_all(engine)
        found = [next(findings)]
        for one in made:
            with Player(one) as player:
                seat = player.turn or 0
                player.send(type="look", seat=seat)
                player.until(lambda m: m["type"] == "welcome")
                assert player.act(seat, player.legal[0])["type"] == "update"
        found += findings
        assert [one.problem for one in found] == [None] * 3
        assert [one.plies for one in found] == [0, 0, 0], "all of one moment"
        assert [one.plies for one in check_all(engine)] == [1, 1, 1]
