"""Draws a state or a view for a terminal of 80 columns, in at most 20 lines.

    the city, 38 columns                       goods, pieces and cards of the seats, 40 columns
    building tiles with their copies and owners, 3 lines

A slot is its letter and what is on it: `a·` is vacant, `bUD` has figures of Unicorn and Dragon,
`cU$` a figure of Unicorn with a tax token, `*dL` was used last. Slots are below the number of cards
that they need. Hidden parts are `?`. In the player order `>` is to decide, `*` has won, `(E 4)` has
passed.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from textwrap import wrap
from typing import Any, Final

from polis.core.contract.game import last_move
from polis.core.kernels.events import Event
from polis.core.texts.ansi import BOLD, FAINT, WARNING, WIDTH, AnsiStyle, padded, width
from polis.games.archon.box.box import Box
from polis.games.archon.box.load import load_box
from polis.games.archon.model.names import LOCATIONS, slot_name
from polis.games.archon.terminal.goods_drawing import (
    RIGHT_WIDTH,
    SEAT_INK,
    SEAT_LETTERS,
    draw_cards,
    draw_goods,
)
from polis.games.archon.words.effects import CATALOGUE, short_words
from polis.games.archon.words.refusal import label

LEFT_WIDTH: Final = WIDTH - RIGHT_WIDTH - 1
NAME_WIDTH: Final = 15
ONE_CARD_WIDTH: Final = 11
FAVOR_COLUMN: Final = 10
TO_MOVE: Final = ">"
WON: Final = "*"
LAST: Final = "*"
VACANT: Final = "·"
TOKEN: Final = "$"


@dataclass(frozen=True, slots=True)
class Table:
    """What is drawn, and how: a named state or a view, the box in use, the language."""

    shown: Mapping[str, Any]
    box: Box
    style: AnsiStyle
    language: str
    placed: frozenset[tuple[str, str]]  # location and slot of the figures of the last move

    def words(self, message: str, **args: object) -> str:
        """Return a text of the drawing."""
        return CATALOGUE.text(message, self.language, **args)


@cache
def _packaged() -> Box:
    return load_box()


def draw_state(
    shown: Mapping[str, Any],
    colour: bool,
    language: str = "en",
    box: Box | None = None,
    events: Sequence[Event] = (),
) -> str:
    """Draw a named state, or a view in which hidden parts are null.

    No line is longer than 79 columns. With `colour` the text contains ANSI codes, which take no
    columns; the text without them is the same. language: `en`, `fr` or `de`; box: the source of
    prices, favors, grants and attacks, which no state holds, by default the packaged one; events:
    all events so far, by which `*` marks the slots of the last move.
    """
    table = Table(
        shown, box or _packaged(), AnsiStyle(colour), language, placed_last(shown, events)
    )
    left = list(draw_city(table))
    right = [
        *draw_goods(shown, table.box, table.style, language),
        *draw_cards(shown, table.style, language),
    ]
    height = max(len(left), len(right))
    left += [""] * (height - len(left))
    right += [""] * (height - len(right))
    lines = [f"{padded(a, LEFT_WIDTH)} {b}" for a, b in zip(left, right, strict=True)]
    lines += draw_tiles(table)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def placed_last(shown: Mapping[str, Any], events: Sequence[Event]) -> frozenset[tuple[str, str]]:
    """Return location and slot of each figure of the last move that is still there."""
    places = set()
    for event in last_move(events, ("figure_placed",)):
        location, slot = event.fields["location"], event.fields["slot"]
        name, letter = LOCATIONS[location], slot_name(location, slot)
        (there,) = (place for place in shown["locations"] if place["name"] == name)
        figures = {found["name"]: found["figures"] for found in there["slots"]}
        if figures[letter][event.fields["seat"]]:
            places.add((name, letter))
    return frozenset(places)


def draw_city(table: Table) -> Iterator[str]:
    """Draw round and order, the slots below the cards that they need, King's Favors, the wall."""
    yield table.style(_round(table), BOLD)
    yield _order(table)
    heads = (table.words("cards-needed", count=count) for count in (1, 2))
    yield " " * NAME_WIDTH + table.style("".join(f"{h:<{ONE_CARD_WIDTH}}" for h in heads), FAINT)
    for location in table.shown["locations"]:
        if location["name"] == "palace":
            yield from _palace(table, location["slots"])
        else:
            yield _location(table, location)
    yield _wall(table) if table.shown["raid"] is None else _raid(table)


def _round(table: Table) -> str:
    """The round and season, and in one word what is to be decided."""
    shown = table.shown
    numbers = {"round": shown["round"], "rounds": table.box.rounds, "season": shown["season"]}
    counts = {name: str(number) for name, number in numbers.items()}
    phase = table.words("phase-word", phase=shown["phase"])
    return table.words("round", round=label("round", table.language, **counts), phase=phase)


def _order(table: Table) -> str:
    """The seats in player order with their points."""
    for gap in (" ", ""):
        entries = [_standing(table, seat, gap) for seat in table.shown["order"]]
        bare = [text for _, text in entries]
        head = table.words("order")
        if len(head) + sum(len(text) + 1 for text in bare) <= LEFT_WIDTH:
            break
    return " ".join([head, *(table.style(text, SEAT_INK[seat]) for seat, text in entries)])


