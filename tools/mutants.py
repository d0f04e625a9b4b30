"""Changes one thing at a time in the rules of a game and checks whether the fast tests notice.

    python -m tools.mutants archon --number 100 --seed 1
    python -m tools.mutants arkadia --number 10000 --json > survivors.json

A mutant is a comparison, a sum, a condition, a number or a statement of `rules/` that is changed. The
judges are the game's scenarios and unit tests, interpreted: for each mutant those that reach its line, in a
fork of one process (tools/mutant_judges.py), or, where a line runs while modules are imported, all of them in
a process of its own with a copy of the sources. The first test that fails kills it, so does one that takes ten
times as long as without the change ("late"). What survives is shown with its line before and after: it needs a
test, or a reason why it changes nothing. Exit code 1 if fewer than --least are killed, 2 if the tests do not
pass without any change.
"""

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import CodeType
from typing import Any, Final, NamedTuple

import pytest

from polis.games import NAMES
from tools.mutant_judges import Judges, Spot

ROOT: Final = Path(__file__).resolve().parents[1]
MOST_SECONDS: Final = 1200  # for all judges, for what one process cannot judge
# Interpreted they would take minutes, and they test no rule (see `coverage` in the Makefile).
NO_JUDGES: Final = ("bots", "kernel", "linking", "simulate")
SWAPPED: Final[dict[type[ast.AST], type[Any]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.And: ast.Or,
    ast.Or: ast.And, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.FloorDiv: ast.Mod,
    ast.Mod: ast.FloorDiv, ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}  # fmt: skip


WORDS: Final = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--seed", "1")  # for pytest


class Mutant(NamedTuple):
    """A changed file. line: where; before, after: the statement or expression; code: of the whole file."""

    path: Path
    line: int
    before: str
    after: str
    source: str
    code: CodeType


def mutated(node: ast.AST) -> ast.AST | None:
    """A node with one thing changed; None where there is nothing to change."""
    new: Any = deepcopy(node)
    match new:
        case ast.Compare(ops=[op]) if type(op) in SWAPPED:
            new.ops = [SWAPPED[type(op)]()]
        case ast.BinOp(op=op) | ast.AugAssign(op=op) | ast.BoolOp(op=op) if type(op) in SWAPPED:
            new.op = SWAPPED[type(op)]()
        case ast.UnaryOp(op=ast.Not()):
            return new.operand
        case ast.Constant(value=bool(flag)):
            new.value = not flag
        case ast.Constant(value=int(number)):
            new.value = number + 1
        case ast.Expr(value=ast.Call()):
            return ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):  # something is not written
            return ast.Pass()
        case ast.Break() | ast.Continue():
            return ast.Continue() if isinstance(new, ast.Break) else ast.Break()
        case _:
            return None
    return new  # type: ignore[no-any-return]


@dataclass(frozen=True)
class Place:
    """A place that can be changed: its node, its field there, and its index if that is a list.

    function: the outermost one around it.
    """

    path: Path
    tree: ast.Module
    function: ast.FunctionDef
    parent: Any
    name: str
    number: int | None

    @property
    def node(self) -> Any:
        """What can be changed."""
        value = getattr(self.parent, self.name)
        return value if self.number is None else value[self.number]

    def mutant(self) -> Mutant:
        """Change the tree, write and compile it, and change it back."""
        old = self.node
        new = ast.fix_missing_locations(ast.copy_location(mutated(old) or old, old))
        _put(self.parent, self.name, self.number, new)
        try:
            source, code = ast.unparse(self.tree), compile(self.tree, str(self.path), "exec")
        finally:
            _put(self.parent, self.name, self.number, old)
        return Mutant(self.path, old.lineno, ast.unparse(old), ast.unparse(new), source, code)

    def spot(self) -> Spot:
        """The same for those who judge it."""
        node, function = self.node, self.function
        first = min([function.lineno, *(one.lineno for one in function.decorator_list)])
        lines = range(node.lineno, node.end_lineno + 1)
        body = range(function.body[0].lineno, (function.end_lineno or 0) + 1)
        return Spot(self.path, lines, body, first, lambda: self.mutant().code)


def places_in(path: Path) -> list[Place]:
    """Where something can be changed inside the functions of a file."""
    tree = ast.parse(path.read_text("utf-8"))
    return [
        Place(path, tree, function, parent, name, number)
        for function in _outermost(tree)
        for statement in function.body
        for parent in ast.walk(statement)
        for name, value in ast.iter_fields(parent)
        if name not in ("annotation", "returns", "decorator_list")
        for number, child in _children(value)
        if isinstance(child, ast.AST) and mutated(child) is not None
    ]


