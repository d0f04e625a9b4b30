"""A component is declared once: its keys, its value and its field of a record follow from that."""

from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np
import pytest

from polis.core.boxes.components import ComponentText, load_components
from polis.core.boxes.declared import (
    At,
    BoxHead,
    Numbers,
    by_seats,
    copy_components,
    in_list,
    part,
    read_parts,
    record_of,
    whole,
)
from polis.core.texts.errors import InvalidComponents


@dataclass(frozen=True)
class Camp:
    places: Annotated[int, At("places", whole(1, 4))]


@dataclass(frozen=True)
class Box(BoxHead):
    tents: Annotated[int, At("camps.tents", whole(0, 9), "tents")]
    camps: Annotated[tuple[Camp, ...], At("camps.list", in_list(part(Camp)))]
    spare: Annotated[tuple[int, ...], At("camps.spare", by_seats(5), is_optional=True)]


class Record:
    tents: Annotated[int, At("camps.tents", whole(0, 9), "tents")]
    spare: Annotated[Any, Numbers("i1", (5,), is_copied=True)]
    sum: Annotated[int, Numbers("<i2")]


TEXT = """
id = "mine"
title = "Mine"
[camps]
tents = { value = 3, label = "source", source = "My own copy." }
list = [{ places = 1 }, { places = 4 }]
spare = { two_seats = 1, three_seats = 2, four_seats = 3 }
label = "rulebook"
source = "A page."
"""


def read(text: str) -> dict[str, Any]:
    return read_parts(Box, load_components(ComponentText("mine.toml", text)))


def test_values_are_read_where_the_declaration_says() -> None:
    assert read(TEXT) == {
        "id": "mine",
        "title": "Mine",
        "tents": 3,
        "camps": (Camp(1), Camp(4)),
        "spare": (0, 0, 1, 2, 3),
    }


def test_an_optional_component_may_be_left_out() -> None:
    assert (
        read("\n".join(line for line in TEXT.split("\n") if "spare" not in line))["spare"] is None
    )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("tents = {", "tent = {", "line 5: unknown key 'camps.tent'; did you mean 'tents'?"),
        ("places = 4", "places = 5", "camps.list[2].places is 5; it must be from 1 to 4"),
        ("places = 1 ", "place = 1 ", "unknown key 'camps.list[1].place'"),
        ('title = "Mine"\n', "", "the file has no 'title'; add it: id, title, camps belong here"),
        ("value = 3", "value = 10", "line 5: camps.tents is 10; it must be from 0 to 9"),
        ("two_seats = 1", "two_seat = 1", "unknown key 'camps.spare.two_seat'"),
    ],
)
def test_a_fault_is_said_with_its_place(old: str, new: str, said: str) -> None:
    with pytest.raises(InvalidComponents) as caught:
        read(TEXT.replace(old, new))
    assert said in str(caught.value)


def test_a_record_has_the_declared_components_and_takes_their_values() -> None:
    kind = record_of(Record)
    assert kind.names == ("tents", "spare", "sum")
    record = np.zeros(1, kind)
    values = read(TEXT)
    copy_components(Record, record, type("Values", (), values))
    assert (record["tents"][0], [*record["spare"][0]], record["sum"][0]) == (3, [0, 0, 1, 2, 3], 0)
