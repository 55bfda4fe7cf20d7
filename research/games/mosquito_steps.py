"""The steps of a turn of Mosquito: its kind, then spots and cards."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeAlias

from research.codec import TableCodec
from rules.mosquito import (
    DECK,
    Action,
    ActionKind,
    Cut,
    Options,
    Step,
    Turns,
    next_steps,
    turn_from_steps,
)
from rules.mosquito.layout import SPOTS
from rules.notation import encode, to_line

_Step: TypeAlias = Cut | Step


class MosquitoSteps:
    """To cut, the kinds of turns, the cards, the spots of the layout."""

    longest = 7

    def __init__(self, options: Options) -> None:
        spots = [spot for row in SPOTS[: 2 * options.columns] for spot in row]
        self._codec = TableCodec[_Step]([Cut(), *ActionKind, *DECK, *spots])
        self.size = self._codec.size

    def next(self, legal: Collection[Action], taken: Sequence[int]) -> list[int]:
        """The codes that a legal turn may continue with, sorted."""
        if not isinstance(legal, Turns):
            return [self._codec.encode(Cut())]
        return sorted(map(self._codec.encode, next_steps(legal, self._steps(taken))))

    def action(self, legal: Collection[Action], taken: Sequence[int]) -> Action | None:
        """The turn that the steps make, or ``None`` if there are more to take."""
        if not isinstance(legal, Turns):
            return Cut()
        return turn_from_steps(legal, self._steps(taken))

    def written(self, code: int) -> str:
        """The step with that code as a line of JSON."""
        return to_line(encode(self._codec.decode(code))).strip()

    def _steps(self, taken: Sequence[int]) -> list[Step]:
        steps = [self._codec.decode(code) for code in taken]
        return [step for step in steps if not isinstance(step, Cut)]
