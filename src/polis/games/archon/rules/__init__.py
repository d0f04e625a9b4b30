"""The rules of Archon in the order of the rulebook; this page is their table of contents.

    chapter                         file
    3      Setup                    ..setup, dividing (the first magisters)
    4      Gameplay                 dividing (two halves), turn (whose turn, passing), slots (where)
    4.2    Actions                  placing (card, figure, tax), possible (can it be done?)
    4.2.1  Repository  4.2.2 Barracks  4.2.3 Treasury   exchange
    4.2.4  Marketplace              trade
    4.2.5  Guild Hall               guild_hall, saving
    4.2.6  Royal Guard              exchange
    4.2.7  Builders' Guild          builders_guild, saving
    4.2.8  Academy  4.2.9 Planetarium  4.2.10 Palace    exchange
    5      Magisters                placing, slots; the Scribe's second action: turn
    6      End of Round             round_end
    7      End of Season            attack; scoring and preparation: season
    8      Winning                  winning
    9      Building Tiles           where they work: placing, possible, saving, season

`legal` and `apply` are the doors. Between two decisions `settle` in `running` goes through what
happens by itself in a placement, and through decisions that have only one outcome;
`step_between_turns` leads from turn to turn and from round to round.
"""

from polis.games.archon.rules.turn_flow import apply, apply_at, legal, legal_at

__all__ = ["apply", "apply_at", "legal", "legal_at"]
