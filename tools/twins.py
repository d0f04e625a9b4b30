"""Equal lines of the two games: `python -m tools.twins [COMMIT]`, for what frames could share.

Lines of code without docstrings, comments, imports and closing brackets, with the games' names
replaced by one word; counted are those that stand in both, in the same order. The places at which
such files lay are those of the first edition and those of today, so any commit can be counted.
"""

import re
import subprocess
import sys
from collections.abc import Sequence
from difflib import SequenceMatcher
from pathlib import Path
from typing import Final

from polis.games import NAMES

ROOT: Final = Path(__file__).resolve().parents[1]
PARTS: Final = {
    "bots": (r"src/polis/bots/GAME_\w+\.py", r"src/polis/games/GAME/bots/\w+\.py"),
    "playouts": (r"src/polis/arena/GAME_\w+\.py", r"src/polis/games/GAME/simulation/\w+\.py"),
}
LEFT_OUT: Final = re.compile(
    r'""".*?"""|^from [^\n]*\(.*?^\)|^(?:from|import) [^\n]*|\s+# [^\n]*', re.DOTALL | re.MULTILINE
)
GAME: Final = re.compile("|".join(NAMES), re.IGNORECASE)


def git(*words: str) -> str:
    """What git says."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def lines_of(commit: str, game: str, places: Sequence[str]) -> list[str]:
    """The lines of one game in the files at some places."""
    patterns = [place.replace("GAME", game) for place in places]
    names = git("ls-tree", "-r", "--name-only", commit, "src").split()
    found = [name for name in names if any(re.fullmatch(one, name) for one in patterns)]
    text = "\n".join(git("show", f"{commit}:{name}") for name in found)
    stripped = (line.strip() for line in LEFT_OUT.sub("", text).splitlines())
    return [GAME.sub("GAME", line) for line in stripped if re.search(r"\w", line)]


def main(arguments: Sequence[str]) -> int:
    """Write a line for each part: equal lines, and lines of the smaller game."""
    commit = arguments[0] if arguments else "HEAD"
    for part, places in PARTS.items():
        one, other = (lines_of(commit, game, places) for game in NAMES)
        blocks = SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks()
        equal = sum(block.size for block in blocks)
        sys.stdout.write(f"{part}: {equal} equal of {min(len(one), len(other))}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
