"""The box of Archon: what is refused in a changed one, with the line and the valid values."""

from pathlib import Path

import pytest

from polis.core.texts.errors import InvalidComponents
from polis.games.archon.box.load import load_box
from tests.games.box_cases import Bad, bad, changed, named_line, original

TEXT = original("archon")

# Each case: old and new texts by turns, and the sentence.

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

BAD: dict[str, Bad] = {
    "forty magisters": bad(
        "magisters = 56",
        "magisters = 40",
        "components.magisters is 40, but the four types make 56; both must agree",
    ),
    "sixty-one cubes": bad(
        "iron = 15",
        "iron = 16",
        "components.cubes is 60, but the stockpile makes 61; both must agree",
        at="cubes = 60",
    ),
    "tokens for three seats": bad(
        "of_each_seat = 4",
        "of_each_seat = 5",
        "components.tax_tokens is 16, but 4 seats with 5 each make 20; both must agree",
        at="tax_tokens = 16",
    ),
    "seven markers": bad(
        "markers = 6",
        "markers = 7",
        "seat.markers is 7; it must be 6: player order, score and 4 Magisters",
    ),
    "copy forgotten": bad(
        'id = "inn"\nlevel = 1\ncopies = 2',
        'id = "inn"\nlevel = 1\ncopies = 1',
        "components.tiles is 23, but the copies make 22; both must agree",
        at="tiles = 23",
    ),
    "favor forgotten": bad(
        "    { gain = { recruits = 2 } },\n",
        "",
        "components.favors is 22, but the cards listed are 21; both must agree",
        at="favors = 22",
    ),
    "too few provinces": bad(
        "provinces = 20",
        "provinces = 0",
        PROVINCES,
        "cards = []\n",
        "a game needs up to 9 provinces; list at least that many",
    ),
    "start kits beyond the supply": bad(
        "third = { gold = 2, recruits = 2,",
        "third = { gold = 2, recruits = 20,",
        "second = { gold = 2, recruits = 1, silver = 1 }",
        "second = { gold = 2, recruits = 9, silver = 1 }",
        "3 seats would begin with 30 recruits; only 25 are there",
        at="[start_kits]",
    ),
    "piles of four": bad(
        "cards = 5\n",
        "cards = 4\n",
        "2 piles of 4 are no 10 cards; the courtiers and the first Magisters of a seat must fill them",
        at="[piles]",
    ),
    "attack in the middle of a season": bad(
        "[3, 6, 9]",
        "[3, 5, 9]",
        "the attacks are after rounds 3, 5, 9; they must be after rounds 3, 6, 9",
    ),
    "division forgotten": bad(
        "[1, 3, 5, 7, 9]",
        "[1, 3, 5, 7]",
        "cards are divided before rounds 1, 3, 5, 7; they must be before rounds 1, 3, 5, 7, 9",
    ),
    "ten rounds": bad("rounds = 9", "rounds = 10", "season_track.rounds is 10; it must be 9"),
    "tiles at the barracks": bad(
        "barracks = { gain = { recruits = 1 }, merchant = { recruits = 1 } }",
        'barracks = { act = "tile" }',
        "the barracks has the action tile; it must have pay and gain",
    ),
    "no trade at the marketplace": bad(
        MARKETPLACE,
        "marketplace = { gain = { gold = 1 } }",
        'the marketplace has the action exchange; it must have act = "trade"',
    ),
    "trade of three": bad(
        "purchases = 2",
        "purchases = 3",
        "actions.marketplace.purchases is 3; it must be from 1 to 2",
    ),
    "one cover too few": bad(
        "academy = [[2, 1], [2, 2], [3, 2]]",
        "academy = [[2, 1], [2, 2]]",
        "8 slots are closed with 2 seats; the covers for them are 9; both must agree",
        at="two_seats = 9",
    ),
    "ten covers": bad(
        "covers = 9",
        "covers = 10",
        "components.covers is 10, but the most that are used are 9; both must agree",
    ),
    "palace without a slot for a favor": bad(
        "palace = [[2, 1], [2, 1], [3, 1], [4, 1]]",
        "palace = [[2, 1], [2, 1], [3, 1]]",
        "the palace has 3 slots with 4 seats; it must have one for each of the 4 favors",
    ),
    "slots out of order": bad(
        "barracks = [[2, 1], [2, 1], [4, 2]]",
        "barracks = [[2, 1], [4, 2], [2, 1]]",
        "the slots of barracks are for 2, 4, 2 seats; they must begin with one for 2 seats and "
        "must not fall",
    ),
    "five slots": bad(
        "barracks = [[2, 1], [2, 1], [4, 2]]",
        "barracks = [[2, 1], [2, 1], [2, 1], [2, 1], [4, 2]]",
        "the barracks has 5 slots; it must have at most 4",
    ),
    "slot for three cards": bad(
        "treasury = [[2, 1], [2, 1], [4, 2]]",
        "treasury = [[2, 1], [2, 3], [4, 2]]",
        "slots.treasury[2][2] is 3; it must be from 1 to 2",
    ),
    "falling prices": bad(
        "iron = [1, 2, 3, 4]",
        "iron = [1, 3, 2, 4]",
        "the prices of iron fall; each slot costs at least as much as the one before",
    ),
    "row without a slot": bad(
        "iron = [1, 2, 3, 4]", "iron = []", "the row of iron has 0 slots; it must have from 1 to 8"
    ),
    "market too small for a grant": bad(
        "stone = [1, 2, 3, 4]",
        "stone = [1, 2]",
        "King's Grant 3 puts 3 stone on 2 slots; they must fit",
        at="market = { papyrus = 2, silver = 2, iron = 3, stone = 3 }",
    ),
    "three marked spaces": bad(
        "spaces = 2\n", "spaces = 3\n", "wall.marked.spaces is 3; it must be 2"
    ),
    "track too short": bad(
        "    { pay = { gold = 2, silver = 1 }, points = 3 },\n",
        "",
        "the track of the tax-collector has 1 spaces for 8 cards; it must have a space for each "
        "card of one of 4 seats",
        at="tax-collector = [",
    ),
    "first spaces too dear": bad(
        "{ pay = { silver = 1 }, points = 0 }",
        "{ pay = { gold = 2 }, points = 0 }",
        "the first tax-collector and scribe cannot be paid with start kit 1; with 2 seats any "
        "two must be",
    ),
    "points of a first space": bad(
        "{ pay = { silver = 1 }, points = 0 }",
        "{ pay = { silver = 1 }, points = 1 }",
        "the first space of the scribe scores 1; it must score 0",
    ),
    "price in arts": bad(
        "{ pay = { silver = 1 }, points = 0 }",
        "{ pay = { arts = 1 }, points = 0 }",
        "unknown key 'magisters.track.scribe[1].pay.arts'; allowed are gold, recruits, "
        "papyrus, silver, iron, stone",
    ),
    "tile named twice": bad(
        'id = "tavern"',
        'id = "craftsman"',
        "tiles.print.kinds[3].id is 'craftsman'; it must be one of tavern",
        at='id = "craftsman"\nlevel = 1\ncopies = 2\ncost = { silver',
    ),
    "discount on nothing": bad(
        "cost = { silver = 1, iron = 2, stone = 1 }",
        "cost = { silver = 3, stone = 1 }",
        "the library of level 2 costs too little iron; its discount takes 1 off",
    ),
    "cost in gold": bad(
        "cost = { papyrus = 1, stone = 1 }",
        "cost = { gold = 1 }",
        "unknown key 'tiles.print.kinds[2].cost.gold'; allowed are papyrus, silver, iron, stone",
    ),
    "free tile": bad(
        "cost = { papyrus = 1, stone = 1 }",
        "cost = {}",
        "tiles.print.kinds[2].cost is empty; it holds some of papyrus, silver, iron, stone",
    ),
    "rising ranks": bad(
        LAST_ROW,
        LAST_ROW.replace("[4, 5, 6]", "[4, 9, 6]"),
        "the points of warriors on King's Grant 6 rise with the rank; a better rank must not "
        "score less",
    ),
    "example on no grant": bad(
        "points = [7, 8, 10]",
        "points = [7, 8, 11]",
        "no card scores 7/8/11; the printed example must be on one",
        at="[grants.example]",
    ),
    "attack example on no card": bad(
        "strength = 5",
        "strength = 9",
        "no attack has the strength 9; the printed example must be on one",
        at="[attacks.example]",
    ),
    "weaker with more seats": bad(
        "{ two_seats = 4, three_seats = 6",
        "{ two_seats = 7, three_seats = 6",
        "attack 6 is weaker with more seats; it must not fall",
    ),
    "uneven provinces": bad(
        "white = { papyrus = 2, iron = 2 }",
        "white = { papyrus = 3, iron = 1 }",
        "21 papyrus are on white, but 20 are stated; make them even, or leave out the table "
        "provinces.of_each_type",
        at="white = 20",
    ),
    "province of sixteen": bad(
        "white = { papyrus = 2, iron = 2 }",
        "white = { papyrus = 16, iron = 2 }",
        "Province 14 shows 16 papyrus; only 15 are there",
    ),
    "misspelt effect": bad(
        ARROW,
        "{ pay = { resources = 1 }, gian = { gold = 5 } }",
        "unknown key 'favors.print.cards[11].gian'; did you mean 'gain'?",
    ),
    "favor that gives nothing": bad(
        ARROW, "{ pay = { resources = 1 } }", "favors.print.cards[11] gives nothing; add a gain"
    ),
    "repeated gift": bad(
        ARROW,
        "{ gain = { gold = 5 }, times = 2 }",
        "favors.print.cards[11] costs nothing; only an arrow, with pay, may be repeated",
    ),
    "choice on both sides": bad(
        ARROW,
        "{ pay = { resources = 1 }, gain = { different-resources = 2 } }",
        "favors.print.cards[11] lets the player choose what is paid and what is gained; only "
        "one of the two can be chosen",
    ),
    "two choices at a time": bad(
        ARROW,
        "{ gain = { resources = 1, different-resources = 2 } }",
        "favors.print.cards[11].gain holds resources and different-resources; only one of them "
        "can be chosen at a time",
    ),
    "choice of three": bad(
        ARROW,
        "{ gain = { resources = 3 } }",
        "favors.print.cards[11].gain.resources is 3; it must be from 1 to 2",
    ),
    "price in cubes of the repository": bad(
        ARROW,
        "{ pay = { province-resources = 1 }, gain = { gold = 5 } }",
        "unknown key 'favors.print.cards[11].pay.province-resources'; did you mean 'resources'?",
    ),
    "favor at the academy": bad(
        GUILD,
        GUILD.replace("guild-hall", "academy"),
        "favors.print.cards[18].act_at is 'academy'; it must be one of guild-hall, builders-guild",
    ),
    "favor that is a number": bad(
        ARROW, "3", "favors.print.cards[11] is 3; it must be a table", at="    3,\n"
    ),
    "purchases without a trade": bad(
        REPOSITORY,
        "repository = { gain = { gold = 1 }, sales = 1, merchant",
        "unknown key 'actions.repository.sales'; allowed are gain, pay, times, merchant",
    ),
    "merchant at the guild hall": bad(
        'guild-hall = { act = "magister" }',
        'guild-hall = { act = "magister", sales = 1 }',
        "unknown key 'actions.guild-hall.sales'; allowed are act",
    ),
    "ability without a time": bad(
        CRAFTSMAN,
        "craftsman = { gain = { gold = 2 } }",
        "tiles.abilities.craftsman has no 'when'; add it: when, gain belong here",
    ),
    "ability at no known time": bad(
        CRAFTSMAN,
        'craftsman = { when = "figure", gain = { gold = 2 } }',
        "tiles.abilities.craftsman.when is 'figure'; it must be one of never, tile, visit, "
        "action, season, scoring, end, always",
    ),
    "never, but something": bad(
        'gardens = { when = "never" }',
        'gardens = { when = "never", score = 8 }',
        "unknown key 'tiles.abilities.gardens.score'; allowed are when",
    ),
    "visit of no location": bad(
        LABORATORY,
        'laboratory = { when = "visit", at = "inn",',
        "tiles.abilities.laboratory.at is 'inn'; it must be one of repository, barracks, "
        "treasury, marketplace, guild-hall, royal-guard, builders-guild, academy, planetarium, "
        "palace",
    ),
    "action of no location": bad(
        INN,
        'inn = { when = "action", less',
        "tiles.abilities.inn has no 'at'; add it: at, less, when belong here",
    ),
    "changed terms of a fixed price": bad(
        INN,
        'inn = { when = "action", at = "academy", less',
        "tiles.abilities.inn.at is 'academy'; it must be one of marketplace, guild-hall, "
        "builders-guild",
    ),
    "trade without a price": bad(
        TRADE_HOUSE + " purchase_price = 1 }",
        TRADE_HOUSE[:-1] + " }",
        "tiles.abilities.house-of-trade has no 'purchase_price'; add it: when, at, sale_more, "
        "purchase_price belong here",
    ),
    "points for nothing known": bad(
        GALLERY,
        GALLERY.replace('"arts"', '"gold"'),
        "tiles.abilities.gallery.per is 'gold'; it must be one of arts, science, warriors, "
        "tiles, magisters",
    ),
    "one type that is both": bad(
        CHAPEL,
        CHAPEL.replace("tax-collector", "merchant"),
        "tiles.abilities.chapel.both names one type twice; it must name two types",
    ),
    "value without a value": bad(
        "spaces = 20",
        'spaces = { number = 20, label = "source", source = "Mine." }',
        "unknown key 'wall.spaces.number'; allowed are value",
    ),
}


@pytest.mark.refuses("ARC-R1", "ARC-R14", "ARC-R16")
@pytest.mark.parametrize("case", BAD)
def test_a_box_that_cannot_be_right_is_refused_with_the_line(tmp_path: Path, case: str) -> None:
    changes, at, sentence = BAD[case]
    path = changed("archon", tmp_path, *changes)
    with pytest.raises(InvalidComponents) as refusal:
        load_box(path)
    assert str(refusal.value) == f"{path}, line {named_line(path, at)}: {sentence}"
