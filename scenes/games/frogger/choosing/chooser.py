"""Chooses in steps at the table of Frogger, where the end of the turn tells what leads to it."""

from __future__ import annotations

from rules.frogger import Action
from scenes.games.frogger.choosing.steps import FroggerSteps
from scenes.games.frogger.components.tray import FroggerTray
from scenes.table.choosing.chooser import ChooserContext, PromptArea
from scenes.table.choosing.step_chooser import StepChooser
from scenes.ui.navigation import ALONG, row_of
from seats.glyphs import Glyph
from seats.intents import Intent
from words import say


class FroggerChooser(StepChooser[Action]):
    """The chooser of whoever's hand lies in the *tray*."""

    def __init__(
        self, context: ChooserContext, panel: PromptArea, steps: FroggerSteps, tray: FroggerTray,
        *, hidden: bool,
    ) -> None:  # fmt: skip
        self._tray = tray
        super().__init__(context, panel, steps, tray.box, hidden=hidden)

    def _neighbour(self, at: int, intent: Intent) -> int:
        """Frogs are entered at the foremost, the market at the first card, that can be chosen."""
        to, rows = super()._neighbour(at, intent), self._step.rows
        here, (name, row) = (rows[row_of([row for _, row in rows], one)] for one in (at, to))
        able = [one for one in row if self._step.targets[one].then and self._is_piece(one)]
        if here[0] == name or not able:
            return to
        ends = {say("frogger.row_frogs"): able[-1], say("frogger.row_market"): able[0]}
        return ends.get(name, to)

    def _is_piece(self, at: int) -> bool:
        """Whether a target is a card or frog, not the end of the turn."""
        return self._boxes()[at] != self._tray.button_box

    def _show_controls(self) -> None:
        super()._show_controls()
        self._tray.name_key(self._key_of_stop())

    def _key_of_stop(self) -> Glyph | None:
        """What to press for the end of the turn, where the cursor is beside it."""
        controls, boxes = self._context.controls, self._boxes()
        if controls.device.has_pointer or self._tray.button_box not in boxes:
            return None
        end = boxes.index(self._tray.button_box)
        beside = (way for way in ALONG if end == self._neighbour(self._at, way) != self._at)
        return next(map(controls.glyph, beside), None)
