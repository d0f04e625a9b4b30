"""What a client makes of the bytes that it gets: positions, events and sentences, in Python."""

import base64
import struct
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from polis.core.kernels.layout import State
from polis.core.texts.catalogue import LANGUAGES
from polis.core.texts.listener import Listener
from polis.games import load
from polis.server.boxes import rules_with

ROW = 7


@cache
def rules_of(game: str, box: str | None) -> Any:
    """The rules of a game with the box in a text."""
    return load(game) if box is None else rules_with(game, box)


class Reading:
    """Reads the messages of one socket, in order. box: the text of the table's own box."""

    def __init__(self, box: str | None = None) -> None:
        self.box = box
        self.record: bytes | None = None
        self.table: dict[str, Any] = {}
        self.held: list[int] = []

    def read(self, message: dict[str, Any]) -> None:
        """Give a welcome or an update the whole head, the position and the events."""
        message.setdefault("viewer", None)
        self.held = message.get("held", self.held)
        self.table = message["table"] = self._head(message)
        if message["type"] == "update":
            message.setdefault("key", None)
            message.setdefault("rewound", False)
        position, happened = message.get("position"), message.get("happened", [])
        if message["type"] == "welcome" or "record" in message:
            self.record = decoded(message.get("record"))
        if message.get("change") and self.record is not None:
            self.record = changed(self.record, decoded(message["change"]) or b"")
        if self.record is not None and position is None:
            position = self.position(self.record, message["viewer"])
            happened = self.happened(decoded(message.get("rows")) or b"", message["viewer"])
        message["position"], message["happened"] = position, happened

    def _head(self, message: Mapping[str, Any]) -> dict[str, Any]:
        if message["type"] == "welcome":
            head: dict[str, Any] = message["table"]
            return head
        head = {**self.table, **message.get("table", {})}
        known = self.table.get("seats", [])
        clocks = message.get("clocks") or [None] * len(head["seats"])
        head["seats"] = [
            {**seat, "online": known[i]["online"] if i < len(known) else False, "clock_ms": clock}
            for i, (seat, clock) in enumerate(zip(head["seats"], clocks, strict=True))
        ]
        return head

    def position(self, record: bytes, viewer: int | None) -> dict[str, Any]:
        """The position of a record."""
        game = rules_of(self.table["game"], self.box)
        state = np.frombuffer(bytearray(record), game.layout.record).view(State)
        view = game.view(state, viewer)
        turn = None if game.is_over(state) else game.turn(state)
        decides = self.table["status"] == "playing" and viewer is not None and viewer == turn
        is_person = decides and self.table["seats"][viewer]["kind"] == "person"
        may = is_person and not self.table["seats"][viewer]["away"]
        phase = game.phase(state)
        question = {one: game.spec.question(phase, one) for one in LANGUAGES}
        return {
            "ply": self.table["ply"],
            "view": view,
            "phase": phase,
            "turn": turn,
            "question": None if turn is None else question,
            "legal": game.legal(state).tolist() if may else [],
            "scores": game.spec.scores_of(view),
        }

    def happened(self, rows: bytes, viewer: int | None) -> list[dict[str, Any]]:
        """The events of rows, as the viewer may know them."""
        game = rules_of(self.table["game"], self.box)
        you = viewer if len(self.held) <= 1 else None
        to = Listener(you, tuple(seat["name"] for seat in self.table["seats"]))
        found = []
        for ply, *row in struct.iter_unpack(f"<{ROW}h", rows):
            event = game.kernels.kinds.event(*row).seen_by(viewer)
            fields = {k: v for k, v in game.event_json(event).items() if k != "kind"}
            text = {one: game.event_text(event, one, to) for one in LANGUAGES}
            found.append({"ply": ply, "kind": event.kind, "fields": fields, "text": text})
        return found


def decoded(text: str | None) -> bytes | None:
    """The bytes of a text in base 64."""
    return None if text is None else base64.b64decode(text)


def changed(record: bytes, change: bytes) -> bytes:
    """A record with changed words."""
    words = bytearray(record)
    for place, value in struct.iter_unpack("<HH", change):
        struct.pack_into("<H", words, 2 * place, value)
    return bytes(words)
