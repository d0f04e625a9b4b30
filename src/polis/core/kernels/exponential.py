"""The exponential function, written in the kernel dialect: the same bytes on every machine.

Each C library, each browser and each version of them rounds its own `exp` a little differently. This
one takes only additions, multiplications, one division and an exact power of two, all of which IEEE
754 defines to the last bit. It is off by less than one unit in the last place.

With x = k ln 2 + r, k whole and |r| <= ln 2 / 2, exp(x) is 2^k exp(r), and exp(r) = 1 + 2r / (q - r)
where q = r coth(r / 2) = 2 + r^2 / 6 - r^4 / 360 + ..., a series in r^2 of which six terms are enough.
With c = r - (q - 2) that is 1 + r + rc / (2 - c), in which all but the last sum is small.
"""

import math
from typing import Any, Final

import numpy as np

from polis.core.kernels.chance import I64
from polis.core.kernels.kernel import kernel

F64: Any = np.float64

HIGHEST: Final = 709.782712893384  # the largest number whose exponential is finite
LOWEST: Final = -745.1332191019412  # and the smallest whose exponential is not rounded to 0

# ln 2 in two parts; the last 32 bits of the first are 0, so that its product with k is exact
PER_LN2: Final = 1.4426950408889634
LN2_HIGH: Final = float.fromhex("0x1.62e42feep-1")
LN2_LOW: Final = float.fromhex("0x1.a39ef35793c76p-33")

# The series of r coth(r / 2) after the 2: of r^2, r^4, ...
C2, C4, C6 = 1 / 6, -1 / 360, 1 / 15120
C8, C10, C12 = -1 / 604800, 1 / 23950080, -691 / 653837184000

BIAS, FRACTION_BITS = 1023, 52  # of a double's exponent, and of its fraction


@kernel
def exponential(x: float) -> float:
    """Return e to the power of x: infinity above HIGHEST, 0 below LOWEST. x: float64."""
    if not x <= HIGHEST:
        return float(x + math.inf)  # of no number: no number
    if x < LOWEST:
        return 0.0
    k = I64(x * PER_LN2 + (0.5 if x >= 0.0 else -0.5))
    high, low = x - k * LN2_HIGH, k * LN2_LOW
    r = high - low
    z = r * r
    c = r - z * (C2 + z * (C4 + z * (C6 + z * (C8 + z * (C10 + z * C12)))))
    near_1 = 1.0 + (high - (low - r * c / (2.0 - c)))
    # Neither of two factors is too small or too large for a double of full precision
    half = k >> I64(1)
    return float(near_1 * power_of_2(half) * power_of_2(k - half))


@kernel
def power_of_2(k: int) -> float:
    """Return 2 to the power of k, exactly, for -1022 <= k <= 1023."""
    return I64((I64(k) + I64(BIAS)) << I64(FRACTION_BITS)).view(F64)  # type: ignore[no-any-return]
