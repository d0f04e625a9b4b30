"""A slow second implementation of Archon, made of dicts, Counters and texts, for tests.

It is written from the rulebook and the rulings alone and knows nothing of the engine. Only
`loaded.py` knows the package: it turns the box that its loader read into plain dicts. Whether
something is possible is never worked out beforehand: the rest of the placement is played on a
copy, and what can be played to its end is legal.
"""
