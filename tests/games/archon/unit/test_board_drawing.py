"""The drawn city: what it shows without colour, its size, and that colour and views add nothing."""

import copy
import random
import re
from dataclasses import replace
from functools import cache
from importlib.resources import files
from types import SimpleNamespace
from typing import Any, cast

import pytest

from polis.core.contract.notation import choose
from polis.core.kernels.events import Event
from polis.core.kernels.layout import State
from polis.core.texts.ansi import bare
from polis.core.texts.catalogue import LANGUAGES, core_message
from polis.games import load
from polis.games.archon import SPEC
from polis.games.archon.box.box import Box
from polis.games.archon.box.load import load_box
from polis.games.archon.model.actions import decode
from polis.games.archon.model.meanings import BY_FAVOR, BY_RAID, BY_TILE
from polis.games.archon.model.names import (
    CARD_KINDS,
    GOODS,
    LOCATIONS,
    MAGISTERS,
    PHASES,
    RESOURCES,
    TILES,
)
from polis.games.archon.terminal import help as terminal_help
from polis.games.archon.terminal.board_drawing import draw_state
from polis.games.archon.terminal.goods_drawing import KIND_LABELS, card_counts, owned
from polis.games.archon.terminal.style import SEAT_LETTERS
from polis.games.archon.words.effect_words import effect_words, short_words
from polis.terminal.screen import compose
from polis.terminal.session import Session
from tests.catalogues import section
from tests.games.archon.scenario.positions import DRAGON, LION, UNICORN, position
from tests.games.references import any_choice, busy_choice

LEFT = slice(0, 38)
RIGHT = slice(39, None)


@cache
def box() -> Box:
    return load_box()


@cache
def walked(seats: int) -> tuple[dict[str, Any], ...]:
    """Positions of two games: one in which everybody is active, one that ends soon."""
    found = []
    for chooser, rounds in ((busy_choice, 2), (any_choice, 9)):
        at, rng = position(seats=seats), random.Random(seats)
        while at.phase != "over" and at.named["round"] <= rounds:
            found.append(at.named)
            at.game.apply(at.state, at.game.parse(at.state, chooser(rng, at.legal()))[0])
        found.append(at.named)
    return tuple(found[::2] + found[-1:])


def hidden(named: dict[str, Any], viewer: int | None) -> dict[str, Any]:
    """What a seat sees of a position: the halves of the others and the decks are null."""
    shown = copy.deepcopy(named)
    for seat, player in enumerate(shown["players"]):
        if seat != viewer and shown["round"] % 2:
            player["hand"] = player["waiting"] = None
            for half in ("known_hand", "known_waiting"):
                player[half] = dict.fromkeys(CARD_KINDS, 0)
    shown["decks"] = {deck: [None] * len(cards) for deck, cards in shown["decks"].items()}
    return shown


def start(seats: int = 3, **wishes: Any) -> dict[str, Any]:
    """The first turn of a game as a named state that may be changed."""
    return copy.deepcopy(position(seats=seats, **wishes).named)


def lines(shown: dict[str, Any], language: str = "en") -> list[str]:
    return draw_state(shown, False, language).splitlines()


def left(shown: dict[str, Any], begins: str) -> str:
    """The only line of the city that begins like this."""
    (found,) = (line[LEFT].rstrip() for line in lines(shown) if line.startswith(begins))
    return found


def right(shown: dict[str, Any], label: str) -> list[str]:
    """The words of the only row of the panel with this label."""
    (found,) = (line[RIGHT].split() for line in lines(shown) if line[RIGHT].startswith(label))
    return found[1:]


