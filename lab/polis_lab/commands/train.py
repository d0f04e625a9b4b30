"""`polis train`: a network of a game, from games that it plays against itself."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from polis.cli.output import bar, complain, say, say_json
from polis.cli.parameters import A_GAME, ANOTHER_GAME, GameName, Json
from polis.core.seeds import new_secret, seed_text
from polis.core.texts.errors import PolisError
from polis.games import load
from polis_lab.files import going_on
from polis_lab.measuring.machine import processes

if TYPE_CHECKING:
    from polis_lab.training.learning import Epoch
    from polis_lab.training.training import Watch

EPILOG = f"""\b
Examples:
  polis train {A_GAME} --out mine
  polis train {A_GAME} --out mine --resume
  polis train {A_GAME} --out wider --from mine/{A_GAME}.npz --units 128,64
  polis train {ANOTHER_GAME} --out small --rounds 1 --first-games 2000 --games 200 --seed 1
  POLIS_NETS=mine polis arena {A_GAME} --bots guided,adept --time 0.5
"""


def train(
    game: GameName,
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="The folder for everything the training writes.")
    ],
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue the training in the folder.")
    ] = False,
    rounds: Annotated[
        int | None, typer.Option(metavar="N", help="Rounds of self-play after the first.")
    ] = None,
    first_games: Annotated[
        int | None, typer.Option(metavar="N", help="Games of the greedy bot in round 0.")
    ] = None,
    games: Annotated[
        int | None, typer.Option(metavar="N", help="Games of the guided search per round.")
    ] = None,
    simulations: Annotated[
        int | None, typer.Option(metavar="N", help="Simulations of a turn used in training.")
    ] = None,
    epochs: Annotated[
        int | None, typer.Option(metavar="N", help="Training epochs per round.")
    ] = None,
    start: Annotated[
        Path | None,
        typer.Option(
            "--from",
            metavar="WEIGHTS",
            help="Start from these weights instead of games of the greedy bot.",
        ),
    ] = None,
    units: Annotated[
        str | None,
        typer.Option(metavar="N,N", help="Units of the network's two layers, such as 128,64."),
    ] = None,
    thorough: Annotated[
        float | None,
        typer.Option(
            metavar="SHARE", help="The share of turns that are searched with all simulations."
        ),
    ] = None,
    quick: Annotated[
        int | None, typer.Option(metavar="N", help="Simulations of the other turns.")
    ] = None,
    trust: Annotated[
        float | None,
        typer.Option(
            metavar="SHARE",
            help="The share of the search's expectation in the target; the rest is the result.",
        ),
    ] = None,
    rate: Annotated[
        float | None, typer.Option(metavar="RATE", help="Learning rate, at the beginning.")
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option(metavar="N", help="Seats of every game; all numbers in turn by default."),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(
            metavar="TEXT",
            help="Same seed and recipe, same games of the greedy bot; the later ones depend on what "
            "was learned.",
        ),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", help="Processes; as many as cores by default.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Train a network that guides the search: self-play, then learning, in rounds.

    The folder keeps all results: --resume continues after an interruption, and curves.jsonl has
    the progress. Needs PyTorch: pip install 'polis-lab[train]'. The weights work on any machine without
    it.
    """
    _the_library()
    from polis_lab.training.curves import read_curves
    from polis_lab.training.recipe import Recipe
    from polis_lab.training.training import begin
    from polis_lab.training.training import train as run

    rules = load(game)
    wishes = {
        "rounds": rounds,
        "first_games": first_games,
        "games": games,
        "simulations": simulations,
        "epochs": epochs,
        "thorough": thorough,
        "trust": trust,
        "rate": rate,
        "quick": quick,
        "seats": seats,
        "seed": seed,
        "start": None if start is None else str(start),
        **_units(units),
    }
    chosen = {name: value for name, value in wishes.items() if value is not None}
    if not resume:
        recipe: dict[str, Any] = {"seed": seed_text(new_secret()), **chosen, "game": rules.name}
        begin(out, Recipe(**recipe))
    elif chosen:
        raise PolisError("A training continues with its own recipe; leave the other options out.")
    try:
        with _watched(as_json) as watch:
            weights = run(rules, out, processes(workers), watch)
    except KeyboardInterrupt:
        complain(f"Interrupted; '{going_on('train', game, out)}' continues.")
        raise
    if as_json:
        say_json({"weights": str(weights), "curves": read_curves(out)})
    else:
        say(f"The weights are in {weights}, the epochs in {out / 'curves.jsonl'}.")


def _units(text: str | None) -> dict[str, int | None]:
    """The recipe's units from `--units`; raises PolisError for anything but two numbers."""
    if text is None:
        return {}
    parts = text.split(",")
    if len(parts) != 2 or not all(part.strip().isdecimal() for part in parts):
        raise PolisError(
            f"'{text}' are not the units of two layers; write two numbers such as 128,64."
        )
    return {"first_units": int(parts[0]), "second_units": int(parts[1])}


def _the_library() -> None:
    """Raise PolisError if PyTorch is missing."""
    try:
        import torch  # noqa: F401
    except ImportError as error:
        raise PolisError(
            "Training needs PyTorch, which is not installed; pip install 'polis-lab[train]' brings it."
        ) from error


@contextmanager
def _watched(is_quiet: bool) -> "Iterator[Watch]":
    """A bar for each round's games, and a line for each epoch and each repaired file."""
    from polis_lab.training.training import Watch

    with _Bars() as bars:

        def learned(epoch: "Epoch", total: int) -> None:
            bars.close()
            if not is_quiet:
                when = f"epoch {epoch.epoch} of {total}" if epoch.epoch else "before"
                say(
                    f"round {epoch.round_number}, {when}: "
                    f"value {epoch.value:.3f}, winners {100 * epoch.winners:.1f} %, "
                    f"policy {epoch.policy:.3f}, scores {epoch.scores:.3f}"
                )

        def mended(sentence: str) -> None:
            bars.close()
            complain(sentence)

        yield Watch(bars.played, learned, mended)


class _Bars:
    """Progress bars, one after the other."""

    def __init__(self) -> None:
        self._open: Any = None
        self._advance: Any = None
        self._shown = (-1, 0)

    def __enter__(self) -> "_Bars":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def played(self, number: int, done: int, total: int) -> None:
        """Report that `done` games of a round have been played."""
        if self._shown[0] != number:
            self.close()
            self._open = bar(f"Round {number}: playing", total, done)
            self._advance = self._open.__enter__()
        elif self._advance:
            self._advance(done - self._shown[1], "")
        self._shown = (number, done)

    def close(self) -> None:
        """Close the bar."""
        if self._open is not None:
            self._open.__exit__(None, None, None)
        self._open = self._advance = None
