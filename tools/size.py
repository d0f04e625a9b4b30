"""Line budgets: a file or a function that exceeds its budget contains more than one idea.

    python tools/size.py src tests tools

Counted are lines of code: no blank lines, no comments, no docstrings. The signature of a function
counts as one line however it is wrapped, its decorators as none. Exit code 1 if a budget is
exceeded, with one line for each excess.
"""

import ast
import io
import statistics
import sys
import tokenize
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

FILE_BUDGET = 300
TEST_FILE_BUDGET = 500
FUNCTION_BUDGET = 40

_NO_CODE = {
    tokenize.COMMENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
    tokenize.INDENT,
    tokenize.NEWLINE,
    tokenize.NL,
}


@dataclass(frozen=True)
class Function:
    """A function or method: its dotted name in the file, its first line, its lines of code."""

    name: str
    line: int
    lines: int


@dataclass(frozen=True)
class File:
    """A measured source file: where it is, its lines of code, its functions in reading order."""

    path: Path
    lines: int
    functions: tuple[Function, ...]

    @property
    def budget(self) -> int:
        """Tests may be longer: a list of cases stays one idea."""
        return TEST_FILE_BUDGET if "tests" in self.path.parts else FILE_BUDGET


def docstring_lines(tree: ast.AST) -> set[int]:
    """The numbers of all lines covered by docstrings, those after an attribute included."""
    return {
        line
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }


def code_lines(source: str) -> set[int]:
    """The numbers of all lines of `source` that hold code; raises SyntaxError if it is no Python."""
    tree = ast.parse(source)
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    covered = {
        line
        for token in tokens
        if token.type not in _NO_CODE
        for line in range(token.start[0], token.end[0] + 1)
    }
    return covered - docstring_lines(tree)


def functions_in(tree: ast.AST, lines: set[int], prefix: str = "") -> Iterator[Function]:
    """All functions under `tree`, methods and inner ones too, measured over the code `lines`."""
    for node in ast.iter_child_nodes(tree):
        name = f"{prefix}{getattr(node, 'name', '')}"
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            last = node.end_lineno or node.lineno
            body = sum(line in lines for line in range(node.body[0].lineno, last + 1))
            on_one_line = node.body[0].lineno == node.lineno
            yield Function(name, node.lineno, body if on_one_line else body + 1)
        inner = f"{name}." if hasattr(node, "name") else prefix
        yield from functions_in(node, lines, inner)


def measure(path: Path, source: str) -> File:
    """Count one file; `path` is only remembered, the text is `source`."""
    lines = code_lines(source)
    found = sorted(functions_in(ast.parse(source), lines), key=lambda function: function.line)
    return File(path, len(lines), tuple(found))


def excesses(file: File) -> list[str]:
    """One sentence for each budget that the file or a function in it exceeds."""
    found = []
    if file.lines > file.budget:
        found.append(f"{file.path}: {file.lines} lines of code, the budget is {file.budget}")
    found += [
        f"{file.path}:{function.line}: {function.name} has {function.lines} lines of code, "
        f"the budget is {FUNCTION_BUDGET}"
        for function in file.functions
        if function.lines > FUNCTION_BUDGET
    ]
    return found


def summary(files: Sequence[File]) -> str:
    """Totals, and the median and 90th percentile of the lengths of functions."""
    lengths = sorted(function.lines for file in files for function in file.functions)
    text = f"{len(files)} files, {sum(file.lines for file in files)} lines of code"
    if not lengths:
        return text
    ninetieth = lengths[min(len(lengths) - 1, len(lengths) * 9 // 10)]
    return (
        f"{text}, {len(lengths)} functions: median {statistics.median_low(lengths)} lines, "
        f"90 % up to {ninetieth}, longest {lengths[-1]}"
    )


def sources(roots: Iterable[Path]) -> list[Path]:
    """All Python files under the folders `roots`, in order of path."""
    return sorted(path for root in roots for path in root.rglob("*.py"))


def main(arguments: Sequence[str]) -> int:
    """Measure each folder named, print its summary and all excesses; the exit code."""
    broken: list[str] = []
    for root in map(Path, arguments):
        files = [measure(path, path.read_text(encoding="utf-8")) for path in sources([root])]
        print(f"{root}: {summary(files)}")
        broken += [sentence for file in files for sentence in excesses(file)]
    for sentence in broken:
        print(sentence, file=sys.stderr)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["src", "tests", "tools"]))
