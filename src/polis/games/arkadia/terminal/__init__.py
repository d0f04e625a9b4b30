"""Arkadia in a terminal: drawings and words."""
