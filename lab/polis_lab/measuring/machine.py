"""The machine on which a measurement was made."""

import os
import platform
import re
from importlib.metadata import version
from pathlib import Path
from typing import Final

from polis.core.processes import cpu_count
from polis.core.texts.errors import PolisError

CPU_INFO: Final = Path("/proc/cpuinfo")


def machine() -> dict[str, str | int | bool]:
    """Return processor, cores, system and versions of what runs the rules."""
    from polis.core.kernels.kernel import COMPILED  # noqa: PLC0415 - brings arrays

    return {
        "processor": processor(),
        "cores": os.cpu_count() or 1,
        "usable_cores": cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "polis": version("polis"),
        "compiled": COMPILED,
    }


def processor() -> str:
    """Return the processor's own name, if the system provides it."""
    if CPU_INFO.exists():
        found = re.search(r"^model name\s*:\s*(.+)$", CPU_INFO.read_text("utf-8"), re.MULTILINE)
        if found:
            return found[1].strip()
    return platform.processor() or platform.machine() or "unknown"


def processes(workers: int | None) -> int:
    """The number of processes for playing, by default one per core; raises PolisError."""
    from polis.arena import MOST_WORKERS  # noqa: PLC0415 - brings arrays

    if workers is None:
        return cpu_count()
    if not 1 <= workers <= MOST_WORKERS:
        raise PolisError(f"The number of workers is {workers}; it must be 1 to {MOST_WORKERS}.")
    return workers
