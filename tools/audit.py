"""Asks the registries whether a library in the lock files has known vulnerabilities.

    python -m tools.audit          all lock files of Python, and that of the browser client
    python -m tools.audit --json   the same for programs

pip-audit asks about each file of requirements/, npm about web/package-lock.json. A registry that does not
answer is said to be silent, and is no fault: mirrors often have the files alone. Exit code 1 if a weakness is
known, 0 otherwise.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
SECONDS: Final = 300
PIP_AUDIT: Final = (
    sys.executable, "-m", "pip_audit", "--disable-pip", "--no-deps", "--require-hashes",
    "--format", "json", "--progress-spinner", "off",
)  # fmt: skip
NPM: Final = ("tools/npm.sh", ".venv", "audit", "--package-lock-only", "--json")


class Found(NamedTuple):
    """The findings for a lock file. asked: libraries a registry knows; weak: name, version, ids."""

    file: str
    asked: int
    silent: int
    weak: list[str]


def of_python(file: str, printed: str) -> Found:
    """Reads pip-audit's output for a lock file; no output, or no JSON, means no answer."""
    told = _read(printed).get("dependencies", [])
    known = [one for one in told if "skip_reason" not in one]
    weak = [
        f"{one['name']} {one['version']}: {', '.join(each['id'] for each in one['vulns'])}"
        for one in known
        if one["vulns"]
    ]
    return Found(file, len(known), len(told) - len(known), weak)


def of_client(file: str, printed: str) -> Found:
    """Reads npm's output for the client's lock file."""
    told = _read(printed)
    if "metadata" not in told:
        return Found(file, 0, 1, [])
    weak = [
        f"{name} {one['range']}: {one['severity']}" for name, one in told["vulnerabilities"].items()
    ]
    return Found(file, told["metadata"]["dependencies"]["total"], 0, weak)


def _read(printed: str) -> dict[str, Any]:
    try:
        told = json.loads(printed)
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}


def sentence(found: Found) -> str:
    """The findings for a lock file, in a sentence."""
    if not found.asked:
        return f"{found.file}: no registry answers here, so nothing is known."
    silent = f", {found.silent} without an answer" if found.silent else ""
    if not found.weak:
        return f"{found.file}: nothing is known against {found.asked} libraries{silent}."
    return (
        f"{found.file}: {len(found.weak)} of {found.asked} weak{silent}: {'; '.join(found.weak)}."
    )


def _printed(command: Sequence[str]) -> str:
    """What a command prints; nothing if it takes too long or cannot be run."""
    try:
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout


def main() -> int:
    """Ask about all lock files; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = [
        of_python(name, _printed([*PIP_AUDIT, "--requirement", name]))
        for name in (
            f"requirements/{file.name}" for file in sorted((ROOT / "requirements").glob("*.lock"))
        )
    ]
    found.append(of_client("web/package-lock.json", _printed(NPM)))
    if given.json:
        print(json.dumps([one._asdict() for one in found]))
    else:
        print(*map(sentence, found), sep="\n")
    return 1 if any(one.weak for one in found) else 0


if __name__ == "__main__":
    sys.exit(main())
