"""The box of Arkadia: what the original holds, and what is refused in a changed one."""

import hashlib
import re
from pathlib import Path

import pytest

from polis.core.texts.errors import InvalidComponents
from polis.games.arkadia.box.load import load_box
from polis.games.arkadia.box.parts import FirstBuilding, Form
from tests.games.box_cases import Bad, bad, changed, named_line


def square(row: int, column: int) -> int:
    return (row - 1) * 16 + column - 1


# What the original holds.


@pytest.mark.proves("ARK-P.1")
def test_the_board_has_twelve_rows_sixteen_columns_and_twenty_four_camps() -> None:
    box = load_box()
    assert (box.rows, box.columns) == (12, 16)
    camps = (
        *((1, 8), (1, 13), (2, 2), (2, 6), (2, 11), (3, 15), (4, 3), (4, 7), (4, 10), (5, 13)),
        *((6, 5), (6, 16), (7, 1), (7, 12), (8, 3), (8, 16), (9, 6), (9, 9), (9, 14), (10, 3)),
        *((10, 11), (11, 13), (12, 4), (12, 7)),
    )
    assert box.camps == tuple(square(*camp) for camp in camps)
    assert len(set(box.camps)) == 24


@pytest.mark.proves("ARK-P.2")
def test_the_lot_fits_in_ten_places_six_lying_and_four_standing() -> None:
    lying = ((5, 6), (5, 7), (5, 8), (6, 6), (6, 7), (6, 8))
    standing = ((5, 6), (5, 7), (5, 8), (5, 9))
    expected = [(0, square(*place)) for place in lying] + [(1, square(*p)) for p in standing]
    assert list(load_box().lot_places()) == expected


@pytest.mark.proves("ARK-P.2")
def test_the_lot_covers_four_by_three_squares_and_stays_on_the_board() -> None:
    box = load_box()
    lying = box.lot_squares(0, square(5, 7))
    standing = box.lot_squares(1, square(5, 7))
    assert lying is not None
    assert standing is not None
    assert set(lying) == {square(r, c) for r in (5, 6, 7) for c in (7, 8, 9, 10)}
    assert set(standing) == {square(r, c) for r in (5, 6, 7, 8) for c in (7, 8, 9)}
    assert box.lot_squares(0, square(10, 13)) is not None
    assert box.lot_squares(0, square(10, 14)) is None
    assert box.lot_squares(0, square(11, 13)) is None
    assert box.lot_squares(1, square(9, 14)) is not None
    assert box.lot_squares(1, square(10, 14)) is None
    assert box.lot_squares(1, square(9, 15)) is None


@pytest.mark.proves("ARK-P.2")
def test_each_family_is_printed_twice_on_the_ten_castle_squares() -> None:
    seals = load_box().lot_seals
    assert seals == (0, 1, 2, 3, -1, -1, 3, 2, 1, 0)
    assert [seals.count(family) for family in range(4)] == [2, 2, 2, 2]


def test_the_seven_forms_are_those_of_the_facts() -> None:
    assert load_box().forms == (
        Form("house", ((0, 0), (0, 1)), 8),
        Form("farm", ((0, 0), (0, 1), (0, 2)), 8),
        Form("tavern", ((0, 0), (1, 0), (1, 1)), 8),
        Form("mill", ((0, 0), (0, 1), (1, 0), (1, 1)), 4),
        Form("smithy", ((0, 0), (0, 1), (0, 2), (1, 1)), 4),
        Form("trade", ((0, 1), (0, 2), (1, 0), (1, 1)), 4),
        Form("monastery", ((0, 0), (1, 0), (2, 0), (2, 1)), 4),
    )


def test_there_are_forty_cards_ten_of_each_family() -> None:
    box = load_box()
    assert box.families == ("red", "olive", "black", "silver")
    assert box.cards == (2,) * 12 + (1,) * 16
    assert [sum(box.cards[family::4]) for family in range(4)] == [10, 10, 10, 10]
    assert (box.hand_size, box.display_size) == (4, 3)


