"""Loaded tables: their queues, their clients, the bots that play there, the clocks that run."""
