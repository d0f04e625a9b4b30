"""The end of a season: attack, raid, scoring, preparation; and the end of the game."""

from functools import partial
from typing import ClassVar

from tests.games.archon.reference.box import CATEGORIES, CUBES, HELD, Effect
from tests.games.archon.reference.position import DoBetween, Position, Raid, Run, Step


def end_season(position: Position) -> None:
    """ARC-7.0.1 to ARC-7.0.3, ARC-R38, ARC-R42  The attack, then what follows it."""
    card = position.decks["attacks"].pop(0)
    position.removed["attacks"].append(card)
    strength = position.box["attacks"][card - 1][len(position.seats)]
    steps: list[Step] = []
    if sum(seat is not None for seat in position.wall) < strength:
        due = [max(0, strength - position.warriors(s)) for s in range(len(position.seats))]
        position.raid = Raid(strength, due)
        steps = [step for seat in position.order for step in losses(seat)]
    steps += [DoBetween(end_raid), DoBetween(score_season)]
    if position.round != position.box["rounds"]:
        steps.append(DoBetween(prepare_season))
    position.then(*steps)


def losses(seat: int) -> list[Step]:
    """ARC-R12  Recruits before Resources, Resources before Gold, Gold before points."""
    return [
        DoBetween(partial(lose_recruits, seat=seat)),
        *[Lose(seat, cube) for cube in CUBES],
        DoBetween(partial(lose_gold_and_points, seat=seat)),
    ]


def cover(position: Position, seat: int, name: str, count: int) -> None:
    """Lose some goods to the supply, each covering one point of strength."""
    assert position.raid is not None
    position.pay(position.seats[seat], {name: count})
    position.raid.due[seat] -= count


def lose_recruits(position: Position, seat: int) -> None:
    """ARC-7.0.3  As many Recruits as there are, up to what is due."""
    assert position.raid is not None
    owned = position.seats[seat].goods["recruits"]
    cover(position, seat, "recruits", min(owned, position.raid.due[seat]))


class Lose(Step):
    """ARC-7.0.4, ARC-R12  How many cubes of one kind are lost; the later kinds cover the rest."""

    phase: ClassVar[str] = "lose"
    inside: ClassVar[bool] = False

    def __init__(self, seat: int, cube: str) -> None:
        self.seat, self.cube = seat, cube

    def choices(self, position: Position) -> dict[str, Run]:
        """Every number that loses, with the later kinds, exactly what has to be lost."""
        assert position.raid is not None
        goods, later = position.seats[self.seat].goods, CUBES[CUBES.index(self.cube) + 1 :]
        rest = sum(goods[cube] for cube in later)
        lost = min(position.raid.due[self.seat], goods[self.cube] + rest)
        numbers = [n for n in range(goods[self.cube] + 1) if 0 <= lost - n <= rest]
        return {f"lose {self.cube} {n}": partial(self.lose, count=n) for n in numbers}

    def lose(self, position: Position, count: int) -> None:
        """Lose them."""
        cover(position, self.seat, self.cube, count)


def lose_gold_and_points(position: Position, seat: int) -> None:
    """ARC-7.0.5, ARC-7.0.6, ARC-R40  2 Gold for each point of strength, then points."""
    assert position.raid is not None
    loser = position.seats[seat]
    while position.raid.due[seat] and loser.goods["gold"]:
        coins = min(2, loser.goods["gold"])
        position.pay(loser, {"gold": coins})
        position.raid.due[seat] -= coins // 2
    loser.points -= position.raid.due[seat]
    position.raid.due[seat] = 0


def end_raid(position: Position) -> None:
    """The raid, if there was one, is over."""
    position.raid = None


def count_of(position: Position, seat: int, what: str | None) -> int:
    """How many of something a seat has."""
    owner = position.seats[seat]
    counts = {
        "arts": owner.goods["arts"],
        "science": owner.goods["science"],
        "warriors": position.warriors(seat),
        "tiles": len(owner.tiles),
        "magisters": owner.magisters.total(),
    }
    return counts[what or ""]


def score_season(position: Position) -> None:
    """ARC-7.1.1, ARC-R36  The three categories of the King's Grant, then the tiles."""
    grant = position.box["grants"][position.grants[position.season - 1] - 1]
    for category in CATEGORIES:
        ranks = [by_season[position.season - 1] for by_season in grant["points"][category]]
        pieces = [count_of(position, seat, category) for seat in range(len(position.seats))]
        for seat, points in enumerate(rank_points(pieces, ranks)):
            position.seats[seat].points += points
    score_tiles(position, "scoring")


def rank_points(pieces: list[int], ranks: list[int]) -> list[int]:
    """ARC-7.1.2, ARC-7.1.3, ARC-R43  What each seat scores for so many pieces each."""
    points = []
    for own in pieces:
        better = sum(other > own for other in pieces)
        tied = sum(other == own for other in pieces)
        shared = sum(ranks[better : better + tied]) // tied
        points.append(shared if own else 0)
    return points


def score_tiles(position: Position, when: str) -> None:
    """ARC-9.9 to ARC-9.13  What tiles score for each of something."""
    for number, seat in enumerate(position.seats):
        abilities: list[Effect] = position.abilities(seat, when)
        for ability in abilities:
            seat.points += ability["score"] * count_of(position, number, ability["per"])


def prepare_season(position: Position) -> None:
    """ARC-7.2.1 to ARC-7.2.5, ARC-R3  Give back, fill the market anew, pay what tiles pay."""
    if position.options["season_reset"]:
        position.wall = [None for _ in position.wall]
        for seat in position.seats:
            for card in ("arts", "science"):
                position.supply[card] += seat.goods.pop(card, 0)
    if position.box["is_market_cleared"]:
        position.supply.update(position.market)
        position.market.clear()
    fill_market(position, position.season + 1)
    for number in position.order:
        for ability in position.abilities(position.seats[number], "season"):
            position.gain(position.seats[number], ability["gain"])


def fill_market(position: Position, season: int) -> None:
    """ARC-3.5, ARC-7.2.3  The cubes of a season's King's Grant, as far as there are enough."""
    fill = position.box["grants"][position.grants[season - 1] - 1]["market"]
    for cube in CUBES:
        room = len(position.box["market"][cube]) - position.market[cube]
        count = min(fill.get(cube, 0), room, position.supply[cube])
        position.supply[cube] -= count
        position.market[cube] += count


def finish_game(position: Position) -> None:
    """ARC-8.1 to ARC-8.4  The tiles that count at the end, then the winner."""
    score_tiles(position, "end")
    position.turn = position.order[0]  # nobody's turn any more
    goods = [sum(seat.goods[name] for name in HELD) for seat in position.seats]
    points = [seat.points for seat in position.seats]
    seats = range(len(position.seats))
    best = [seat for seat in seats if points[seat] == max(points)]
    most = max(goods[seat] for seat in best)
    position.winners = [seat for seat in best if goods[seat] == most]
    position.ending = "shared" if len(position.winners) > 1 else "goods"
    if len(best) == 1:
        position.ending = "points"
