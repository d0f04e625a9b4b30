"""Non-interference: what a seat may not know must not affect what it is shown or may do."""

import json
import re
from collections.abc import Iterator
from typing import Any

import numpy as np

from polis.core.contract.game import State
from polis.core.texts.catalogue import LANGUAGES
from polis.testing.sample import Position, Sample, as_json, expect

ANY_INDEX = re.compile(r"\[\d+\]")


def check_views(sample: Sample) -> None:
    """Check that worlds that a seat cannot distinguish look the same to it, byte for byte."""
    for here, seat, world in worlds(sample):
        true, other = _shown(sample, here.state, seat), _shown(sample, world, seat)
        for what, value in true.items():
            expect(
                value == other[what],
                f"{here.name}: {what} of seat {seat} depends on what is hidden from it",
            )


def check_worlds(sample: Sample) -> None:
    """Check that a sampled world fits its observation, and that hidden information is drawn anew."""
    masked: set[str] = set()
    varied: set[str] = set()
    for here, seat, world in worlds(sample):
        seen = sample.game.observe(here.state, seat).tobytes()
        again = sample.game.observe(world, seat).tobytes()
        expect(seen == again, f"{here.name}: a world sampled for seat {seat} looks different to it")
        named, view = sample.game.named(here.state), sample.game.view(here.state, seat)
        masked |= set(_masked(named, view))
        varied |= set(_different(named, sample.game.named(world)))
    kept = sorted(masked - varied - sample.remembered)
    expect(not kept, f"hidden from a seat, but the same in every sampled world: {', '.join(kept)}")


def check_spectators(sample: Sample) -> None:
    """Check that a spectator sees nothing that some seat does not see, and that views can be drawn."""
    for here in sample.some_positions():
        watched = as_json(sample.game.view(here.state, None), f"{here.name}: a spectator's view")
        views = [sample.game.view(here.state, seat) for seat in range(here.course.seats)]
        for view in views:
            extra = [path for path in _masked(json.loads(watched), view) if path]
            expect(not extra, f"{here.name}: a spectator sees more than a seat: {extra}")


def worlds(sample: Sample) -> Iterator[tuple[Position, int, State]]:
    """Some positions with each seat and a world that the seat cannot tell from the true one.

    Finished games are skipped, because a game may then open all cards.
    """
    rng = np.random.default_rng(sample.seed)
    for here in sample.some_positions():
        if sample.game.is_over(here.state):
            continue
        before = here.state.tobytes()
        for seat in range(here.course.seats):
            world = sample.game.sample_world(sample.game.observe(here.state, seat), rng)
            yield here, seat, world
        expect(here.state.tobytes() == before, f"{here.name}: looking at a state changes it")


def _shown(sample: Sample, state: State, seat: int) -> dict[str, Any]:
    """Everything that a seat is shown in a position, each as bytes or text."""
    game = sample.game
    view = game.view(state, seat)
    shown: dict[str, Any] = {
        "the view": as_json(view, "a view"),
        "the observation": game.observe(state, seat).tobytes(),
        "whose turn it is": (game.turn(state), game.phase(state), game.is_over(state)),
        "the points": as_json(sample.spec.scores_of(view), "the points"),
    }
    for language in LANGUAGES:
        shown[f"the drawing ({language})"] = game.draw(view, False, language)
    if game.turn(state) == seat:
        shown["the list of legal actions"] = [int(action) for action in game.legal(state)]
    return shown


def _masked(named: Any, view: Any, path: str = "") -> Iterator[str]:
    """The fields that are null in a view but not in the state, without indices."""
    for name, true, shown in _common(named, view, path):
        if shown is None and true is not None:
            yield ANY_INDEX.sub("", name)
        else:
            yield from _masked(true, shown, name)


def _different(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """The fields in which two named states differ, and those containing them, without indices."""
    for name, first, second in _common(one, other, path):
        if first != second:
            yield ANY_INDEX.sub("", name)
            yield from _different(first, second, name)


def _common(one: Any, other: Any, path: str) -> Iterator[tuple[str, Any, Any]]:
    """The parts of two values that both have."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one:
            if key in other:
                yield f"{path}.{key}".lstrip("."), one[key], other[key]
    elif isinstance(one, list) and isinstance(other, list):
        for number, (first, second) in enumerate(zip(one, other, strict=False)):
            yield f"{path}[{number}]", first, second
