"""The rules, box and code under which a game was begun, written in its journal.

A journal has the hash of every position. The code that wrote them trusts them; any other code
computes them again and compares. Other rules or another box are refused at once: the same actions
would be a different game.
"""

from collections.abc import Sequence
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from polis import __version__
from polis.core.contract.game import Game
from polis.core.kernels.kernel import kernel_sources
from polis.core.kernels.source_digest import source_digest
from polis.core.plugins import sources_of
from polis.server.refusal import refused
from polis.server.tables.entries import Draft


class Edition(Struct, frozen=True):
    """rules: their version; components: the hex SHA-256 of the box; code: a digest of the sources."""

    rules: int
    components: str
    code: str


def edition_of(game: Game) -> Edition:
    """Return the current edition of a game."""
    return Edition(game.rules_version, game.components_sha256, code_of(game.name))


@cache
def code_of(game: str) -> str:
    """Return a digest of the code that determines the course of a game, equal on every machine."""
    return source_digest([*kernel_sources(), *sources_of(game)], __version__)


def check_fits(edition: Edition, game: Game) -> None:
    """Raise RequestRefused if a game was begun under other rules or with another box."""
    if edition.rules != game.rules_version:
        versions = {"then": str(edition.rules), "now": str(game.rules_version)}
        raise refused("other-rules", game=game.title, **versions)
    if not game.is_box(edition.components):
        boxes = {"then": edition.components[:12], "now": game.components_sha256[:12]}
        raise refused("other-box", game=game.title, **boxes)


def stamped(drafts: Sequence[Draft], game: Game) -> list[Draft]:
    """Return drafts with the current edition added to the one that deals the cards."""
    from polis.server.tables.dealing import Dealt  # noqa: PLC0415 - that module imports this one

    return [
        replace(draft, body=replace(draft.body, edition=edition_of(game)))
        if isinstance(draft.body, Dealt) and draft.body.edition is None
        else draft
        for draft in drafts
    ]
