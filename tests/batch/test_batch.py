"""`polis.Batch` plays the games of the front door, in any number of threads, and writes what its methods say."""

from typing import Any

import numpy as np
import pytest

import polis
from polis.batch.batch import Batch
from polis.core.kernels.kernel import COMPILED
from polis.core.seeds import batch_secret
from polis.games import load

SEED = bytes(range(16))
GAMES = ("arkadia", "archon")
PLACES = 6 if COMPILED else 2
STEPS = 300 if COMPILED else 20


def chosen(batch: Batch, rng: np.random.Generator) -> Any:
    """A legal action for each place at random, 0 where there is none."""
    places = np.arange(len(batch))
    return batch.legal[places, (rng.random(len(batch)) * batch.count).astype(int)]


def check_place(batch: Batch, other: Batch, place: int, state: Any) -> None:
    """Compare a place of two batches, in two forms, with a state of the front door."""
    game, seat = batch.game, batch.game.turn(state)
    assert batch.state(place).tobytes() == other.state(place).tobytes() == state.tobytes()
    assert batch.seat[place] == seat
    assert batch.legal[place, : batch.count[place]].tolist() == game.legal(state).tolist()
    assert (batch.mask[place] == game.legal_mask(state)).all()
    bits = np.unpackbits(other.mask[place], bitorder="little", count=game.action_count)
    assert (bits == batch.mask[place]).all()
    floats = game.encode(game.observe(state, seat))
    assert (batch.seen[place] == floats).all()
    assert np.abs(other.seen[place] - 255 * floats.astype(float)).max() < 0.501


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("arkadia", 2, {}),
        ("arkadia", 3, {"setup": "first-game", "flips": True}),
        ("arkadia", 4, {"lot": "g5 standing", "optional_neutrals": True}),
        ("archon", 2, {"season_reset": False}),
        ("archon", 4, {}),
    ],
)
@pytest.mark.sample(2)
def test_a_batch_plays_the_games_of_the_front_door(name: str, seats: int, options: Any) -> None:
    game: Any = load(name)
    common: Any = {"options": options, "final": True}
    batch = Batch(game, PLACES, seats, SEED, mask="bool", encoding="float32", **common)
    other = Batch(game, PLACES, seats, SEED, mask="bits", encoding="bytes", threads=2, **common)
    states = [
        polis.new_game(game, seats, options, batch_secret(SEED, place, 0))[0]
        for place in range(PLACES)
    ]
    rng, ended = np.random.default_rng(seats), 0
    for _ in range(STEPS):
        actions = chosen(batch, rng)
        for place, state in enumerate(states):
            check_place(batch, other, place, state)
        batch.step(actions)
        other.step(actions.tolist())
        for place, state in enumerate(states):
            seat = game.turn(state)
            game.apply(state, int(actions[place]))
            assert batch.done[place] == game.is_over(state)
            if game.is_over(state):
                ended += 1
                assert batch.rewards[place].tolist() == np.float32(game.win_shares(state)).tolist()
                assert batch.scores[place].tolist() == game.scores(state)
                last = game.encode(game.observe(state, seat))
                assert (batch.final[place] == last).all()
                secret = batch_secret(SEED, place, int(batch.numbers[place]))
                assert batch.seed_of(place) == secret
                states[place], _ = polis.new_game(game, seats, options, secret)
            else:
                assert not batch.rewards[place].any()
    assert ended > 0 or not COMPILED


@pytest.mark.parametrize("name", GAMES)
def test_many_deals_are_those_of_new_game(name: str) -> None:
    game: Any = load(name)
    number = 500 if COMPILED else 2
    for seats in game.seats:
        batch = Batch(game, number, seats, 9)
        secrets = [batch.seed_of(place) for place in range(number)]
        assert len({*secrets}) == number
        for place, secret in enumerate(secrets):
            assert secret == batch_secret(bytes(15) + b"\t", place, 0)
            state, _ = polis.new_game(game, seats, seed=secret)
            assert batch.state(place).tobytes() == state.tobytes(), place


