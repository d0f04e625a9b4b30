"""Reviews of finished games: what is judged, from which knowledge, and what it adds up to."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polis
from polis.bots.review.kept import reviewed
from polis.bots.review.lines import moves_of
from polis.bots.review.review import Work, depth_of
from polis.bots.review.standing import (
    is_solved,
    ledger,
    mark_of,
    over_games,
    pair_of,
    play_of,
    rate,
    settled,
)
from polis.bots.review.turning import turning_points
from polis.bots.review.verdicts import Depth, Reviewer
from polis.core.texts.errors import PolisError

GAMES = {name: polis.load(name) for name in ("arkadia", "archon")}
SHALLOW = Depth(8, 2, 4)


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Any:
    return GAMES[request.param]


def recorded(game: Any, seed: int, seats: int = 2) -> Any:
    bots = [polis.new_bot(game, name) for name in ("journeyman", *["apprentice"] * (seats - 1))]
    return polis.arena.play_game(game, bots, seed=seed)


def test_moves_are_whole_turns_or_end_where_something_is_revealed(game: Any, seed: int) -> None:
    record = recorded(game, seed)
    plies = list(polis.replay(record, game))
    bot = Reviewer(game, SHALLOW).bot
    moves = list(moves_of(game, bot, plies))
    actions = [action for move in moves for action in move.actions]
    assert [game.text(action) for action in actions] == list(record.actions)
    revealing = game.spec.revealing
    for move, after in pairwise(moves):
        told = [one.kind for ply in plies[move.ply : after.ply] for one in ply.events]
        assert after.seat != move.seat or bot.is_first(after.state) or revealing & {*told}
        before_last = [one.kind for ply in plies[move.ply : after.ply - 1] for one in ply.events]
        assert not revealing & {*before_last}


@pytest.mark.sample(1)
def test_a_review_is_the_same_again_and_its_parts_fit_together(
    game: Any, seed: int, tmp_path: Path
) -> None:
    record = recorded(game, seed)
    work = Work(record, game, SHALLOW)
    first = [*zip(range(9), work.parts(), strict=False)]
    said: list[int] = []
    found = reviewed(work, lambda done, _: said.append(done), tmp_path)
    assert said == [*range(1, work.count + 1)]
    assert [part for _, part in first] == found["moves"][:9]
    said.clear()
    (file,) = tmp_path.iterdir()
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:-4]) + lines[-4][:5], "utf-8")  # it was killed while it wrote
    assert (
        reviewed(Work(record, game, SHALLOW), lambda done, _: said.append(done), tmp_path) == found
    )
    assert said == [*range(work.count - 3, work.count + 1)]
    for move in found["moves"]:
        assert sum(move["chance"]) == 1_000_000
        assert move["worlds"] > 0 or move["loss"] == move["missed"] == [0, 0]
    for one in found["reveals"]:
        assert sum(one["luck"]) == 0
    assert sum(found["luck"]["total"]) == 0
    assert sum(found["luck"]["without"]) == 1_000_000
    assert json.loads(json.dumps(found)) == found


@pytest.mark.sample(1)
def test_a_verdict_follows_from_what_the_seat_knew(game: Any, seed: int) -> None:
    record = recorded(game, seed, seats=3)
    plies = list(polis.replay(record, game))
    reviewer = Reviewer(game, SHALLOW)
    moves = [one for one in moves_of(game, reviewer.bot, plies) if not one.is_forced]
    rng, differed = np.random.default_rng(seed), 0
    for move in moves[3::9]:
        seen = game.observe(move.state, move.seat)
        other = game.sample_world(seen, rng)
        differed += other.tobytes() != move.state.tobytes()
        one = reviewer.verdict(move)
        again = reviewer.verdict(type(move)(move.ply, move.seat, other, move.actions, False))
        told = ("best", "journeyman", "chance", "worlds", "loss", "missed", "points")
        assert [getattr(one, name) for name in told] == [getattr(again, name) for name in told]
    assert differed


def test_only_a_finished_game_is_reviewed_and_a_depth_has_bounds(game: Any) -> None:
    record = recorded(game, 1)
    with pytest.raises(PolisError, match="not over"):
        polis.review(record.shortened(9), game)
    for wrong in (0, 50_001):
        with pytest.raises(PolisError, match="1 to 50000"):
            polis.review(record, game, depth=wrong)
    assert depth_of(game).simulations == game.spec.bots.review.simulations


def look(loss: int, missed: int = 0, least: int = 20_000) -> dict[str, Any]:
    """A move as it was judged once."""
    pairs = {"loss": [loss, 100], "missed": [missed, 100]}
    return {**pairs, "best": [loss], "mark": mark_of(pairs["loss"], pairs["missed"], least)}


def test_of_two_looks_the_one_counts_that_speaks_less_for_the_mark() -> None:
    first, second = look(120_000, 7), look(60_000, 8)
    for found, is_deeper in ((settled(first, second), True), (settled(second, first), False)):
        assert found["mark"] == "mistake"
        assert found["best"] == [60_000]
        assert found["deeper"] is is_deeper
    assert settled(first, second)["first"] == [[120_000, 100], [7, 100]]
    assert pair_of(settled(first, second)) == (120_000, 7)
    assert settled(look(120_000), look(40_000, least=50_000))["mark"] is None
    assert settled(look(60_000), look(0, 60_000))["mark"] is None  # a find is no mistake
    found = settled(look(0, 90_000), look(100, 80_000))
    assert (found["mark"], found["missed"][0]) == ("find", 80_000)
    assert settled(look(0, 90_000), look(30_000, 95_000))["mark"] is None


@pytest.mark.sample(1)
def test_a_move_with_a_mark_is_looked_at_again_deeper(seed: int) -> None:
    game = GAMES["arkadia"]
    record = recorded(game, seed)
    once, deep = (Work(record, game, Depth(n, 2, 4)) for n in (8, 24))
    twice = Work(record, game, Depth(8, 2, 4, again=3))
    for first, found in zip(once.parts(), twice.parts(), strict=True):
        if first.get("mark") is None:
            assert found == first
        else:
            move = next(one for one in deep.moves if one.ply == first["ply"])
            assert found == settled(first, deep.verdict(move))
            tried = twice.tried(found, found["best"])
            assert tried["loss"] == [0, 0]


def test_a_mark_is_at_least_two_of_its_errors() -> None:
    nothing = (0, 0)
    assert mark_of((20_000, 10_000), nothing) == "inaccuracy"
    assert mark_of((50_000, 25_000), nothing) == "mistake"
    assert mark_of((100_000, 50_000), nothing) == "blunder"
    assert mark_of((100_000, 50_001), nothing) is None
    assert mark_of((19_999, 0), nothing) is None
    assert mark_of((0, 0), (20_000, 10_000)) == "find"
    assert mark_of((0, 0), (20_000, 10_001)) is None
    assert mark_of((12_000, 9_000), (80_000, 1)) is None
    assert mark_of((-30_000, 1_000), (80_000, 1)) == "find"


def test_play_is_a_share_of_what_a_journeyman_loses() -> None:
    move = (30_000, 60_000)
    found = play_of([[move]] * 20, 10_000)
    assert (found["pr"], found["band"]) == (50, [50, 50])
    assert play_of([[move]], 0)["pr"] is None  # too few
    assert play_of([[move]] * 20, 700_000)["pr"] is None  # not sure
    wide = play_of([[(0, 60_000)]] * 10 + [[(60_000, 60_000)]] * 10, 10_000)
    low, high = wide["band"]
    assert low < 50 < high
    assert (rate(1, 200), rate(1, 201), rate(-1, 200)) == (1, 0, 0)


def test_over_games_no_single_move_decides() -> None:
    move = {"seat": 1, "loss": [900_000, 0], "missed": [100_000, 0], "mark": "blunder"}
    other = {**move, "seat": 0, "loss": [0, 0], "mark": None}
    found = over_games([({"moves": [move, other]}, 1), ({"moves": [other, move]}, 0)])
    assert (found["own"], found["journeyman"], found["moves"]) == (200_000, 200_000, 2)
    assert found["marks"]["blunder"] == 1


def test_small_luck_is_the_rest() -> None:
    reveals = [
        {"kind": "deal", "luck": [70_000, -70_000], "errors": [9, 9]},
        {"kind": "raid", "luck": [-5, 5], "errors": [4, 4]},
        {"kind": "raid", "luck": [1, -1], "errors": [3, 3]},
    ]
    assert ledger(reveals, [1_000_000, 0]) == {
        "kinds": {"deal": [70_000, -70_000]},
        "rest": [-4, 4],
        "total": [69_996, -69_996],
        "without": [930_004, 69_996],
    }


def test_another_move_is_judged_in_the_worlds_of_the_verdict(game: Any, seed: int) -> None:
    work = Work(recorded(game, seed), game, SHALLOW)
    parts = (part for _, part in zip(range(12), work.parts(), strict=False))
    part = next(part for part in parts if part["worlds"] > 0)
    best, own = (work.tried(part, part[name]) for name in ("best", "actions"))
    assert (best["loss"], best["gain"], best["solves"]) == ([0, 0], part["loss"], True)
    assert (own["loss"], own["gain"]) == (part["loss"], [0, 0])


REASON: dict[str, Any] = {"points": [300, 50], "sources": {"gold": [300, 50]}}


def test_turning_points_are_the_largest_and_ones_own_are_among_them() -> None:
    def move(ply: int, seat: int, loss: int, mark: str | None, missed: int = 0) -> dict[str, Any]:
        pairs = {"loss": [loss, 0], "missed": [missed, 0]}
        return {"ply": ply, "seat": seat, **pairs, "mark": mark, **REASON}

    moves = [move(10 * n, 1, 100_000 + n, "blunder") for n in range(6)]
    moves += [move(70, 0, 20_000, "inaccuracy"), move(80, 0, 0, "find", 30_000)]
    moves.append(move(90, 0, 900_000, None))  # not sure
    reveals = [
        {"ply": 33, "luck": [-200_000, 200_000], "errors": [9, 9]},
        {"ply": 35, "luck": [14_999, -14_999], "errors": [9, 9]},
        {"ply": 37, "luck": [99_000, -99_000], "errors": [50_000, 50_000]},
    ]
    told = turning_points(moves, reveals)
    assert [one["ply"] for one in told] == [20, 30, 33, 40, 50]
    assert told[2] == {"ply": 33, "seat": 0, "kind": "luck", "weight": 200_000}
    mine = turning_points(moves, reveals, mine=0)
    assert [(one["ply"], one["kind"]) for one in mine] == [
        (33, "luck"),
        (40, "loss"),
        (50, "loss"),
        (70, "loss"),
        (80, "find"),
    ]


def test_two_finds_at_most_are_turning_points() -> None:
    moves = [
        {"ply": n, "seat": n % 2, "loss": [0, 0], "missed": [100_000 + n, 0], "mark": "find"}
        for n in range(6)
    ]
    moves = [{**one, **REASON} for one in moves]
    loss = {"ply": 9, "seat": 0, "loss": [20_000, 0], "missed": [0, 0], "mark": "inaccuracy"}
    moves.append({**loss, **REASON})
    assert [one["ply"] for one in turning_points(moves, [])] == [4, 5, 9]
    assert [one["ply"] for one in turning_points(moves, [], mine=0)] == [4, 5, 9]
    assert [one["ply"] for one in turning_points(moves[:4], [], mine=0)] == [2, 3]


def test_a_loss_without_a_reason_counts_for_half_and_gives_way() -> None:
    def loss(ply: int, size: int, **reason: Any) -> dict[str, Any]:
        pairs = {"loss": [size, 0], "missed": [0, 0], "mark": "blunder"}
        return {"ply": ply, "seat": ply % 2, **pairs, **(reason or REASON)}

    unsure = {"points": [300, 200], "sources": {"gold": [300, 200]}}
    ahead = {"points": [-300, 50], "sources": {"gold": [-300, 50]}}
    little = {"points": [49, 1], "sources": {"gold": [49, 1]}}
    said = [loss(ply, 100_000 + ply) for ply in (3, 4, 5)]

    def told(points: list[dict[str, Any]], mine: int | None = None) -> list[int]:
        return [one["ply"] for one in turning_points(points, [], mine)]

    for why in (unsure, ahead, little):
        assert told([loss(1, 900_000, **why), *said]) == [3, 4, 5]
        assert told([loss(1, 900_000, **why), *said[1:]]) == [1, 4, 5]
        assert told([loss(1, 900_000, **why), *said], mine=1) == [1, 3, 4, 5]
        assert told([loss(1, 200_000, **why), *said], mine=1) == [3, 4, 5]


def test_as_good_as_the_best_is_within_its_error_or_less_than_a_point() -> None:
    assert is_solved((9_999, 0))
    assert is_solved((30_000, 30_000))
    assert not is_solved((30_000, 29_999))
