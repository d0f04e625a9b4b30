"""Whole games of Archon in compiled code, and their statistics."""
