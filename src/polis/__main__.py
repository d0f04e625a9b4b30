"""The command `polis`, also as `python -m polis`."""

import signal


def main() -> None:
    """Load the command and be it. Until it is there Ctrl-C just ends the process, without words."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from polis.cli import main as command  # noqa: PLC0415 - what takes time comes after the line above

    command()


if __name__ == "__main__":
    main()
