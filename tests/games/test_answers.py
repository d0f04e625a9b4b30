"""Questions about a position: everything that a view shows can be heard, in three languages."""

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from polis.core.contract.answers import PLAIN, Answers
from polis.core.contract.options import new_game
from polis.core.texts.catalogue import LANGUAGES
from polis.core.texts.errors import NotationError
from polis.games import GAMES, load, spec_of

NAMES = ("arkadia", "archon")
# Counters that mean nothing to a player, and values that follow from parts that are shown.
UNTOLD = {
    "arkadia": {"ply", "seats", "board.rows", "board.columns", "buildings.number"},
    "archon": {"ply", "seats", "locations.name", "players.known_hand", "derived.next_scoring"},
}
VIEWS = 4
MOST_TRIES = 40
# For names that a view has only once: anything unknown is shown as the last of its kind.
STRANGE = ("red", "full", "?")
MOST_THINGS = 12  # a board has more squares; all of them are in its rows and columns


@pytest.fixture
def chance(seed: int) -> random.Random:
    """Drawn from the run's seed."""
    return random.Random(seed)


def views(
    game: Any, seats: int, chance: random.Random, most: int = VIEWS
) -> Iterator[tuple[dict[str, Any], int]]:
    """What seats see in positions all along a random game, the end among them."""
    state, _ = new_game(game, seats=seats, seed=chance.getrandbits(64))
    found = []
    while not game.is_over(state):
        seat = chance.randrange(seats)
        found.append((game.view(state, seat), seat))
        game.apply(state, int(chance.choice(game.legal(state).tolist())))
    step = max(1, len(found) // most)
    yield from found[::step]
    yield game.view(state, 0), 0


def all_answers(about: Answers, game: Any, view: Any, viewer: int | None, language: str) -> str:
    """Everything that can be asked, answered."""
    lines = []
    for topic in about.topics:
        things = topic.things(view)[:MOST_THINGS] if topic.things else ("",)
        for thing in things:
            lines += about.answer(f"{topic.name} {thing}", game, view, viewer, language)
    return "\n".join(lines)


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to all numbers, names and truths of a view."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from leaves(inner, (*path, number))
    elif value is not None:
        yield path


def others(value: Any, path: tuple[Any, ...], view: dict[str, Any]) -> list[Any]:
    """Values of the same kind: those of the same field elsewhere in the view, or similar ones."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    field = named(path)
    found = [at(view, other) for other in leaves(view) if named(other) == field]
    known = {other for other in found if isinstance(other, str)} - {value}
    return sorted(known) or [other for other in STRANGE if other != value]


def at(view: Any, path: tuple[Any, ...]) -> Any:
    """The value at a path."""
    for step in path:
        view = view[step]
    return view


def named(path: tuple[Any, ...]) -> str:
    """`buildings.squares` for a path: its names without the places in lists."""
    return ".".join(step for step in path if isinstance(step, str))


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", NAMES)
def test_whatever_a_view_shows_can_be_heard(name: str, chance: random.Random) -> None:
    game, about = load(name), spec_of(name).answers()
    places: dict[str, list[tuple[Any, int, tuple[Any, ...]]]] = {}
    for view, viewer in views(game, 3, chance, most=200):
        if view["ending"] is None:
            for path in leaves(view):
                places.setdefault(named(path), []).append((view, viewer, path))
    silent = {
        field
        for field, found in places.items()
        if not is_untold(name, field)
        and not any(
            is_heard(game, about, *place)
            for place in chance.sample(found, min(MOST_TRIES, len(found)))
        )
    }
    assert silent == set()
    assert len(places) > 40


def is_heard(game: Any, about: Answers, view: Any, viewer: int, path: tuple[Any, ...]) -> bool:
    """Whether some answer changes with this part of the view."""
    before = all_answers(about, game, view, viewer, "en")
    for other in others(at(view, path), path, view)[:2]:
        changed = deepcopy(view)
        at(changed, path[:-1])[path[-1]] = other
        try:
            if all_answers(about, game, changed, viewer, "en") != before:
                return True
        except (IndexError, KeyError, StopIteration, ValueError, TypeError):
            return True  # it was looked at, and there is no such thing
    return False


def is_untold(name: str, field: str) -> bool:
    """Whether a field, or one that contains it, need not be shown."""
    return any(field == one or field.startswith(f"{one}.") for one in UNTOLD[name])


@pytest.mark.parametrize("name", GAMES)
def test_every_question_is_answered_in_every_language(name: str, chance: random.Random) -> None:
    game, about = load(name), spec_of(name).answers()
    for view, viewer in views(game, min(3, len(spec_of(name).seat_names)), chance):
        for language in LANGUAGES:
            heard = all_answers(about, game, view, viewer, language)
            assert heard.strip()
            assert "{" not in heard
            assert all_answers(about, game, view, None, language).strip()
            labels = about.offers(language).values()
            assert len(set(labels)) == len(labels) == len(about.topics)


@pytest.mark.parametrize("name", NAMES)
def test_an_answer_depends_on_the_view_alone(name: str, chance: random.Random) -> None:
    """A view that has been through JSON, as the browser has it, is answered in the same words."""
    game, about = load(name), spec_of(name).answers()
    for view, viewer in views(game, 2, chance):
        sent = json.loads(json.dumps(view))
        assert all_answers(about, game, sent, viewer, "en") == all_answers(
            about, game, view, viewer, "en"
        )


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("nonsense", "'nonsense' is not a question"),
        ("", "'' is not a question"),
        ("hand 3", "Nothing may follow the question 'hand'"),
        ("around", "'around -' cannot be answered"),
        ("around q9", "after 'around' comes one of lot, a1"),
        ("o", "'o' is not a question"),  # `open` and `options`
    ],
)
def test_what_cannot_be_answered_is_refused_in_a_sentence(question: str, told: str) -> None:
    game = load("arkadia")
    state, _ = new_game(game, seats=2, seed=1)
    with pytest.raises(NotationError, match=told):
        spec_of("arkadia").answers().answer(question, game, game.view(state, 0), 0, "en")


def test_a_topic_may_be_cut_short() -> None:
    game, about = load("arkadia"), spec_of("arkadia").answers()
    state, _ = new_game(game, seats=2, seed=1)
    view = game.view(state, 0)
    assert about.answer(" AR  F6 ", game, view, 0, "en") == about.answer(
        "around f6", game, view, 0, "en"
    )


@pytest.mark.parametrize("name", ["arkadia", "archon"])
def test_who_asks_on_their_turn_is_spoken_to(name: str) -> None:
    game, about = load(name), spec_of(name).answers()
    state, _ = new_game(game, seats=2, seed=1)
    mine = game.turn(state)
    told = {
        viewer: about.answer("turn", game, game.view(state, viewer), viewer, "en")[0]
        for viewer in (mine, 1 - mine, None)
    }
    assert told[mine].startswith("It is your turn: ")
    assert told[1 - mine] == told[None]
    assert " is to move: " in told[None]


def test_a_game_without_topics_is_heard_as_it_is_drawn() -> None:
    assert spec_of("arkadia").answers() is not PLAIN
    game = load("arkadia")
    state, _ = new_game(game, seats=2, seed=1)
    view = game.view(state, 0)
    drawn = game.draw(view, False, "en").splitlines()
    assert PLAIN.answer("position", game, view, 0, "en") == drawn
