"""Hints: a line of play, what it is worth, and why."""
