"""The actions of each game as TypeScript: web/src/games/GAME/codec.ts, made from the game's codec.

    python tools/codec_types.py

A file has the verbs with their first numbers and the sizes of their parts, and the words that the
notation has for the values of a part. Beside the tests of a game lie actions of every verb in
notation (tests/notation.json).
"""

import json
from collections.abc import Iterator, Sequence
from math import prod
from pathlib import Path
from typing import Any, Final

from polis.core.contract.notation import Action, Codec
from polis.games import GAMES, GameSpec

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "web" / "src" / "games"
MOST_WORDS: Final = 64  # a part with more values is no list of names
SAMPLES: Final = 12  # actions of a verb beside the tests

HEAD: Final = "// The numbers of the actions and the words of their parts: made from the game's codec by\n// tools/codec_types.py."
VERBS: Final = "/** The verbs with their first numbers and the sizes of their parts. */"
WORDS: Final = "/** What the notation calls the values of a part; by verb, a list for each part. */"


def files() -> Iterator[tuple[Path, str]]:
    """Each file with its text, for every game with its own screen."""
    for name, spec in GAMES.items():
        if (FOLDER / name).is_dir():
            yield FOLDER / name / "codec.ts", codec_text(spec)
            yield FOLDER / name / "tests" / "notation.json", samples_text(spec)


def codec_text(spec: GameSpec) -> str:
    """The verbs and the words of a game."""
    codec, game = spec.codec(), spec.load()
    verbs = [
        f"  {{ verb: '{verb}', first: {codec.bases[verb]}, sizes: {[size for _, size in parts]} }},"
        for verb, parts in codec.verbs.items()
    ]
    words = [
        f"  {verb}: [{', '.join(map(_list, found))}],"
        for verb in codec.verbs
        if (found := words_of(codec, game, verb))
    ]
    lines = [HEAD, "", VERBS, "export const VERBS = [", *verbs, "] as const;"]
    return "\n".join([*lines, "", WORDS, "export const WORDS = {", *words, "} as const;", ""])


def words_of(codec: Codec, game: Any, verb: str) -> list[list[str]]:
    """The words of each part in the notation; empty unless each part is a separate word."""
    sizes = [size for _, size in codec.verbs[verb]]
    if not sizes or max(sizes) > MOST_WORDS:
        return []
    found = []
    for part, size in enumerate(sizes):
        parts = [tuple(n if i == part else 0 for i in range(len(sizes))) for n in range(size)]
        texts = [game.text(codec.encode(Action(verb, one))) for one in parts]
        words = [_words(text, verb, len(sizes)) for text in texts]
        if any(len(one) != len(sizes) for one in words):
            return []
        found.append([one[part] for one in words])
    return found


def _words(text: str, verb: str, parts: int) -> list[str]:
    """The words after the verb; some notations with several parts omit the verb."""
    rest = text.removeprefix(f"{verb} ")
    if parts == 1:
        return [] if rest == text else [rest]
    return rest.split(" ")


def samples_text(spec: GameSpec) -> str:
    """Actions of every verb, spread over its numbers: their verb, parts, number and notation."""
    codec, game = spec.codec(), spec.load()
    lines = []
    for verb, parts in codec.verbs.items():
        count = prod(size for _, size in parts)
        some = sorted({k * (count - 1) // (SAMPLES - 1) for k in range(SAMPLES)})
        for number in (codec.bases[verb] + k for k in some):
            action = [verb, list(codec.decode(number).parts), number, game.text(number)]
            lines.append(f"  {json.dumps(action)}")
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _list(words: Sequence[str]) -> str:
    return f"[{', '.join(repr(word) for word in words)}]"


def main() -> None:
    """Write the files."""
    for path, text in files():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
