"""The drawn city: whole pictures of what it shows without colour, its size, and what views hide.

The pictures lie in `pictures/`; after a change that should show, write them anew with `pytest --draw`
and look at each.
"""

import copy
import random
from dataclasses import replace
from functools import cache
from importlib.resources import files
from types import SimpleNamespace
from typing import Any

import pytest

from polis.core.contract.notation import choose
from polis.core.kernels.events import Event
from polis.core.texts.ansi import bare
from polis.core.texts.catalogue import LANGUAGES, core_message
from polis.games import load
from polis.games.archon import SPEC
from polis.games.archon.box.box import Box
from polis.games.archon.box.load import load_box
from polis.games.archon.model.meanings import BY_FAVOR, BY_RAID, BY_TILE
from polis.games.archon.model.names import CARD_KINDS, PHASES, TILES
from polis.games.archon.terminal.board_drawing import draw_state
from polis.games.archon.terminal.goods_drawing import KIND_LABELS, SEAT_LETTERS, card_counts, owned
from polis.games.archon.terminal.help import HELP
from polis.games.archon.words.effects import effect_words, short_words
from polis.terminal.screen import compose
from polis.terminal.session import Session
from tests.catalogues import section
from tests.conftest import Picture
from tests.games.archon.scenario.positions import DRAGON, LION, UNICORN, Table, position
from tests.games.references import any_choice, busy_choice


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


# ---- whole pictures ------------------------------------------------------------------------------


def busy_city() -> Table:
    """Figures, stacks, tokens, a gate, tiles, favors, unlike grants; a Courtier lies in the Barracks."""
    at = position(
        seats=3,
        order=f"{LION} {UNICORN} {DRAGON}",
        figures={"barracks b": "dragon lion", "academy b": "lion lion", "palace 2": LION},
        tokens={"barracks b": DRAGON},
        wall="unicorn unicorn lion",
        gate=DRAGON,
        palace=[12, 21, 18],
        grants=[5, 1, 3],
        points={UNICORN: 12, DRAGON: -3, LION: 104},
        tiles={UNICORN: "tavern statue", DRAGON: "inn", LION: "inn"},
        market="3 papyrus, 4 iron, 1 stone",
        turn=UNICORN,
        passed=DRAGON,
    )
    at.do("barracks a with courtier")
    return at


def even_round() -> dict[str, Any]:
    """Two seats; no half waits, and two of the attacks cannot come again."""
    shown = start(2, round=2)
    shown["removed"]["attacks"] = [6, 1]
    return shown


def raided() -> dict[str, Any]:
    """The fourth seat attends a raid whose strength is known, in the second season."""
    shown = start(4, wall="unicorn unicorn lion", round=6)
    shown["raid"] = {"strength": 5, "due": [2, 0, 1, 0]}
    return shown


def ended() -> dict[str, Any]:
    shown = start(3, round=2) | {"order": [2, 0, 1], "ending": "points", "winners": [2]}
    return shown | {"phase": "over"}


def partly_known() -> dict[str, Any]:
    """Three seats; of the first, some cards of a half are known, as everybody saw them put there."""
    shown = hidden(start(3), 1)
    player = shown["players"][0]
    player["played"]["cleric"], player["known_hand"]["cleric"] = 1, 2
    player["magisters"]["cleric"] = 5
    return shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("busy", lambda: busy_city().named),
        ("busy-for-a-seat", lambda: hidden(busy_city().named, 1)),
        ("two-seats-even-round", even_round),
        ("raid-four-seats", raided),
        ("over", ended),
        ("partly-known", partly_known),
    ],
)
def test_the_city_looks_like_its_picture(name: str, shown: Any, picture: Picture) -> None:
    picture(f"city-{name}", draw_state(shown(), False))


def deciding(where: str, **wishes: Any) -> str:
    """What the first seat is shown while it decides what to do in a slot."""
    at = position(**wishes)
    at.do(where)
    return "\n".join(HELP.choice_lines(at.game, at.game.view(at.state, 0), "en"))


RICH = {"gold": 9, "recruits": 9, "cubes": "5 papyrus, 5 silver, 5 iron, 5 stone"}
POOR = {"gold": 3, "cubes": "silver, iron, stone"}
MARKET = {"market": "3 papyrus, 4 iron, 1 stone", "gold": 4, "cubes": "papyrus, silver, stone"}
DECIDING: dict[str, tuple[str, dict[str, Any]]] = {
    "magisters": ("guild-hall a with courtier", RICH | {"track": "2 tax-collector cleric"}),
    "tiles": ("builders-guild a with courtier", POOR),
    "tiles in season 2": ("builders-guild a with courtier", POOR | {"round": 4}),
    "tiles when there are many": ("builders-guild a with courtier", RICH),
    "prices of the market": ("marketplace a with courtier", MARKET),
    "prices with a House of Trade": (
        "marketplace a with courtier",
        MARKET | {"tiles": "house-of-trade"},
    ),
    "a card, with taxes": ("barracks b", {"seats": 3, "tokens": {"barracks a": LION}}),
    "two cards": ("academy b", {}),
}


