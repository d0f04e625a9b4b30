"""What must be true of the question that is asked, checked on the named state."""

from typing import Any

from tests.games.archon.reference.box import Box

State = dict[str, Any]
PHASES = (
    *("draft", "split", "place", "again", "card", "take", "give", "trade"),
    *("magister", "tile", "save", "replace", "wall", "more", "lose", "over"),
)
BETWEEN = {"draft", "split", "place", "again", "lose", "over"}


def check_decision(state: State, box: Box) -> None:
    """Each phase has its own question, and no other is open."""
    decision, phase = state["decision"], state["phase"]
    assert phase in PHASES, f"no such phase: {phase}"
    assert (decision["location"] is None) == (phase in BETWEEN), "a location is chosen"
    assert (decision["slot"] is None) == (phase in BETWEEN), "a slot is chosen"
    assert bool(decision["cards"]) == (phase not in BETWEEN | {"card"}), "cards are played"
    if decision["location"] is not None:
        slots = next(
            place["slots"] for place in state["locations"] if place["name"] == decision["location"]
        )
        slot = next(slot for slot in slots if slot["name"] == decision["slot"])
        assert not slot["covered"], "the slot is covered"
        stands = slot["figures"][state["turn"]] > 0
        assert stands or not decision["cards"], "cards are played, but no figure stands"
    assert not decision["plain"] or len(decision["cards"]) == 1, "plain without one magister"
    assert decision["second"] or phase != "again", "the second action"
    assert not decision["second"] or phase not in BETWEEN - {"again"}, "a second action goes on"
    check_details(state, box)


def check_details(state: State, box: Box) -> None:
    """Trades, price and the magister or tile that is being taken belong to their phases."""
    decision, phase = state["decision"], state["phase"]
    trades = sum(decision["bought"].values()) + (decision["sold"] is not None)
    assert not trades or phase == "trade", "trades outside the Marketplace"
    assert sum(decision["bought"].values()) <= 2, "more than two purchases"
    assert decision["sold"] is None or not decision["bought"][decision["sold"]], "bought and sold"
    assert (decision["price"] is not None) == (phase == "save"), "a price is asked about"
    acquiring = (decision["magister"] is not None) + (decision["tile"] is not None)
    assert acquiring == (phase in {"save", "replace"}), "a magister or a tile is taken"
    assert phase != "replace" or decision["took_magister"], "a magister is taken"
    assert decision["repetition"] in {0, 1}, "more than two times"
    assert phase != "more" or decision["repetition"] == 1, "asked for more after nothing"
    if decision["price"] is not None:
        assert min(decision["price"].values()) >= 0, "a price below nought"
    if decision["tile"] is not None:
        assert decision["tile"] in box["tiles"], "a tile of no box"


def check_turn(state: State, box: Box) -> None:
    """The seat that decides: not one that has passed, nor one without a card before playing it."""
    phase, turn, passed = state["phase"], state["turn"], state["passed"]
    assert turn in range(state["seats"]), "whose turn it is"
    if phase in {"draft", "split"}:
        is_early = state["round"] not in box["divisions_before"]  # the round is over, all passed
        assert all(passed) if is_early else not any(passed), "passed before the round"
    elif phase in {"lose", "over"}:
        assert all(passed), "the round is over, but not everybody has passed"
    else:
        assert not passed[turn], "a seat acts after passing"
    if phase in {"place", "again", "card"}:
        player = state["players"][turn]
        assert sum(player["hand"].values()) > 0, "asked without a card"
        assert player["figures_left"] > 0, "asked without a figure"
    if phase in {"draft", "split"}:
        done = state["order"].index(turn)
        taken = [state["players"][seat] for seat in state["order"]]
        ready = [
            sum(player["magisters" if phase == "draft" else "hand"].values()) > 0
            for player in taken
        ]
        assert ready == [place < done for place in range(state["seats"])], "asked out of order"