def slots(shown: dict[str, Any], location: str) -> Any:
    (found,) = (place["slots"] for place in shown["locations"] if place["name"] == location)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_drawing_of_a_game_fits_beside_a_prompt_in_80x24(seats: int, language: str) -> None:
    for number, state in enumerate(walked(seats)):
        shown = state if number % 3 == 0 else hidden(state, (0, None)[number % 2])
        drawn = lines(shown, language)
        assert len(drawn) <= 20
        assert max(map(len, drawn)) <= 79
        assert "…" not in "".join(drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_favor_and_no_phase_is_cut_short(language: str) -> None:
    for number in range(1, len(box().favors) + 1):
        shown = start(2)
        shown["palace"][0] = number
        assert "…" not in draw_state(shown, False, language)
    for phase in PHASES:
        shown = start(4) | {"phase": phase}
        assert "…" not in draw_state(shown, False, language)


def test_a_crowded_city_stays_inside_its_columns() -> None:
    shown = start(4)
    for location in shown["locations"]:
        for number, slot in enumerate(location["slots"]):
            slot["figures"] = [1, 2, 1, 1]
            slot["token"] = number
    for player in shown["players"]:
        player["points"] = -104
        player["tiles"] = list(TILES)
    assert max(map(len, lines(shown))) <= 79
    assert "h+w+p" in draw_state(shown, False)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_colour_only_adds_codes(seats: int) -> None:
    for state in walked(seats):
        shown = hidden(state, 1)
        coloured = draw_state(shown, True)
        assert "\x1b[" in coloured
        assert bare(coloured) == draw_state(shown, False)


def test_each_resource_is_told_by_its_word_and_stands_in_a_row_of_its_own() -> None:
    shown = start(3)
    before = lines(shown)
    for goods in RESOURCES:
        changed = copy.deepcopy(shown)
        changed["players"][1]["resources"][goods] += 3
        after = lines(changed)
        (row,) = (n for n, pair in enumerate(zip(before, after, strict=True)) if len({*pair}) > 1)
        assert after[row][RIGHT].split()[0] == goods
        assert int(right(changed, goods)[1]) == int(right(shown, goods)[1]) + 3


def test_slots_stand_under_the_cards_they_need_and_covered_ones_are_not_shown() -> None:
    shown = start(3)
    heads = lines(shown)[2][LEFT]
    assert heads.split() == ["1", "card", "2", "cards"]
    assert left(shown, "barracks") == "barracks       a·  b·"
    academy = left(shown, "academy")
    assert academy.index("a·") == heads.index("1 card")
    assert academy.index("b·") == heads.index("2 cards")
    assert left(start(4), "barracks") == "barracks       a·  b·     c·"


def test_figures_stacks_and_tokens_are_letters_on_their_slots() -> None:
    figures = {"barracks a": UNICORN, "barracks b": "dragon lion", "academy b": "lion lion"}
    shown = start(3, figures=figures, tokens={"barracks b": DRAGON})
    assert left(shown, "barracks") == "barracks       aU  bD$L"
    assert left(shown, "academy") == "academy        a·         bL2  c·"


def test_the_palace_tells_what_each_favor_does_in_words() -> None:
    shown = start(3, palace=[12, 21, 18])
    slots(shown, "palace")[1]["figures"][2] = 1
    assert left(shown, "palace 1") == "palace 1· 1 recruit -> 5 gold"
    assert left(shown, "palace 2") == "palace 2L 2 unlike cubes -> 3 points"
    assert left(shown, "palace 3") == "palace 3· guild-hall, price \u22121"
    assert not any(line.startswith("palace 4") for line in lines(shown))


def test_seats_stand_in_player_order_with_points_and_who_has_passed() -> None:
    shown = start(3) | {"order": [2, 0, 1], "turn": 0, "passed": [False, True, False]}
    for seat, points in enumerate((12, -3, 104)):
        shown["players"][seat]["points"] = points
    assert left(shown, "Order") == "Order, points  L 104 >U 12 (D -3)"
    shown |= {"ending": "points", "winners": [2], "phase": "over"}
    assert left(shown, "Order") == "Order, points *L 104  U 12  D -3"
    assert left(shown, "Round") == "Round 1 of 9, season 1: over"


def test_supply_repository_and_market_prices_stand_beside_each_resource() -> None:
    shown = start(2)
    for row, goods in enumerate(RESOURCES):
        for cubes in range(len(box().market[row]) + 1):
            shown["market"][goods] = cubes
            shown["repository"][goods] = 2
            shown["supply"][goods] = 9
            prices = (box().purchase_price(row, cubes), box().sale_price(row, cubes))
            words = ["-" if price is None else str(price) for price in prices]
            assert right(shown, goods)[2:] == ["9", "2", *words]


def test_prices_are_those_of_the_box_that_is_played_with() -> None:
    dear = replace(box(), market=((5, 6, 7, 8),) * 4)
    shown = start(2)
    shown["market"]["iron"] = 3
    row = next(
        line for line in draw_state(shown, False, "en", dear).splitlines() if " iron " in line
    )
    assert row.split()[-2:] == ["6", "5"]


def test_the_ranks_are_those_of_the_grant_and_the_season() -> None:
    shown = start(4, grants=[1, 5, 3]) | {"season": 2}
    for category, goods in enumerate(("arts", "science", "warriors")):
        ranks = [str(rank[1]) for rank in box().grants[4].points[category]]
        assert right(shown, goods)[-5:] == ["ranks", *ranks]
    assert right(start(2, grants=[1, 5, 3]), "arts")[-3:] == ["ranks", "7", "4"]


def test_the_wall_tells_warriors_gate_and_possible_strengths() -> None:
    shown = start(3, wall="unicorn unicorn lion")
    assert right(shown, "warriors")[:3] == ["2", "0", "1"]
    assert left(shown, "Wall") == "Wall: 3 warriors, gate ··, attack 3-6"
    shown["wall"][1] = 1
    shown["removed"]["attacks"] = [6, 1]
    assert left(shown, "Wall") == "Wall: 4 warriors, gate ·D, attack 4-5"


def test_a_raid_tells_strength_and_what_is_still_due() -> None:
    shown = start(3) | {"raid": {"strength": 5, "due": [2, 0, 1]}}
    assert left(shown, "Raid") == "Raid of 5, still due: U2 L1"


def test_tiles_have_a_number_for_copies_left_and_letters_for_owners() -> None:
    shown = start(3, tiles={UNICORN: "tavern statue", DRAGON: "inn", LION: "inn"})
    text = " ".join(draw_state(shown, False).split("Tiles: ")[1].split())
    tiles = dict(entry.split() for entry in text.split(", "))
    assert list(tiles) == list(TILES)
    assert [tiles[name] for name in ("tavern", "statue", "inn", "gardens")] == [
        "1U", "U", "DL", "1",
    ]  # fmt: skip


def barracks(seats: int) -> dict[str, Any]:
    """The first turn is done: a Courtier is played in the Barracks."""
    at = position(seats=seats)
    at.do("barracks a with courtier")
    return at.named


def test_known_cards_are_counted_in_hand_waiting_and_played() -> None:
    shown = barracks(2)
    assert right(shown, "h+w+p")[:2] == ["U", "4+5+1"]
    assert right(shown, "courtier")[0] == "8=2+5+1"
    assert right(shown, "cleric")[0] == "1=1+0+0"
    assert right(shown, "merchant")[0] == "-"


def test_hidden_halves_are_question_marks_but_their_sizes_are_known() -> None:
    shown = hidden(barracks(3), 1)
    assert right(shown, "h+w+p") == ["U", "4+5+1", "D", "5+5+0", "L", "5+5+0"]
    assert right(shown, "courtier") == ["8=?+?+1", "8=3+5+0", "8=?+?+0"]
    assert right(shown, "scribe") == ["1=?+?+0", "1=1+0+0", "1=?+?+0"]
    assert "?" not in draw_state(barracks(3), False)


@pytest.mark.parametrize(("seats", "partly"), [(3, "5=2?+?+1"), (4, "2?+?+1")])
def test_cards_put_into_a_half_before_everybody_are_counted(seats: int, partly: str) -> None:
    shown = hidden(start(seats), 1)
    player = shown["players"][0]
    player["played"]["cleric"], player["known_hand"]["cleric"] = 1, 2
    player["magisters"]["cleric"] = 5
    assert right(shown, "cleric")[0] == partly
    player["magisters"]["cleric"] = 3
    assert right(shown, "cleric")[0] == "3=2+0+1"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_counts_worked_out_for_hidden_halves_are_the_true_ones(seats: int) -> None:
    checked = 0
    for state in walked(seats):
        shown = hidden(state, None)
        for seat, player in enumerate(shown["players"]):
            checked += player["hand"] is None
            assert card_counts(shown, seat) == card_counts(state, seat)
            for kind in CARD_KINDS:
                assert owned(shown, seat, kind) == owned(state, seat, kind)
    assert checked


def test_in_an_even_round_no_half_waits() -> None:
    shown = start(2, round=2)
    assert right(shown, "h+w+p") == ["U", "5+0+5", "D", "5+0+5"]


def test_seats_have_different_letters_and_labels_are_typed_words() -> None:
    assert len(set(SEAT_LETTERS)) == 4
    for kind, text in KIND_LABELS.items():
        assert choose(text, core_message("what-action"), CARD_KINDS) == kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_shown_while_deciding_leaves_room_for_the_prompt(seats: int, language: str) -> None:
    game: Any = SimpleNamespace(box=box())
    for shown in viewed(seats):
        picture = terminal_help.choice_lines(game, shown, language)
        assert len(picture) <= 3
        assert all(len(line) <= 79 for line in picture)
        assert shown["phase"] not in {"draft", "split", "card", "magister", "tile"} or picture


@cache
def viewed(seats: int) -> tuple[dict[str, Any], ...]:
    """Every second view of the seat on turn in a game played by chance."""
    game = load("archon")
    state, _ = game.new_game(game.new_options({}), seats, bytes(16))
    rng, found = random.Random(seats), []
    while not game.is_over(state):
        if len(game.legal(state)) > 1:
            found.append(game.view(state, game.turn(state)))
        game.apply(state, rng.choice(game.legal(state).tolist()))
    return tuple(found[::2])


def choosing(phase: str, location: str, **tiles: int) -> State:
    """A position in which the first seat chooses in a location; tiles: those that it owns."""
    game = load("archon")
    state, _ = game.new_game(game.new_options({}), 2, bytes(16))
    state["phase"], state["turn"], state["round_number"] = PHASES.index(phase), 0, 1
    state["location"] = state["effect"] = LOCATIONS.index(location)
    state["slot"] = 0
    for name in tiles:
        state["tiles"][0, 0, TILES.index(name.replace("_", "-"))] = 1
    return state


def told(state: State) -> str:
    """What the seat on turn is shown while it chooses."""
    game = load("archon")
    return " ".join(terminal_help.choice_lines(game, game.view(state, game.turn(state)), "en"))


def choice(shown: dict[str, Any], phase: str, **decision: Any) -> str:
    shown["phase"] = phase
    shown["decision"] |= decision
    return " ".join(
        terminal_help.choice_lines(cast("Any", SimpleNamespace(box=box())), shown, "en")
    )


def test_prices_of_magisters_are_those_of_the_next_spaces() -> None:
    shown = start(2)
    shown["players"][0]["magisters"] |= {"tax-collector": 2, "cleric": 1}
    text = choice(shown, "magister", location="guild-hall", slot="a", cards=["courtier"])
    assert "tax-collector" not in text
    assert "cleric: 1 gold + 1 recruit (2 pt)" in text
    assert "merchant: 1 gold" in text


def test_tiles_within_reach_have_the_price_of_the_season() -> None:
    state = choosing("tile", "builders-guild")
    state["held"][0, 0, [GOODS.index(name) for name in RESOURCES]] = [0, 1, 1, 1]
    assert told(state).startswith("tavern: 1 silver + 1 stone (1 pt); inn: 1 silver + 1 iron")
    assert "library" not in told(state)
    state["round_number"] = 4
    assert "library: 1 silver + 1 iron + 1 stone (3 pt)" in told(state)
    state["tiles"][0, 0, TILES.index("tavern")] = 1
    assert "tavern" not in told(state)
    state["held"][0, 0, [GOODS.index(name) for name in RESOURCES]] = 5
    assert told(state).endswith(
        'tiles are within reach. "legal" names them, "forms" has the prices.'
    )


@pytest.mark.parametrize("seed", range(3))
def test_what_is_listed_may_be_chosen_and_nothing_else(seed: int) -> None:
    game: Any = load("archon")
    rng, met = random.Random(seed), set()
    for secret in range(4):
        state, _ = game.new_game(game.new_options({}), 2 + seed, bytes([secret] * 16))
        while not game.is_over(state):
            legal, phase = game.legal(state).tolist(), game.phase(state)
            names = [part for action in legal for part in decode(action).parts[:1]]
            derived = game.view(state, game.turn(state))["derived"]
            if phase == "tile":
                assert derived["payable_tiles"] == [TILES[name] for name in names]
            elif phase == "magister":
                assert derived["payable_magisters"] == [MAGISTERS[name] for name in names]
            met.add(phase)
            game.apply(state, rng.choice(legal))
    assert {"tile", "magister"} <= met


def test_trade_prices_follow_the_tiles_of_the_seat() -> None:
    state = choosing("trade", "marketplace")
    state["market"][0] = [3, 0, 4, 1]
    assert told(state) == "Buy papyrus 2, iron 1, stone 4; sell papyrus 1, silver 4, stone 3."
    state = choosing("trade", "marketplace", house_of_trade=1)
    state["market"][0] = [3, 0, 4, 1]
    assert told(state) == "Buy papyrus 1, iron 1, stone 1; sell papyrus 2, silver 5, stone 4."


def test_a_slot_says_in_words_what_it_needs_and_who_is_paid() -> None:
    shown = start(3)
    slots(shown, "barracks")[0]["token"] = 2
    assert choice(shown, "card", location="barracks", slot="b") == (
        "barracks b needs 1 card. A merchant also gets 1 recruit. "
        "Tax: 1 gold each to L, none with a tax-collector."
    )
    text = choice(shown, "card", location="academy", slot="b")
    assert text == "academy b needs 2 courtiers or one magister."


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheet_and_welcome_name_seats_words_and_first_commands(language: str) -> None:
    sheet = terminal_help.sheet(language)
    assert max(map(len, sheet)) <= 79
    text = " ".join(" ".join(sheet).split())
    assert all(
        f"{letter} {SPEC.seat_name(seat, language)}" in text
        for seat, letter in enumerate(SEAT_LETTERS)
    )
    assert all(word in text for word in (*RESOURCES, *CARD_KINDS, *LOCATIONS))
    welcome = terminal_help.welcome(language)
    assert len(welcome) == 5
    assert max(map(len, welcome)) <= 79
    commands = ("legal", "undo", "sheet", "forms", "help", "quit")
    assert all(f'"{word}"' in "\n".join(welcome) for word in commands)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_has_a_question(language: str) -> None:
    questions = {SPEC.question(phase, language) for phase in PHASES}
    assert len(questions) == len(PHASES)
    assert all(text[0].isupper() or text[0].isdigit() for text in questions)


def test_the_hand_is_told_in_typed_words_and_hidden_if_it_is_not_known() -> None:
    shown = hidden(start(2), 0)
    assert terminal_help.hand_text(shown, 0, "en") == (
        "Hand: 3 courtier, 1 cleric, 1 scribe. Waiting pile: 5 courtier. Played: empty."
    )
    assert terminal_help.hand_text(shown, 1, "en") == "Hand: ?. Waiting pile: ?. Played: empty."


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_have_all_prices_and_effects_and_fit(language: str) -> None:
    game: Any = SimpleNamespace(box=box())
    for words in ([], ["tiles"], ["mag"], ["favors", "grants"], ["attacks"], ["nothing"]):
        for colour in (False, True):
            page = [
                bare(line) for line in terminal_help.form_lines(game, words, {}, colour, language)
            ]
            assert max(map(len, page)) <= 79
    prices = "\n".join(terminal_help.form_lines(game, [], {}, False, language))
    assert all(name in prices for name in (*TILES, *MAGISTERS))
    tiles = " ".join(
        " ".join(terminal_help.form_lines(game, ["tiles"], {}, False, language)).split()
    )
    assert all(effect_words(ability, language) in tiles for ability in box().abilities)
    favors = terminal_help.form_lines(game, ["favors"], {}, False, language)
    assert len(favors) == len(box().favors)


def test_a_page_can_be_one_tile_and_an_unknown_one_is_said_to_be_so() -> None:
    game: Any = SimpleNamespace(box=box())
    assert terminal_help.form_lines(game, ["inn"], {}, False, "en") == [
        "inn              level 1 x2  1 silver + 1 iron, 2 points",
        "                 guild-hall: pay 1 cube less",
    ]
    (first, *_) = terminal_help.form_lines(game, ["xyz"], {}, False, "en")
    assert first.startswith('No page begins with "xyz". Pages: tiles, magisters,')


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_favors_and_abilities_have_different_words(language: str) -> None:
    effects = {effect: effect_words(effect, language) for effect in box().favors}
    assert len(set(effects.values())) == len(effects)
    assert len({short_words(effect, language) for effect in effects}) == len(effects)
    abilities = {ability: effect_words(ability, language) for ability in box().abilities}
    assert len(set(abilities.values())) == len(abilities)


def test_the_result_tells_where_points_came_from_and_adds_up() -> None:
    scored = {4: 2, BY_TILE + 3: 3, BY_RAID: -1, BY_FAVOR + 18: 3}
    events = [
        Event("points_scored", {"seat": 1, "count": count, "cause": cause})
        for cause, count in scored.items()
    ]
    events += [Event("rank_scored", {"seat": 1, "points": points}) for points in (7, 4)]
    game: Any = SimpleNamespace(scores=lambda _: [4, 22], winners=lambda _: [1])
    head, unicorn, dragon = terminal_help.result_lines(game, None, events, "en")
    assert re.split(r"\s{2,}", head.strip())[:3] == ["Points", "start", "seasons"]
    assert unicorn.split() == ["Unicorn", "4", "4", "0", "0", "0", "0", "0"]
    assert dragon.split() == ["*", "Dragon", "22", "4", "11", "2", "3", "3", "-1"]


def test_every_message_is_asked_for() -> None:
    package = files("polis.games.archon")
    folders = (package, package / "terminal", package / "words")
    sources = [f for folder in folders for f in folder.iterdir() if f.name.endswith(".py")]
    code = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    begun_ids = ("ability-", "amount-", "head-", "result-")  # ended by a name while drawing
    ids = section("polis.games.archon", "en", "terminal")
    for message in (name.removeprefix("terminal-") for name in ids):
        begins = [f"{start}{{" for start in begun_ids if message.startswith(start)]
        assert any(text in code for text in (f'"{message}"', f"'{message}'", *begins)), message


@pytest.fixture(scope="module")
def game() -> Any:
    return load("archon")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_archon_on_24_lines(game: Any, language: str) -> None:
    kinds = ["human", "human", "random"]
    session = Session.new(game, game.new_options({}), kinds, bytes(16), language)
    rng = random.Random(3)
    for _ in range(60):
        screen = compose(session, session.seat, 0, [], True, 24)
        assert len(screen) <= 23
        assert all(len(bare(line)) <= 79 for line in screen)
        session.play(rng.choice(session.legal_texts()))
