"""Pictures and examples of what ends a round and a season: the order, the attack, the scoring."""

from collections.abc import Callable
from typing import Any, Final

from polis.games.archon.model.names import SEAT_NAMES
from tests.games.archon.rulebook.shown import Facts, Pictures, city, view_of
from tests.games.archon.scenario.positions import (
    DRAGON,
    LION,
    UNICORN,
    Table,
    position,
)

CATEGORIES = ("arts", "science", "warriors")


def _order() -> tuple[Pictures, Facts]:
    """Three seats pass with cards left; two of them with the same number."""
    at = position(
        seats=3,
        order=f"{UNICORN} {DRAGON} {LION}",
        hand={UNICORN: "courtier", DRAGON: "scribe courtier", LION: "merchant courtier"},
    )
    left = {seat: at.cards(seat) for seat in at.order}
    at.do("pass", "pass", "pass")
    rows = [{"seat": SEAT_NAMES.index(seat), "cards": left[seat]} for seat in at.order]
    facts: Facts = {f"order-{seat}": place for place, seat in enumerate(at.order, start=1)}
    return {"order": {"kind": "order", "rows": rows}}, facts


def _raid() -> tuple[Pictures, Facts]:
    """An attack that is too strong for the wall, and what it takes from each seat."""
    at = position(
        seats=3,
        round=3,
        attacks=[6],
        wall=f"{UNICORN} {UNICORN} {DRAGON}",
        gold={UNICORN: 5, DRAGON: 5, LION: 3},
        recruits={UNICORN: 2, DRAGON: 1, LION: 0},
        cubes={UNICORN: "3 iron", DRAGON: "2 stone", LION: "iron"},
        points={UNICORN: 9, DRAGON: 9, LION: 9},
    )
    before = at.copy()
    at.do("pass", "pass", "pass")
    strength = at.events("attack_revealed")[0]["strength"]
    told = {seat: dict.fromkeys(("recruits", "cubes", "gold", "points"), 0) for seat in at.order}
    _tell(at, told)
    while at.phase == "lose":
        at.do(at.legal()[0])
        _tell(at, told)
    rows = []
    facts: Facts = {"raid-strength": strength, "raid-wall": 3}
    for seat in (UNICORN, DRAGON, LION):
        owed = strength - before.of(seat, "warriors")
        rows.append({"seat": SEAT_NAMES.index(seat), "owed": owed, **told[seat]})
        facts |= {f"raid-{seat}-owed": owed}
        facts |= {f"raid-{seat}-{goods}": count for goods, count in told[seat].items()}
    return {
        "raid": {"kind": "raid", "rows": rows},
        "raid-wall": city(before, "wall"),
    }, facts


def _tell(at: Table, told: dict[str, dict[str, int]]) -> None:
    for event in at.events("raid_lost"):
        goods = event["goods"]
        told[event["seat"]][goods if goods in ("recruits", "gold") else "cubes"] += event["count"]
    for event in at.events("points_scored"):
        if event["cause"] == "raid":
            told[event["seat"]]["points"] -= event["count"]


def _scoring() -> tuple[Pictures, Facts]:
    """The first season is scored: somebody leads, two are tied, somebody has nothing."""
    at = position(
        seats=3,
        round=3,
        grants=[1, 2, 3],
        attacks=[1],
        arts={UNICORN: 3, DRAGON: 1, LION: 1},
        science={UNICORN: 1, DRAGON: 2, LION: 0},
        wall=f"{LION} {LION} {UNICORN} {DRAGON}",
    )
    before = view_of(at)
    at.do("pass", "pass", "pass")
    scored = {
        (event["seat"], event["category"]): event["points"] for event in at.events("rank_scored")
    }
    rows: list[dict[str, Any]] = []
    facts: Facts = {}
    for seat in (UNICORN, DRAGON, LION):
        won = {category: int(scored.get((seat, category), 0)) for category in CATEGORIES}
        rows.append({"seat": SEAT_NAMES.index(seat), **won, "total": sum(won.values())})
        facts |= {f"score-{seat}-{category}": points for category, points in won.items()}
        facts[f"score-{seat}"] = sum(won.values())
    return {"scoring": {"kind": "scoring", "view": before, "season": 1, "rows": rows}}, facts


SEASONS: Final[tuple[Callable[[], tuple[Pictures, Facts]], ...]] = (_order, _raid, _scoring)
