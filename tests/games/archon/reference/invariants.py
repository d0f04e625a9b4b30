"""What must be true of any position, checked on its named state alone.

Every check raises AssertionError with a sentence.
"""

from collections import Counter
from typing import Any

from tests.games.archon.reference.box import (
    CUBES,
    HELD,
    KINDS,
    MAGISTERS,
    Box,
    season_of,
    slot_names,
)
from tests.games.archon.reference.decision_invariants import check_decision, check_turn
from tests.games.archon.reference.loaded import original

State = dict[str, Any]


def check_state(state: State, box: Box | None = None) -> None:
    """Every invariant of a single position."""
    box = box or original()
    for check in (
        check_supplies,
        check_market,
        check_warriors,
        check_slots,
        check_pieces,
        check_cards,
        check_piles,
        check_tiles,
        check_decks,
        check_grants,
        check_rounds,
        check_decision,
        check_turn,
        check_raid,
        check_ending,
    ):
        check(state, box)


def held(player: State, name: str) -> int:
    """How much a seat has of something of which there is a supply."""
    amount = player["resources"][name] if name in CUBES else player[name]
    assert isinstance(amount, int)
    return amount


def check_supplies(state: State, box: Box) -> None:
    """Nothing is lost or made: Gold, Recruits, cubes of each kind, Arts, Science."""
    for name in (*HELD, "arts", "science"):
        places = [state["supply"][name], *(held(player, name) for player in state["players"])]
        places += [state[place].get(name, 0) for place in ("market", "repository")]
        assert min(places) >= 0, f"{name} below nought"
        assert sum(places) == box["supply"][name], f"{name} lost or made"
    assert set(state["supply"]) == {*HELD, "arts", "science"}, "the names of the supply"


def check_market(state: State, box: Box) -> None:
    """No row of the market holds more than its spaces, the Repository no more than its card."""
    card = box["provinces"][state["province"] - 1][state["seats"]]
    for cube in CUBES:
        assert state["market"][cube] <= len(box["market"][cube]), f"too much {cube} on the market"
        assert state["repository"][cube] <= card.get(cube, 0), f"{cube} is not on the Province"
    assert set(state["market"]) == set(state["repository"]) == set(CUBES), "the names of cubes"


def check_warriors(state: State, box: Box) -> None:
    """Each seat's warriors are on the wall or left to it."""
    assert len(state["wall"]) == box["wall_spaces"], "the length of the wall"
    assert set(state["wall"]) <= {None, *range(state["seats"])}, "a warrior of nobody"
    for seat, player in enumerate(state["players"]):
        left = player["warriors_left"]
        assert left >= 0, f"warriors of seat {seat} below nought"
        assert left + state["wall"].count(seat) == box["warriors"], f"warriors of seat {seat}"


def check_slots(state: State, box: Box) -> None:
    """The slots are those of the board; covered ones are empty, and all are between rounds."""
    assert [place["name"] for place in state["locations"]] == list(box["locations"]), "locations"
    for place in state["locations"]:
        board = box["locations"][place["name"]]["slots"]
        names = slot_names(place["name"], len(board))
        assert [slot["name"] for slot in place["slots"]] == names, f"slots of {place['name']}"
        for slot, printed in zip(place["slots"], board, strict=True):
            where = f"{place['name']} {slot['name']}"
            assert slot["cards"] == printed["cards"], f"cards for {where}"
            assert slot["covered"] == (printed["seats"] > state["seats"]), f"the cover of {where}"
            check_slot(state, slot, where)


def check_slot(state: State, slot: State, where: str) -> None:
    """Figures stand on slots that are open, and tokens lie under a figure of their owner."""
    figures, token = slot["figures"], slot["token"]
    assert len(figures) == state["seats"], f"figures on {where}"
    assert min(figures) >= 0, f"figures on {where} below nought"
    assert not slot["covered"] or (not any(figures) and token is None), f"{where} is covered"
    assert token is None or figures[token], f"a token without a figure on {where}"
    outside = state["phase"] in {"draft", "split", "lose", "over"}
    assert not outside or (not any(figures) and token is None), f"{where} was not cleared"


