"""What a learner sees of a game: actions, masks, rewards, encodings and histories."""

import copy
import hashlib
import json
import pickle
from base64 import b64decode
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from polis_thirtyone.game import ThirtyOne

import polis
from polis.core.contract.notation import Action
from polis.core.declared.coding import LEFT_OUT
from polis.core.declared.fields import NOBODY
from polis.core.kernels.encoding import encode
from polis.core.kernels.engine import engine_folder
from polis.core.kernels.kernel import COMPILED
from polis.core.sources import DESCRIPTION
from polis.games import NAMES
from polis.games.archon.game import MOST_OF_A_PLACEMENT
from tests.games.test_seats_are_numbers import turned

SPACES = {
    ("arkadia", 0): "f4baf73120cc4598",
    ("archon", 0): "a5e11f373c7a2f93",
}  # digests of actions and encodings, by version


@pytest.fixture(scope="module", params=NAMES)
def game(request: pytest.FixtureRequest) -> Any:
    return polis.load(str(request.param))


def states(game: Any, seed: int = 1, stride: int = 7) -> Iterator[Any]:
    """Some positions of a random game for each number of seats."""
    rng = np.random.default_rng(seed)
    for seats in game.seats:
        state, _ = polis.new_game(game, seats=seats, seed=seed)
        while not game.is_over(state):
            if rng.integers(stride) == 0:
                yield state
            game.apply(state, int(rng.choice(game.legal(state))))


def finished(game: Any, seats: int, seed: int) -> Any:
    state, rng = polis.new_game(game, seats=seats, seed=seed)[0], np.random.default_rng(seed)
    while not game.is_over(state):
        game.apply(state, int(rng.choice(game.legal(state))))
    return state


def part(game: Any, name: str, floats: Any) -> Any:
    found = next(one for one in game.encoding_of_all if one.name == name)
    return floats[found.place].reshape(found.shape)


# ---- actions -----------------------------------------------------------------------------------


def test_verbs_tell_what_each_action_is_made_of(game: Any) -> None:
    ends = [
        one.first + int(np.prod([size for _, size in one.parts], dtype=int)) for one in game.verbs
    ]
    assert [one.first for one in game.verbs[1:]] + [game.action_count] == ends
    codec = game.spec.codec()
    for number in range(0, game.action_count, 13):
        verb = [one for one in game.verbs if one.first <= number][-1]
        sizes = [size for _, size in verb.parts]
        parts = np.unravel_index(number - verb.first, sizes) if sizes else ()
        assert codec.decode(number) == Action(verb.name, tuple(map(int, parts)))


def test_a_mask_says_which_actions_are_legal(game: Any) -> None:
    row = np.ones(game.action_count, bool)
    for state in states(game):
        mask = game.legal_mask(state)
        assert np.flatnonzero(mask).tolist() == game.legal(state).tolist()
        assert game.legal_mask(state, row) is row
        assert (row == mask).all()
    with pytest.raises(polis.PolisError, match=rf"bool with shape \({game.action_count},\)"):
        game.legal_mask(state, np.zeros(3, bool))


# ---- rewards -----------------------------------------------------------------------------------


def test_a_shared_win_is_split_and_margins_add_up_to_nothing(game: Any) -> None:
    state = finished(game, 3, 4)
    assert sum(game.win_shares(state)) == 1
    assert [seat for seat, share in enumerate(game.win_shares(state)) if share] == game.winners(
        state
    )
    assert sum(game.margins(state)) == pytest.approx(0)
    assert int(np.argmax(game.margins(state))) == int(np.argmax(game.scores(state)))
    for name in (game.points, "held"):
        if name in state.dtype.names:
            state[name][0, :] = 5
    assert game.win_shares(state) == pytest.approx([1 / 3] * 3)
    assert game.margins(state) == [0, 0, 0]


def test_there_are_no_rewards_before_the_end(game: Any) -> None:
    state, _ = polis.new_game(game, seed=1)
    for reward in (game.win_shares, game.margins):
        with pytest.raises(polis.PolisError, match="not over"):
            reward(state)


def test_no_game_is_longer_than_stated(game: Any) -> None:
    assert int(finished(game, 4, 2)["ply"][0]) < game.most_decisions


def test_a_placement_of_archon_has_no_more_decisions_than_its_bound_counts() -> None:
    game, rng, longest = polis.load("archon"), np.random.default_rng(3), 0
    for seed in range(12):
        state, decisions = polis.new_game(game, seats=2 + seed % 3, seed=seed)[0], 0
        while not game.is_over(state):
            decisions = 1 if game.phase(state) in ("place", "split", "lose") else decisions + 1
            longest = max(longest, decisions)
            game.apply(state, int(rng.choice(game.legal(state))))
    assert 4 < longest <= MOST_OF_A_PLACEMENT


