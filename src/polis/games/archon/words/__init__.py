"""Archon in words: notation, log, refusals, and answers about a position."""
