"""Line budgets: a file or a function that exceeds its budget contains more than one idea.

    python tools/size.py src tests tools

Counted are lines of code: no blank lines, no comments, no docstrings. The signature of a function
counts as one line however it is wrapped, its decorators as none. Exit code 1 if a budget is
exceeded, with one line for each excess.
"""

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

FILE_BUDGET = 300
TEST_FILE_BUDGET = 500  # a list of cases stays one idea
FUNCTION_BUDGET = 40


def code_lines(source: str) -> set[int]:
    """The numbers of all lines of `source` that hold code; raises SyntaxError if it is no Python."""
    lines = enumerate(source.splitlines(), start=1)
    written = {
        number for number, line in lines if line.strip() and not line.lstrip().startswith("#")
    }
    docstrings = {
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    return written - docstrings


def functions_in(tree: ast.AST, lines: set[int]) -> Iterator[tuple[str, int, int]]:
    """Name, first line and length of every function under `tree`, measured over the code `lines`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            last = node.end_lineno or node.lineno
            body = sum(line in lines for line in range(node.body[0].lineno, last + 1))
            yield node.name, node.lineno, body + (node.body[0].lineno != node.lineno)


def excesses(path: Path, source: str) -> list[str]:
    """One sentence for each budget that the file or a function in it exceeds."""
    lines = code_lines(source)
    budget = TEST_FILE_BUDGET if "tests" in path.parts else FILE_BUDGET
    found = []
    if len(lines) > budget:
        found.append(f"{path}: {len(lines)} lines of code, the budget is {budget}")
    for name, line, length in functions_in(ast.parse(source), lines):
        if length > FUNCTION_BUDGET:
            found.append(
                f"{path}:{line}: {name} has {length} lines of code, the budget is {FUNCTION_BUDGET}"
            )
    return found


def main(folders: Sequence[str]) -> int:
    """Measure all files of the folders and print the excesses; the exit code."""
    files = sorted(path for folder in folders for path in Path(folder).rglob("*.py"))
    found = [line for path in files for line in excesses(path, path.read_text(encoding="utf-8"))]
    print(*found, sep="\n", end="\n" if found else "", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
