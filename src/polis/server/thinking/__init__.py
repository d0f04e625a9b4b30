"""Bots and hints think in worker processes, apart from the process that serves."""
