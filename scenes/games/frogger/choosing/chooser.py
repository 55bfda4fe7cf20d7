"""Chooses in steps at the table of Frogger, where the end of the turn tells what leads to it."""

from __future__ import annotations

from rules.frogger import Action
from scenes.games.frogger.choosing.steps import FroggerSteps
from scenes.games.frogger.components.tray import FroggerTray
from scenes.table.choosing.chooser import ChooserContext, PromptArea
from scenes.table.choosing.step_chooser import StepChooser
from scenes.ui.navigation import first_move
from seats.glyphs import Glyph


class FroggerChooser(StepChooser[Action]):
    """The chooser of whoever's hand lies in the *tray*."""

    def __init__(
        self, context: ChooserContext, panel: PromptArea, steps: FroggerSteps, tray: FroggerTray,
        *, hidden: bool,
    ) -> None:  # fmt: skip
        self._tray = tray
        super().__init__(context, panel, steps, tray.box, hidden=hidden)

    def _show_controls(self) -> None:
        super()._show_controls()
        self._tray.name_key(self._key_of_stop())

    def _key_of_stop(self) -> Glyph | None:
        """What to press on the way to the end of the turn, if directions lead there."""
        controls, boxes = self._context.controls, self._boxes()
        if controls.device.has_pointer or self._tray.button_box not in boxes:
            return None
        way = first_move(self._neighbour, self._at, boxes.index(self._tray.button_box))
        return controls.glyph(way) if way else None
