"""Bots that have learned to play: a small network each, trained by `examples/learning/copy_bot.py`."""
