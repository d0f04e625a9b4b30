"""The browser that the tests of pages need:  python -m tests.needed

`make test` begins with it: a missing Chromium is installed by the system's package manager for root, and by
Playwright for others. Where none runs, one sentence says so, and these tests are skipped; where CI is set
they fail.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

# The shell without windows comes first: a page takes it a third of a second, the whole browser one.
SHELL: Final = "chromium-headless-shell"
CHROMIUM: Final = (SHELL, "chromium", "chromium-browser", "google-chrome", "chrome")
CACHES: Final = (".cache/ms-playwright", "Library/Caches/ms-playwright")
NO_CHROMIUM: Final = (
    "No Chromium runs here, so the tests of pages are left out; install it (Debian: sudo apt install chromium) "
    "or name one with POLIS_CHROMIUM."
)


def chromium() -> str | None:
    """The browser: `POLIS_CHROMIUM`, else the first on the path or from Playwright that runs."""
    return next((path for path in candidates() if is_running(path)), None)


def candidates() -> Iterator[str]:
    """Browsers that exist."""
    for name in (os.environ.get("POLIS_CHROMIUM"), *CHROMIUM):
        found = shutil.which(name) if name else None
        if found:
            yield found
    for folder in CACHES:
        for name in ("chrome-headless-shell", "headless_shell", "chrome", "Chromium"):
            yield from map(str, (Path.home() / folder).glob(f"chromium*/**/{name}"))


@cache
def is_running(path: str) -> bool:
    """Whether a browser starts; one that lacks a library of the system does not."""
    try:
        done = subprocess.run([path, "--version"], capture_output=True, check=False, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def program(name: str, how: str) -> str:
    """The path of a program; without it a test is skipped, and fails where CI is set. how: it is installed."""
    places = (os.environ.get("PATH", ""), str(Path(sys.executable).parent), "/usr/sbin")
    found = shutil.which(name, path=os.pathsep.join(places))
    if found is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"{name} is not installed ({how}).")
    return found


def install_chromium() -> None:
    """Install Chromium; a failure leaves the machine without."""
    apt = shutil.which("apt-get")
    if apt and hasattr(os, "geteuid") and os.geteuid() == 0:
        subprocess.run([apt, "update"], capture_output=True, check=False)
        commands = [[apt, "install", "--yes", name] for name in (SHELL, "chromium")]
    else:
        commands = [[sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]]
    for command in commands:  # older systems have no package of the shell alone
        sys.stderr.write(f"polis: installing Chromium: {' '.join(command)}\n")
        if not subprocess.run(command, capture_output=True, check=False).returncode:
            return


def main() -> int:
    """Install the browser if it is missing; the exit code."""
    if chromium() is None:
        install_chromium()
    if chromium() is None:
        sys.stderr.write(f"{NO_CHROMIUM}\n")
        return 1 if os.environ.get("CI") else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