# ---- bad input ---------------------------------------------------------------------------------


def test_a_seat_that_does_not_play_observes_nothing(game: Any) -> None:
    state, _ = polis.new_game(game, seats=2, seed=1)
    for seat in (7, 2, -1):
        with pytest.raises(polis.PolisError, match=f"no seat {seat}; seats are 0 to 1"):
            game.observe(state, seat)
    assert game.observe(state, None).seat is None


def test_legal_actions_are_not_known_from_what_another_seat_sees(game: Any) -> None:
    state, _ = polis.new_game(game, seats=2, seed=1)
    turn = game.turn(state)
    assert game.legal(game.observe(state, turn)).tolist() == game.legal(state).tolist()
    with pytest.raises(polis.PolisError, match=f"Seat {turn} is to act"):
        game.legal(game.observe(state, 1 - turn))


def test_an_action_is_a_whole_number(game: Any) -> None:
    state, _ = polis.new_game(game, seats=2, seed=1)
    before = state.tobytes()
    for wrong in (3.7, "3", None, np.float64(3)):
        with pytest.raises(polis.errors.IllegalAction, match="whole number"):
            game.apply(state, wrong)
    assert state.tobytes() == before
    game.apply(state, np.int16(game.legal(state)[0]))


def test_states_are_given_one_at_a_time(game: Any) -> None:
    two = np.concatenate([polis.new_game(game, seats=2, seed=seed)[0] for seed in (1, 2)])
    for ask in (game.legal, lambda s: game.apply(s, 0), lambda s: game.observe(s, 0)):
        with pytest.raises(polis.PolisError, match="pass one at a time"):
            ask(two)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("arkadia", {"first_seat": 2}),
        ("arkadia", {"lot": (0, 0)}),
        ("arkadia", {"deck": (0,) * 40}),
        ("archon", {"order": (0, 2)}),
        ("archon", {"favors": tuple(range(21))}),
    ],
)
def test_a_deal_that_chance_cannot_give_is_refused(name: str, wrong: dict[str, Any]) -> None:
    rules: Any = polis.load(name)
    options = rules.new_options({})
    drawn = rules.deal(options, 2, bytes(16))
    assert (
        rules.set_up(options, 2, drawn)[0].tobytes() == polis.new_game(rules, 2, {}, 0)[0].tobytes()
    )
    with pytest.raises(polis.PolisError, match="of a deal"):
        rules.set_up(options, 2, replace(drawn, **wrong))


def test_a_game_that_declares_no_fields_says_so() -> None:
    other = ThirtyOne()
    state, _ = polis.new_game(other, seats=2, seed=1)
    assert other.legal_mask(state).sum() == len(other.legal(state))
    assert other.most_decisions == 40
    for ask in (lambda: other.encoding, lambda: other.encode_all(state, 0)):
        with pytest.raises(polis.PolisError, match="Thirty-one does not declare its fields"):
            ask()


# ---- encodings ---------------------------------------------------------------------------------


def test_slices_lie_side_by_side_and_say_what_they_mean(game: Any) -> None:
    place = 0
    for one in game.encoding:
        assert one.place.start == place
        assert one.place.stop - place == np.prod(one.shape, dtype=int)
        assert (one.low, one.high) == (0, 1)
        assert len(one.about) > 3
        place = one.place.stop
    assert game.encoding_of_all[: len(game.encoding)] == game.encoding
    state, _ = polis.new_game(game, seats=2, seed=1)
    assert game.encode(game.observe(state, 1)).shape == (place,)


def test_an_encoding_lies_within_its_bounds_and_is_the_same_interpreted(game: Any) -> None:
    for state in states(game, stride=25):
        for seat in range(state["seats"][0]):
            seen = game.observe(state, seat)
            floats = game.encode(seen)
            assert floats.dtype == np.float32
            assert floats.min() >= 0
            assert floats.max() <= 1
            again = np.full_like(floats, 9)
            encode(np.frombuffer(seen, np.int16), seat, game.seat_encoding.program, again)
            assert again.tobytes() == floats.tobytes()
            assert game.encode(seen, again) is again


def test_worlds_that_a_seat_cannot_tell_apart_are_encoded_alike(game: Any) -> None:
    rng, differ = np.random.default_rng(5), 0
    for state in states(game):
        for seat in range(state["seats"][0]):
            world = game.sample_world(game.observe(state, seat), rng)
            one, other = (
                game.encode(game.observe(each, seat)).tobytes() for each in (state, world)
            )
            assert one == other
            differ += (
                game.encode_all(state, seat).tobytes() != game.encode_all(world, seat).tobytes()
            )
    assert differ > 10


