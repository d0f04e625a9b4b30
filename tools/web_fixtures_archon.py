"""Positions of Archon for the client's harness page and tests, from games in the real engine.

    python tools/web_fixtures_archon.py

writes web/dev/fixtures/archon.json: the box as a client gets it, and for each phase a position
as its seat sees it, with what led to it and what some of the legal actions would do; and beside it
archon-seasons.json: ends of seasons, held, raided and at the end of the game. The games are chosen by seeds, so the same file comes out each time.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np

from polis.bots import new_bot
from polis.core.kernels.events import Event
from polis.core.texts.catalogue import LANGUAGES
from polis.games import load
from polis.games.archon import SPEC
from polis.games.archon.model.actions import decode
from polis.games.archon.model.names import PHASES

SEASONS: Final = (
    Path(__file__).resolve().parents[1] / "web" / "dev" / "fixtures" / "archon-seasons.json"
)
TARGET: Final = Path(__file__).resolve().parents[1] / "web" / "dev" / "fixtures" / "archon.json"
PREVIEWS: Final = 6
AT_RANDOM: Final = 0.15
# Phases that are worth a second look late in a game, by the number of seats.
LATE: Final = {2: ("place", "trade"), 3: ("place", "split"), 4: ("place", "tile", "magister")}


@dataclass
class Walk:
    """A game on its way: what has just happened, seat by seat as the seats know it."""

    game: Any
    state: Any
    recent: list[tuple[int, Event]]
    ply: int = 0


def plain_values(value: Any) -> Any:
    """The box without its labels and sources: a labelled value is the value alone."""
    if isinstance(value, list):
        return [plain_values(item) for item in value]
    if not isinstance(value, dict):
        return value
    if "value" in value:
        return plain_values(value["value"])
    return {k: plain_values(v) for k, v in value.items() if k not in ("label", "source")}


def detail(game: Any) -> dict[str, Any]:
    """What GET /api/games/archon answers, as far as the pieces need it."""
    text = files("polis.games.archon.components").joinpath("original.toml").read_text("utf-8")
    names = [{lang: SPEC.seat_name(seat, lang) for lang in LANGUAGES} for seat in range(4)]
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "seat_names": names,
        "options": [],
        "bots": [],
        "components": plain_values(tomllib.loads(text)),
        "components_id": game.components_id,
        "clauses": [],
    }


def happened(walk: Walk, entries: list[tuple[int, Event]], viewer: int | None) -> list[Any]:
    """Events as the viewer may know them."""
    found = []
    for ply, event in entries:
        seen = event.seen_by(viewer)
        fields = walk.game.event_json(seen)
        kind = fields.pop("kind")
        text = dict.fromkeys(LANGUAGES, "")  # the log is not the pieces' business
        found.append({"ply": ply, "kind": kind, "fields": fields, "text": text})
    return found


def preview(walk: Walk, action: int, viewer: int) -> dict[str, Any]:
    """What an action would do."""
    state = walk.state.copy()
    entries = [(walk.ply + 1, event) for event in walk.game.apply(state, action)]
    return {
        "type": "preview",
        "id": action,
        "position": None,
        "happened": happened(walk, entries, viewer)[:12],
        "stops": None,
        "refused": None,
    }


def legal_entry(game: Any, number: int) -> dict[str, Any]:
    """A legal action as the pieces get it."""
    action = decode(number)
    return {
        "n": number,
        "text": game.text(number),
        "verb": action.verb,
        "parts": list(action.parts),
    }


def fixture(walk: Walk, name: str, viewer: int | None) -> dict[str, Any]:
    """A position as a viewer sees it."""
    game, state = walk.game, walk.state
    turn = None if game.is_over(state) else game.turn(state)
    legal = [int(n) for n in game.legal(state)] if viewer == turn and turn is not None else []
    shown = [n for n in legal if decode(n).verb != "split"][:PREVIEWS]
    phase = game.phase(state)
    position = {
        "ply": walk.ply,
        "view": game.view(state, viewer),
        "phase": phase,
        "turn": turn,
        "question": {lang: SPEC.question(phase, lang) for lang in LANGUAGES},
        "legal": legal,
        "scores": game.scores(state),
    }
    return {
        "name": name,
        "viewer": viewer,
        "position": position,
        "legal": [legal_entry(game, n) for n in legal],
        "happened": happened(walk, walk.recent[-24:], viewer),
        "previews": {str(n): preview(walk, n, viewer) for n in shown if viewer is not None},
    }


def play(game: Any, seats: int, seed: int) -> Iterator[Walk]:
    """A game by bots that now and then do just anything; before each decision it stands still."""
    rng = np.random.default_rng(seed)
    greedy, anything = new_bot(game, "greedy"), new_bot(game, "random")
    state, events = game.new_game(game.new_options({}), seats, seed.to_bytes(16, "big"))
    walk = Walk(game, state, [(0, event) for event in events])
    while not game.is_over(state):
        yield walk
        bot = anything if rng.random() < AT_RANDOM else greedy
        seen = game.observe(state, game.turn(state))
        action = bot.decide(seen, game.legal(state), rng)
        walk.ply += 1
        walk.recent += [(walk.ply, event) for event in game.apply(state, action)]
        walk.recent = walk.recent[-120:]
    yield walk


def collect(game: Any) -> list[dict[str, Any]]:
    """One position for each phase with four seats, then late ones and onlookers."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(40):
        for walk in play(game, 4, seed):
            phase = game.phase(walk.state)
            is_rich = len(game.legal(walk.state)) > 1 and walk.ply > (0 if phase == "draft" else 60)
            if phase not in found and (is_rich or phase == "over"):
                viewer = None if phase == "over" else game.turn(walk.state)
                found[phase] = fixture(walk, phase, viewer)
        if set(PHASES) <= set(found):
            break
    ordered = [found[phase] for phase in PHASES if phase in found]
    return [*ordered, *late(game), onlooker(game)]


