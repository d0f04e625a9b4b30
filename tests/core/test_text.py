"""Texts in three languages: the grammar of names is in one place for each language."""

from pathlib import Path

import pytest

from polis.core.texts.catalogue import Catalogue


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    folder = tmp_path / "toy_words" / "text"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "fr.ftl").write_text("turn = Au tour { DE($name) }.\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return Catalogue("toy_words")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Léa", "Au tour de Léa."),
        ("Anna", "Au tour d\u2019Anna."),
        ("Étienne", "Au tour d\u2019Étienne."),
        ("Hugo", "Au tour de Hugo."),
        ("", "Au tour de ."),
    ],
)
def test_the_french_word_before_a_name_in_a_vowel_is_elided(
    toy: Catalogue, name: str, told: str
) -> None:
    assert toy.text("turn", "fr", name=name) == told


def test_an_argument_without_end_is_cut(toy: Catalogue) -> None:
    told = toy.text("turn", "fr", name="x" * 5000)
    assert len(told) < 1100
    assert told.endswith("x….")
