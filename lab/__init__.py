"""Measuring and training: what stands on Polis and ships with none of it."""
