"""The page that tells a contest: drawn by us, in one file, without scripts or anything from elsewhere."""

from typing import Final

REPORT: Final = "report.html"  # its name in the folder of a contest
