"""A record is named by its declaration, computed once for equal fields and from no other field."""

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from polis.core.contract.kernel_game import viewer_of
from polis.core.declared.fields import Axis, Declared, hidden, own, public, screened
from polis.core.declared.meanings import NONE, SEAT, amount, named
from polis.core.declared.named_record import ABSENT, EVERYTHING, KEPT, NamedRecord, Part, Plain
from polis.games import GAMES, load
from polis.games.archon.seen import observation as archon_seen
from polis.games.archon.seen import to_json as archon
from polis.games.arkadia.seen import observation as arkadia_seen
from polis.games.arkadia.seen import to_json as arkadia

TABLES: Any = object()
COLOUR = named("colour", ("red", "blue"))


class Thing:
    """Two seats of at most three play."""

    seats: int = public("seats", json=None)
    ending: int = public("ending", means=SEAT)
    is_open: int = public("option", json=None)
    colour: int = public("colour", means=COLOUR, json="box.colour")
    rows: Any = public("rows", 2, Axis(2, ("x", "y")), json="box.rows")
    purse: Any = screened("purse", Axis(3, is_seats=True), opened_by=("is_open",))
    size: Any = public("sizes", Axis(3, is_seats=True), json=None)
    hand: Any = own(
        "hand", Axis(3, is_seats=True), 2, means=COLOUR, size="size", json="players[].hand"
    )
    points: Any = public(
        "points", Axis(3, is_seats=True), means=amount("points"), json="players[].points"
    )
    left: int = public("left", json=None)
    pile: Any = hidden("pile", 3, means=COLOUR, size="left", is_last_first=True)


DECLARED = Declared(Thing)


def record(**fields: Any) -> bytes:
    """The bytes of a record with these fields."""
    state = DECLARED.new()
    first = {"seats": 2, "ending": NONE, "colour": NONE, "size": [1, 2, 0], "left": 2}
    for name, value in {**first, **fields}.items():
        state[name] = value
    return state.tobytes()


def test_a_record_is_named_as_it_is_declared() -> None:
    data = record(colour=1, hand=[[0, NONE], [1, NONE], [0, 0]], pile=[0, 1, 0], purse=[7, 8, 9])
    assert NamedRecord(DECLARED).of(data, TABLES) == {
        "ending": None,
        "box": {"colour": "blue", "rows": [{"x": 0, "y": 0}, {"x": 0, "y": 0}]},
        "purse": [7, 8],
        "players": [{"hand": ["red"], "points": 0}, {"hand": ["blue", None], "points": 0}],
        "pile": ["blue", "red"],
    }


def test_a_screen_is_closed_to_others_until_an_option_or_the_end_opens_it() -> None:
    names = NamedRecord(DECLARED)
    assert names.of(record(purse=[7, 8, 9]), TABLES, 1)["purse"] == [None, 8]
    assert names.of(record(purse=[7, 8, 9]), TABLES, -1)["purse"] == [None, None]
    assert names.of(record(purse=[7, 8, 9]), TABLES, EVERYTHING)["purse"] == [7, 8]
    assert names.of(record(purse=[7, 8, 9], is_open=1), TABLES, 0)["purse"] == [7, 8]
    assert names.of(record(purse=[7, 8, 9], ending=0), TABLES, 0)["purse"] == [7, 8]


def test_parts_are_added_in_the_order_asked_for_and_may_be_absent() -> None:
    parts = [
        Part("box.lid", "colour", lambda p, _: ABSENT if p.colour == NONE else True),
        Part("players[].has", "left seats", lambda p, _: [p.left] * p.seats),
    ]
    names = NamedRecord(DECLARED, parts, order="pile players[].has box.lid box")
    shown: Any = names.of(record(), TABLES)
    assert list(shown)[:3] == ["pile", "players", "box"]
    assert [list(player) for player in shown["players"]] == [["has", "hand", "points"]] * 2
    assert list(shown["box"]) == ["colour", "rows"]
    coloured: Any = names.of(record(colour=0), TABLES)
    assert coloured["box"]["lid"] is True


