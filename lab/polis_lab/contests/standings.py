"""What the games of a contest show, as JSON values.

Every share has its 95 % interval by deal (`intervals`). A shared win is split between the winners.
"Fair" is what bots of equal strength would get.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice
from typing import Any, Final

import numpy as np

from polis.games.summaries import percentiles
from polis_lab.contests.intervals import mean_interval, share_interval
from polis_lab.contests.ladder import ladder
from polis_lab.contests.plan import Plan
from polis_lab.contests.stopping import verdict
from polis_lab.contests.stopwatch import Stopwatch

RANDOM: Final = "random"
MOST_BARS: Final = 24  # of a distribution
MOST_FAILURES: Final = 100  # that are listed

Lines = Sequence[dict[str, Any]]


class Games:
    """The games as arrays: `deals` by game; all others by game and seat."""

    def __init__(self, plan: Plan, lines: Lines) -> None:
        """Sort the lines of a ledger by the number of the game, not by when it ended."""
        self.plan = plan
        self.lines = sorted(lines, key=lambda line: int(line["game"]))
        seats = plan.seats
        self.deals = np.array([line["deal"] for line in self.lines], int)
        self.seating = np.array([line["seating"] for line in self.lines], int).reshape(-1, seats)
        self.scores = np.array([line["scores"] for line in self.lines], float).reshape(-1, seats)
        self.ranks = np.array([line["ranks"] for line in self.lines], int).reshape(-1, seats)
        # whether a game was played to its end, as the points of others mean little
        self.finished = np.array([[not line.get("failure")] for line in self.lines], bool).reshape(
            -1, 1
        )
        won = self.ranks == 0
        self.wins = won / np.maximum(1, won.sum(axis=1, keepdims=True))
        # the place of each seat in the order of first decisions
        self.places = np.array(
            [[_place(line, seat) for seat in range(seats)] for line in self.lines], int
        ).reshape(-1, seats)

    def has(self, bot: int) -> Any:
        """Which seats a bot holds, by game and seat."""
        return self.seating == bot

    def per_seat(self, values: Any, bot: int) -> Any:
        """The mean of the values of a bot's seats, by game; 0 where it does not play."""
        held = self.has(bot)
        return (values * held).sum(axis=1) / np.maximum(1, held.sum(axis=1))


def standings(plan: Plan, lines: Lines) -> dict[str, Any]:
    """Return all figures of the games so far, which must be at least one."""
    games = Games(plan, lines)
    bots = range(len(plan.bots))
    return {
        "games": len(lines),
        "deals": len(set(games.deals.tolist())),
        "fair_share": 1 / plan.seats,
        "bots": [_bot(games, bot) for bot in bots],
        "pairs": [_pair(games, a, b) for a, b in combinations(bots, 2)],
        "ladder": _ladder(games) if len(bots) > 1 else None,
        "seats": _by_seat(games, games.wins.shape[1]),
        "stop": _stop(games),
        "endings": dict(Counter(line["ending"] for line in games.lines).most_common()),
        "failures": _failures(games),
        "plies": percentiles([line["plies"] for line in games.lines]),
        "seconds_a_game": percentiles([line["seconds"] for line in games.lines]),
    }


def first_share(games: Games) -> tuple[Any, Any]:
    """Parts and wholes, by game, of the share that is observed while games go on.

    For two bots: the first one's wins out of all; for more: its wins out of its seats; for one bot:
    the wins of the first seat.
    """
    ones = np.ones(len(games.deals))
    if len(games.plan.bots) == 1:
        return games.wins[:, 0], ones
    held = games.has(0)
    won = (games.wins * held).sum(axis=1)
    return won, ones if len(games.plan.bots) == 2 else held.sum(axis=1).astype(float)


