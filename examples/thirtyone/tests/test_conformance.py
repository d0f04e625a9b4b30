"""The conformance suite of Polis, run by this game."""

from polis_thirtyone import ThirtyOneSpec

from polis.testing import GameConformance


class TestThirtyOne(GameConformance):
    spec = ThirtyOneSpec()
    options = ({}, {"all_three": False})
