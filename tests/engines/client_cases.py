"""Positions, actions and events with all that Python says of them, for the client's engine to compare."""

import json
import random
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from polis.bots import Budget
from polis.bots.hints.advice import advise
from polis.bots.reproducible_turns import decide_turn
from polis.bots.review.judge import Judge
from polis.core.kernels.engine import engine_folder
from polis.core.texts.catalogue import CORE, LANGUAGES, catalogue_of
from polis.core.texts.listener import Listener
from polis.games import load
from polis.games.compiled_bots import Depth, compiled_bots
from polis.games.levels import STRONGEST
from polis.search.memory import SearchSettings, new_scratch
from polis.search.search_bot import candidates
from polis.server.loaded_game import content_of
from polis.server.table.preview import attempt
from tests.engines.answer_cases import asked
from tests.games.fingerprint import OPTIONS
from tests.games.plausible import KINDS, plausible

SEATS = (2, 3, 4)
EVERY = 7  # about one position in so many is compared, with all that can be said of it
DRAFT = 4  # actions of a preview, at most
SEARCHED = 12  # one in so many positions is searched, and a turn is decided there
ASKED = 30  # at one in so many, all that can be asked is
SIMULATIONS = 100
NODES = 20_000
LEVELS = ("adept", "grandmaster")
ADVISED = 30  # one in so many positions is advised on
ADVICE = 400  # simulations of an advice
LOOK = 60  # of its judge
WORLDS = 3
MOST_SIMULATIONS = 300  # of a bot that decides a turn
ACTIONS = 3  # applied from each of these, and as many more asked about
EVENTS = 40  # of a kind
MORE_OPTIONS: dict[str, tuple[dict[str, object], ...]] = {
    "arkadia": ({"lot": "g5 standing"}, {"open_gold": True, "optional_neutrals": True}),
    "archon": ({"divide_first": True},),
}
NAMES = ("Anna", "", "Hélène", "Bo")


def encoded(record: Any) -> str:
    return b64encode(record.tobytes()).decode()


def head(name: str) -> dict[str, Any]:
    """What the client has before any position: the engine, and the words."""
    game: Any = load(name)
    texts = {language: game.spec.words(language) for language in LANGUAGES}
    return {
        "game": name,
        "rules": game.rules_version,
        "folder": str(engine_folder(f"polis.games.{name}")),
        "texts": texts,
        "common": {language: catalogue_of(CORE).source(language) for language in LANGUAGES},
        "networks": str(compiled_bots(game).network.parent),
        "box": content_of(name).detail.components,
    }


def network(game: Any, depth: Depth) -> Path:
    return depth.network or compiled_bots(game).network


def refused(game: Any, state: Any, action: int) -> Any:
    why = game.refusal(state, action)
    return why and {"clause": why.clause, "message": why.message, "args": {**why.args}}


def in_words(game: Any, state: Any, action: int) -> dict[str, str]:
    """Why an action is not allowed, in each language."""
    why = game.refusal(state, action)
    return {language: game.refusal_text(why, language) for language in LANGUAGES}


def asked_of(game: Any, state: Any) -> dict[str, str] | None:
    """What is to be decided in a position, in each language."""
    if game.is_over(state):
        return None
    return {language: game.spec.question(game.phase(state), language) for language in LANGUAGES}


def happened(game: Any, event: Any, viewer: int | None) -> dict[str, Any]:
    seen = event.seen_by(viewer)
    to = Listener(viewer, NAMES)
    told = game.event_json(seen)
    return {
        "kind": told.pop("kind"),
        "fields": told,
        "texts": {language: game.event_text(seen, language, to) for language in LANGUAGES},
    }


