"""Reviews: what was well played and what was luck in a finished game, as one document of whole numbers."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from polis.bots.review.judge import Estimate, added
from polis.bots.review.lines import Move, moves_of
from polis.bots.review.luck import Luck, luck_of, luck_of_deal
from polis.bots.review.standing import WIN, is_solved, ledger, mark_of, played, settled
from polis.bots.review.turning import turning_points
from polis.bots.review.verdicts import MOST_SIMULATIONS, Depth, Reviewer, Verdict
from polis.core.contract.game import Rules
from polis.core.records.record import Record
from polis.core.records.replay import Ply, replay
from polis.core.texts.errors import PolisError
from polis.games import load
from polis.search.search_bot import SearchBot

FORMAT: Final = "polis-review"
VERSION: Final = 1

Part = dict[str, Any]
Progress = Callable[[int, int], None]


def depth_of(game: Rules, simulations: int | None = None) -> Depth:
    """Return the depth of a review, by default the game's; raises PolisError."""
    looks = game.spec.bots.review
    chosen = looks.simulations if simulations is None else simulations
    if not 1 <= chosen <= MOST_SIMULATIONS:
        raise PolisError(
            f"The depth of a review is 1 to {MOST_SIMULATIONS} simulations, not {chosen}."
        )
    return Depth(chosen, again=looks.again, least=looks.least)


def review(
    record: Record,
    game: Rules | None = None,
    depth: int | None = None,
    progress: Progress | None = None,
) -> Part:
    """Judge all moves and the luck of a finished game.

    game: the rules with the record's box, by default the packaged one; depth: simulations of each
    search, by default what suits the game; progress: called with the parts done, and with all. Returns
    the document that `docs/howto/review.md` describes: whole numbers, in millionths of a win. The same
    game has the same review. Raises PolisError for a game that is not over, and InvalidRecord for one
    that cannot be replayed.

    Examples:
        >>> import polis
        >>> game = polis.load("arkadia")
        >>> record = polis.arena.play_game(game, [polis.new_bot(game, "journeyman")] * 2, seed=7)
        >>> found = polis.review(record, depth=20)
        >>> [seat["seat"] for seat in found["play"]], sum(found["luck"]["total"])
        ([0, 1], 0)
    """
    rules = game or load(record.game)
    work = Work(record, rules, depth_of(rules, depth))
    parts = []
    for number, part in enumerate(work.parts()):
        parts.append(part)
        if progress is not None:
            progress(number + 1, work.count)
    return work.whole(parts)


class Work:
    """The parts of a review, one by one: what is done can be kept, and the rest done later."""

    def __init__(self, record: Record, game: Rules, depth: Depth) -> None:
        """Replay the game; raises as `review` does."""
        if record.result is None:
            raise PolisError(f"{record.file} is not over; only a finished game is reviewed.")
        self.record, self.game, self.depth = record, game, depth
        self._plies = list(replay(record, game))
        self._reviewer = Reviewer(game, depth)
        self._deeper = Reviewer(game, depth.deeper) if depth.again > 1 else self._reviewer
        bot = self._reviewer.bot
        self._moves = [one for one in moves_of(game, bot, self._plies) if not one.is_forced]
        self._luck = bot if isinstance(bot, SearchBot) else None
        revealing = game.spec.revealing
        self._reveals: list[Ply] = [
            ply for ply in self._plies if any(one.kind in revealing for one in ply.events)
        ]

    @property
    def count(self) -> int:
        """The number of parts."""
        return len(self._moves) + (1 + len(self._reveals) if self._luck else 0)

    def parts(self, done: int = 0) -> Iterator[Part]:
        """Yield the parts in order: moves, the deal, reveals. done: how many are left out."""
        first_reveal = len(self._moves) + 1
        for number in range(done, self.count):
            if number < len(self._moves):
                yield self.verdict(self._moves[number])
            elif self._luck is not None and number < first_reveal:
                first = self._plies[0].state
                luck, before = luck_of_deal(self.game, self._luck, self.record, first)
                yield {**_of_luck(luck), "before": _evened([one * WIN for one in before])}
            elif self._luck is not None:
                found = luck_of(self.game, self._luck, self._reveals[number - first_reveal])
                yield {} if found is None else _of_luck(found)

    def verdict(self, move: Move) -> Part:
        """Judge one of the moves; one with a mark is looked at again where the game wants that."""
        least = self.depth.least
        first = part_of(self._reviewer.verdict(move), least)
        if first["mark"] is None or self.depth.again == 1:
            return first
        return settled(first, part_of(self._deeper.verdict(move), least))

    @property
    def moves(self) -> Sequence[Move]:
        """The moves with a choice, in order: the first parts are their verdicts."""
        return self._moves

    def tried(self, part: Part, wanted: Sequence[int]) -> Part:
        """Judge another move in the worlds of a verdict. part: the verdict; wanted: the actions.

        Returns its `loss` against the best, its `gain` over the one played, and whether it `solves`.
        """
        move = next(one for one in self._moves if one.ply == part["ply"])
        reviewer = self._deeper if part.get("deeper") else self._reviewer
        found = reviewer.tried(move, tuple(part["best"]), part["worlds"], wanted)
        loss = _pair(found.loss, WIN)
        return {"loss": loss, "gain": _pair(found.gain, WIN), "solves": is_solved(loss)}

    def whole(self, parts: Sequence[Part]) -> Part:
        """Return the review, from all parts in order."""
        count = len(self._moves)
        moves, reveals = list(parts[:count]), [one for one in parts[count:] if one]
        last, seats = self._plies[-1].state, range(len(self.record.seats))
        result = _evened([one * WIN for one in self.game.win_shares(last)])
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.record.game,
            "depth": {
                "simulations": self.depth.simulations,
                "worlds": self.depth.worlds,
                "most_worlds": self.depth.most_worlds,
                "again": self.depth.again,
                "least": self.depth.least,
            },
            "result": result,
            "moves": moves,
            "play": [played(moves, seat) for seat in seats],
            "reveals": reveals,
            "turning": turning_points(moves, reveals),
            "luck": ledger(reveals, result),
        }


def part_of(one: Verdict, least: int) -> Part:
    """Return a verdict as a review holds it. least: the bound from which there are marks."""
    loss, missed = _pair(one.loss, WIN), _pair(one.missed, WIN)
    return {
        "ply": one.move.ply,
        "seat": one.move.seat,
        "actions": list(one.move.actions),
        "best": list(one.best),
        "journeyman": list(one.journeyman),
        "chance": _evened([share * WIN for share in one.chance]),
        "worlds": one.worlds,
        "loss": loss,
        "missed": missed,
        "points": _pair(one.points, 1),
        "sources": {name: _pair(each, 1) for name, each in one.sources.items()},
        "mark": mark_of(loss, missed, least),
    }


def _of_luck(one: Luck) -> Part:
    return {
        "ply": one.ply,
        "kind": one.kind,
        "luck": _evened([each.mean * WIN for each in one.shares]),
        "errors": [rounded(each.error * WIN) for each in one.shares],
    }


def _pair(one: Estimate, unit: int) -> list[int]:
    return [rounded(one.mean * unit), rounded(one.error * unit)]


def rounded(number: float) -> int:
    """Return the nearest whole number, halves up."""
    return int((number + 0.5) // 1)


def _evened(numbers: Sequence[float]) -> list[int]:
    """Round numbers that add up to a whole one so that they still do: the last takes what is left."""
    found = [rounded(one) for one in numbers]
    whole = rounded(added(numbers))
    return [*found[:-1], whole - sum(found[:-1])]
