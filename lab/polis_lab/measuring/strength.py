"""Play the contests of `docs/strength.md` and write their table: `python -m polis_lab.measuring.strength --out FOLDER`.

Each contest is a separate `polis arena` in its own folder: the same command continues what was
interrupted. `--share 0.1` plays a tenth of each contest; a larger share later continues from there.
"""

import argparse
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from polis.games import GAMES
from polis.games.compiled_bots import CompiledBots
from polis_lab.contests import ledger
from polis_lab.contests.standings import standings

SEED: Final = 31
TABLE: Final = "table.md"
HEADING: Final = """\
| Game | Seats | Stronger | Weaker | Games | Wins | Date | Commit |
|---|---|---|---|---|---|---|---|
"""
# Each level against the one below it, with the games planned at two, three and four seats.
PLAN: Final = (
    ("apprentice", "random", (400, 0, 0)),
    ("journeyman", "apprentice", (1000, 1002, 1002)),
    ("artisan", "journeyman", (400, 402, 402)),
    ("foreman", "artisan", (400, 300, 300)),
    ("adept", "foreman", (400, 300, 300)),
    ("expert", "adept", (400, 300, 300)),
    ("master", "expert", (400, 150, 204)),
    ("virtuoso", "master", (120, 60, 120)),
    ("grandmaster", "virtuoso", (120, 60, 60)),
)


@dataclass(frozen=True, slots=True)
class Contest:
    """A pair of bots with their simulations. games: planned, before a share of them is taken."""

    game: str
    seats: int
    stronger: str
    weaker: str
    games: int

    @property
    def folder(self) -> str:
        """The name of its folder."""
        pair = f"{self.stronger}-{self.weaker}".replace("@", "_")
        return f"{self.game}-{self.seats}-{pair}"


def main(words: Sequence[str]) -> None:
    """Play contest by contest, and write the table after each."""
    wanted = parsed(words)
    chosen = list(contests(wanted.games, wanted.seats, wanted.only))
    wanted.out.mkdir(parents=True, exist_ok=True)
    for contest in chosen:
        play(command(contest, wanted.out / contest.folder, wanted))
        rows = "".join(row_of(each, wanted.out / each.folder) for each in chosen)
        (wanted.out / TABLE).write_text(HEADING + rows, encoding="utf-8")


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    reader = argparse.ArgumentParser(
        prog="python -m polis_lab.measuring.strength", description=__doc__
    )
    reader.add_argument("--out", type=Path, required=True, help="folder for games and table")
    searching = [name for name, spec in GAMES.items() if isinstance(spec.bots, CompiledBots)]
    reader.add_argument("--games", nargs="*", default=searching, choices=searching)
    reader.add_argument("--seats", nargs="*", type=int, default=[2, 3, 4], choices=[2, 3, 4])
    reader.add_argument("--only", default="", help="contests with a level whose name begins so")
    reader.add_argument("--share", type=float, default=1.0, help="of the planned games")
    reader.add_argument("--workers", type=int, help="processes; default: one for each core")
    reader.add_argument("--seed", type=int, default=SEED)
    return reader.parse_args(words)


def contests(games: Sequence[str], seats: Sequence[int], only: str = "") -> Iterator[Contest]:
    """The contests of these games with these numbers of seats, the fastest first."""
    for game in games:
        for stronger, weaker, counts in PLAN:
            for number, count in zip((2, 3, 4), counts, strict=True):
                is_named = stronger.startswith(only) or weaker.startswith(only)
                if number in seats and count and is_named:
                    yield Contest(
                        game, number, counted(game, stronger), counted(game, weaker), count
                    )


def counted(game: str, level: str) -> str:
    """The level with its number of simulations, so that every machine plays the same games."""
    budget = GAMES[game].bots.steady_budget(level)
    return level if budget is None else f"{level}@{budget}"


def command(contest: Contest, folder: Path, wanted: argparse.Namespace) -> list[str]:
    """The arguments of `polis`; a contest that was begun keeps its bots, seats and seed."""
    games = max(contest.seats, round(contest.games * wanted.share))
    words = ["arena", contest.game, "--out", str(folder), "--games", str(games)]
    words += ["--workers", str(wanted.workers)] if wanted.workers else []
    if (folder / ledger.HEAD).is_file():
        return [*words, "--resume"]
    bots = f"{contest.stronger},{contest.weaker}"
    return [*words, "--bots", bots, "--seats", str(contest.seats), "--seed", str(wanted.seed)]


def play(words: Sequence[str]) -> None:
    """Run a contest. Ctrl-C reaches the contest, too, which keeps what it has played."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        subprocess.run([sys.executable, "-m", "polis", *words], check=True)
    except (KeyboardInterrupt, subprocess.CalledProcessError) as error:
        raise SystemExit(130) from error


def row_of(contest: Contest, folder: Path) -> str:
    """The row of a contest, recomputed from its games; empty without games."""
    if not (folder / ledger.HEAD).is_file():
        return ""
    plan, facts = ledger.read_head(folder)
    games = ledger.read_games(folder, plan)
    if not games:
        return ""
    share = standings(plan, games)["pairs"][0]["win_share"]
    low, high = share["low"] or 0.0, 1.0 if share["high"] is None else share["high"]
    wins = f"{share['value']:.1%} ({100 * low:.1f} to {100 * high:.1f})".replace("%", " %")
    day = datetime.fromtimestamp((folder / ledger.GAMES).stat().st_mtime, UTC).date()
    return (
        f"| {contest.game.title()} | {contest.seats} | {contest.stronger} | {contest.weaker} "
        f"| {len(games):,} of {contest.games:,} | {wins} | {day} | {facts['revision'] or ''} |\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