def test_the_observer_comes_first(game: Any) -> None:
    """With everybody one seat on, the next seat sees what this one saw."""
    for state in states(game):
        moved, seats = turned(game, state), int(state["seats"][0])
        for seat in range(seats):
            after = (seat + 1) % seats
            floats = game.encode(game.observe(state, seat))
            assert floats.tobytes() == game.encode(game.observe(moved, after)).tobytes()
            assert game.encode_all(state, seat).tobytes() == game.encode_all(moved, after).tobytes()
            assert part(game, "turn", floats).argmax() == (game.turn(state) - seat) % seats


def test_what_is_not_known_is_marked(game: Any) -> None:
    hidden = 0.0
    for state in states(game):
        for seat in range(state["seats"][0]):
            floats = game.encode(game.observe(state, seat))
            if game.name == "arkadia":
                hand, size = part(game, "hand", floats), part(game, "hand_size", floats)
                assert hand.sum(axis=1) == pytest.approx(size)
                unknown = hand[:, -1]
            else:
                unknown = part(game, "hand_unknown", floats)
                drawn = int(state["next_favor"][0])
                assert part(game, "favors", floats)[:, -1].tolist() == [0] * drawn + [1] * (
                    22 - drawn
                )
            assert unknown[0] == 0
            hidden += unknown.sum()
            everything = game.encode_all(state, seat)
            name = "hand_unknown" if game.name == "archon" else "hand"
            assert not part(game, name, everything)[..., -1].any()
    assert hidden > 1


def test_every_field_of_an_observation_is_in_its_encoding(game: Any) -> None:
    """Another number in a field that a seat knows gives another encoding."""
    rng = np.random.default_rng(7)
    missed = {one.name for one in game.layout.fields if one.code.way != LEFT_OUT}
    missed -= {one.name for one in game.layout.fields if one.seen_by == NOBODY and not one.code.by}
    for state in states(game, stride=9):
        seat = game.turn(state)
        seen = game.observe(state, seat)
        floats = game.encode(seen).tobytes()
        for name in sorted(missed):
            other = seen.copy()
            row = other[name].reshape(-1)
            place = int(rng.integers(row.size)) if name not in ("token", "wall") else 0
            row[place] = row[place] ^ 1 if row[place] >= 0 else 1
            if game.encode(other).tobytes() != floats:
                missed.discard(name)
    assert missed == set()


def test_only_a_seats_observation_is_encoded(game: Any) -> None:
    state, _ = polis.new_game(game, seats=2, seed=1)
    for wrong in (state, game.observe(state, None)):
        with pytest.raises(polis.PolisError, match="observation of a seat"):
            game.encode(wrong)
    with pytest.raises(polis.PolisError, match=r"game\.encode is for those"):
        game.encode_all(game.observe(state, 0), 0)
    with pytest.raises(polis.PolisError, match="no seat 2"):
        game.encode_all(state, 2)
    with pytest.raises(polis.PolisError, match="float32 with shape"):
        game.encode(game.observe(state, 0), np.zeros(4, np.float32))


def test_an_observation_stays_that_of_its_seat(game: Any) -> None:
    state, _ = polis.new_game(game, seats=2, seed=1)
    seen = game.observe(state, 1)
    for made in (
        seen.copy(),
        copy.copy(seen),
        copy.deepcopy(seen),
        pickle.loads(pickle.dumps(seen)),  # noqa: S301
    ):
        assert made.seat == 1
        assert made.tobytes() == seen.tobytes()
        assert type(made) is polis.Observation


@pytest.mark.skipif(not COMPILED, reason="without engines there is nothing to read")
def test_an_engine_says_how_its_game_is_encoded(game: Any) -> None:
    folder = engine_folder(f"polis.games.{game.name}")
    told = json.loads((folder / DESCRIPTION).read_text("utf-8"))
    assert b64decode(told["packaged"]["program"]) == game.seat_encoding.program.tobytes()
    assert told["spaces_version"] == game.spaces_version
    parts = [(one["name"], one["start"], one["stop"], one["about"]) for one in told["encoding"]]
    assert parts == [
        (one.name, one.place.start, one.place.stop, one.about) for one in game.encoding
    ]


def test_the_version_of_the_spaces_is_raised_with_them(game: Any) -> None:
    slices = [(one.name, one.place.start, one.shape, one.about) for one in game.encoding_of_all]
    digest = hashlib.sha256(repr((game.verbs, slices)).encode())
    for state in states(game, stride=40):
        digest.update(game.encode_all(state, 1))
    found = digest.hexdigest()[:16]
    assert SPACES[game.name, game.spaces_version] == found, "raise spaces_version, and note it here"


# ---- histories ---------------------------------------------------------------------------------


