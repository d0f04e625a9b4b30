"""What must be true of any position, checked on its named state alone.

Every check raises AssertionError with a sentence.
"""

from collections import Counter
from typing import Any

from tests.games.arkadia.reference.box import (
    FAMILIES,
    Box,
    Square,
    all_cards,
    first_game_cards,
)
from tests.games.arkadia.reference.shapes import (
    beside,
    board_squares,
    is_form,
    lot_squares,
)

State = dict[str, Any]
PHASES = ("must", "lay", "draw", "worker", "castle", "banner", "cash", "recruit", "over")


def check_state(state: State, box: Box) -> None:
    """Every invariant of a single position."""
    for check in (
        check_cards,
        check_hands_and_display,
        check_workers,
        check_castle_pieces,
        check_castle_floors,
        check_values,
        check_screens,
        check_lot,
        check_squares,
        check_forms,
        check_completed,
        check_pieces_due,
        check_turn_order,
        check_last_round,
        check_decision,
        check_ending,
    ):
        check(state, box)


def squares_of(item: State) -> set[Square]:
    """The squares of a building or of the lot as pairs."""
    return {(row, column) for row, column in item["squares"]}


def workers_of(state: State) -> dict[Square, int | str]:
    """The owner of the worker on each square that has one."""
    return {(w["square"][0], w["square"][1]): w["owner"] for w in state["workers"]}


def vacant_of(state: State, box: Box) -> set[Square]:
    """The squares with neither lot nor building nor worker."""
    built = set().union(*(squares_of(building) for building in state["buildings"]))
    return board_squares(box) - squares_of(state["board"]["lot"]) - built - set(workers_of(state))


def cards_laid_before(state: State, box: Box) -> list[str]:
    """The cards taken out for the first-game set-up."""
    return first_game_cards(box) if state["options"]["setup"] == "first-game" else []


def check_cards(state: State, box: Box) -> None:
    """Every card is in exactly one place, and the discards are those of the laid buildings."""
    hands = [card for hand in state["hands"] for card in hand]
    display = [card for card in state["display"] if card is not None]
    chosen = [state["decision"]["card"]] if state["decision"]["card"] else []
    before = cards_laid_before(state, box)
    cards = hands + display + chosen + before + state["draw_pile"] + state["discards"]
    assert Counter(cards) == Counter(all_cards(box)), "the cards are not those of the box"
    laid = [f"{b['form']} {b['family']}" for b in state["buildings"]]
    assert laid == before + state["discards"], "the discards are not the cards of the buildings"


def check_hands_and_display(state: State, box: Box) -> None:
    """Four cards in each hand but the one being played, three face up, while there are any."""
    assert len(state["display"]) == 3, "the display has not three slots"
    if state["draw_pile"]:
        assert None not in state["display"], "a slot is empty though the pile is not"
    for hand in state["hands"]:
        order = [all_cards(box).index(card) for card in hand]
        assert order == sorted(order), "a hand is not sorted"
    for seat, hand in enumerate(state["hands"]):
        playing = seat == state["turn"] and state["phase"] in {"lay", "recruit", "draw"}
        exhausted = not state["draw_pile"] and set(state["display"]) == {None}
        most = 3 if playing else 4
        assert len(hand) == most or (exhausted and len(hand) < most), f"hand of seat {seat}"


def check_workers(state: State, box: Box) -> None:
    """No worker is lost or made: own ones by banners used, neutral ones in all."""
    on_board = Counter(workers_of(state).values())
    for seat in range(state["seats"]):
        used = box["banners"] - state["banners"][seat]
        owned = state["own_workers"][seat] + on_board[seat]
        gained = box["banner_workers"] * used
        assert owned == box["own_workers"] + gained, f"own workers of seat {seat}"
    neutral = state["neutral_supply"] + sum(state["neutral_workers"]) + on_board["neutral"]
    assert neutral == box["neutral_workers"], "neutral workers lost or made"
    assert set(on_board) <= {*range(state["seats"]), "neutral"}, "a worker of nobody"
    assert state["workers"] == sorted(state["workers"], key=lambda w: tuple(w["square"])), (
        "the workers are not in reading order"
    )


