"""Contests for tests: quick ones with random bots, and their outcomes without times."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from polis.games import load
from polis_lab.contests.ledger import begin
from polis_lab.contests.match import Played, Table
from polis_lab.contests.plan import Plan, new_plan

ARKADIA = load("arkadia")


def plan_of(games: int, seats: int = 2, bots: str = "random,greedy", seed: str = "1") -> Plan:
    """A contest in Arkadia."""
    return new_plan(ARKADIA, bots, seats, games, seed)


def played(plan: Plan) -> list[Played]:
    """All its games, one after another in this process."""
    table = Table(plan)
    return [table.play(job) for job in plan.jobs()]


def keep(folder: Path, plan: Plan, games: Iterable[Played] | None = None) -> Path:
    """Keep a contest in a new folder: these games, or else those that this process plays."""
    with begin(folder, plan, {}) as ledger:
        for game in games or played(plan):
            ledger.add(game)
    return folder


def ends(lines: Iterable[dict[str, Any]]) -> list[tuple[int, str]]:
    """Which games they are and where each ended, in the order of their numbers."""
    return sorted((line["game"], line["last_hash"]) for line in lines)


def records(folder: Path) -> list[str]:
    """The records in a contest's folder."""
    return sorted(path.stem for path in folder.glob("records/*/*.json"))
