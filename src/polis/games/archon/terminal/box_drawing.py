"""Draws Archon's box for a terminal of 80 columns: city, tracks, tiles, cards, sources.

Reconstructed values are marked as such, in words. Colour only repeats what a letter, a number or a
word already says.
"""

from collections.abc import Iterator
from itertools import groupby
from textwrap import wrap
from typing import Final

from polis.core.boxes.declared import SEAT_COUNTS, components_of
from polis.core.boxes.provenance import HEADING, WIDTH, ProvenanceStyle
from polis.games.archon.box.box import Box
from polis.games.archon.box.effects import CARD_KINDS, LOCATIONS, MAGISTERS, RESOURCES
from polis.games.archon.box.parts import BACKGROUNDS, CATEGORIES, Tile
from polis.games.archon.words.effects import amounts_words, effect_words, points_words
from polis.games.archon.words.refusal import CATALOGUE

LANGUAGE: Final = "en"  # of the box, as of the component file
INSIDE = 74
ORANGE, GREEN = "33", "32"
SLOT_SIGNS = {2: "", 3: "o", 4: "g"}
SLOT_INKS = {2: "0", 3: ORANGE, 4: GREEN}
RESOURCE_SIGNS = ("Pa", "Si", "Ir", "St")
CITY = (
    ("palace", "repository", "planetarium", "academy", "treasury"),
    ("marketplace", "royal-guard", "guild-hall"),
    ("barracks", "builders-guild"),
)
"""The positions of the locations on the board, from top to bottom, as reviews describe it."""


def draw_box(box: Box, colour: bool) -> str:
    """Draw the contents of the box with their sources.

    At most 80 columns; with `colour` the text contains ANSI codes, which take no columns. The text
    without them is the same either way.
    """
    parts = (
        *(_city, _locations, _season_track, _market, _track, _tiles, _grants, _favors),
        *(_provinces, _attacks, _supplies, _start),
    )
    style = ProvenanceStyle(box.provenance, colour)
    return style.drawing(box.title, box.id, box.sha256, (part(box, style) for part in parts))


def _name(kind: str, id_: str) -> str:
    """`House of Arts` for the tile `house-of-arts`."""
    return CATALOGUE.text(f"{kind}-name", LANGUAGE, **{kind: id_})


def _city(box: Box, style: ProvenanceStyle) -> Iterator[str]:
    yield style("City", HEADING)
    yield f"  slots {style.label('slots')}, covers {style.label('covers')}"
    yield "  1 slot for one card, 2 slot for two Courtiers or one Magister"
    orange, green = style("o", ORANGE), style("g", GREEN)
    yield f"  {orange} orange, open with 3 or 4 seats; {green} green, open with 4 seats"
    above: tuple[int, ...] = ()
    for row in CITY:
        widths = _widths(len(row))
        yield _border(above, widths)
        houses = (_house(box, style, id_, width) for id_, width in zip(row, widths, strict=True))
        for lines in zip(*houses, strict=True):
            yield "  " + "|".join(("", *lines, ""))
        above = widths
    yield _border(above, ())
    spaces = f"{box.wall_spaces} spaces {style.label('wall.spaces')}"
    marked = f"{box.marked_spaces} marked, {points_words(box.marked_points, LANGUAGE)} each"
    yield f"  city wall: {spaces},"
    yield f"    of them {marked} {style.label('wall.marked')}"


def _widths(count: int) -> tuple[int, ...]:
    """Divide the inside of the city among a number of houses with walls between them."""
    width, rest = divmod(INSIDE - (count - 1), count)
    return tuple(width + (n < rest) for n in range(count))


def _border(above: tuple[int, ...], below: tuple[int, ...]) -> str:
    """Draw the line between two rows of houses."""
    corners = {0, INSIDE + 1}
    for widths in (above, below):
        corners.update(sum(widths[: n + 1]) + n + 1 for n in range(len(widths)))
    return "  " + "".join("+" if n in corners else "-" for n in range(INSIDE + 2))


def _house(box: Box, style: ProvenanceStyle, id_: str, width: int) -> Iterator[str]:
    """Draw the inside of a location: its name, then its slots."""
    slots = [box.slots[n] for n in box.slots_of(LOCATIONS.index(id_))]
    yield _name("location", id_).center(width)
    bare = " ".join(f"{slot.cards}{SLOT_SIGNS[slot.seats]}" for slot in slots)
    inked = (style(f"{s.cards}{SLOT_SIGNS[s.seats]}", SLOT_INKS[s.seats]) for s in slots)
    left = (width - len(bare)) // 2
    yield " " * left + " ".join(inked) + " " * (width - len(bare) - left)


