"""An excerpt is computed once for equal fields, and from no other field."""

import random
from typing import Any

import msgspec
import numpy as np
import pytest

from polis.core.contract.excerpt import KEPT, Excerpt, Rows, Together
from polis.core.kernels.layout import Layout
from polis.games import load
from polis.games.archon.seen import observation as archon_seen
from polis.games.archon.seen import to_json as archon
from polis.games.archon.seen import view as archon_view
from polis.games.arkadia.seen import observation as arkadia_seen
from polis.games.arkadia.seen import to_json as arkadia
from polis.games.arkadia.seen import view as arkadia_view

LAYOUT = Layout(np.dtype([("a", "<i2"), ("b", "<i2", (2, 3)), ("c", "<i4"), ("d", "<i2", (2,))]))


def record(**fields: Any) -> bytes:
    """The bytes of a record with these fields, the others zero."""
    state = LAYOUT.new()
    for name, value in fields.items():
        state[name] = value
    return state.tobytes()


def test_equal_fields_of_the_same_box_are_worked_on_once_whatever_the_others_are() -> None:
    worked: list[tuple[int, object, int]] = []

    def work(p: Any, box: object, seat: int) -> int:
        worked.append((p.c, box, seat))
        return len(worked)

    one, other = object(), object()
    excerpt = Excerpt(LAYOUT, ("c",), work)
    assert excerpt.of(record(c=1, a=5), one, 0) == 1
    assert excerpt.of(record(c=1, a=6), one, 0) == 1
    assert excerpt.of(record(c=1), other, 0) == 2
    assert excerpt.of(record(c=1), one, 1) == 3
    assert excerpt.of(record(c=2), one, 0) == 4
    assert worked == [(1, one, 0), (1, other, 0), (1, one, 1), (2, one, 0)]


def test_the_work_is_given_no_other_field() -> None:
    excerpt = Excerpt(LAYOUT, ("a", "c"), lambda p, _box: p.b)
    with pytest.raises(AttributeError):
        excerpt.of(record(a=1, b=2), None)
    with pytest.raises(KeyError):
        Excerpt(LAYOUT, ("nothing",), lambda p, _box: p)


def test_fields_are_read_as_numbers_and_of_arrays_one_row_alone() -> None:
    data = record(a=7, b=[[1, 2, 3], [4, 5, 6]], d=[8, 9])
    whole = Excerpt(LAYOUT, ("d", "a", "b"), lambda p, _box: vars(p))
    assert whole.of(data, None) == {"a": 7, "b": [[1, 2, 3], [4, 5, 6]], "d": [8, 9]}
    row = Excerpt(LAYOUT, ("a", "b", "d"), lambda p, _box: vars(p), row=1)
    assert row.of(data, None) == {"a": 7, "b": [4, 5, 6], "d": 9}
    with pytest.raises(KeyError):
        LAYOUT.reading(("b",), row=2)


def test_what_was_not_asked_for_lately_is_forgotten_and_worked_out_again() -> None:
    worked: list[int] = []
    excerpt = Excerpt(LAYOUT, ("c",), lambda p, _box: worked.append(p.c))
    for number in (*range(2 * KEPT + 1), 2 * KEPT, KEPT, 0):
        excerpt.of(record(c=number), None)
    assert worked == [*range(2 * KEPT + 1), 0]


def test_several_are_one_dict_and_the_same_as_json() -> None:
    worked: list[str] = []

    def plain(p: Any, _box: object) -> dict[str, Any]:
        worked.append("plain")
        return {"z": p.c, "y": {"b": 1, "a": p.a}}

    rows = [Excerpt(LAYOUT, ("b",), lambda p, _box: p.b, row=row) for row in range(2)]
    together = Together([Excerpt(LAYOUT, ("a", "c"), plain), Rows("rows", rows)])
    data = record(a=1, c=2, b=[[1, 2, 3], [4, 5, 6]])
    expected = {"z": 2, "y": {"a": 1, "b": 1}, "rows": [[1, 2, 3], [4, 5, 6]]}
    assert together.of(data, None) == together.of(data, None) == expected
    json = msgspec.json.encode(together.json_of(data, None), order="sorted")
    assert json == msgspec.json.encode(expected, order="sorted")
    assert worked == ["plain"]


def test_a_list_of_rows_is_the_same_until_one_of_them_changes() -> None:
    rows = [Excerpt(LAYOUT, ("b",), lambda p, _box: [p.b], row=row) for row in range(2)]
    together, box = Together([Rows("rows", rows)]), object()
    b = [[1, 2, 3], [4, 5, 6]]
    first = together.of(record(b=b), box)["rows"]
    assert together.of(record(b=b, a=1), box)["rows"] is first
    b[1][0] = 7
    after = together.of(record(b=b), box)["rows"]
    assert after == [[[1, 2, 3]], [[7, 5, 6]]]
    assert after[0] is first[0]
    assert together.json_of(record(b=b), box)["rows"] == msgspec.Raw(b"[[[1,2,3]],[[7,5,6]]]")


@pytest.mark.parametrize(
    ("game", "seen"),
    [(arkadia, arkadia_seen), (archon, archon_seen)],
    ids=["arkadia", "archon"],
)
def test_the_public_part_reads_no_field_that_an_observation_lacks(game: Any, seen: Any) -> None:
    known = {*seen.PUBLIC, "favors", "provinces", "attacks"}  # of decks, what has been drawn
    assert set(game.PUBLIC.names) <= known


@pytest.mark.parametrize("name", ["arkadia", "archon"])
def test_whole_games_are_named_as_if_nothing_was_remembered(name: str, seed: int) -> None:
    game: Any = load(name)
    draw = random.Random(seed)
    state, _ = game.new_game(game.new_options({}), 3, seed.to_bytes(16, "big"))
    while not game.is_over(state):
        game.apply(state, int(draw.choice(game.legal(state).tolist())))
        # The same box at another place of memory: nothing is known of it.
        fresh = game.tables.copy()
        named = {"arkadia": arkadia, "archon": archon}[name].named(state, fresh)
        assert named == game.named(state)
        whole = msgspec.json.encode(game.hashed(state), order="sorted")
        assert msgspec.json.decode(whole).keys() == named.keys()
        hashed = {"arkadia": arkadia, "archon": archon}[name].hashed(state, fresh)
        assert msgspec.json.encode(hashed, order="sorted") == whole
        for seat in (None, 0, 1, 2):
            view = {"arkadia": arkadia_view, "archon": archon_view}[name].view(state, fresh, seat)
            assert view == game.view(state, seat)


@pytest.mark.parametrize("name", ["arkadia", "archon"])
def test_viewers_share_what_everybody_sees_until_something_happens(name: str) -> None:
    game: Any = load(name)
    state, _ = game.new_game(game.new_options({}), 2, bytes(16))
    first, second = (game.view(state, seat) for seat in (0, 1))
    assert first["options"] is second["options"]
    assert game.view(state, 0) == first
    game.apply(state, int(game.legal(state)[0]))
    after = game.view(state, 0)
    assert after != first
    assert after["options"] is first["options"]
