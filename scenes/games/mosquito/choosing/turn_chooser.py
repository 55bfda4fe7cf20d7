"""The cursor of a turn: among cards on the pond, directions keep to columns."""

from __future__ import annotations

from rules.mosquito import Action
from scenes.table.choosing.step_chooser import StepChooser
from scenes.ui.navigation import ALONG, next_column, next_in_column
from seats.intents import Intent


class TurnChooser(StepChooser[Action]):
    """However high the cards of a column lie, none is passed over; up and down never lead far."""

    def _neighbour(self, at: int, intent: Intent) -> int:
        if self._steps.frame(self._step.targets[at]) is None:
            return super()._neighbour(at, intent)
        if intent not in ALONG:
            return next_in_column(self._points(), at, intent)
        to = next_column(self._points(), at, intent)
        return super()._neighbour(at, intent) if to == at else to
