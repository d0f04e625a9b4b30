"""Draws a box for a terminal of 80 columns: board, lot, forms, cards, first game, sources.

Reconstructed values are marked as such, in words. Colour only repeats what a letter, a number or a
word already says.
"""

from collections.abc import Iterator, Mapping

from polis.core.boxes.declared import components_of
from polis.core.boxes.provenance import HEADING, ProvenanceStyle
from polis.games.arkadia.box.box import FLOORS, Box, Form

CAMP, FIELD, LOT, VACANT = "^", "+", "#", "."
FAMILY_COLOURS = {"red": "31", "olive": "33", "black": "90", "silver": "37"}


class _Pen(ProvenanceStyle):
    """A style that also knows the colours of the families."""

    def family(self, name: str, width: int = 0) -> str:
        """Return the name of a family in its colour, padded to the width."""
        return self(name, FAMILY_COLOURS[name]) + " " * (width - len(name))


def draw_box(box: Box, colour: bool) -> str:
    """Draw the contents of the box with their sources.

    At most 80 columns; with `colour` the text contains ANSI codes, which take no columns. The text
    without them is the same either way.
    """
    parts = (_board, _lot, _forms, _cards, _castle, _start, _first_game)
    style = _Pen(box.provenance, colour)
    return style.drawing(box.title, box.id, box.sha256, (part(box, style) for part in parts))


def _grid(box: Box, signs: Mapping[int, str]) -> Iterator[str]:
    """Draw the board with a sign on some squares; columns are letters, rows are numbers."""
    yield "     " + " ".join(chr(ord("a") + column) for column in range(box.columns))
    for row in range(box.rows):
        squares = range(row * box.columns, (row + 1) * box.columns)
        yield f"{row + 1:>3}  " + " ".join(signs.get(square, VACANT) for square in squares)


def _board(box: Box, style: _Pen) -> Iterator[str]:
    yield style("Board", HEADING)
    size = f"{box.rows} rows and {box.columns} columns"
    yield f"  {size} {style.label('board')}"
    camps = f"{len(box.camps)} camps {style.label('camps.count')}"
    yield f"  {CAMP} {camps}, their places {style.label('camps.places')}"
    places = box.lot_places()
    yield f"  {FIELD} squares that the lot may cover; it fits in {len(places)} places"
    field = {square for place in places for square in box.lot_squares(*place) or ()}
    yield from _grid(box, dict.fromkeys(field, FIELD) | dict.fromkeys(box.camps, CAMP))


def _lot(box: Box, style: _Pen) -> Iterator[str]:
    yield style("Castle lot, lying", HEADING)
    yield f"  {box.lot_rows} rows and {box.lot_columns} columns {style.label('lot.rows', 'lot.columns')}"
    yield f"  print {style.label('lot.print')}; castle squares 1 to {len(box.lot_seals)}"
    number = iter(range(len(box.lot_seals)))
    for row in range(box.lot_rows):
        cells = []
        for column in range(box.lot_columns):
            on_edge = row in (0, box.lot_rows - 1) or column in (0, box.lot_columns - 1)
            cells.append(_castle_square(box, style, next(number)) if on_edge else "   (yard)  ")
        yield "   " + "".join(cells).rstrip()


def _castle_square(box: Box, style: _Pen, number: int) -> str:
    family = box.lot_seals[number]
    text = f"{number + 1:>2} "
    return text + (style.family(box.families[family], 8) if family >= 0 else f"{'blank':<8}")


def _forms(box: Box, style: _Pen) -> Iterator[str]:
    yield style("Forms", HEADING)
    shapes = f"shapes {style.label('forms.shapes')}"
    yield f"  {shapes}, numbers of tiles {style.label('forms.tiles')}"
    yield "  " + "".join(f"{f'{form.tiles} {form.name}':<11}" for form in box.forms).rstrip()
    for row in range(max(r for form in box.forms for r, _ in form.squares) + 1):
        yield ("  " + "".join(f"  {_form_row(form, row):<9}" for form in box.forms)).rstrip()


def _form_row(form: Form, row: int) -> str:
    columns = range(max(column for _, column in form.squares) + 1)
    return "".join("[]" if (row, column) in form.squares else "  " for column in columns)


def _cards(box: Box, style: _Pen) -> Iterator[str]:
    yield style("Cards", HEADING)
    yield f"  {sum(box.cards)} cards; of each kind {style.label('cards')}"
    rows = {form.name: box.cards[n * 4 : n * 4 + 4] for n, form in enumerate(box.forms)}
    yield from _by_family(box, style, rows)


def _castle(box: Box, style: _Pen) -> Iterator[str]:
    yield style("Castle pieces", HEADING)
    pools = f"{sum(map(sum, box.pools))} pieces in three pools"
    yield f"  {pools} {style.label('castle.pools')}"
    yield from _by_family(box, style, dict(zip(FLOORS, box.pools, strict=True)))


def _by_family(box: Box, style: _Pen, rows: Mapping[str, tuple[int, ...]]) -> Iterator[str]:
    """Draw a table with a column for each family and the sum of each row."""
    yield f"  {'':<10}" + "".join(style.family(name, 8) for name in box.families) + "sum"
    for name, counts in rows.items():
        yield f"  {name:<10}" + "".join(f"{n:>3}     " for n in counts) + f"{sum(counts):>3}"


def _start(box: Box, style: _Pen) -> Iterator[str]:
    yield style("At the start", HEADING)
    for name, each in components_of(Box).items():
        if each.words:
            yield f"  {getattr(box, name):>3} {each.words} {style.label(each.place)}"


def _first_game(box: Box, style: _Pen) -> Iterator[str]:
    yield style("First game", HEADING)
    counts = ", ".join(f"{box.first_neutrals[seats]} with {seats} seats" for seats in (2, 3, 4))
    yield f"  extra neutral workers of a seat {style.label('first_game.neutral_workers')}:"
    yield f"    {counts}"
    yield f"  {LOT} lot {style.label('first_game.lot')}"
    for number, building in enumerate(box.first_buildings, start=1):
        form = box.forms[building.form].name
        family = style.family(box.families[building.family])
        where = style.label(f"first_game.town.buildings[{number}]")
        yield f"  {number} {form} {family} {where}"
    signs = dict.fromkeys(box.camps, CAMP)
    signs |= dict.fromkeys(box.lot_squares(*box.first_lot) or (), LOT)
    for number, building in enumerate(box.first_buildings, start=1):
        signs |= dict.fromkeys(building.squares, str(number))
    yield from _grid(box, signs)
