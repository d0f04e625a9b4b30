"""Defaults for games from other packages: a terminal, a notation and a log without any drawing."""
