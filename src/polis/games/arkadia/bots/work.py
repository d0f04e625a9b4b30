"""The working row of Arkadia's greedy bot, `Scratch.row`: what is kept at which index."""

from typing import Final

from polis.games.arkadia.bots.cover import COVER_ROW

LISTED: Final = 2048  # the legal actions, and further lists after them

# Indices of the working row, after those of `cover`
SUM: Final = COVER_ROW  # sum of the scores of the cards face up
KNOWN: Final = SUM + 1  # the number of those cards
LEADER: Final = SUM + 2  # the score of the best introduction found
FIRST: Final = SUM + 3  # its first action
SEQUENCE: Final = SUM + 4  # actions to try one after the other, at most AROUND
AROUND: Final = 16  # no building or lot has more adjacent squares
SKIP: Final = SEQUENCE + AROUND  # the number of places for a building skipped for each one tried
OFFSET: Final = SKIP + 1  # the number skipped at the beginning, 0 to SKIP
RANK: Final = OFFSET + 1  # by square beside the site: its rank by worth
WORTH: Final = RANK + AROUND
IS_SURE: Final = WORTH + AROUND  # 1: even in a hurry, at least one place for a building is tried
LENGTH: Final = IS_SURE + 1  # length of the line after the last action scored, 0 if not found
LINE: Final = LENGTH + 1
PLANNED: Final = LINE + AROUND  # the number of actions planned, see `replies`
NEXT: Final = PLANNED + 1  # the number of them already played
PLAN: Final = NEXT + 1
ROW: Final = PLAN + AROUND
