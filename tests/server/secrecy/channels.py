"""Every channel through which information could leak: a function from a world to bytes.

A new channel is one line in CHANNELS. `test_secrecy.py` fails when the protocol has a message, or
the interface an address, that no channel here has seen.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from polis.server.live import bots
from polis.server.live.bots import Thought
from polis.server.notices.outbox import Parcel
from polis.server.notices.wording import hook_message, push_message
from tests.server.secrecy.desk import Desk, Meanwhile, at_desk
from tests.server.secrecy.worlds import Case

Use = Callable[[Desk], Awaitable[bytes]]
Needs = Callable[[Case], bool]
T: Final = "/api/tables/table"


@dataclass(frozen=True)
class Channel:
    """A channel. use: its output at a desk; needs: the cases in which there is any."""

    name: str
    use: Use
    needs: Needs = lambda case: True

    def tells(self, case: Case) -> bytes:
        """Everything that is revealed in one world."""
        return at_desk(case, self.use)


def socket(*script: Any, **hello: Any) -> Use:
    """What a socket is sent: its hello, then a script of messages; `...`: the move happens."""

    async def use(desk: Desk) -> bytes:
        said = [desk.happen if one is ... else one(desk) for one in script]
        return b"\n".join(await desk.frames(desk.hello(**hello), *said))

    return use


def asks(method: str, path: str, body: Callable[[Desk], object] = lambda _: None) -> Use:
    """The answer to a request; PLY in the path is the present ply, PAST an earlier one."""

    async def use(desk: Desk) -> bytes:
        plies = {"PLY": str(desk.ply), "PAST": str(desk.ply * 2 // 3)}
        where = path
        for name, ply in plies.items():
            where = where.replace(name, ply)
        return await desk.ask(method, where, body(desk))

    return use


# ---- messages of a client -------------------------------------------------------------------
def seat_of(desk: Desk) -> int:
    """The viewer's seat; for a spectator the first, which is not theirs."""
    return desk.case.viewer or 0


def keyed(kind: str, /, **more: Any) -> Callable[[Desk], dict[str, Any]]:
    """A command of the viewer."""
    return lambda desk: {"type": kind, "key": "k", "seat": seat_of(desk), **more}


def turn(kind: str, /, **more: Callable[[Desk], Any]) -> Callable[[Desk], dict[str, Any]]:
    """A message about the present position."""

    def message(desk: Desk) -> dict[str, Any]:
        made = {name: value(desk) for name, value in more.items()}
        return {"type": kind, "seat": seat_of(desk), "ply": desk.ply, **made}

    return message


def key(_: Desk) -> str:
    """The key of a command."""
    return "k"


def drafts(desk: Desk) -> list[int]:
    """Actions that may be allowed."""
    return list(desk.case.drafts)


def drafts_and_none(desk: Desk) -> list[int]:
    """The same, and a number that is no action: whatever they show, nothing is done."""
    return [*drafts(desk), -1]


def strange(desk: Desk) -> list[int]:
    """Any action at all."""
    return [desk.case.strange]


def line(desk: Desk) -> str:
    """The same in words."""
    return str(desk.table.content.game.text(desk.case.strange))


def move(desk: Desk) -> list[int]:
    """What happens."""
    assert desk.case.move is not None
    return [desk.case.move.action]


def said(kind: str, /, **more: Any) -> Callable[[Desk], dict[str, Any]]:
    """A message that is the same wherever it is sent."""
    return lambda desk: {"type": kind, **more}


# ---- what is told beside the sockets --------------------------------------------------------
def thinks(desk: Desk) -> Meanwhile:
    """A bot that has thought for a second and a half."""

    async def tell() -> None:
        seat, live = desk.table.turn or 0, desk.live
        thought = Thought(live, live.table.version, seat, "greedy", None)  # type: ignore[arg-type]
        live.audience.send(bots.thinking_of(thought, 2, 1.5))

    return tell


async def notices(desk: Desk) -> bytes:
    """The notices sent after a move to people who are away, in the browser and by webhook."""
    await desk.happen()
    assert desk.store.head is not None
    told = list[bytes]()
    for notice in desk.store.notices:
        for seat in notice.seats:
            parcel = Parcel(
                "id", "who", "push", "", "", "de", "table", desk.store.head, notice.kind,
                seat, notice.name, 0.0, 0,
            )  # fmt: skip
            told += [push_message(parcel), hook_message(parcel, "http://here")]
    return b"\n".join(told)


class Written:
    """A log that keeps its lines."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, Mapping[str, object]]] = []

    def debug(self, event: str, **more: object) -> None:
        """One line."""
        self.lines.append((event, more))


async def log(desk: Desk) -> bytes:
    """What the server writes into its log when a move happens."""
    written = Written()
    desk.live._log = written  # type: ignore[assignment]
    await desk.happen()
    return repr(written.lines).encode()


async def lists(desk: Desk) -> bytes:
    """The lists of tables after a move, and the table's address, which links lead to."""
    await desk.happen()
    mine = {"tables": [{"id": "table", "token": "t"}]}
    return b"\n".join(
        [
            await desk.ask("GET", "/api/tables"),
            await desk.ask("POST", "/api/mine", mine),
            await desk.ask("GET", T),
        ]
    )


