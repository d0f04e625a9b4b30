"""`polis review FILE --learn`: mistakes are asked again, and answers are judged in the same worlds."""

from typing import Any

import pytest

import polis
from polis.bots.review.review import Work
from polis.bots.review.verdicts import Depth
from polis.terminal.learning import learn

SHALLOW = Depth(8, 2, 4)


@pytest.fixture(params=["arkadia", "archon"])
def asked(request: pytest.FixtureRequest, seed: int) -> tuple[Any, Any, Any, int]:
    """A game, its work, a mistake of it, and a review in which that is the only move."""
    game: Any = polis.load(request.param)
    bots = [polis.new_bot(game, name) for name in ("apprentice", "apprentice")]
    work = Work(polis.arena.play_game(game, bots, seed=seed), game, SHALLOW)
    parts = (part for part in work.parts() if part["worlds"] > 0 and part["loss"][0] > 60_000)
    part = {**next(parts), "mark": "mistake"}
    return game, work, {"moves": [part]}, part["loss"][0]


def dialogue(work: Any, found: Any, lines: list[str]) -> str:
    given = iter(lines)
    said: list[str] = []

    def read(_: str) -> str:
        line = next(given, None)
        if line is None:
            raise EOFError
        return line

    learn(work, found, read, said.append, False)
    return " ".join("\n".join(said).split())


@pytest.mark.sample(1)
def test_the_best_is_solved_and_the_move_played_finds_nothing(
    asked: tuple[Any, Any, Any, int],
) -> None:
    game, work, found, lost = asked
    (part,) = found["moves"]
    best, played = (", ".join(game.text(one) for one in part[k]) for k in ("best", "actions"))
    said = dialogue(work, found, ["", "hint", "no such thing", "show", played, best])
    assert f"It begins with: {game.text(part['best'][0])}" in said
    assert "Better: " in said
    assert f"Typed: {best}." in said
    every = round(lost / 10_000)
    assert f"Finds 0 of the {every} points (+0.0 +- 0.0" in said
    assert f"Solved: all {every} points." in said
    assert said.endswith("Solved: 1 of 1.")
    assert dialogue(work, found, ["next"]).endswith("Solved: 0 of 1.")
    assert dialogue(work, found, []).endswith("Solved: 0 of 1.")


def test_without_mistakes_nothing_is_asked(asked: tuple[Any, Any, Any, int]) -> None:
    _, work, _, _ = asked
    assert dialogue(work, {"moves": []}, []) == (
        "There is no mistake of 5 points or more in this game."
    )
