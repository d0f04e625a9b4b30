"""The working memory of Arkadia's evaluation and greedy bot, `Scratch.work`: a record with named fields."""

from typing import Final

import numpy as np

from polis.games.arkadia.model.actions import FAMILIES
from polis.games.arkadia.model.state import BUILDINGS, SEATS

LISTED: Final = 2048  # the legal actions, and further lists after them
AROUND: Final = 16  # no building or lot has more adjacent squares

# fmt: off
FIELDS: Final = [
    # of the evaluation
    ("prospects", "<i8", (SEATS,)),
    ("hold", "<i8", (FAMILIES,)),       # what a seal of a family is expected to bring
    ("ranks", "<i8", (FAMILIES,)),      # the place of each family in the order of their values

    # of `cover`: what all sets of squares have in common
    ("is_begun", "<i8"),                # 1: what follows is of the position that is looked at
    ("left", "<i8"),                    # castle pieces to come
    ("follower", "<i8"),                # the seat that plays next
    ("ripeness", "<i8"),                # tenths: how much is still earned beside buildings
    ("before", "<i8", (SEATS,)),        # the prospects without what is behind the mover's screen
    # for each building under construction
    ("vacant", "<i8", (BUILDINGS,)),    # squares beside it
    ("seal", "<i8", (BUILDINGS,)),      # what a seal of it is expected to bring
    ("workers", "<i8", (BUILDINGS, SEATS)),

    # of the greedy bot
    ("card_scores", "<i8"),             # sum of the scores of the cards face up
    ("cards", "<i8"),                   # the number of those cards
    ("sequence", "<i8", (AROUND,)),     # actions to try one after the other
    ("leader", "<i8"),                  # the score of the best introduction found
    ("first", "<i8"),                   # its first action
    ("rank", "<i8", (AROUND,)),         # of each square beside the site, by worth
    ("worth", "<i8", (AROUND,)),
    ("length", "<i8"),                  # of the line after the last action scored, 0 if not found
    ("line", "<i8", (AROUND,)),

    # of the plan, see `replies`
    ("planned", "<i8"),                 # the number of actions planned
    ("played", "<i8"),                  # the number of them already played
    ("plan", "<i8", (AROUND,)),
]
# fmt: on
WORK: Final = np.dtype((np.record, np.dtype(FIELDS, align=True)))
