"""The rules of Archon in the order of the rulebook, with a table of contents.

    chapter                         file
    3      Setup                    ..setup, dividing (the first magisters)
    4      Gameplay                 dividing (two halves), turn (whose turn, passing), slots (where)
    4.2    Actions                  cards (with what), placing (card, figure, tax), possible (can it be
                                    done?), prices (what things cost)
    4.2.1  Repository  4.2.2 Barracks  4.2.3 Treasury   exchange
    4.2.4  Marketplace              trade
    4.2.5  Guild Hall               guild_hall, saving
    4.2.6  Royal Guard              exchange
    4.2.7  Builders' Guild          builders_guild, saving
    4.2.8  Academy  4.2.9 Planetarium  4.2.10 Palace    exchange
    5      Magisters                cards, placing, slots (the Cleric, the tax); the Scribe's second
                                    action: turn
    6      End of Round             round_end
    7      End of Season            attack; scoring and preparation: season
    8      Winning                  winning
    9      Building Tiles           prices; where they work: placing, possible, saving, season

Each chapter says why an action is not allowed (`why_not_...`), lists the legal ones (`legal_...`),
and applies one. `legal`, `why_not` and `apply` are the entry points. Between two decisions `settle`
in `turn_flow` runs the parts of a placement that need no decision, and decisions with only one
outcome; `step_between_turns` leads from turn to turn and from round to round.
"""

from polis.games.archon.rules.turn_flow import apply, apply_at, do_at, legal, legal_at
from polis.games.archon.rules.why_not import why_not, why_not_at

__all__ = ["apply", "apply_at", "do_at", "legal", "legal_at", "why_not", "why_not_at"]
