"""What may become of a good text, or of good JSON, on its way: strategies of Hypothesis."""

import json
import time
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from copy import deepcopy
from dataclasses import dataclass
from io import StringIO
from typing import Any

import hypothesis
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st

from polis.cli import run
from polis.core.texts.catalogue import LANGUAGES
from polis.core.texts.errors import PolisError


@dataclass
class Fuzzing:
    """How long each test draws, in seconds; 0: one round. examples: how many were drawn."""

    seconds: float = 0.0
    examples: int = 0


fuzzing = Fuzzing()

MOST_FAULTS = 5
ODD = (
    "", "\x00", "\ufeff", "\u202e", "\ud800", "\u200b", "\u0301" * 9, "\n", "\r", "\t", "\x1b[2J",
    '"', "'", "\\", "/", "..", "%", "{", "}", "{ $x }", "[", "]", "[[", "=", "#", ",", "0", "-1", "1e999", "-0.0", "0x1",
    "nan", "NaN", "null", "true", "9" * 400, "[" * 3000, "{\"a\":" * 3000, "__class__", "x" * 3000,
    "1979-05-27T07:32:00Z", "\U0001f600", "\u0131", "\u1e9e",
)  # fmt: skip
DEEP = "a list in a list in a list"  # stands for one that no parser gets to the end of
NUMBERS = (-(2**64), -(2**31) - 1, -1, 0, 1, 2, 127, 128, 255, 256, 2**31, 2**53, 2**63, 10**400)

words = st.sampled_from(ODD) | st.text(max_size=8)
values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.sampled_from(NUMBERS)
    | st.integers()
    | st.floats()
    | words
    | st.just(DEEP),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=6,
)


def fuzz(
    what: st.SearchStrategy[Any],
    check: Callable[[Any], None],
    seed: int,
    examples: int,
    found: Sequence[Any] = (),
) -> None:
    """Check some examples that the seed draws; the least one that fails is shown.

    found: what has failed once, which comes first. With time to spare there are more rounds, each with the
    next seed.
    """
    for one in found:
        check(one)
    end, number = time.monotonic() + fuzzing.seconds, 0
    while number == 0 or time.monotonic() < end:
        try:
            _one_round(what, check, seed + number, examples)
        except BaseException as error:
            error.add_note(
                "Mended, what failed belongs to FOUND of this file. To draw it again, without "
                f"POLIS_FUZZ_MINUTES: --seed {seed + number}"
            )
            raise
        number += 1
        fuzzing.examples += examples


def _one_round(
    what: st.SearchStrategy[Any], check: Callable[[Any], None], seed: int, examples: int
) -> None:
    """Check as many examples as a seed draws."""
    runs = hypothesis.settings(
        max_examples=examples,
        database=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )

    def example(one: Any) -> None:  # what is called like this is shown with its argument
        check(one)

    hypothesis.seed(seed)(runs(hypothesis.given(what)(example)))()


@st.composite
def spoiled_text(draw: st.DrawFn, texts: Sequence[str]) -> str:
    """One of the texts with a few pieces left out, put in, doubled or cut off."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, MOST_FAULTS))):
        begin = draw(st.integers(0, len(text)))
        end = min(len(text), begin + draw(st.integers(0, 30)))
        match draw(st.sampled_from(("out", "in", "double", "move", "cut"))):
            case "out":
                text = text[:begin] + text[end:]
            case "in":
                text = text[:begin] + draw(words) + text[end:]
            case "double":
                text = text[:end] + text[begin:]
            case "move":
                other = draw(st.integers(0, len(text)))
                text = text[:other] + text[begin:end] + text[other:]
            case _:
                text = text[:end]
    return text


@st.composite
def spoiled_json(draw: st.DrawFn, examples: Sequence[Any]) -> Any:
    """One of the examples with a few values replaced, left out or doubled."""
    data = deepcopy(draw(st.sampled_from(examples)))
    for _ in range(draw(st.integers(1, MOST_FAULTS))):
        places = list(_places(data))
        if not places:
            return data
        inside, key = draw(st.sampled_from(places))
        match draw(st.sampled_from(("value", "value", "out", "double", "swap"))):
            case "out":
                del inside[key]
            case "double" if isinstance(inside, list):
                inside.insert(key, deepcopy(inside[key]))
            case "double":
                inside[draw(words)] = deepcopy(inside[key])
            case "swap":
                other, name = draw(st.sampled_from(places))
                inside[key] = deepcopy(other[name])
            case _:
                inside[key] = draw(values)
    return data


@st.composite
def spoiled_file(draw: st.DrawFn, examples: Sequence[Any]) -> bytes:
    """JSON as a file of bytes: spoiled as JSON, as text or as bytes."""
    if draw(st.integers(0, 3)):
        return dumped(draw(spoiled_json(examples))).encode()
    text = draw(spoiled_text([json.dumps(one) for one in examples]))
    return written(text, draw(st.sampled_from(("utf-8", "utf-8", "utf-16", "latin-1"))))


def dumped(data: Any) -> str:
    """JSON, including invalid and unreadable forms of it."""
    return json.dumps(data).replace(f'"{DEEP}"', "[" * 100_000)


def written(text: str, encoding: str = "utf-8") -> bytes:
    """A text as bytes, half characters too, which no reader of texts takes."""
    return text.encode(encoding, "surrogatepass" if encoding.startswith("utf") else "replace")


def is_sentence(text: str) -> bool:
    """Whether a text is one line that ends as sentences do."""
    return 5 < len(text) < 1_000 and text.endswith((".", "!", "?")) and "\n" not in text


def check_refusal(error: PolisError, sent: object) -> None:
    """A refusal is a sentence in each language."""
    words = getattr(error, "words", None)
    for language in LANGUAGES:
        text = getattr(words, language) if words else error.text(language)
        assert is_sentence(text), (text, sent)


def said_by(*words: str) -> tuple[int, str]:
    """The exit code of a command and all that it printed."""
    out = StringIO()
    with redirect_stdout(out), redirect_stderr(out):
        code = run(list(words))
    return code, out.getvalue()


def _places(data: Any) -> Any:
    """Every place of a value in lists and dicts, as its container and its key there."""
    pairs: Any = ()
    if isinstance(data, dict):
        pairs = data.items()
    elif isinstance(data, list):
        pairs = enumerate(data)
    for key, value in list(pairs):
        yield data, key
        yield from _places(value)
