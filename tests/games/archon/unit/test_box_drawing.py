"""The drawing of Archon's box as a whole picture, and what a corrected part is marked with."""

from pathlib import Path

from typer.testing import CliRunner

from polis.cli import app
from polis.core.texts.ansi import bare
from polis.games.archon.box.box import Box
from polis.games.archon.box.load import load_box
from polis.games.archon.terminal.box_drawing import draw_box
from polis.games.archon.words.effects import effect_words
from tests.conftest import Picture
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


def test_the_original_looks_like_its_picture(picture: Picture) -> None:
    picture("box", drawn())
    shown = CliRunner().invoke(app, ["components", "show", "archon"])
    assert shown.exit_code == 0
    assert bare(shown.output).rstrip() == drawn().rstrip()


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
    texts = {effect_words(effect, "en") for effect in effects}
    assert len(texts) == len(effects)
    assert "" not in texts
