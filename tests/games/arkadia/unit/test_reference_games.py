"""The reference of Arkadia from the deal to the end: set-up, randomness, whole games."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from polis.games.arkadia.box.load import load_box
from tests.games.arkadia.reference.arkadia import Reference
from tests.games.arkadia.reference.box import FAMILIES, all_cards, first_game_cards, original
from tests.games.arkadia.reference.hand_made import ORANGE, YELLOW, apply, new
from tests.games.arkadia.reference.invariants import check_state
from tests.games.arkadia.reference.loaded import box_from
from tests.games.arkadia.reference.play import play
from tests.games.arkadia.reference.setup import deck_behind
from tests.games.arkadia.reference.shapes import lot_places
from tests.games.arkadia.reference.steps import check_step
from tests.games.arkadia.reference.streams import below, deal, mac, shuffled

# The box.


def test_the_box_written_by_hand_is_the_box_of_the_component_file() -> None:
    assert box_from(load_box()) == original()
    assert list(box_from(load_box())["cards"]) == list(original()["cards"])


# Set-up and randomness.


def test_the_lot_has_six_places_lying_and_four_standing() -> None:
    lying = [(False, square) for square in ((5, 6), (5, 7), (5, 8), (6, 6), (6, 7), (6, 8))]
    standing = [(True, square) for square in ((5, 6), (5, 7), (5, 8), (5, 9))]
    assert lot_places(original()) == lying + standing


@pytest.mark.parametrize(("seats", "extra", "supply"), [(2, 3, 18), (3, 2, 18), (4, 1, 20)])
def test_the_first_game_has_seven_buildings_and_extra_neutral_workers(
    seats: int, extra: int, supply: int
) -> None:
    game = deal(original(), "arkadia", seats, bytes(16), (), {"setup": "first-game"})
    state = game.named()
    check_state(state)
    assert state["neutral_workers"] == [extra] * seats
    assert state["neutral_supply"] == supply
    assert [b["form"] for b in state["buildings"]] == list(original()["forms"])
    assert len(state["draw_pile"]) == 33 - 4 * seats - 3
    assert state["discards"] == []
    assert not any(building["completed"] for building in state["buildings"])


@pytest.mark.parametrize(("seats", "left"), [(2, 29), (3, 25), (4, 21)])
def test_the_free_game_begins_with_an_empty_board(seats: int, left: int) -> None:
    state = deal(original(), "arkadia", seats, bytes(16)).named()
    assert state["buildings"] == state["workers"] == []
    assert len(state["draw_pile"]) == left
    assert state["own_workers"] == [3] * seats
    assert state["castle"]["values"] == dict.fromkeys(FAMILIES, 2)


def test_a_chosen_lot_lies_where_it_was_chosen() -> None:
    state = deal(original(), "arkadia", 2, bytes(16), (), {"lot": "h5 standing"}).named()
    assert state["board"]["lot"]["square"] == [5, 8]
    assert state["board"]["lot"]["standing"] is True
    assert len(state["board"]["lot"]["squares"]) == 12


def test_seats_are_dealt_to_from_the_first_number_on() -> None:
    game = new(2)
    assert game.table.seats[YELLOW].hand == all_cards(game.box)[:4]
    assert game.table.seats[ORANGE].hand == all_cards(game.box)[4:8]
    assert game.table.display == all_cards(game.box)[8:11]
    assert deck_behind(game.named()) == all_cards(game.box)


def test_the_hash_function_gives_the_published_result() -> None:
    digest = mac(b"Jefe", b"what do ya want for nothing?").hex()
    assert digest == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"


def test_numbers_of_an_incomplete_run_are_left_out() -> None:
    assert below(iter([2**64 - 1, 5]), 3) == 2
    assert below(iter([2**64 - 1, 5]), 4) == 3


def test_a_shuffle_exchanges_from_the_end() -> None:
    assert shuffled(iter([0, 0, 0]), 4) == [1, 2, 3, 0]
    assert shuffled(iter([3, 2, 1]), 4) == [0, 1, 2, 3]


def test_a_deal_depends_on_secret_seats_and_entropy() -> None:
    def dealt(secret: bytes, *entropies: str) -> list[str]:
        return deck_behind(deal(original(), "arkadia", 2, secret, entropies).named())

    assert dealt(bytes(16)) == dealt(bytes(16), "", "")
    assert dealt(bytes(16)) != dealt(bytes(15) + b"\1")
    assert dealt(bytes(16), "a", "b") != dealt(bytes(16), "b", "a")
    assert sorted(dealt(bytes(16))) == sorted(all_cards(original()))


# Whole games.


def play_checked(game: Reference, seed: int) -> list[str]:
    """Play to the end with every invariant checked after every ply."""
    states = [game.named()]
    check_state(states[0])

    def watch(game: Reference) -> None:
        states.append(game.named())
        check_state(states[-1])
        check_step(states[-2], states[-1])

    return play(game, seed, watch)


@pytest.mark.sample(2)
@pytest.mark.parametrize("setup", ["free", "first-game"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", [1, 2])
def test_every_position_of_a_random_game_keeps_the_invariants(
    setup: str, seats: int, number: int
) -> None:
    options = {"setup": setup, "flips": number == 2, "lot_workers": number == 1}
    game = deal(original(), "arkadia", seats, number.to_bytes(16, "big"), (), options)
    texts = play_checked(game, number)
    assert len(texts) == game.named()["ply"]
    assert json.loads(json.dumps(game.named())) == game.named()


@pytest.mark.sample(1)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_never_played_before_keeps_the_invariants_too(seats: int, seed: int) -> None:
    game = deal(original(), "arkadia", seats, seed.to_bytes(16, "big"))
    play_checked(game, seed)
    assert game.is_over()


@pytest.mark.long
def test_random_games_end_in_both_ways_and_the_same_seed_gives_the_same_game() -> None:
    def ending(number: int) -> str | None:
        game = deal(original(), "arkadia", 4, number.to_bytes(16, "big"))
        play(game, number)
        return game.ending

    assert {ending(number) for number in range(4)} == {"castle", "stuck"}
    games = [deal(original(), "arkadia", 3, bytes(16)) for _ in range(2)]
    assert play(games[0], 7) == play(games[1], 7)


def test_another_box_can_have_other_forms_and_camps() -> None:
    box = original()
    box["forms"]["mill"] = [(0, 0), (0, 1), (0, 2), (0, 3)]
    box["camps"] = {(12 - row + 1, column) for row, column in box["camps"]}
    game = deal(box, "arkadia", 2, bytes(16))
    play(game, 3, lambda g: check_state(g.named(), box))
    assert game.is_over()


# The invariants can fail.


def break_cards(state: dict[str, Any]) -> None:
    state["draw_pile"].pop()


def break_workers(state: dict[str, Any]) -> None:
    state["own_workers"][0] += 1


def break_neutrals(state: dict[str, Any]) -> None:
    state["neutral_supply"] -= 1


def break_pools(state: dict[str, Any]) -> None:
    state["castle"]["pools"][0]["red"] -= 1


def break_values(state: dict[str, Any]) -> None:
    state["castle"]["values"]["red"] += 1


def break_floor(state: dict[str, Any]) -> None:
    state["castle"]["floor"] = 2


def break_overlap(state: dict[str, Any]) -> None:
    state["buildings"][0]["squares"] = state["buildings"][1]["squares"]


def break_form(state: dict[str, Any]) -> None:
    state["buildings"][1]["form"], state["buildings"][2]["form"] = "tavern", "farm"


def break_completed(state: dict[str, Any]) -> None:
    state["buildings"][0]["completed"] = True


def break_turn(state: dict[str, Any]) -> None:
    state["turn"] = 1 - state["turn"]


def break_passes(state: dict[str, Any]) -> None:
    state["passes_in_a_row"] = 3


def break_seals(state: dict[str, Any]) -> None:
    state["seals"][0]["red"] = -1


def break_lot(state: dict[str, Any]) -> None:
    state["board"]["lot"]["square"] = [5, 5]


def break_last_round(state: dict[str, Any]) -> None:
    state["last_round"] = {"triggered_by": 0, "turns_left": 2}


def break_due(state: dict[str, Any]) -> None:
    state["decision"]["castle_pieces_due"] = 1


def break_winners(state: dict[str, Any]) -> None:
    state["winners"] = [0]


@pytest.mark.parametrize(
    "damage",
    [
        break_cards,
        break_workers,
        break_neutrals,
        break_pools,
        break_values,
        break_floor,
        break_overlap,
        break_form,
        break_completed,
        break_turn,
        break_passes,
        break_seals,
        break_lot,
        break_last_round,
        break_due,
        break_winners,
    ],
)
def test_a_damaged_position_breaks_an_invariant(damage: Callable[[dict[str, Any]], None]) -> None:
    state = deal(original(), "arkadia", 2, bytes(16), (), {"setup": "first-game"}).named()
    check_state(state)
    copied = json.loads(json.dumps(state))
    damage(copied)
    with pytest.raises(AssertionError):
        check_state(copied)


def test_a_step_that_moves_a_worker_or_makes_gold_breaks_an_invariant() -> None:
    game = new()
    apply(game, "site lot", "own g4")
    before = game.named()
    game.apply("done")
    after = game.named()
    check_step(before, after)
    moved = {**after, "workers": [{"square": [4, 8], "owner": 0}]}
    with pytest.raises(AssertionError, match="a worker moved"):
        check_step(before, moved)
    with pytest.raises(AssertionError, match="gold out of nothing"):
        check_step(before, {**after, "gold": [1, 0]})
    with pytest.raises(AssertionError, match="out of turn"):
        check_step(before, {**after, "banners": [4, 3]})


def test_the_cards_of_the_first_game_are_one_of_each_form() -> None:
    cards = first_game_cards(original())
    assert [card.split()[0] for card in cards] == list(original()["forms"])
    assert len(all_cards(original())) == 40
