"""Play the contests of `docs/strength.md` and write their table: `python -m tools.contests --out strength`.

Each contest is a separate `polis arena` in its own folder, so that everything can be interrupted and
continued: the same command plays what is missing. `--share 0.1` plays a tenth of each contest; a larger share
later continues from there. `--table` plays nothing and writes the table of the existing results.
"""

import argparse
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

SEED: Final = 31
TABLE: Final = "table.md"
HEADING: Final = """\
| Game | Seats | Stronger | Weaker | Games | Wins | Margin | A turn |
|---|---|---|---|---|---|---|---|
"""

# Pairs of bots, with the games planned at two, three and four seats. Budgets are counted, so
# that the games are the same on every machine.
PLANS: Final[dict[str, tuple[tuple[str, str, tuple[int, int, int]], ...]]] = {
    "arkadia": (
        ("apprentice", "random", (400, 0, 0)),
        ("journeyman", "apprentice", (1000, 1002, 1002)),
        ("artisan@4", "journeyman", (1000, 402, 402)),
        ("foreman@28", "artisan@4", (1000, 402, 402)),
        ("adept@135", "foreman@28", (400, 402, 402)),
        ("adept@135", "journeyman", (1000, 402, 402)),
        ("adept@135", "adept-1@250", (400, 402, 402)),
        ("expert@380", "adept@135", (400, 402, 402)),
        ("master@1050", "expert@380", (400, 402, 402)),
        ("master@1050", "master-1@2000", (200, 120, 120)),
        ("virtuoso@2900", "master@1050", (200, 120, 120)),
        ("grandmaster@8400", "virtuoso@2900", (120, 60, 60)),
        ("grandmaster@8400", "grandmaster-1@16000", (120, 60, 60)),
    ),
    "archon": (
        ("apprentice", "random", (400, 0, 0)),
        ("journeyman", "apprentice", (1000, 1002, 1002)),
        ("artisan@2", "journeyman", (1000, 1002, 1002)),
        ("foreman@4", "artisan@2", (1000, 1002, 1002)),
        ("adept@5", "foreman@4", (1000, 1002, 1002)),
        ("adept@5", "journeyman", (1000, 1002, 1002)),
        ("adept@5", "adept-1@12", (1000, 1002, 1002)),
        ("expert@28", "adept@5", (1000, 402, 402)),
        ("master@150", "expert@28", (400, 402, 402)),
        ("master@150", "master-1@200", (400, 402, 402)),
        ("virtuoso@1000", "master@150", (400, 120, 120)),
        ("grandmaster@9600", "virtuoso@1000", (120, 60, 60)),
        ("grandmaster@9600", "grandmaster-1@12000", (120, 60, 60)),
    ),
}


@dataclass(frozen=True, slots=True)
class Contest:
    """A pair of bots. games: the number planned, before a share of it is taken."""

    game: str
    seats: int
    stronger: str
    weaker: str
    games: int

    @property
    def name(self) -> str:
        """The name of its folder."""
        pair = f"{self.stronger}-{self.weaker}".replace("@", "_")
        return f"{self.game}-{self.seats}-{pair}"

    @property
    def bots(self) -> str:
        """In the form that `polis arena` takes."""
        return f"{self.stronger},{self.weaker}"


def main(words: Sequence[str]) -> None:
    """Play what is missing, contest by contest, and write the table after each."""
    wanted = parsed(words)
    end = time.monotonic() + 60 * wanted.minutes if wanted.minutes else None
    chosen = list(contests(wanted.games, wanted.seats, wanted.only))
    wanted.out.mkdir(parents=True, exist_ok=True)
    for contest in [] if wanted.table else chosen:
        left = None if end is None else end - time.monotonic()
        if left is not None and left <= 0:
            break
        played(contest, wanted.out / contest.name, wanted, left)
        write_table(chosen, wanted.out)
    write_table(chosen, wanted.out)


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    reader = argparse.ArgumentParser(prog="python -m tools.contests", description=__doc__)
    reader.add_argument("--out", type=Path, required=True, help="where games and table are kept")
    reader.add_argument("--games", nargs="*", default=list(PLANS), choices=list(PLANS))
    reader.add_argument("--seats", nargs="*", type=int, default=[2, 3, 4], choices=[2, 3, 4])
    reader.add_argument("--only", default="", help="contests with a bot whose name begins so")
    reader.add_argument("--share", type=float, default=1.0, help="of the planned games")
    reader.add_argument(
        "--minutes", type=float, help="time limit; the contest can be continued later"
    )
    reader.add_argument("--workers", type=int, help="processes; default: one for each core")
    reader.add_argument("--seed", type=int, default=SEED)
    reader.add_argument("--table", action="store_true", help="write the table only")
    return reader.parse_args(words)


