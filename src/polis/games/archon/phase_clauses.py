"""When each verb is asked for, and the clause by which it is that and nothing else."""

from typing import Final

# In which phases a verb is asked for.
PHASES_OF: Final[dict[str, tuple[str, ...]]] = {
    "draft": ("draft",),
    "split": ("split",),
    "enter": ("place", "again"),
    "pass": ("place",),
    "stop": ("again",),
    "more": ("more",),
    "done": ("more", "trade"),
    "with": ("card",),
    "plain": ("card",),
    "pair": ("card",),
    "take": ("take",),
    "give": ("give",),
    "buy": ("trade",),
    "sell": ("trade",),
    "magister": ("magister",),
    "tile": ("tile",),
    "save": ("save",),
    "replace": ("replace",),
    "wall": ("wall",),
    "lose": ("lose",),
}
CLAUSE_OF_PHASE: Final[dict[str, str]] = {
    "draft": "ARC-3.15",
    "split": "ARC-4.0.1",
    "place": "ARC-4.0.3",
    "again": "ARC-5.3.1",
    "card": "ARC-4.0.3",
    "take": "ARC-4.2.1.1",
    "give": "ARC-4.2.10.1",
    "trade": "ARC-4.2.4.1",
    "magister": "ARC-4.2.5.1",
    "tile": "ARC-4.2.7.1",
    "save": "ARC-R33",
    "replace": "ARC-4.2.5.4",
    "wall": "ARC-4.2.6.2",
    "lose": "ARC-7.0.4",
}
CLAUSE_OF_MORE: Final[dict[str, str]] = {
    "royal-guard": "ARC-4.2.6.1",
    "academy": "ARC-4.2.8.2",
    "planetarium": "ARC-4.2.9.2",
    "palace": "ARC-4.2.10.1",
}
