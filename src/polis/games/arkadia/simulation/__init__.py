"""Whole games of Arkadia in compiled code, and their statistics."""
