"""No two modules of the games import each other, directly or round a corner."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"


def modules() -> dict[str, Path]:
    """The dotted names of all modules of the games."""
    names = {}
    for path in sorted((SOURCE / "polis" / "games").rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        names[".".join(parts).removesuffix(".__init__")] = path
    return names


def statements(tree: ast.Module) -> Iterator[ast.stmt]:
    """Code run at import, and imports for types only; not imports inside functions."""
    for node in tree.body:
        yield node
        if isinstance(node, ast.If):
            yield from node.body


def graph() -> dict[str, set[str]]:
    """Each module with those that it imports; `from package import module` is the module alone."""
    known = modules()
    found: dict[str, set[str]] = {name: set() for name in known}
    for name, path in known.items():
        for node in statements(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found[name].update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                words = [f"{node.module}.{alias.name}" for alias in node.names]
                found[name].update(full if full in known else node.module for full in words)
    return {name: (used - {name}) & known.keys() for name, used in found.items()}


def in_circles(edges: dict[str, set[str]]) -> set[str]:
    """What is left when modules that import nothing left are taken away, again and again."""
    left = {name: set(used) for name, used in edges.items()}
    while free := {name for name, used in left.items() if not used & left.keys()}:
        for name in free:
            del left[name]
    return set(left)


def test_no_module_of_the_games_is_in_a_circle_of_imports() -> None:
    assert in_circles(graph()) == set()


def test_a_circle_would_be_found() -> None:
    assert in_circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == {"a", "b", "c"}
