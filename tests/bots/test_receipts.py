"""Every turn of a server's bot can be decided again from its receipt, and a false one is found."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from polis.bots import Budget, new_bot
from polis.bots.reproducible_turns import Decided, decide_turn, decided_again, fingerprint
from polis.core.records.record import Receipt, Record, Seat, begin_record
from polis.core.records.record_file import record_from_json, record_json
from polis.core.seeds import Streams, bot_chance
from polis.core.texts.errors import InvalidRecord
from polis.games import load
from polis.games.plain.bots import GenericSearch

SECRET = bytes(range(16))
TEXTS = ("dice", "")


def played(game: Any, name: str, turns: int, budget: Budget | None = None) -> Record:
    """The record of some turns of a bot at both seats, with the receipts of a server."""
    options = game.new_options({})
    state, _ = game.new_game(options, 2, SECRET, TEXTS)
    record = begin_record(game, options, [Seat("A", name)] * 2, SECRET, TEXTS, state)
    streams, receipts = Streams(game.name, SECRET, TEXTS), list[Receipt]()
    bot = new_bot(game, name, budget)
    for _ in range(turns):
        seat, ply = game.turn(state), len(record.actions)
        turn = decide_turn(game, bot, state, bot_chance(streams, seat, ply))
        receipts.append(Receipt(ply, seat, name, fingerprint(game.name), tuple(turn.budgets)))
        for action, known in zip(turn.actions, turn.hashes, strict=True):
            record = record.added(action, known)
    return replace(record, receipts=tuple(receipts))


@pytest.fixture(scope="module", params=["arkadia", "archon"])
def game(request: pytest.FixtureRequest) -> Any:
    """The rules of each game."""
    return load(request.param)


@pytest.fixture(scope="module")
def searched(game: Any) -> Record:
    """Some turns of a bot that searches."""
    return played(game, "adept", 3, Budget(simulations=64))


def test_a_turn_that_was_searched_is_searched_again(game: Any, searched: Record) -> None:
    again = list(decided_again(searched, game))
    assert [one.verdict for one in again] == ["same"] * 3
    assert [list(one.receipt.budgets) for one in again] == [
        [64] * len(one.actions) for one in again
    ]
    assert [action for one in again for action in one.actions] == list(searched.actions)


def test_a_bot_that_counts_nothing_decides_again_as_well(game: Any) -> None:
    record = played(game, "greedy", 4)
    assert [one.verdict for one in decided_again(record, game)] == ["same"] * 4


def test_another_turn_than_the_bots_is_found(game: Any, searched: Record) -> None:
    """Another bot's record, with receipts claiming it was this one's, as from a cheating server."""
    weak = played(game, "random", 6)
    forged = replace(
        weak, receipts=tuple(replace(one, bot="adept", budgets=(64,) * len(one.budgets)) for one in weak.receipts)
    )  # fmt: skip
    verdicts = {one.verdict for one in decided_again(forged, game)}
    assert "other" in verdicts
    unknown = replace(
        forged, receipts=tuple(replace(one, print="0" * 16) for one in forged.receipts)
    )
    assert "other" not in {one.verdict for one in decided_again(unknown, game)}


def test_a_receipt_at_anothers_turn_is_refused(game: Any, searched: Record) -> None:
    first = searched.receipts[0]
    wrong = replace(searched, receipts=(replace(first, seat=1 - first.seat),))
    with pytest.raises(InvalidRecord, match="where that seat does not decide"):
        list(decided_again(wrong, game))


def test_a_search_by_the_clock_says_how_much_it_did(game: Any) -> None:
    state, _ = game.new_game(game.new_options({}), 2, SECRET, TEXTS)
    bot = GenericSearch("slow", game, Budget(0.02, 50))
    turn = decide_turn(game, bot, state, [1, 2, 3, 4])
    assert all(0 <= spent <= 50 for spent in turn.budgets)
    assert max(turn.budgets) >= 1


def test_a_turn_that_is_not_wanted_any_more_is_empty(game: Any) -> None:
    def once() -> Iterator[bool]:
        yield True
        while True:
            yield False

    answers = once()
    state, _ = game.new_game(game.new_options({}), 2, SECRET, TEXTS)
    turn = decide_turn(game, new_bot(game, "random"), state, [1], is_wanted=lambda: next(answers))
    assert turn == Decided([], [], [])


def test_receipts_make_a_record_of_version_2_and_older_ones_stay_as_they_are(
    game: Any, searched: Record
) -> None:
    data = record_json(searched)
    assert data["version"] == 2
    assert record_from_json(data) == searched
    plain = record_json(replace(searched, receipts=()))
    assert plain["version"] == 1
    assert "receipts" not in plain
    cut = searched.shortened(1)
    assert [one.budgets for one in cut.receipts] == [searched.receipts[0].budgets[:1]]
    assert record_from_json(record_json(cut)) == cut
