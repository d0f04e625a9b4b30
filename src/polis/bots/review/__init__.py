"""Reviews: which moves of a game were good, and what was luck."""