class Remembers:
    """Plays at random and keeps what it is told."""

    name = "remembers"

    def __init__(self) -> None:
        self.heard: list[list[polis.Event]] = []

    def told(self, events: Sequence[polis.Event]) -> None:
        self.heard.append(list(events))

    def decide(self, observation: Any, legal: Any, rng: Any) -> int:  # noqa: ARG002
        return int(rng.choice(legal))


def test_a_bot_is_told_what_its_seat_has_seen(game: Any) -> None:
    bot, other = Remembers(), polis.new_bot(game, "random")
    record = polis.arena.play_game(game, [bot, other], seed=3)
    history = polis.History(game, 2)
    history.add(polis.new_game(game, seats=2, seed=3)[1])
    state, heard = polis.new_game(game, seats=2, seed=3)[0], []
    for line in record.actions:
        seat = game.turn(state)
        if seat == 0:
            heard.append(history.since(0))
        action = game.parse(state, line)[0]
        history.add(game.apply(state, action), seat, action)
    assert bot.heard == heard
    assert all(not event.private or event.fields["seat"] == 0 for each in heard for event in each)


def test_a_history_depends_only_on_what_its_seat_has_seen() -> None:
    game = polis.load("arkadia")
    options = game.new_options({})
    drawn = game.deal(options, 2, bytes(16))
    deck = list(drawn.deck)
    deck[4], deck[-1] = deck[-1], deck[4]  # a card of the hand of seat 1, and one of the pile
    assert deck[4] != drawn.deck[4]
    texts, rows, seen = [], [], []
    for each in (drawn, replace(drawn, deck=tuple(deck))):
        state, events = game.set_up(options, 2, each)
        history = polis.History(game, 2)
        history.add(events)
        texts.append([history.text(seat) for seat in range(2)])
        rows.append([history.events(seat, 30).tobytes() for seat in range(2)])
        seen.append(game.encode(game.observe(state, 0)).tobytes())
    assert texts[0][0] == texts[1][0]
    assert texts[0][1] != texts[1][1]
    assert rows[0][0] == rows[1][0]
    assert rows[0][1] != rows[1][1]
    assert seen[0] == seen[1]


def test_the_last_events_are_numbers_from_a_seats_side(game: Any) -> None:
    _, events = polis.new_game(game, seats=3, seed=2)
    history = polis.History(game, 3)
    history.add(events)
    kinds = [one.name for one in game.kernels.kinds]
    for seat in range(3):
        rows = history.events(seat, 100)
        assert rows.shape == (100, 11)
        assert not rows[: 100 - len(events)].any()
        for row, event in zip(rows[100 - len(events) :].tolist(), events, strict=True):
            assert kinds[row[0] - 1] == event.kind
            if "seat" in event.fields:
                place = list(event.fields).index("seat")
                assert row[1 + place] == (event.fields["seat"] - seat) % 3
            known = event.seen_by(seat).fields
            assert row[6:11] == [int(name in known) for name in event.fields] + [0] * (
                5 - len(event.fields)
            )
        assert history.events(seat, 2).tolist() == rows[-2:].tolist()
        with pytest.raises(polis.PolisError, match="int16 with shape"):
            history.events(seat, 2, np.zeros((2, 3), np.int16))


def test_the_history_of_another_world_is_the_same_for_its_seat_alone(game: Any, seed: int) -> None:
    rng = np.random.default_rng(seed)
    state, events = polis.new_game(game, seats=3, seed=seed)
    history, differs = polis.History(game, 3), 0
    history.add(events)
    for _ in range(60):
        seat, action = game.turn(state), int(rng.choice(game.legal(state)))
        world = game.sample_world(game.observe(state, seat), rng)
        other = history.in_world(seat, world)
        assert other.text(seat) == history.text(seat)
        assert other.text((seat + 1) % 3).splitlines()[-1].startswith('{"knows":')
        texts = [history.in_world(seat, one).text((seat + 1) % 3) for one in (world, state)]
        differs += texts[0] != texts[1]
        aside, before = history.copy(), history.text(seat)
        history.add(game.apply(state, action), seat, action)
        assert aside.text(seat) == before != history.text(seat)
    assert differs > 10


def test_what_chance_draws_is_listed_and_checked(game: Any) -> None:
    options = game.new_options({})
    drawn = game.deal(options, 3, bytes(16))
    for one in game.draws(options, 3):
        found = getattr(drawn, one.name)
        assert sorted(found) == sorted(one.outcomes) if one.is_order else found in one.outcomes


def test_another_version_of_the_spaces_is_refused_in_a_sentence(game: Any) -> None:
    game.check_spaces(game.spaces_version)
    with pytest.raises(
        polis.PolisError, match=r"^Version 9 of .* is needed by the data in d; this .*\.$"
    ):
        game.check_spaces(9, "the data in d")
