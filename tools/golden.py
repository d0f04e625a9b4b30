"""The golden records: whole games, kept so that no change of the rules goes unnoticed.

    python tools/golden.py            write every record anew into tests/games/arkadia/golden/records
    python tools/golden.py --missing  only those whose files are not there

Each recipe below asks for a table and for what has to happen in the game. Games are played from
seed after seed by a chooser at random until one fits, so the same recipe always leads to the same
record. Records are to be written anew only when the rules have changed on purpose; then
`rules_version` has to change too.
"""

import hashlib
import json
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from polis.core.events import Event
from polis.core.record import Record, Seat, begin_record, record_json, result_of
from polis.games import load
from polis.games.arkadia.actions import (
    BANNER,
    BASES,
    DONE,
    END,
    OWN,
    PLAY,
    SITE,
)

GOLDEN = Path(__file__).resolve().parents[1] / "tests" / "games" / "arkadia" / "golden"
RECORDS = GOLDEN / "records"
COMPONENTS = GOLDEN / "components"
NAMES = ("Yellow", "Orange", "Green", "Violet")
MOST_TRIES = 4000
BURST_FROM = 19  # castle pieces, after which the hoarding chooser lets everything go
SPARE_WORKERS = 8  # with fewer of its own the hoarding chooser uses a banner

Chooser = Callable[[Any, Any, list[int], random.Random], int]


@dataclass(frozen=True)
class Recipe:
    """A record to be made: its file's name, the table, who chooses, and what must come about.

    wanted: features of the game (see `features`), all of which it must have.
    """

    name: str
    seats: int
    chooser: str
    wanted: frozenset[str]
    options: Mapping[str, object] = field(default_factory=dict)
    components: str | None = None
    entropies: tuple[str, ...] = ()


# ---- what has happened in a game ---------------------------------------------------------------


def features(record: Record, events: Iterable[Event]) -> set[str]:
    """What a finished game is an example of, e.g. `castle` or `third pool`."""
    found = {"custom components"} if record.components_id != "original" else set()
    if record.result is not None:
        found.add(record.result.ending)
        if len(record.result.winners) > 1:
            found.add("shared victory")
    for event in events:
        found |= _features_of(event)
    if any(text.endswith(" flip") for text in record.actions):
        found.add("flipped building")
    if "site lot" in record.actions:
        found.add("workers at the lot")
    return found


def _features_of(event: Event) -> set[str]:
    """What one event alone is an example of."""
    names = {
        "castle_skipped": "skipped pieces",
        "hand_not_refilled": "smaller hand",
        "passed": "pass",
        "seals_cashed": "banner with seals",
    }
    if event.kind == "castle_placed" and event.fields["floor"] == 2:
        return {"third pool"}
    return {names[event.kind]} if event.kind in names else set()


# ---- who chooses -------------------------------------------------------------------------------


def verb_of(action: int) -> str:
    """The verb of an action's number."""
    return max((verb for verb in BASES if BASES[verb] <= action), key=BASES.__getitem__)


def lively(_game: Any, _state: Any, legal: list[int], rng: random.Random) -> int:
    """First a verb, then one of its actions."""
    verb = rng.choice(sorted({verb_of(action) for action in legal}))
    return rng.choice([action for action in legal if verb_of(action) == verb])


def thrifty(game: Any, state: Any, legal: list[int], rng: random.Random) -> int:
    """Workers and banners last longer, so castles are built and cards run out."""
    for verb, chance in (("play", 0.8), ("end", 0.6), ("done", 0.4)):
        chosen = [action for action in legal if verb_of(action) == verb]
        if chosen and rng.random() < chance:
            return rng.choice(chosen)
    return lively(game, state, legal, rng)


def shy(game: Any, state: Any, legal: list[int], rng: random.Random) -> int:
    """Nothing is completed as long as there is another way; banners are used up early."""
    if game.phase(state) == "must" and not any(PLAY <= action < SITE for action in legal):
        return _shy_site(game, state, legal, rng)
    if BANNER in legal:
        return BANNER
    if DONE in legal and rng.random() < 0.5:
        return DONE
    rng.shuffle(legal)
    return next((a for a in legal if not _completed_by(game, state, [a])), legal[0])


def _shy_site(game: Any, state: Any, legal: list[int], rng: random.Random) -> int:
    """A site at which some worker completes nothing."""
    rng.shuffle(legal)
    for site in legal:
        trial = state.copy()
        game.apply(trial, site)
        workers = [a for a in game.legal(trial).tolist() if OWN <= a < DONE]
        if any(not _completed_by(game, trial, [worker, DONE]) for worker in workers):
            return site
    return legal[0]


def hoarding(game: Any, state: Any, legal: list[int], rng: random.Random) -> int:
    """All buildings are laid and kept unfinished; in the last round as many as possible fall."""
    phase = game.phase(state)
    is_burst = sum(state["height"][0]) >= BURST_FROM
    if phase == "banner":
        return BANNER if int(state["own"][0, game.turn(state)]) < SPARE_WORKERS else END
    if phase == "must" and legal[0] < SITE:
        return rng.choice([action for action in legal if action < SITE or is_burst])
    if phase == "must" and is_burst:
        return max(legal, key=lambda site: _completed_by_filling(game, state, site))
    if phase == "worker" and is_burst:
        return legal[0]
    if DONE in legal:
        return DONE
    return shy(game, state, legal, rng)


