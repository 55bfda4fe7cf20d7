"""The cursor of a turn: among cards on the pond, left and right lead to the next column."""

from __future__ import annotations

from rules.mosquito import Action
from scenes.table.choosing.step_chooser import StepChooser
from scenes.ui.navigation import next_column
from seats.intents import Intent


class TurnChooser(StepChooser[Action]):
    """However high the cards of a column lie, none is passed over."""

    def _neighbour(self, at: int, intent: Intent) -> int:
        to = at
        if intent in (Intent.LEFT, Intent.RIGHT) and self._steps.frame(self._step.targets[at]):
            to = next_column(self._points(), at, intent)
        return super()._neighbour(at, intent) if to == at else to
