"""The `polis` command, also available as `python -m polis`."""

import os
import signal
import sys
from pathlib import Path


def main() -> None:
    """Run the command line. Until it is imported, Ctrl-C ends the process silently."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed, or pythonw on Windows
            stream = Path(os.devnull).open("r+", encoding="utf-8")  # noqa: SIM115 - until the end
            setattr(sys, name, stream)
    from polis.cli import main as command  # noqa: PLC0415 - slow imports come after the line above

    command()


if __name__ == "__main__":
    main()
