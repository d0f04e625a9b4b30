"""The slow references of both games, and games that the engine and a reference play side by side."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from polis.games import load
from tests.games.archon.reference import invariants as archon
from tests.games.archon.reference.loaded import box_from as archon_box
from tests.games.archon.reference.streams import deal as deal_archon
from tests.games.arkadia.reference import invariants as arkadia
from tests.games.arkadia.reference.loaded import box_from as arkadia_box
from tests.games.arkadia.reference.streams import deal as deal_arkadia

WORLDS = 0.1  # of the positions of a game, in which another world is looked at
Chooser = Callable[[random.Random, list[str]], str]

BOX_FROM: dict[str, Callable[..., Any]] = {"archon": archon_box, "arkadia": arkadia_box}
CHECKS: dict[str, Callable[..., None]] = {
    "archon": archon.check_state,
    "arkadia": arkadia.check_state,
}
DEALS: dict[str, Callable[..., Any]] = {"archon": deal_archon, "arkadia": deal_arkadia}


def deal(
    game: Any,
    seats: int,
    secret: bytes,
    entropies: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
) -> Any:
    """The game that a secret gives, in the reference and with the box of this game."""
    return DEALS[game.name](BOX_FROM[game.name](game.box), seats, secret, entropies, options)


def any_choice(rng: random.Random, texts: list[str]) -> str:
    """Any of the texts."""
    return rng.choice(texts)


def even_choice(rng: random.Random, texts: list[str]) -> str:
    """First a verb, then one of its actions: the game gets further than by any text."""
    verb = rng.choice(sorted({text.split()[0] for text in texts}))
    return rng.choice([text for text in texts if text.split()[0] == verb])


def busy_choice(rng: random.Random, texts: list[str]) -> str:
    """Archon: passes late and does more, so that tracks, tiles and walls fill up."""
    busy = [text for text in texts if text.split()[0] not in ("pass", "stop", "done")]
    if busy and rng.random() < 0.9:
        return even_choice(rng, busy)
    return rng.choice(texts)


def thrifty_choice(rng: random.Random, texts: list[str]) -> str:
    """Arkadia: workers and banners last longer, so castles get built and piles run out."""
    for verb, chance in (("play", 0.8), ("end", 0.6), ("done", 0.4)):
        chosen = [text for text in texts if text.split()[0] == verb]
        if chosen and rng.random() < chance:
            return rng.choice(chosen)
    return even_choice(rng, texts)


def check_world(game: Any, state: Any, box: Any, rng: random.Random) -> None:
    """A world that a seat cannot tell from the true one is one that can be, and looks the same to it."""
    seat = rng.randrange(int(state["seats"][0]))
    seen = game.observe(state, seat)
    world = game.sample_world(seen, np.random.default_rng(rng.getrandbits(32)))
    CHECKS[game.name](game.named(world), box)
    assert game.observe(world, seat).tobytes() == seen.tobytes()
    assert game.view(world, seat) == game.view(state, seat)
    if game.turn(state) == seat:
        assert game.legal(world).tolist() == game.legal(state).tolist()


def compare_one_game(
    game: Any, seed: int, seats: int, options: Mapping[str, Any], chooser: Chooser
) -> None:
    """Play one game in both; every ply has the same legal actions and the same state."""
    secret = random.Random(f"{seed} secret").randbytes(16)
    state, _ = game.new_game(game.new_options(options), seats, secret)
    reference, box = deal(game, seats, secret, (), options), BOX_FROM[game.name](game.box)
    rng = random.Random(f"{seed} choices")
    while True:
        named = game.named(state)
        assert named == reference.named()
        CHECKS[game.name](named, box)
        if not game.is_over(state) and rng.random() < WORLDS:  # afterwards a view hides nothing
            check_world(game, state, box, rng)
        legal = [game.text(action) for action in game.legal(state)]
        assert len(set(legal)) == len(legal)
        assert set(legal) == reference.legal()
        if not legal:
            break
        text = chooser(rng, legal)
        game.apply(state, game.parse(state, text)[0])
        reference.apply(text)
    assert game.is_over(state)
    assert reference.is_over()
    assert game.scores(state) == reference.scores()
    assert game.winners(state) == reference.winners()


OPTIONS: dict[str, list[dict[str, Any]]] = {
    "archon": [{}, {"season_reset": False}, {"divide_first": True}],
    "arkadia": [
        {},
        {"flips": True},
        {"lot_workers": False},
        {"open_screens": True},
        {"setup": "first-game"},
        {"setup": "first-game", "flips": True, "lot_workers": False},
        {"lot": "g5 standing", "flips": True},
        {"lot": "h6 lying"},
        {"optional_neutrals": True, "open_gold": True},
    ],
}
CHOOSERS = {"archon": (any_choice, busy_choice), "arkadia": (even_choice, thrifty_choice)}
GAMES: dict[str, Any] = {name: load(name) for name in OPTIONS}
