"""What the header of a linked file says: what it needs of others, and what it gives them."""

import struct
from pathlib import Path
from typing import NamedTuple


class Linked(NamedTuple):
    """libraries: the names of those it loads; imports: functions of others; exports: its own."""

    libraries: list[str]
    imports: list[str]
    exports: list[str]
    is_signed: bool = False


def linked(path: Path) -> Linked:
    """Read the header of a shared object, by the name of its file."""
    return {".so": _elf, ".dylib": _mach, ".dll": _pe}[path.suffix](path.read_bytes())


def _text(data: bytes, at: int) -> str:
    return data[at : data.index(0, at)].decode()


def _elf(data: bytes) -> Linked:
    (start,) = struct.unpack_from("<Q", data, 40)
    size, count = struct.unpack_from("<HH", data, 58)
    layout = "<4xI16xQQI20x"
    sections = [struct.unpack_from(layout, data, start + k * size) for k in range(count)]
    libraries, imports, exports = list[str](), list[str](), list[str]()
    for kind, at, length, link in sections:
        names = sections[link][1]
        if kind == 6:  # dynamic
            entries = struct.iter_unpack("<QQ", data[at : at + length])
            libraries += [_text(data, names + value) for tag, value in entries if tag == 1]
        if kind == 11:  # symbols
            for name, _, _, place, *_ in struct.iter_unpack("<IBBHQQ", data[at : at + length]):
                if name:
                    (exports if place else imports).append(_text(data, names + name))
    return Linked(libraries, imports, exports)


def _mach(data: bytes) -> Linked:
    (count,), at = struct.unpack_from("<I", data, 16), 32
    libraries, imports, exports, is_signed = list[str](), list[str](), list[str](), False
    for _ in range(count):
        kind, size = struct.unpack_from("<II", data, at)
        if kind == 0xC:
            libraries.append(_text(data, at + struct.unpack_from("<I", data, at + 8)[0]))
        if kind == 0x1D:
            is_signed = True
        if kind == 2:
            first, symbols, names, _ = struct.unpack_from("<4I", data, at + 8)
            for name, kinds, *_ in struct.iter_unpack("<IBBHQ", data[first : first + 16 * symbols]):
                if kinds & 1:  # seen from outside
                    of = exports if kinds & 14 else imports
                    of.append(_text(data, names + name).removeprefix("_"))
        at += size
    return Linked(libraries, imports, exports, is_signed)


def _pe(data: bytes) -> Linked:
    head: int = struct.unpack_from("<I", data, 60)[0]
    sections, optional = struct.unpack_from("<H12xH", data, head + 6)
    rows = [
        struct.unpack_from("<IIII", data, head + 24 + optional + 40 * k + 8)
        for k in range(sections)
    ]

    def place(address: int) -> int:
        found: int = next(
            raw + address - at for size, at, _, raw in rows if at <= address < at + size
        )
        return found

    exported, _, imported, _ = struct.unpack_from("<IIII", data, head + 24 + 112)
    count, names = struct.unpack_from("<I4xI", data, place(exported) + 24)
    rows_of_names = struct.unpack_from(f"<{count}I", data, place(names))
    exports = [_text(data, place(one)) for one in rows_of_names]
    return Linked(["some"] if imported else [], [], exports)


def lowest(data: bytes) -> tuple[int, int]:
    """Where the stack of a WebAssembly module starts, and its first byte of data."""
    sections, at = dict[int, int](), 8
    while at < len(data):
        kind = data[at]
        length, start = _number(data, at + 1)
        sections[kind], at = start, start + length
    _, globals_at = _number(data, sections[6])
    segments, at = _number(data, sections[11])
    assert data[globals_at : globals_at + 3] == b"\x7f\x01\x41", "the first global is the stack's"
    assert segments
    assert data[at : at + 2] == b"\x00\x41", "data lies at a constant address"
    return _number(data, globals_at + 3)[0], _number(data, at + 2)[0]


def _number(data: bytes, at: int) -> tuple[int, int]:
    """A number in LEB128, and where the next one is."""
    value, shift = 0, 0
    while True:
        value |= (data[at] & 127) << shift
        shift, at = shift + 7, at + 1
        if data[at - 1] < 128:
            return value, at
