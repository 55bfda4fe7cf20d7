"""Choosing where to start: round the ring, with a preview of what the cards would do from there."""

from __future__ import annotations

from collections.abc import Sequence

from rules.quibbit import Action
from scenes.table.choosing.chooser import ChooserContext, PromptArea
from scenes.table.choosing.hand_chooser import HandPreview
from scenes.table.choosing.spot_chooser import ActionSpot, SpotChooser
from scenes.ui.navigation import OPPOSITE, next_in_ring
from seats.intents import Intent
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.pictures import Picture


class StartChooser(SpotChooser[Action]):
    """A cursor over spots in the order of the ring; the *preview* is of what it points at."""

    def __init__(
        self,
        context: ChooserContext,
        panel: PromptArea,
        spots: Sequence[ActionSpot[Action]],
        ghost: Picture,
        preview: HandPreview[Action],
    ) -> None:
        self._preview = preview
        self._back: dict[tuple[int, Intent], int] = {}  # from the last step, the way back
        self._along: tuple[int, Intent, int] | None = None  # where and how the last step went on
        super().__init__(context, panel, spots, ghost, FROG_FEET)

    def close(self) -> None:
        super().close()
        self._preview.raised(None)

    def _neighbour(self, at: int, intent: Intent) -> int:
        if len(self._spots) == 2:
            return super()._neighbour(at, intent)
        back = self._back.get((at, intent))
        return self._onward(at, intent)[0] if back is None else back

    def _onward(self, at: int, intent: Intent) -> tuple[int, int]:
        """Where a direction leads, and which way round if it goes on along the ring.

        It does so where nothing lies ahead, the way the frogs go, and as long as it is repeated.
        """
        if self._along and self._along[:2] == (at, intent):
            way = self._along[2]
        elif (to := next_in_ring(self._points(), at, intent)) != at:
            return to, 0
        else:
            way = 1
        return (at + way) % len(self._spots), way

    def _move_by(self, intent: Intent) -> bool:
        before = self._at
        to, way = self._onward(before, intent) if intent in OPPOSITE else (before, 0)
        moves = super()._move_by(intent)
        if self._at != before and intent in OPPOSITE:
            self._back = {(self._at, OPPOSITE[intent]): before}
            self._along = (to, intent, way) if way and self._at == to else None
        return moves

    def _show(self) -> None:
        super()._show()
        self._preview.raised(self._spots[self._at].action)