def contests(games: Sequence[str], seats: Sequence[int], only: str = "") -> Iterator[Contest]:
    """The contests of these games with these numbers of seats, the fastest first."""
    for game in games:
        for stronger, weaker, counts in PLANS[game]:
            for number, count in zip((2, 3, 4), counts, strict=True):
                is_asked = stronger.startswith(only) or weaker.startswith(only)
                if number in seats and count and is_asked:
                    yield Contest(game, number, stronger, weaker, count)


def command(contest: Contest, folder: Path, share: float, seed: int) -> list[str]:
    """The command for a contest's missing games; a started contest keeps its bots, seats and seed."""
    words = ["arena", contest.game, "--out", str(folder)]
    words += ["--games", str(max(contest.seats, round(contest.games * share)))]
    if (folder / "arena.json").is_file():
        return [*words, "--resume"]
    return [*words, "--bots", contest.bots, "--seats", str(contest.seats), "--seed", str(seed)]


def played(
    contest: Contest, folder: Path, wanted: argparse.Namespace, seconds: float | None
) -> None:
    """Play what is missing; after these seconds it stops, as after Ctrl-C."""
    words = command(contest, folder, wanted.share, wanted.seed)
    if wanted.workers:
        words += ["--workers", str(wanted.workers)]
    sys.stdout.write(f"{contest.name}\n")
    sys.stdout.flush()
    with subprocess.Popen([sys.executable, "-m", "polis", *words]) as process:
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGINT)  # what is played is kept
            process.wait()
        except KeyboardInterrupt:  # the contest got it, too
            process.wait()
            raise SystemExit(130) from None


def write_table(chosen: Sequence[Contest], out: Path) -> None:
    """Write the table of the contests that have games."""
    lines = [line for one in chosen if (line := line_of(one, result_of(out / one.name)))]
    (out / TABLE).write_text(HEADING + "".join(lines), encoding="utf-8")


def result_of(folder: Path) -> dict[str, Any] | None:
    """The figures of the games in a folder, recomputed; None where there are none."""
    from polis_lab.contests.ledger import read_games, read_head  # noqa: PLC0415 - only where games are
    from polis_lab.contests.standings import standings  # noqa: PLC0415

    if not (folder / "arena.json").is_file():
        return None
    plan, _ = read_head(folder)
    lines = read_games(folder, plan)
    return standings(plan, lines) if lines else None


def line_of(contest: Contest, result: dict[str, Any] | None) -> str:
    """The row of a contest; nothing without games."""
    if result is None:
        return ""
    pair, bots = result["pairs"][0], result["bots"]
    share, margin = pair["win_share"], pair["margin"]["value"]
    low, high = (0.0 if share["low"] is None else share["low"]), share["high"]
    turns = " / ".join(spell(bot["think"]["turns"]["mean"]) for bot in bots)
    high = 1.0 if high is None else high
    wins = f"{100 * share['value']:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    return (
        f"| {contest.game.title()} | {contest.seats} | {contest.stronger} | {contest.weaker} "
        f"| {result['games']:,} of {contest.games:,} | {wins} | {margin:.1f} | {turns} |\n"
    )


def spell(seconds: float) -> str:
    """A time in its shortest form."""
    return f"{seconds:.2g} s" if seconds >= 1 else f"{1000 * seconds:.3g} ms"


if __name__ == "__main__":
    main(sys.argv[1:])
