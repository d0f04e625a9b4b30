"""Changes one thing at a time in the rules of a game and sees whether the fast tests notice.

    python -m tools.mutants archon --number 40 --seed 1
    python -m tools.mutants arkadia --number 2000 --json > survivors.json

A mutant is a comparison, a sum, a condition, a number or a statement of `rules/` that is changed in a
copy of the sources. The judges are the game's scenarios and unit tests, interpreted; the first that
fails kills it, so does one that takes five times as long as all did before ("late"). What survives is shown with its line before and after:
it needs a test, or a reason why it changes nothing. Exit code 1 if fewer than --least are killed.
"""

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
FIRST_SECONDS: Final = 1200
LATER: Final = 5  # times as long as without a change
# Interpreted they would take minutes, and they judge no rule (see `coverage` in the Makefile).
NO_JUDGES: Final = ("bots", "kernel", "linking", "reference", "reference_games", "simulate")
SWAPPED: Final[dict[type[ast.AST], type[Any]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.And: ast.Or,
    ast.Or: ast.And, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip


class Mutant(NamedTuple):
    """A changed file. line: where; before, after: the statement or expression."""

    path: Path
    line: int
    before: str
    after: str
    source: str


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
        case _:
            return None
    return new  # type: ignore[no-any-return]


def places(tree: ast.Module) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Where something can be changed inside functions: the parent, its field, the place in a list."""
    for function in (one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)):
        for statement in function.body:
            for parent in ast.walk(statement):
                for name, value in ast.iter_fields(parent):
                    if name in ("annotation", "returns", "decorator_list"):
                        continue
                    children = value if isinstance(value, list) else [value]
                    for place, child in enumerate(children):
                        if isinstance(child, ast.AST) and mutated(child) is not None:
                            yield parent, name, place if isinstance(value, list) else None


def mutants_of(path: Path) -> list[Callable[[], Mutant]]:
    """What makes each mutant of a file."""
    tree = ast.parse(path.read_text("utf-8"))
    return [lambda spot=spot: _made(path, tree, *spot) for spot in places(tree)]  # type: ignore[misc]


def _made(path: Path, tree: ast.Module, parent: Any, name: str, place: int | None) -> Mutant:
    """Change the tree, write it, and change it back."""
    value = getattr(parent, name)
    old = value if place is None else value[place]
    new = ast.fix_missing_locations(ast.copy_location(mutated(old) or old, old))
    _put(parent, name, place, new)
    source = ast.unparse(tree)
    _put(parent, name, place, old)
    return Mutant(path, old.lineno, ast.unparse(old), ast.unparse(new), source)


def _put(parent: Any, name: str, place: int | None, node: ast.AST) -> None:
    if place is None:
        setattr(parent, name, node)
    else:
        getattr(parent, name)[place] = node


def judges(game: str) -> list[str]:
    """The tests that judge, as words for pytest."""
    folders = [f"tests/games/{game}/{part}" for part in ("scenario", "unit")]
    return [*folders, *(f"--ignore-glob=*/test_{name}.py" for name in NO_JUDGES)]


def fate_of(mutant: Mutant, sources: Path, game: str, seconds: float) -> str:
    """What the judges say of the mutant in a copy of the sources; the copy is as before then."""
    file = sources / mutant.path.relative_to(ROOT / "src")
    file.write_text(mutant.source, encoding="utf-8")
    try:
        return judged(sources, game, seconds)
    finally:
        shutil.copy(mutant.path, file)


def judged(sources: Path, game: str, seconds: float) -> str:
    """Whether the judges pass with a copy of the sources: `SURVIVED`, `killed` or `late`."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-x",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
    ]
    place = {"PYTHONPATH": str(sources), "NUMBA_DISABLE_JIT": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            [*command, "--seed", "1", *judges(game)], cwd=ROOT, env={**os.environ, **place},
            capture_output=True, timeout=seconds, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "late"
    return "killed" if done.returncode else "SURVIVED"


def survivors(chosen: Sequence[Mutant], game: str) -> list[Mutant]:
    """The mutants that no test notices, told as they are found."""
    found = list[Mutant]()
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder)
        no_page = shutil.ignore_patterns("client", "__pycache__")
        shutil.copytree(ROOT / "src" / "polis", sources / "polis", ignore=no_page)
        began = time.monotonic()
        if judged(sources, game, FIRST_SECONDS) != "SURVIVED":
            sys.exit("The tests do not pass without any change; nothing can be told.")
        seconds = LATER * (time.monotonic() - began)
        for number, mutant in enumerate(chosen, 1):
            fate = fate_of(mutant, sources, game, seconds)
            where = f"{mutant.path.relative_to(ROOT)}:{mutant.line}"
            print(
                f"{number:4} {fate:8} {where}: {mutant.before} -> {mutant.after}", file=sys.stderr
            )
            if fate == "SURVIVED":
                found.append(mutant)
    return found


def main() -> int:
    """Make mutants, judge them, and print what survived; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=["arkadia", "archon"])
    parser.add_argument("--number", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--least", type=float, default=0.9, help="the part that must be killed")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    files = sorted((ROOT / "src" / "polis" / "games" / given.game / "rules").glob("*.py"))
    all_ = [make for file in files for make in mutants_of(file)]
    chosen = [make() for make in Random(given.seed).sample(all_, min(given.number, len(all_)))]
    alive = survivors(chosen, given.game)
    share = 1 - len(alive) / len(chosen)
    if given.json:
        told = [
            {"file": str(one.path.relative_to(ROOT)), "line": one.line, "before": one.before, "after": one.after}
            for one in alive
        ]  # fmt: skip
        print(
            json.dumps({"of": len(all_), "tried": len(chosen), "killed": share, "survivors": told})
        )
    else:
        print(f"{given.game}: {len(chosen)} of {len(all_)} mutants, {share:.0%} killed")
    return 0 if share >= given.least else 1


if __name__ == "__main__":
    sys.exit(main())
