"""The luck of a deal, told after the end: how it compares with other deals."""

from starlette.requests import Request
from starlette.responses import Response

from polis.bots.compile_parts import GREEDY, RULES
from polis.bots.deals import measured_of
from polis.server.http.answers import answer, hub_of
from polis.server.http.replay import finished
from polis.server.live.hub import Hub
from polis.server.live.live_table import LiveTable
from polis.server.protocol.api.luck import Luck
from polis.server.texts import refused


async def luck(request: Request) -> Response:
    """Answer with the luck of each seat; only after the end, because it reveals hidden cards."""
    hub, live = hub_of(request), await finished(request)
    return answer(await live.luck.get(lambda: _found(hub, live)))


async def _found(hub: Hub, live: LiveTable) -> Luck:
    """Have the workers evaluate the deal, if there are deals to compare it with."""
    table = live.table
    content = table.content
    measured = measured_of(content.game, content.kept_options(table.terms.options))
    if measured is None:
        return Luck(None, None)
    settled = measured.settled.get(len(table.seats))
    if measured.worths is None:
        return Luck(None, settled)
    if not hub.readiness.is_done(table.terms.game, GREEDY):
        hub.readiness.want(table.terms.game, RULES, GREEDY)
        raise refused("luck-preparing")
    return Luck(await hub.bots.weigh(live) or None, settled)