def position(game: Any, state: Any, rng: random.Random) -> dict[str, Any]:
    """A position for one viewer, some actions from there and why others are not allowed."""
    seats, turn = int(state["seats"][0]), game.turn(state)
    viewer = rng.choice([None, *range(seats), *[turn] * seats])
    legal = game.legal(state).tolist()
    chosen = rng.sample(legal, min(ACTIONS, len(legal)))
    view = game.view(state, viewer)
    asked = [*chosen, *(rng.randrange(game.codec.size) for _ in range(ACTIONS))]
    return {
        "state": encoded(state),
        "hash": game.hash(state),
        "seen": encoded(game.shown(state, viewer)),
        "viewer": viewer,
        "turn": turn,
        "view": view,
        "scores": game.spec.scores_of(view),
        "question": asked_of(game, state),
        "legal": legal,
        "applied": [applied(game, state, action, viewer) for action in chosen],
        "refused": [[action, refused(game, state, action)] for action in asked],
    }


def dealt(game: Any, options: dict[str, object], seats: int, rng: random.Random) -> dict[str, Any]:
    """A game that has just been set up, from a secret and the texts of its players."""
    table, secret = game.new_options(options), rng.randbytes(16)
    entropies = [rng.choice(["", "Würfel", str(rng.random())]) for _ in range(seats)]
    state, events = game.new_game(table, seats, secret, entropies)
    return {
        "secret": secret.hex(),
        "entropies": entropies,
        "options": game.options_json(table),
        "state": encoded(state),
        "hash": game.hash(state),
        "events": [happened(game, event, None) for event in events],
    }


def previewed(game: Any, state: Any, rng: random.Random) -> dict[str, Any]:
    """What the server answers to the draft of the seat to act."""
    seat, after = game.turn(state), state.copy()
    actions: list[int] = []
    while len(actions) < DRAFT and not game.is_over(after) and game.turn(after) == seat:
        is_wrong = rng.random() < 0.1
        actions.append(
            rng.choice([game.codec.size - 1] if is_wrong else game.legal(after).tolist())
        )
        if is_wrong:
            break
        game.apply(after, actions[-1])
    tried = attempt(content_of(game.name), state, seat, actions)
    is_open = tried.stop != "reveals"
    return {
        "seen": encoded(game.observe(state, seat)),
        "seat": seat,
        "actions": actions,
        "done": tried.done,
        "stops": tried.stop,
        "view": game.view(tried.state, seat) if is_open else None,
        "legal": game.legal(tried.state).tolist() if tried.stop is None else [],
        "events": [
            [happened(game, one, seat) for one in each]
            for each in tried.events[: None if is_open else -1]
        ],
        "refused": tried.refused
        and [tried.refused[0], refused(game, tried.state, tried.refused[0])],
        "why": tried.refused and in_words(game, tried.state, tried.refused[0]),
    }


def advised(game: Any, state: Any, seed: int) -> dict[str, Any]:
    """What is advised to the seat to act."""
    seen, bots = game.observe(state, game.turn(state)), compiled_bots(game)
    bot, second = (
        bots.search(game, STRONGEST, Budget(simulations=number)) for number in (ADVICE, LOOK)
    )
    rng = np.random.default_rng(seed)
    found = advise(game, bot, seen, rng, Judge(game, second, WORLDS))
    told = asdict(found)
    if found.gain:
        told["gain"] = {
            "total": asdict(found.gain.total),
            "more": [[name, asdict(one)] for name, one in found.gain.more],
            "less": [[name, asdict(one)] for name, one in found.gain.less],
        }
    return {
        "observed": encoded(seen),
        "level": STRONGEST,
        "seed": str(seed),
        "simulations": ADVICE,
        "look": LOOK,
        "worlds": WORLDS,
        "advice": told,
    }


def turn(game: Any, state: Any, name: str, seeds: list[int]) -> dict[str, Any]:
    """The whole turn of a bot. seeds: of its chance."""
    bots = compiled_bots(game)
    budget = bots.steady_budget(name)
    if budget and (budget.simulations or 0) > MOST_SIMULATIONS:
        budget = Budget(simulations=MOST_SIMULATIONS)
    after = state.copy()
    bot = bots.new(game, name, budget)
    decided = decide_turn(game, bot, after, seeds)
    replayed, actions = state.copy(), []
    for text in decided.actions:
        actions += game.parse(replayed, text)[:1]
        game.apply(replayed, actions[-1])
    return {
        "state": encoded(state),
        "bot": name,
        "simulations": budget.simulations if budget else None,
        "seeds": [str(seed) for seed in seeds],
        "actions": actions,
    }


