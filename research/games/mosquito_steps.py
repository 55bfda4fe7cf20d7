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

_Step: TypeAlias = Cut | Step


class MosquitoTurnSteps:
    """To cut, the kinds of turns, the cards, the spots of the layout."""

    longest = 7

    def __init__(self, options: Options) -> None:
        spots = [spot for row in SPOTS[: 2 * options.columns] for spot in row]
        self.codec = TableCodec[_Step]([Cut(), *ActionKind, *DECK, *spots])

    def next(self, legal: Collection[Action], taken: Sequence[int]) -> tuple[int, ...]:
        """The codes that a legal turn may continue with, sorted."""
        if not isinstance(legal, Turns):
            return (self.codec.encode(Cut()),)
        return tuple(sorted(map(self.codec.encode, next_steps(legal, self._steps(taken)))))

    def action(self, legal: Collection[Action], taken: Sequence[int]) -> Action | None:
        """The turn that the steps make, or ``None`` if there are more to take."""
        if not isinstance(legal, Turns):
            return Cut()
        return turn_from_steps(legal, self._steps(taken))

    def _steps(self, taken: Sequence[int]) -> list[Step]:
        steps = [self.codec.decode(code) for code in taken]
        return [step for step in steps if not isinstance(step, Cut)]
