"""What is to be played, down to the last seed: the same plan gives the same games anywhere."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, Self

from polis.bots.outside.naming import Outsider
from polis.core.contract.game import Rules
from polis.core.seeds import SECRET_BYTES, parse_seed, seed_text
from polis.core.sources import PACKAGE, game_sources, source_digest
from polis.core.texts.errors import PolisError
from polis.games import spec_of
from polis.games.compiled_bots import CompiledBots, compiled_bots
from polis.search.bots import Budget
from polis_lab.contests.entrants import Entrant, files_of, read_entrants
from polis_lab.contests.pairing import Job, Pairing

MOST_GAMES: Final = 1_000_000
CLOCK: Final = 10.0  # seconds for a turn of a bot from outside
LONGEST_CLOCK: Final = 86_400.0
MOST_FORGIVEN: Final = 1_000

# What must be equal for games to be counted together on a ladder or in one contest, with the names
# for error messages.
SAME_LADDER: Final = {
    "game": "the game",
    "seats": "the number of seats",
    "options": "the options",
    "rules_version": "the rules version",
    "components_sha256": "the component file",
    "code": "the code of rules and bots",
}
SAME_CONTEST: Final = {
    **SAME_LADDER,
    "bots": "the bots",
    "seed": "the seed",
    "stop_at": "--stop-at",
    "clock": "--clock",
    "simulations": "--simulations",
    "forgive": "--forgive",
    "prints": "the files of the bots from outside",
}


@dataclass(frozen=True, slots=True)
class Plan:
    """A contest before its first game. All fields are JSON values.

    options: as written by `Game.options_json`; bots: labels of the entrants; seed: 32 hexadecimal
    digits; code: a fingerprint of rules and bots; components: the path of a component file other
    than the packaged one; components_sha256: the hash of its content; stop_at: see `stopping`.
    outside: bots from outside by label, as `Outsider.json` has them; prints: digests of their files;
    clock: the seconds that each of their turns may take; simulations: the budget that they learn;
    forgive: the illegal answers that a game of theirs may have.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: str
    options: dict[str, Any]
    rules_version: int
    components_id: str
    components_sha256: str
    code: str
    components: str | None = None
    stop_at: float | None = None
    outside: dict[str, Any] = field(default_factory=dict)
    prints: dict[str, str] = field(default_factory=dict)
    clock: float = CLOCK
    simulations: int | None = None
    forgive: int = 0

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """The bots with their budgets."""
        tables = {name: Outsider.from_json(one) for name, one in self.outside.items()}
        return tuple(Entrant.read(label, tables) for label in self.bots)

    @property
    def pairing(self) -> Pairing:
        """Return the pairings."""
        return Pairing(len(self.bots), self.seats)

    @property
    def deals(self) -> int:
        """The number of deals to play."""
        return self.pairing.deals(self.games)

    def jobs(self) -> list[Job]:
        """Return all games, in the order of deals."""
        return list(self.pairing.jobs(self.deals))

    def json(self) -> dict[str, Any]:
        """Return the plan in the form that `from_json` reads."""
        return {**asdict(self), "bots": list(self.bots)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Read a plan; raises TypeError or KeyError if it is invalid."""
        return cls(**{**data, "bots": tuple(data["bots"])})


def new_plan(
    game: Rules,
    bots: str,
    seats: int,
    games: int,
    seed: str,
    *,
    budget: Budget | None = None,
    options: dict[str, Any] | None = None,
    components: Path | None = None,
    stop_at: float | None = None,
    tables: Mapping[str, Outsider] | None = None,
    clock: float = CLOCK,
    forgive: int = 0,
) -> Plan:
    """Check all parameters and return the plan; raises PolisError, InvalidSeed, InvalidOptions.

    games: rounded up to whole deals; tables: bots from outside that have a name; clock: seconds for
    each turn of a bot from outside; forgive: how many illegal answers a game of theirs may have.
    """
    entrants = read_entrants(bots, budget, tables)
    outside = [entrant.outside for entrant in entrants if entrant.outside is not None]
    for entrant in entrants:
        if entrant.outside is None:
            game.spec.bots.check(entrant.bot)
    check_weights(game, entrants)
    _check_limits(clock, forgive)
    if seats not in game.seats:
        raise PolisError(
            f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}."
        )
    if not 1 <= games <= MOST_GAMES:
        raise PolisError(f"The number of games is {games}; it must be 1 to {MOST_GAMES}.")
    _check_stop(stop_at, len(entrants))
    plan = Plan(
        game=game.name,
        bots=tuple(entrant.label for entrant in entrants),
        seats=seats,
        games=games,
        seed=seed_text(parse_seed(seed)),
        options=game.options_json(game.new_options(options or {})),
        rules_version=game.rules_version,
        components_id=game.components_id,
        components_sha256=game.components_sha256,
        code=code_fingerprint(game.name, files_of(entrants)),
        components=None if components is None else str(components.resolve()),
        stop_at=stop_at,
        outside={one.name: one.json() for one in outside},
        prints=prints_of(entrants),
        clock=clock,
        simulations=budget.simulations if budget is not None and outside else None,
        forgive=forgive,
    )
    return with_games(plan, games)


def difference(one: Plan, other: Plan, fields: Mapping[str, str]) -> tuple[str, str, str] | None:
    """Return the name and both values of the first of these fields that differs, or None."""
    ours, theirs = one.json(), other.json()
    for key, name in fields.items():
        if ours[key] != theirs[key]:
            return name, _shown(ours[key]), _shown(theirs[key])
    return None


def _shown(value: object) -> str:
    """A value for a sentence."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {one}" for name, one in value.items()) or "none"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def with_games(plan: Plan, games: int) -> Plan:
    """Return the plan with at least that many games, rounded up to whole deals."""
    pairing = plan.pairing
    whole = sum(len(pairing.seatings(deal)) for deal in range(pairing.deals(games)))
    return Plan.from_json({**plan.json(), "games": whole})


