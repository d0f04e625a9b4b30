"""Texts: every language says everything, nothing is left over, and the grammar holds."""

import pytest

from polis.core.kernels.events import Event
from polis.core.texts.catalogue import LANGUAGES, Catalogue
from polis.games.arkadia.words.refusal import WORDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_onlookers_read_that_a_card_was_drawn_but_not_which(language: str) -> None:
    event = Event("card_drawn", {"seat": 2, "kind": 12}, frozenset({"kind"}))
    hidden = WORDS.event_text(event.seen_by(1), language)
    texts = {
        WORDS.event_text(Event("card_drawn", {"seat": 2, "kind": k}), language) for k in range(28)
    }
    assert hidden not in texts
    assert (
        WORDS.event_text(event.seen_by(2), language) == WORDS.event_text(event, language) in texts
    )
    assert len(texts) == 28
    assert "card" not in WORDS.event_json(event.seen_by(None))


SEALS = Event("seals_paid", {"seat": 3, "family": 0, "count": 1, "building": 6})
LAID = Event("building_laid", {"seat": 0, "building": 2, "form": 4, "family": 1, "square": 85})


def played(form: int, family: int) -> Event:
    return Event("card_played", {"seat": 2, "kind": form * 4 + family})


@pytest.mark.parametrize(
    ("language", "event", "expected"),
    [
        ("en", SEALS, "Violet gets 1 red seal for workers there."),
        ("fr", SEALS, "Violet reçoit 1 sceau rouge pour ses ouvriers."),
        ("de", SEALS, "Violett erhält 1 rotes Siegel für Arbeiter dort."),
        ("en", LAID, "Yellow lays an olive smithy at f6."),
        ("fr", LAID, "Jaune pose une forge olive en f6."),
        ("de", LAID, "Gelb legt eine olivgrüne Schmiede bei f6."),
        ("fr", played(3, 3), "Vert joue un moulin argenté."),
        ("fr", played(2, 3), "Vert joue une auberge argentée."),
        ("fr", played(0, 2), "Vert joue une habitation noire."),
        ("de", played(1, 2), "Grün spielt einen schwarzen Bauernhof aus."),
        ("de", played(6, 3), "Grün spielt ein silbernes Kloster aus."),
        ("de", played(3, 0), "Grün spielt eine rote Mühle aus."),
    ],
    ids=lambda part: str(part)[:40],
)
def test_the_grammar_holds(language: str, event: Event, expected: str) -> None:
    assert WORDS.event_text(event, language) == expected


def test_a_catalogue_without_files_says_so() -> None:
    with pytest.raises(FileNotFoundError):
        Catalogue("polis.testing").text("x", "en")
