"""The panel beside the city: what the seats hold, supply and market, and where their cards are.

         U  D  L  E left repo  buy sell      8=3+4+1: of 8 cards 3 are in hand, 4 wait,
silver   1  0  2  0   11    2    2    1      1 has been played
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from polis.core.texts.ansi import FAINT, AnsiStyle
from polis.games.archon.box.box import Box
from polis.games.archon.model.names import (
    CARD_KINDS,
    CATEGORIES,
    HAND_SIZE,
    MAGISTERS,
    PLACES,
    RESOURCES,
    SEAT_NAMES,
)
from polis.games.archon.words.effects import CATALOGUE

SEAT_LETTERS: Final = tuple(name[0].upper() for name in SEAT_NAMES)

# The printed white, natural, grey and black are hard to distinguish on a screen.
SEAT_INK: Final = ("1;38;5;141", "1;38;5;208", "1;38;5;41", "1;38;5;39")
RESOURCE_INK: Final = dict(
    zip(RESOURCES, ("38;5;143", "38;5;153", "38;5;173", "38;5;250"), strict=True)
)

RIGHT_WIDTH: Final = 40
LABEL_WIDTH: Final = 8
SEATS_WIDTH: Final = 12
COLUMN: Final = 5
TABLE_COLUMNS: Final = ("left", "repository", "buy", "sell")
UNKNOWN: Final = "?"
NONE: Final = "-"
# The words for the kinds of cards, as short as they may be typed.
KIND_LABELS: Final = dict(
    zip(CARD_KINDS, ("courtier", "tax-coll", "cleric", "scribe", "merchant"), strict=True)
)


def draw_goods(
    shown: Mapping[str, Any], box: Box, style: AnsiStyle, language: str
) -> Iterator[str]:
    """Draw eleven lines: gold to warriors by seat, with supply, Repository and market or ranks."""
    seats = range(shown["seats"])
    heads = (f"{CATALOGUE.text(f'head-{name}', language):>{COLUMN}}" for name in TABLE_COLUMNS)
    letters = _columns([(SEAT_LETTERS[seat], SEAT_INK[seat]) for seat in seats], SEATS_WIDTH, style)
    yield " " * LABEL_WIDTH + letters + style("".join(heads), FAINT)
    for goods in ("gold", "recruits"):
        yield _row(shown, goods, style, [goods]) + f"{shown['supply'][goods]:>{COLUMN}}"
    for number, goods in enumerate(RESOURCES):
        cubes = shown["market"][goods]
        numbers = (
            shown["supply"][goods],
            shown["repository"][goods],
            _number(box.purchase_price(number, cubes)),
            _number(box.sale_price(number, cubes)),
        )
        cells = "".join(f"{value:>{COLUMN}}" for value in numbers)
        yield _row(shown, goods, style, ["resources", goods], RESOURCE_INK[goods]) + cells
    for goods in ("arts", "science"):
        ranks = f"{_ranks(shown, box, goods, language):>{3 * COLUMN}}"
        yield _row(shown, goods, style, [goods]) + f"{shown['supply'][goods]:>{COLUMN}}{ranks}"
    warriors = [shown["wall"].count(seat) for seat in seats]
    ranks = f"{_ranks(shown, box, 'warriors', language):>{4 * COLUMN}}"
    yield _numbers("warriors", warriors, style) + ranks
    yield _pieces(shown, style, language)


def draw_cards(shown: Mapping[str, Any], style: AnsiStyle, language: str) -> Iterator[str]:
    """Draw six lines: the numbers of cards in hand, waiting and played, then the same by kind."""
    seats = range(shown["seats"])
    full = RIGHT_WIDTH - LABEL_WIDTH
    cells = [(_halves(shown, seat), SEAT_INK[seat]) for seat in seats]
    head = f"{CATALOGUE.text('head-cards', language):<{LABEL_WIDTH}}"
    yield style(head, FAINT) + _columns(cells, full, style)
    for kind in CARD_KINDS:
        values = [(_kind(shown, seat, kind), "") for seat in seats]
        yield f"{KIND_LABELS[kind]:<{LABEL_WIDTH}}" + _columns(values, full, style)


def card_counts(shown: Mapping[str, Any], seat: int) -> tuple[int, int, int]:
    """Return the cards of a seat in hand, waiting and played; these numbers are public."""
    player = shown["players"][seat]
    played = int(sum(player["played"].values()))
    if player["hand"] is not None:
        return int(sum(player["hand"].values())), int(sum(player["waiting"].values())), played
    rest = 2 * HAND_SIZE - played
    waiting = min(HAND_SIZE, rest) if shown["round"] % 2 else 0
    return rest - waiting, waiting, played


def owned(shown: Mapping[str, Any], seat: int, kind: str) -> int:
    """Return how many of a seat's cards are of a kind; hidden ones follow from the track.

    ARC-4.2.5.4: each Magister replaces a Courtier. While the place is still being chosen the marker
    has moved, but the card is not there yet.
    """
    player = shown["players"][seat]
    if player["hand"] is not None:
        return sum(int(player[place][kind]) for place in PLACES)
    magisters = Counter({name: int(count) for name, count in player["magisters"].items()})
    if shown["phase"] == "replace" and shown["turn"] == seat:
        magisters[shown["decision"]["magister"]] -= 1
    return magisters[kind] if kind in MAGISTERS else 2 * HAND_SIZE - magisters.total()


def _row(
    shown: Mapping[str, Any], name: str, style: AnsiStyle, path: list[str], code: str = ""
) -> str:
    """A row of what the seats hold; path: the keys that lead to the field in a player."""
    values = []
    for player in shown["players"]:
        value = player
        for key in path:
            value = value[key]
        values.append(value)
    return _numbers(name, values, style, code)


def _numbers(name: str, values: list[int], style: AnsiStyle, code: str = "") -> str:
    """A label and a number for each seat; zeros are faint."""
    cells = [(_number(value), "" if value else FAINT) for value in values]
    return style(f"{name:<{LABEL_WIDTH}}", code) + _columns(cells, SEATS_WIDTH, style)


def _columns(cells: list[tuple[str, str]], total: int, style: AnsiStyle) -> str:
    """Texts with their colours, right-aligned in columns that share a width."""
    columns = total // len(cells)
    return "".join(" " * (columns - len(text)) + style(text, code) for text, code in cells)


def _number(value: int | None) -> str:
    """A number, or `-` for None."""
    return NONE if value is None else str(value)


def _ranks(shown: Mapping[str, Any], box: Box, category: str, language: str) -> str:
    """The points of the ranks in this season, `rank 7 4 2`; one for each seat."""
    season = shown["season"] - 1
    grant = box.grants[shown["grants"][season] - 1]
    ranks = grant.points[CATEGORIES.index(category)][: shown["seats"]]
    points = " ".join(str(rank[season]) for rank in ranks)
    return f"{CATALOGUE.text('ranks', language)} {points}"


def _pieces(shown: Mapping[str, Any], style: AnsiStyle, language: str) -> str:
    """The figures and tax tokens that the seats have left."""
    players = shown["players"]
    figures = CATALOGUE.text("figures", language)
    tokens = " ".join(str(player["tokens_left"]) for player in players)
    row = _numbers(figures, [player["figures_left"] for player in players], style)
    return row + f"{CATALOGUE.text('tokens', language)} {tokens}".rjust(4 * COLUMN)


def _halves(shown: Mapping[str, Any], seat: int) -> str:
    """`U 4+5+1`: cards in hand, waiting, played."""
    text = "+".join(map(str, card_counts(shown, seat)))
    columns = (RIGHT_WIDTH - LABEL_WIDTH) // shown["seats"]
    gap = " " if len(text) + 3 <= columns else ""
    return f"{SEAT_LETTERS[seat]}{gap}{text}"


def _kind(shown: Mapping[str, Any], seat: int, kind: str) -> str:
    """`3=1+1+1`: of three cards of a kind, in hand, waiting and played; `3=?+?+1` for other seats.

    `1?` means at least one, because everybody saw it put there.
    """
    player = shown["players"][seat]
    count = owned(shown, seat, kind)
    if not count:
        return NONE
    piles = (player[f"known_{p}"] if player[p] is None else player[p] for p in PLACES)
    cards = [int(pile[kind]) for pile in piles]
    if player["hand"] is not None or sum(cards) == count:
        return f"{count}={'+'.join(map(str, cards))}"
    signs = [f"{number or ''}{UNKNOWN}" for number in cards[:-1]]
    text = "+".join([*signs, str(cards[-1])])
    columns = (RIGHT_WIDTH - LABEL_WIDTH) // shown["seats"]
    return f"{count}={text}" if len(text) + 2 < columns else text
