"""The best of many actions, found one by one; chance decides evenly among equals."""

from typing import Final

from polis.core.kernels.arrays import Array
from polis.core.kernels.chance import below
from polis.core.kernels.kernel import kernel
from polis.search.memory import BEST, CHOICE, TIES

LOWEST: Final = -(10**12)  # lower than any score of an evaluation


@kernel
def clear_offers(offer: Array) -> None:
    """Forget all offers."""
    offer[BEST] = 10 * LOWEST
    offer[CHOICE] = 0
    offer[TIES] = 0


@kernel
def make_offer(offer: Array, rng: Array, score: int, action: int) -> None:
    """Keep the action if its score is the highest so far, or by chance if it equals the highest."""
    if score > offer[BEST]:
        offer[BEST] = score
        offer[CHOICE] = action
        offer[TIES] = 1
    elif score == offer[BEST]:
        offer[TIES] += 1
        if below(rng, offer[TIES]) == 0:
            offer[CHOICE] = action
