"""The rules of Arkadia in the order of the rulebook, with a table of contents.

Each chapter says why an action is not allowed (`why_not_...`), lists the legal ones (`legal_...`),
and applies one. `turn_flow` connects them: `carry_on` there is the order of a turn.

    chapter                         file         asked        done
    MUST A  laying out a building   laying       legal_play   play_card
                                    laying       legal_lay    lay_building
                                    laying       legal_recruit recruit (an option, ARK-R34)
                                    drawing      legal_draw   draw_card
    MUST B  introducing workers     workers      legal_site   choose_site
                                    workers      legal_worker place_worker
    a building is completed         completion                complete_buildings
    the castle continues            castle       legal_castle place_castle_piece
    CAN     the architect banner    banner       legal_banner use_banner
                                    banner       legal_cash   cash_seals
    end of the game                 ending                    end_turn

`legal`, `why_not` and `apply` are the entry points.
"""

from polis.games.arkadia.rules.turn_flow import (
    apply,
    apply_at,
    do_at,
    legal,
    legal_at,
    why_not,
    why_not_at,
)

__all__ = ["apply", "apply_at", "do_at", "legal", "legal_at", "why_not", "why_not_at"]
