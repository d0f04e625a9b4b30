"""What lies where: around a square or building, along a row or column."""

from collections.abc import Iterator, Mapping
from typing import Any

from polis.core.contract.answers import Asked, View, listed
from polis.games.arkadia.model.names import COLUMN_LETTERS
from polis.games.arkadia.words.answers.words import (
    card,
    owner,
    sentence,
    square,
)

SIDES = ((-1, 0, "north"), (0, 1, "east"), (1, 0, "south"), (0, -1, "west"))


def place_names(view: View) -> list[str]:
    """The numbers of the buildings, the castle lot, and all squares of the board, row by row."""
    numbers = [str(one["number"]) for one in view["buildings"]]
    return [*numbers, "lot", *map(square, _pairs(view))]


def row_names(view: View) -> list[str]:
    """The rows: 1 to 12."""
    return [str(row) for row in range(1, view["board"]["rows"] + 1)]


def column_names(view: View) -> list[str]:
    """The columns: a to p."""
    return list(COLUMN_LETTERS[: view["board"]["columns"]])


def buildings(asked: Asked) -> list[str]:
    """Every building with its squares, in the order of laying."""
    found = [_building(one, asked.language) for one in asked.view["buildings"]]
    return found or [sentence("no-building", asked.language)]


def unfinished(asked: Asked) -> list[str]:
    """The buildings under construction, with the squares still vacant beside them."""
    found = [one for one in asked.view["buildings"] if not one["completed"]]
    lines = [line for one in found for line in _enclosed(asked, one["squares"], one)]
    return lines or [sentence("no-open-building", asked.language)]


def around(asked: Asked) -> list[str]:
    """What is beside a building, the castle lot or a square."""
    if asked.thing == "lot":
        return _enclosed(asked, asked.view["board"]["lot"]["squares"], None)
    for one in asked.view["buildings"]:
        if asked.thing == str(one["number"]):
            return _enclosed(asked, one["squares"], one)
    return _sides(asked)


def row(asked: Asked) -> list[str]:
    """What is in a row, from west to east."""
    return _along(asked, [pair for pair in _pairs(asked.view) if str(pair[0]) == asked.thing])


def column(asked: Asked) -> list[str]:
    """What is in a column, from the first row on."""
    number = COLUMN_LETTERS.index(asked.thing) + 1
    return _along(asked, [pair for pair in _pairs(asked.view) if pair[1] == number])


def camps(asked: Asked) -> list[str]:
    """The camps that no building covers, and the neutral workers that are left."""
    view, language = asked.view, asked.language
    covered = {tuple(pair) for one in view["buildings"] for pair in one["squares"]}
    free = [square(pair) for pair in view["board"]["camps"] if tuple(pair) not in covered]
    return [
        sentence("camps", language, squares=listed(free, language)),
        sentence("supply", language, count=view["neutral_supply"]),
    ]


def _pairs(view: View) -> list[tuple[int, int]]:
    board = view["board"]
    rows, columns = range(1, board["rows"] + 1), range(1, board["columns"] + 1)
    return [(row, column) for row in rows for column in columns]


class Squares:
    """What is on each square; it is put into words only when asked for."""

    def __init__(self, asked: Asked) -> None:
        """Index the contents of the view by square."""
        view = asked.view
        self.language = asked.language
        self.camps = {tuple(pair) for pair in view["board"]["camps"]}
        self.lot = {tuple(pair) for pair in view["board"]["lot"]["squares"]}
        self.buildings = {tuple(pair): one for one in view["buildings"] for pair in one["squares"]}
        self.workers = {tuple(one["square"]): one["owner"] for one in view["workers"]}

    def is_vacant(self, at: tuple[int, int]) -> bool:
        """Whether neither a worker nor a building nor the castle lot is there."""
        return at not in self.workers and at not in self.buildings and at not in self.lot

    def what(self, at: tuple[int, int]) -> str:
        """Whatever is on the square; a camp only if nothing covers it."""
        under = self.under(at)
        if at not in self.workers:
            return under or sentence("nothing", self.language)
        whose = owner(self.workers[at], self.language)
        return ", ".join(filter(None, [sentence("worker", self.language, owner=whose), under]))

    def under(self, at: tuple[int, int]) -> str:
        """The building, the castle lot or the camp on a square; empty if there is none."""
        if at in self.buildings:
            one = self.buildings[at]
            name = _card(one, self.language)
            return sentence("of-building", self.language, number=one["number"], card=name)
        if at in self.lot:
            return sentence("lot", self.language)
        return sentence("camp", self.language) if at in self.camps else ""


def _card(one: Mapping[str, Any], language: str) -> str:
    return card(f"{one['form']} {one['family']}", language)


def _building(one: Mapping[str, Any], language: str) -> str:
    """A sentence about a building and its squares."""
    return sentence(
        "building", language, number=one["number"], card=_card(one, language),
        squares=", ".join(map(square, one["squares"])),
        state=sentence("completed" if one["completed"] else "unfinished", language),
    )  # fmt: skip


def _beside(asked: Asked, squares: list[Any]) -> Iterator[tuple[int, int]]:
    """The squares of the board that share an edge with these, row by row, without repetition."""
    own = {tuple(pair) for pair in squares}
    touched = {(row + down, column + right) for row, column in own for down, right, _ in SIDES}
    return (pair for pair in _pairs(asked.view) if pair in touched - own)


def _enclosed(asked: Asked, squares: list[Any], one: Mapping[str, Any] | None) -> list[str]:
    """Something of several squares: where it is, who stands beside it, what is vacant there."""
    language, here = asked.language, Squares(asked)
    beside = list(_beside(asked, squares))
    vacant = [square(pair) for pair in beside if here.is_vacant(pair)]
    standing = [
        f"{square(at)} {owner(here.workers[at], language)}" for at in beside if at in here.workers
    ]
    blocked = (at for at in beside if at not in here.workers and not here.is_vacant(at))
    others = dict.fromkeys(here.under(at) for at in blocked)
    return [
        _building(one, language) if one else _lot(asked),
        sentence("vacant", language, count=len(vacant), squares=listed(vacant, language)),
        sentence(
            "beside", language, workers=listed(standing, language), others=listed(others, language)
        ),
    ]


def _lot(asked: Asked) -> str:
    lot = asked.view["board"]["lot"]
    message = "lot-standing" if lot["standing"] else "lot-lying"
    return sentence(message, asked.language, square=square(lot["square"]))


def _sides(asked: Asked) -> list[str]:
    """A square and its four neighbours."""
    language, here, board = asked.language, Squares(asked), _pairs(asked.view)
    middle = next(pair for pair in board if square(pair) == asked.thing)
    lines = [sentence("square", language, square=asked.thing, what=here.what(middle))]
    for down, right, side in SIDES:
        at = (middle[0] + down, middle[1] + right)
        if at in board:
            where = sentence(side, language)
            lines.append(
                sentence("side", language, side=where, square=square(at), what=here.what(at))
            )
    return lines


def _along(asked: Asked, pairs: list[tuple[int, int]]) -> list[str]:
    """Squares in a line; neighbours with the same contents are grouped."""
    here, language = Squares(asked), asked.language
    groups: list[tuple[str, list[str]]] = []
    for pair in pairs:
        what = here.what(pair)
        if groups and groups[-1][0] == what:
            groups[-1][1].append(square(pair))
        else:
            groups.append((what, [square(pair)]))
    return [
        sentence("along", language, what=what, count=len(names), first=names[0], last=names[-1])
        for what, names in groups
    ]
