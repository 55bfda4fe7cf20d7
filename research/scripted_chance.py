"""Chance whose draws are given beforehand, so that each of them can be decided elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")


class DrawsNeeded(Exception):
    """Draws that the script does not have: of each, the number of equally likely ``results``.

    They are those of one call, as of a shuffle; others may be needed after them.
    """

    def __init__(self, results: Sequence[int]) -> None:
        super().__init__(f"draws from {results} results are needed")
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
        return self._draws((start,))[0]

    def choice(self, seq: Any) -> Any:
        """One item of *seq*, by one draw."""
        return seq[self.randrange(len(seq))]

    def choices(self, population: Any, *args: Any, k: int = 1, **weights: Any) -> list[Any]:
        """As many items as *k*, by a draw for each; weights are not known."""
        if args or weights:
            raise NotImplementedError("only draws without weights are scripted")
        return [population[draw] for draw in self._draws([len(population)] * k)]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Shuffle in place, by a draw for each item but the last."""
        x[:] = self.sample(x, len(x))

    def sample(self, population: Sequence[T], k: int, *, counts: Any = None) -> list[T]:
        """So many of them without repetition, by a draw for each."""
        left = [*population]
        draws = self._draws(range(len(left), len(left) - k, -1))
        return [left.pop(draw) for draw in draws]

    def random(self) -> float:
        """Nothing: there is no script of real numbers."""
        raise NotImplementedError("only whole numbers are scripted")

    def _draws(self, results: Sequence[int]) -> list[int]:
        """A draw from each of these numbers of results."""
        draws = [0 if number == 1 else next(self._script, None) for number in results]
        known = [draw for draw in draws if draw is not None]
        if len(known) < len(draws):
            pairs = zip(results, draws, strict=True)
            raise DrawsNeeded([number for number, draw in pairs if draw is None])
        return known
