"""Make the virtual environment and install what a lock file names.

    tools/install.py FOLDER LOCK [NAME...]

Each package is checked against its hash. With names only these packages are installed; without, Polis and
its laboratory follow as links to this folder. Where Python has no ensurepip (Debian without
python3-venv), pip comes as a wheel of the version and hash in the lock file.
"""

import hashlib
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from urllib.parse import urljoin

INDEX = os.environ.get("PIP_INDEX_URL", "https://pypi.org/simple")
NO_PIP = (
    "This Python has neither ensurepip nor a way to fetch pip ({error}); on Debian and Ubuntu: "
    "apt install python3-venv"
)


def main(folder: Path, lock: Path, names: list[str]) -> None:
    """Install; SystemExit with one sentence if that is not possible."""
    if sys.version_info < (3, 11):  # noqa: UP036 - that is what is checked
        raise SystemExit(
            f"{sys.executable} is older than Python 3.11; name another: make PYTHON=..."
        )
    pip = pip_in(folder, lock)
    print(f"polis: installing {' '.join(names) or f'the libraries of {lock}'} (once)", flush=True)
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as chosen:
        text = lock.read_text(encoding="utf-8")
        chosen.write("".join(block(text, name) for name in names) or text)
        chosen.flush()
        # A lock file names everything, so pip resolves nothing: its resolver may pick a newer version
        # for a name with an extra (coverage[toml]) and then refuse it for its hash.
        run(*pip, "install", "--no-deps", "--require-hashes", "-r", chosen.name)
    if not names:
        links = ["--editable", ".", "--editable", "lab"]
        run(*pip, "install", "--no-deps", "--no-build-isolation", *links)
        run(*pip, "check")


def pip_in(folder: Path, lock: Path) -> list[str]:
    """The command of pip in the environment, which is made if it is missing."""
    python = folder / "bin" / "python"
    pip = [str(python), "-m", "pip"]
    if python.exists() and works(*pip, "--version"):
        return pip
    print(f"polis: making a virtual environment in {folder}", flush=True)
    if works(sys.executable, "-c", "import ensurepip"):
        run(sys.executable, "-m", "venv", str(folder))
        return pip
    run(sys.executable, "-m", "venv", "--without-pip", str(folder))
    with tempfile.TemporaryDirectory() as place:
        wheel = fetched_pip(lock.read_text(encoding="utf-8"), Path(place))
        run(str(python), str(wheel / "pip"), "install", "--no-index", str(wheel))
    return pip


def fetched_pip(lock: str, folder: Path) -> Path:
    """Download the wheel of pip that the lock file names."""
    pinned = block(lock, "pip")
    version = pinned.split("==")[1].split()[0]
    page = f"{INDEX.rstrip('/')}/pip/"
    try:
        wheel = re.search(f'href="([^"]*/pip-{version}-py3-none-any.whl)', fetched(page).decode())
        content = fetched(urljoin(page, wheel[1])) if wheel else b""
    except OSError as error:
        raise SystemExit(NO_PIP.format(error=error)) from None
    if hashlib.sha256(content).hexdigest() not in pinned:
        raise SystemExit(NO_PIP.format(error="its hash differs"))
    file = folder / f"pip-{version}-py3-none-any.whl"
    file.write_bytes(content)
    return file


def fetched(address: str) -> bytes:
    """The content at an address of the package index."""
    with urllib.request.urlopen(address, timeout=60) as answer:  # noqa: S310 - as pip does
        content: bytes = answer.read()
        return content


def block(lock: str, name: str) -> str:
    """The lines of a package in a lock file: its version and its hashes."""
    found = re.search(rf"^{re.escape(name)}==(?:.*\\\n)*.*\n", lock, re.MULTILINE)
    if found is None:
        raise SystemExit(f"The lock file has no {name}; write it anew: make lock")
    return found[0]


def works(*words: str) -> bool:
    """Whether a command succeeds."""
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


def run(*words: str) -> None:
    """Run a command; progress is for people only."""
    quiet = {} if sys.stdout.isatty() else {"PIP_QUIET": "1"}
    environment = {**os.environ, **quiet, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    done = subprocess.run(words, env=environment, check=False)
    if done.returncode:
        raise SystemExit(f"This command failed: {' '.join(words)}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