def happens(case: Case) -> bool:
    """Whether the next move shows nothing that was hidden."""
    return case.move is not None


def watches(case: Case) -> bool:
    """Whether the viewer has no seat: pictures are for onlookers."""
    return case.viewer is None


def decides(case: Case) -> bool:
    """Whether the viewer is to decide."""
    return case.viewer is not None and case.table.turn == case.viewer


def acts(case: Case) -> bool:
    """Whether the viewer is to decide, and the next move shows nothing."""
    return decides(case) and happens(case)


MOVE: Final = ...

CHANNELS: Final = (
    Channel("welcome", socket(since=None)),
    Channel("welcome since a ply", socket(since=3)),
    Channel("look", socket(lambda d: {"type": "look", "seat": d.case.viewer})),
    Channel("look as a spectator", socket(said("look", seat=None))),
    Channel("update", socket(MOVE), happens),
    Channel("own move", socket(turn("act", key=key, actions=move),
                               turn("act", key=key, actions=strange)), acts),
    Channel("own move again", socket(MOVE, lambda d: {"type": "act", "key": "their key", "seat": seat_of(d),
                                     "ply": 0, "actions": []}), acts),
    Channel("draft refused", socket(turn("act", key=key, actions=strange))),
    Channel("line refused", socket(turn("say", key=key, line=line))),
    Channel("drafts", socket(turn("act", key=key, actions=drafts_and_none))),
    Channel("undo", socket(turn("undo", key=key, to=lambda d: d.ply - 1))),
    Channel("take-back", socket(keyed("offer", kind="take-back", ply=0), keyed("answer", yes=False))),
    Channel("answer", socket(keyed("answer", yes=True))),
    Channel("ready", socket(keyed("ready", entropy="x"))),
    Channel("resign and return", socket(keyed("resign", bot="greedy"), keyed("return"))),
    Channel("fill and free", socket(keyed("fill", place=0, bot="greedy"), keyed("free", place=0))),
    Channel("replace", socket(keyed("replace", place=0))),
    Channel("chat", socket(lambda d: {"type": "chat", "key": "k", "seat": d.case.viewer, "text": "Salut"})),
    Channel("ping", socket(said("ping"))),
    Channel("unreadable", socket(said("nonsense", key="k"))),
    Channel("thinking", socket(thinks)),
    Channel("notices", notices, happens),
    Channel("log", log, happens),
    Channel("lists", lists, happens),
    Channel("position", asks("GET", f"{T}/positions/PLY")),
    Channel("replay", asks("GET", f"{T}/positions/PAST")),
    Channel("drawing", asks("GET", f"{T}/positions/PLY/text?language=de")),
    Channel("ready before a socket", asks("POST", f"{T}/ready", lambda d: {"entropy": "x", "tokens": ["t"]})),
    Channel("record", asks("GET", f"{T}/record")),
    Channel("verify", asks("POST", f"{T}/verify")),
    Channel("scores", asks("GET", f"{T}/scores")),
    Channel("branch", asks("POST", f"{T}/branches", lambda d: {"ply": 0})),
    Channel("rematch", asks("POST", f"{T}/rematch", lambda d: {"entropy": ""})),
    Channel("seat", asks("POST", f"{T}/seats", lambda d: {"seat": 0, "name": "Eve", "entropy": ""})),
    # The words of a preview are of the address alone; its picture is of the position.
    Channel("picture", asks("GET", "/pictures/table.png"), watches),
    Channel("picture of the past", asks("GET", "/pictures/table.png?ply=PAST"), watches),
)  # fmt: skip

# Addresses that tell nothing of a game: why they need no channel.
ELSEWHERE: Final = {
    "/health": "the process", "/ready": "the process", "/metrics": "the process",
    "/.well-known/security.txt": "the host",
    "/api/openapi.json": "the interface itself", "/api/config": "games",
    "/api/games/{game}": "the box", "/api/games/{game}/text/{language}": "words",
    "/api/games/{game}/components": "the same as a file", "/api/games/{game}/box": "the same, drawn",
    "/engines/{game}/{version}/{file}": "programs", "/api/tables/{id}/tables": "the box of a table",
    "/api/tables/{id}/game": "the box of a table, from its terms", "/api/tables/{id}/box": "the same as a file",
    "/api/games/{game}/lesson": "a script that everybody may read",
    "/api/tables/{id}/hand-on": "a code for who has the key", "/api/tables/{id}/take-over": "a key for who has the code",
    "/api/tables/{id}/hooks": "addresses of webhooks", "/api/tables/{id}/hooks/remove": "addresses of webhooks",
    "/api/notices/follow": "addresses of browsers", "/api/notices/unfollow": "addresses of browsers",
    "/api/accounts": "accounts", "/api/sessions": "accounts", "/api/sessions/reset": "accounts",
    "/api/account": "accounts", "/api/account/claim": "accounts", "/api/account/password": "accounts", "/api/account/recovery": "accounts",
    "/api/account/sign-out": "accounts", "/api/account/sign-out-everywhere": "accounts",
    "/api/account/delete": "accounts", "/api/account/devices": "accounts",
    "/api/account/devices/sign-out": "accounts", "/api/account/data": "what the asker has written", "/api/account/games": "games that the asker has played",
}  # fmt: skip