def test_the_pools_hold_twelve_twelve_and_four_castle_pieces() -> None:
    assert load_box().pools == ((3, 3, 3, 3), (3, 3, 3, 3), (1, 1, 1, 1))


def test_the_workers_and_banners_are_those_of_the_rulebook() -> None:
    box = load_box()
    assert (box.own_workers, box.banners, box.banner_workers) == (3, 4, 2)
    assert box.neutral_supply == 24
    assert [box.first_neutrals[seats] for seats in (2, 3, 4)] == [3, 2, 1]


def test_the_first_game_has_seven_buildings_of_seven_forms_around_the_lot() -> None:
    box = load_box()
    assert box.first_lot == (0, square(5, 7))
    assert box.first_buildings[0] == FirstBuilding(0, 0, (square(4, 6), square(4, 7)))
    assert box.first_buildings[5] == FirstBuilding(
        5, 1, (square(5, 5), square(6, 5), square(6, 6), square(7, 6))
    )
    assert [building.form for building in box.first_buildings] == list(range(7))
    assert [building.family for building in box.first_buildings] == [0, 1, 2, 3, 2, 1, 0]
    covered = {s for building in box.first_buildings for s in building.squares}
    assert len(covered) == 24
    assert len(covered.intersection(box.camps)) == 3


def test_everything_that_only_a_lost_picture_shows_is_marked_reconstructed() -> None:
    origins = load_box().provenance
    reconstructed = {name for name, origin in origins.items() if origin.label == "reconstructed"}
    tables = {re.sub(r"\.\w+(\[\d\])?$", "", name) for name in reconstructed}
    assert tables == {
        *("camps.places", "lot.print", "forms.shapes", "cards", "first_game.lot"),
        "first_game.town",
    }
    assert {origins[f"workers.{name}"].label for name in ("banners", "neutral")} == {"rulebook"}
    assert origins["forms.tiles.mill"].label == "source"


@pytest.mark.proves("ARK-R31")
def test_a_corrected_file_is_another_box(tmp_path: Path) -> None:
    path = changed(
        "arkadia",
        tmp_path,
        ('id = "original"', 'id = "mine"'),
        ("[1, 8], [1, 13]", "[1, 7], [1, 13]"),
    )
    mine, original = load_box(path), load_box()
    assert mine.id == "mine"
    assert mine.sha256 == hashlib.sha256(path.read_bytes()).hexdigest() != original.sha256
    assert set(original.camps) ^ set(mine.camps) == {square(1, 7), square(1, 8)}


def test_a_file_may_have_more_camps_than_neutral_workers(tmp_path: Path) -> None:
    more = changed(
        "arkadia", tmp_path, ("count = 24", "count = 25"), ("[12, 7],\n", "[12, 7], [12, 16],\n")
    )
    assert len(load_box(more).camps) == 25


# What is refused. Each case: old and new texts by turns, and the sentence.

HOUSE = "squares = [[4, 6], [4, 7]]"
FARM = "squares = [[4, 11], [5, 11], [6, 11]]"
TAVERN = "squares = [[6, 13], [6, 14], [7, 13]]"
MILL = "squares = [[8, 7], [8, 8], [9, 7], [9, 8]]"
TRADE = "squares = [[5, 5], [6, 5], [6, 6], [7, 6]]"
MONASTERY = "squares = [[7, 12], [8, 10], [8, 11], [8, 12]]"
FIRST_LOT = "square = [5, 7]"

