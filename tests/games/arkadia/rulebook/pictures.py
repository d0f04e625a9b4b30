"""The pictures of the rulebook as positions of the engine, and the numbers of its examples.

`made()` is everything that `web/src/games/arkadia/rulebook/pictures.json` holds. Nothing here is
counted by hand: what a picture says is allowed is played, what it says is forbidden is refused.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from polis.games.arkadia.model.actions import decode
from polis.games.arkadia.model.names import FAMILY_NAMES, FORM_NAMES, SEAT_NAMES, read_square
from polis.games.arkadia.model.state import BUILDING
from polis.games.arkadia.model.tables import Cell, distinct_orientations, oriented
from tests.games.arkadia.scenario.positions import Table, original, position

Pictures = dict[str, dict[str, Any]]
Facts = dict[str, int | str]

COLUMNS = 16
SHOWN = ("board", "buildings", "workers", "castle")


def made() -> dict[str, Any]:
    """All pictures by name, all numbers by name."""
    pictures, facts = Pictures(), _box_facts()
    for part in (_set_up, _laying, _turning, _workers, _payout, _castle, _cashing, _ending):
        drawn, counted = part()
        pictures |= drawn
        facts |= counted
    return {"pictures": pictures, "facts": facts}


def _pair(square: str) -> list[int]:
    number = read_square(square)
    assert number is not None, f"{square} is no square"
    return [number // COLUMNS + 1, number % COLUMNS + 1]


def plan(
    at: Table, corners: str, marks: Iterable[dict[str, Any]] = (), lit: Sequence[str] = ()
) -> dict[str, Any]:
    """A part of the board between two corner squares, with numbered places and lit squares."""
    view = at.game.view(at.state, None)
    return {
        "kind": "plan",
        "corners": [_pair(corner) for corner in corners.split()],
        "view": _shown(view),
        "marks": list(marks),
        "lit": [_pair(square) for square in lit],
    }


def _shown(view: dict[str, Any]) -> dict[str, Any]:
    """What the drawings need of a view."""
    derived = {"castle_squares": view["derived"]["castle_squares"]}
    return {name: view[name] for name in SHOWN} | {"derived": derived}


def _box_facts() -> Facts:
    """How many of everything the box holds."""
    box = original().box
    at = position()
    named = at.named
    return {
        "rows": named["board"]["rows"],
        "columns": named["board"]["columns"],
        "camps": len(named["board"]["camps"]),
        "cards": sum(box.cards),
        "forms": len(box.forms),
        "pieces": sum(sum(pool.values()) for pool in named["castle"]["pools"]),
        "castle-squares": len(named["castle"]["tops"]),
        "hand": len(named["hands"][0]),
        "display": len(named["display"]),
        "own-workers": at.of("yellow", "own_workers"),
        "neutral-workers": named["neutral_supply"],
        "banners": at.of("yellow", "banners"),
        "start-value": at.values["red"],
    }


# Preparation.

PLAYED = """
     d e f g h i j k l m n
 1   . . . . . . . . . . .
 2   . . . n v . . . . . .
 3   . . . A A A g . . . .
 4   . . o B B C C y o . .
 5   . F g # # # # D D n .
 6   n F F # # # # D D . .
 7   . . F # # # # . ^ . .
 8   . . v E E E y . . . .
 9   . . . n E . . . . . .
10   . . . . . . . . . . .
"""
PLAYED_BUILDINGS = {
    "A": "farm red", "B": "house olive", "C": "house silver", "D": "mill olive",
    "E": "smithy black", "F": "trade red",
}  # fmt: skip


def _set_up() -> tuple[Pictures, Facts]:
    first = position("", seats=2, options={"setup": "first-game"})
    given = {
        f"first-neutral-{seats}": position(
            "", seats=seats, options={"setup": "first-game"}
        ).of("yellow", "neutral_workers")
        for seats in (2, 3, 4)
    }  # fmt: skip
    forms = [{"form": form.name, "cells": _cells(form.squares)} for form in original().box.forms]
    played = position(
        PLAYED, seats=4, buildings=PLAYED_BUILDINGS, completed="BC", castle=["rro bss o.. ."]
    )
    pictures = {
        "played": plan(played, "d2 n9"),
        "start": plan(position(), "a1 p12"),
        "first-game": plan(first, "a1 p12"),
        "forms": {"kind": "forms", "forms": forms},
        "pools": {"kind": "castle", "steps": [_castle_of(position())], "pools": True},
    }
    return pictures, given | {"first-buildings": len(first.named["buildings"])}


def _cells(squares: Iterable[Cell]) -> list[list[int]]:
    return [list(cell) for cell in distinct_orientations(squares)[0]]


# Laying.

TOWN = """
     a b c d e f g h i j k l
 3   . . . . . . . . . . . .
 4   . . ^ . . . ^ . . ^ . .
 5   . . . . . . # # # # . .
 6   . . . . ^ . # # # # . .
 7   ^ . . . . . # # # # . ^
 8   . . ^ . . . . . . . . .
 9   . . . A . o . . ^ B B .