def test_what_helps_to_decide_looks_like_its_picture(picture: Picture) -> None:
    told = [f"{name}\n{deciding(where, **wishes)}\n" for name, (where, wishes) in DECIDING.items()]
    picture("deciding", "\n".join(told))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_look_like_their_pictures(language: str, picture: Picture) -> None:
    game: Any = SimpleNamespace(box=box())
    shown = hidden(start(2), 0)
    pages = [[SPEC.question(phase, language) for phase in PHASES]]
    pages += [HELP.welcome(language), HELP.sheet(language)]
    pages += [[HELP.hand_text(shown, seat, language) for seat in (0, 1)]]
    for words in ([], ["tiles"], ["inn"], ["mag"], ["favors", "grants"], ["attacks"], ["nothing"]):
        pages.append(list(HELP.form_lines(game, words, {}, False, language)))
        coloured = HELP.form_lines(game, words, {}, True, language)
        assert [bare(line) for line in coloured] == pages[-1]
        assert max(map(len, pages[-1])) <= 79
    picture(f"pages-{language}", "\n\n".join("\n".join(page) for page in pages))


def test_the_result_tells_where_points_came_from(picture: Picture) -> None:
    scored = {4: 2, BY_TILE + 3: 3, BY_RAID: -1, BY_FAVOR + 18: 3}
    events = [
        Event("points_scored", {"seat": 1, "count": count, "cause": cause})
        for cause, count in scored.items()
    ]
    events += [Event("rank_scored", {"seat": 1, "points": points}) for points in (7, 4)]
    game: Any = SimpleNamespace(scores=lambda _: [4, 22], winners=lambda _: [1])
    picture("result", "\n".join(HELP.result_lines(game, None, events, "en")))


# ---- what holds for every picture ----------------------------------------------------------------


@pytest.mark.sample(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_drawing_of_a_game_fits_beside_a_prompt_in_80x24(seats: int, language: str) -> None:
    for number, state in enumerate(walked(seats)):
        shown = state if number % 3 == 0 else hidden(state, (0, None)[number % 2])
        drawn = draw_state(shown, False, language)
        assert len(drawn.splitlines()) <= 20
        assert max(map(len, drawn.splitlines())) <= 79
        assert "…" not in drawn
        coloured = draw_state(shown, True, language)
        assert "\x1b[" in coloured
        assert bare(coloured) == drawn


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
    drawn = draw_state(shown, False)
    assert max(map(len, drawn.splitlines())) <= 79
    assert "h+w+p" in drawn


def test_prices_are_those_of_the_box_that_is_played_with() -> None:
    dear = replace(box(), market=((5, 6, 7, 8),) * 4)
    shown = start(2)
    shown["market"]["iron"] = 3
    drawn = draw_state(shown, False, "en", dear).splitlines()
    row = next(line for line in drawn if " iron " in line)
    assert row.split()[-2:] == ["6", "5"]


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


def test_seats_have_different_letters_and_labels_are_typed_words() -> None:
    assert len(set(SEAT_LETTERS)) == 4
    for kind, text in KIND_LABELS.items():
        assert choose(text, core_message("what-action"), CARD_KINDS) == kind


@pytest.mark.parametrize("seed", range(3))
def test_what_is_shown_while_deciding_leaves_room_for_the_prompt(seed: int) -> None:
    game: Any = load("archon")
    rng, met = random.Random(seed), set[str]()
    for secret in range(4):
        state, _ = game.new_game(game.new_options({}), 2 + seed, bytes([secret] * 16))
        while not game.is_over(state):
            legal, phase = game.legal(state).tolist(), game.phase(state)
            view = game.view(state, game.turn(state))
            drawn = HELP.choice_lines(game, view, LANGUAGES[secret % len(LANGUAGES)])
            assert len(drawn) <= 3
            assert all(len(line) <= 79 for line in drawn)
            assert drawn or phase not in {"draft", "split", "card", "magister", "tile"}
            met.add(phase)
            game.apply(state, rng.choice(legal))
    assert {"tile", "magister"} <= met


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_phases_favors_and_abilities_have_different_words(language: str) -> None:
    assert len({SPEC.question(phase, language) for phase in PHASES}) == len(PHASES)
    effects = {effect: effect_words(effect, language) for effect in box().favors}
    assert len(set(effects.values())) == len(effects)
    assert len({short_words(effect, language) for effect in effects}) == len(effects)
    abilities = {ability: effect_words(ability, language) for ability in box().abilities}
    assert len(set(abilities.values())) == len(abilities)


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


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_archon_on_24_lines(language: str) -> None:
    game: Any = load("archon")
    kinds = ["human", "human", "random"]
    session = Session.new(game, game.new_options({}), kinds, bytes(16), language)
    rng = random.Random(3)
    for _ in range(60):
        screen = compose(session, session.seat, 0, [], True, 24)
        assert len(screen) <= 23
        assert all(len(bare(line)) <= 79 for line in screen)
        session.play(rng.choice(session.legal_texts()))