def _locations(box: Box, style: ProvenanceStyle) -> Iterator[str]:
    yield style("What a figure does", HEADING) + f" {style.label('actions')}"
    for place in box.locations:
        text = effect_words(place.effect, LANGUAGE)
        if any(place.merchant):
            text += f"; Merchant: also {amounts_words(place.merchant, LANGUAGE)}"
        label = style.own(f"actions.{place.id}", "actions")
        yield from _entry(style, f"{_name('location', place.id):<17}", text, label)


def _entry(style: ProvenanceStyle, head: str, text: str, label: str = "") -> Iterator[str]:
    """Draw a text after its heading, with further lines indented, and its label if any."""
    indent = " " * (len(head) + 2)
    lines = wrap(text, WIDTH, initial_indent=f"  {head}", subsequent_indent=indent)
    if label and len(lines[-1]) + len(label) + 3 > WIDTH:
        lines.append(f"{indent}{style.mark(label)}")
    elif label:
        lines[-1] += f" {style.mark(label)}"
    yield from lines


def _season_track(box: Box, style: ProvenanceStyle) -> Iterator[str]:
    yield style("Season track", HEADING) + f" {style.label('season_track')}"
    squares = []
    for round_ in range(box.rounds):
        squares.append(f"[{round_ + 1} D]" if round_ in box.divisions else f"[{round_ + 1}]")
        if round_ in box.attacks:
            squares.append("(attack)")
    yield "  " + " ".join(squares)
    yield f"  D before this round the cards are divided into {box.piles} piles of {box.pile_size}"


def _market(box: Box, style: ProvenanceStyle) -> Iterator[str]:
    yield style("Marketplace", HEADING) + f" {style.label('marketplace.prices')}"
    for name, row in zip(RESOURCES, box.market, strict=True):
        label = style.own(f"marketplace.prices.{name}", "marketplace.prices")
        yield from _entry(style, f"{name:<9}", "".join(f"{price:>3}" for price in row), label)
    yield "  cubes fill a row from its last slot; a purchase takes the cheapest cube,"
    yield "  a sale fills the dearest empty slot"
    verb = "emptied and filled" if box.is_market_cleared else "filled up"
    yield f"  at a new season the rows are {verb} {style.label('marketplace.new_season')}"


def _track(box: Box, style: ProvenanceStyle) -> Iterator[str]:
    yield style("Magister Track", HEADING) + f" {style.label('magisters.track')}"
    for magister, spaces in enumerate(box.track):
        name = MAGISTERS[magister]
        cards = f"{box.magister_cards[magister]} cards {style.label(f'magisters.cards.{name}')}"
        yield f"  {_name('card', name)}, {cards}"
        for n, space in enumerate(spaces):
            text = (
                f"{amounts_words(space.pay, LANGUAGE):<33} {points_words(space.points, LANGUAGE)}"
            )
            label = style.own(f"magisters.track.{name}[{n + 1}]", "magisters.track")
            yield from _entry(style, f"  {n + 1}  ", text, label)


def _tiles(box: Box, style: ProvenanceStyle) -> Iterator[str]:
    yield style("Building tiles", HEADING)
    print_, abilities = style.label("tiles.print"), style.label("tiles.abilities")
    yield f"  level, copies, cost, points {print_},"
    yield f"  abilities {abilities}"
    signs = zip(RESOURCE_SIGNS, RESOURCES, strict=True)
    yield "  " + ", ".join(f"{sign} {name}" for sign, name in signs)
    copies = f"{box.tile_copies_of_two} of each {style.label('tiles.with_two_seats')}"
    yield f"  with 2 seats at most {copies}"
    for discount in box.discounts:
        less = f"{discount.less} {RESOURCES[discount.resource]} less"
        label = style.label(f"tiles.discounts.level_{discount.level + 1}")
        yield f"  level {discount.level + 1} from season {discount.season + 1}: {less} {label}"
    for n, tile in enumerate(box.tiles):
        yield from _tile(style, tile, f"tiles.print.kinds[{n + 1}]")
        yield from _entry(style, "  ", effect_words(box.ability(tile), LANGUAGE))


def _tile(style: ProvenanceStyle, tile: Tile, name: str) -> Iterator[str]:
    head = f"{_name('tile', tile.id):<18}{'I' * (tile.level + 1):<4}x{tile.copies}  {_cubes(tile.cost):<22}"
    yield f"  {head} {style.label(*(f'{name}.{part}' for part in ('level', 'copies', 'cost')))}"
    yield f"    {points_words(tile.points, LANGUAGE)} {style.label(f'{name}.points')}"


