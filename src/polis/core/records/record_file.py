"""Records as JSON (docs/reference/record.md) and as files, written atomically.

Reading validates the form of every field, with a clear message for every fault; `core.records.replay`
checks that the actions are legal and lead to the hashes, because that needs the game.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NoReturn, cast

from polis.core.contract.game import MAX_SEATS
from polis.core.files import STANDARD, drafted, open_named
from polis.core.json_reader import JsonValue, Part
from polis.core.records.record import Receipt, Record, Result, Seat
from polis.core.texts.catalogue import core_message
from polis.core.texts.errors import InvalidRecord, PolisError
from polis.core.texts.plain_text import plain

FORMAT = "polis-record"
PLAIN = 1  # the version without receipts
VERSION = 2
FIELDS = (
    "format",
    "version",
    "game",
    "rules_version",
    "components",
    "options",
    "seats",
    "seed",
    "actions",
    "hashes",
    "result",
)
RECEIPT_FIELDS = ("ply", "seat", "bot", "print", "budgets")

NAME = r"[a-z][a-z0-9-]{0,39}"
HASH = r"[0-9a-f]{16}"
SHA256 = r"[0-9a-f]{64}"
SIXTEEN_BYTES = r"[0-9a-f]{32}"
NAMELESS = "?"
MAX_WHOLE = 2**31 - 1
# a style comes after the colon, a share of random decisions after the tilde
BOT = r"[a-z][a-z0-9-]{0,39}(:[a-z][a-z0-9-]{0,39})?(~0?\.[0-9]{1,9})?"
MAX_BYTES = 4_000_000  # a long game has about 40,000


def read_record(path: Path) -> Record:
    """Read a record file; `-` is standard input.

    Raises InvalidRecord with one sentence, whatever is wrong with it.
    """
    file = "standard input" if path == STANDARD else path.name
    try:
        with open_named(path) as stream:
            content = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise InvalidRecord(
            core_message("file-unreadable", file=str(path), reason=error.strerror)
        ) from None
    if len(content) > MAX_BYTES:
        raise InvalidRecord(core_message("file-too-long", file=file, bytes=MAX_BYTES))
    try:
        data = json.loads(content, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise InvalidRecord(core_message("file-no-json", file=file)) from None
    return record_from_json(data, file)


def write_record(path: Path, record: Record) -> None:
    """Write a record atomically: the file is always either the old or the new one.

    Raises PolisError if the file cannot be written.
    """
    text = json.dumps(record_json(record), ensure_ascii=False, indent=1) + "\n"
    try:
        with drafted(path) as draft:
            draft.write_text(text, "utf-8")
    except OSError as error:
        raise PolisError(
            core_message("file-unwritable", file=str(path), reason=error.strerror)
        ) from None


def _no_constant(name: str) -> NoReturn:
    """Refuse NaN and Infinity, which are not JSON."""
    raise ValueError(name)


def record_json(record: Record) -> dict[str, Any]:
    """Return the record as JSON, fields in documented order; version 1 if without receipts."""
    result = record.result
    receipts = [receipt.as_json() for receipt in record.receipts]
    return {
        "format": FORMAT,
        "version": VERSION if receipts else PLAIN,
        "game": record.game,
        "rules_version": record.rules_version,
        "components": {"id": record.components_id, "sha256": record.components_sha256},
        "options": dict(record.options),
        "seats": [{"name": _shown_name(seat.name), "kind": seat.kind} for seat in record.seats],
        "seed": {
            "commitment": record.commitment,
            "secret": record.secret,
            "entropies": list(record.entropies),
        },
        "actions": list(record.actions),
        "hashes": list(record.hashes),
        "result": None
        if result is None
        else {
            "ending": result.ending,
            "scores": list(result.scores),
            "winners": list(result.winners),
        },
        **({"receipts": receipts} if receipts else {}),
    }


def record_from_json(data: object, file: str = "the record") -> Record:
    """Validate every field and build the record; raises InvalidRecord with the file's name."""
    whole = Part(data, file)
    version = _check_version(whole)
    parts = whole.fields(FIELDS if version == PLAIN else (*FIELDS, "receipts"))
    components = parts["components"].fields(("id", "sha256"))
    seed = parts["seed"].fields(("commitment", "secret", "entropies"))
    seats = _seats(parts["seats"])
    record = Record(
        game=parts["game"].matching(NAME, core_message("want-game")),
        rules_version=parts["rules_version"].whole(1, MAX_WHOLE),
        components_id=components["id"].line(1, 80),
        components_sha256=components["sha256"].matching(
            SHA256, core_message("want-digits", count=64)
        ),
        options=cast("dict[str, JsonValue]", parts["options"].mapping()),
        seats=seats,
        commitment=seed["commitment"].matching(SHA256, core_message("want-digits", count=64)),
        secret=_secret(seed["secret"]),
        entropies=tuple(item.text(0, 200) for item in seed["entropies"].items()),
        hashes=_hashes(parts["hashes"]),
        actions=tuple(item.line(1, 80) for item in parts["actions"].items()),
        result=_result(parts["result"], len(seats)),
        receipts=_receipts(parts, len(seats)),
        file=file,
    )
    _check_lengths(record)
    return record


