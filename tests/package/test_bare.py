"""The two commands on a bare Debian, as an ordinary user and as root: `make play` and `make test`.

Git, make and Python are all that is installed; there is no `python3-venv`, no Node.js, no PostgreSQL and no
Chromium.
"""

import itertools
import os
import signal
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.needed import NO_CHROMIUM
from tests.package.clean_root import Root, debian
from tests.package.installing import copied

pytestmark = pytest.mark.long

USER = "ada"
SMALL = "test_needed or (test_writing and postgres) or test_plain_page"  # a database, a page


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = debian(tmp_path_factory.mktemp("debian") / "root", "trixie")
    root = Root(folder, folder.with_name("bare"))
    root.run("apt-get", "update")
    words = ["git", "make", "python3", "ca-certificates"]
    root.run("apt-get", "install", "--yes", "--no-install-recommends", *words)
    root.run("useradd", "--create-home", USER)
    return root.folder


@pytest.fixture(params=["root", USER])
def clone(request: pytest.FixtureRequest, base: Path, tmp_path: Path) -> Root:
    """A root in which a user stands in a clone."""
    root = Root(base, tmp_path / "root")
    home = "/root" if request.param == "root" else f"/home/{request.param}"
    copied(root.folder / home.lstrip("/") / "polis")
    root.run("chown", "--recursive", f"{request.param}:", f"{home}/polis")
    root.user, root.place = request.param, f"{home}/polis"
    root.variables |= {"HOME": home, "LANG": "C.UTF-8"}
    return root


def first_page(command: list[str]) -> str:
    """The start page of a server that a command starts, which is ended then."""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as one:
        try:
            assert one.stdout is not None
            lines = itertools.chain(one.stdout, ["It ended without an address."])
            line = next(line for line in lines if "http" in line or "ended" in line)
            with urlopen(line.split()[3], timeout=60) as answer:  # noqa: S310 - our own server
                return str(answer.read(), "utf-8")
        finally:
            os.killpg(one.pid, signal.SIGTERM)


def test_two_commands_do_all_the_set_up(clone: Root) -> None:
    """Root gets a Chromium; an ordinary user one sentence, and the number of the skipped tests."""
    assert "<title>Polis" in first_page(clone.command(["make", "play", "ARGS=--port 0"]))
    told = clone.run("make", "test", f"ARGS=-rs -k '{SMALL}'")
    assert " passed" in told
    assert (NO_CHROMIUM in told) == (clone.user != "root")