def _cubes(cubes: tuple[int, ...]) -> str:
    pairs = zip(RESOURCE_SIGNS, cubes, strict=True)
    return " ".join(f"{count} {sign}" for sign, count in pairs if count)


def _grants(box: Box, style: ProvenanceStyle) -> Iterator[str]:
    yield style("King's Grants", HEADING) + f" {style.label('grants.print')}"
    example = "/".join(map(str, box.grant_example))
    yield f"  points in season 1/2/3; that {example} occurs {style.label('grants.example')}"
    ranks = "".join(f"{rank:<10}" for rank in ("1st", "2nd", "3rd", "4th"))
    yield f"     {'':<11}{ranks}".rstrip()
    for n, grant in enumerate(box.grants):
        label = style.own(f"grants.print.cards[{n + 1}]", "grants.print")
        yield from _entry(style, f"{n + 1}  ", f"market {_cubes(grant.market)}", label)
        for name, row in zip(CATEGORIES, grant.points, strict=True):
            cells = "".join(f"{'/'.join(map(str, seasons)):<10}" for seasons in row)
            yield f"     {name:<11}{cells}".rstrip()


def _favors(box: Box, style: ProvenanceStyle) -> Iterator[str]:
    yield style("King's Favors", HEADING) + f" {style.label('favors.print')}"
    counts = ", ".join(f"{box.favors_face_up[seats]} with {seats} seats" for seats in SEAT_COUNTS)
    yield f"  face up {style.label('favors.face_up')}: {counts}"
    for n, favor in enumerate(box.favors):
        label = style.own(f"favors.print.cards[{n + 1}]", "favors.print")
        yield from _entry(style, f"{n + 1:>2}  ", effect_words(favor, LANGUAGE), label)


def _provinces(box: Box, style: ProvenanceStyle) -> Iterator[str]:
    yield style("Provinces", HEADING) + f" {style.label('provinces.print')}"
    yield "  white for all, orange from 3 seats, green with 4"
    yield "      " + "".join(f"{name:<24}" for name in BACKGROUNDS).rstrip()
    for n, card in enumerate(box.provinces):
        label = style.own(f"provinces.print.cards[{n + 1}]", "provinces.print")
        row = "".join(f"{_cubes(cubes):<24}" for cubes in card.backgrounds).rstrip()
        yield f"  {n + 1:>2}  {row}"
        if label:
            yield f"      {style.mark(label)}"


def _attacks(box: Box, style: ProvenanceStyle) -> Iterator[str]:
    yield style("Attacks", HEADING) + f" {style.label('attacks.print')}"
    yield f"  that a strength of {box.attack_example} occurs {style.label('attacks.example')}"
    for n, card in enumerate(box.attack_cards):
        strengths = ", ".join(f"{card[seats]} with {seats} seats" for seats in SEAT_COUNTS)
        label = style.own(f"attacks.print.cards[{n + 1}]", "attacks.print")
        yield from _entry(style, f"{n + 1}  ", strengths, label)


def _supplies(box: Box, style: ProvenanceStyle) -> Iterator[str]:
    yield style("Supplies", HEADING)
    coins = f"{box.listed.gold_1} of 1 and {box.listed.gold_5} of 5"
    label = style.label("components.gold_1", "components.gold_5")
    yield f"  {box.gold:>3} gold in coins, {coins} {label}"
    for count, text, name in (
        (box.listed.recruits, "recruits", "components.recruits"),
        (box.listed.arts, "Arts cards", "components.arts"),
        (box.listed.science, "Science cards", "components.science"),
    ):
        yield f"  {count:>3} {text} {style.label(name)}"
    for name, count in zip(RESOURCES, box.cubes, strict=True):
        yield f"  {count:>3} cubes of {name} {style.label(f'stockpile.{name}')}"


def _start(box: Box, style: ProvenanceStyle) -> Iterator[str]:
    yield style("A seat at the start", HEADING)
    for name, each in components_of(Box).items():
        if each.words:
            yield f"  {getattr(box, name):>3} {each.words} {style.label(each.place)}"
    yield f"  by place in the player order {style.label('start_kits')}:"
    for seats in SEAT_COUNTS:
        for kit, places in groupby(range(seats), key=box.start_kits[seats].__getitem__):
            numbers = [str(place + 1) for place in places]
            word = "place" if len(numbers) == 1 else "places"
            head = f"  {seats} seats, {word} {' and '.join(numbers)}: "
            yield from _entry(style, head, amounts_words(kit, LANGUAGE))
    kinds = zip(CARD_KINDS, box.order_value, strict=True)
    values = ", ".join(f"{_name('card', kind)} {value}" for kind, value in kinds)
    yield f"  unused cards in a tie for the order {style.label('order_values')}:"
    yield f"    {values}"