def _standing(table: Table, seat: int, gap: str) -> tuple[int, str]:
    """A seat and its entry `>U 12`: mark, letter and points."""
    shown = table.shown
    text = f"{SEAT_LETTERS[seat]}{gap}{shown['players'][seat]['points']}"
    if shown["ending"] is not None:
        return seat, (WON if seat in shown["winners"] else " ") + text
    if shown["turn"] == seat:
        return seat, TO_MOVE + text
    return seat, f"({text})" if shown["passed"][seat] else " " + text


def _location(table: Table, location: Mapping[str, Any]) -> str:
    """A location's name as it is typed, then its open slots, those for one card first."""
    name = location["name"]
    slots = [slot for slot in location["slots"] if not slot["covered"]]
    one = "".join(_framed(table, name, slot) for slot in slots if slot["cards"] == 1)
    more = "".join(_framed(table, name, slot) for slot in slots if slot["cards"] != 1)
    first = f"{name:<{NAME_WIDTH - 1}}{one}"
    # Each slot adds a column on either side.
    return (padded(first, max(NAME_WIDTH + ONE_CARD_WIDTH - 1, width(first))) + more).rstrip()


def _framed(table: Table, location: str, slot: Mapping[str, Any]) -> str:
    """A slot between spaces; a slot of the last move has a mark in place of the first."""
    is_last = (location, slot["name"]) in table.placed
    return (table.style(LAST, WARNING) if is_last else " ") + _slot(table, slot) + " "


def _slot(table: Table, slot: Mapping[str, Any]) -> str:
    """A coloured slot: `a·`, `bUD`, `cU$`."""
    text = _plain_slot(slot)
    if text.endswith(VACANT):
        return text[:-1] + table.style(VACANT, FAINT)
    inks = dict(zip(SEAT_LETTERS, SEAT_INK, strict=True)) | {TOKEN: WARNING}
    return text[0] + "".join(table.style(sign, inks.get(sign, "")) for sign in text[1:])


def _plain_slot(slot: Mapping[str, Any]) -> str:
    """The slot's name and its contents; a number after a letter counts figures of one seat."""
    signs = [
        SEAT_LETTERS[seat] * bool(count) + (str(count) if count > 1 else "")
        for seat, count in enumerate(slot["figures"])
    ]
    if slot["token"] is not None:
        signs[slot["token"]] = (signs[slot["token"]] or SEAT_LETTERS[slot["token"]]) + TOKEN
    return str(slot["name"]) + ("".join(signs) or VACANT)


def _palace(table: Table, slots: list[Any]) -> Iterator[str]:
    """A line for each King's Favor: its slot and what it does."""
    for slot, card in zip(slots, table.shown["palace"], strict=False):
        if slot["covered"]:
            continue
        text = f"palace{_framed(table, 'palace', slot)}"
        favor = "-" if card is None else short_words(table.box.favors[card - 1], table.language)
        yield padded(text, max(FAVOR_COLUMN, width(text))) + favor


def _wall(table: Table) -> str:
    """The warriors on the wall, the owners of those beside the gate, the range of the attack."""
    wall, marked = table.shown["wall"], table.box.marked_spaces
    gate = "".join(VACANT if seat is None else SEAT_LETTERS[seat] for seat in wall[:marked])
    count = sum(seat is not None for seat in wall)
    attack = _attack(table)
    return table.words("wall", count=count, gate=gate or "-", attack=attack)


def _attack(table: Table) -> str:
    """The least and greatest strength among the Attack cards not drawn yet."""
    gone = table.shown["removed"]["attacks"]
    seats = table.shown["seats"]
    cards = enumerate(table.box.attack_cards, start=1)
    strengths = [card[seats] for number, card in cards if number not in gone]
    if table.shown["ending"] is not None or not strengths:
        return "-"
    low, high = min(strengths), max(strengths)
    return str(low) if low == high else f"{low}-{high}"


def _raid(table: Table) -> str:
    """What the seats still have to lose (ARC-7.0.4)."""
    raid = table.shown["raid"]
    due = " ".join(f"{SEAT_LETTERS[seat]}{n}" for seat, n in enumerate(raid["due"]) if n)
    return table.style(table.words("raid", strength=raid["strength"], due=due or "-"), WARNING)


def draw_tiles(table: Table) -> list[str]:
    """Draw all building tiles in three lines: the number of copies left, letters for the owners."""
    owned: dict[str, str] = {}
    for seat, player in enumerate(table.shown["players"]):
        for tile in player["tiles"]:
            owned[tile] = owned.get(tile, "") + SEAT_LETTERS[seat]
    head = table.words("tiles-head")
    entries = []
    for name, left in table.shown["tiles_left"].items():
        marks = (str(left) if left else "") + owned.get(name, "")
        entries.append(f"{name}\0{marks or '0'}")  # a name and its marks stay on one line
    lines = wrap(f"{head} {', '.join(entries)}", WIDTH, break_on_hyphens=False)
    lines[0] = table.style(head, BOLD) + lines[0][len(head) :]
    return [line.replace("\0", " ") for line in lines]
