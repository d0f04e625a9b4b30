"""The drawing of Archon's box: everything is shown, and what is reconstructed is marked."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from polis.cli import app
from polis.core.texts.ansi import bare
from polis.games.archon.box.box import Box
from polis.games.archon.box.load import load_box
from polis.games.archon.terminal.box_drawing import draw_box
from polis.games.archon.words.effect_text import effect_text, title
from tests.games.box_cases import changed


def loaded(folder: Path, *changes: tuple[str, str]) -> Box:
    """The original with some texts replaced."""
    return load_box(changed("archon", folder, *changes))


def drawn(box: Box | None = None) -> str:
    """The drawing without colour."""
    return draw_box(box or load_box(), colour=False)


def test_a_box_with_long_prices_and_many_sources_fits_too(tmp_path: Path) -> None:
    own = ', label = "source", source = "My own copy." }'
    six = "{ gold = 9, recruits = 9, papyrus = 9, silver = 9, iron = 9, stone = 9 }"
    box = loaded(
        tmp_path,
        ("gain = { gold = 3 } },\n    { gain", f"gain = {six} }},\n    {{ gain"),
        (
            "pay = { gold = 2, recruits = 2, stone = 1 }, points = 5 }",
            f"pay = {six}, points = 5{own}",
        ),
        (
            "cost = { iron = 2, stone = 2 }",
            "cost = { papyrus = 10, silver = 10, iron = 12, stone = 12 }",
        ),
        (
            "{ two_seats = 4, three_seats = 6, four_seats = 8 }",
            "{ two_seats = 4, three_seats = 6, four_seats = 8" + own,
        ),
        ("iron = [1, 2, 3, 4]", "iron = { value = [1, 2, 3, 4, 5, 6, 7, 8]" + own),
        (
            "green = { iron = 1 } },\n    { white = { silver = 2, iron = 1",
            "green = { iron = 1 }" + own + ",\n    { white = { silver = 2, iron = 1",
        ),
        (
            "first = { gold = 2, recruits = 1, silver = 1 }",
            "first = { gold = 2, recruits = 1, papyrus = 1, silver = 1, iron = 1, stone = 1 }",
        ),
        (
            "market = { papyrus = 3, silver = 3, iron = 2, stone = 2 }",
            "market = { papyrus = 3, silver = 3, iron = 2, stone = 2" + own,
        ),
    )
    text = drawn(box)
    assert max(map(len, text.splitlines())) < 80
    assert bare(draw_box(box, colour=True)) == text
    assert "    4  9 gold + 9 recruits + 9 papyrus + 9 silver + 9 iron + 9 stone 5 points\n" in text
    assert "  6  4 with 2 seats, 6 with 3 seats, 8 with 4 seats [source]\n" in text
    assert "  5  4 with 2 seats, 5 with 3 seats, 7 with 4 seats [reconstructed]\n" in text
    assert "  iron       1  2  3  4  5  6  7  8 [source]\n" in text
    assert "  1  market 3 Pa 3 Si 2 Ir 2 St [source, reconstructed]\n" in text


def test_the_drawing_shows_the_city_with_its_slots() -> None:
    lines = drawn().splitlines()
    start = lines.index("City")
    assert lines[start + 4 : start + 14] == [
        "  +--------------+--------------+--------------+--------------+--------------+",
        "  |    Palace    |  Repository  | Planetarium  |   Academy    |   Treasury   |",
        "  |  1 1 1o 1g   |    1 1 2g    |    1 2 2o    |    1 2 2o    |    1 1 2g    |",
        "  +--------------+---------+----+--------------+----+---------+--------------+",
        "  |      Marketplace       |      Royal Guard       |       Guild Hall       |",
        "  |         1 2 2o         |         1 2 2o         |         1 2 2o         |",
        "  +------------------------+------------+-----------+------------------------+",
        "  |               Barracks              |          Builders' Guild           |",
        "  |               1 1 2g                |               1 2 2o               |",
        "  +-------------------------------------+------------------------------------+",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "  Treasury         2 gold; Merchant: also 1 gold",
        "  Marketplace      up to 2 purchases and up to 1 sale",
        "  Academy          2 gold -> 1 Arts card, up to 2 times",
        "  [1 D] [2] [3 D] (attack) [4] [5 D] [6] (attack) [7 D] [8] [9 D] (attack)",
        "  silver     1  2  3  4",
        "  at a new season the rows are emptied and filled [reconstructed]",
        "  Cleric, 16 cards [source]",
        "    2  1 gold + 1 recruit                2 points [rulebook]",
        "    3  1 gold + 1 recruit + 1 stone      3 points [reconstructed]",
        "  House of Arts     I   x2  1 Pa 1 St              [reconstructed]",
        "    each later season: 3 gold",
        "    8 points [rulebook]",
        "    each Merchant is also a Tax Collector, and vice versa",
        "    each figure in the Marketplace: 1 papyrus or 1 silver",
        "    Marketplace: sell for 1 more, buy for 1 gold",
        "    Guild Hall: pay 1 resource of choice less",
        "    end of the game: 1 point for each own Magister",
        "  level 3 from season 3: 1 stone less [rulebook]",
        "     arts       7/8/10    4/5/6     2/3/4     1/1/2",
        "   1  3 gold",
        "  10  1 gold -> 2 different resources",
        "  17  acquire a Building tile, pay 1 resource of choice less",
        "  19  3 gold -> 3 points",
        "   1  2 Pa 1 Ir 1 St          1 Si 1 Ir               1 St",
        "  6  4 with 2 seats, 6 with 3 seats, 8 with 4 seats",
        "   55 gold in coins, 20 of 1 and 7 of 5 [rulebook]",
        "   15 cubes of iron [reconstructed]",
        "    4 Tax Collector tokens [reconstructed]",
        "    4 seats, places 3 and 4: 2 gold + 2 recruits + 1 silver",
        "    Courtier 0, Tax Collector 1, Cleric 2, Scribe 3, Merchant 4",
    ],
)
def test_the_drawing_shows_each_part_of_the_box(line: str) -> None:
    assert line in drawn().splitlines()


def test_the_drawing_names_every_tile_and_numbers_every_card() -> None:
    box = load_box()
    lines = drawn(box).splitlines()
    for tile in box.tiles:
        assert sum(line.startswith(f"  {title(tile.id)} ") for line in lines) == 1
    favors = lines[
        lines.index("King's Favors [reconstructed]") : lines.index("Provinces [reconstructed]")
    ]
    numbers = [found[1] for line in favors if (found := re.match(r" {2,3}(\d+)  ", line))]
    assert numbers == [str(n + 1) for n in range(22)]


def test_the_drawing_says_what_is_reconstructed() -> None:
    box = load_box()
    text = drawn(box)
    count = sum(origin.label == "reconstructed" for _, origin in box.provenance.pairs)
    assert count > 200
    sentence = f"{count} of {len(box.provenance)} values are reconstructed"
    assert sentence in " ".join(text.split())
    for heading in ("Marketplace", "King's Grants", "King's Favors", "Provinces", "Attacks"):
        assert f"\n{heading} [reconstructed]\n" in text
    assert "slots [reconstructed], covers [rulebook]" in text


def test_values_of_one_source_are_named_together() -> None:
    text = " ".join(drawn().split())
    assert "magisters.track.cleric[2] (2 values) [rulebook] Example in chapter 4.2.5." in text
    assert "wall.spaces [reconstructed]" in text


def test_one_corrected_favor_is_marked_by_itself(tmp_path: Path) -> None:
    own = 'score = 4, label = "source", source = "My own copy." }'
    box = loaded(tmp_path, ("{ pay = { gold = 3 }, score = 3 }", "{ pay = { gold = 3 }, " + own))
    text = drawn(box)
    assert "King's Favors [source, reconstructed]\n" in text
    assert "  19  3 gold -> 4 points [source]\n  20  2 recruits -> 3 points [reconstructed]" in text
    assert "My own copy." in text


def test_one_corrected_province_is_marked_by_itself(tmp_path: Path) -> None:
    old = "green = { iron = 1 } },\n    { white = { silver = 2, iron = 1"
    own = 'green = { iron = 1 }, label = "source", source = "My own copy." },\n'
    box = loaded(tmp_path, (old, own + old.partition("\n")[2]))
    lines = drawn(box).splitlines()
    third = next(n for n, line in enumerate(lines) if line.startswith("   3  2 Pa 1 Si 1 Ir"))
    assert lines[third + 1 : third + 4 : 2] == ["      [source]", "      [reconstructed]"]


def test_a_market_that_is_only_filled_up_is_drawn_so(tmp_path: Path) -> None:
    text = drawn(loaded(tmp_path, ('refill = "clear"', 'refill = "add"')))
    assert "at a new season the rows are filled up [reconstructed]" in text


def test_every_effect_of_the_box_has_a_text_of_its_own() -> None:
    box = load_box()
    effects = {location.effect for location in box.locations}
    effects |= {*box.favors, *box.abilities}
    texts = {effect_text(effect) for effect in effects}
    assert len(texts) == len(effects)
    assert "" not in texts


def test_the_command_shows_the_box() -> None:
    shown = CliRunner().invoke(app, ["components", "show", "archon"])
    assert shown.exit_code == 0
    assert bare(shown.output).rstrip() == drawn().rstrip()
