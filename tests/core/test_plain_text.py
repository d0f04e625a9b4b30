"""Names and lines that people choose: harmless, and the same for every reader."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from polis.core.records.record_file import record_from_json, record_json
from polis.core.texts.plain_text import is_plain, plain, skeleton
from tests.core.test_record import example

HIDDEN = {
    "a newline": ("Ada\nLovelace", "Ada Lovelace"),
    "a control character": ("A\x1bda\x00", "Ada"),
    "a change of direction": ("\u202eadA\u200f", "adA"),
    "an isolated direction": ("\u2066Ada\u2069", "Ada"),
    "nothing wide": ("A\u200bd\ufeffa\u2060", "Ada"),
    "tags": ("Ada\U000e0041\U000e0042", "Ada"),
    "an invisible letter": ("A\u3164d\u115fa\u2800", "Ada"),
    "a soft hyphen": ("A\u00adda", "Ada"),
    "a joiner between Latin letters": ("A\u200dda\u200c", "Ada"),
    "a composed letter in parts": ("Ju\u0308rgen", "J\u00fcrgen"),
    "a private character": ("A\ue000da", "Ada"),
    "a mark without a letter": (" \u0301Ada", "Ada"),
    "only what has no width": ("\u200b\u200d\u2060\ufeff", ""),
}


@pytest.mark.parametrize("found", HIDDEN)
def test_what_cannot_be_seen_is_left_out(found: str) -> None:
    text, kept = HIDDEN[found]
    assert plain(text) == kept
    assert not is_plain(text)
    assert is_plain(kept)


def test_marks_are_stacked_as_high_as_a_language_needs() -> None:
    tower = plain("a" + "\u0323\u0332\u0333\u0334" * 20)
    assert len(tower) <= 5
    words = "שָׁלוֹם,Việt Nam,ไม่เป็นไร,नमस्ते,می\u200cخواهم,👩\u200d💻,山田太郎"  # noqa: RUF001
    for word in words.split(","):
        assert plain(word) == unicodedata.normalize("NFC", word)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "\u0410d\u0430"),
        ("Ada", "ADA"),
        ("Bill", "BiIl"),
        ("Ada", "A d a"),
        ("Ada", "\u00c5da"),
        ("modern", "modem"),
        ("Leo", "Le0"),
        ("Ada", "\uff21\uff44\uff41"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


# By whom they look like: letters of other scripts or of the same one, mathematical alphabets, pairs.
ALIKE = {
    "Ada": "Ad\u0251 \u13aada \ua4eeda \U0001d400da A\u0501a \u0410d\u0430",
    "Ben": "\u0412en \u0392en \ua4d0en",
    "Bob": "B\u0585b B\u043eb \u0392ob",
    "Cleo": "\u03f2leo \u0421leo \u13dfleo \u216dleo",
    "David": "clavid \u216eavid Dav\u0456d",
    "Dora": "D\u03bfra Dor\u0430",
    "Otto": "\u041etto \u2c9etto",
    "Tom": "\u13a2om \u0422om \u03a4om",
    "Will": "\u051cill \u13d4ill vvill WiIl W1ll",
    "Zoe": "Z\u043ee \u2124oe",
}


@pytest.mark.parametrize("name", ALIKE)
def test_letters_that_unicode_calls_confusable_are_one(name: str) -> None:
    others = ALIKE[name].split()
    assert {skeleton(one) for one in others} == {skeleton(name)}


def test_other_names_have_other_skeletons() -> None:
    names = ["Ada", "Ben", "Cleo", "Dora", "Ольга", "Олег", "山田", "山本", "☃", "☀"]
    assert len({skeleton(name) for name in names}) == len(names)


@given(st.text(max_size=60))
def test_once_is_enough_and_every_record_can_be_read(text: str) -> None:
    once = plain(text)
    assert plain(once) == once
    assert all(sign.isprintable() or sign in "\u200c\u200d" for sign in once)
    data = example()
    data["seats"][0]["name"] = once[:40].strip() or "Ada"
    read = record_from_json(data)
    assert record_json(read)["seats"][0]["name"] == plain(data["seats"][0]["name"])


@given(st.text(max_size=200))
def test_a_shuffle_may_have_any_text_in_it(text: str) -> None:
    data = example()
    data["seed"]["entropies"][0] = text
    assert record_from_json(data).entropies[0] == text
