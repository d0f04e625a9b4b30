"""Each check of the conformance suite can fail: a game with one planted fault does not pass it."""

import pytest
from polis_thirtyone import ThirtyOneSpec
from polis_thirtyone.game import ThirtyOne

from polis.testing import CHECKS, ConformanceError, new_sample
from tests.examples import broken

FAULTS: list[tuple[str, type[ThirtyOne], str]] = [
    ("legal", broken.LegalTwice, "do not ascend"),
    ("legal", broken.LegalChanges, "`legal` changes the state"),
    ("refusals", broken.TakesAnything, "IllegalAction is missing"),
    ("refusals", broken.SpoiledByRefusing, "changes the state"),
    ("refusals", broken.RefusesWithoutReason, "disagree about"),
    ("refusals", broken.UnknownClause, "no clause ONE-9.9"),
    ("answers", broken.WinsTooSoon, "have won before the end"),
    ("answers", broken.NobodyWins, "the winners are"),
    ("determinism", broken.Unsteady, "the 2nd time"),
    ("determinism", broken.NoChance, "nothing comes from them"),
    ("options", broken.ForgetsOptions, "becomes"),
    ("views", broken.ShowsTheStock, "the view of seat"),
    ("views", broken.LegalByTheStock, "the list of legal actions of seat"),
    ("worlds", broken.SeesEverything, "looks different|hidden from a seat"),
    ("worlds", broken.ForgetsItsHand, "looks different to it"),
    ("variety", broken.OneWorld, "the same world 25 times"),
    ("chances", broken.OneWorld, "does not draw"),
    ("chances", broken.LowCardsFirst, r"does not draw 'stock\[0\]'"),
    ("spectators", broken.SpectatorSeesAll, "a spectator sees more"),
    ("notation", broken.TwoTexts, "is the text of"),
    ("notation", broken.ReadsAnother, "but is read as"),
    ("notation", broken.ReadsRubbish, "is read as an action"),
    ("words", broken.Speechless, "has no words"),
    ("words", broken.TooWide, "a drawing of 81 columns"),
    ("records", broken.HashesZero, "a wrong hash is not noticed"),
    ("records", broken.HashesByTime, "does not verify"),
    ("hashes", broken.HashesNothing, "belongs to two named states"),
    ("hashes", broken.HashesByTime, "has two hashes"),
]


@pytest.mark.parametrize(("check", "kind", "told"), FAULTS)
def test_a_planted_fault_is_found(check: str, kind: type[ThirtyOne], told: str) -> None:
    sample = new_sample(broken.spec_with(kind), games=2, stride=3)
    with pytest.raises(ConformanceError, match=told):
        CHECKS[check](sample)


def test_a_codec_that_does_not_lead_back_is_found() -> None:
    with pytest.raises(ConformanceError, match="which is another number"):
        CHECKS["codec"](new_sample(broken.OneWayCodec()))


def test_rules_that_differ_without_the_compiler_are_found() -> None:
    with pytest.raises(ConformanceError, match="play different games"):
        CHECKS["interpreted"](new_sample(broken.InterpretedSpec()))


def test_states_that_share_their_memory_are_found() -> None:
    sample = new_sample(ThirtyOneSpec())
    for course in sample.courses:
        course.states[0].copy = lambda order="C", state=course.states[0]: state  # type: ignore[method-assign,misc]  # noqa: ARG005
    with pytest.raises(ConformanceError, match="an action on a copy changes the state"):
        CHECKS["copies"](sample)


def test_every_check_is_shown_to_fail() -> None:
    shown = {check for check, _, _ in FAULTS} | {"codec", "interpreted", "copies"}
    assert shown == set(CHECKS)
