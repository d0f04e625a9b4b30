"""The Python interface: what its reference lists, its examples, and the types that programs see."""

import doctest
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pydoc import locate

import pytest

import polis

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
WITH_EXAMPLES = (
    "polis",
    "polis_lab.contests.comparison",
    "polis.arena",
    "polis.bots",
    "polis.core.contract.options",
    "polis.core.contract.game",
    "polis.core.kernels.layout",
    "polis.core.records.replay",
)
MYPY = (sys.executable, "-m", "mypy", "--strict")
PYRIGHT = (
    "node", str(ROOT / "web" / "node_modules" / "pyright" / "index.js"),
    "--pythonpath", sys.executable,
)  # fmt: skip
WRONG = """import polis

game = polis.load("arkadia")
state, events = polis.new_game(game, seats="four")
polis.new_bot(game, "random").decide(state, game.legal(state), None)
game.new_options({}).dragons
"""
TYPED = """# mypy: disallow-any-expr
import sys
from pathlib import Path

import numpy as np

import polis


def play(game: polis.Game, bot: polis.Bot) -> list[int]:
    settled = game.options_json(game.new_options({}))
    state, events = polis.new_game(game, seats=2, seed=7)
    while not game.is_over(state):
        seen, legal = game.observe(state, game.turn(state)), game.legal(state)
        events = game.apply(state, bot.decide(seen, legal, np.random.default_rng(1)))
    for event in events:
        print(game.event_text(event, "en"), game.event_json(event)["kind"], settled)
    return game.scores(state)


found = polis.load(sys.argv[1])
print(play(found, polis.new_bot(found, "random")))
print(polis.simulate(found, 2, seats=2, bots="random", seed=7).decisions)
for ply in polis.replay(polis.read_record(Path("game.json")), found):
    print(ply.state)
"""


def run(*words: str) -> "subprocess.CompletedProcess[str]":
    """Run a command in the root; Node.js may be the one in the virtual environment."""
    path = f"{os.environ['PATH']}{os.pathsep}{Path(sys.executable).parent}"
    return subprocess.run(
        words,
        cwd=ROOT,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_all_names_are_sorted_and_there() -> None:
    assert polis.__all__ == sorted(polis.__all__)
    assert all(getattr(polis, name) is not None for name in polis.__all__)
    assert set(polis.__all__) <= set(dir(polis))


def test_a_name_that_is_not_there_is_an_error_as_in_any_module() -> None:
    for module in (polis, polis.arena):
        with pytest.raises(AttributeError, match=f"module '{module.__name__}' has no attribute"):
            module.dragons  # noqa: B018 - the question is the test


def test_importing_polis_loads_neither_the_compiler_nor_arrays() -> None:
    asked = "import sys, polis; print({'numba', 'numpy', 'polis.games'} & set(sys.modules))"
    assert run(sys.executable, "-c", asked).stdout == "set()\n"


def test_the_reference_lists_every_name() -> None:
    page = (ROOT / "docs" / "reference" / "api.md").read_text(encoding="utf-8")
    listed = {name.split(".")[0] for name in re.findall(r"polis\.(\w+(?:\.\w+)?)", page)}
    assert set(polis.__all__) - listed == set()
    generated = re.findall(r"^::: polis\.([\w.]+)$", page, re.MULTILINE)
    assert len(generated) == len(set(generated)) > 20
    for name in generated:
        found: object = locate(f"polis.{name}")
        assert found is not None, name
        assert found.__doc__


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_the_examples_in_the_docstrings_are_true(module: str) -> None:
    found = doctest.testmod(import_module(module))
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("program", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_runs(program: Path) -> None:
    done = run(sys.executable, str(program))
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.fixture(scope="module", params=[MYPY, PYRIGHT], ids=["mypy", "pyright"])
def told(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """What a checker says of the examples and of both programs: it is started once for all."""
    folder = tmp_path_factory.mktemp("programs")
    for name, text in (("typed", TYPED), ("wrong", WRONG)):
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    programs = [folder / "typed.py", folder / "wrong.py", *EXAMPLES]
    return run(*request.param, *map(str, programs)).stdout


def complaints(told: str) -> dict[str, set[int]]:
    """The lines that a checker complains about, by program: whatever program it is."""
    found = dict[str, set[int]]()
    for program, line in re.findall(r"(\w+)\.py:(\d+)", told):
        found.setdefault(program, set()).add(int(line))
    return found


def test_the_types_of_the_examples_are_right(told: str) -> None:
    assert complaints(told).keys() <= {"typed", "wrong"}, told


def test_a_program_for_any_game_meets_no_untyped_value(told: str) -> None:
    assert "typed" not in complaints(told), told


def test_wrong_types_in_a_program_are_noticed(told: str) -> None:
    assert {4, 5, 6} <= complaints(told).get("wrong", set()), told
