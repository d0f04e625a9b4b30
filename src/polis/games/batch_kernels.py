"""The frame of batches for any game of kernels: its hooks, and memory for a part of a batch."""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from types import ModuleType, SimpleNamespace
from typing import Any, Final

import numpy as np

from polis.core.contract.game import MAX_SEATS
from polis.core.contract.kernel_game import KernelGame
from polis.core.contract.options import rule_options
from polis.core.declared.byte_encoding import byte_encoder
from polis.core.declared.fields import Declared
from polis.core.kernels.arrays import Array, Records
from polis.core.kernels.encoding import COLUMNS
from polis.core.kernels.event_log import empty_log
from polis.core.kernels.kernel import HOOKS, KERNEL, kernel, source_of
from polis.core.kernels.secret_streams import CHANCE, key_message
from polis.core.sources import package_of
from polis.core.texts.errors import PolisError
from polis.games.compiled_bots import CompiledBots
from polis.search import afterstates, batches
from polis.search.batches import BYTES, FLOATS, KINDS_OF_BOTS, LEARNER, NONE
from polis.search.frames import specialise
from polis.search.memory import (
    DECK,
    DECKS,
    BatchMemory,
    BatchSettings,
    Seen,
    Shape,
    new_scratch,
)

AnyGame = KernelGame[Any, Any, Any]
INT16: Final = np.dtype(np.int16)


# What stands for a kernel that a game does not have: the settings see to it that it is not called


@kernel
def no_deal(  # noqa: PLR0913 - what a set-up needs
    states: Records,
    i: int,
    tables: Records,
    plan: Array,
    chance: Records,
    room: Array,
    log: Records,
) -> None:
    """Do nothing."""


@kernel
def no_standing(states: Records, i: int, tables: Records, seat: int) -> int:  # noqa: ARG001
    """Return 0."""
    return 0


@kernel
def no_observation(states: Records, i: int, viewer: int, seen: Records) -> None:
    """Do nothing."""


@kernel
def no_bytes(raw: Array, seat: int, octets: Array) -> None:
    """Do nothing."""


@kernel
def no_world(states: Records, i: int, tables: Records, room: Array, rng: Array) -> None:
    """Do nothing."""


@kernel
def no_greedy(states: Records, i: int, weights: Any, scratch: Any) -> int:  # noqa: ARG001
    """Return 0."""
    return 0


def batch_kernels(game: AnyGame) -> Any:
    """Return the functions of `search.batches` and `search.afterstates` for a game, by name."""
    kind = type(game)
    if kind not in _made:
        hooks = hooks_of(game)
        made = {**vars(specialise(batches, hooks)), **vars(specialise(afterstates, hooks))}
        _made[kind] = SimpleNamespace(**made)
    return _made[kind]


_made: Final[dict[type[AnyGame], Any]] = {}


def hooks_of(game: AnyGame) -> Any:
    """Return a module with the hooks of a game, `search.frames.BatchHooks`."""
    kind, spec = type(game), game.spec
    hooks: Any = ModuleType(f"{package_of(kind.__module__)}.batch_hooks")
    setattr(hooks, HOOKS, True)
    own, figures = kind.kernels, spec.figures()
    hooks.OVER = tuple(kind.phases).index("over")
    hooks.legal_at = source_of(own.legal)
    hooks.do_at = source_of(own.do or own.apply)
    hooks.deal_at = source_of(own.deal or no_deal)
    hooks.standing_at = source_of(own.standing or no_standing)
    hooks.observe_at = source_of(own.observe) if observes(kind) else no_observation
    hooks.encode_bytes = byte_encoder(game.seat_encoding.program) if is_encoded(game) else no_bytes
    hooks.fill_at = source_of(own.fill_world) if samples_worlds(kind) else no_world
    bots = spec.bots
    hooks.greedy = bots.greedy_kernel if isinstance(bots, CompiledBots) else no_greedy
    for name in ("begin_counting", "count_decision", "count_events", "note"):
        setattr(hooks, name, getattr(figures, name))
    return hooks


def observes(kind: type[AnyGame]) -> bool:
    """Whether what a seat may know is a kernel."""
    return bool(getattr(source_of(kind.kernels.observe), KERNEL, False))


