"""The libraries of the environments are extras: nothing else needs them."""

import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "polis"
LIBRARIES = ("gymnasium", "pettingzoo", "pyspiel", "open_spiel")


def test_without_the_extras_everything_else_is_there() -> None:
    modules = [
        "polis.cli.app",
        "polis.arena",
        "polis.batch.batch",
        "polis.server.app",
        "polis.envs.setting",
    ]
    code = (
        f"import sys\nsys.modules.update(dict.fromkeys({LIBRARIES}))\n"  # importing them fails
        f"import {', '.join(modules)}, polis\npolis.load('arkadia').encoding"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_only_the_environments_import_them() -> None:
    importing = {
        path.relative_to(SOURCE).parts[0]
        for path in SOURCE.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if line.startswith(
            tuple(f"{word} {name}" for word in ("import", "from") for name in LIBRARIES)
        )
    }
    assert importing == {"envs"}
