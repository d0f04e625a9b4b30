"""Texts of both games: every event, refusal and name can be told, and nothing is left over."""

import re
from itertools import product
from typing import Any

import pytest

from polis.core.contract.game import Refusal
from polis.core.contract.options import options_json
from polis.core.contract.reasons import GAME_OVER, NOT_THIS_PHASE
from polis.core.kernels.events import Event
from polis.core.texts.catalogue import LANGUAGES
from polis.core.texts.errors import PolisError
from polis.core.texts.listener import Listener
from polis.games import load
from polis.games.archon.model import names as archon
from polis.games.arkadia.model import names as arkadia
from polis.games.arkadia.model.meanings import ENDINGS, PHASES
from polis.games.arkadia.model.options import SETUPS
from tests.catalogues import section, variables
from tests.games.labels import used_labels
from tests.games.plausible import KINDS, WORDS, plausible, values

GAMES = ("archon", "arkadia")
EVENTS = [(game, kind.name) for game in GAMES for kind in KINDS[game]]
# Messages with the argument that names something of a game, and all that it can be.
NAMES = {
    "archon": {
        "seat-name": ("seat", archon.SEAT_NAMES),
        "goods-name": ("goods", archon.GOODS),
        "card-name": ("card", archon.CARD_KINDS),
        "location-name": ("location", archon.LOCATIONS),
        "tile-name": ("tile", archon.TILES),
        "place-name": ("place", archon.PLACES),
        "wall-place-name": ("place", archon.WALL_PLACES),
        "phase-name": ("phase", archon.PHASES),
        "ending-name": ("ending", archon.ENDINGS),
    },
    "arkadia": {
        "seat-name": ("seat", arkadia.SEAT_NAMES),
        "family-name": ("family", arkadia.FAMILY_NAMES),
        "form-name": ("form", arkadia.FORM_NAMES),
        "phase-name": ("phase", PHASES),
        "ending-name": ("ending", ENDINGS),
        "setup-name": ("setup", SETUPS),
    },
}
# What else a game asks for: why a line cannot be read, and why options do not fit.
ASKED = {
    "archon": {"cards-name", "typed-no-slot", "typed-not-five", "typed-plain-courtier"}
    | {f"what-{name}" for name in ("card", "magister", "resource", "goods", "tile", "place")}
    | {"what-wall-place", "what-slot", "what-hand-of-five"},
    "arkadia": {"card-name", "typed-no-square", "what-form", "what-family", "what-square"}
    | {f"option-{fault}" for fault in ("no-setup", "lot-is-fixed", "no-lot", "lot-not-there")},
}
ARGUMENTS: dict[str, dict[str, tuple[object, ...]]] = {
    "archon": {
        "phase": archon.PHASES,
        "slot": ("a", "2"),
        "card": archon.CARD_KINDS,
        "goods": (*archon.GOODS, "resources", "different-resources"),
        "count": (1, 2),
        "owners": (1, 3),
        "gold": (0, 1),
        "left": (0, 1),
        "place": archon.PLACES,
        "tile": archon.TILES,
        "low": (0, 1),
        "high": (2, 3),
    },
    "arkadia": {
        "form": arkadia.FORM_NAMES,
        "family": arkadia.FAMILY_NAMES,
        "phase": PHASES,
        "square": ("f6", 3),
        "name": ("f6", "lot"),
        "floor": (1, 2, 3),
        "count": (0, 1, 3),
    },
}
# Parts that no sentence has: whose turn it was when a building was completed.
UNTOLD = {
    ("arkadia", "building_completed", "seat"),
    # Nobody at a table counts buildings or the places of face-up cards.
    ("arkadia", "building_placed", "building"),
    ("arkadia", "display_filled", "slot"),
    ("arkadia", "building_laid", "building"),
    ("arkadia", "display_refilled", "slot"),
    ("arkadia", "site_chosen", "building"),
    ("arkadia", "building_completed", "building"),
    ("arkadia", "seals_paid", "building"),
    ("arkadia", "seal_taken", "building"),
    ("arkadia", "castle_placed", "square"),
    ("arkadia", "castle_placed", "floor"),
    # Nor slots, spaces of a track and numbers on cards.
    *(("archon", f"grant_{how}", "card") for how in ("drawn", "started")),
    ("archon", "province_revealed", "card"),
    *(("archon", f"favor_{how}", "card") for how in ("revealed", "moved", "removed")),
    *(("archon", f"favor_{how}", "space") for how in ("revealed", "moved")),
    ("archon", "figure_placed", "slot"),
    ("archon", "token_placed", "slot"),
    ("archon", "magister_taken", "space"),
    ("archon", "warrior_placed", "space"),
    ("archon", "attack_revealed", "card"),
    # That nothing is paid is one thing, to one or to three; and a marker moves on from where it is.
    ("archon", "tax_spared", "owners"),
    ("archon", "season_token_moved", "round"),
}


def package(game: str) -> str:
    return WORDS[game].catalogue.package


def refusals(game: str) -> list[str]:
    """The messages with which the rules of a game refuse an action."""
    rules: Any = load(game)
    reasons = {one["message"] for one in rules.refusals.reasons.described()}
    return sorted({*reasons, GAME_OVER, NOT_THIS_PHASE})


