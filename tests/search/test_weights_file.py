"""Files with weights: what is written can be read, and mismatches are refused in a sentence."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from polis.bots import Budget, new_bot
from polis.core.texts.errors import PolisError
from polis.games import load
from polis.games.compiled_bots import compiled_bots
from polis.search.network import AXES, activations_dtype, new_network, share_by_network
from polis.search.weights_file import FOLDER, About, load_weights, save_weights

GAMES = {name: load(name) for name in ("arkadia", "archon")}
MOST_BYTES = 140_000
ROWS = compiled_bots(GAMES["arkadia"]).context.shape.units[0]  # of the matrix `own`


@pytest.fixture
def made(tmp_path: Path, seed: int) -> Path:
    """A file with a network of chance numbers for Arkadia."""
    game = GAMES["arkadia"]
    shape = compiled_bots(game).context.shape
    net = new_network(shape.inputs, shape.classes, shape.units)
    for name in AXES:
        net[name] = np.random.default_rng(seed).normal(0, 1, net[name].shape)
    save_weights(tmp_path / "net.npz", net, compiled_bots(game).about(game, {"seed": "x"}))
    return tmp_path / "net.npz"


def changed(path: Path, **parts: Any) -> Path:
    """The same file with some of its parts changed; None: left out."""
    with np.load(path) as archive:
        kept = {name: archive[name] for name in archive.files}
    kept.update(parts)
    np.savez(path, **{name: part for name, part in kept.items() if part is not None})
    return path


def head(path: Path, **fields: Any) -> Path:
    """The same file with another text about it."""
    with np.load(path) as archive:
        text = json.loads(str(archive["about"]))
    return changed(path, about=np.array(json.dumps({**text, **fields})))


def test_what_is_written_is_read(made: Path) -> None:
    game = GAMES["arkadia"]
    net, found = load_weights(made, compiled_bots(game).about(game), compiled_bots(game).net_dtype)
    assert found == About("arkadia", game.rules_version, found.inputs, {"seed": "x"})
    save_weights(made.with_name("again.npz"), net, found)
    assert made.with_name("again.npz").read_bytes() == made.read_bytes()


@pytest.mark.parametrize(("inputs", "units"), [(39, (48, 32)), (30, (7, 5)), (39, (256, 1))])
def test_a_smaller_network_is_read_and_judges_almost_as_it_did(
    inputs: int, units: tuple[int, int], tmp_path: Path, seed: int
) -> None:
    game, rng = GAMES["arkadia"], np.random.default_rng(seed)
    shape, all_of_it = compiled_bots(game).context.shape, compiled_bots(game).about(game)
    net = new_network(inputs, shape.classes, units)
    for name in AXES:
        net[name] = rng.normal(0, 0.3, net[name].shape)
    named = About(game.name, game.rules_version, all_of_it.inputs[:inputs], {})
    save_weights(tmp_path / "small.npz", net, named)
    read, found = load_weights(tmp_path / "small.npz", all_of_it, compiled_bots(game).net_dtype)
    assert found.inputs == named.inputs
    seen = rng.normal(0, 1, (4, shape.inputs)).astype(np.float32)
    small, whole = (
        np.zeros(1, activations_dtype(inputs, units)),
        np.zeros(1, activations_dtype(shape.inputs, shape.units)),
    )
    small["inputs"][0], whole["inputs"][0] = seen[:, :inputs], seen
    shares = np.zeros(4), np.zeros(4)
    share_by_network(net[0], small[0], 3, shares[0])
    share_by_network(read[0], whole[0], 3, shares[1])
    assert shares[1] == pytest.approx(shares[0], abs=0.02)  # its rows are integers now
    assert 0 < shares[0][:3].min() < shares[0].max() < 1


def test_a_network_that_is_larger_than_the_record_is_refused(tmp_path: Path) -> None:
    game = GAMES["arkadia"]
    shape = compiled_bots(game).context.shape
    net = new_network(shape.inputs, shape.classes, (shape.units[0] + 1, 8))
    save_weights(tmp_path / "large.npz", net, compiled_bots(game).about(game))
    with pytest.raises(PolisError, match=r"not of the size that this program reads"):
        compiled_bots(game).load_net(game, tmp_path / "large.npz")


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_shipped_weights_fit_are_small_and_say_how_they_were_made(name: str) -> None:
    game = GAMES[name]
    own = [one for one in compiled_bots(game).weights_files(name) if one.parent.name != "learned"]
    assert own
    for path in own:
        assert path.stat().st_size < MOST_BYTES
        about, dtype = compiled_bots(game).about(game), compiled_bots(game).net_dtype
        _, found = load_weights(path, about, dtype)
        assert found.recipe["game"] == name
        assert found.recipe["seed"]


def test_there_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with pytest.raises(PolisError, match=r"There is no file with weights at .*arkadia\.npz"):
        new_bot(GAMES["arkadia"], "guided", Budget(simulations=1))


@pytest.mark.parametrize("kept", [0, 10, 500, -1])
def test_a_damaged_file_is_refused(made: Path, kept: int) -> None:
    made.write_bytes(made.read_bytes()[:kept])
    with pytest.raises(PolisError, match="is not a file with weights, or it is damaged"):
        compiled_bots(GAMES["arkadia"]).load_net(GAMES["arkadia"], made)


def test_a_bit_that_has_changed_is_found(made: Path) -> None:
    data = bytearray(made.read_bytes())
    data[len(data) // 2] ^= 1
    made.write_bytes(bytes(data))
    with pytest.raises(PolisError, match="damaged"):
        compiled_bots(GAMES["arkadia"]).load_net(GAMES["arkadia"], made)


def test_weights_of_another_game_are_refused(made: Path) -> None:
    with pytest.raises(PolisError, match=r"are for arkadia, not for archon\.$"):
        compiled_bots(GAMES["archon"]).load_net(GAMES["archon"], made)


SAYS_NOTHING = "does not say what its weights are for"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"rules_version": 99}, "trained for version 99 of the rules of arkadia; this"),
        (
            {"spaces_version": 9},
            "Version 9 of the actions and the encoding of arkadia is needed by",
        ),
        ({"inputs": ["gold"]}, "expect other inputs than this program provides"),
        ({"format": 2}, "are of format 2; this program reads 1"),
        *(({"rules_version": no}, SAYS_NOTHING) for no in (1.9, float("inf"), True, "one", None)),
    ],
)
def test_weights_that_are_for_something_else_are_refused(
    made: Path, fields: dict[str, object], sentence: str
) -> None:
    with pytest.raises(PolisError, match=sentence):
        compiled_bots(GAMES["arkadia"]).load_net(GAMES["arkadia"], head(made, **fields))


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({"own": np.zeros((3, 3), np.float32)}, r"not of the size that this program reads \('own'"),
        ({"own_scale": None}, r"not of the size that this program reads \('own'"),
        (
            {"own_scale": np.zeros(3, np.float32)},
            r"not of the size that this program reads \('own'",
        ),
        (
            {"own_scale": np.full(ROWS, np.nan, np.float32)},
            r"something that is not a number \('own'\)",
        ),
        ({"lean": np.array(np.nan, np.float32)}, r"something that is not a number \('lean'\)"),
        ({"lean": np.array(1e300, np.float64)}, r"something that is not a number \('lean'\)"),
        ({"lean": np.array([print], object)}, "damaged"),  # nothing in a file is ever executed
        ({"about": None}, SAYS_NOTHING),
    ],
)
def test_weights_of_another_form_are_refused(
    made: Path, parts: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(PolisError, match=sentence):
        compiled_bots(GAMES["arkadia"]).load_net(GAMES["arkadia"], changed(made, **parts))
