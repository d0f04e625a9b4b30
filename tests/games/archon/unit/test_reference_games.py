"""The reference of Archon: randomness, whole games, and invariants that can fail."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.archon.reference.archon import Reference
from tests.games.archon.reference.hand_made import apply, begun
from tests.games.archon.reference.invariants import check_state, check_step
from tests.games.archon.reference.loaded import original
from tests.games.archon.reference.play import any_choice, busy_choice, play
from tests.games.archon.reference.streams import deal

# Randomness and whole games.


def test_a_deal_depends_on_secret_and_entropy() -> None:
    box = original()
    named = deal(box, 3, bytes(16)).named()
    assert named == deal(box, 3, bytes(16), ["", ""]).named()
    assert named["decks"] != deal(box, 3, bytes(15) + b"\1").named()["decks"]
    assert named["decks"] != deal(box, 3, bytes(16), ["a"]).named()["decks"]


def play_checked(game: Reference, seed: int) -> list[str]:
    """Play to the end with every invariant checked after every ply."""
    box, states = game.position.box, [game.named()]
    check_state(states[0], box)

    def watch(game: Reference) -> None:
        states.append(game.named())
        check_state(states[-1], box)
        check_step(states[-2], states[-1])

    return play(game, seed, watch, any_choice if seed % 4 == 3 else busy_choice)


@pytest.mark.sample(2)
@pytest.mark.parametrize("resets", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_random_game_keeps_the_invariants(
    seats: int, resets: bool, seed: int
) -> None:
    secret = seed.to_bytes(16, "big")
    game = deal(original(), seats, secret, (), {"season_reset": resets})
    texts = play_checked(game, seed + seats)
    state = game.named()
    assert len(texts) == state["ply"]
    assert json.loads(json.dumps(state)) == state
    assert game.legal() == set()


@pytest.mark.long
def test_the_same_seed_gives_the_same_game_and_a_copy_goes_its_own_way() -> None:
    games = [deal(original(), 2, bytes(16)) for _ in range(2)]
    before = games[0].named()
    branch = games[0].copy()
    assert play(games[0], 7) == play(games[1], 7)
    assert branch.named() == before
    play(branch, 8)
    assert games[0].named() == games[1].named()


DAMAGE: dict[str, Callable[[dict[str, Any]], object]] = {
    "gold": lambda s: s["players"][0].update(gold=50),
    "cubes": lambda s: s["market"].update(iron=0),
    "hand": lambda s: s["players"][0]["hand"].update(cleric=2),
    "waiting": lambda s: s["players"][1]["waiting"].update(courtier=4),
    "track": lambda s: s["players"][0]["magisters"].update(merchant=1),
    "tiles": lambda s: s["players"][0]["tiles"].append("inn"),
    "wall": lambda s: s["wall"].__setitem__(0, 1),
    "figure": lambda s: s["locations"][0]["slots"][0].update(figures=[1, 0]),
    "covered": lambda s: s["locations"][0]["slots"][2].update(figures=[1, 0]),
    "token": lambda s: s["locations"][0]["slots"][0].update(token=0),
    "favor": lambda s: s["decks"]["favors"].pop(),
    "province": lambda s: s.update(province=2),
    "attack": lambda s: s["removed"]["attacks"].append(s["decks"]["attacks"].pop()),
    "grants": lambda s: s.update(grants=[1, 1, 2]),
    "order": lambda s: s.update(order=[0, 0]),
    "season": lambda s: s.update(season=2),
    "passed": lambda s: s.update(passed=[True, False]),
    "raid": lambda s: s.update(raid={"strength": 2, "due": [0, 0]}),
    "winners": lambda s: s.update(winners=[0]),
    "phase": lambda s: s.update(phase="split"),
    "decision": lambda s: s["decision"].update(location="palace"),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_position_breaks_an_invariant(damage: Callable[[dict[str, Any]], object]) -> None:
    state = begun().named()
    check_state(state)
    copied = json.loads(json.dumps(state))
    damage(copied)
    with pytest.raises(AssertionError):
        check_state(copied)


def test_a_step_that_takes_from_another_seat_breaks_an_invariant() -> None:
    game = begun()
    before = game.named()
    apply(game, "barracks a", "with courtier")
    after = game.named() | {"ply": 5}
    check_step(before, after)
    for name, value in (("gold", 0), ("points", 9), ("recruits", 0)):
        others = [after["players"][0], {**after["players"][1], name: value}]
        with pytest.raises(AssertionError):
            check_step(before, {**after, "players": others})
    with pytest.raises(AssertionError, match="a warrior put out of turn"):
        check_step(before, {**after, "wall": [1, *after["wall"][1:]]})
    with pytest.raises(AssertionError, match="order changed"):
        check_step(before, {**after, "order": [1, 0]})
