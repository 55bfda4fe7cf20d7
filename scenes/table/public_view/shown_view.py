"""How what the room knows changes while the events of a choice are shown, one after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rules.core import Event

E = TypeVar("E", bound=Event)
V = TypeVar("V")


def _view_itself(view: V, _: Sequence[Any]) -> V:
    return view


@dataclass(frozen=True, slots=True)
class ShownView(Generic[V, E]):
    """What a game tells of the moments between its events, for those who follow on a phone.

    ``after`` gives the room's view once one more event was shown. ``board`` gives what the board
    is drawn from, by that view and all events of the choice so far; ``None`` while cards are on
    their way, and the moment before stays.
    """

    after: Callable[[V, E], V]
    board: Callable[[V, Sequence[E]], Any] = _view_itself
