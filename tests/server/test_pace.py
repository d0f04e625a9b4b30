"""How long a bot's turn takes tells little of what it could do."""

import time
from pathlib import Path

import pytest

from polis.server.live.pace import GROWTH, shown_after
from tests.server.player import GREEDY, ME, Player, make
from tests.server.serving import served


@pytest.mark.parametrize("took", [0.0, 0.004, 0.1, 0.11, 0.149, 0.3, 1.0, 2.7, 30.0])
def test_a_turn_is_played_at_the_next_step_and_not_much_later(took: float) -> None:
    shown = shown_after(took, 0.1)
    assert took <= shown <= max(0.1, took * GROWTH + 1e-9)


def test_times_that_are_alike_lead_to_one_wait() -> None:
    assert {shown_after(ms / 1000, 0.1) for ms in range(100)} == {0.1}
    assert len({shown_after(ms / 1000, 0.1) for ms in range(1000, 1400)}) <= 2
    assert shown_after(shown_after(0.7, 0.1), 0.1) == shown_after(0.7, 0.1)


def test_without_a_pace_nothing_waits() -> None:
    assert shown_after(0.004, 0) == 0.004


def test_a_quick_bot_waits_for_the_first_step(tmp_path: Path) -> None:
    with (
        served(str(tmp_path / "polis.sqlite3"), pace=0.4) as address,
        Player(make(address, [ME, GREEDY], "archon")) as player,
    ):
        asked = 0.0
        while player.turn != 1:
            asked = time.monotonic()
            player.ask("act", 0, ply=player.ply, actions=[player.legal[0]])
        ply = player.ply
        player.until(lambda message: message["type"] == "update" and message["table"]["ply"] > ply)
        assert time.monotonic() - asked >= 0.4  # it was asked for after that at the earliest