def test_the_games_are_the_same_for_any_number_of_threads_and_places() -> None:
    game: Any = load("arkadia")

    def played(places: int, threads: int) -> list[bytes]:
        with Batch(game, places, 3, SEED, opponents={1: "random"}, threads=threads) as batch:
            for _ in range(60 if COMPILED else 3):
                batch.step(batch.legal[:, 0])
            return [batch.state(place).tobytes() for place in range(places)]

    whole = played(7, 1)
    assert played(7, 3) == whole
    assert played(7, 7) == whole
    assert played(4, 1) == whole[:4]


def ended(batch: Batch) -> None:
    """Play at random until the game in place 0 ends."""
    rng = np.random.default_rng(1)
    for _ in range(2000):
        batch.step(chosen(batch, rng))
        if batch.done[0]:
            return
    raise AssertionError("no game ended")


@pytest.mark.skipif(not COMPILED, reason="whole games take long interpreted")
def test_the_next_game_is_set_up_in_the_same_step_the_next_or_not() -> None:
    game: Any = load("archon")
    same, after, off = (
        Batch(game, 1, 2, SEED, reset=reset, mask="bool", encoding="float32")
        for reset in ("same-step", "next-step", "off")
    )  # fmt: skip
    for batch in (same, after, off):
        ended(batch)
        assert batch.rewards.sum() == pytest.approx(1)
    assert same.count[0] > 0
    assert same.numbers[0] == 1
    for batch in (after, off):
        assert game.is_over(batch.state(0))
        assert batch.count[0] == 0
        assert not batch.mask.any()
        assert batch.numbers[0] == 0
    after.step([-1])  # an action has no meaning here
    assert not after.done[0]
    assert not after.rewards.any()
    assert after.state(0).tobytes() == same.state(0).tobytes()
    assert (after.seen == same.seen).all()
    off.step([-1])
    assert off.done[0]
    assert not off.rewards.any()
    off.reset(places=[0])
    assert off.state(0).tobytes() == same.state(0).tobytes()


def test_an_illegal_action_is_refused_before_any_game_is_stepped() -> None:
    game: Any = load("arkadia")
    for threads in (1, 2):
        batch = Batch(game, 4, 2, SEED, threads=threads)
        before = [batch.state(place).tobytes() for place in range(4)]
        actions = batch.legal[:, 0].astype(int)
        illegal = next(a for a in range(game.action_count) if a not in game.legal(batch.state(2)))
        for wrong, words in (
            (illegal, r"^Place 2: .*ARK-"),
            (99999, "^Place 2: There is no action"),
        ):
            actions[2] = wrong
            with pytest.raises(polis.errors.IllegalAction, match=words):
                batch.step(actions)
            assert [batch.state(place).tobytes() for place in range(4)] == before


