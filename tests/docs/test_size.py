"""The tool that keeps files and functions small, on made-up sources."""

import ast
from pathlib import Path

import pytest

from tools import size

WORDY = '''"""A docstring
of two lines."""

# a comment

NUMBER = 1
"""What the number means."""


class Thing:
    """A thing."""

    @property
    def long_signature(
        self,
    ) -> int:
        """Says something."""

        # why
        value = 1
        return value

    def short(self) -> int: return 2


def outer() -> str:
    def inner() -> str:
        return """one
two"""

    return inner()
'''


def test_a_signature_counts_as_one_line_and_decorators_as_none() -> None:
    functions = size.functions_in(ast.parse(WORDY), size.code_lines(WORDY))
    assert sorted((name, length) for name, _, length in functions) == [
        ("inner", 3),
        ("long_signature", 3),
        ("outer", 5),
        ("short", 1),
    ]


def test_a_function_at_its_budget_passes_and_one_line_more_does_not() -> None:
    body = "    x = 1\n"
    assert size.excesses(Path("a.py"), "def f():\n" + body * (size.FUNCTION_BUDGET - 1)) == []
    found = size.excesses(Path("a.py"), "\nif True:\n def f():\n" + body * size.FUNCTION_BUDGET)
    assert found == ["a.py:3: f has 41 lines of code, the budget is 40"]


@pytest.mark.parametrize(
    ("path", "budget"), [("src/polis/a.py", 300), ("tests/unit/test_a.py", 500)]
)
def test_a_file_at_its_budget_passes_and_one_line_more_does_not(path: str, budget: int) -> None:
    assert size.excesses(Path(path), "x = 1\n" * budget) == []
    too_long = size.excesses(Path(path), "x = 1\n" * (budget + 1))
    assert too_long == [f"{path}: {budget + 1} lines of code, the budget is {budget}"]


def test_the_command_fails_with_one_line_for_each_excess(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "good.py").write_text("x = 1\n", encoding="utf-8")
    assert size.main([str(tmp_path)]) == 0
    (tmp_path / "bad.py").write_text("def f():\n" + "    x = 1\n" * 600, encoding="utf-8")
    assert size.main([str(tmp_path)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 2
