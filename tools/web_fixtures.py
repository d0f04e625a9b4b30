"""Positions of real games for the client's harness pages and tests.

    python tools/web_fixtures.py        write web/dev/fixtures/arkadia.json and forms.json

Games are played by the greedy bot from seed after seed until each kind of decision below has come
up; what is written is what the server would send a seat then: the view, the legal actions (by
number), the latest events, and for one action the position after it.
"""

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np

from polis.bots import new_bot
from polis.core.kernels.events import Event
from polis.games import load
from polis.games.arkadia.model.actions import DONE, LAY, decode
from polis.games.arkadia.model.names import FORM_NAMES
from polis.games.arkadia.model.tables import distinct_orientations

FIXTURES: Final = Path(__file__).resolve().parents[1] / "web" / "dev" / "fixtures"
EVENTS: Final = 24  # the latest ones: enough for a page to mark the last move
MOST_GAMES: Final = 60
SECTIONS: Final = ("board", "lot", "castle", "forms", "cards", "hand", "workers", "families")

Wanted = Callable[[Mapping[str, Any]], bool]


@dataclass(frozen=True)
class Scene:
    """A decision to be found: its name, the table, when it has come, and whose eyes see it.

    eyes: "turn", "spectator" or "other", a seat that is not to move.
    """

    name: str
    seats: int
    wanted: Wanted
    options: Mapping[str, object] = field(default_factory=dict)
    eyes: str = "turn"


def _phase(phase: str, buildings: int, more: Wanted = lambda _: True) -> Wanted:
    """The phase, with at least `buildings` on the board."""
    return lambda v: v["phase"] == phase and len(v["buildings"]) >= buildings and more(v)


FIRST_GAME: Final = {"setup": "first-game"}
SCENES: Final = (
    Scene("start", 4, _phase("must", 0)),
    Scene("first-game", 3, _phase("must", 0), FIRST_GAME),
    Scene("must", 4, _phase("must", 18)),
    Scene("lay", 4, _phase("lay", 12)),
    Scene("lay-flips", 2, _phase("lay", 8), FIRST_GAME | {"flips": True}),
    Scene("draw", 3, _phase("draw", 14)),
    Scene("worker", 3, _phase("worker", 12, lambda v: _both_kinds(v) and v["decision"]["site"] != "lot")),
    Scene("worker-lot", 4, _phase("worker", 1, lambda v: v["decision"]["site"] == "lot")),
    Scene("castle", 4, _phase("castle", 12, lambda v: v["castle"]["floor"] == 2)),
    Scene("castle-third", 2, _phase("castle", 12, lambda v: v["castle"]["floor"] == 3)),
    Scene("banner", 3, _phase("banner", 16)),
    Scene("cash", 3, _phase("cash", 16, lambda v: _seals(v) >= 4)),
    Scene("last-round", 4, _phase("must", 20, lambda v: v["last_round"] is not None)),
    Scene("open", 4, _phase("must", 16), {"open_screens": True}),
    Scene("spectator", 4, _phase("must", 15), {}, "spectator"),
    Scene("waiting", 3, _phase("must", 10), {"lot": "h5 standing"}, "other"),
    Scene("over", 4, lambda v: v["phase"] == "over"),
)  # fmt: skip


def _both_kinds(view: Mapping[str, Any]) -> bool:
    seat = view["turn"]
    return bool(view["own_workers"][seat] > 0 and view["neutral_workers"][seat] > 0)


def _seals(view: Mapping[str, Any]) -> int:
    return int(view["seals"][view["turn"]][view["decision"]["family"]])


def main() -> None:
    """Write both files."""
    game = load("arkadia")
    scenes = [_find(game, scene) for scene in SCENES]
    _write("arkadia.json", {"components": _components(), "scenes": scenes})
    _write("forms.json", _forms(game))


def _find(game: Any, scene: Scene) -> dict[str, Any]:
    """The first position of the scene in the first game that has one."""
    for seed in range(MOST_GAMES):
        for state, told in _game(game, scene, seed):
            turn = game.turn(state)
            if scene.wanted(game.view(state, turn)):
                return _fixture(game, scene, state, told)
    raise SystemExit(f"No game of {MOST_GAMES} had the scene {scene.name}.")