def late(game: Any) -> Iterator[dict[str, Any]]:
    """Positions near the end of games of all sizes."""
    for seats, phases in LATE.items():
        wanted = list(phases)
        for walk in play(game, seats, 90 + seats):
            phase = game.phase(walk.state)
            if phase in wanted and int(game.view(walk.state, None)["round"]) >= 8:
                wanted.remove(phase)
                yield fixture(walk, f"{phase}-late-{seats}", game.turn(walk.state))


def onlooker(game: Any) -> dict[str, Any]:
    """A spectator's view in the middle of an odd round."""
    for walk in play(game, 4, 7):
        view: Mapping[str, Any] = game.view(walk.state, None)
        if view["round"] == 5 and game.phase(walk.state) == "place" and len(walk.recent) > 50:
            return fixture(walk, "spectator", None)
    raise RuntimeError("no position in round 5")


def seasons(game: Any) -> list[dict[str, Any]]:
    """Ends of seasons: the position before and after what one action brought, and its events."""
    wanted = {"held", "raided", "asked", "chosen", "last"}
    found: dict[str, dict[str, Any]] = {}
    for seed in range(40):
        walk: Any = None
        view: Any = None
        for walk in play(game, 4, seed):
            before, view = view, game.view(walk.state, 0)
            name = season_name(walk, before)
            if before is not None and name in wanted - set(found):
                events = [entry for entry in walk.recent if entry[0] == walk.ply]
                shown = happened(walk, events, 0)
                found[name] = {"name": name, "before": before, "after": view, "happened": shown}
        if wanted <= set(found):
            break
    return [found[name] for name in sorted(found)]


def season_name(walk: Walk, before: Mapping[str, Any] | None) -> str:
    """What the last action led to, if a season ended with it."""
    kinds = {walk.game.event_json(event)["kind"] for ply, event in walk.recent if ply == walk.ply}
    asked = walk.game.phase(walk.state) == "lose"
    if "attack_revealed" not in kinds:
        return "chosen" if before is not None and before["raid"] and not asked else ""
    if asked:
        return "asked"
    if "game_over" in kinds:
        return "last"
    return "raided" if "raid_lost" in kinds else "held"


def main() -> None:
    """Write the files."""
    game = load("archon")
    positions = collect(game)
    found = {"game": detail(game), "positions": positions}
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"), default=int)
    TARGET.write_text(text + "\n", encoding="utf-8")
    ends = json.dumps(seasons(game), ensure_ascii=False, separators=(",", ":"), default=int)
    SEASONS.write_text(ends + "\n", encoding="utf-8")
    names = ", ".join(entry["name"] for entry in positions)
    print(f"{TARGET.name}: {len(text.encode()) // 1024} kB; {names}")


if __name__ == "__main__":
    main()