def searched(game: Any, state: Any, level: str, seed: int) -> dict[str, Any]:
    """The tree that a level grows for the seat to act, and the greedy bot's choice."""
    bots, seat = compiled_bots(game), game.turn(state)
    depth, seen = bots.depths[level], game.observe(state, seat)
    settings = SearchSettings(depth.turns, depth.hurry, depth.ripe)
    net = bots.load_net(game, network(game, depth))
    context = bots.context(game.tables, NODES, net, settings)
    context.seed(np.uint64(seed))
    context.start(seen)
    context.search(SIMULATIONS)
    legal, seats = set(game.legal(seen).tolist()), int(state["seats"][0])
    scratch = new_scratch(bots.context.shape, game.tables)
    scratch.rng[0] = seed
    return {
        "observed": encoded(seen),
        "level": level,
        "seed": str(seed),
        "simulations": SIMULATIONS,
        "candidates": [
            {"action": one.action, "visits": one.visits, "shares": [*one.shares]}
            for one in candidates([context], seats)
            if one.action in legal
        ],
        "greedy": int(bots.context.kernels.greedy_at(seen, 0, bots.context.weights, scratch)),
    }


def applied(game: Any, state: Any, action: int, viewer: int | None) -> dict[str, Any]:
    after = state.copy()
    events = game.apply(after, action)
    told = [happened(game, event, viewer) for event in events]
    return {"action": action, "after": encoded(after), "events": told}


def positions(name: str, number: int, seed: int) -> Iterator[dict[str, Any]]:
    """So many positions of games at random, all seat counts and options in turn, the ends included."""
    game: Any = load(name)
    rng = random.Random(f"{name} {seed}")
    names = ("random", "greedy", *compiled_bots(game).offered)
    options, played, found = OPTIONS[name], 0, 0
    while found < number:
        table = game.new_options(options[played % len(options)])
        state, _ = game.new_game(table, SEATS[played % len(SEATS)], rng.randbytes(16))
        played += 1
        while found < number and not game.is_over(state):
            if rng.random() < 1 / EVERY:
                found += 1
                yield position(game, state, rng)
                yield {"tried": previewed(game, state, rng)}
                yield asked(game, state, rng, found % ASKED == 0)
                if found % SEARCHED == 0:
                    yield searched(game, state, rng.choice(LEVELS), rng.getrandbits(64) | 1)
                    yield turn(game, state, rng.choice(names), [rng.getrandbits(80), played])
                if found % ADVISED == 0:
                    yield advised(game, state, rng.getrandbits(64))
            game.apply(state, rng.choice(game.legal(state).tolist()))
        if game.is_over(state) and found < number:
            found += 1
            yield position(game, state, rng)
            yield asked(game, state, rng, is_whole=False)


def deals(name: str, number: int, seed: int) -> Iterator[dict[str, Any]]:
    """So many first positions, of all seat counts and options."""
    game: Any = load(name)
    rng = random.Random(f"{name} {seed} deals")
    options = (*OPTIONS[name], *MORE_OPTIONS[name])
    for i in range(number):
        yield dealt(game, options[i % len(options)], rng.choice(SEATS), rng)


def kinds(name: str, seed: int) -> Iterator[dict[str, Any]]:
    """Events of every kind, as its own seat and others may know them."""
    game: Any = load(name)
    rng = random.Random(f"{name} {seed} events")
    for number, kind in enumerate(KINDS[name]):
        found = list(plausible(kind))
        for event in rng.sample(found, min(EVENTS, len(found))):
            viewer = rng.choice([None, 0, 3])
            row = [number, *event.fields.values()]
            row += [0] * (6 - len(row))
            yield {"row": row, "viewer": viewer, **happened(game, event, viewer)}


def write(path: Path, name: str, number: int, seed: int) -> None:
    """Write a line of JSON for the head, then one for every event and every position."""
    with path.open("w", encoding="utf-8") as file:
        for one in (
            head(name),
            *kinds(name, seed),
            *deals(name, number, seed),
            *positions(name, number, seed),
        ):
            file.write(json.dumps(one) + "\n")
