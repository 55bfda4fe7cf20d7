"""What happened in a round, for tests of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from rules.quibbit import Event, FrogLeapt
from tests.rules.quibbit.positions import LETTERS

E = TypeVar("E")


def only(kind: type[E], events: Sequence[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def order(events: Sequence[Event]) -> str:
    """Who leapt, in order."""
    return "".join(LETTERS[leapt.frog] for leapt in only(FrogLeapt, events))