def samples_worlds(kind: type[AnyGame]) -> bool:
    """Whether what a seat does not know is drawn by a kernel."""
    return bool(getattr(source_of(kind.kernels.fill_world), KERNEL, False))


def is_encoded(game: AnyGame) -> bool:
    """Whether a batch can encode what a seat sees."""
    return isinstance(game.layout, Declared) and observes(type(game))


def ranks(game: AnyGame) -> bool:
    """Whether a kernel knows who wins: by the points, or as the game says."""
    is_plain = type(game).standings is KernelGame.standings
    return is_plain or game.kernels.standing is not None


def moves(game: AnyGame, bot: str) -> bool:
    """Whether a bot can move in a kernel."""
    return bot == "random" or (bot == "greedy" and isinstance(game.spec.bots, CompiledBots))


@dataclass(slots=True)
class Places:
    """The arrays of a batch, a row for each place; `part` has those of some places in the same memory."""

    states: Any
    seeds: Array
    is_own: Array
    secrets: Array
    places: Array
    numbers: Array
    rngs: Array
    dice: Array
    due: Array
    actions: Array
    seat: Array
    legal: Array
    listed: Array
    mask: Array
    packed: Array
    floats: Array
    octets: Array
    final_floats: Array
    final_octets: Array
    firsts: Array
    rewards: Array
    scores: Array
    done: Array
    lost: Array
    figures: Array

    def part(self, rows: slice) -> "Places":
        """Return the arrays of some places."""
        return Places(*(getattr(self, one.name)[rows] for one in fields(self)))


