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
        super().__init__(context, panel, spots, ghost, FROG_FEET)

    def close(self) -> None:
        super().close()
        self._preview.raised(None)

    def _neighbour(self, at: int, intent: Intent) -> int:
        if len(self._spots) == 2:
            return super()._neighbour(at, intent)
        back = self._back.get((at, intent))
        return next_in_ring(self._points(), at, intent) if back is None else back

    def _move_by(self, intent: Intent) -> bool:
        before, moves = self._at, super()._move_by(intent)
        if self._at != before and intent in OPPOSITE:
            self._back = {(self._at, OPPOSITE[intent]): before}
        return moves

    def _show(self) -> None:
        super()._show()
        self._preview.raised(self._spots[self._at].action)