def whole_deals(games: Games) -> list[float]:
    """The first bot's win share on each completed deal, up to the first incomplete one.

    Games that end sooner must not count before the others of their time: a sequential test takes
    deals in order.
    """
    parts, _ = first_share(games)
    shares: list[float] = []
    deals = games.deals
    counts = np.bincount(deals) if len(deals) else np.zeros(0, int)
    sums = np.bincount(deals, weights=parts) if len(deals) else counts
    for deal, count in enumerate(counts):
        if count < len(games.plan.pairing.seatings(deal)):
            break
        shares.append(float(sums[deal] / count))
    return shares


def _place(line: dict[str, Any], seat: int) -> int:
    """The place at which the seat first decided; last if it never did."""
    order = line["order"]
    return order.index(seat) if seat in order else len(order)


def _bot(games: Games, bot: int) -> dict[str, Any]:
    """One bot: its share of wins per seat, its points, its thinking times."""
    held = games.has(bot)
    seats = held.sum(axis=1).astype(float)
    won = (games.wins * held).sum(axis=1)
    ended = held & games.finished
    points = (games.scores * ended).sum(axis=1)
    scores = games.scores[ended]
    return {
        "bot": games.plan.bots[bot],
        "games": int((seats > 0).sum()),
        "seats": int(seats.sum()),
        "win_share": share_interval(games.deals, won, seats).json(),
        "score": mean_interval(games.deals, points, ended.sum(axis=1).astype(float)).json(),
        "scores": {**percentiles(scores), **_bars(games.scores, scores)} if len(scores) else None,
        "lost": _lost(games, bot),
        "illegal_answers": _illegal(games, held),
        "by_seat": _by_seat(games, games.wins.shape[1], held)["by_seat"],
        "games_to_see": _to_see(games, ended) if len(scores) else None,
        "think": {
            name: Stopwatch.sum(
                Stopwatch.from_json(line[name][seat])
                for line, row in zip(games.lines, held, strict=True)
                for seat in np.flatnonzero(row)
            ).summary()
            for name in ("decisions", "turns")
        },
    }


def _failed(games: Games) -> Iterator[tuple[dict[str, Any], dict[str, Any], int]]:
    """Each game that a bot lost by itself: its line, the failure, and the bot."""
    for line in games.lines:
        failure = line.get("failure")
        if failure:
            yield line, failure, line["seating"][failure["seat"]]


def _failures(games: Games) -> list[dict[str, Any]]:
    """The first of the games that bots from outside lost by themselves."""
    found = (
        {"game": line["game"], "bot": games.plan.bots[bot], **failure}
        for line, failure, bot in _failed(games)
    )
    return list(islice(found, MOST_FAILURES))


def _lost(games: Games, bot: int) -> dict[str, int]:
    """The number of games that a bot lost by itself, by kind."""
    return dict(Counter(failure["kind"] for _, failure, who in _failed(games) if who == bot))


def _illegal(games: Games, held: Any) -> int:
    """The number of a bot's answers that were refused."""
    refused = [line.get("illegal") or [0] * games.plan.seats for line in games.lines]
    return int((np.array(refused, int).reshape(-1, games.plan.seats) * held).sum())


def _to_see(games: Games, held: Any) -> dict[str, dict[str, float]]:
    """The numbers of two games worth viewing: with the bot's most points and its fewest."""
    found: dict[str, dict[str, float]] = {}
    for name, place in (
        ("most_points", np.where(held, games.scores, -np.inf).argmax()),
        ("fewest_points", np.where(held, games.scores, np.inf).argmin()),
    ):
        row, seat = divmod(int(place), games.plan.seats)
        found[name] = {
            "game": games.lines[row]["game"],
            "seat": seat,
            "points": float(games.scores[row, seat]),
        }
    return found


def _bars(all_scores: Any, scores: Any) -> dict[str, Any]:
    """A histogram with equal bins that are the same for every bot. edges: one more than counts."""
    low, high = float(all_scores.min()), float(all_scores.max())
    width = max(1.0, np.ceil((high - low + 1) / MOST_BARS))
    edges = np.arange(low, high + 1 + width, width)
    counts, _ = np.histogram(scores, edges)
    return {"edges": edges.tolist(), "counts": counts.tolist()}


