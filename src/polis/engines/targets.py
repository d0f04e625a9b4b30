"""The targets for which engines are built: processors and systems, and WebAssembly for browsers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

BROWSER: Final = "wasm"
STACK: Final = 1 << 17  # bytes, below everything else, so that an overflow traps


@dataclass(frozen=True, slots=True)
class Target:
    """A machine or browsers. link: the words after `ziglang`'s name; `{out}`, `{object}` and `{exports}` are filled in.

    file: the name of the linked file; cpu, features: what LLVM may use.
    """

    triple: str
    file: str
    link: Sequence[str]
    cpu: str = ""
    features: str = ""

    @property
    def is_browser(self) -> bool:
        """Whether it is for browsers."""
        return self.triple.startswith("wasm")

    @property
    def machine(self) -> str:
        """The kind of processor."""
        return self.triple.partition("-")[0].replace("arm64", "aarch64")


ELF: Final = (
    "ld.lld",
    "-shared",
    "--gc-sections",
    "-s",
    "--build-id=none",
    "-o",
    "{out}",
    "{object}",
)


def _apple(machine: str) -> tuple[str, ...]:
    return (
        "cc", "-target", f"{machine}-macos", "-shared", "-nostdlib", "-Wl,-dead_strip", "-s",
        "-Wl,-install_name,@rpath/engine.dylib",  # else the path where it was linked
        "-o", "{out}", "{object}",
    )  # fmt: skip


TARGETS: Final = {
    "linux-x86_64": Target("x86_64-unknown-linux-gnu", "linux-x86_64.so", ELF, "x86-64-v2"),
    "linux-arm64": Target("aarch64-unknown-linux-gnu", "linux-arm64.so", ELF, "generic"),
    "macos-x86_64": Target(
        "x86_64-apple-macosx11.0", "macos-x86_64.dylib", _apple("x86_64"), "x86-64-v2"
    ),
    "macos-arm64": Target(
        "arm64-apple-macosx11.0", "macos-arm64.dylib", _apple("aarch64"), "apple-m1"
    ),
    "windows-x86_64": Target(
        "x86_64-pc-windows-msvc", "windows-x86_64.dll",
        ("lld-link", "/dll", "/noentry", "/nodefaultlib", "/brepro", "/out:{out}", "{object}", "{exports}"),
        "x86-64-v2",
    ),
    BROWSER: Target(
        "wasm32-unknown-unknown", "engine.wasm",
        (
            "wasm-ld", "--no-entry", "--import-undefined", "--stack-first", "-O3", "--strip-all",
            f"-zstack-size={STACK}", "--export=__heap_base", "{exports}", "-o", "{out}", "{object}",
        ),
        features="+bulk-memory,+sign-ext,+mutable-globals,+simd128",
    ),
}  # fmt: skip