10   . . ^ A . . . . . B ^ .
11   . . . A . . . . . . . .
12   . . . ^ . . ^ . . . . .
"""
CORNERS = "a3 l12"
GOOD = ("lay f10 r270", "lay a9", "lay f4 r90", "lay g9")
BAD = ("lay d11 r180", "lay b7 r180", "lay b5")


def _town() -> Table:
    return position(
        TOWN,
        turn="green",
        seats=3,
        buildings={"A": "farm olive", "B": "tavern black"},
        hands="smithy silver, house red, farm red, mill red",
        display="house black, trade olive, mill silver",
        pile="farm black, mill olive",
    )


def _laying() -> tuple[Pictures, Facts]:
    at = _town()
    at.do("play smithy silver")
    marks = [_allowed(at, text, str(n)) for n, text in enumerate(GOOD, 1)]
    marks += [_forbidden(at, text, str(n)) for n, text in enumerate(BAD, len(GOOD) + 1)]
    camp = at.copy()
    camp.do(GOOD[-1])
    taken = camp.of("green", "neutral_workers") - at.of("green", "neutral_workers")
    pictures = {
        "laying": plan(at, CORNERS, marks),
        "laid": plan(camp, "e7 l11"),
        "display": {"kind": "cards", "cards": camp.named["display"]},
    }
    return pictures, {"camps-covered": taken}


def _allowed(at: Table, text: str, label: str) -> dict[str, Any]:
    """A place where the form is laid; it is tried."""
    trial = at.copy()
    trial.do(text)
    return {"label": label, "squares": trial.named["buildings"][-1]["squares"], "clause": ""}


def _forbidden(at: Table, text: str, label: str) -> dict[str, Any]:
    """A place where the form is refused, with the clause that the engine names."""
    (action,) = at.game.parse(at.state, text)
    why = at.game.refusal(at.state, action)
    assert why is not None, f"{text} is allowed"
    orientation, square = decode(action).parts
    form = at.game.box.forms[FORM_NAMES.index(at.named["decision"]["card"].split()[0])]
    cells = oriented(form.squares, orientation)
    row, column = square // COLUMNS + 1 - min(cells)[0], square % COLUMNS + 1 - min(cells)[1]
    squares = [[row + down, column + right] for down, right in sorted(cells)]
    return {"label": label, "squares": squares, "clause": why.clause}


def _turning() -> tuple[Pictures, Facts]:
    """The allowed orientations of two forms, and the forbidden ones."""
    turned = {form: _ways(form) for form in ("smithy", "trade")}
    facts: Facts = {f"ways-{form}": len(ways["good"]) for form, ways in turned.items()}
    return {f"turned-{form}": ways for form, ways in turned.items()}, facts


def _ways(form: str) -> dict[str, Any]:
    at = position("", hands=f"{form} red")
    at.do(f"play {form} red")
    legal = {decode(int(action)).parts[0] for action in at.game.legal(at.state)}
    squares = at.game.box.forms[FORM_NAMES.index(form)].squares
    ways = {
        n: [list(cell) for cell in cells] for n, cells in distinct_orientations(squares).items()
    }
    return {
        "kind": "turns",
        "form": form,
        "good": [cells for n, cells in ways.items() if n in legal],
        "bad": [cells for n, cells in ways.items() if n not in legal],
    }


# Workers and payout.


def _workers() -> tuple[Pictures, Facts]:
    at = _town()
    before = at.of("green", "own_workers")
    at.do("site j9")
    squares = [text.split()[1] for text in at.legal("own")]
    at.do(f"own {squares[0]} own {squares[-1]} done")
    assert before - at.of("green", "own_workers") == 2
    facts: Facts = {"beside-tavern": len(squares)}
    return {"beside": plan(_town(), "g6 l12", lit=squares)}, facts


EXAMPLE = """
     k l m n o p
 1   . y n . . .
 2   y M M F o .
 3   g M M F n .
 4   . o . F g .
 5   . . . y . .