def _pair(games: Games, a: int, b: int) -> dict[str, Any]:
    """Two bots in the games in which both play.

    win_share: a's wins out of both bots' wins, each as the mean of its seats; ahead: how often a
    seat of a ranks before one of b, ties counting half; margin: by how many points a seat of a has
    more.
    """
    plan = games.plan
    both = (games.has(a).any(axis=1) & games.has(b).any(axis=1)).astype(float)
    wins_a = games.per_seat(games.wins, a) * both
    wins_b = games.per_seat(games.wins, b) * both
    margin = (games.per_seat(games.scores, a) - games.per_seat(games.scores, b)) * both
    ended = games.finished[:, 0]
    ahead, compared = _ahead(games, a, b)
    return {
        "bot": plan.bots[a],
        "against": plan.bots[b],
        "games": int(both.sum()),
        "deals": len(set(games.deals[both > 0].tolist())),
        "win_share": share_interval(games.deals, wins_a, wins_a + wins_b).json(),
        "ahead": share_interval(games.deals, ahead, compared).json(),
        "margin": mean_interval(games.deals, margin * ended, both * ended).json(),
    }


def _ahead(games: Games, a: int, b: int) -> tuple[Any, Any]:
    """By game: pairs of a seat of a and one of b with a before b, and all such pairs."""
    ranks = games.ranks
    before = (ranks[:, :, None] < ranks[:, None, :]) + 0.5 * (
        ranks[:, :, None] == ranks[:, None, :]
    )
    pairs = games.has(a)[:, :, None] & games.has(b)[:, None, :]
    return (before * pairs).sum(axis=(1, 2)), pairs.sum(axis=(1, 2)).astype(float)


def _ladder(games: Games) -> dict[str, Any]:
    """All bots of the contest on one scale."""
    rows = zip(
        games.deals.tolist(), games.seating.tolist(), games.ranks.tolist(), strict=True
    )  # fmt: skip
    return ladder_of(list(games.plan.bots), rows)


def ladder_of(
    labels: Sequence[str],
    rows: Iterable[tuple[int, Sequence[int], Sequence[int]]],
    at_zero: str | None = None,
) -> dict[str, Any]:
    """Return bots on one scale; rows: as for `ladder`; at_zero: by default random, else the first.

    not_tied: bots that are not yet connected to the others by games.
    """
    at_zero = at_zero or (RANDOM if RANDOM in labels else labels[0])
    anchor = labels.index(at_zero)
    rungs = ladder(rows, len(labels), anchor)
    there = {rung.bot for rung in rungs}
    return {
        "anchor": labels[anchor],
        "not_tied": [label for bot, label in enumerate(labels) if bot not in there],
        "points_for_ten_to_one": 400,
        "rungs": [
            {
                "bot": labels[rung.bot],
                "elo": rung.elo,
                "low": rung.low,
                "high": rung.high,
                "limit": rung.limit,
            }
            for rung in rungs
        ],
    }


def _by_seat(games: Games, seats: int, held: Any = None) -> dict[str, Any]:
    """Shares of wins by seat and by the order of first decisions, of all seats or of those held.

    The first seat is drawn with the deal, so a seat's number should not matter: if bots win more at
    one of them, their code is at fault. The order matters as much as the game makes it matter.
    """
    everywhere = np.ones_like(games.wins, bool) if held is None else held

    def share(which: Any) -> dict[str, float | None]:
        part = (games.wins * which).sum(axis=1)
        return share_interval(games.deals, part, which.sum(axis=1).astype(float)).json()

    numbers = np.arange(seats)[None, :]
    return {
        "by_seat": [share(everywhere & (numbers == seat)) for seat in range(seats)],
        "by_order": [share(everywhere & (games.places == place)) for place in range(seats)],
    }


def _stop(games: Games) -> dict[str, Any] | None:
    """Return the verdict of the sequential test, if there is one."""
    better = games.plan.stop_at
    if better is None:
        return None
    return {"share": better, **verdict(whole_deals(games), better).json()}
