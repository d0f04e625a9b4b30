"""Archon's second box: one different value, chosen at the table, named by every record."""

from functools import reduce
from typing import Any

import pytest

from polis.core.boxes.components import load_components
from polis.core.boxes.provenance import without_provenance
from polis.core.records.record import Seat, begin_record
from polis.core.records.replay import verify
from polis.core.texts.errors import InvalidOptions
from polis.games import load, load_recorded, load_table, spec_of

SPEC = spec_of("archon")
EVEN = SPEC.box_file("original-even")
SECRET = bytes(16)


def differences(one: Any, other: Any, where: str = "") -> dict[str, tuple[Any, Any]]:
    """What two files say differently, by its place."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        parts = [differences(one[key], other[key], f"{where}.{key}") for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        parts = [differences(*pair, f"{where}[{number}]") for number, pair in pairs]
    else:
        return {} if one == other else {where: (one, other)}
    return reduce(lambda told, more: {**told, **more}, parts, {})


@pytest.mark.proves("ARC-R14")
def test_the_even_box_differs_in_the_points_of_one_tile() -> None:
    assert EVEN is not None
    assert SPEC.components is not None
    usual = without_provenance(load_components(SPEC.components).data)
    even = without_provenance(load_components(EVEN).data)
    found = differences(usual, even)
    assert found.pop(".title")[1].endswith("even prices)")
    assert found == {
        ".id": ("original", "original-even"),
        ".tiles.print.kinds[0].points": (1, 2),
    }
    assert usual["tiles"]["print"]["kinds"][0]["id"] == "craftsman"
    origin = load("archon", EVEN).box.provenance["tiles.print.kinds[1].points.value"]
    assert origin.label == "reconstructed"


@pytest.mark.proves("ARC-R14")
def test_a_table_chooses_its_box_and_a_record_finds_it_again() -> None:
    game, options = load_table("archon", {"box": "original-even", "season_reset": False})
    assert options == {"season_reset": False}
    assert (game.components_id, game.box.tiles[0].points) == ("original-even", 2)
    assert load_table("archon", {})[0].components_id == "original"
    chosen = game.new_options(options)
    state, _ = game.new_game(chosen, 2, SECRET)
    record = begin_record(game, chosen, [Seat("a", "human")] * 2, SECRET, ("", ""), state)
    again = load_recorded("archon", record.components_sha256)
    assert again.components_id == "original-even"
    assert verify(record, again) is None
    assert verify(record, load("archon")) is not None


@pytest.mark.refuses("ARC-R14")
def test_a_box_that_does_not_come_with_the_game_is_refused() -> None:
    with pytest.raises(InvalidOptions, match="original, original-even"):
        load_table("archon", {"box": "mine"})
    with pytest.raises(InvalidOptions, match="two boxes"):
        load_table("archon", {"box": "original-even"}, EVEN)
    game, options = load_table("arkadia", {"box": "original"})  # where there is no choice
    with pytest.raises(InvalidOptions, match="has no option 'box'"):
        game.new_options(options)
    assert [option.name for option in spec_of("arkadia").table_options()] == [
        option.name for option in spec_of("arkadia").options()
    ]
    assert SPEC.table_options()[-1].values == ("original", "original-even")