def test_an_illegal_action_can_lose_the_game() -> None:
    game: Any = load("archon")
    batch = Batch(game, 2, 3, SEED, illegal="lose", reset="next-step")
    before, loser = batch.state(1).tobytes(), int(batch.seat[1])
    batch.step([int(batch.legal[0, 0]), game.action_count])
    assert batch.done.tolist() == [False, True]
    assert batch.lost.tolist() == [-1, loser]
    shares = [0.5] * 3
    shares[loser] = 0
    assert batch.rewards[1].tolist() == shares
    assert batch.state(1).tobytes() == before
    assert batch.count[1] == 0
    batch.step([int(batch.legal[0, 0]), 0])
    assert batch.lost.tolist() == [-1, -1]
    assert batch.seed_of(1) == batch_secret(SEED, 1, 1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_opponents_move_until_a_learner_is_to_act(name: str, bot: str) -> None:
    game: Any = load(name)
    batch = Batch(game, PLACES, 3, SEED, opponents={0: bot, 2: bot})
    rng = np.random.default_rng(2)
    for _ in range(60 if COMPILED else 2):
        assert (batch.seat == 1).all()
        plies = [int(state["ply"][0]) for state in map(batch.state, range(PLACES))]
        batch.step(chosen(batch, rng))
        if not batch.done.any():
            assert all(int(batch.state(place)["ply"][0]) > ply for place, ply in enumerate(plies))


@pytest.mark.skipif(not COMPILED, reason="whole games take long interpreted")
def test_opponents_play_as_strongly_as_their_weights(tmp_path: Any) -> None:
    game: Any = load("arkadia")
    (tmp_path / "own.json").write_text('{"own": 0, "rivals": [0, 0, 0]}', "utf-8")
    states = []
    for bot in ("greedy", "journeyman", "apprentice", tmp_path / "own.json"):
        batch = Batch(game, 8, 2, SEED, opponents={1: bot}, reset="off")
        rng, won = np.random.default_rng(3), np.zeros(2)
        for _ in range(400):
            batch.step(chosen(batch, rng))
            won += batch.rewards.sum(axis=0)
        assert batch.done.all()
        assert won[1] >= 7  # of 8 games against random play
        states.append([batch.state(place).tobytes() for place in range(8)])
    assert states[0] == states[1]  # the same bot under two names
    assert states[1] != states[2] != states[3] != states[1]


def test_own_arrays_are_written_to() -> None:
    game: Any = load("archon")
    seen = np.ones((2, 2031), np.float32)
    batch = Batch(game, 2, 2, SEED, encoding="float32", arrays={"seen": seen})
    assert batch.seen is seen
    state = batch.state(1)
    assert (seen[1] == game.encode(game.observe(state, game.turn(state)))).all()


def test_seeds_can_be_given_for_each_place() -> None:
    game: Any = load("arkadia")
    batch = Batch(game, 3, 2, SEED)
    batch.reset(seeds=[5, 6], places=[0, 2])
    for place, seed in ((0, 5), (2, 6)):
        state, _ = polis.new_game(game, 2, seed=seed)
        assert batch.state(place).tobytes() == state.tobytes()
    assert batch.seed_of(1) == batch_secret(SEED, 1, 0)
    batch.reset(places=np.array([True, False, False]))
    assert batch.seed_of(0) == batch_secret(bytes(15) + b"\5", 0, 1)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"games": 0}, "The number of games is 0; it must be 1 to"),
        ({"threads": 0}, "The number of threads is 0"),
        ({"seats": 5}, "is for 2 to 4 seats, not 5"),
        ({"reset": "never"}, "reset: 'never' is none of 'off', 'same-step', 'next-step'"),
        ({"mask": "bytes"}, "mask: 'bytes' is none of None, 'bool', 'bits'"),
        ({"final": True}, "needs an encoding"),
        ({"opponents": {2: "random"}}, "There is no seat 2"),
        ({"opponents": {1: "adept"}}, "'adept' does not move inside a batch of Arkadia; random, greedy, apprentice, journeyman can"),
        ({"opponents": {0: "random", 1: "random"}}, "Every seat has a bot"),
        ({"opponents": {1: "nowhere.json"}}, "cannot be read"),
        ({"options": {"dragons": True}}, "no option 'dragons'"),
        ({"seed": "tomorrow"}, "is not a seed"),
        ({"arrays": {"seen": np.zeros(3)}}, "writes no array 'seen'"),
        ({"arrays": {"done": np.zeros(3)}}, "The array 'done' is bool with shape"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_in_one_sentence(given: Any, sentence: str) -> None:
    with pytest.raises(polis.PolisError, match=sentence) as refused:
        Batch(load("arkadia"), **{"games": 2, "seats": 2, **given})
    assert str(refused.value).endswith(".")


def test_actions_that_do_not_fit_are_refused() -> None:
    batch = Batch(load("arkadia"), 2, 2, SEED)
    for actions in ([1], [1.0, 2.0], [[1], [2]]):
        with pytest.raises(polis.PolisError, match="Actions are whole numbers with shape"):
            batch.step(actions)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_closed_batch_is_not_stepped(threads: int) -> None:
    with Batch(load("arkadia"), 2, 2, SEED, threads=threads) as batch:
        batch.step(batch.legal[:, 0])
    for again in (batch.step, batch.reset):
        with pytest.raises(polis.PolisError, match="The batch is closed"):
            again()
    batch.close()


def test_what_no_accelerator_can_do_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polis.batch.cuda.find_spec", lambda _name: None)
    with pytest.raises(polis.PolisError, match=r"needs numba-cuda: pip install 'polis\[cuda\]'"):
        Batch(load("arkadia"), 2, device="cuda")
    with pytest.raises(polis.PolisError, match="threads and arrays are those of the device"):
        Batch(load("arkadia"), 2, device="cuda", threads=2)
    with pytest.raises(polis.PolisError, match="device: 'tpu' is none of 'cpu', 'cuda'"):
        Batch(load("arkadia"), 2, device="tpu")  # type: ignore[arg-type]
