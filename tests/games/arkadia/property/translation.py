"""Another name for everything: squares, families and seats of a game, turned into its twin's."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from polis.games.arkadia.box.box import Box
from polis.games.arkadia.box.load import load_box
from polis.games.arkadia.game import Arkadia
from polis.games.arkadia.model.actions import FAMILIES, LOT, PILE, Action, encode
from polis.games.arkadia.model.names import FAMILY_NAMES, FORM_NAMES
from polis.games.arkadia.model.tables import oriented

Named = dict[str, Any]


def same(value: int) -> int:
    return value


def mirrored(square: int) -> int:
    """The square at the same distance from the other side."""
    return square // 16 * 16 + 15 - square % 16


def number(pair: list[int]) -> int:
    """The square of a [row, column] from 1."""
    return (pair[0] - 1) * 16 + pair[1] - 1


def card_order(card: str) -> tuple[int, int]:
    form, family = card.split()
    return FORM_NAMES.index(form), FAMILY_NAMES.index(family)


@dataclass
class Translation:
    """How the twin calls squares, families and seats."""

    square: Callable[[int], int] = same
    family: Callable[[int], int] = same
    seat: Callable[[int], int] = same
    box: Box = field(default_factory=load_box)

    # Actions.

    def kind(self, kind: int) -> int:
        return kind // FAMILIES * FAMILIES + self.family(kind % FAMILIES)

    def squares(self, squares: Iterable[int]) -> list[int]:
        return sorted(self.square(square) for square in squares)

    def action(self, action: Action, tiles: dict[int, list[int]], form: int, twin: Arkadia) -> int:
        """The twin's action; tiles: squares of buildings by their first, form: of the card played."""
        parts = action.parts
        if action.verb == "play" or (action.verb == "draw" and parts[0] != PILE):
            parts = (self.kind(parts[0]),)
        elif action.verb == "site" and parts[0] != LOT:
            parts = (self.squares(tiles[parts[0]])[0],)
        elif action.verb in ("own", "neutral"):
            parts = (self.square(parts[0]),)
        elif action.verb in ("castle", "cash"):
            parts = (self.family(parts[0]), parts[1])
        elif action.verb == "lay":
            parts = self.lay(parts, form, twin)
        return encode(Action(action.verb, parts))

    def lay(self, parts: tuple[int, ...], form: int, twin: Arkadia) -> tuple[int, int]:
        cells = oriented(self.box.forms[form].squares, parts[0])
        there = self.squares(parts[1] + r * 16 + c for r, c in cells)
        for orientation in range(8):
            cells = oriented(twin.box.forms[form].squares, orientation)
            if [there[0] + r * 16 + c for r, c in cells] == there:
                return orientation, there[0]
        raise AssertionError("the twin's form has no such orientation")

    # Named states between two turns, when no decision is half made.

    def named(self, s: Named) -> Named:
        """The state as the twin must show it."""
        by_seat = ("own_workers", "neutral_workers", "gold", "banners")
        return s | {
            "turn": self.seat(s["turn"]),
            "first_seat": self.seat(s["first_seat"]),
            "board": s["board"] | self.board(s["board"]),
            "buildings": [self.building(b) for b in s["buildings"]],
            "workers": sorted(map(self.worker, s["workers"]), key=lambda w: w["square"]),
            "castle": self.castle(s["castle"]),
            "hands": self.seats([sorted(self.cards(h), key=card_order) for h in s["hands"]]),
            "seals": self.seats([self.counts(counts) for counts in s["seals"]]),
            "display": self.cards(s["display"]),
            "draw_pile": self.cards(s["draw_pile"]),
            "discards": self.cards(s["discards"]),
            "winners": sorted(map(self.seat, s["winners"])),
            "last_round": self.last_round(s["last_round"]),
            **{name: self.seats(s[name]) for name in by_seat},
        }

    def board(self, board: Named) -> Named:
        lot = self.pairs(board["lot"]["squares"])
        return {
            "camps": self.pairs(board["camps"]),
            "lot": board["lot"] | {"square": lot[0], "squares": lot},
        }

    def building(self, building: Named) -> Named:
        squares = self.pairs(building["squares"])
        return building | {"family": self.word(building["family"]), "squares": squares}

    def worker(self, worker: Named) -> Named:
        owner = worker["owner"]
        turned = owner if owner == "neutral" else self.seat(owner)
        return {"square": self.pairs([worker["square"]])[0], "owner": turned}

    def castle(self, castle: Named) -> Named:
        return castle | {
            "tops": self.cards(castle["tops"]),
            "pools": [self.counts(pool) for pool in castle["pools"]],
            "values": self.counts(castle["values"]),
        }

    def last_round(self, last: Named | None) -> Named | None:
        return last and last | {"triggered_by": self.seat(last["triggered_by"])}

    def seats(self, values: list[Any]) -> list[Any]:
        turned: list[Any] = [None] * len(values)
        for seat, value in enumerate(values):
            turned[self.seat(seat)] = value
        return turned

    def counts(self, counts: dict[str, int]) -> dict[str, int]:
        return {self.word(family): count for family, count in counts.items()}

    def cards(self, cards: list[str | None]) -> list[Any]:
        return [card and self.word(card) for card in cards]

    def pairs(self, pairs: list[list[int]]) -> list[list[int]]:
        turned = self.squares(number(pair) for pair in pairs)
        return [[square // 16 + 1, square % 16 + 1] for square in turned]

    def word(self, text: str) -> str:
        *form, family = text.split()
        return " ".join([*form, FAMILY_NAMES[self.family(FAMILY_NAMES.index(family))]])