def _outermost(node: ast.AST) -> Iterator[ast.FunctionDef]:
    """Functions and methods that are in no other."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield child
        elif isinstance(child, ast.ClassDef):
            yield from _outermost(child)


def _children(value: Any) -> Iterator[tuple[int | None, Any]]:
    """What stands in a field, with its number in a list."""
    return enumerate(value) if isinstance(value, list) else iter([(None, value)])


def _put(parent: Any, name: str, place: int | None, node: ast.AST) -> None:
    if place is None:
        setattr(parent, name, node)
    else:
        getattr(parent, name)[place] = node


def judges(game: str) -> list[str]:
    """The tests that judge, as words for pytest."""
    folders = [f"tests/games/{game}/{part}" for part in ("scenario", "unit")]
    return [*folders, *(f"--ignore-glob=*/test_{name}.py" for name in NO_JUDGES)]


def judged_in_forks(chosen: Sequence[Place], game: str, jobs: int, told: "Told") -> None:
    """Have the mutants judged in forks of a process of its own, whose rules run interpreted."""
    os.environ["POLIS_INTERPRETED"] = "1"  # read when the rules are imported, which comes now
    plugin = Judges(folder_of(game), [place.spot() for place in chosen], jobs, told.fate)
    with redirect_stdout(sys.stderr):
        code = pytest.main([*WORDS, "-s", *judges(game)], plugins=[plugin])
    if code != pytest.ExitCode.OK:
        sys.exit(2)


def judged_alone(mutant: Mutant, game: str) -> str:
    """Judge a mutant in a new process, with a copy of the sources."""
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder)
        no_page = shutil.ignore_patterns("client", "__pycache__")
        shutil.copytree(ROOT / "src" / "polis", sources / "polis", ignore=no_page)
        file = sources / mutant.path.relative_to(ROOT / "src")
        file.write_text(mutant.source, encoding="utf-8")
        place = {
            "PYTHONPATH": str(sources),
            "POLIS_INTERPRETED": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        try:
            done = subprocess.run(
                [sys.executable, "-m", "pytest", "-x", *WORDS, *judges(game)], cwd=ROOT,
                env={**os.environ, **place}, capture_output=True, timeout=MOST_SECONDS, check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return "late"
        return "killed" if done.returncode else "SURVIVED"


class Told:
    """Reports the fate of each mutant as it becomes known, and stores it."""

    def __init__(self, chosen: Sequence[Place]) -> None:
        """Take what is judged."""
        self._chosen = chosen
        self.fates: dict[int, str] = {}
        self.alive: list[Mutant] = []

    def fate(self, number: int, fate: str) -> None:
        """Take the fate of a mutant; `early` is none yet."""
        self.fates[number] = fate
        if fate == "early":
            return
        mutant = self._chosen[number].mutant()
        if fate == "SURVIVED":
            self.alive.append(mutant)
        where = f"{mutant.path.relative_to(ROOT)}:{mutant.line}"
        done = sum(one != "early" for one in self.fates.values())
        print(f"{done:5} {fate:8} {where}: {_line(mutant)}", file=sys.stderr, flush=True)


def _line(mutant: Mutant) -> str:
    return f"{mutant.before} -> {mutant.after}".replace("\n", " ")


def folder_of(game: str) -> Path:
    """Return the folder of a game's rules."""
    return ROOT / "src" / "polis" / "games" / game / "rules"


def main() -> int:
    """Make mutants, judge them, and print what survived; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=NAMES)
    parser.add_argument(
        "--number", type=int, default=100, help="of mutants; more than there are: all"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="forks at a time")
    parser.add_argument("--least", type=float, default=0.9, help="the part that must be killed")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    all_ = [
        place for file in sorted(folder_of(given.game).glob("*.py")) for place in places_in(file)
    ]
    chosen = Random(given.seed).sample(all_, len(all_))[: given.number]
    told = Told(chosen)
    judged_in_forks(chosen, given.game, given.jobs, told)
    for number in [number for number, fate in told.fates.items() if fate == "early"]:
        told.fate(number, judged_alone(chosen[number].mutant(), given.game))
    share = 1 - len(told.alive) / len(chosen)
    if given.json:
        alive = [
            {"file": str(one.path.relative_to(ROOT)), "line": one.line, "before": one.before, "after": one.after}
            for one in told.alive
        ]  # fmt: skip
        print(
            json.dumps({"of": len(all_), "tried": len(chosen), "killed": share, "survivors": alive})
        )
    else:
        killed = len(chosen) - len(told.alive)
        print(
            f"{given.game}: {killed} of {len(chosen)} killed ({share:.1%}), of {len(all_)} mutants"
        )
    return 0 if share >= given.least else 1


if __name__ == "__main__":
    sys.exit(main())