def _receipts(parts: Mapping[str, Part], seats: int) -> tuple[Receipt, ...]:
    """Read the receipts in order; none may begin inside another; version 1 has none."""
    if "receipts" not in parts:
        return ()
    plies, end, receipts = len(parts["actions"].items()), 0, list[Receipt]()
    for item in parts["receipts"].items():
        receipt = _receipt(item, plies, seats)
        if receipt.ply < end:
            item.refuse(core_message("want-later-receipt", least=str(end)))
        end = receipt.ply + len(receipt.budgets)
        receipts.append(receipt)
    return tuple(receipts)


def _check_version(whole: Part) -> int:
    """Return the version. It is checked before the fields, which a later version may change."""
    data = whole.mapping()
    if data.get("format") != FORMAT:
        raise InvalidRecord(core_message("file-no-record", file=whole.file, format=FORMAT))
    version = data.get("version")
    if isinstance(version, int) and not isinstance(version, bool) and version > VERSION:
        parts = {"version": str(version), "known": str(VERSION)}
        raise InvalidRecord(core_message("file-too-new", file=whole.file, **parts))
    return Part(version, whole.file, "version").whole(PLAIN, VERSION)


def _seats(part: Part) -> tuple[Seat, ...]:
    """Read two to eight seats; the game checks how many it takes."""
    items = part.items()
    if not 2 <= len(items) <= MAX_SEATS:
        part.refuse(core_message("want-list-of-seats", low=2, high=MAX_SEATS))
    seats = [item.fields(("name", "kind")) for item in items]
    return tuple(
        Seat(
            _shown_name(seat["name"].line(1, 80)),
            seat["kind"].matching(BOT, core_message("want-kind")),
        )
        for seat in seats
    )


def _shown_name(name: str) -> str:
    """Return a readable name; older servers accepted characters that `plain` removes."""
    return plain(name) or NAMELESS


def _secret(part: Part) -> str | None:
    """Read the secret, if it has been revealed."""
    return (
        None
        if part.value is None
        else part.matching(SIXTEEN_BYTES, core_message("want-null-or-digits", count=32))
    )


def _hashes(part: Part) -> tuple[str, ...]:
    """Read the hashes of all states."""
    return tuple(
        item.matching(HASH, core_message("want-digits", count=16)) for item in part.items()
    )


def _result(part: Part, seats: int) -> Result | None:
    """Read the result, if the game is over."""
    if part.value is None:
        return None
    fields = part.fields(("ending", "scores", "winners"))
    scores = fields["scores"].items()
    if len(scores) != seats:
        fields["scores"].refuse(core_message("want-list-of-points", count=seats))
    winners = tuple(item.whole(0, seats - 1) for item in fields["winners"].items())
    if not winners or list(winners) != sorted(set(winners)):
        fields["winners"].refuse(core_message("want-list-of-winners"))
    return Result(
        fields["ending"].matching(NAME, core_message("want-ending")),
        tuple(item.whole(-MAX_WHOLE, MAX_WHOLE) for item in scores),
        winners,
    )


def _check_lengths(record: Record) -> None:
    """Check constraints between fields."""
    if len(record.hashes) != len(record.actions) + 1:
        actions, found = len(record.actions), len(record.hashes)
        parts = {"actions": actions, "needed": str(actions + 1), "found": str(found)}
        raise InvalidRecord(core_message("record-hashes", file=record.file, **parts))
    if len(record.entropies) != len(record.seats):
        parts = {"seats": len(record.seats), "found": len(record.entropies)}
        raise InvalidRecord(core_message("record-entropies", file=record.file, **parts))


def _receipt(part: Part, plies: int, seats: int) -> Receipt:
    """Validate and build a receipt; raises InvalidRecord. plies, seats: of the game."""
    fields = part.fields(RECEIPT_FIELDS)
    ply = fields["ply"].whole(0, max(0, plies - 1))
    budgets = tuple(item.whole(0, MAX_WHOLE) for item in fields["budgets"].items())
    if not 1 <= len(budgets) <= plies - ply:
        fields["budgets"].refuse(core_message("want-list-of-budgets", most=str(plies - ply)))
    return Receipt(
        ply,
        fields["seat"].whole(0, seats - 1),
        fields["bot"].matching(BOT, core_message("want-kind")),
        fields["print"].matching(HASH, core_message("want-digits", count=16)),
        budgets,
    )