"""


def _example() -> Table:
    return position(
        EXAMPLE,
        seats=3,
        turn="orange",
        buildings={"F": "farm black", "M": "mill silver"},
        castle=["r.. .. . ..."],
    )


def _payout() -> tuple[Pictures, Facts]:
    at = _example()
    corners = "k1 p5"
    at.do("site n2")
    lit = [text.split()[1] for text in at.legal("own")]
    at.do(" ".join(f"own {square}" for square in lit))
    facts: Facts = {"due": at.named["decision"]["castle_pieces_due"]}
    for seat in SEAT_NAMES[:3]:
        for family in ("silver", "black"):
            facts[f"paid-{seat}-{family}"] = at.seals(seat).get(family, 0)
    pictures = {
        "payout-before": plan(_example(), corners, lit=lit),
        "payout-after": plan(at, corners),
    }
    before = _castle_of(at)
    at.do("castle black 2", "castle silver 6")
    pictures["castle-step"] = {"kind": "castle", "steps": [before, _castle_of(at)]}
    facts |= {f"before-{family}": n for family, n in before["values"].items()}
    facts |= {f"after-{family}": n for family, n in at.values.items()}
    return pictures, facts


# The castle, the banner, the end.

FLOOR = "rro bss obr s"
PLAIN = "rro bbs sor b"


def _castle_of(at: Table) -> dict[str, Any]:
    """The lot as it is seen from above, the values it makes, and what the pools hold."""
    view = at.game.view(at.state, None)
    return {"view": _shown(view), "values": at.values}


def _castle() -> tuple[Pictures, Facts]:
    full = position("", castle=[FLOOR])
    left = [sum(pool.values()) for pool in full.named["castle"]["pools"]]
    picture = {"kind": "castle", "steps": [_castle_of(full)], "pools": True}
    return {"first-floor": picture}, {"left-first": left[0], "left-third": left[2]}


def _cashing() -> tuple[Pictures, Facts]:
    at = position(
        "",
        seats=3,
        turn="green",
        castle=[FLOOR, "s.s .s. ... ."],
        seals={"green": {"red": 4, "silver": 5, "olive": 2}},
    )
    wanted = {"red": 4, "silver": 5, "olive": 0}
    at.do("site lot own g4")
    before = at.of("green", "own_workers")
    at.do("banner")
    rows, gold = [], at.of("green", "gold")
    called = at.of("green", "own_workers") - before
    for family in FAMILY_NAMES:
        if family in wanted:
            was = at.of("green", "gold")
            at.do(f"cash {family} {wanted[family]}")
            won = at.of("green", "gold") - was
            rows.append({"family": family, "seals": wanted[family], "gold": won})
    facts: Facts = {"cash-total": at.of("green", "gold") - gold, "kept": at.seals("green")["olive"]}
    for row in rows:
        family = row["family"]
        row["value"] = at.values[family]
        facts |= {f"cash-{family}-{name}": row[name] for name in ("seals", "value", "gold")}
    facts["banner-workers"] = called
    return {"cashing": {"kind": "castle", "steps": [_castle_of(at)], "cash": rows}}, facts


def _ending() -> tuple[Pictures, Facts]:
    at = position("", seats=3, turn="orange", castle=[FLOOR, "rrb oos sbo ."])
    at.write(phase=BUILDING, due=1)
    at.do("castle black 10")
    last = at.named["last_round"]
    pools = at.named["castle"]["pools"]
    facts: Facts = {"last-turns": last["turns_left"], "third-pool": sum(pools[2].values())}
    return {"second-floor": {"kind": "castle", "steps": [_castle_of(at)], "pools": True}}, facts
