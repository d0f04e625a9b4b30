"""The `polis` command, also available as `python -m polis`."""

import signal


def main() -> None:
    """Run the command line. Until it is imported, Ctrl-C ends the process silently."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from polis.cli import main as command  # noqa: PLC0415 - slow imports come after the line above

    command()


if __name__ == "__main__":
    main()
