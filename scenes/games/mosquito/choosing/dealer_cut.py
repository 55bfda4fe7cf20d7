"""The cut: which card of the fan a person takes. All of them are as good."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.mosquito import Action, Cut
from scenes.games.mosquito.components.piles import FAN_Z, MosquitoPiles
from scenes.table.choosing.choosing_steps import ChoosingStep, ChoosingSteps, Done, StepTarget
from sprites.pictures.geometry import Box, Slot

LARGER = 1.1  # within the frame of a lesson


class DealerCut(ChoosingSteps[Action]):
    """One question: which card to take; the banner asks it."""

    def __init__(self, piles: MosquitoPiles, slots: Sequence[Slot]) -> None:
        self._piles, self._slots = piles, slots

    def first(self) -> ChoosingStep[Action]:
        wide = self._slots[1].x - self._slots[0].x
        high = self._piles.layout.tall * self._piles.layout.fan_scale
        targets: list[StepTarget[Action]] = [
            StepTarget(
                Box.around(slot.x, slot.y, wide, high),
                "",
                self._taker(i),
                self._grower(i),
            )
            for i, slot in enumerate(self._slots)
        ]
        return ChoosingStep(targets, len(targets) // 2)

    def clear(self) -> None:
        for i, token in enumerate(self._piles.fan):
            token.pose, token.z = self._piles.fanned(i, len(self._piles.fan)), FAN_Z

    def _grower(self, place: int) -> Callable[[], None]:
        def grow() -> None:
            token = self._piles.fan[place]
            token.pose, token.z = token.pose.scaled(LARGER), FAN_Z + 1

        return grow

    def _taker(self, place: int) -> Callable[[], Done[Action]]:
        def take() -> Done[Action]:
            self._piles.aimed = place
            return Done(Cut())

        return take
