"""What `tools.mutants` changes: one thing at a time, and the code stays code."""

import ast
from typing import TYPE_CHECKING

import pytest

from tools.mutants import ROOT, mutated, places_in

if TYPE_CHECKING:
    from pathlib import Path

RULES = ROOT / "src" / "polis" / "games" / "archon" / "rules"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a < b", "a <= b"),
        ("a == b", "a != b"),
        ("a + b", "a - b"),
        ("a and b", "a or b"),
        ("not a", "a"),
        ("True", "False"),
        ("3", "4"),
        ("a % b", "a // b"),
        ("a in b", "a not in b"),
    ],
)
def test_an_expression_is_changed(before: str, after: str) -> None:
    changed = mutated(ast.parse(before, mode="eval").body)
    assert changed is not None
    assert ast.unparse(changed) == after


@pytest.mark.parametrize("text", ["a", "'text'", "f(a)", "a < b < c", "-a"])
def test_what_has_no_opposite_is_left_alone(text: str) -> None:
    assert mutated(ast.parse(text, mode="eval").body) is None


def test_each_mutant_of_a_file_differs_from_it_in_one_place() -> None:
    path: Path = RULES / "city" / "supply.py"
    whole = ast.unparse(ast.parse(path.read_text("utf-8")))
    made = [place.mutant() for place in places_in(path)]
    assert len(made) > 5
    for mutant in made:
        ast.parse(mutant.source)
        one, other = whole.splitlines(), mutant.source.splitlines()
        assert sum(a != b for a, b in zip(one, other, strict=True)) == 1, mutant
