"""The page that reports a contest: our own charts, in one file, without scripts or external content."""

from typing import Final

REPORT: Final = "report.html"  # its name in the folder of a contest