def check_castle_pieces(state: State, box: Box) -> None:
    """All castle pieces are in the pools or on the castle."""
    castle = state["castle"]
    left = sum(sum(pool.values()) for pool in castle["pools"])
    whole = sum(sum(pool.values()) for pool in box["pools"])
    assert left + sum(castle["heights"]) == whole, "castle pieces lost or made"
    assert all(n >= 0 for pool in castle["pools"] for n in pool.values()), "a pool below nought"
    bare = [not height for height in castle["heights"]]
    for height, top, printed in zip(castle["heights"], castle["tops"], box["mat"], strict=True):
        assert height or top == printed, "a bare castle square does not show its print"
        assert not height or top in FAMILIES, "a piece shows no family"
    assert len(bare) == 10, "the castle has not ten squares"


def check_castle_floors(state: State, box: Box) -> None:
    """Every stack reaches the open floor or is one lower; full floors have empty pools."""
    del box
    floor, heights = state["castle"]["floor"], state["castle"]["heights"]
    assert set(heights) <= {floor - 1, floor}, "a stack does not fit to the open floor"
    assert floor == 3 or min(heights) == floor - 1, "a full floor is still open"
    for pool in state["castle"]["pools"][: floor - 1]:
        assert not any(pool.values()), "a full floor still has pieces in its pool"


def check_values(state: State, box: Box) -> None:
    """The values are what is seen from above, in the bounds the twenty pieces allow."""
    del box
    values, heights = state["castle"]["values"], state["castle"]["heights"]
    seen = Counter(top for top in state["castle"]["tops"] if top is not None)
    assert values == {family: seen[family] for family in FAMILIES}, "values are not what is seen"
    assert all(0 <= value <= 6 for value in values.values()), "a value beyond 0..6"
    assert 8 <= sum(values.values()) <= 10, "the values do not add up to 8..10"
    if min(heights) >= 1:
        assert sum(values.values()) == 10, "floor 1 is full but the values do not add up to 10"
    if sum(heights) in {10, 20}:
        assert sorted(values.values()) in ([1, 3, 3, 3], [2, 2, 3, 3]), "values on a full floor"


def check_screens(state: State, box: Box) -> None:
    """Nothing behind a screen is negative; nobody has more banners than at the start."""
    counts = [n for seals in state["seals"] for n in seals.values()]
    counts += state["gold"] + state["own_workers"] + state["neutral_workers"] + state["banners"]
    assert min([*counts, state["neutral_supply"]]) >= 0, "something is below nought"
    assert max(state["banners"]) <= box["banners"], "a seat has gained a banner"
    names = ("hands", "seals", "gold", "banners", "own_workers", "neutral_workers")
    assert {len(state[name]) for name in names} == {state["seats"]}, "not one entry a seat"


def check_lot(state: State, box: Box) -> None:
    """The lot lies where it may."""
    lot = state["board"]["lot"]
    square = (lot["square"][0], lot["square"][1])
    under = lot_squares(square, lot["standing"])
    assert under <= board_squares(box) - box["camps"], "the lot covers a camp or the border"
    assert squares_of(lot) == under, "the lot is no lot"


def check_squares(state: State, box: Box) -> None:
    """No square of the board carries two things."""
    covered = Counter(squares_of(state["board"]["lot"]))
    covered.update((w["square"][0], w["square"][1]) for w in state["workers"])
    for building in state["buildings"]:
        covered.update(squares_of(building))
    assert set(covered) <= board_squares(box), "something lies beyond the board"
    assert set(covered.values()) == {1}, "two things on one square"