def new_places(
    game: AnyGame, games: int, seats: int, masks: int = NONE, form: int = NONE, final: bool = False
) -> Places:
    """Return arrays for a number of places; what is not asked for has no rows."""
    size = game.seat_encoding.size if is_encoded(game) else 1
    row = game.codec.size

    def rows_if(wanted: bool) -> int:
        return games if wanted else 0

    return Places(
        states=np.zeros(games, game.layout.record),
        seeds=np.zeros((games, 4), np.int64),
        is_own=np.zeros(games, np.bool_),
        secrets=np.zeros((games, 4), np.int64),
        places=np.arange(games, dtype=np.int64),
        numbers=np.full(games, -1, np.int64),
        rngs=np.ones(games, np.uint64),
        dice=np.ones(games, np.uint64),
        due=np.zeros(games, np.bool_),
        actions=np.zeros(games, np.int32),
        seat=np.zeros(games, np.int32),
        legal=np.zeros((games, game.kernels.most_legal), np.int16),
        listed=np.zeros(games, np.int32),
        mask=np.zeros((rows_if(masks == batches.BOOLS), row), np.bool_),
        packed=np.zeros((rows_if(masks == batches.BITS), -(-row // 8)), np.uint8),
        floats=np.zeros((rows_if(form == FLOATS), size), np.float32),
        octets=np.zeros((rows_if(form == BYTES), size), np.uint8),
        final_floats=np.zeros((rows_if(form == FLOATS and final), size), np.float32),
        final_octets=np.zeros((rows_if(form == BYTES and final), size), np.uint8),
        firsts=np.zeros(games, np.int64),
        rewards=np.zeros((games, seats), np.float32),
        scores=np.zeros((games, seats), np.int32),
        done=np.zeros(games, np.bool_),
        lost=np.full(games, -1, np.int32),
        figures=np.zeros((games, game.spec.figures().FIGURES), np.int32),
    )


@dataclass(frozen=True, slots=True)
class Table:
    """What all games of a batch have in common.

    bots: what moves each seat, None for a learner; weights: of a greedy bot, by seat.
    """

    options: Any
    bots: Sequence[str | None]
    weights: dict[int, Records] = field(default_factory=dict)


def new_memory(game: AnyGame, table: Table, rows: Places, **settings: Any) -> BatchMemory:
    """Return the memory for one thread and some places. settings: of `BatchSettings`.

    Raises PolisError for a game whose points are no 16-bit numbers.
    """
    record, seats = game.layout.record, len(table.bots)
    glance, program = np.zeros(1, record), np.zeros((1, len(COLUMNS)), np.int32)
    if is_encoded(game):
        program = game.seat_encoding.program
    log = empty_log(game.kernels.log_type)
    if not settings.get("counts"):
        log["limit"] = 0
    return BatchMemory(
        settings=_settings(game, table, **settings),
        states=rows.states,
        raw=_as_int16(rows.states),
        blank=blank(game, table.options),
        glance=glance,
        glance_raw=_as_int16(glance),
        scratch=new_scratch(shape_of(game), game.tables),
        weights=weights_of(game, table.weights),
        bots=np.array(
            [_number(bot) for bot in table.bots] + [LEARNER] * (MAX_SEATS - seats), np.int64
        ),
        plan=np.array(game.plan(table.options, seats), np.int16),
        key=key_message(game.name, seats),
        chance=np.zeros(1, CHANCE),
        room=np.zeros((DECKS, DECK), np.int16),
        **_arrays(rows),
        program=program,
        tally=np.zeros(1, game.spec.figures().TALLY),
        log=log,
    )


def _arrays(rows: Places) -> dict[str, Any]:
    """Return the parts of the memory that are rows of the places."""
    same = (
        *("seeds", "is_own", "secrets", "places", "numbers", "rngs", "dice", "due", "actions"),
        *("firsts", "seat", "legal", "listed", "mask", "packed", "done", "lost", "figures"),
    )
    return {
        **{name: getattr(rows, name) for name in same},
        "seen": Seen(rows.floats, rows.octets),
        "final": Seen(rows.final_floats, rows.final_octets),
        "after": Seen(rows.floats[:0], rows.octets[:0]),
        "rewards": rows.rewards.reshape(-1),
        "scores": rows.scores.reshape(-1),
    }


def new_after(rows: Places, form: str, number: int) -> Seen:
    """Return room for the encodings of a number of positions; form: the array of `Places` like which it is."""
    kept = {
        name: np.zeros((number if name == form else 0, array.shape[1]), array.dtype)
        for name, array in (("floats", rows.floats), ("octets", rows.octets))
    }
    return Seen(**kept)


def _settings(game: AnyGame, table: Table, **settings: Any) -> BatchSettings:
    kind, points_at = game.layout.record.fields[game.points][:2]  # type: ignore[index]
    if kind.base != INT16:
        raise PolisError(f"The points of {game.title} are no numbers of 16 bits.")
    return BatchSettings(
        seats=len(table.bots),
        learners=sum(bot is None for bot in table.bots),
        points_at=points_at,
        deals=game.kernels.deal is not None,
        has_standing=game.kernels.standing is not None,
        **settings,
    )


def sample_memory(game: AnyGame) -> BatchMemory:
    """Return memory without places, which shows the types of everything."""
    most = game.seats[-1]
    table = Table(game.new_options({}), [None] * most)
    memory = new_memory(game, table, new_places(game, 0, most))
    return memory._replace(plan=memory.plan[:0], key=memory.key[:0], program=memory.program[:0])


def _as_int16(states: Any) -> Any:
    """Return the memory of states as numbers of 16 bits, a row for each."""
    return states.view(np.uint8).view(INT16).reshape(len(states), states.itemsize // 2)


def _number(bot: str | None) -> int:
    return LEARNER if bot is None else KINDS_OF_BOTS[bot]


def blank(game: AnyGame, options: Any) -> Any:
    """Return a state of zeros with the options of a table."""
    state = np.zeros(1, game.layout.record)
    for name, *_ in rule_options(type(options)):
        if name in (state.dtype.names or ()):
            state[name] = getattr(options, name)
    return state


def shape_of(game: AnyGame) -> Shape:
    """Return the sizes of the working memory of a game's bots, smallest for a game without its own."""
    if isinstance(game.spec.bots, CompiledBots):
        return game.spec.bots.context.shape
    kernels = game.kernels
    return Shape(
        state=game.layout.record, listed=kernels.most_legal, lists=1, pool=max(kernels.room, 1),
        new_log=lambda limit: empty_log(kernels.log_type, limit), inputs=0, classes=0,
    )  # fmt: skip


def weights_of(game: AnyGame, own: dict[int, Records]) -> Any:
    """Return the weights of the greedy bot by seat, its usual ones where a seat has none of its own."""
    bots = game.spec.bots
    if not isinstance(bots, CompiledBots):
        return np.zeros(MAX_SEATS, np.dtype((np.record, [("none", "<i8")])))
    found = np.resize(bots.context.weights, MAX_SEATS)
    for seat, weights in own.items():
        found[seat] = weights[0]
    return found
