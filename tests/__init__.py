"""The tests of Polis."""
