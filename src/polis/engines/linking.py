"""From LLVM code to an engine's file for a target: it is optimised, and linked with `ziglang`."""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import llvmlite.binding as llvm
from llvmlite.binding import Linkage

from polis.core.texts.errors import PolisError
from polis.engines.targets import Target

MOST_WORDS: Final = 500  # of a linker's complaint
# What LLVM calls, for a system whose libraries cannot be linked from elsewhere
MEMORY: Final = Path(__file__).with_name("memory.ll").read_text("utf-8")
EXPORT: Final = {"lld-link": "/export:", "wasm-ld": "--export="}

llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()


class Linker:
    """Makes the files of an engine from its LLVM code.

    exports: the functions that can be called, and whether only processors have them.
    """

    def __init__(self, code: str, exports: Mapping[str, bool]) -> None:
        """Start; the code is optimised once for each kind of processor."""
        self._code = code
        self._exports = exports
        self._optimised: dict[str, str] = {}

    def build(self, target: Target, folder: Path) -> Path:
        """Write the file for a target into a folder; return its path. Raises PolisError."""
        with tempfile.TemporaryDirectory() as place:
            made, out = Path(place, "engine.o"), Path(place, target.file)
            made.write_bytes(self._object(target))
            _link(target, self._exports_of(target), made, out)
            return Path(shutil.copy(out, folder / target.file))

    def _exports_of(self, target: Target) -> list[str]:
        return [
            name for name, native in self._exports.items() if not (native and target.is_browser)
        ]

    def _object(self, target: Target) -> bytes:
        """Return an object file in which only the exports can be seen."""
        if target.machine not in self._optimised:
            self._optimised[target.machine] = self._optimise(target)
        code = self._optimised[target.machine]
        if target.link[0] == "lld-link":
            no_probe = r'\1 "no-stack-arg-probe"'
            code = (
                re.sub(r"^(attributes #[0-9]+ = \{)", no_probe, code, flags=re.MULTILINE) + MEMORY
            )
        made: bytes = _machine(target).emit_object(_parsed(code, target))
        return made

    def _optimise(self, target: Target) -> str:
        """Return the code optimised for the processor of a target."""
        module = _parsed(self._code, target)
        exports = self._exports_of(target)
        for number, one in enumerate((*module.functions, *module.global_variables)):
            if not one.is_declaration and one.name not in exports:
                one.linkage = Linkage.internal
                one.name = f"k{number}"  # Numba's name has hundreds of letters, and macOS keeps it
        options = llvm.create_pipeline_tuning_options(speed_level=3)
        builder = llvm.create_pass_builder(_machine(target), options)
        builder.getModulePassManager().run(module, builder)
        return for_no_machine(str(module))


def for_no_machine(code: str) -> str:
    """Return LLVM code without the machine that it was made for."""
    return re.sub(r'^target (triple|datalayout) = ".*"\n', "", code, flags=re.MULTILINE)


def _machine(target: Target) -> Any:
    return llvm.Target.from_triple(target.triple).create_target_machine(
        opt=3, cpu=target.cpu, features=target.features, reloc="pic", codemodel="small"
    )


def _parsed(code: str, target: Target) -> Any:
    module = llvm.parse_assembly(f'target triple = "{target.triple}"\n{code}')
    module.data_layout = str(_machine(target).target_data)
    return module


def _link(target: Target, exports: Sequence[str], made: Path, out: Path) -> None:
    """Link an object file; raises PolisError with what the linker says."""
    words: list[str] = []
    for word in target.link:
        if word == "{exports}":
            words += [EXPORT[target.link[0]] + name for name in exports]
        else:
            words.append(word.format(out=out, object=made))
    command = [sys.executable, "-m", "ziglang", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise PolisError(f"{out.name} was not linked: {done.stderr.strip()[:MOST_WORDS]}")