def deal_secret(plan: Plan, deal: int) -> bytes:
    """Return the 16 bytes from which everything hidden in a deal is derived."""
    return hashlib.sha256(f"{plan.seed}\0deal\0{deal}".encode()).digest()[:SECRET_BYTES]


def chance_seed(plan: Plan, job: Job, seat: int) -> int:
    """Return the seed of a bot's random numbers, different in each game and at each seat."""
    digest = hashlib.sha256(f"{plan.seed}\0bot\0{job.number}\0{seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def prints_of(entrants: Iterable[Entrant]) -> dict[str, str]:
    """Return a digest of the files and the command of each bot from outside, by label."""
    return {one.label: one.outside.digest for one in entrants if one.outside is not None}


def _check_limits(clock: float, forgive: int) -> None:
    """Raise PolisError for limits that make no sense."""
    if not 0 < clock <= LONGEST_CLOCK:
        raise PolisError(
            f"--clock is more than 0 and at most {LONGEST_CLOCK:g} seconds, not {clock:g}."
        )
    if not 0 <= forgive <= MOST_FORGIVEN:
        raise PolisError(f"--forgive is 0 to {MOST_FORGIVEN}, not {forgive}.")


def check_weights(game: Rules, entrants: Iterable[Entrant]) -> None:
    """Raise PolisError if the weights that an entrant names are missing or do not fit."""
    for path in files_of(entrants):
        compiled_bots(game).load_net(game, path)


def code_fingerprint(game: str, weights: Iterable[Path] = ()) -> str:
    """Return 16 hexadecimal digits that change with any edit of a game's rules, bots or network.

    A network with which `POLIS_NETS` replaces the packaged one counts as well, and so do the
    weights that entrants name.
    """
    return source_digest([*game_sources(game), *_bots(game), *weights])


def _bots(game: str) -> list[Path]:
    """The files of the generic bots, and the networks of this game, if it has any."""
    bots = spec_of(game).bots
    packaged = [bots.network] if isinstance(bots, CompiledBots) else []
    return [
        *sorted((PACKAGE / "bots").rglob("*.py")),
        *sorted((PACKAGE / "games" / "learned").glob("*.py")),
        *filter(Path.is_file, dict.fromkeys([*packaged, *bots.weights_files(game)])),
    ]


def _check_stop(stop_at: float | None, entrants: int) -> None:
    """Raise PolisError unless `stop_at` fits: the test asks whether the first of two bots is better."""
    if stop_at is None:
        return
    if entrants != 2:
        raise PolisError(f"--stop-at compares two bots; {entrants} are named.")
    if not 0.5 < stop_at < 1:
        raise PolisError(
            f"--stop-at is a win share above 0.5 and below 1, such as 0.55, not {stop_at:g}."
        )
