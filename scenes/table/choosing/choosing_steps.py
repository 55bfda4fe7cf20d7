"""A choice in steps: one question after another, and what can be pointed at to answer it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from sprites.pictures.geometry import Box

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Done(Generic[A_co]):
    """The last step has been made: this is the choice."""

    action: A_co


def nothing() -> None:
    """Show nothing."""


def anything(action: object) -> bool:
    """Every choice is possible."""
    return True


@dataclass(frozen=True, slots=True)
class StepTarget(Generic[A]):
    """Something to point at: *words* say what choosing it does, or why it cannot be chosen.

    ``then`` makes what follows when it is chosen; it is ``None`` if it cannot be. ``show`` shows
    what choosing it would do; the arrow over it stays below ``ceiling``. ``ghosts`` are what it
    shows for further steps: a pointer can choose them at once. ``may_lead_to`` spares lessons a
    search of what follows: where it is false, nothing ends with that choice. What ``show`` lifts is
    ``raised``.
    """

    box: Box
    words: str
    then: Callable[[], NextStep[A]] | None
    show: Callable[[], None] = nothing
    ceiling: float = 0.0
    ghosts: Sequence[StepTarget[A]] = ()
    may_lead_to: Callable[[A], bool] = anything
    raised: bool = False


@dataclass(frozen=True, slots=True)
class ChoosingStep(Generic[A]):
    """One question: what can be pointed at, where the cursor begins, and what to show with it.

    Only a pointer gets to ``pointer_targets``: it sees what one shows, and chooses it at once or
    reads why it cannot be. Where all targets stand in ``rows``, each with its name and the numbers
    of its targets, left and right lead along a row, up and down to the next one.
    """

    targets: Sequence[StepTarget[A]]
    start: int = 0
    show: Callable[[], None] = nothing
    pointer_targets: Sequence[StepTarget[A]] = ()
    rows: Sequence[tuple[str, Sequence[int]]] = ()


NextStep: TypeAlias = ChoosingStep[A] | Done[A]


class ChoosingSteps(ABC, Generic[A]):
    """The steps of one choice of one seat."""

    @abstractmethod
    def first(self) -> ChoosingStep[A]:
        """The step that the others follow from."""

    @abstractmethod
    def clear(self) -> None:
        """Take away all that steps and targets have shown."""

    def turned(self, is_open: bool) -> None:
        """The curtain opened or closed: show what only the seat may see, or no longer."""

    def frame(self, target: StepTarget[A]) -> Box | None:
        """What the cursor frames to point at *target*, if it is no arrow."""
        return None
