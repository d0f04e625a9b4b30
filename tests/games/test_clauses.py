"""The clauses of both games: every section of the rulebook, in order and in three languages."""

import re
from importlib.resources import files

import pytest

from polis.core.contract.clauses import Clause, Clauses, load_clauses
from polis.core.texts.errors import PolisError

# How many clauses each section of a rulebook has, in its order.
SECTIONS = {
    "archon": {
        "3.0": 4,
        "3": 18,
        "4.0": 5,
        "4.1": 6,
        "4.2.0": 2,
        "4.2.1": 2,
        "4.2.2": 2,
        "4.2.3": 2,
        "4.2.4": 4,
        "4.2.5": 4,
        "4.2.6": 3,
        "4.2.7": 3,
        "4.2.8": 2,
        "4.2.9": 2,
        "4.2.10": 2,
        "5.0": 3,
        "5.1": 3,
        "5.2": 2,
        "5.3": 2,
        "5.4": 2,
        "6": 7,
        "7.0": 6,
        "7.1": 3,
        "7.2": 5,
        "8": 4,
        "9.0": 3,
        "9": 15,
    },
    "arkadia": {"P": 9, "T": 2, "1A": 7, "1B": 5, "C": 5, "K": 4, "2": 3, "E": 5},
}
RULINGS = {
    "archon": [n for n in range(1, 49) if n not in (2, 30, 39)],
    "arkadia": [2, 3, 6, 7, 16, 18, *range(25, 34), *range(34, 38)],
}
PREFIXES = {"archon": "ARC", "arkadia": "ARK"}
# The section of Archon's rulebook whose text is lost, so that each of its clauses is a ruling.
LOST = "7.2"
TILES = (
    *("Craftsman", "House of Arts", "Tavern", "Inn", "Weaponsmith", "House of Trade", "Chapel"),
    *("Laboratory", "Gallery", "Library", "Armory", "Architects' Guild", "Magisters' Court"),
    *("Gardens", "Statue"),
)
# One thing, one word: what an English text names, the French and the German one name too.
TERMS = {
    ("Courtier", "courtisan", "Höfling"),
    ("Tax Collector", "percepteur", "Steuereintreiber"),
    ("Cleric", "clerc", "Kleriker"),
    ("Scribe", "scribe", "Schreiber"),
    ("Merchant", "marchand", "Händler"),
    ("Recruit", "recrue", "Rekrut"),
    ("Papyrus", "papyrus", "Papyrus"),
    ("tax token", "d’impôt", "Steuermarker"),  # noqa: RUF001 - its apostrophe
    ("Province card", "Province", "Provinzkarte"),
    ("Attack card", "Attaque", "Angriffskarte"),
    ("King’s Grant", "récompense", "Königsl"),  # noqa: RUF001 - as above
    ("King’s Favor", "faveur", "Königsgunst"),  # noqa: RUF001 - as above
    ("Elite Warrior", "guerrier", "Elitekrieger"),
    ("building tile", "tuile", "Gebäudeplättchen"),
    ("Repository", "Entrepôt", "Lagerhaus"),
    ("Barracks", "Caserne", "Kaserne"),
    ("Treasury", "Trésorerie", "Schatzkammer"),
    ("Marketplace", "Marché", "Marktplatz"),
    ("Guild Hall", "Hôtel des guildes", "Gildenhalle"),
    ("Royal Guard", "Garde royale", "Königliche"),
    ("Academy", "Académie", "Akademie"),
    ("Planetarium", "Planétarium", "Planetarium"),
    ("Palace", "Palais", "Palast"),
}


def clauses_of(game: str) -> Clauses:
    return load_clauses(files(f"polis.games.{game}") / "clauses.toml")


@pytest.fixture(params=SECTIONS)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def clauses(game: str) -> Clauses:
    return clauses_of(game)


@pytest.fixture(scope="module")
def archon() -> Clauses:
    return clauses_of("archon")


def translated(clause: Clause) -> list[dict[str, str]]:
    """The text of a clause, and its reason if it has one, each by language."""
    return [dict(part) for part in (clause.text, clause.reason) if part]


def test_the_clauses_stand_in_the_order_of_the_rulebook_and_each_id_once(
    game: str, clauses: Clauses
) -> None:
    prefix, sections = PREFIXES[game], SECTIONS[game].items()
    rules = [f"{prefix}-{name}.{n}" for name, count in sections for n in range(1, count + 1)]
    assert list(clauses.by_id) == rules + [f"{prefix}-R{number}" for number in RULINGS[game]]
    assert len(clauses) == {"archon": 161, "arkadia": 59}[game]