def _game(game: Any, scene: Scene, seed: int) -> Iterator[tuple[Any, list[tuple[int, Event]]]]:
    """Every position of a game of greedy bots, with the events that led to it and their ply."""
    bot, rng = new_bot(game, "greedy"), np.random.default_rng(seed)
    state, events = game.new_game(
        game.new_options(scene.options), scene.seats, seed.to_bytes(16, "big")
    )
    told = [(0, event) for event in events]
    yield state, told
    while not game.is_over(state):
        seen = game.observe(state, game.turn(state))
        choice = bot.decide(seen, game.legal(state), rng)
        ply = int(state["ply"][0])
        told += [(ply, event) for event in game.apply(state, choice)]
        yield state, told


def _fixture(game: Any, scene: Scene, state: Any, told: list[tuple[int, Event]]) -> dict[str, Any]:
    turn = game.turn(state)
    viewer = {"turn": turn, "spectator": None, "other": (turn + 1) % scene.seats}[scene.eyes]
    is_asked = viewer == turn and not game.is_over(state)
    return {
        "name": scene.name,
        "viewer": viewer,
        "view": game.view(state, viewer),
        "legal": game.legal(state).tolist() if is_asked else [],
        "happened": _happened(game, told[-EVENTS:], viewer),
        "ghost": _ghost(game, state, viewer) if is_asked else None,
    }


def _happened(game: Any, told: list[tuple[int, Event]], viewer: int | None) -> list[dict[str, Any]]:
    shown = [(ply, event.seen_by(viewer)) for ply, event in told]
    result = []
    for ply, event in shown:
        fields = game.event_json(event)
        kind = fields.pop("kind")
        result.append(
            {"ply": ply, "kind": kind, "fields": fields, "text": game.event_text(event, "en")}
        )
    return result


def _ghost(game: Any, state: Any, viewer: int) -> dict[str, Any] | None:
    """The action that would change most, what happens then and the view; none if a card is revealed."""
    best: tuple[int, int, Any, list[Event]] = (-1, 0, None, [])
    ply = int(state["ply"][0])
    for action in game.legal(state).tolist():
        if decode(action).verb in ("play", "site", "draw"):
            return None
        trial = state.copy()
        events = game.apply(trial, action)
        weight = sum(event.kind in ("building_completed", "neutrals_taken") for event in events)
        weight -= action == DONE
        if weight > best[0]:
            best = (weight, action, trial, events)
    told = [(ply, event) for event in best[3]]
    return {
        "n": best[1],
        "view": game.view(best[2], viewer),
        "happened": _happened(game, told, viewer),
    }


def _components() -> dict[str, Any]:
    """What the pieces need of the box, as plain values."""
    packaged = files("polis.games.arkadia") / "components" / "original.toml"
    box = tomllib.loads(packaged.read_text(encoding="utf-8"))
    return {name: _plain(box[name]) for name in SECTIONS}


def _plain(value: Any) -> Any:
    """A part of the box without the words on where it is from."""
    if isinstance(value, dict):
        return {k: _plain(v) for k, v in value.items() if k not in ("label", "source")}
    return value


def _forms(game: Any) -> dict[str, Any]:
    """Each form's cells by orientation, and the squares that some `lay` actions cover."""
    forms = {
        form.name: {
            str(orientation): [list(cell) for cell in cells]
            for orientation, cells in distinct_orientations(form.squares).items()
        }
        for form in game.box.forms
    }
    return {"names": list(FORM_NAMES), "orientations": forms, "laid": list(_laid(game))}


def _laid(game: Any) -> Iterator[dict[str, Any]]:
    """What the engine covers for one `lay` action of each form and orientation that comes up."""
    seen: set[tuple[str, int]] = set()
    scene = Scene("", 2, lambda _: False, {"flips": True})
    for seed in range(4):
        for state, _ in _game(game, scene, seed):
            if game.phase(state) != "lay":
                continue
            card = game.view(state, game.turn(state))["decision"]["card"].split()[0]
            for action in game.legal(state).tolist():
                orientation = (action - LAY) // 192
                if (card, orientation) in seen:
                    continue
                seen.add((card, orientation))
                trial = state.copy()
                game.apply(trial, action)
                squares = game.view(trial, None)["buildings"][-1]["squares"]
                yield {"form": card, "n": action, "text": game.text(action), "squares": squares}


def _write(name: str, content: Mapping[str, Any]) -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    (FIXTURES / name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
