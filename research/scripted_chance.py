"""Chance whose draws are given beforehand, so that each of them can be decided elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")


class DrawNeeded(Exception):
    """A draw that the script does not have: any of so many equally likely ``results``."""

    def __init__(self, results: int) -> None:
        super().__init__(f"a draw from {results} results is needed")
        self.results = results


class ScriptedChance(Random):
    """Takes each draw from a script; a draw of a single possible result is not in it.

    The rules draw with these methods alone.
    """

    def __init__(self, script: Iterable[int]) -> None:
        super().__init__(0)
        self._script = iter(script)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """The next draw; only the form with one argument is known."""
        if stop is not None:
            raise NotImplementedError("only randrange(stop) is scripted")
        if start == 1:
            return 0
        draw = next(self._script, None)
        if draw is None:
            raise DrawNeeded(start)
        return draw

    def choice(self, seq: Any) -> Any:
        """One of them, by one draw."""
        return seq[self.randrange(len(seq))]

    def choices(self, population: Any, *args: Any, k: int = 1, **weights: Any) -> list[Any]:
        """So many of them, by a draw for each; weights are not known."""
        if args or weights:
            raise NotImplementedError("only draws without weights are scripted")
        return [self.choice(population) for _ in range(k)]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Shuffle in place, by a draw for each item but the last."""
        x[:] = self.sample(x, len(x))

    def sample(self, population: Sequence[T], k: int, *, counts: Any = None) -> list[T]:
        """So many of them without repetition, by a draw for each."""
        left = [*population]
        return [left.pop(self.randrange(len(left))) for _ in range(k)]

    def random(self) -> float:
        """Nothing: there is no script of real numbers."""
        raise NotImplementedError("only whole numbers are scripted")
