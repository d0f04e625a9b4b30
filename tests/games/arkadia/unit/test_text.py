"""Texts: every language says everything, nothing is left over, and the grammar holds."""

import pytest

from polis.core.kernels.events import Event
from polis.core.texts.catalogue import LANGUAGES, Catalogue
from polis.core.texts.listener import Listener
from polis.games import load
from polis.games.arkadia.model.actions import ACTIONS
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


def test_every_refusal_of_a_played_position_can_be_told() -> None:
    game = load("arkadia")
    state, _ = game.new_game(game.new_options({"setup": "first-game"}), 3, bytes(16))
    told = set()
    for ply in range(40):
        legal = game.legal(state).tolist()
        for action in range(ply % 7, ACTIONS, 7):
            if action not in legal and (why := game.refusal(state, action)):
                told.add(why.message)
                assert game.refusal_text(why, "de").endswith(why.clause)
        game.apply(state, legal[ply * 7 % len(legal)])
    assert len(told) > 8


SEALS = Event("seals_paid", {"seat": 3, "family": 0, "count": 1, "building": 6})
LAID = Event("building_laid", {"seat": 0, "building": 2, "form": 4, "family": 1, "square": 85})


def played(form: int, family: int) -> Event:
    return Event("card_played", {"seat": 2, "kind": form * 4 + family})


@pytest.mark.parametrize(
    ("language", "event", "expected"),
    [
        ("en", SEALS, "Violet gets 1 red seal for workers at building 7."),
        ("fr", SEALS, "Violet reçoit 1 sceau rouge pour ses ouvriers à l’édifice 7."),  # noqa: RUF001 - its apostrophe
        ("de", SEALS, "Violett erhält 1 rotes Siegel für Arbeiter an Gebäude 7."),
        ("en", LAID, "Yellow lays an olive smithy (building 3) at f6."),
        ("fr", LAID, "Jaune pose une forge olive (édifice 3) en f6."),
        ("de", LAID, "Gelb legt eine olivgrüne Schmiede (Gebäude 3) bei f6."),
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


def test_json_has_names_and_counts_from_one() -> None:
    laid = Event("building_laid", {"seat": 0, "building": 2, "form": 4, "family": 1, "square": 85})
    assert WORDS.event_json(laid) == {
        "kind": "building_laid",
        "seat": 0,
        "building": 3,
        "form": "smithy",
        "family": "olive",
        "square": [6, 6],
    }
    placed = Event("castle_placed", {"seat": 1, "family": 3, "square": 9, "floor": 0})
    assert WORDS.event_json(placed) == {
        "kind": "castle_placed",
        "seat": 1,
        "family": "silver",
        "square": 10,
        "floor": 1,
    }
    lot = WORDS.event_json(Event("site_chosen", {"seat": 1, "building": -1}))
    assert lot == {"kind": "site_chosen", "seat": 1, "building": "lot"}


def test_a_catalogue_without_files_says_so() -> None:
    with pytest.raises(FileNotFoundError):
        Catalogue("polis.arena").text("x", "en")


TOLD = {
    "en": (
        "You place one of your own workers on f6.",
        "Anna places one of their own workers on f6.",
    ),
    "fr": (
        "Vous placez un ouvrier de votre couleur en f6.",
        "Anna place un ouvrier de sa couleur en f6.",
    ),
    "de": (
        "Sie setzen einen eigenen Arbeiter auf f6.",
        "Anna setzt einen eigenen Arbeiter auf f6.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_reads_you_and_the_others_read_the_name(language: str) -> None:
    placed = Event("worker_placed", {"seat": 1, "square": 85, "neutral": 0})
    names = ("", "Anna", "")
    to_her, to_them = Listener(1, names), Listener(0, names)
    assert (
        WORDS.event_text(placed, language, to_her),
        WORDS.event_text(placed, language, to_them),
    ) == TOLD[language]
