"""What the tests need besides what `make` installs:  python -m tests.needed

`make test` asks at its beginning: without a browser or a database the last of its minutes would show it.
"""

import os
import shutil
import sys

from tests.server import databases

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chrome")
NO_CHROMIUM = "There is no Chromium; install it (Debian: apt install chromium) or name it with POLIS_CHROMIUM."


def chromium() -> str | None:
    """Where the browser is: `POLIS_CHROMIUM`, or the first one on the path."""
    names = (os.environ.get("POLIS_CHROMIUM"), *CHROMIUM)
    return next((found for name in names if name and (found := shutil.which(name))), None)


def missing() -> list[str]:
    """What is missing, a sentence each."""
    sentences = [] if chromium() else [NO_CHROMIUM]
    return sentences if databases.are_there() else [*sentences, databases.MISSING]


if __name__ == "__main__":
    sys.exit("\n".join(missing()) or None)