def check_pieces(state: State, box: Box) -> None:
    """Each seat's figures and tokens are on slots or left to it."""
    slots = [slot for place in state["locations"] for slot in place["slots"]]
    for seat, player in enumerate(state["players"]):
        figures = player["figures_left"] + sum(slot["figures"][seat] for slot in slots)
        tokens = player["tokens_left"] + sum(slot["token"] == seat for slot in slots)
        assert figures == box["figures"], f"figures of seat {seat}"
        assert tokens == box["tax_tokens"], f"tokens of seat {seat}"
        assert min(player["figures_left"], player["tokens_left"]) >= 0, "pieces below nought"


def check_cards(state: State, box: Box) -> None:
    """Ten cards a seat: the magisters of its track, and Courtiers."""
    size = 2 * box["pile_size"]
    drafted: Counter[str] = Counter()
    for seat, player in enumerate(state["players"]):
        cards: Counter[str] = Counter()
        for pile in ("hand", "waiting", "played"):
            assert set(player[pile]) == set(KINDS), f"kinds of cards of seat {seat}"
            assert min(player[pile].values()) >= 0, f"cards of seat {seat} below nought"
            cards.update(player[pile])
        track = Counter(player["magisters"])
        waiting = seat == state["turn"] and state["phase"] == "replace"
        coming = Counter([state["decision"]["magister"]] if waiting else [])
        assert Counter({k: cards[k] for k in MAGISTERS}) == track - coming, f"seat {seat} magisters"
        for kind in MAGISTERS:
            assert 0 <= track[kind] <= len(box["track"][kind]), f"track of seat {seat}"
        before_draft = state["phase"] == "draft" and not track.total()
        missing = box["first_magisters"] if before_draft else 0
        assert cards.total() == size - missing, f"seat {seat} has not ten cards"
        drafted += track
    assert all(drafted[k] <= box["magister_cards"][k] for k in MAGISTERS), "too many magisters"


def check_piles(state: State, box: Box) -> None:
    """Five cards wait in rounds before which cards were divided; the hand is never larger."""
    size, phase = box["pile_size"], state["phase"]
    for seat, player in enumerate(state["players"]):
        hand, waiting, played = (
            sum(player[pile].values()) for pile in ("hand", "waiting", "played")
        )
        if phase == "draft" or (phase == "split" and played):
            assert hand == waiting == 0, f"seat {seat} has divided too early"
        elif state["round"] in box["divisions_before"] or is_divided_early(state, box):
            assert (hand + played, waiting) == (size, size), f"the piles of seat {seat}"
        else:
            assert waiting == 0, f"seat {seat} has a pile waiting"
            assert hand <= size, f"seat {seat} has too many cards in hand"
        if phase in {"lose", "over"} and not is_divided_early(state, box):
            assert hand == 0, f"seat {seat} kept its hand"


def is_divided_early(state: State, box: Box) -> bool:
    """ARC-R42  Whether cards are divided for the next round before the attack after this one."""
    is_between = state["round"] in box["attacks_after"] and state["phase"] in {"split", "lose"}
    is_chosen = state["options"].get("divide_first", False)
    return is_chosen and is_between and state["round"] + 1 in box["divisions_before"]


def check_tiles(state: State, box: Box) -> None:
    """Each tile is there or with a seat, and with no seat twice."""
    for player in state["players"]:
        order = [tile for tile in box["tiles"] if tile in player["tiles"]]
        assert player["tiles"] == order, "a seat's tiles"
    assert list(state["tiles_left"]) == list(box["tiles"]), "the names of the tiles"
    for tile, left in state["tiles_left"].items():
        owned = sum(tile in player["tiles"] for player in state["players"])
        assert left >= 0, f"{tile} below nought"
        assert left + owned == box["tiles"][tile]["copies"][state["seats"]], f"{tile} lost or made"


