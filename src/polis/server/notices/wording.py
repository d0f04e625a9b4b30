"""The texts of notices, in the reader's language; without secrets, as a lock screen may show them."""

import re
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from polis.games.spec import GameSpec
from polis.server.loaded_game import bot_name, content_of
from polis.server.notices.outbox import Parcel
from polis.server.protocol.tables import SeatHead, TableHead
from polis.server.texts import CATALOGUE

DISCORD: Final = frozenset(
    {"discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com"}
)


def is_stale(parcel: Parcel) -> bool:
    """Whether a notice is outdated: it is no longer the seat's turn, or a bot plays for it."""
    head = head_of(parcel)
    if parcel.kind != "turn":
        return False
    return head.status != "playing" or head.turn != parcel.seat or not _is_person(head, parcel.seat)


def push_message(parcel: Parcel) -> bytes:
    """Return the message that a browser shows, as JSON."""
    head = head_of(parcel)
    return msgspec.json.encode(
        {
            "title": title(head, parcel),
            "body": sentence(parcel),
            "url": f"/table/{head.id}",
            "tag": f"polis-{head.id}",
        }
    )


def hook_message(parcel: Parcel, address: str) -> bytes:
    """Return the body of a webhook, as JSON."""
    head = head_of(parcel)
    names = players(head, parcel.language)
    turn = None if head.turn is None else {"seat": head.turn, "name": names[head.turn]}
    message: dict[str, Any] = {
        "event": parcel.kind,
        "delivery": parcel.id,
        "at": datetime.fromtimestamp(parcel.at, UTC).isoformat(timespec="seconds"),
        "table": head.id,
        "url": f"{address}/table/{head.id}",
        "game": head.game,
        "status": head.status,
        "seat": parcel.seat,
        "players": names,
        "turn": turn if head.status == "playing" else None,
        "text": f"{title(head, parcel)}: {sentence(parcel)}",
    }
    return msgspec.json.encode(message)


def is_discord(host: str, path: str) -> bool:
    """Whether an address is a webhook of a channel at Discord, which takes messages of its own."""
    return host in DISCORD and path.startswith("/api/webhooks/")


def discord_message(parcel: Parcel, address: str) -> bytes:
    """Return the body of a message at Discord, as JSON; nobody is pinged by a name in it."""
    head = head_of(parcel)
    text = escaped(f"{title(head, parcel)}: {sentence(parcel)}")
    content = f"{text}\n{address}/table/{head.id}" if address else text
    return msgspec.json.encode({"content": content, "allowed_mentions": {"parse": []}})


def escaped(text: str) -> str:
    """Return a text whose signs of Markdown are letters."""
    return re.sub(r"([\\*_~`|>#\[\]()<-])", r"\\\1", text)


def head_of(parcel: Parcel) -> TableHead:
    """Return the table without its position."""
    return msgspec.json.decode(parcel.head, type=TableHead)


def sentence(parcel: Parcel) -> str:
    """Return a sentence that says what has happened."""
    return CATALOGUE.text(f"notice-{parcel.kind}", parcel.language, name=parcel.name)


def title(head: TableHead, parcel: Parcel) -> str:
    """Return the name of the game and the names of the other players."""
    names = players(head, parcel.language)
    others = [name for seat, name in enumerate(names) if name and seat != parcel.seat]
    game = content_of(head.game).game.title
    if not others:
        return game
    return CATALOGUE.text("notice-title", parcel.language, game=game, names=", ".join(others))


def players(head: TableHead, language: str) -> list[str]:
    """Return the name at each seat, empty for an open one."""
    spec = content_of(head.game).spec
    return [_name(spec, seat, language) for seat in head.seats]


def _name(spec: GameSpec, seat: SeatHead, language: str) -> str:
    if seat.name:
        return seat.name
    return bot_name(spec, seat.bot, language) if seat.bot else ""


def _is_person(head: TableHead, seat: int) -> bool:
    return head.seats[seat].kind == "person"
