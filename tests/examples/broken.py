"""Games with one fault each, which the conformance suite has to notice."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from polis_thirtyone import ThirtyOneSpec
from polis_thirtyone.game import Deal, ThirtyOne

from polis.core.contract.game import Refusal
from polis.core.contract.notation import Action, Codec
from polis.core.kernels import kernel
from polis.core.kernels.events import Event
from polis.core.texts.errors import IllegalAction
from polis.core.texts.listener import EVERYBODY, Listener


class LegalTwice(ThirtyOne):
    def legal(self, state: Any) -> Any:
        legal = super().legal(state)
        return np.concatenate([legal[:1], legal])


class LegalChanges(ThirtyOne):
    def legal(self, state: Any) -> Any:
        state["passes"] += 1
        return super().legal(state)


class TakesAnything(ThirtyOne):
    def apply(self, state: Any, action: int) -> Sequence[Event]:
        try:
            return super().apply(state, action)
        except IllegalAction:
            return []


class SpoiledByRefusing(ThirtyOne):
    def apply(self, state: Any, action: int) -> Sequence[Event]:
        try:
            return super().apply(state, action)
        except IllegalAction:
            state["passes"] += 1
            raise


class RefusesWithoutReason(ThirtyOne):
    def refusal(self, state: Any, action: int) -> Refusal | None:
        return None


class UnknownClause(ThirtyOne):
    def refusal(self, state: Any, action: int) -> Refusal | None:
        why = super().refusal(state, action)
        return None if why is None else replace(why, clause="ONE-9.9")


class WinsTooSoon(ThirtyOne):
    def winners(self, state: Any) -> list[int]:
        return [0]


class NobodyWins(ThirtyOne):
    def winners(self, state: Any) -> list[int]:
        return []


class Unsteady(ThirtyOne):
    dealt = 0

    def deal(self, *args: Any) -> Deal:
        Unsteady.dealt += 1
        cards = super().deal(*args).cards
        return Deal(cards[Unsteady.dealt :] + cards[: Unsteady.dealt])


class NoChance(ThirtyOne):
    def deal(self, *args: Any) -> Deal:
        return Deal(tuple(range(32)))


class ForgetsOptions(ThirtyOne):
    def options_json(self, options: Any) -> dict[str, Any]:
        return {"all_three": True}


class ShowsTheStock(ThirtyOne):
    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return super().view(state, seat) | {"stock": self.named(state)["stock"]}


class LegalByTheStock(ThirtyOne):
    """The legal actions depend on something nobody can know."""

    def legal(self, state: Any) -> Any:
        legal = super().legal(state)
        top = int(state["stock"][0, int(state["stock_size"][0]) - 1])
        return legal[:-1] if top % 2 and len(legal) > 1 else legal


class SeesEverything(ThirtyOne):
    def observe(self, state: Any, seat: int | None) -> Any:
        return state.copy()


class ForgetsItsHand(ThirtyOne):
    """Worlds that do not fit: the observer's own cards are dealt again."""

    def sample_world(self, observation: Any, rng: np.random.Generator) -> Any:
        world = super().sample_world(observation, rng)
        world["hand"][0, 0] = rng.permutation(world["hand"][0, 0])
        return world


class OneWorld(ThirtyOne):
    """Always the same of the worlds that fit."""

    def sample_world(self, observation: Any, rng: np.random.Generator) -> Any:
        return super().sample_world(observation, np.random.default_rng(1))


class LowCardsFirst(ThirtyOne):
    """Worlds that fit and differ, but the stock has its low cards on top nearly always."""

    def sample_world(self, observation: Any, rng: np.random.Generator) -> Any:
        world = super().sample_world(observation, rng)
        size = int(world["stock_size"][0])
        world["stock"][0, :size] = sorted(world["stock"][0, :size])
        return world


class SpectatorSeesAll(ThirtyOne):
    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return self.named(state) if seat is None else super().view(state, seat)


class TwoTexts(ThirtyOne):
    def text(self, action: int) -> str:
        return "pass" if action == 0 else super().text(action)


class ReadsAnother(ThirtyOne):
    def parse(self, state: Any, line: str) -> list[int]:
        return [(super().parse(state, line)[0] + 1) % 12]


class ReadsRubbish(ThirtyOne):
    def parse(self, state: Any, line: str) -> list[int]:
        return super().parse(state, line) if line[:1].isalpha() and "?" not in line else [0]


class Speechless(ThirtyOne):
    def event_text(self, event: Event, language: str, to: Listener = EVERYBODY) -> str:
        return "" if language == "fr" else super().event_text(event, language, to)


class TooWide(ThirtyOne):
    def draw(self, shown: Mapping[str, Any], colour: bool, *more: Any) -> str:
        return super().draw(shown, colour, *more) + "=" * 81


class HashesNothing(ThirtyOne):
    def hash(self, state: Any) -> str:
        return "0123456789abcdef"


class HashesZero(ThirtyOne):
    def hash(self, state: Any) -> str:
        return "0" * 16


class HashesByTime(ThirtyOne):
    asked = 0

    def hash(self, state: Any) -> str:
        HashesByTime.asked += 1
        return f"{HashesByTime.asked:016x}"


class OtherwiseInterpreted(ThirtyOne):
    def deal(self, *args: Any) -> Deal:
        cards = super().deal(*args).cards
        return Deal(cards if kernel.COMPILED else cards[::-1])


class _Broken(ThirtyOneSpec):
    rules: type[ThirtyOne]

    def load(self, components: Path | None = None) -> ThirtyOne:
        return self.rules()


class InterpretedSpec(_Broken):
    """Named on the module, because another process has to find it."""

    rules = OtherwiseInterpreted


def spec_with(kind: type[ThirtyOne]) -> ThirtyOneSpec:
    """A door to a broken game."""
    return type("Broken", (_Broken,), {"rules": kind})()  # type: ignore[no-any-return]


class _NoWayBack(Codec):
    def decode(self, number: int) -> Action:
        return super().decode(max(number, 1) if number >= 0 else number)


class OneWayCodec(ThirtyOneSpec):
    def codec(self) -> Codec:
        return _NoWayBack(super().codec().verbs)
