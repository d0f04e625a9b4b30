"""Texts of Archon: every language says everything, nothing is left over, the grammar holds."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from polis.core.contract.game import Refusal
from polis.core.kernels.event_log import PARTS, empty_log, log_type
from polis.core.kernels.events import Event
from polis.core.texts.catalogue import LANGUAGES
from polis.core.texts.errors import PolisError
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
from polis.games.archon.model.meanings import BY_FAVOR, BY_START_KIT, BY_TILE, cause_name
from polis.games.archon.model.names import (
    CARD_KINDS,
    ENDINGS,
    GOODS,
    HAND_SIZE,
    LOCATIONS,
    MAGISTERS,
    OTHER_CAUSES,
    PHASES,
    PLACES,
    RESOURCES,
    SEAT_NAMES,
    TILES,
    WALL_PLACES,
    read_slot,
    slot_name,
)
from polis.games.archon.words.log import CATALOGUE, label
from polis.games.archon.words.log import WORDS as SENTENCES
from polis.games.archon.words.notation import CARD, HAND_OF_FIVE, SLOT, WHAT
from tests.games.labels import used_labels

REFUSALS: dict[str, tuple[str, ...]] = {
    "not-this-phase": ("phase",),
    "game-over": (),
    "slot-covered": (),
    "no-such-slot": (),
    "slot-occupied": (),
    "same-as-other-slot": ("slot",),
    "two-cards-needed": (),
    "one-card-only": (),
    "card-not-in-hand": ("card", "count"),
    "tax-not-payable": ("owners", "gold"),
    "tax-leaves-too-little": ("owners", "left"),
    "nothing-to-do-here": (),
    "repository-empty": (),
    "not-in-repository": ("goods",),
    "supply-empty": ("goods",),
    "tile-does-not-give": ("tile", "goods"),
    "no-trade-after": ("goods",),
    "price-not-payable": ("goods", "count"),
    "not-held": ("goods",),
    "takes-other-count": ("count",),
    "kinds-must-differ": (),
    "row-empty": ("goods",),
    "row-full": ("goods",),
    "bought-kind-not-sold": ("goods",),
    "two-purchases-only": (),
    "one-sale-only": (),
    "trade-first": (),
    "track-full": ("card",),
    "one-magister-a-turn": (),
    "no-courtier-left": (),
    "no-courtier-there": ("place",),
    "no-warrior-left": (),
    "wall-full": (),
    "gate-taken": (),
    "tile-gone": ("tile",),
    "tile-owned": ("tile",),
    "not-in-price": ("goods",),
    "hand-of-five": (),
    "not-your-cards": (),
    "two-different-magisters": (),
    "more-not-possible": (),
    "loses-other-count": ("low", "high"),
    "other-kind-first": ("goods",),
    "plain-changes-nothing": (),
}
WORDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "seat-name": ("seat", SEAT_NAMES),
    "goods-name": ("goods", GOODS),
    "card-name": ("card", CARD_KINDS),
    "location-name": ("location", LOCATIONS),
    "tile-name": ("tile", TILES),
    "place-name": ("place", PLACES),
    "wall-place-name": ("place", WALL_PLACES),
    "phase-name": ("phase", PHASES),
    "ending-name": ("ending", ENDINGS),
}
OPTIONS = ("option-season-reset", "option-divide-first")
NAMES = [kind.name for kind in KINDS]
WHATS = (*WHAT.values(), CARD, SLOT, HAND_OF_FIVE)
SLIPS = ("typed-no-slot", "typed-not-five", "typed-plain-courtier")
CAUSES = (0, 3, 5, 9, BY_TILE, BY_TILE + 7, *range(BY_START_KIT, BY_START_KIT + 6), BY_FAVOR + 21)
# Plausible values for every part of an event, in engine numbers.
VALUES: dict[str, tuple[int, ...]] = {
    "seats": (2, 3, 4),
    "seat": (0, 3),
    "owner": (1, 2),
    "owners": (1, 2),
    "place": (0, 1, 2),
    "season": (0, 2),
    "round": (0, 8),
    "card": (0, 21),
    "resource": tuple(range(4)),
    "goods": tuple(range(9)),
    "count": (0, 1, 5),
    "short": (0, 1, 3),
    "excess": (0, 1, 2),
    "space": (0, 19),
    "magister": tuple(range(4)),
    "tax": (0, 1),
    "cleric": (0, 2),
    "scribe": (0, 1),
    "merchant": (0, 1),
    "kind": tuple(range(5)),
    "plain": (0, 1),
    "location": tuple(range(10)),
    "slot": (0, 3),
    "joined": (0, 1, 2),
    "cause": CAUSES,
    "price": (1, 4),
    "tile": tuple(range(15)),
    "left": (0, 1, 2),
    "strength": (2, 8),
    "warriors": (0, 1, 7),
    "covered": (0, 1, 3),
    "category": (0, 1, 2),
    "pieces": (1, 4),
    "rank": (0, 1, 2, 3),
    "points": (0, 1, 54),
    "ending": (0, 1, 2),
}
# Values of parts that have another meaning, or are never empty, in one kind of event.
OTHER_VALUES: dict[tuple[str, str], tuple[int, ...]] = {
    ("card_played", "count"): (1, 2),
    ("unused_revealed", "count"): (1, 5),
    ("order_set", "place"): (0, 1, 2, 3),
    ("points_scored", "count"): (-3, -1, 0, 1, 8),
    ("winner", "goods"): (0, 12),
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
    refusals = {f"why-{name}" for name in REFUSALS}
    labels = used_labels("archon", CATALOGUE.source("en"))
    faults = {message.id for message in WHATS} | set(SLIPS)
    return {*events, *OPTIONS, *refusals, *labels, *WORDS, "cards-name", *faults}


def plausible(kind: str) -> Iterator[Event]:
    """An event of a kind with every combination of plausible parts."""
    declared = KINDS[kind]
    values = [OTHER_VALUES.get((kind, name), VALUES[name]) for name in declared.parts]
    for chosen in product(*values):
        yield Event(kind, dict(zip(declared.parts, chosen, strict=True)), declared.private)


def the_divided(cards: tuple[int, int, int, int]) -> Event:
    """Seat 2 has divided its cards, with this many of each magister in its hand."""
    log = new_log()
    emit(log[0], CARDS_DIVIDED, 2, *cards)
    return KINDS.read(log)[0]


def test_an_event_has_at_most_five_parts_and_its_number_is_its_place() -> None:
    assert max(len(kind.parts) for kind in KINDS) == PARTS
    for number, name in enumerate(NAMES):
        assert getattr(events, name.upper()) == number


def test_only_the_divided_hand_is_private() -> None:
    private = {kind.name for kind in KINDS if kind.private}
    assert private == {"cards_divided"}


def test_what_the_rules_emit_is_read_back_with_names_and_in_order() -> None:
    log = new_log()
    emit(log[0], PASSED, 3, 2)
    emit(log[0], WINNER, 1, -54, 12)
    assert KINDS.read(log) == [
        Event("passed", {"seat": 3, "count": 2}),
        Event("winner", {"seat": 1, "points": -54, "goods": 12}),
    ]


@pytest.mark.parametrize(("limit", "kept"), [(0, 0), (1, 1), (3, 3)])
def test_a_buffer_keeps_no_more_events_than_its_limit(limit: int, kept: int) -> None:
    log = new_log(limit)
    for _ in range(3):
        emit(log[0], PASSED, 0, 1)
    assert len(KINDS.read(log)) == kept


def test_a_buffer_cannot_keep_more_events_than_it_has_rows() -> None:
    assert int(empty_log(log_type(7))["limit"][0]) == 7
    for limit in (-1, CAPACITY + 1):
        with pytest.raises(ValueError, match=f"of {CAPACITY} rows cannot keep {limit} events"):
            new_log(limit)


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


@pytest.mark.parametrize("kind", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_is_a_sentence(kind: str, language: str) -> None:
    for event in plausible(kind):
        text = SENTENCES.event_text(event, language)
        assert re.fullmatch(r"\w.*\.", text), text
        assert "{" not in text
        assert "  " not in text


@pytest.mark.parametrize("kind", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_an_event_is_told(kind: str, language: str) -> None:
    for name in KINDS[kind].parts:
        texts: dict[tuple[int, ...], set[str]] = {}
        for event in plausible(kind):
            rest = tuple(value for part, value in event.fields.items() if part != name)
            texts.setdefault(rest, set()).add(SENTENCES.event_text(event, language))
        values = OTHER_VALUES.get((kind, name), VALUES[name])
        assert max(len(sentences) for sentences in texts.values()) == len(values), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_onlookers_read_that_the_cards_were_divided_but_not_how(language: str) -> None:
    hidden = {
        SENTENCES.event_text(event.seen_by(3), language) for event in plausible("cards_divided")
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


@pytest.mark.parametrize("name", REFUSALS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_clause_of_a_sentence(name: str, language: str) -> None:
    values: dict[str, tuple[object, ...]] = {
        "phase": PHASES,
        "slot": ("a", "2"),
        "card": CARD_KINDS,
        "goods": (*GOODS, "resources", "different-resources"),
        "count": (1, 2),
        "owners": (1, 3),
        "gold": (0, 1),
        "left": (0, 1),
        "place": PLACES,
        "tile": TILES,
        "low": (0, 1),
        "high": (2, 3),
    }
    if name != "price-not-payable":  # only a price can leave the choice to the seat
        values["goods"] = GOODS
    texts = set()
    for chosen in product(*(values[argument] for argument in REFUSALS[name])):
        args = dict(zip(REFUSALS[name], chosen, strict=True))
        text = SENTENCES.refusal_text(Refusal("ARC-X.1", f"why-{name}", args), language)
        assert text.endswith(", ARC-X.1")
        assert "." not in text.removesuffix(", ARC-X.1")
        assert language == "de" or text[0].islower()
        texts.add(text)
    assert len(texts) > 1 or not REFUSALS[name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", WORDS)
def test_every_word_of_the_notation_has_a_name_of_its_own(message: str, language: str) -> None:
    key, words = WORDS[message]
    texts = [CATALOGUE.text(message, language, **{key: word}) for word in words]
    assert len(set(texts)) == len(words)
    assert all(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_and_option_can_be_shown(language: str) -> None:
    for name in OPTIONS:
        assert CATALOGUE.text(name, language)


@pytest.mark.parametrize(
    ("language", "cause", "expected"),
    [
        ("en", 2, "Lion gets 1 Recruit in the Treasury."),
        ("en", 14, "Lion gets 1 Recruit thanks to the Weaponsmith."),
        ("en", 46, "Lion gets 1 Recruit with King’s Favor 7."),  # noqa: RUF001 - its apostrophe
        ("fr", 8, "Lion reçoit 1 recrue au Planétarium."),
        ("fr", 10, "Lion reçoit 1 recrue grâce à l’Artisan."),  # noqa: RUF001 - its apostrophe
        ("fr", 17, "Lion reçoit 1 recrue grâce au Laboratoire."),
        ("fr", 30, "Lion reçoit 1 recrue au début de la saison."),
        ("de", 3, "Löwe erhält 1 Rekruten auf dem Marktplatz."),
        ("de", 5, "Löwe erhält 1 Rekruten in der Königlichen Garde."),
        ("de", 22, "Löwe erhält 1 Rekruten durch den Hof der Magister."),
        ("de", 25, "Löwe erhält 1 Rekruten zu Beginn."),
    ],
)
def test_causes_are_told_in_words(language: str, cause: int, expected: str) -> None:
    event = Event("gained", {"seat": 2, "goods": 1, "count": 1, "short": 0, "cause": cause})
    assert SENTENCES.event_text(event, language) == expected


@pytest.mark.parametrize(
    ("language", "count", "short", "expected"),
    [
        ("en", 1, 1, "Unicorn gets 1 Science card in the Planetarium; 1 more is not in the supply."),
        ("en", 0, 2, "Unicorn gets no Science cards in the Planetarium: the supply is empty."),
        ("fr", 2, 1, "Licorne reçoit 2 cartes Science au Planétarium ; il en manque 1 dans la réserve."),
        ("fr", 0, 2, "Licorne ne reçoit pas de carte Science au Planétarium : la réserve est vide."),
        ("de", 1, 2, "Einhorn erhält 1 Wissenschaftskarte im Planetarium; im Vorrat fehlen 2."),
        ("de", 0, 1, "Einhorn erhält keine Wissenschaftskarten im Planetarium: Der Vorrat ist leer."),
    ],
)  # fmt: skip
def test_a_short_supply_is_told(language: str, count: int, short: int, expected: str) -> None:
    event = Event("gained", {"seat": 0, "goods": 7, "count": count, "short": short, "cause": 8})
    assert SENTENCES.event_text(event, language) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Lion has divided the cards and takes in hand: 2 Courtiers, a Cleric, 2 Merchants."),
        ("fr", "Lion répartit ses cartes et prend en main : 2 courtisans, un clerc, 2 marchands."),
        ("de", "Löwe teilt die Karten und nimmt auf die Hand: 2 Höflinge, einen Kleriker, 2 Händler."),
    ],
)  # fmt: skip
def test_a_seat_reads_its_divided_hand(language: str, expected: str) -> None:
    assert SENTENCES.event_text(the_divided((0, 1, 0, 2)), language) == expected


@pytest.mark.parametrize(
    ("language", "plain", "expected"),
    [
        ("en", 0, "Dragon plays a Tax Collector."),
        ("en", 1, "Dragon plays a Tax Collector, counted as a Courtier."),
        ("fr", 1, "Dragon joue un percepteur comme courtisan."),
        ("de", 1, "Drache spielt einen Steuereintreiber, als Höfling gezählt."),
    ],
)
def test_a_magister_played_as_a_courtier_is_told(language: str, plain: int, expected: str) -> None:
    event = Event("card_played", {"seat": 1, "kind": 1, "count": 1, "plain": plain})
    assert SENTENCES.event_text(event, language) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Eagle loses 2 points in the raid."),
        ("fr", "Aigle perd 2 points dans le pillage."),
        ("de", "Adler verliert 2 Punkte bei der Plünderung."),
    ],
)
def test_lost_points_are_told_without_a_minus(language: str, expected: str) -> None:
    event = Event("points_scored", {"seat": 3, "count": -2, "cause": BY_START_KIT + 2})
    assert SENTENCES.event_text(event, language) == expected
    assert SENTENCES.event_json(event)["count"] == -2


def test_json_has_names_and_counts_from_one() -> None:
    placed = {"seat": 0, "location": 9, "slot": 1, "joined": 0}
    assert SENTENCES.event_json(Event("figure_placed", placed)) == {
        "kind": "figure_placed",
        "seat": 0,
        "location": "palace",
        "slot": "2",
        "joined": 0,
    }
    played = {"seat": 0, "kind": 3, "count": 1, "plain": 0}
    assert SENTENCES.event_json(Event("card_played", played)) == {
        "kind": "card_played",
        "seat": 0,
        "card": "scribe",
        "count": 1,
        "plain": False,
    }
    assert SENTENCES.event_json(Event("favor_moved", {"card": 6, "space": 1})) == {
        "kind": "favor_moved",
        "favor": 7,
        "space": 2,
    }
    ranked = {"seat": 1, "category": 2, "pieces": 3, "rank": 0, "points": 6}
    assert SENTENCES.event_json(Event("rank_scored", ranked)) == {
        "kind": "rank_scored",
        "seat": 1,
        "category": "warriors",
        "pieces": 3,
        "rank": 1,
        "points": 6,
    }
    assert (
        SENTENCES.event_json(Event("winner", {"seat": 1, "points": 54, "goods": 9}))["goods"] == 9
    )


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


@pytest.mark.parametrize("kind", NAMES)
def test_every_event_has_json_without_engine_numbers(kind: str) -> None:
    known = (*LOCATIONS, *TILES, *GOODS, *CARD_KINDS, *MAGISTERS, *RESOURCES, *PLACES, *ENDINGS)
    for event in plausible(kind):
        data = SENTENCES.event_json(event)
        assert data["kind"] == kind
        if kind != "cards_divided":
            assert len(data) == 1 + len(event.fields)
        for name in {"goods", "resource", "location", "tile", "magister", "ending"} & set(data):
            assert data[name] in known or (kind, name) == ("winner", "goods")
        for name in {"round", "season", "space", "rank"} & set(data):
            assert data[name] == event.fields[name] + 1


def test_slots_have_letters_and_those_of_the_palace_numbers() -> None:
    for location in range(len(LOCATIONS)):
        names = "1234" if LOCATIONS[location] == "palace" else "abcd"
        assert [slot_name(location, slot) for slot in range(4)] == list(names)
        assert [read_slot(location, name) for name in names] == [0, 1, 2, 3]
        assert [read_slot(location, name) for name in ("", "5", "e", "ab", "12")] == [None] * 5
    assert read_slot(0, "B") == 1


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(PolisError, match="There is no language 'es'; choose one of en, fr, de"):
        SENTENCES.event_text(Event("waiting_taken", {"seat": 0}), "es")


def test_an_unknown_label_is_a_fault_of_the_program() -> None:
    with pytest.raises(LookupError, match="no message 'screen-x'"):
        label("x", "en")


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


@pytest.mark.parametrize("kind", [kind.name for kind in KINDS if "seat" in kind.parts])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_does_is_told_to_it_in_the_second_person(kind: str, language: str) -> None:
    for event in plausible(kind):
        if event.fields.get("owner") == event.fields["seat"]:
            continue
        told = SENTENCES.event_text(event, language, Listener(event.fields["seat"]))
        name = CATALOGUE.text("seat-name", language, seat=SEAT_NAMES[event.fields["seat"]])
        assert re.search(r"\b(you|your|vous|Sie|Ihnen)\b", told, re.I), told
        assert not re.search(rf"\b{name}\b", told), told
        assert "Anna" in SENTENCES.event_text(event, language, Listener(None, ("Anna",) * 4))
