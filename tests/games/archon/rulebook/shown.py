"""What a picture of the rulebook shows: places of the city as everybody sees them."""

from typing import Any

from tests.games.archon.scenario.positions import Table

Pictures = dict[str, dict[str, Any]]
Facts = dict[str, int | str]


def view_of(at: Table) -> dict[str, Any]:
    """The position as seen by a spectator."""
    view: dict[str, Any] = at.game.view(at.state, None)
    return view


def city(at: Table, *places: str) -> dict[str, Any]:
    """Some places of the city, or all of it."""
    return {"kind": "city", "places": list(places), "view": view_of(at)}
