"""Archon behind the protocol of all games: options, refusals, slots that are one choice."""

import random
from importlib.resources import files
from typing import Any

import pytest

from polis.core.contract.clauses import load_clauses
from polis.core.texts.errors import IllegalAction, InvalidOptions
from polis.games import load
from polis.games.archon.game import Archon
from polis.games.archon.model.actions import ACTIONS, Action, encode
from polis.games.archon.model.state import GOLD
from polis.games.archon.terminal import help as terminal_help
from tests.games.archon.styles import STYLES, weights

GAME: Any = load("archon")
IDS = load_clauses(files("polis.games.archon") / "clauses.toml").by_id
WEIGHTS = weights()


def begun(seats: int = 2) -> Any:
    return GAME.new_game(GAME.new_options({}), seats, bytes(16))[0]


def go_on(state: Any, rng: random.Random) -> None:
    """One action, in a style drawn each time."""
    legal = GAME.legal(state)
    weight = WEIGHTS[rng.randrange(len(STYLES))][legal]
    GAME.apply(state, int(rng.choices(legal.tolist(), weight.tolist())[0]))


def test_missing_options_take_their_defaults_and_come_back_as_they_went_in() -> None:
    assert GAME.options_json(GAME.new_options({})) == {
        "season_reset": True,
        "divide_first": False,
    }
    given = {"season_reset": False, "divide_first": True}
    assert GAME.options_json(GAME.new_options(given)) == given


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"flips": True},
            "archon has no option 'flips'; its options are season_reset, divide_first.",
        ),
        ({"season_reset": "no"}, "The option 'season_reset' is 'no'; it must be true or false."),
    ],
)
def test_a_wrong_option_is_refused_in_one_sentence(options: Any, sentence: str) -> None:
    with pytest.raises(InvalidOptions) as told:
        GAME.new_options(options)
    assert str(told.value) == sentence


@pytest.mark.parametrize("seats", [1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(InvalidOptions, match=f"Archon is for 2 to 4 seats, not {seats}."):
        begun(seats)


@pytest.mark.parametrize("number", [-1, ACTIONS])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    state = begun()
    with pytest.raises(IllegalAction, match=f"There is no action {number}; actions are 0 to 1531."):
        GAME.apply(state, number)


def test_an_illegal_action_without_a_reason_is_a_fault_of_the_program_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Archon(GAME.box)
    monkeypatch.setattr(game, "refusal", lambda _state, _action: None)
    with pytest.raises(RuntimeError, match="pass is not legal but nothing forbids it"):
        game.apply(begun(), encode(Action("pass")))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_that_is_not_legal_is_refused_by_a_clause_and_in_a_sentence(
    seed: int, seats: int
) -> None:
    rng, state = random.Random(f"{seed} {seats}"), begun(seats)
    while not GAME.is_over(state):
        legal = set(GAME.legal(state).tolist())
        for action in rng.sample(range(ACTIONS), 5):
            why = GAME.refusal(state, action)
            assert (why is None) == (action in legal), GAME.text(action)
            if why is not None:
                assert why.clause in IDS
                language = rng.choice(("en", "de", "fr"))
                assert GAME.refusal_text(why, language).endswith(why.clause)
        go_on(state, rng)
    after_the_end = GAME.refusal(state, encode(Action("pass")))
    assert after_the_end is not None
    assert (after_the_end.clause, after_the_end.message) == ("ARC-8.2", "why-game-over")


@pytest.mark.parametrize("phase", ["draft", "split", "place", "card", "trade", "take"])
def test_every_action_is_refused_by_a_clause_where_such_a_decision_is_made(phase: str) -> None:
    rng, state = random.Random(phase), begun(3)
    while GAME.phase(state) != phase:
        go_on(state, rng)
    legal = set(GAME.legal(state).tolist())
    for action in range(ACTIONS):
        why = GAME.refusal(state, action)
        assert (why is None) == (action in legal), GAME.text(action)
        assert why is None or why.clause in IDS


def test_magisters_that_cannot_be_paid_for_are_not_drafted() -> None:
    """With the original box that cannot be; the rule holds whatever a seat begins with."""
    state = begun()
    state["held"][0, GAME.turn(state), GOLD] = 1
    texts = [GAME.text(action) for action in GAME.legal(state)]
    assert "draft tax-collector merchant" not in texts  # one gold each
    assert "draft cleric merchant" in texts
    why = GAME.refusal(state, GAME.parse(state, "draft tax-collector merchant")[0])
    assert why is not None
    assert (why.clause, why.message) == ("ARC-3.15", "why-price-not-payable")
    assert why.args == {"goods": "gold", "count": 2}


def test_the_steps_of_compiling_are_named_and_can_be_done() -> None:
    steps = list(GAME.compile_steps())
    assert all("Archon" in name for name, _ in steps)
    results: list[Any] = [step() for _, step in steps]
    before, legal, after, *others = results
    assert before is None
    assert len(legal) == 6  # the pairs of magisters to be drafted
    assert after is None
    assert others


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_sheet_tells_every_decision_of_a_game(seed: int, language: str) -> None:
    rng, state = random.Random(f"{seed} {language}"), begun(3)
    told: set[str] = set()
    while not GAME.is_over(state):
        lines = terminal_help.choice_lines(GAME, GAME.view(state, GAME.turn(state)), language)
        if lines:
            told.add(GAME.phase(state))
        assert all(line and "{" not in line for line in lines)
        go_on(state, rng)
    assert told >= {"card", "trade", "take"}
