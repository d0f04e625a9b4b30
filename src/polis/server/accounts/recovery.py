"""Recovery codes: written down by the owner of an account, they let one choose a new password without a mail."""

import re
import secrets
from typing import Final

# Crockford's digits: without I, L, O and U, which are misread.
DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUPS: Final = 4
IN_GROUP: Final = 5  # 100 random bits together
MISREAD: Final = str.maketrans("ILO", "110")
FORM: Final = re.compile(f"[{DIGITS}]{{{GROUPS * IN_GROUP}}}")


def new_code() -> str:
    """Return a code as it is written down: `7KQ2M-...`."""
    digits = (secrets.choice(DIGITS) for _ in range(GROUPS * IN_GROUP))
    text = "".join(digits)
    return "-".join(text[i : i + IN_GROUP] for i in range(0, len(text), IN_GROUP))


def read_code(written: str) -> str:
    """Return the digits of a code as somebody types it; empty for what is no code, a link for instance."""
    digits = re.sub(r"[\s-]", "", written).upper().translate(MISREAD)
    return digits if FORM.fullmatch(digits) else ""
