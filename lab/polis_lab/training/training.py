"""A training run as a folder: its recipe, the games of each round, checkpoints, curves and weights.

Files found there are kept unless they are damaged, so an interrupted run continues where it
stopped:

    recipe.json            round-0/games-00000.npz …   samples
    curves.jsonl           round-0/checkpoint.pt       after each epoch
    GAME.npz               round-0/weights.npz         with which the next round plays
    start.npz              the initial weights, if any
    train.lock             held by the process that trains
"""

import shutil
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Final

import torch

from polis.core.contract.game import Rules
from polis.core.kernels.chance import game_seed
from polis.core.texts.errors import PolisError
from polis.games.compiled_bots import compiled_bots
from polis.search.weights_file import save_weights
from polis_lab.files import locked, whole_file, writing
from polis_lab.training.archives import is_whole
from polis_lab.training.curves import add_epoch
from polis_lab.training.learning import Epoch, Task, learn
from polis_lab.training.model import Model, adopt, export
from polis_lab.training.recipe import Recipe
from polis_lab.training.samples import Shard, read_shard, sample_dtype
from polis_lab.training.selfplay_workers import Part, play_parts

GAMES_A_PART: Final = 50
LOCK: Final = "train.lock"
START: Final = "start.npz"


@dataclass(frozen=True, slots=True)
class Watch:
    """Callbacks for progress in games and in epochs, each with the total of the round.

    mended: called with a sentence about a damaged file whose content is made again.
    """

    played: Callable[[int, int, int], None] = lambda _round, _done, _total: None
    learned: Callable[[Epoch, int], None] = lambda _epoch, _total: None
    mended: Callable[[str], None] = lambda _sentence: None


def begin(folder: Path, recipe: Recipe) -> None:
    """Create the folder of a new run; raises PolisError if there is a run or it cannot be created."""
    path = folder / "recipe.json"
    with writing(folder):
        if folder.exists() and not folder.is_dir():
            raise PolisError(f"{folder} is not a folder; choose another one for the training.")
        folder.mkdir(parents=True, exist_ok=True)
    with _alone(folder):
        if path.exists():
            raise PolisError(f"{folder} holds a training already; --resume continues it.")
        recipe.write(path)


def train(game: Rules, folder: Path, workers: int, watch: Watch) -> Path:
    """Do the rest of the run in a folder; return the path of its weights.

    Raises PolisError if another process is doing it, or if it fails.
    """
    recipe = Recipe.read(folder / "recipe.json")
    if recipe.game != game.name:
        raise PolisError(f"{folder} holds a training for {recipe.game}, not for {game.name}.")
    with _alone(folder):
        return _train(game, recipe, folder, workers, watch)


def _alone(folder: Path) -> IO[bytes]:
    """The lock of a folder, held until it is closed; raises PolisError if another process holds it."""
    return locked(
        folder / LOCK,
        f"Another process trains in {folder}; wait for it, or choose another folder.",
    )


def _train(game: Rules, recipe: Recipe, folder: Path, workers: int, watch: Watch) -> Path:
    """Run one round after the other.

    PyTorch learns in one thread: the batches are too small for more threads, which wait for each
    other on a busy machine (measured: seven times the CPU time), and so the number of cores does
    not change the result.
    """
    torch.set_num_threads(1)
    model = _new_model(game, recipe)
    weights = _start(game, recipe, folder, model) if recipe.start else None
    for number in range(recipe.first_round, recipe.rounds + 1):
        place = folder / f"round-{number}"
        with writing(place):
            place.mkdir(exist_ok=True)
        parts = _parts(recipe, number, place)
        _play(recipe, weights, parts, workers, watch)
        weights = _learn(game, recipe, folder, number, model, watch)
    final = folder / f"{game.name}.npz"
    with whole_file(final) as draft:
        shutil.copyfile(place / "weights.npz", draft)
    return final


def _new_model(game: Rules, recipe: Recipe) -> Model:
    """An untrained model; raises PolisError if the game has no room for its layers."""
    shape = compiled_bots(game).context.shape
    units = recipe.first_units, recipe.second_units
    if units[0] > shape.units[0] or units[1] > shape.units[1]:
        raise PolisError(
            f"A network of {game.title} has at most {shape.units[0]} and {shape.units[1]} units."
        )
    torch.manual_seed(game_seed(recipe.seed, 0) >> 1)  # PyTorch takes a signed number
    return Model(shape.inputs, shape.classes, units)


def _start(game: Rules, recipe: Recipe, folder: Path, model: Model) -> Path:
    """Initialise the model with the recipe's weights, copied into the folder; return their path."""
    kept = folder / START
    if not kept.exists():
        compiled_bots(game).load_net(game, Path(recipe.start))
        with whole_file(kept) as draft, writing(kept):
            shutil.copyfile(recipe.start, draft)
    net = compiled_bots(game).load_net(game, kept)
    if net["firsts"][0] > recipe.first_units or net["seconds"][0] > recipe.second_units:
        raise PolisError(f"The weights in {recipe.start} have more units than the recipe.")
    adopt(model, net)
    return kept


def _parts(recipe: Recipe, number: int, place: Path) -> list[Part]:
    """Split the games of a round into parts."""
    games = recipe.games if number else recipe.first_games
    return [
        Part(number, first, min(GAMES_A_PART, games - first), place / f"games-{first:05}.npz")
        for first in range(0, games, GAMES_A_PART)
    ]


def _play(
    recipe: Recipe, weights: Path | None, parts: list[Part], workers: int, watch: Watch
) -> None:
    """Play the parts that are missing or damaged."""
    missing = [part for part in parts if not _is_played(part, watch)]
    total = sum(part.games for part in parts)
    done = total - sum(part.games for part in missing)
    number = parts[0].round_number
    watch.played(number, done, total)
    if not missing:
        return
    for part in play_parts(recipe, weights, missing, workers):
        done += part.games
        watch.played(number, done, total)


def _is_played(part: Part, watch: Watch) -> bool:
    """Whether the games of a part are there and undamaged."""
    if not part.path.exists():
        return False
    if is_whole(part.path):
        return True
    watch.mended(f"{part.path} is damaged; its games are played again.")
    return False


def _learn(
    game: Rules, recipe: Recipe, folder: Path, number: int, model: Model, watch: Watch
) -> Path:
    """Learn from this round and the searched rounds before it; write the weights."""
    place = folder / f"round-{number}"
    weights = place / "weights.npz"
    task = Task(recipe, number, _shards(game, recipe, folder, number), place / "checkpoint.pt")

    def on_epoch(epoch: Epoch) -> None:
        add_epoch(folder, asdict(epoch))
        watch.learned(epoch, recipe.epochs)

    learn(task, model, on_epoch, watch.mended)
    with whole_file(weights) as draft:
        save_weights(
            draft,
            export(model),
            compiled_bots(game).about(game, {**recipe.as_json(), "round": number}),
        )
    compiled_bots(game).load_net(game, weights)  # refuses weights that have become infinite
    return weights


def _shards(game: Rules, recipe: Recipe, folder: Path, number: int) -> list[Shard]:
    """The greedy round is learned from alone, the later ones together."""
    dtype = sample_dtype(compiled_bots(game).context.shape.inputs)
    rounds = range(1, number + 1) if number else range(1)
    return [
        read_shard(part.path, dtype)
        for one in rounds
        for part in _parts(recipe, one, folder / f"round-{one}")
    ]
