"""A choice among cards that lie in rows."""

from __future__ import annotations

from collections.abc import Sequence

from rules.quabble import Action
from scenes.table.choosing.step_chooser import StepChooser
from seats.intents import DIRECTIONS, Intent


class RowChooser(StepChooser[Action]):
    """A cursor in rows."""

    def _ways(self) -> Sequence[Intent]:
        return [way for way in DIRECTIONS if self.can_move(way)]
