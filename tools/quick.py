"""Check what has changed since the last commit, and run its tests: meant to take under a minute.

    python -m tools.quick              what differs from the last commit
    python -m tools.quick main         what differs from another one
    python -m tools.quick --list       only say which tests

A test file is chosen if it has changed, if it imports a module that has, or if it is in the folder
of scenarios of a game whose rules have. Changed rules are run interpreted, so that nothing waits for
an engine to be built, and without the tests that play whole games. `make test` is still what must pass.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
# These play whole games: minutes if interpreted.
PLAYING = re.compile("tests/(bots|search|arena)/|/(golden|property)/|/test_(bots|simulate)")
ELSEWHERE = (
    "tests/cluster",
    "tests/learning",
    "tests/train",
    "tests/long",
)  # need more than `make` installs, or long


def changed(since: str) -> list[str]:
    """Files that differ from a commit or are new, relative to the root."""
    found = _git("diff", "--name-only", "--diff-filter=d", since).splitlines()
    return sorted({*found, *_git("ls-files", "--others", "--exclude-standard").splitlines()})


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def module_of(path: str) -> str:
    """The dotted name of a Python file of the package, of the tests or of the tools."""
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def chosen_for(paths: Iterable[str], texts: dict[str, str]) -> list[str]:
    """The test files to run for changed files; texts: every file under tests by its path."""
    chosen: set[str] = set()
    for path in paths:
        if path.endswith(".py"):
            chosen |= {path, *importers(module_of(path), texts)}
        if path.startswith("src/polis/games/") and "/rules/" in path:
            folder = f"tests/games/{path.split('/')[3]}/scenario/"
            chosen |= {name for name in texts if name.startswith(folder)}
    names = {name for name in chosen if PurePosixPath(name).name.startswith("test_")}
    return sorted(name for name in names if name in texts and not name.startswith(ELSEWHERE))


def importers(module: str, texts: dict[str, str]) -> set[str]:
    """The test files that import a module, or from it, or that import a helper that does."""
    parent, _, last = module.rpartition(".")
    signs = (f"from {module} import ", f"import {module}\n", f"from {parent} import {last}\n")
    direct = {name for name, text in texts.items() if any(sign in text for sign in signs)}
    helpers = {name for name in direct if not PurePosixPath(name).name.startswith("test_")}
    return direct.union(*(importers(module_of(name), texts) for name in helpers))


def commands(paths: Sequence[str], tests: Sequence[str]) -> list[list[str]]:
    """The checks and tests of these files, the quickest first."""
    python = [sys.executable, "-m"]
    own = [
        path
        for path in paths
        if path.endswith(".py") and path.startswith(("src", "tests", "tools"))
    ]
    found: list[list[str]] = []
    if own:
        found += [[*python, "ruff", "format", "--check", *own], [*python, "ruff", "check", *own]]
        found += [[sys.executable, "tools/size.py", "src", "tests", "tools"], [*python, "mypy"]]
    if any(path.startswith("web/") for path in paths):
        npm = ["tools/npm.sh", ".venv"]
        found += [[*npm, "run", "--silent", name] for name in ("check-format", "lint", "check")]
        found.append([*npm, "exec", "--", "vitest", "run", "--changed"])
    pytest = [*python, "pytest", "-q", "-n", "2", "--dist", "worksteal", "-x"]
    return [*found, [*pytest, *tests]] if tests else found


def is_interpreted(paths: Iterable[str]) -> bool:
    """Whether kernels of a game have changed, whose engine would take longer to build than all the rest."""
    own = [path for path in paths if path.startswith("src/polis/games/")]
    rules = [ROOT / path for path in own if not re.search("/(bots/|figures|counts)", path)]
    return any("polis.core.kernels.kernel" in path.read_text(encoding="utf-8") for path in rules)


def main(arguments: Sequence[str]) -> int:
    """Check and test; the exit code of the first that fails."""
    since = next((word for word in arguments if not word.startswith("-")), "HEAD")
    paths = changed(since)
    texts = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in (ROOT / "tests").rglob("*.py")
    }
    tests = chosen_for(paths, texts)
    environment = dict(os.environ)
    if is_interpreted(paths):
        environment["POLIS_INTERPRETED"] = "1"
        tests = [path for path in tests if not PLAYING.search(path)]
    print(f"== {len(paths)} changed files, {len(tests)} test files: {' '.join(tests)}", flush=True)
    if "--list" in arguments:
        return 0
    for command in commands(paths, tests):
        code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
        if code:
            print(f"== FAILED: {' '.join(command)}", file=sys.stderr)
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
