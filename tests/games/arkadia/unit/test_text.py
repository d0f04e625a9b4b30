"""Texts: every language says everything, nothing is left over, and the grammar holds."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from polis.core.contract.game import Refusal
from polis.core.contract.options import options_json
from polis.core.kernels.events import Event
from polis.core.texts.catalogue import LANGUAGES, Catalogue
from polis.core.texts.errors import PolisError
from polis.core.texts.listener import Listener
from polis.games import load
from polis.games.arkadia.model.actions import ACTIONS
from polis.games.arkadia.model.events import KINDS
from polis.games.arkadia.model.names import FAMILY_NAMES, FORM_NAMES, SEAT_NAMES
from polis.games.arkadia.model.options import SETUPS, Options
from polis.games.arkadia.model.state import ENDINGS, PHASES
from polis.games.arkadia.words import refusal
from polis.games.arkadia.words.refusal import CATALOGUE, WORDS, label
from tests.games.labels import used_labels

REFUSALS: dict[str, tuple[str, ...]] = {
    "not-this-phase": ("phase",),
    "card-not-in-hand": ("form", "family"),
    "card-fits-nowhere": ("form", "family"),
    "outside-board": (),
    "covers-building": (),
    "covers-lot": (),
    "covers-worker": (),
    "touches-nothing": (),
    "flip-not-allowed": (),
    "same-as-other-orientation": (),
    "no-building-there": ("square",),
    "called-otherwise": ("name",),
    "building-completed": (),
    "lot-not-allowed": (),
    "no-vacant-square": (),
    "no-worker-left": (),
    "no-own-worker": (),
    "no-neutral-worker": (),
    "square-occupied": ("square",),
    "not-beside-site": ("square",),
    "later-square-first": ("square",),
    "at-least-one-worker": (),
    "not-on-display": ("form", "family"),
    "pile-empty": (),
    "family-not-in-pool": ("family", "floor"),
    "castle-square-taken": ("square",),
    "banner-none-left": (),
    "not-enough-seals": ("family", "count"),
    "other-family-first": ("family",),
    "too-many-recruits": ("count",),
    "pass-not-forced": (),
    "game-over": (),
}
NAMES = ("seat-name", "family-name", "form-name", "card-name", "phase-name", "ending-name")
NAMES_OF_KINDS = [kind.name for kind in KINDS]
# Plausible values for every field of an event, in engine numbers.
VALUES: dict[str, tuple[int, ...]] = {
    "seats": (2, 3, 4),
    "seat": (0, 1, 2, 3),
    "square": (0, 9),
    "standing": (0, 1),
    "building": (0, 39),
    "form": tuple(range(7)),
    "family": tuple(range(4)),
    "kind": tuple(range(28)),
    "slot": (0, 2),
    "count": (0, 1, 2, 5),
    "short": (0, 1, 2),
    "neutral": (0, 1),
    "floor": (0, 2),
    "gold": (0, 1, 98),
    "ending": (0, 1),
}


class _References(Visitor):
    """Collects the variables and messages that a message speaks of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(language: str) -> dict[str, _References]:
    """Every message of a language with what it refers to."""
    result = {}
    for entry in FluentParser().parse(CATALOGUE.source(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in result, f"{entry.id.name} stands there twice"
            references = _References()
            references.visit(entry)
            result[entry.id.name] = references
    return result


def variables(language: str, message: str) -> set[str]:
    """What a message asks for, also through the messages it is made of."""
    found = messages(language)[message]
    return found.variables.union(*(variables(language, inner) for inner in found.messages))


def public(language: str) -> set[str]:
    """The ids that the program may use."""
    return {name for name in messages(language) if not name.startswith("part-")}


def used() -> set[str]:
    """The ids that the program does use."""
    events = {message for kind in KINDS for message in kind.messages()}
    options = {f"option-{name.replace('_', '-')}" for name in options_json(Options())}
    refusals = {f"why-{name}" for name in REFUSALS}
    labels = used_labels("arkadia", CATALOGUE.source("en"))
    faults = {"typed-no-square", *(f"what-{name}" for name in ("form", "family", "square"))}
    faults |= {f"option-{name}" for name in ("no-setup", "lot-is-fixed", "no-lot", "lot-not-there")}
    return {*events, *options, "setup-name", *refusals, *labels, *NAMES, *faults}


def plausible(kind: str) -> Iterator[Event]:
    """An event of a kind with every combination of plausible parts."""
    declared = KINDS[kind]
    for values in product(*(VALUES[name] for name in declared.parts)):
        yield Event(kind, dict(zip(declared.parts, values, strict=True)), declared.private)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_is_in_every_language_and_none_is_unused(language: str) -> None:
    assert public(language) == used()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_block_is_used_in_its_own_language(language: str) -> None:
    blocks = {name for name in messages(language) if name.startswith("part-")}
    spoken_of = set[str]().union(*(found.messages for found in messages(language).values()))
    assert blocks <= spoken_of
    assert spoken_of <= set(messages(language))


@pytest.mark.parametrize("message", sorted(public("en")))
def test_the_arguments_are_the_same_in_all_languages(message: str) -> None:
    assert variables("fr", message) == variables("en", message)
    assert variables("de", message) == variables("en", message)


@pytest.mark.parametrize("kind", NAMES_OF_KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_is_a_sentence(kind: str, language: str) -> None:
    for event in plausible(kind):
        text = WORDS.event_text(event, language)
        assert re.fullmatch(r"\w.*\.", text), text
        assert "{" not in text
        assert "  " not in text


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


def test_the_refusals_tested_here_are_those_of_the_rules() -> None:
    source = Path(refusal.__file__).read_text("utf-8")
    assert set(re.findall(r'"why-([a-z-]+)"', source)) == set(REFUSALS)


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


@pytest.mark.parametrize("name", REFUSALS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_clause_of_a_sentence(name: str, language: str) -> None:
    values: dict[str, tuple[object, ...]] = {
        "form": FORM_NAMES,
        "family": FAMILY_NAMES,
        "phase": PHASES,
        "square": ("f6", 3),
        "name": ("f6", "lot"),
        "floor": (1, 2, 3),
        "count": (0, 1, 3),
    }
    names = REFUSALS[name]
    for chosen in product(*(values[name] for name in names)):
        why = Refusal("ARK-X.1", f"why-{name}", dict(zip(names, chosen, strict=True)))
        text = WORDS.refusal_text(why, language)
        assert text.endswith(", ARK-X.1")
        assert "." not in text.removesuffix(", ARK-X.1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_and_name_can_be_shown(language: str) -> None:
    for message, key, words in [
        ("seat-name", "seat", SEAT_NAMES),
        ("family-name", "family", FAMILY_NAMES),
        ("form-name", "form", FORM_NAMES),
        ("phase-name", "phase", PHASES),
        ("ending-name", "ending", ENDINGS),
        ("setup-name", "setup", SETUPS),
    ]:
        texts = [CATALOGUE.text(message, language, **{key: word}) for word in words]
        assert len(set(texts)) == len(words), f"{message} needs a text for each of {words}"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Violet gets 1 red seal for workers at building 7."),
        ("fr", "Violet reçoit 1 sceau rouge pour ses ouvriers à l’édifice 7."),  # noqa: RUF001 - its apostrophe
        ("de", "Violett erhält 1 rotes Siegel für Arbeiter an Gebäude 7."),
    ],
)
def test_one_seal_is_singular(language: str, expected: str) -> None:
    event = Event("seals_paid", {"seat": 3, "family": 0, "count": 1, "building": 6})
    assert WORDS.event_text(event, language) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Yellow lays an olive smithy (building 3) at f6."),
        ("fr", "Jaune pose une forge olive (édifice 3) en f6."),
        ("de", "Gelb legt eine olivgrüne Schmiede (Gebäude 3) bei f6."),
    ],
)
def test_articles_and_adjectives_agree(language: str, expected: str) -> None:
    fields = {"seat": 0, "building": 2, "form": 4, "family": 1, "square": 85}
    assert WORDS.event_text(Event("building_laid", fields), language) == expected


@pytest.mark.parametrize(
    ("language", "form", "family", "expected"),
    [
        ("fr", 3, 3, "Vert joue un moulin argenté."),
        ("fr", 2, 3, "Vert joue une auberge argentée."),
        ("fr", 0, 2, "Vert joue une habitation noire."),
        ("de", 1, 2, "Grün spielt einen schwarzen Bauernhof aus."),
        ("de", 6, 3, "Grün spielt ein silbernes Kloster aus."),
        ("de", 3, 0, "Grün spielt eine rote Mühle aus."),
    ],
)
def test_each_gender_has_its_forms(language: str, form: int, family: int, expected: str) -> None:
    event = Event("card_played", {"seat": 2, "kind": form * 4 + family})
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


@pytest.mark.parametrize("kind", NAMES_OF_KINDS)
def test_every_event_has_json_without_engine_numbers(kind: str) -> None:
    for event in plausible(kind):
        data = WORDS.event_json(event)
        assert data["kind"] == kind
        assert data.get("square") != event.fields.get("square", -1)
        assert len(data) == 1 + len(event.fields)


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(PolisError, match="There is no language 'es'; choose one of en, fr, de"):
        WORDS.event_text(Event("passed", {"seat": 0}), "es")


def test_an_unknown_message_or_a_missing_argument_is_a_fault_of_the_program() -> None:
    with pytest.raises(LookupError, match="no message 'event-x'"):
        CATALOGUE.text("event-x", "en")
    with pytest.raises(ValueError, match="message 'event-passed'"):
        CATALOGUE.text("event-passed", "en")
    with pytest.raises(LookupError, match="no message 'screen-x'"):
        label("x", "en")


def test_a_catalogue_without_files_says_so() -> None:
    with pytest.raises(FileNotFoundError):
        Catalogue("polis.arena").text("x", "en")


# A building is complete, whichever seat completed it.
DOINGS = [kind for kind in NAMES_OF_KINDS if kind != "building_completed"]
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


@pytest.mark.parametrize("kind", [kind for kind in DOINGS if "seat" in KINDS[kind].parts])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_does_is_told_to_it_in_the_second_person(kind: str, language: str) -> None:
    for event in plausible(kind):
        seat = event.fields["seat"]
        named = Listener(None, ("Anna",) * 4)
        told = WORDS.event_text(event, language, Listener(seat))
        name = CATALOGUE.text("seat-name", language, seat=SEAT_NAMES[seat])
        assert re.search(r"\b(you|your|vous|votre|Sie|Ihr)\b", told, re.I), told
        assert not re.search(rf"\b{name}\b", told), told
        assert "Anna" in WORDS.event_text(event, language, named)
        assert re.search(rf"\b{name}\b", WORDS.event_text(event, language))
