"""Texts of Archon: every language says everything, nothing is left over, the grammar holds."""

from typing import Any

import pytest

from polis.core.kernels.event_log import PARTS, empty_log, log_type, written
from polis.core.kernels.events import Event
from polis.core.texts.catalogue import LANGUAGES
from polis.core.texts.listener import Listener
from polis.games.archon.model import events
from polis.games.archon.model.events import (
    CAPACITY,
    CARDS_DIVIDED,
    KINDS,
    PASSED,
    WINNER,
    emit,
    new_log,
)
from polis.games.archon.model.meanings import BY_FAVOR, BY_START_KIT, cause_name
from polis.games.archon.model.names import (
    CARD_KINDS,
    HAND_SIZE,
    LOCATIONS,
    OTHER_CAUSES,
    TILES,
    read_slot,
    slot_name,
)
from polis.games.archon.words.refusal import WORDS as SENTENCES
from tests.games.plausible import plausible


def the_divided(cards: tuple[int, int, int, int]) -> Event:
    """Seat 2 has divided its cards, with this many of each magister in its hand."""
    log = new_log()
    emit(log[0], CARDS_DIVIDED, 2, *cards)
    return KINDS.read(written(log))[0]


def test_an_event_has_at_most_five_parts_and_its_number_is_its_place() -> None:
    assert max(len(kind.parts) for kind in KINDS) == PARTS
    for number, kind in enumerate(KINDS):
        assert getattr(events, kind.name.upper()) == number


def test_only_the_divided_hand_is_private() -> None:
    private = {kind.name for kind in KINDS if kind.private}
    assert private == {"cards_divided"}


def test_what_the_rules_emit_is_read_back_with_names_and_in_order() -> None:
    log = new_log()
    emit(log[0], PASSED, 3, 2)
    emit(log[0], WINNER, 1, -54, 12)
    assert KINDS.read(written(log)) == [
        Event("passed", {"seat": 3, "count": 2}),
        Event("winner", {"seat": 1, "points": -54, "goods": 12}),
    ]


@pytest.mark.parametrize(("limit", "kept"), [(0, 0), (1, 1), (3, 3)])
def test_a_buffer_keeps_no_more_events_than_its_limit(limit: int, kept: int) -> None:
    log = new_log(limit)
    for _ in range(3):
        emit(log[0], PASSED, 0, 1)
    assert len(KINDS.read(written(log))) == kept


def test_a_buffer_cannot_keep_more_events_than_it_has_rows() -> None:
    assert int(empty_log(log_type(7))["limit"][0]) == 7
    for limit in (-1, CAPACITY + 1):
        with pytest.raises(ValueError, match=f"of {CAPACITY} rows cannot keep {limit} events"):
            new_log(limit)


@pytest.mark.parametrize("language", LANGUAGES)
def test_onlookers_read_that_the_cards_were_divided_but_not_how(language: str) -> None:
    hidden = {
        SENTENCES.event_text(event.seen_by(3), language)
        for event in plausible(KINDS["cards_divided"])
    }
    assert len(hidden) == 1 + 16  # one sentence of seat 0, but seat 3 reads its own hands
    event = the_divided((1, 0, 0, 1))
    assert SENTENCES.event_text(event.seen_by(1), language) == SENTENCES.event_text(
        event.seen_by(None), language
    )
    assert SENTENCES.event_text(event.seen_by(2), language) != SENTENCES.event_text(
        event.seen_by(1), language
    )
    assert SENTENCES.event_json(event.seen_by(None)) == {"kind": "cards_divided", "seat": 2}


def gained(cause: int, **fields: int) -> Event:
    """The Lion gains a recruit, if nothing else is said."""
    usual = {"seat": 2, "goods": 1, "count": 1, "short": 0, "cause": cause}
    return Event("gained", usual | fields)


def played(plain: int) -> Event:
    return Event("card_played", {"seat": 1, "kind": 1, "count": 1, "plain": plain})


