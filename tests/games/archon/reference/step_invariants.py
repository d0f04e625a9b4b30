"""What one action may change, checked on the named states before and after it."""

from typing import Any

State = dict[str, Any]


def check_step(before: State, after: State) -> None:
    """Every invariant of one action."""
    check_fixed(before, after)
    check_decks_move(before, after)
    check_growth(before, after)
    if round_goes_on(before, after):
        check_seats_out_of_turn(before, after)
        check_board(before, after)
        check_hand(before, after)
        check_score(before, after)
    else:
        check_wall_at_the_end(before, after)


def round_goes_on(before: State, after: State) -> bool:
    """Whether both positions are in the turns of the same round."""
    outside = {"draft", "split", "lose", "over"}
    both = {before["phase"], after["phase"]}
    return before["round"] == after["round"] and not both & outside


def check_fixed(before: State, after: State) -> None:
    """What never changes, and what changes only at the end of a round."""
    assert after["ply"] == before["ply"] + 1, "the count of plies"
    for name in ("seats", "options", "grants"):
        assert after[name] == before[name], f"{name} changed"
    assert after["round"] - before["round"] in {0, 1}, "a round was skipped"
    assert before["phase"] != "over", "an action after the end"
    is_early = after["phase"] == "split" and before["phase"] not in {"draft", "split"}
    ended = is_early or after["phase"] in {"lose", "over"}  # ARC-R42: divided before the attack
    if after["round"] == before["round"] and not ended:
        for name in ("order", "palace", "province", "decks", "removed"):
            assert after[name] == before[name], f"{name} changed during a round"


def check_decks_move(before: State, after: State) -> None:
    """Cards leave a deck from its top and never come back from the removed ones."""
    for kind, deck in before["decks"].items():
        left = after["decks"][kind]
        assert deck[len(deck) - len(left) :] == left, f"the deck of {kind} changed"
        gone = before["removed"][kind]
        assert after["removed"][kind][: len(gone)] == gone, f"removed {kind} changed"


def check_growth(before: State, after: State) -> None:
    """Markers of the magister track never go back, tiles are never lost."""
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        rises = [new["magisters"][kind] - n for kind, n in old["magisters"].items()]
        most = 2 if before["phase"] == "draft" else 1
        acting = seat == before["turn"]
        assert all(0 <= rise <= 1 for rise in rises), f"the track of seat {seat}"
        assert sum(rises) <= (most if acting else 0), f"magisters of seat {seat}"
        assert set(old["tiles"]) <= set(new["tiles"]), f"seat {seat} lost a tile"
        assert len(new["tiles"]) - len(old["tiles"]) <= acting, f"tiles of seat {seat}"
        raided = after["removed"]["attacks"] != before["removed"]["attacks"] or before["raid"]
        assert raided or new["points"] >= old["points"], f"seat {seat} lost points"


def check_seats_out_of_turn(before: State, after: State) -> None:
    """During a round the others get nothing but a tax of 1 Gold, and lose nothing."""
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        if seat == before["turn"]:
            continue
        tax = new["gold"] - old["gold"]
        assert tax in {0, 1}, f"Gold of seat {seat}"
        assert {**new, "gold": 0} == {**old, "gold": 0}, f"seat {seat} changed out of turn"
        slots = [slot for place in before["locations"] for slot in place["slots"]]
        assert not tax or any(slot["token"] == seat for slot in slots), "tax without a token"


def check_board(before: State, after: State) -> None:
    """At most one figure is put, by the seat in turn; nothing leaves slots and wall."""
    put = 0
    places = zip(before["locations"], after["locations"], strict=True)
    for old, new in (
        (o, n) for op, np in places for o, n in zip(op["slots"], np["slots"], strict=True)
    ):
        rises = [now - was for was, now in zip(old["figures"], new["figures"], strict=True)]
        assert min(rises) >= 0, "a figure left during a round"
        assert not any(rise for seat, rise in enumerate(rises) if seat != before["turn"]), (
            "a figure put out of turn"
        )
        put += sum(rises)
        assert old["token"] in {None, new["token"]}, "a token left or changed"
        if old["token"] != new["token"]:
            assert new["token"] == before["turn"], "a token put out of turn"
            assert sum(old["figures"]) == 0, "a token put on an occupied slot"
            assert sum(rises) == 1, "a token without a figure"
        if any(old["figures"]) and any(rises):
            check_cleric(before, after)
    assert put <= 1, "more than one figure put"
    for was, now in zip(before["wall"], after["wall"], strict=True):
        assert was in {None, now}, "a warrior left the wall"
        assert was == now or now == before["turn"], "a warrior put out of turn"


def check_cleric(before: State, after: State) -> None:
    """ARC-4.2.0.1  An occupied slot costs a Cleric of the hand; a new one may come into it."""
    old, new = before["players"][before["turn"]], after["players"][before["turn"]]
    bought = new["magisters"]["cleric"] - old["magisters"]["cleric"]
    left = old["hand"]["cleric"] - 1
    assert 0 <= left <= new["hand"]["cleric"] <= left + bought, "an occupied slot without a Cleric"


def check_hand(before: State, after: State) -> None:
    """A figure costs one or two cards; cards leave the hand for those played."""
    seat = before["turn"]
    old, new = before["players"][seat], after["players"][seat]
    spent = sum(old["hand"].values()) - sum(new["hand"].values())
    figures = old["figures_left"] - new["figures_left"]
    assert figures <= spent <= 2 * figures, "cards and figures do not agree"
    assert sum(new["played"].values()) - sum(old["played"].values()) == spent, "cards got lost"
    assert sum(new["waiting"].values()) == sum(old["waiting"].values()), "the waiting pile"
    passes = [(was, now) for was, now in zip(before["passed"], after["passed"], strict=True)]
    assert all(now or not was for was, now in passes), "a seat came back after passing"


def check_score(before: State, after: State) -> None:
    """ARC-4.2.0.2  During a round points come only with something else."""
    seat = before["turn"]
    old, new = before["players"][seat], after["players"][seat]
    if new["points"] > old["points"]:
        changed = [name for name in old if name != "points" and old[name] != new[name]]
        assert changed, "points out of nothing"


def check_wall_at_the_end(before: State, after: State) -> None:
    """ARC-7.2.2, ARC-R3  Pieces go back only between seasons, and only if the option says so."""
    resets = after["season"] != before["season"] and after["options"]["season_reset"]
    if resets:
        assert not any(seat is not None for seat in after["wall"]), "warriors stayed"
        cards = [player[card] for player in after["players"] for card in ("arts", "science")]
        assert not any(cards), "Arts or Science stayed"
        return
    for was, now in zip(before["wall"], after["wall"], strict=True):
        assert was in {None, now}, "a warrior left the wall"
    for old, new in zip(before["players"], after["players"], strict=True):
        assert new["arts"] >= old["arts"], "an Arts card left"
        assert new["science"] >= old["science"], "a Science card left"
