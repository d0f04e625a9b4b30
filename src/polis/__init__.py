"""Polis: two modern board games, exactly by their rulebooks, at compiled speed."""

__version__ = "0.1.0"
