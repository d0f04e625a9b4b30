"""Earlier component files with the same values: only their sources were corrected.

A record holds the hash of the whole file. So that correcting a source does not invalidate existing
records, earlier files are listed here by the hash of their values: a file with these values is the
same box.
"""

from collections.abc import Mapping
from typing import Final

FORMER: Final[Mapping[str, tuple[str, ...]]] = {
    # until 0.1: the fourth space of the score track cited step 5 of the set-up instead of step 6
    "15b7a855a4adb034cfdb26f8c4771016b19ee7eae66ab40e8677234d5c536947": (
        "afee30b53aa294a0a277157c3664f1b7131a63b51ffaf4cdb6e6f41fe7b7a592",
    ),
}
"""The SHA-256 of earlier files by the SHA-256 of their values."""
