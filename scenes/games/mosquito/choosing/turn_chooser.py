"""The cursor of a turn: among cards on the pond, directions keep to columns."""

from __future__ import annotations

from collections.abc import Sequence

from rules.mosquito import Action
from scenes.games.mosquito.choosing.follower import MosquitoFollower
from scenes.games.mosquito.choosing.preview import raised_box
from scenes.games.mosquito.components.panel import MosquitoPanel
from scenes.table.choosing.chooser import ChooserContext
from scenes.table.choosing.step_chooser import StepChooser
from scenes.ui.navigation import ALONG, next_column, next_in_column
from seats.intents import Intent
from sprites.pictures.geometry import Box

ALONG_BY = {Intent.LEFT: -1, Intent.RIGHT: 1}


class TurnChooser(StepChooser[Action]):
    """However high the cards of a column lie, none is passed over; up and down never lead far.

    In a hand left and right lead through both of its rows. They alone are printed there, and
    wherever the way back is printed as well: there is no room for four keys then.
    """

    def __init__(
        self, context: ChooserContext, panel: MosquitoPanel, steps: MosquitoFollower, box: Box,
        *, hidden: bool,
    ) -> None:  # fmt: skip
        self._hand = panel
        super().__init__(context, panel, steps, box, hidden=hidden)

    def next_box(self, action: Action) -> Box | None:
        to = self._next(action)
        if to is None or not self._in_hand:
            return super().next_box(action)
        slots, wide = self._hand.spread(len(self._step.targets))
        return raised_box(slots[to], wide)

    @property
    def _in_hand(self) -> bool:
        """Whether a card of the hand is chosen."""
        return self._steps.frame(self._step.targets[0]) is None

    def _ways(self) -> Sequence[Intent]:
        ways = super()._ways()
        along = [way for way in ways if way in ALONG]
        return along if self._in_hand or (along and self._left_at) else ways

    def _neighbour(self, at: int, intent: Intent) -> int:
        if self._in_hand:
            if intent not in ALONG:
                return super()._neighbour(at, intent)
            return min(max(at + ALONG_BY[intent], 0), len(self._step.targets) - 1)
        if intent not in ALONG:
            return next_in_column(self._points(), at, intent)
        to = next_column(self._points(), at, intent)
        return super()._neighbour(at, intent) if to == at else to
