"""Tests that take minutes: `make test-long`."""
