"""What must be true of two positions with one action between them."""

from collections import Counter

from tests.games.arkadia.reference.box import FAMILIES, Box
from tests.games.arkadia.reference.invariants import State, squares_of, workers_of
from tests.games.arkadia.reference.shapes import beside


def check_step(before: State, after: State, box: Box) -> None:
    """Every invariant of one action; AssertionError with a sentence if one is broken."""
    check_what_never_changes(before, after)
    check_what_only_grows(before, after)
    check_turn(before, after)
    check_last_round_step(before, after)
    check_camps(before, after, box)
    check_castle_step(before, after)
    check_seals(before, after)
    check_gold(before, after)


def check_what_never_changes(before: State, after: State) -> None:
    """Board, options and seats stay; nothing happens after the end."""
    for name in ("seats", "first_seat", "options", "board"):
        assert before[name] == after[name], f"{name} changed during the game"
    assert before["phase"] != "over", "an action after the end"
    assert after["ply"] == before["ply"] + 1, "the ply did not count the action"


def check_what_only_grows(before: State, after: State) -> None:
    """Buildings and workers stay where they are; cards leave the pile from its top."""
    old, new = before["buildings"], after["buildings"]
    for was, now in zip(old, new, strict=False):
        same = {**was, "completed": now["completed"]}
        assert same == now, "a building changed"
        assert now["completed"] >= was["completed"], "a completed building is open again"
    assert len(new) - len(old) in {0, 1}, "buildings vanished or came in pairs"
    moved = workers_of(before).items() - workers_of(after).items()
    assert not moved, "a worker moved or left the board"
    assert len(after["workers"]) - len(before["workers"]) in {0, 1}, "workers came in pairs"
    drawn = len(before["draw_pile"]) - len(after["draw_pile"])
    assert drawn in {0, 1}, "more than one card left the pile"
    assert after["draw_pile"] == before["draw_pile"][drawn:], "the pile changed its order"
    assert after["discards"][: len(before["discards"])] == before["discards"], "discards moved"


def check_turn(before: State, after: State) -> None:
    """The turn passes on exactly when it is finished; other seats' hands rest."""
    finished = after["turns_finished"] - before["turns_finished"]
    assert finished in {0, 1}, "more than one turn finished at once"
    assert (after["phase"] == "must") == (finished == 1 and after["phase"] != "over"), "new turn"
    banner_used = after["banners"] != before["banners"]
    expected = before["passes_in_a_row"]
    if before["phase"] == "must":
        has_passed = after["phase"] not in {"lay", "worker"}
        expected = expected + 1 if has_passed else 0
    assert after["passes_in_a_row"] == (0 if banner_used else expected), "passes in a row"
    for seat in range(before["seats"]):
        if seat != before["turn"]:
            for name in ("hands", "own_workers", "neutral_workers", "banners"):
                assert before[name][seat] == after[name][seat], f"{name} changed out of turn"


def check_last_round_step(before: State, after: State) -> None:
    """The counter falls by one with each turn finished after the one that set it."""
    was, now = before["last_round"], after["last_round"]
    if now is None:
        assert was is None, "the last round was forgotten"
        return
    in_trigger_turn = was is None or (
        was["turns_left"] == before["seats"] and before["turn"] == was["triggered_by"]
    )
    finished = after["turns_finished"] - before["turns_finished"]
    start = before["seats"] if was is None else was["turns_left"]
    assert now["turns_left"] == start - (0 if in_trigger_turn else finished), "turns left"
    trigger = before["turn"] if was is None else was["triggered_by"]
    assert now["triggered_by"] == trigger, "another seat began the end"


def check_camps(before: State, after: State, box: Box) -> None:
    """A new building gives one neutral worker for each camp under it, as long as there are any."""
    taken = before["neutral_supply"] - after["neutral_supply"]
    if before["phase"] == "recruit":
        assert 0 <= taken <= before["decision"]["camps"], "neutral workers taken by choice"
        return
    if after["phase"] == "recruit":
        assert taken == 0, "neutral workers before they are asked for"
        return
    covered = set().union(*(squares_of(b) for b in after["buildings"][len(before["buildings"]) :]))
    assert taken == min(len(covered & box["camps"]), before["neutral_supply"]), "neutral workers"


def check_castle_step(before: State, after: State) -> None:
    """At most one piece is placed, its family leaves the pools and is seen from above."""
    left = Counter[str]()
    for pool in before["castle"]["pools"]:
        left.update(pool)
    for pool in after["castle"]["pools"]:
        left.subtract(pool)
    tops = zip(before["castle"]["heights"], after["castle"]["heights"], strict=True)
    raised = [square for square, (was, now) in enumerate(tops) if was != now]
    placed = [after["castle"]["tops"][square] for square in raised]
    assert +left == Counter(placed), "the pieces placed are not those taken"
    assert len(placed) == (before["phase"] == "castle"), "one piece for each castle decision"
    for square in raised:
        level = before["castle"]["floor"] - 1
        assert before["castle"]["heights"][square] == level, "a piece is not on the open floor"


def check_seals(before: State, after: State) -> None:
    """New completions pay a seal per worker and the building's own; else seals only decrease."""
    if after["phase"] == "over" or before["phase"] == "cash":
        return
    owners = workers_of(after)
    seals = [dict(counts) for counts in before["seals"]]
    were = {b["number"] for b in before["buildings"] if b["completed"]}
    for building in after["buildings"]:
        if building["completed"] and building["number"] not in were:
            family = building["family"]
            seals[before["turn"]][family] += 1
            for square in beside(squares_of(building)) & set(owners):
                owner = owners[square]
                if isinstance(owner, int):
                    seals[owner][family] += 1
    assert after["seals"] == seals, "the seals are not those of the completed buildings"


def check_gold(before: State, after: State) -> None:
    """Gold comes from seals at the castle's value, in an evaluation or at the end."""
    if after["phase"] == "over":
        assert all(a >= b for a, b in zip(after["gold"], before["gold"], strict=True)), "gold"
        return
    for seat in range(before["seats"]):
        gained = after["gold"][seat] - before["gold"][seat]
        values = before["castle"]["values"]
        sold = {f: before["seals"][seat][f] - after["seals"][seat][f] for f in FAMILIES}
        if seat == before["turn"] and before["phase"] == "cash":
            family = before["decision"]["family"]
            assert set(FAMILIES) - {family} <= {f for f in FAMILIES if not sold[f]}, "families"
            assert gained == sold[family] * values[family], "gold is not seals times value"
        else:
            assert gained == 0, "gold out of nothing"
