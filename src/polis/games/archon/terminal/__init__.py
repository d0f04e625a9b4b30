"""Archon in a terminal: drawings and words."""
