"""The frame of every report page: one file, without scripts or external content."""

from html import escape
from typing import Final

from polis_lab.contests.report.style import STYLE

# Nothing is fetched and nothing runs, whatever a name may contain.
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"


def document(title: str, body: str) -> str:
    """Return a whole page. title: as text; body: as HTML."""
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""
