"""The box of Archon: what is refused in a changed one, with the line and the valid values."""

from importlib.resources import files
from pathlib import Path

import pytest

from polis.core.texts.errors import InvalidComponents
from polis.games.archon.box.load import load_box

ORIGINAL = files("polis.games.archon") / "components" / "original.toml"
TEXT = ORIGINAL.read_text(encoding="utf-8")


def changed(folder: Path, *changes: tuple[str, str]) -> Path:
    """Write the original with some of its text replaced; each old text occurs exactly once."""
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def refusal(path: Path) -> str:
    with pytest.raises(InvalidComponents) as caught:
        load_box(path)
    return str(caught.value)


# Each case: the changed texts, a text on the line that is named, the sentence.

CHAPEL = 'chapel = { when = "always", both = ["merchant", "tax-collector"] }'
LABORATORY = 'laboratory = { when = "visit", at = "marketplace",'
TRADE_HOUSE = 'house-of-trade = { when = "action", at = "marketplace", sale_more = 1,'
INN = 'inn = { when = "action", at = "guild-hall", less'
CRAFTSMAN = 'craftsman = { when = "tile", gain = { gold = 2 } }'
GALLERY = 'gallery = { when = "scoring", score = 1, per = "arts" }'
MARKETPLACE = 'marketplace = { act = "trade", purchases = 2, sales = 1 }'
ARROW = "{ pay = { resources = 1 }, gain = { gold = 5 } }"
GUILD = '{ act_at = "guild-hall", less = { gold = 1, recruits = 1, resources = 1 } }'
REPOSITORY = "repository = { gain = { province-resources = 1 }, merchant"

PROVINCES = TEXT[TEXT.index("cards = [\n    { white") : TEXT.index("# ---", TEXT.index("{ white"))]
LAST_ROW = (
    "warriors = [[7, 8, 10], [4, 5, 6], [2, 3, 4], [1, 1, 2]]\n"
    "market = { papyrus = 2, silver = 3, iron = 2, stone = 3 }"
)

Case = tuple[tuple[tuple[str, str], ...], str, str]