def test_a_part_is_given_no_other_field_and_worked_out_once() -> None:
    worked: list[int] = []

    def work(p: Plain, _tables: object) -> int:
        worked.append(p.left)
        return int(p.left)

    names = NamedRecord(DECLARED, [Part("double", "left", work)])
    for _ in range(2):
        names.of(record(left=1), TABLES)
        names.of(record(left=1, ending=1), TABLES)
    assert worked == [1]
    other: Any = object()
    names.of(record(left=1), other)
    assert worked == [1, 1]
    with pytest.raises(AttributeError):
        NamedRecord(DECLARED, [Part("a", "left", lambda p, _: p.seats)]).of(record(), TABLES)
    with pytest.raises(KeyError):
        NamedRecord(DECLARED, [Part("a", "nothing", lambda p, _: p)])


def test_what_was_not_asked_for_lately_is_worked_out_again() -> None:
    worked: list[int] = []
    names = NamedRecord(DECLARED, [Part("a", "is_open", lambda p, _: worked.append(p.is_open))])
    for number in (*range(2 * KEPT + 1), 2 * KEPT, KEPT, 0):
        names.of(record(is_open=number), TABLES)
    assert worked == [*range(2 * KEPT + 1), 0]


def test_the_same_as_json_has_sorted_keys() -> None:
    names = NamedRecord(DECLARED)
    json = msgspec.json.encode(names.json_of(record(), TABLES), order="sorted")
    assert json == msgspec.json.encode(names.of(record(), TABLES), order="sorted")


@pytest.mark.parametrize("name", ["arkadia", "archon"])
def test_whole_games_are_named_as_if_nothing_was_remembered(name: str, seed: int) -> None:
    game: Any = load(name)
    draw = random.Random(seed)
    state, _ = game.new_game(game.new_options({}), 3, seed.to_bytes(16, "big"))
    seen: Any = {"arkadia": arkadia, "archon": archon}[name]
    while not game.is_over(state):
        game.apply(state, int(draw.choice(game.legal(state).tolist())))
        fresh = game.tables.copy()  # the same box at another place of memory: nothing is cached
        assert seen.NAMED.of(state.tobytes(), fresh) == game.named(state)
        assert game.hashed(state).keys() == game.named(state).keys()
        for seat in (None, 0, 1, 2):
            shown = game.shown(state, seat)
            assert seen.view(shown, fresh, viewer_of(seat)) == game.view(state, seat)


@pytest.mark.parametrize("seen", [arkadia_seen, archon_seen], ids=["arkadia", "archon"])
def test_an_observation_copies_what_is_declared_public_and_nothing_else(seen: Any) -> None:
    declared = seen.LAYOUT
    hidden_fields = {one.name for one in declared.fields if one.seen_by in ("nobody", "its seat")}
    assert set(seen.PUBLIC) == set(declared.names) - hidden_fields


@pytest.mark.parametrize("name", ["arkadia", "archon"])
def test_programs_in_other_languages_read_the_declaration(name: str) -> None:
    game: Any = load(name)
    told: Any = GAMES[name].fields_json()
    places = game.layout.record.fields
    assert {one["name"]: one["offset"] for one in told["state"]["fields"]} == {
        field: place[1] for field, place in places.items()
    }
    assert [one["kind"] for one in told["events"]] == [one.name for one in game.kernels.kinds]
    assert msgspec.json.decode(msgspec.json.encode(told)) == told


@pytest.mark.parametrize(
    ("name", "page"), [("arkadia", "reference/trace.md"), ("archon", "specs/archon.md")]
)
def test_the_specification_describes_every_declared_name(name: str, page: str) -> None:
    game: Any = load(name)
    text = (Path(__file__).parents[2] / "docs" / page).read_text("utf-8")
    state, view = text.split("## What a view adds")
    for record, described in ((game.layout, state), (game.derived, view)):
        words = {
            word
            for code in re.findall(r"`([^`]+)`", described)
            for word in re.findall(r"\w+", code)
        }
        paths = [one.json for one in record.fields if one.json]
        missing = [path for path in paths if not set(re.findall(r"\w+", path)) <= words]
        assert missing == []