def check_decks(state: State, box: Box) -> None:
    """Each Favor, Province and Attack card is in exactly one place."""
    favors = [favor for favor in state["palace"] if favor is not None]
    assert len(state["palace"]) == len(box["locations"]["palace"]["slots"]), "the Palace track"
    assert state["palace"][: len(favors)] == favors, "a gap in the Palace"
    assert len(favors) == box["favors_face_up"][state["seats"]], "King's Favors in the Palace"
    showing = {"favors": favors, "provinces": [state["province"]], "attacks": []}
    sizes = {kind: len(box[kind]) for kind in ("favors", "provinces", "attacks")}
    for kind, size in sizes.items():
        cards = [*state["decks"][kind], *state["removed"][kind], *showing[kind]]
        assert sorted(cards) == [*range(1, size + 1)], f"{kind} lost or made"
    ended = state["phase"] == "lose" and state["round"] < box["rounds"]
    if state["phase"] == "split":  # before an attack, at a table that divides first
        ended = state["round"] not in box["divisions_before"]
    for kind in ("favors", "provinces"):
        changes = state["round"] - 1 + ended
        assert len(state["removed"][kind]) == changes, f"{kind} do not fit the round"


def check_grants(state: State, box: Box) -> None:
    """Three different King's Grants, and one Attack card gone for each attack."""
    grants = state["grants"]
    assert len(set(grants)) == len(grants) == len(box["attacks_after"]), "the King's Grants"
    assert set(grants) <= {*range(1, len(box["grants"]) + 1)}, "a King's Grant of no box"
    now = state["round"] + (state["phase"] in {"lose", "over"})
    attacks = sum(last < now for last in box["attacks_after"])
    assert len(state["removed"]["attacks"]) == attacks, "attacks do not fit the round"


def check_rounds(state: State, box: Box) -> None:
    """Nine rounds in three seasons, and every seat once in the player order."""
    assert 1 <= state["round"] <= box["rounds"], "the round"
    assert state["season"] == season_of(box, state["round"]), "the season"
    assert sorted(state["order"]) == [*range(state["seats"])], "the player order"
    assert {len(state["players"]), len(state["passed"])} == {state["seats"]}, "one entry a seat"


def check_raid(state: State, box: Box) -> None:
    """A raid goes on exactly while seats are asked what they lose."""
    raid = state["raid"]
    assert (raid is not None) == (state["phase"] == "lose"), "raid and phase"
    if raid is None:
        return
    card = box["attacks"][state["removed"]["attacks"][-1] - 1]
    assert raid["strength"] == card[state["seats"]], "the strength of the attack"
    assert sum(seat is not None for seat in state["wall"]) < raid["strength"], "no reason to raid"
    done = state["order"].index(state["turn"])
    for place, seat in enumerate(state["order"]):
        most = max(0, raid["strength"] - state["wall"].count(seat))
        assert 0 <= raid["due"][seat] <= (most if place >= done else 0), f"seat {seat} owes"
        assert place <= done or raid["due"][seat] == most, f"seat {seat} paid out of turn"
    assert raid["due"][state["turn"]] > 0, "the seat asked owes nothing"
    assert state["players"][state["turn"]]["recruits"] == 0, "Recruits are lost first"


def check_ending(state: State, box: Box) -> None:
    """At the end those with the most points win; of them those with the most goods."""
    del box
    over = state["phase"] == "over"
    assert (state["ending"] in {"points", "goods", "shared"}) == over, "ending and phase"
    assert over or state["ending"] is None, "an ending before the end"
    if not over:
        assert state["winners"] == [], "winners before the end"
        return
    standing = [
        (player["points"], sum(held(player, name) for name in HELD)) for player in state["players"]
    ]
    best = [seat for seat, one in enumerate(standing) if one == max(standing)]
    level = [points for points, _ in standing].count(max(standing)[0])
    assert state["winners"] == best, "the winners"
    right = "points" if level == 1 else "goods" if len(best) == 1 else "shared"
    assert state["ending"] == right, "how it ended"
