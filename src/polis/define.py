"""What a game of another package is made of; "Add a game" in the manual walks through one.

These names keep their meaning for as long as `VERSION` stays the same. The rest of `polis.core` and
`polis.games` may change without notice.
"""

from typing import Final

from polis.core.boxes.declared import (
    At,
    BoxHead,
    by_key,
    by_seats,
    in_list,
    index_in,
    one_of,
    part,
    read_box,
    whole,
)
from polis.core.contract.draws import Draw
from polis.core.contract.event_words import EventWords
from polis.core.contract.game import Refusal
from polis.core.contract.kernel_game import KernelGame, Kernels
from polis.core.contract.notation import Action, Codec
from polis.core.contract.options import (
    OptionSpec,
    option,
    option_specs,
    read_options,
    write_options,
)
from polis.core.declared.coding import code, drawn, part_of, upto
from polis.core.declared.event_kinds import EventKinds, Form
from polis.core.declared.fields import Axis, Declared, OptionFields, hidden, own, public
from polis.core.declared.meanings import (
    FLAG,
    NUMBER,
    OTHER_SEAT,
    SEAT,
    Meaning,
    amount,
    counted,
    meaning,
    named,
    private,
)
from polis.core.declared.named_record import NamedRecord, Part
from polis.core.kernels.chance import below, shuffle
from polis.core.kernels.encoding import encode
from polis.core.kernels.event_log import emit, log_type
from polis.core.kernels.events import Event
from polis.core.kernels.kernel import entry_point, kernel
from polis.core.kernels.layout import Layout, Observation, State, as_state, field_copier
from polis.core.kernels.secret_streams import number_below, open_stream, purpose, shuffle_row
from polis.core.seeds import Streams
from polis.core.texts.catalogue import catalogue_of
from polis.games.plain.rules import NO_BOX, NoBox, PlainNotation, refuse_components
from polis.games.spec import BoxTools, GameSpec

VERSION: Final = 1

__all__ = [
    "FLAG",
    "NO_BOX",
    "NUMBER",
    "OTHER_SEAT",
    "SEAT",
    "VERSION",
    "Action",
    "At",
    "Axis",
    "BoxHead",
    "BoxTools",
    "Codec",
    "Declared",
    "Draw",
    "Event",
    "EventKinds",
    "EventWords",
    "Form",
    "GameSpec",
    "KernelGame",
    "Kernels",
    "Layout",
    "Meaning",
    "NamedRecord",
    "NoBox",
    "Observation",
    "OptionFields",
    "OptionSpec",
    "Part",
    "PlainNotation",
    "Refusal",
    "State",
    "Streams",
    "amount",
    "as_state",
    "below",
    "by_key",
    "by_seats",
    "catalogue_of",
    "code",
    "counted",
    "drawn",
    "emit",
    "encode",
    "entry_point",
    "field_copier",
    "hidden",
    "in_list",
    "index_in",
    "kernel",
    "log_type",
    "meaning",
    "named",
    "number_below",
    "one_of",
    "open_stream",
    "option",
    "option_specs",
    "own",
    "part",
    "part_of",
    "private",
    "public",
    "purpose",
    "read_box",
    "read_options",
    "refuse_components",
    "shuffle",
    "shuffle_row",
    "upto",
    "whole",
    "write_options",
]