BAD: dict[str, Case] = {
    "another game": (
        (('game = "archon"', 'game = "arkadia"'),),
        "game =",
        "game is 'arkadia'; it must be one of archon",
    ),
    "id with a space": (
        (('id = "original"', 'id = "my box"'),),
        'id = "my box"',
        (
            "id is 'my box'; it must be made of 1 to 80 letters a-z, digits, dots, hyphens and "
            "underscores"
        ),
    ),
    "unknown table": (
        (("[piles]", "[pile]"),),
        "[pile]",
        "unknown key 'pile'; did you mean 'piles'?",
    ),
    "unknown key": (
        (("figures = 5", "figure = 5"),),
        "figure = 5",
        "unknown key 'seat.figure'; did you mean 'figures'?",
    ),
    "missing key": (
        (("sales = 1 }", "}"), ("purchases = 2, ", "purchases = 2")),
        'marketplace = { act = "trade"',
        "actions.marketplace has no 'sales'; add it: act, purchases, sales belong here",
    ),
    "missing provenance": (
        (('label = "rulebook"\nsource = "Chapter 4: ten cards', '# "Chapter 4: ten cards'),),
        "count = 2",
        "piles.count does not say where it is from; its table needs the keys label and source",
    ),
    "forty magisters": (
        (("magisters = 56", "magisters = 40"),),
        "magisters = 40",
        "components.magisters is 40, but the four types make 56; both must agree",
    ),
    "sixty-one cubes": (
        (("iron = 15", "iron = 16"),),
        "cubes = 60",
        "components.cubes is 60, but the stockpile makes 61; both must agree",
    ),
    "tokens for three seats": (
        (("of_each_seat = 4", "of_each_seat = 5"),),
        "tax_tokens = 16",
        ("components.tax_tokens is 16, but 4 seats with 5 each make 20; both must agree"),
    ),
    "seven markers": (
        (("markers = 6", "markers = 7"),),
        "markers = 7",
        "seat.markers is 7; it must be 6: player order, score and 4 Magisters",
    ),
    "copy forgotten": (
        (('id = "inn"\nlevel = 1\ncopies = 2', 'id = "inn"\nlevel = 1\ncopies = 1'),),
        "tiles = 23",
        "components.tiles is 23, but the copies make 22; both must agree",
    ),
    "favor forgotten": (
        (("    { gain = { recruits = 2 } },\n", ""),),
        "favors = 22",
        "components.favors is 22, but the cards listed are 21; both must agree",
    ),
    "too few provinces": (
        (
            ("provinces = 20", "provinces = 0"),
            (PROVINCES, "cards = []\n"),
        ),
        "cards = []",
        "a game needs up to 9 provinces; list at least so many",
    ),
    "start kits beyond the supply": (
        (
            ("third = { gold = 2, recruits = 2,", "third = { gold = 2, recruits = 20,"),
            (
                "second = { gold = 2, recruits = 1, silver = 1 }",
                "second = { gold = 2, recruits = 9, silver = 1 }",
            ),
        ),
        "[start_kits]",
        "3 seats would begin with 30 recruits; only 25 are there",
    ),
    "piles of four": (
        (("cards = 5\n", "cards = 4\n"),),
        "[piles]",
        "2 piles of 4 are no 10 cards; the courtiers and the first Magisters of a seat must fill them",
    ),
    "attack in the middle of a season": (
        (("[3, 6, 9]", "[3, 5, 9]"),),
        "[3, 5, 9]",
        "the attacks are after rounds 3, 5, 9; they must be after rounds 3, 6, 9",
    ),
    "division forgotten": (
        (("[1, 3, 5, 7, 9]", "[1, 3, 5, 7]"),),
        "[1, 3, 5, 7]",
        ("cards are divided before rounds 1, 3, 5, 7; they must be before rounds 1, 3, 5, 7, 9"),
    ),
    "ten rounds": (
        (("rounds = 9", "rounds = 10"),),
        "rounds = 10",
        "season_track.rounds is 10; it must be 9",
    ),
    "tiles at the barracks": (
        (
            (
                "barracks = { gain = { recruits = 1 }, merchant = { recruits = 1 } }",
                'barracks = { act = "tile" }',
            ),
        ),
        'barracks = { act = "tile" }',
        "the barracks has the action tile; it must have pay and gain",
    ),
    "no trade at the marketplace": (
        ((MARKETPLACE, "marketplace = { gain = { gold = 1 } }"),),
        "marketplace = { gain",
        'the marketplace has the action exchange; it must have act = "trade"',
    ),
    "trade of three": (
        (("purchases = 2", "purchases = 3"),),
        "marketplace = { act",
        "actions.marketplace.purchases is 3; it must be from 1 to 2",
    ),
    "one cover too few": (
        (("academy = [[2, 1], [2, 2], [3, 2]]", "academy = [[2, 1], [2, 2]]"),),
        "two_seats = 9",
        "8 slots are closed with 2 seats; the covers for them are 9; both must agree",
    ),
    "ten covers": (
        (("covers = 9", "covers = 10"),),
        "covers = 10",
        "components.covers is 10, but the most that are used are 9; both must agree",
    ),
    "palace without a slot for a favor": (
        (("palace = [[2, 1], [2, 1], [3, 1], [4, 1]]", "palace = [[2, 1], [2, 1], [3, 1]]"),),
        "palace = [[2, 1]",
        "the palace has 3 slots with 4 seats; it must have one for each of the 4 favors",
    ),
    "slots out of order": (
        (("barracks = [[2, 1], [2, 1], [4, 2]]", "barracks = [[2, 1], [4, 2], [2, 1]]"),),
        "barracks = [[2, 1]",
        (
            "the slots of barracks are for 2, 4, 2 seats; they must begin with one for 2 seats and "
            "must not fall"
        ),
    ),
    "five slots": (
        (
            (
                "barracks = [[2, 1], [2, 1], [4, 2]]",
                "barracks = [[2, 1], [2, 1], [2, 1], [2, 1], [4, 2]]",
            ),
        ),
        "barracks = [[2, 1]",
        "the barracks has 5 slots; it must have at most 4",
    ),
    "slot for three cards": (
        (("treasury = [[2, 1], [2, 1], [4, 2]]", "treasury = [[2, 1], [2, 3], [4, 2]]"),),
        "treasury = [[2, 1]",
        "slots.treasury[2][2] is 3; it must be from 1 to 2",
    ),
    "falling prices": (
        (("iron = [1, 2, 3, 4]", "iron = [1, 3, 2, 4]"),),
        "iron = [1, 3",
        (
            "the prices of iron fall; the first slot is the cheapest, none is cheaper than the one "
            "before"
        ),
    ),
    "row without a slot": (
        (("iron = [1, 2, 3, 4]", "iron = []"),),
        "iron = []",
        "the row of iron has 0 slots; it must have from 1 to 8",
    ),
    "market too small for a grant": (
        (("stone = [1, 2, 3, 4]", "stone = [1, 2]"),),
        "market = { papyrus = 2, silver = 2, iron = 3, stone = 3 }",
        "King's Grant 3 puts 3 stone on 2 slots; they must fit",
    ),
    "three marked spaces": (
        (("spaces = 2\n", "spaces = 3\n"),),
        "spaces = 3",
        "wall.marked.spaces is 3; it must be 2",
    ),
    "track too short": (
        (("    { pay = { gold = 2, silver = 1 }, points = 3 },\n", ""),),
        "tax-collector = [",
        (
            "the track of the tax-collector has 1 spaces for 8 cards; it must have a space for each "
            "card of one of 4 seats"
        ),
    ),
    "first spaces too dear": (
        (("{ pay = { silver = 1 }, points = 0 }", "{ pay = { gold = 2 }, points = 0 }"),),
        "{ pay = { gold = 2 }, points = 0 }",
        (
            "the first tax-collector and scribe cannot be paid with start kit 1; with 2 seats any "
            "two must be"
        ),
    ),
    "points of a first space": (
        (("{ pay = { silver = 1 }, points = 0 }", "{ pay = { silver = 1 }, points = 1 }"),),
        "{ pay = { silver = 1 }, points = 1 }",
        "the first space of the scribe scores 1; it must score 0",
    ),
    "price in arts": (
        (("{ pay = { silver = 1 }, points = 0 }", "{ pay = { arts = 1 }, points = 0 }"),),
        "{ pay = { arts = 1 }, points = 0 }",
        (
            "unknown key 'magisters.track.scribe[1].pay.arts'; allowed are gold, recruits, "
            "papyrus, silver, iron, stone"
        ),
    ),
    "tile named twice": (
        (('id = "tavern"', 'id = "craftsman"'),),
        'id = "craftsman"\nlevel = 1\ncopies = 2\ncost = { silver',
        "tiles.print.kinds[3].id is 'craftsman'; it must be one of tavern",
    ),
    "discount on nothing": (
        (("cost = { silver = 1, iron = 2, stone = 1 }", "cost = { silver = 3, stone = 1 }"),),
        "cost = { silver = 3",
        "the library of level 2 costs too little iron; its discount takes 1 off",
    ),
    "cost in gold": (
        (("cost = { papyrus = 1, stone = 1 }", "cost = { gold = 1 }"),),
        "cost = { gold = 1 }",
        ("unknown key 'tiles.print.kinds[2].cost.gold'; allowed are papyrus, silver, iron, stone"),
    ),
    "free tile": (
        (("cost = { papyrus = 1, stone = 1 }", "cost = {}"),),
        "cost = {}",
        "tiles.print.kinds[2].cost is empty; it holds some of papyrus, silver, iron, stone",
    ),
    "rising ranks": (
        ((LAST_ROW, LAST_ROW.replace("[4, 5, 6]", "[4, 9, 6]")),),
        "[4, 9, 6]",
        (
            "the points of warriors on King's Grant 6 rise with the rank; a better rank must not "
            "score less"
        ),
    ),
    "example on no grant": (
        (("points = [7, 8, 10]", "points = [7, 8, 11]"),),
        "[grants.example]",
        "no card scores 7/8/11; the printed example must be on one",
    ),
    "attack example on no card": (
        (("strength = 5", "strength = 9"),),
        "[attacks.example]",
        "no attack has the strength 9; the printed example must be on one",
    ),
    "weaker with more seats": (
        (("{ two_seats = 4, three_seats = 6", "{ two_seats = 7, three_seats = 6"),),
        "{ two_seats = 7",
        "attack 6 is weaker with more seats; it must not fall",
    ),
    "uneven provinces": (
        (("white = { papyrus = 2, iron = 2 }", "white = { papyrus = 3, iron = 1 }"),),
        "white = 20",
        (
            "21 papyrus are on white, but 20 are stated; make them even, or leave out the table "
            "provinces.of_each_type"
        ),
    ),
    "province of sixteen": (
        (("white = { papyrus = 2, iron = 2 }", "white = { papyrus = 16, iron = 2 }"),),
        "white = { papyrus = 16",
        "Province 14 shows 16 papyrus; only 15 are there",
    ),
    "misspelt effect": (
        ((ARROW, "{ pay = { resources = 1 }, gian = { gold = 5 } }"),),
        "gian = ",
        "unknown key 'favors.print.cards[11].gian'; did you mean 'gain'?",
    ),
    "favor that gives nothing": (
        ((ARROW, "{ pay = { resources = 1 } }"),),
        "{ pay = { resources = 1 } }",
        "favors.print.cards[11] gives nothing; add a gain",
    ),
    "repeated gift": (
        ((ARROW, "{ gain = { gold = 5 }, times = 2 }"),),
        "{ gain = { gold = 5 }, times = 2 }",
        "favors.print.cards[11] costs nothing; only an arrow, with pay, may be repeated",
    ),
    "choice on both sides": (
        ((ARROW, "{ pay = { resources = 1 }, gain = { different-resources = 2 } }"),),
        "{ pay = { resources = 1 }, gain",
        (
            "favors.print.cards[11] lets the player choose what is paid and what is gained; only "
            "one of the two can be chosen"
        ),
    ),
    "two choices at a time": (
        ((ARROW, "{ gain = { resources = 1, different-resources = 2 } }"),),
        "{ gain = { resources = 1,",
        (
            "favors.print.cards[11].gain holds resources and different-resources; only one of them "
            "can be chosen at a time"
        ),
    ),
    "choice of three": (
        ((ARROW, "{ gain = { resources = 3 } }"),),
        "{ gain = { resources = 3 } }",
        "favors.print.cards[11].gain.resources is 3; it must be from 1 to 2",
    ),
    "price in cubes of the repository": (
        ((ARROW, "{ pay = { province-resources = 1 }, gain = { gold = 5 } }"),),
        "{ pay = { province",
        ("unknown key 'favors.print.cards[11].pay.province-resources'; did you mean 'resources'?"),
    ),
    "favor at the academy": (
        ((GUILD, GUILD.replace("guild-hall", "academy")),),
        'act_at = "academy"',
        "favors.print.cards[18].act_at is 'academy'; it must be one of guild-hall, builders-guild",
    ),
    "favor that is a number": (
        ((ARROW, "3"),),
        "    3,\n",
        "favors.print.cards[11] is 3; it must be a table",
    ),
    "purchases without a trade": (
        ((REPOSITORY, "repository = { gain = { gold = 1 }, sales = 1, merchant"),),
        "repository = { gain",
        "unknown key 'actions.repository.sales'; allowed are gain, pay, times, merchant",
    ),
    "merchant at the guild hall": (
        (('guild-hall = { act = "magister" }', 'guild-hall = { act = "magister", sales = 1 }'),),
        "guild-hall = { act",
        "unknown key 'actions.guild-hall.sales'; allowed are act",
    ),
    "ability without a time": (
        ((CRAFTSMAN, "craftsman = { gain = { gold = 2 } }"),),
        "craftsman = { gain",
        "tiles.abilities.craftsman has no 'when'; add it: when, gain belong here",
    ),
    "ability at no known time": (
        ((CRAFTSMAN, 'craftsman = { when = "figure", gain = { gold = 2 } }'),),
        "craftsman = { when",
        (
            "tiles.abilities.craftsman.when is 'figure'; it must be one of never, tile, visit, "
            "action, season, scoring, end, always"
        ),
    ),
    "never, but something": (
        (('gardens = { when = "never" }', 'gardens = { when = "never", score = 8 }'),),
        "gardens = { when",
        "unknown key 'tiles.abilities.gardens.score'; allowed are when",
    ),
    "visit of no location": (
        ((LABORATORY, 'laboratory = { when = "visit", at = "inn",'),),
        'at = "inn"',
        (
            "tiles.abilities.laboratory.at is 'inn'; it must be one of repository, barracks, "
            "treasury, marketplace, guild-hall, royal-guard, builders-guild, academy, planetarium, "
            "palace"
        ),
    ),
    "action of no location": (
        ((INN, 'inn = { when = "action", less'),),
        'inn = { when = "action", less',
        "tiles.abilities.inn has no 'at'; add it: at, less, when belong here",
    ),
    "changed terms of a fixed price": (
        ((INN, 'inn = { when = "action", at = "academy", less'),),
        "inn = { when",
        (
            "tiles.abilities.inn.at is 'academy'; it must be one of marketplace, guild-hall, "
            "builders-guild"
        ),
    ),
    "trade without a price": (
        ((TRADE_HOUSE + " purchase_price = 1 }", TRADE_HOUSE[:-1] + " }"),),
        "house-of-trade = { when",
        (
            "tiles.abilities.house-of-trade has no 'purchase_price'; add it: when, at, sale_more, "
            "purchase_price belong here"
        ),
    ),
    "points for nothing known": (
        ((GALLERY, GALLERY.replace('"arts"', '"gold"')),),
        "gallery = {",
        (
            "tiles.abilities.gallery.per is 'gold'; it must be one of arts, science, warriors, "
            "tiles, magisters"
        ),
    ),
    "one type that is both": (
        ((CHAPEL, CHAPEL.replace("tax-collector", "merchant")),),
        "chapel = {",
        "tiles.abilities.chapel.both names one type twice; it must name two types",
    ),
    "value without a value": (
        (("spaces = 20", 'spaces = { number = 20, label = "source", source = "Mine." }'),),
        "spaces = { number",
        "unknown key 'wall.spaces.number'; allowed are value",
    ),
}


@pytest.mark.refuses("ARC-R1", "ARC-R14", "ARC-R16")
@pytest.mark.parametrize("case", BAD)
def test_a_box_that_cannot_be_right_is_refused_with_the_line(tmp_path: Path, case: str) -> None:
    changes, marker, sentence = BAD[case]
    path = changed(tmp_path, *changes)
    text = path.read_text(encoding="utf-8")
    assert text.count(marker) == 1
    line = text[: text.index(marker)].count("\n") + 1
    assert refusal(path) == f"{path}, line {line}: {sentence}"


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, ("rounds = 9", "rounds is 9"))
    line = TEXT[: TEXT.index("rounds = 9")].count("\n") + 1
    assert refusal(path).startswith(f"{path}, line {line}: this is no TOML")


def test_the_original_is_refused_under_the_name_of_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "components").mkdir()
    (tmp_path / "components" / "original.toml").write_text("a = 1\n", encoding="utf-8")
    monkeypatch.setattr("polis.core.boxes.declared.files", lambda _package: tmp_path)
    with pytest.raises(InvalidComponents, match=r"^original\.toml, line 1: unknown key 'a'; "):
        load_box()
