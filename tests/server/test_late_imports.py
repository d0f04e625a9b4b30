"""Nothing is imported in the middle of a request, neither by the server nor rewritten by pytest.

CPython 3.11 counts the depth of a syntax tree once for all threads: a module that pytest rewrites,
imported by the server's thread while another thread parses, fails with a SystemError.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
REWRITTEN = {"hypothesispytest", "pytest_cov", "tests", "xdist"}
LIBRARIES = ("anyio", "starlette", "uvicorn", "websockets")
PROGRAM = f"""
import sys, tempfile
from urllib.request import urlopen
from polis.server.logs import write_logs
from tests.server.serving import served
write_logs("error", as_json=True)
with tempfile.TemporaryDirectory() as folder, served(folder + "/polis.sqlite3") as address:
    before = set(sys.modules)
    for path in ("/", "/health", "/ready", "/metrics", "/api/config", "/api/games/archon"):
        with urlopen(address + path) as answer:
            assert answer.status == 200, path
    for name in sorted(set(sys.modules) - before):
        if name.partition(".")[0] in {LIBRARIES}:
            print(name)
"""


def test_the_server_s_libraries_are_imported_before_the_first_request() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.returncode) == ("", 0), done.stderr


@pytest.mark.storage
def test_a_start_with_a_current_database_imports_no_migrations(database: str) -> None:
    program = (
        "import sys; from polis.server.storage.store import Store; "
        "Store(sys.argv[1]).close(); print('alembic' in sys.modules)"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", program, database],
            cwd=ROOT, capture_output=True, text=True, check=True,
        ).stdout.strip()
        for _ in range(2)
    ]  # fmt: skip
    assert told == ["True", "False"]


def test_pytest_rewrites_no_module_of_the_server(pytestconfig: pytest.Config) -> None:
    hook: Any = pytestconfig.pluginmanager.rewrite_hook
    assert {name.partition(".")[0] for name in hook._must_rewrite} <= REWRITTEN
    assert not any(
        pytestconfig.pluginmanager.has_plugin(name) for name in ("anyio", "schemathesis")
    )