LOST_POINTS = Event("points_scored", {"seat": 3, "count": -2, "cause": BY_START_KIT + 2})
SAID = [
    ("en", gained(2), "Lion gets 1 Recruit in the Treasury."),
    ("en", gained(14), "Lion gets 1 Recruit thanks to the Weaponsmith."),
    ("en", gained(46), "Lion gets 1 Recruit with a King’s Favor."),  # noqa: RUF001 - its apostrophe
    ("fr", gained(8), "Lion reçoit 1 recrue au Planétarium."),
    ("fr", gained(10), "Lion reçoit 1 recrue grâce à l’Artisan."),  # noqa: RUF001 - its apostrophe
    ("fr", gained(17), "Lion reçoit 1 recrue grâce au Laboratoire."),
    ("fr", gained(30), "Lion reçoit 1 recrue au début de la saison."),
    ("de", gained(3), "Löwe erhält 1 Rekruten auf dem Marktplatz."),
    ("de", gained(5), "Löwe erhält 1 Rekruten in der Königlichen Garde."),
    ("de", gained(22), "Löwe erhält 1 Rekruten durch den Hof der Magister."),
    ("de", gained(25), "Löwe erhält 1 Rekruten zu Beginn."),
    ("en", gained(8, goods=7, short=1), "Lion gets 1 Science card in the Planetarium; 1 more is not in the supply."),
    ("en", gained(8, goods=7, count=0, short=2), "Lion gets no Science cards in the Planetarium: the supply is empty."),
    ("fr", gained(8, goods=7, count=2, short=1), "Lion reçoit 2 cartes Science au Planétarium ; il en manque 1 dans la réserve."),
    ("fr", gained(8, goods=7, count=0, short=2), "Lion ne reçoit pas de carte Science au Planétarium : la réserve est vide."),
    ("de", gained(8, goods=7, short=2), "Löwe erhält 1 Wissenschaftskarte im Planetarium; im Vorrat fehlen 2."),
    ("de", gained(8, goods=7, count=0, short=1), "Löwe erhält keine Wissenschaftskarten im Planetarium: Der Vorrat ist leer."),
    ("en", the_divided((0, 1, 0, 2)), "Lion has divided the cards and takes in hand: 2 Courtiers, a Cleric, 2 Merchants."),
    ("fr", the_divided((0, 1, 0, 2)), "Lion répartit ses cartes et prend en main : 2 courtisans, un clerc, 2 marchands."),
    ("de", the_divided((0, 1, 0, 2)), "Löwe teilt die Karten und nimmt auf die Hand: 2 Höflinge, einen Kleriker, 2 Händler."),
    ("en", played(plain=0), "Dragon plays a Tax Collector."),
    ("en", played(plain=1), "Dragon plays a Tax Collector, counted as a Courtier."),
    ("fr", played(plain=1), "Dragon joue un percepteur comme courtisan."),
    ("de", played(plain=1), "Drache spielt einen Steuereintreiber, als Höfling gezählt."),
    ("en", LOST_POINTS, "Eagle loses 2 points in the raid."),
    ("fr", LOST_POINTS, "Aigle perd 2 points dans le pillage."),
    ("de", LOST_POINTS, "Adler verliert 2 Punkte bei der Plünderung."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "event", "expected"), SAID, ids=lambda part: str(part)[:40])
def test_the_grammar_holds(language: str, event: Event, expected: str) -> None:
    assert SENTENCES.event_text(event, language) == expected


def test_json_of_a_divided_hand_counts_the_courtiers_too() -> None:
    assert SENTENCES.event_json(the_divided((1, 0, 0, 2))) == {
        "kind": "cards_divided",
        "seat": 2,
        "hand": {"courtier": 2, "tax-collector": 1, "cleric": 0, "scribe": 0, "merchant": 2},
    }
    hand: Any = SENTENCES.event_json(the_divided((1, 2, 1, 1)))["hand"]
    assert list(hand) == list(CARD_KINDS)
    assert sum(hand.values()) == HAND_SIZE


def test_every_cause_has_a_name_of_its_own() -> None:
    causes = [*range(BY_START_KIT + len(OTHER_CAUSES)), *range(BY_FAVOR, BY_FAVOR + 22)]
    names = [cause_name(cause) for cause in causes]
    assert len(set(names)) == len(causes)
    assert names[:10] == list(LOCATIONS)
    assert names[10:25] == list(TILES)
    assert names[25:31] == list(OTHER_CAUSES)
    assert (names[31], names[-1]) == ("favor 1", "favor 22")


def test_slots_have_letters_and_those_of_the_palace_numbers() -> None:
    for location in range(len(LOCATIONS)):
        names = "1234" if LOCATIONS[location] == "palace" else "abcd"
        assert [slot_name(location, slot) for slot in range(4)] == list(names)
        assert [read_slot(location, name) for name in names] == [0, 1, 2, 3]
        assert [read_slot(location, name) for name in ("", "5", "e", "ab", "12")] == [None] * 5
    assert read_slot(0, "B") == 1


TOLD = {
    "en": ("You pay 1 Gold of tax to Anna", "Anna pays 1 Gold of tax to you"),
    "fr": ("Vous payez à Anna 1 or d’impôt", "Anna vous paie 1 or d’impôt"),  # noqa: RUF001 - its apostrophe
    "de": ("1 Gold Steuer an Anna", "1 Gold Steuer an Sie"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_pays_and_who_is_paid_are_told_as_the_reader_knows_them(language: str) -> None:
    names = ("Anna", "")
    paid = Event("tax_paid", {"seat": 1, "owner": 0, "location": 3})
    got = Event("tax_paid", {"seat": 0, "owner": 1, "location": 3})
    pays, is_paid = TOLD[language]
    assert pays in SENTENCES.event_text(paid, language, Listener(1, names))
    assert is_paid in SENTENCES.event_text(got, language, Listener(1, names))
