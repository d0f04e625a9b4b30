"""Polis as a user who is only a number, in the locale C, on a read-only root, at a path with blanks and umlauts."""

import os
import shutil
import subprocess
import sys

import pytest

GAMES = "/tmp/our games äöü"  # noqa: S108 - a file system of the container's own
INSIDE = f"""
set -e
mkdir "{GAMES}"
! touch /else 2>/dev/null
! {sys.executable} -m polis doctor 2>/tmp/told
grep -q "no home folder" /tmp/told
export POLIS_DATA_DIR="{GAMES}"
{sys.executable} -m polis serve --port 0 --json >/tmp/address 2>/tmp/log &
for _ in $(seq 300); do [ -s /tmp/address ] && break; sleep 0.2; done
{sys.executable} -c 'import json, urllib.request as u; a = json.loads(open("/tmp/address").readline())
u.urlopen(a["address"] + "/ready")'
kill %1; wait %1
{sys.executable} -m polis doctor
! grep Traceback /tmp/log /tmp/told
"""


@pytest.mark.long
def test_a_number_as_a_user_on_a_read_only_root() -> None:
    bwrap = shutil.which("bwrap")
    if bwrap is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(
            "bwrap is not installed (Debian: sudo apt install bubblewrap)."
        )
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    walls = (
        "--ro-bind / / --tmpfs /tmp --dev /dev --proc /proc --unshare-user --uid 12345 --gid 12345"
    )
    done = subprocess.run(
        [bwrap, *walls.split(), "bash", "-c", INSIDE], env={**kept, "LC_ALL": "C"},
        capture_output=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, (done.stdout, done.stderr)
    assert b"none of them damaged" in done.stdout
    assert b"folder for caches: none" in done.stdout