def check_forms(state: State, box: Box) -> None:
    """Every building is its form, turned and, where allowed, flipped; numbers count from 1."""
    flips = state["options"]["flips"]
    for number, building in enumerate(state["buildings"], start=1):
        assert building["number"] == number, "the buildings are not numbered in order"
        squares, form = squares_of(building), box["forms"][building["form"]]
        assert is_form(squares, form, flips), f"building {number} is no {building['form']}"
        assert building["squares"] == sorted(building["squares"]), "squares not in reading order"


def check_completed(state: State, box: Box) -> None:
    """A building is completed exactly if it is enclosed, once an action has been finished."""
    vacant = vacant_of(state, box)
    for building in state["buildings"]:
        enclosed = not beside(squares_of(building)) & vacant
        waiting = state["phase"] in {"recruit", "draw", "worker"}
        assert enclosed or not building["completed"], "a completed building is not enclosed"
        assert building["completed"] or waiting or not enclosed, "an enclosed one is not completed"


def check_pieces_due(state: State, box: Box) -> None:
    """One castle piece is placed or due for each completed building, while there are pieces."""
    del box
    completed = sum(building["completed"] for building in state["buildings"])
    due = state["decision"]["castle_pieces_due"]
    placed = sum(state["castle"]["heights"])
    exhausted = not any(state["castle"]["pools"][state["castle"]["floor"] - 1].values())
    assert placed + due == completed or (exhausted and due == 0 and placed < completed), (
        "castle pieces and completed buildings do not agree"
    )


def check_turn_order(state: State, box: Box) -> None:
    """Clockwise from the first seat; at the end the seat of the last turn stays."""
    del box
    over = state["phase"] == "over"
    turns = state["turns_finished"] - over
    assert state["turn"] == (state["first_seat"] + turns) % state["seats"], "not clockwise"
    assert 0 <= state["passes_in_a_row"] <= state["seats"], "more passes than seats"


def check_last_round(state: State, box: Box) -> None:
    """Twenty pieces begin the last round, in which every seat has one turn, the trigger last."""
    del box
    last, seats = state["last_round"], state["seats"]
    assert (last is not None) == (sum(state["castle"]["heights"]) >= 20), "last round"
    if last is None:
        return
    left, trigger, turn = last["turns_left"], last["triggered_by"], state["turn"]
    assert 0 <= left <= seats, "turns left in the last round"
    assert (left == 0) == (state["ending"] == "castle"), "the last round is over, the game not"
    own_turn = left in {0, seats} and turn == trigger
    assert own_turn or turn == (trigger + 1 + seats - left) % seats, "order of the last round"


def check_decision(state: State, box: Box) -> None:
    """Each phase has its own question, and no other is open."""
    del box
    phase, decision = state["phase"], state["decision"]
    assert phase in PHASES, f"no such phase: {phase}"
    assert (decision["card"] is not None) == (phase == "lay"), "a card is chosen"
    assert (decision["site"] is not None) == (phase == "worker"), "a site is chosen"
    assert (decision["castle_pieces_due"] > 0) == (phase == "castle"), "castle pieces are due"
    assert (decision["family"] is not None) == (phase == "cash"), "a family is asked about"
    placed = decision["workers_placed"] > 0
    assert placed == (decision["last_square"] is not None), "the last worker's square"
    assert not placed or phase == "worker", "workers placed outside an introduction"


def check_ending(state: State, box: Box) -> None:
    """At the end all seals are cashed and those with the most gold have won."""
    del box
    over = state["phase"] == "over"
    assert (state["ending"] in {"castle", "stuck"}) == over, "ending and phase"
    stuck = state["passes_in_a_row"] == state["seats"]
    assert state["ending"] != "stuck" or stuck, "stuck, but not everybody has passed"
    best = [seat for seat, gold in enumerate(state["gold"]) if gold == max(state["gold"])]
    assert state["winners"] == (best if over else []), "the winners"
    if over:
        assert not any(n for seals in state["seals"] for n in seals.values()), "seals left"