REFUSALS = [(game, message) for game in GAMES for message in refusals(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_asked_for_and_every_message_asked_for_is_there(game: str) -> None:
    asked = {message for kind in KINDS[game] for message in kind.messages()}
    options = options_json(load(game).new_options({}))
    asked |= {f"option-{name.replace('_', '-')}" for name in options}
    asked |= used_labels(game, WORDS[game].catalogue.source("en"))
    asked |= {*refusals(game), *NAMES[game], *ASKED[game]}
    there = section(package(game), "en", "rules")
    hints = {name for name in there if name.startswith("term-")}
    assert there - hints - {"style-name"} == asked


@pytest.mark.parametrize(("game", "kind"), EVENTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_is_a_sentence_that_tells_every_part(
    game: str, kind: str, language: str
) -> None:
    told = {}
    for event in plausible(KINDS[game][kind]):
        text = WORDS[game].event_text(event, language)
        assert re.fullmatch(r"\w.*\.", text), text
        assert "{" not in text
        assert "  " not in text
        told[tuple(event.fields.values())] = text
    for place, part in enumerate(KINDS[game][kind].parts):
        by_others: dict[tuple[int, ...], set[str]] = {}
        for numbers, text in told.items():
            by_others.setdefault(numbers[:place] + numbers[place + 1 :], set()).add(text)
        most = max(len(texts) for texts in by_others.values())
        is_untold = (game, kind, part) in UNTOLD
        assert most == (1 if is_untold else len(values(KINDS[game][kind], part))), part


# A verb that is not in the second person after it, or in it after a name.
WRONG = {
    "en": (
        r"\bYou (?!\w*ss\b)\w+s\b",
        r"\bAnna (are|have|do|get|take|put|win|pay|sell|lose|face)\b",
    ),
    "fr": (
        r"\bVous (?!(?:n’|ne |en |y )*\w*(?:ez|tes)\b)",  # noqa: RUF001 - its apostrophe
        r"\bAnna (?:n’|ne )?(?:\w+ez|êtes)\b",  # noqa: RUF001 - as above
    ),
    "de": (
        r"\bSie (?!sind\b|\w*n\b)[a-zäöü]+\b",
        r"\bAnna (?:haben|sind|nehmen|legen|zahlen|gewinnen)\b",
    ),
}


@pytest.mark.parametrize(
    ("game", "kind"), [(g, k) for g, k in EVENTS if "seat" in KINDS[g][k].parts]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_does_is_told_to_it_in_the_second_person(
    game: str, kind: str, language: str
) -> None:
    if (game, kind, "seat") in UNTOLD:
        return
    words, seat_names = WORDS[game], NAMES[game]["seat-name"][1]
    for event in plausible(KINDS[game][kind]):
        seat = event.fields["seat"]
        told = words.event_text(event, language, Listener(seat))
        name = words.catalogue.text("seat-name", language, seat=seat_names[seat])
        assert re.search(r"\b(you|your|vous|votre|Sie|Ihr|Ihnen)\b", told, re.I), told
        assert not re.search(rf"\b{name}\b", told), told
        named = words.event_text(event, language, Listener(None, ("Anna",) * 4))
        assert "Anna" in named
        assert not re.search(WRONG[language][0], told), told
        assert not re.search(WRONG[language][1], named), named
        assert re.search(rf"\b{name}\b", words.event_text(event, language))


@pytest.mark.parametrize(("game", "kind"), EVENTS)
def test_every_event_has_json_without_engine_numbers(game: str, kind: str) -> None:
    parts: Any = KINDS[game][kind].parts
    for event in plausible(KINDS[game][kind]):
        data = WORDS[game].event_json(event)
        assert data["kind"] == kind
        if kind == "cards_divided":
            continue
        assert len(data) == 1 + len(event.fields)
        for part, meaning in parts.items():
            value = data[meaning.key or part]
            assert not meaning.names or value in meaning.names
            assert not meaning.writing.first or value == event.fields[part] + 1


@pytest.mark.parametrize(("game", "message"), REFUSALS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_clause_of_a_sentence(game: str, message: str, language: str) -> None:
    names = sorted(variables(package(game), "en", message))
    texts = set()
    for chosen in product(*(ARGUMENTS[game][name] for name in names)):
        why = Refusal("ARK-X.1", message, dict(zip(names, chosen, strict=True)))
        text = WORDS[game].refusal_text(why, language)
        assert text.endswith(", ARK-X.1")
        assert "." not in text.removesuffix(", ARK-X.1")
        texts.add(text)
    assert len(texts) > 1 or not names


@pytest.mark.parametrize(("game", "message"), [(g, m) for g in GAMES for m in NAMES[g]])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(game: str, message: str, language: str) -> None:
    key, things = NAMES[game][message]
    texts = [WORDS[game].catalogue.text(message, language, **{key: thing}) for thing in things]
    assert all(texts)
    assert len(set(texts)) == len(things)


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(PolisError, match="There is no language 'es'; choose one of en, fr, de"):
        WORDS["arkadia"].event_text(Event("passed", {"seat": 0}), "es")


def test_an_unknown_message_or_a_missing_argument_is_a_fault_of_the_program() -> None:
    catalogue = WORDS["arkadia"].catalogue
    with pytest.raises(LookupError, match="no message 'event-x'"):
        catalogue.text("event-x", "en")
    with pytest.raises(ValueError, match="message 'event-passed'"):
        catalogue.text("event-passed", "en")
    with pytest.raises(LookupError, match="no message 'screen-x'"):
        WORDS["archon"].label("x", "en")