BAD: dict[str, Bad] = {
    "another game": bad(
        'game = "arkadia"', 'game = "archon"', "game is 'archon'; it must be one of arkadia"
    ),
    "id with a space": bad(
        'id = "original"',
        'id = "my box"',
        "id is 'my box'; it must be made of 1 to 80 letters a-z, digits, dots, hyphens and "
        "underscores",
    ),
    "unknown table": bad("[hand]", "[hands]", "unknown key 'hands'; did you mean 'hand'?"),
    "unknown key": bad(
        "neutral = 24", "neutrals = 24", "unknown key 'workers.neutrals'; did you mean 'neutral'?"
    ),
    "missing key": bad(
        "display = 3\n",
        "",
        "hand has no 'display'; add it: cards, display belong here",
        at="[hand]",
    ),
    "missing value at the top": bad(
        'title = "Arkadia, original box (with reconstructed parts)"\n',
        "",
        "the file has no 'title'; add it: id, title, workers, game, board, camps, families, lot, "
        "forms, cards, castle, hand, first_game belong here",
        at="# The box of Arkadia",
    ),
    "missing provenance": bad(
        'label = "source"\nsource = "boardgame.de,',
        '# "boardgame.de,',
        "lot.rows does not say where it is from; its table needs the keys label and source",
        at="rows = 3",
    ),
    "unknown label": bad(
        'label = "source"\nsource = "The review at rost',
        'label = "x"\nsource = "The rost',
        "forms.tiles.label is 'x'; it must be one of rulebook, source, reconstructed",
    ),
    "board of another size": bad("rows = 12", "rows = 11", "board.rows is 11; it must be 12"),
    "text instead of a number": bad(
        "columns = 16", 'columns = "16"', "board.columns is '16'; it must be a whole number"
    ),
    "camp outside": bad(
        "[3, 15]",
        "[3, 17]",
        "camps.places.squares[6] is [3, 17]; it must be [row, column] from [1, 1] to [12, 16]",
    ),
    "camp twice": bad(
        "[9, 14],",
        "[9, 9],",
        "the square [9, 9] is listed twice; each square belongs here once",
        at="[9, 6]",
    ),
    "camp forgotten": bad(
        "    [3, 15],\n",
        "",
        "camps.count is 24, but 23 squares are listed; both must agree",
        at="count = 24",
    ),
    "no place for the lot": bad(
        "count = 24",
        "count = 26",
        "[5, 13],",
        "[5, 13], [6, 9], [7, 8],",
        "the lot covers a camp wherever it lies; leave at least one field of 3 x 4 or 4 x 3 "
        "squares without a camp",
        at="squares = [\n    [1, 8]",
    ),
    "lot of another size": bad("rows = 3", "rows = 4", "lot.rows is 4; it must be 3"),
    "wrong number of castle squares": bad(
        "squares = 10", "squares = 12", "lot.castle.squares is 12; it must be 10"
    ),
    "family printed three times": bad(
        '["blank", "yard", "yard", "blank"]',
        '["red", "yard", "yard", "blank"]',
        "red is printed 3 times on the lot; it must be 2 times",
        at='squares = [\n    ["red',
    ),
    "unknown print": bad(
        '["blank", "yard", "yard", "blank"]',
        '["blue", "yard", "yard", "blank"]',
        "lot.print.squares[2][1] is 'blue'; it must be one of red, olive, black, silver, blank",
    ),
    "castle square in the yard": bad(
        '["blank", "yard", "yard", "blank"]',
        '["blank", "yard", "blank", "blank"]',
        "lot.print.squares[2][3] is 'blank'; it must be one of yard",
    ),
    "print too short": bad(
        '["silver", "black", "olive", "red"]',
        '["silver", "black", "olive"]',
        "lot.print.squares[3] has 3 items; there must be 4",
    ),
    "form named otherwise": bad(
        '"trade", "monastery"]',
        '"market", "monastery"]',
        "forms.names[6] is 'market'; it must be one of trade",
    ),
    "family missing": bad(
        'names = ["red", "olive", "black", "silver"]',
        'names = ["red", "olive", "black"]',
        "families.names has 3 items; there must be 4",
    ),
    "drawing with another sign": bad(
        'farm = ["###"]',
        'farm = ["#x#"]',
        'the drawing of the farm cannot be read; draw it in rows of one length made of "#" and "."',
    ),
    "drawing with rows of two lengths": bad(
        'tavern = ["#.", "##"]',
        'tavern = ["#", "##"]',
        'the drawing of the tavern cannot be read; draw it in rows of one length made of "#" and '
        '"."',
    ),
    "form of five squares": bad(
        'farm = ["###"]',
        'farm = ["#####"]',
        "the farm has 5 squares; a form has from 2 to 4 squares",
    ),
    "form without squares": bad(
        'farm = ["###"]', "farm = []", "the farm has 0 squares; a form has from 2 to 4 squares"
    ),
    "form in two parts": bad(
        'farm = ["###"]',
        'farm = ["#.", ".#"]',
        "the squares of the farm do not hang together; each must share an edge with another",
    ),
    "two equal forms": bad(
        'smithy = ["###", ".#."]',
        'smithy = ["#.", "##", ".#"]',
        "the trade is a turned smithy; the seven forms must differ",
        at="trade = [",
    ),
    "cards and tiles do not agree": bad(
        "farm = 8",
        "farm = 7",
        "there are 8 cards of the farm, but 7 tiles; both must agree",
        at="farm = {",
    ),
    "forty-one cards": bad(
        "mill = 4",
        "mill = 5",
        "mill = { red = 1",
        "mill = { red = 2",
        "there are 41 cards; it must be 40",
        at="[cards]",
    ),
    "card of no family": bad(
        "mill = { red = 1,",
        "mill = { blue = 1,",
        "unknown key 'cards.mill.blue'; allowed are red, olive, black, silver",
    ),
    "more seals than can be counted": Bad(
        tuple(
            (f"{name} = {{ red = {n}, olive = {n}, black = {n}, silver = {n} }}", new)
            for name, n, new in (
                ("house", 2, "house = { red = 5, olive = 1, black = 1, silver = 1 }"),
                ("farm", 2, "farm = { red = 7, olive = 1, black = 0, silver = 0 }"),
                ("tavern", 2, "tavern = { red = 7, olive = 0, black = 1, silver = 0 }"),
                ("mill", 1, "mill = { red = 3, olive = 0, black = 0, silver = 1 }"),
                ("smithy", 1, "smithy = { red = 3, olive = 0, black = 1, silver = 0 }"),
                ("trade", 1, "trade = { red = 3, olive = 1, black = 0, silver = 0 }"),
                ("monastery", 1, "monastery = { red = 4, olive = 0, black = 0, silver = 0 }"),
            )
        ),
        "[cards]",
        "the buildings of red could pay 275 seals; it must be at most 255: share the cards more "
        "evenly",
    ),
    "wrong pool": bad(
        "second = { red = 3",
        "second = { red = 4",
        "the second pool holds 13 pieces; it must hold 12",
    ),
    "hand of five": bad("cards = 4\n", "cards = 5\n", "hand.cards is 5; it must be 4"),
    "workers do not add up": bad(
        "own_at_start = 3",
        "own_at_start = 4",
        "workers.own_in_all is 11, but 4 at the start and 4 x 2 for banners make 12; both must "
        "agree",
        at="own_in_all",
    ),
    "more neutral workers than there are": bad(
        "four_seats = 1",
        "four_seats = 7",
        "4 seats would get 28 neutral workers; at most 24 are there",
    ),
    "lot of the first game on a camp": bad(
        FIRST_LOT,
        "square = [5, 10]",
        "the lot of the first game sticks out of the board or covers a camp; it may lie at [5, 6] "
        "lying, [5, 7] lying, [5, 8] lying, ...",
    ),
    "lot of the first game neither lying nor standing": bad(
        "standing = false", "standing = 0", "first_game.lot.standing is 0; it must be true or false"
    ),
    "six buildings": bad(
        '[[first_game.town.buildings]]\nform = "house"\nfamily = "red"\n' + HOUSE,
        "",
        "first_game.town.buildings has 6 items; there must be 7",
        at='[[first_game.town.buildings]]\nform = "farm"',
    ),
    "building of no form": bad(
        'form = "mill"',
        'form = "tower"',
        "first_game.town.buildings[4].form is 'tower'; it must be one of house, farm, tavern, "
        "mill, smithy, trade, monastery",
    ),
    "building without a family": bad(
        'form = "mill"\nfamily = "silver"\n',
        'form = "mill"\n',
        "first_game.town.buildings[4] has no 'family'; add it: form, family, squares belong here",
        at='[[first_game.town.buildings]]\nform = "mill"',
    ),
    "building of another form": bad(
        FARM,
        "squares = [[4, 11], [5, 11], [5, 12]]",
        "the squares of building 2 are no farm; they must be the form of the farm in one of its "
        "four turns",
    ),
    "mirrored building": bad(
        TRADE,
        "squares = [[5, 6], [6, 5], [6, 6], [7, 5]]",
        "the squares of building 6 are no trade; they must be the form of the trade in one of its "
        "four turns",
    ),
    "building on the lot": bad(
        FARM,
        "squares = [[4, 10], [5, 10], [6, 10]]",
        "building 2 covers the lot at [5, 10]; the squares must be vacant",
    ),
    "building on a building": bad(
        FARM,
        "squares = [[3, 10], [3, 11], [3, 12]]",
        HOUSE,
        "squares = [[3, 9], [3, 10]]",
        "building 2 covers building 1 at [3, 10]; the squares must be vacant",
        at="squares = [[3, 10], [3, 11]",
    ),
    "building without a card": bad(
        "smithy = { red = 1, olive = 1, black = 1",
        "smithy = { red = 1, olive = 2, black = 0",
        "no card 'smithy black' is left for building 5; choose a form and family with a card",
        at='[[first_game.town.buildings]]\nform = "smithy"',
    ),
    "building apart": bad(
        TAVERN,
        "squares = [[11, 1], [11, 2], [12, 1]]",
        "building 3 touches neither the lot nor a building that does; lay it beside one of them",
    ),
    "building enclosed from the start": bad(
        HOUSE,
        "squares = [[8, 7], [8, 8]]",
        FARM,
        "squares = [[9, 7], [9, 8], [9, 9]]",
        TAVERN,
        "squares = [[6, 12], [6, 13], [7, 12]]",
        MILL,
        "squares = [[10, 7], [10, 8], [11, 7], [11, 8]]",
        TRADE,
        "squares = [[6, 5], [7, 5], [7, 6], [8, 6]]",
        MONASTERY,
        "squares = [[7, 11], [8, 9], [8, 10], [8, 11]]",
        "building 1 is already completed; at least one square beside it must be vacant",
        at="squares = [[8, 7], [8, 8]]",
    ),
}


@pytest.mark.refuses("ARK-P.1", "ARK-P.2", "ARK-P.5", "ARK-P.6", "ARK-P.8", "ARK-R31")
@pytest.mark.parametrize("case", BAD)
def test_a_box_that_cannot_be_right_is_refused_with_the_line(tmp_path: Path, case: str) -> None:
    changes, at, sentence = BAD[case]
    path = changed("arkadia", tmp_path, *changes)
    with pytest.raises(InvalidComponents) as refusal:
        load_box(path)
    assert str(refusal.value) == f"{path}, line {named_line(path, at)}: {sentence}"


def test_the_enclosed_building_is_the_only_fault_of_its_town(tmp_path: Path) -> None:
    changes, _, _ = BAD["building enclosed from the start"]
    fewer = [change for change in changes if change[0] not in (FARM, MILL)]
    farm = (FARM, "squares = [[9, 8], [9, 9], [9, 10]]")
    mill = (MILL, "squares = [[10, 8], [10, 9], [11, 8], [11, 9]]")
    assert len(load_box(changed("arkadia", tmp_path, *fewer, farm, mill)).first_buildings) == 7