def test_every_clause_belongs_to_its_own_section_with_a_title(game: str, clauses: Clauses) -> None:
    assert list(clauses.chapters) == [*SECTIONS[game], "R"]
    for clause in clauses:
        section = "R" if "-R" in clause.id else clause.id[4:].rpartition(".")[0]
        assert clause.chapter == section
        assert set(clauses.chapters[section]) == {"en", "fr", "de"}


def test_every_text_is_one_to_three_whole_sentences_in_each_of_three_languages(
    clauses: Clauses,
) -> None:
    assert clauses.languages == ("en", "fr", "de")
    for clause in clauses:
        for part in translated(clause):
            assert list(part) == ["en", "fr", "de"]
            assert len(set(part.values())) == 3, clause.id
            for text in part.values():
                assert text.endswith("."), clause.id
                assert text[0].isupper(), clause.id
                assert 1 <= len(re.findall(r"[.!?](?:\s|$)", text)) <= 3, clause.id
                assert text == " ".join(text.split()), clause.id


def test_no_text_is_told_twice(clauses: Clauses) -> None:
    texts = [text for clause in clauses for part in translated(clause) for text in part.values()]
    assert len(set(texts)) == len(texts)


def test_every_ruling_has_a_reason_and_every_other_clause_rests_on_the_rulebook(
    game: str, clauses: Clauses
) -> None:
    lost = {LOST} if game == "archon" else set()
    for clause in clauses:
        assert clause.is_ruling == (clause.chapter in {"R", *lost}), clause.id
        assert clause.is_ruling == bool(clause.reason), clause.id
        assert clause.is_ruling or clause.label == "rulebook", clause.id
        assert clause.source, clause.id


def test_french_puts_a_space_before_colon_and_semicolon_and_the_others_do_not(
    clauses: Clauses,
) -> None:
    for clause in clauses:
        for part in translated(clause):
            assert not re.search(r"(?<! )[:;]", part["fr"]), clause.id
            assert not re.search(r" [:;]", part["en"] + part["de"]), clause.id


def test_a_title_of_archon_begins_with_its_number(archon: Clauses) -> None:
    for section in SECTIONS["archon"]:
        for title in archon.chapters[section].values():
            assert re.match(rf"{re.escape(section.removesuffix('.0'))}[. ]", title), title


def test_the_lost_section_is_nowhere_claimed_to_be_in_the_rulebook(archon: Clauses) -> None:
    lost = [clause for clause in archon if clause.chapter == LOST]
    assert {clause.label for clause in lost} == {"reconstructed"}
    assert all("lost" in clause.source for clause in lost)


def test_the_source_of_a_rule_names_its_section(archon: Clauses) -> None:
    for clause in archon:
        if clause.chapter != "R":
            section = clause.chapter.removesuffix(".0")
            assert re.search(rf"\b{re.escape(section)}[. ]", clause.source), clause.id


def test_each_step_of_the_set_up_names_its_number(archon: Clauses) -> None:
    for step in range(1, 18):
        assert re.search(rf"step {step}\b", archon.find(f"ARC-3.{step}").source)


def test_each_building_tile_has_its_own_clause(archon: Clauses) -> None:
    for number, name in enumerate(TILES, start=1):
        clause = archon.find(f"ARC-9.{number}")
        assert clause.text["en"].startswith(f"{name}: ")
        assert clause.source.endswith(f", {name}")
        assert " : " in clause.text["fr"]
        assert ": " in clause.text["de"]


@pytest.mark.parametrize("term", sorted(TERMS))
def test_a_term_is_the_same_in_all_texts(archon: Clauses, term: tuple[str, str, str]) -> None:
    english, french, german = term
    named = [part for c in archon for part in translated(c) if english in part["en"]]
    assert named
    for part in named:
        assert french.casefold() in part["fr"].casefold(), part["fr"]
        assert german.casefold() in part["de"].casefold(), part["de"]


def test_a_clause_is_found_by_the_number_of_its_section(archon: Clauses) -> None:
    assert archon.find("4.2.10.1").chapter == "4.2.10"
    assert archon.find("arc-3.15").chapter == "3"
    assert archon.find(" 9.0.1 ").chapter == "9.0"


@pytest.mark.parametrize("name", ["ARC-R2", "ARC-4.2.11.1", "ARC-9.16", "ARC-10.1"])
def test_an_id_that_nothing_stands_for_is_not_found(archon: Clauses, name: str) -> None:
    with pytest.raises(PolisError, match=f"^There is no clause '{re.escape(name)}'; "):
        archon.find(name)