def _completed_by(game: Any, state: Any, actions: Sequence[int]) -> int:
    """How many buildings the actions complete; one that is not legal any more is left out."""
    trial = state.copy()
    events: list[Event] = []
    for action in actions:
        if action in game.legal(trial):
            events += game.apply(trial, action)
    return sum(event.kind == "building_completed" for event in events)


def _completed_by_filling(game: Any, state: Any, site: int) -> int:
    """How many buildings are completed if as many workers as possible are put beside a site."""
    trial = state.copy()
    events: list[Event] = game.apply(trial, site)
    while game.phase(trial) == "worker":  # pass and play are no sites: nothing happens then
        events += game.apply(trial, int(game.legal(trial)[0]))
    return sum(event.kind == "building_completed" for event in events)


CHOOSERS: dict[str, Chooser] = {
    "lively": lively,
    "thrifty": thrifty,
    "shy": shy,
    "hoarding": hoarding,
}


# ---- making records ----------------------------------------------------------------------------


def game_of(components: str | None) -> Any:
    """The rules with the original box or with one of those kept for tests."""
    return load("arkadia", COMPONENTS / f"{components}.toml" if components else None)


def play(recipe: Recipe, game: Any, seed: int) -> tuple[Record, list[Event]]:
    """One whole game from a seed, and what happened in it; the hashes of its plies are left out."""
    secret = hashlib.sha256(f"golden {recipe.name} {seed}".encode()).digest()[:16]
    rng = random.Random(f"{recipe.name} {seed}")
    options = game.new_options(recipe.options)
    state, events = game.new_game(options, recipe.seats, secret, recipe.entropies)
    seats = [Seat(name, "random") for name in NAMES[: recipe.seats]]
    record = begin_record(game, options, seats, secret, recipe.entropies, state)
    actions = []
    while not game.is_over(state):
        action = CHOOSERS[recipe.chooser](game, state, game.legal(state).tolist(), rng)
        events += game.apply(state, action)
        actions.append(game.text(action))
    return replace(record, actions=tuple(actions), result=result_of(game, state)), events


def with_hashes(record: Record, game: Any) -> Record:
    """The record with the hash of every position."""
    options, secret = game.new_options(record.options), bytes.fromhex(str(record.secret))
    state, _ = game.new_game(options, len(record.seats), secret, record.entropies)
    hashes = [game.hash(state)]
    for text in record.actions:
        game.apply(state, game.parse(state, text)[0])
        hashes.append(game.hash(state))
    return replace(record, hashes=tuple(hashes))


def make(recipe: Recipe) -> Record:
    """The first game, seed after seed, that has all that the recipe wants."""
    game = game_of(recipe.components)
    for seed in range(MOST_TRIES):
        record, events = play(recipe, game, seed)
        if recipe.wanted <= features(record, events):
            return with_hashes(record, game)
    raise RuntimeError(f"{recipe.name}: no game with {sorted(recipe.wanted)} was found")


def recipes() -> Iterator[Recipe]:
    """All records, in the order of their names' parts."""
    for seats in (2, 3, 4):
        for name, chooser, wanted in ENDINGS:
            yield Recipe(f"{name}-{seats}", seats, chooser, frozenset(wanted))
        for extra in ({}, {"flips": True, "lot_workers": False}):
            name = "first-game-flips" if extra else "first-game"
            table = {"setup": "first-game", **extra}
            yield Recipe(f"{name}-{seats}", seats, "thrifty", frozenset(), table)
    yield from OTHERS


ENDINGS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("castle", "lively", ("castle", "banner with seals")),
    ("stuck", "shy", ("stuck", "pass", "smaller hand")),
    ("shared", "lively", ("shared victory",)),
    ("third-pool", "thrifty", ("castle", "third pool", "smaller hand")),
    ("skipped", "hoarding", ("skipped pieces", "third pool")),
)
OTHERS: tuple[Recipe, ...] = (
    Recipe("lying", 2, "thrifty", frozenset({"workers at the lot"}), {"lot": "f6 lying"}),
    Recipe("standing", 3, "thrifty", frozenset(), {"lot": "i5 standing", "lot_workers": False}),
    Recipe("flips", 4, "thrifty", frozenset({"flipped building"}), {"flips": True}),
    Recipe("open-screens", 2, "thrifty", frozenset(), {"open_screens": True}),
    Recipe("entropies", 3, "lively", frozenset(), entropies=("blue", "", "Grüße")),
    Recipe("crowded", 2, "thrifty", frozenset({"third pool"}), components="crowded"),
    Recipe("crowded-first-game", 4, "thrifty", frozenset(), {"setup": "first-game"}, "crowded"),
)


def text_of(record: Record) -> str:
    """The record as a file: everything on one line, because nobody reads a thousand hashes."""
    return json.dumps(record_json(record), ensure_ascii=False, separators=(",", ":")) + "\n"


def main(arguments: Sequence[str]) -> int:
    """Write the records; the exit code."""
    RECORDS.mkdir(parents=True, exist_ok=True)
    wanted = list(recipes())
    for path in set(RECORDS.glob("*.json")) - {RECORDS / f"{each.name}.json" for each in wanted}:
        path.unlink()
    for recipe in wanted:
        path = RECORDS / f"{recipe.name}.json"
        if "--missing" not in arguments or not path.exists():
            record = make(recipe)
            path.write_text(text_of(record), encoding="utf-8")
            print(f"{recipe.name}: {len(record.actions)} actions, {record.result}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
