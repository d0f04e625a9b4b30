"""Chapters 4 and 5, typed: a line may also name what is done by itself, but nothing else."""

import pytest

from polis.core.records.replay import verify
from polis.core.texts.errors import IllegalAction
from polis.terminal.session import Session
from tests.games.archon.scenario.positions import DRAGON, UNICORN, Table, position


def read(at: Table, line: str) -> list[str]:
    """The actions that a line is read as."""
    return [at.game.text(action) for action in at.game.parse(at.state, line)]


def taxed(passed: str = "") -> Table:
    """A seat without gold: only its Tax Collector gets into the Treasury."""
    return position(
        hand="tax-collector 2 courtier merchant",
        gold=0,
        tokens={"treasury a": DRAGON},
        passed=passed,
    )


def test_the_only_card_may_be_typed_too() -> None:
    at = taxed()
    assert read(at, "treasury b") == ["treasury b"]
    for line in ("treasury b tax-collector", "treasury b with tax", "treas b tax"):
        assert read(at, line) == ["treasury b"]
    at.do("treasury b tax-collector")
    assert at.cards(UNICORN) == {"courtier": 2, "merchant": 1}


def test_another_card_than_the_one_played_by_itself_is_not_passed_over() -> None:
    at = taxed()
    for other in ("merchant", "tax-collector plain", "courtier courtier", "courtier"):
        assert len(read(at, f"treasury b {other}")) == 2


def test_what_was_done_by_itself_is_passed_over_once() -> None:
    assert read(taxed(), "treasury b tax with tax") == ["treasury b", "with tax-collector"]


def test_the_only_purchase_is_not_made_twice() -> None:
    at = position(hand="courtier cleric", gold=9, cubes="", market="2 silver", seats=2)
    assert read(at, "marketplace a courtier buy silver done") == [
        "marketplace a",
        "with courtier",
        "done",
    ]
    assert read(at, "marketplace a courtier buy silver buy silver done") == [
        "marketplace a",
        "with courtier",
        "buy silver",
    ]


def test_the_only_cube_and_the_end_of_an_exchange_may_be_typed_too() -> None:
    at = position(hand="courtier cleric", repository="1 iron")
    assert read(at, "repository a courtier take iron") == ["repository a", "with courtier"]
    assert len(read(at, "repository a courtier take stone")) == 3
    at = position(hand="courtier cleric", gold=2)
    assert read(at, "academy a courtier done") == ["academy a", "with courtier"]


def test_a_slot_of_a_second_action_is_read_as_its_lowest_equal_too() -> None:
    at = position(hand="scribe 2 courtier", gold=9)
    line = "treasury a scribe barracks b courtier"
    assert read(at, line) == ["treasury a", "with scribe", "barracks a"]


def test_a_record_holds_no_action_that_was_done_by_itself() -> None:
    at = taxed()
    game = at.game
    session = Session.new(game, game.new_options({}), ["human", "human"], bytes(16))
    session.states[-1] = at.state
    session.play("treasury b tax-collector")
    assert session.record.actions == ("treasury b",)


def test_a_line_with_a_wrong_card_does_nothing() -> None:
    at = taxed(passed=DRAGON)
    session = Session.new(at.game, at.game.new_options({}), ["human", "human"], bytes(16))
    session.states[-1] = at.state
    with pytest.raises(
        IllegalAction, match="with merchant: this is not what has to be decided now"
    ):
        session.play("treasury b merchant")
    assert session.ply == 0


def test_a_record_is_played_again_action_by_action() -> None:
    game = taxed().game
    session = Session.new(game, game.new_options({}), ["human", "human"], bytes(16))
    session.play("draft cleric scribe")
    assert verify(session.record, game) is None
