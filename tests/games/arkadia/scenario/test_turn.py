"""A turn: first a mandatory part, then an optional one."""

from importlib.resources import files

import pytest

from polis.core.contract.clauses import load_clauses
from polis.games.arkadia.model.actions import ACTIONS
from tests.games.arkadia.scenario.positions import Table, position

HANDS = {
    "yellow": "house red, house olive, farm red, farm olive",
    "orange": "house red, house black, farm black, farm silver",
}


def opening(**more: int) -> Table:
    """The lot alone, small buildings in both hands."""
    return position("", hands=HANDS, neutral=more)


@pytest.mark.proves("ARK-T.1")
def test_a_seat_lays_a_building_or_introduces_workers() -> None:
    at = opening()
    assert at.phase == "must"
    assert at.legal() == [
        *("play house red", "play house olive", "play farm red", "play farm olive", "site lot")
    ]


@pytest.mark.refuses("ARK-T.1")
def test_a_seat_does_not_both_lay_and_introduce() -> None:
    at = opening()
    laying, standing = at.copy(), at.copy()
    laying.do("play house red")
    laying.refuse("site lot", "ARK-1A.1", "why-not-this-phase")
    laying.do("lay g4", "draw pile")
    laying.refuse("site g4", "ARK-2.1", "why-not-this-phase")
    standing.do("site lot")
    standing.refuse("play house red", "ARK-1B.2", "why-not-this-phase")
    standing.do("own g4", "done")
    standing.refuse("play house red", "ARK-2.1", "why-not-this-phase")


@pytest.mark.refuses("ARK-T.1")
@pytest.mark.parametrize("skipped", ["banner", "end"])
def test_the_first_part_of_the_turn_is_not_skipped(skipped: str) -> None:
    opening().refuse(skipped, "ARK-T.1", "why-not-this-phase")


@pytest.mark.refuses("ARK-T.1")
def test_a_chosen_card_is_not_taken_back() -> None:
    at = opening()
    at.do("play house red")
    at.refuse("play house olive", "ARK-1A.1", "why-not-this-phase")
    at.refuse("done", "ARK-1A.1", "why-not-this-phase")


@pytest.mark.proves("ARK-T.2")
@pytest.mark.parametrize("must", ["play house red g4 draw pile", "site lot own g4"])
def test_after_either_action_the_seat_may_use_a_banner_and_its_turn_is_over(must: str) -> None:
    at = opening()
    at.do(must)
    assert (at.turn, at.legal()) == ("yellow", ["banner", "end"])
    with_banner = at.copy()
    at.do("end")
    assert (at.turn, at.phase, at.of("yellow", "banners")) == ("orange", "must", 4)
    with_banner.do("banner")
    assert (with_banner.turn, with_banner.of("yellow", "banners")) == ("orange", 3)


@pytest.mark.refuses("ARK-T.2")
def test_nothing_but_a_banner_follows_the_first_part() -> None:
    at = opening()
    at.do("site lot own g4")
    at.refuse("play house red", "ARK-2.1", "why-not-this-phase")
    at.refuse("own h4", "ARK-2.1", "why-not-this-phase")
    at.refuse("draw pile", "ARK-2.1", "why-not-this-phase")
    at.refuse("pass", "ARK-2.1", "why-not-this-phase")


@pytest.mark.refuses("ARK-T.2")
def test_after_the_turn_the_seat_has_nothing_to_decide() -> None:
    at = opening()
    at.do("site lot own g4", "end")
    at.refuse("end", "ARK-T.1", "why-not-this-phase")
    at.refuse("banner", "ARK-T.1", "why-not-this-phase")
    at.refuse("play house olive", "ARK-1A.1", "why-card-not-in-hand")  # only yellow has one


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param((), id="must"),
        pytest.param(("play house red",), id="lay"),
        pytest.param(("play house red", "lay c1"), id="draw"),
        pytest.param(("site lot", "own g4"), id="worker"),
        pytest.param(("site a1", "neutral c1"), id="castle"),
        pytest.param(("site lot own g4",), id="banner"),
        pytest.param(("site lot own g4", "banner"), id="cash"),
        pytest.param(("site lot own g4", "end"), id="pass"),
        pytest.param(("site lot own g4", "end", "pass", "end"), id="must again"),
    ],
)
def test_every_action_is_legal_or_refused_by_a_clause(lines: tuple[str, ...]) -> None:
    at = position(
        """
           a b c d
        1  A A . .
        2  n n . .
        """,
        buildings={"A": "house silver"},
        hands={**HANDS, "orange": ""},
        own={"orange": 0},
        neutral=2,
        seals={"yellow": {"red": 2}},
        display="tavern red, -, -",
        pile="",
    )
    at.do(*lines)
    clauses = load_clauses(files("polis.games.arkadia") / "clauses.toml")
    legal = at.game.legal(at.state).tolist()
    refusals = [at.game.refusal(at.state, action) for action in range(ACTIONS)]
    assert [action for action, why in enumerate(refusals) if why is None] == legal
    assert {why.clause for why in refusals if why is not None} <= set(clauses.by_id)
