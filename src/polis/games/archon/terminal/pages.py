"""Pages shown on request: what tiles, magisters, King's Favors and Grants cost and do."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from polis.core.texts.ansi import BOLD, FAINT, AnsiStyle, wrapped
from polis.games.archon.box.box import Box
from polis.games.archon.box.parts import Tile
from polis.games.archon.model.names import CATEGORIES, MAGISTERS, RESOURCES
from polis.games.archon.terminal.choices import price_of_magister
from polis.games.archon.words.effects import (
    CATALOGUE,
    amounts_words,
    effect_words,
    points_words,
)

NAME_WIDTH: Final = 16
SEAT_COUNTS: Final = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class Page:
    """How a page is drawn."""

    box: Box
    style: AnsiStyle
    language: str

    def words(self, message: str, **args: object) -> str:
        """Return a text of the page."""
        return CATALOGUE.text(message, self.language, **args)


def draw_pages(box: Box, words: Sequence[str], colour: bool, language: str) -> list[str]:
    """Draw the pages and tiles whose names begin with one of the words; without words the prices.

    No line is longer than 79 columns.
    """
    page = Page(box, AnsiStyle(colour), language)
    if not words:
        lines = [*_prices(page), *_magisters(page)]
        return [*lines, *wrapped(page.words("forms-more", names=", ".join(PAGES)))]
    lines = []
    for word in words:
        found = list(_beginning_with(page, word))
        names = ", ".join(PAGES)
        lines += found or wrapped(page.words("forms-none", word=word, names=names))
    return lines


def _beginning_with(page: Page, word: str) -> Iterator[str]:
    for name, draw in PAGES.items():
        if name.startswith(word):
            yield from draw(page)
    for tile in page.box.tiles:
        if tile.id.startswith(word):
            yield from _tile(page, tile)


def _prices(page: Page) -> Iterator[str]:
    """A line for each tile, then the discounts."""
    for tile in page.box.tiles:
        yield _cost(page, tile)
    yield from _discounts(page)


def _tiles(page: Page) -> Iterator[str]:
    """Each tile with its ability, then the discounts."""
    for tile in page.box.tiles:
        yield from _tile(page, tile)
    yield from _discounts(page)


def _tile(page: Page, tile: Tile) -> Iterator[str]:
    yield _cost(page, tile)
    ability = effect_words(page.box.ability(tile), page.language)
    yield from wrapped(ability, " " * (NAME_WIDTH + 1))


def _cost(page: Page, tile: Tile) -> str:
    """`inn              level 1 x2  1 silver + 1 iron, 2 points`."""
    cost = amounts_words(dict(zip(RESOURCES, tile.cost, strict=True)), page.language)
    level = page.words("level", level=tile.level + 1)
    copies = page.words("left-copies", count=tile.copies)
    points = points_words(tile.points, page.language)
    name = page.style(tile.id, BOLD) + " " * (NAME_WIDTH + 1 - len(tile.id))
    return f"{name}{level} {copies}  {cost}, {points}"


def _discounts(page: Page) -> Iterator[str]:
    for cut in page.box.discounts:
        args = {"goods": RESOURCES[cut.resource], "level": cut.level + 1, "season": cut.season + 1}
        yield from wrapped(page.words("discount", less=cut.less, **args))


def _magisters(page: Page) -> Iterator[str]:
    """The Magister Track row by row; the first space is paid for in the draft."""
    yield page.style(page.words("track-owned"), FAINT)
    for number, name in enumerate(MAGISTERS):
        spaces = []
        for space in range(len(page.box.track[number])):
            price, points = price_of_magister(page.box, number, space)
            words = amounts_words(price, page.language)
            scored = f" ({points_words(points, page.language)})" if points else ""
            spaces.append(f"{space + 1}: {words}{scored}")
        head = f"{name:<{NAME_WIDTH}} "
        yield from _under(page, head, "; ".join(spaces))


def _favors(page: Page) -> Iterator[str]:
    for number, favor in enumerate(page.box.favors, start=1):
        yield from _under(page, f"favor {number:>2}  ", effect_words(favor, page.language))


def _grants(page: Page) -> Iterator[str]:
    """The King's Grants: the cubes that they add to the market, the points of each rank by season."""
    yield page.style(page.words("grants-head"), FAINT)
    for number, grant in enumerate(page.box.grants, start=1):
        cubes = amounts_words(dict(zip(RESOURCES, grant.market, strict=True)), page.language)
        yield page.words("grant", number=number, market=cubes)
        for category, ranks in zip(CATEGORIES, grant.points, strict=True):
            cells = "".join(f"{'/'.join(map(str, seasons)):<10}" for seasons in ranks)
            yield f"   {category:<10}{cells}".rstrip()


def _attacks(page: Page) -> Iterator[str]:
    yield page.style(page.words("attack-strengths"), FAINT)
    for seats in SEAT_COUNTS:
        strengths = sorted(card[seats] for card in page.box.attack_cards)
        yield f"   {seats}: {', '.join(map(str, strengths))}"


def _under(page: Page, head: str, text: str) -> Iterator[str]:
    """A text after its heading, with further lines indented."""
    lines = wrapped(text, " " * len(head))
    lines[0] = page.style(head.rstrip(), BOLD) + lines[0][len(head.rstrip()) :]
    yield from lines


PAGES: Final[Mapping[str, Callable[[Page], Iterator[str]]]] = {
    "tiles": _tiles,
    "magisters": _magisters,
    "favors": _favors,
    "grants": _grants,
    "attacks": _attacks,
}
