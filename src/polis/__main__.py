"""`python -m polis` is the command `polis`."""

from polis.cli import main

if __name__ == "__main__":
    main()
