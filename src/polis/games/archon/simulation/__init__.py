"""Whole games of Archon in compiled code, and what they add up to."""
