"""Whole games of Arkadia in compiled code, and what they add up to."""
