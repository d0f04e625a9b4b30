"""Hundreds of games of each game, kept as seeds and actions."""
