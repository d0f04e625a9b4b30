"""A contest from its first game to its figures."""

import json
import shutil
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeAlias

from polis.core.sources import PACKAGE
from polis_lab.contests.intervals import Interval, share_interval
from polis_lab.contests.ledger import RESULT, Ledger
from polis_lab.contests.match import Played
from polis_lab.contests.pairing import Job
from polis_lab.contests.plan import Plan
from polis_lab.contests.standings import Games, first_share, standings, whole_deals
from polis_lab.contests.stopping import verdict
from polis_lab.measuring.machine import machine

LOOK_EVERY: Final = 0.5  # minimum seconds between two evaluations of the interval and of the test
LOOKING: Final = 0.05  # the share of the time that evaluations may take

Player: TypeAlias = Callable[[Plan, Iterable[Job]], Iterator[Played]]
Progress: TypeAlias = Callable[[int, Interval], None]


def play(ledger: Ledger, player: Player, progress: Progress | None = None) -> bool:
    """Play what is missing, storing each game at once; True if the sequential test has ended it.

    player: plays jobs somewhere; progress: called occasionally with the number of games and the
    observed share (`standings.first_share`).
    """
    next_look = 0.0
    if _is_decided(ledger):
        return True
    with closing(player(ledger.plan, ledger.missing())) as played:  # type: ignore[type-var]
        for game in played:
            ledger.add(game)
            started = time.monotonic()
            if started < next_look:
                continue
            if progress:
                progress(len(ledger.lines), watched(ledger))
            if _is_decided(ledger):
                return True
            ended = time.monotonic()
            next_look = ended + max(LOOK_EVERY, (ended - started) / LOOKING)
    return _is_decided(ledger)


def watched(ledger: Ledger) -> Interval:
    """Return the observed share so far."""
    games = Games(ledger.plan, ledger.lines)
    return share_interval(games.deals, *first_share(games))


def conclude(ledger: Ledger, command: str) -> dict[str, Any]:
    """Write all figures into the folder and return them.

    command: what to type for the same contest.
    """
    result = result_so_far(ledger, command)
    ledger.write(RESULT, json.dumps(result, ensure_ascii=False, indent=1) + "\n")
    return result


def result_so_far(ledger: Ledger, command: str) -> dict[str, Any]:
    """Everything about the contest so far, as JSON values."""
    plan = ledger.plan
    return {
        "plan": plan.json(),
        "planned_games": plan.games,
        "is_complete": not ledger.missing(),
        "command": command,
        **ledger.facts,
        **(standings(plan, ledger.lines) if ledger.lines else {"games": 0}),
    }


def facts() -> dict[str, Any]:
    """Return the environment of a contest: machine, versions, the revision of the sources if known."""
    return {"machine": machine(), "revision": revision()}


def revision() -> str | None:
    """Return the commit of the sources, with a plus if they were edited since; None outside of git."""
    git = shutil.which("git")
    if git is None:
        return None
    commit = _asked(git, "rev-parse", "--short=12", "HEAD")
    if commit is None or _asked(git, "ls-files", "--error-unmatch", "__init__.py") is None:
        return None
    return f"{commit}+" if _asked(git, "status", "--porcelain", "--", ".") else commit


def _asked(git: str, *words: str) -> str | None:
    """Return the output of git in the package's folder; None if it fails."""
    try:
        done = subprocess.run(
            [git, "-C", str(Path(PACKAGE)), *words],
            capture_output=True,
            text=True,
            timeout=20,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip()


def _is_decided(ledger: Ledger) -> bool:
    """Whether the sequential test has a verdict."""
    better = ledger.plan.stop_at
    if better is None or not ledger.lines:
        return False
    return verdict(whole_deals(Games(ledger.plan, ledger.lines)), better).answer is not None
