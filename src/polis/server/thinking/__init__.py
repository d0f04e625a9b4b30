"""Turns of bots are computed in worker processes, apart from the process that serves."""
