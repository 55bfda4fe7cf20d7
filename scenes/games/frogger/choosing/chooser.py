"""Chooses in steps at the table of Frogger; one control ends the turn."""

from __future__ import annotations

from collections.abc import Sequence

from rules.decktet import Card
from rules.frogger import Action, Advance, Retreat, Take
from scenes.games.frogger.choosing.rows import foremost
from scenes.games.frogger.choosing.steps import FroggerSteps
from scenes.games.frogger.components.tray import FroggerTray
from scenes.table.choosing.chooser import ChooserContext, PromptArea
from scenes.table.choosing.choosing_steps import Done, StepTarget
from scenes.table.choosing.step_chooser import StepChooser
from scenes.ui.control_signs import LabelledSign
from scenes.ui.navigation import ALONG, next_column, row_of
from seats.intents import DIRECTIONS, Intent
from sounds.bank import Sound
from sprites.motion.gestures import shiver
from sprites.stage.token import Token
from words import say

TO_END = Intent.TURN_LEFT  # ends the turn, wherever the cursor is


class FroggerChooser(StepChooser[Action]):
    """The chooser of whoever's hand lies in the *tray*."""

    def __init__(
        self, context: ChooserContext, panel: PromptArea, steps: FroggerSteps, tray: FroggerTray,
        *, hidden: bool,
    ) -> None:  # fmt: skip
        self._tray, self._no_card = tray, steps.no_card
        super().__init__(context, panel, steps, tray.box, hidden=hidden)

    def _neighbour(self, at: int, intent: Intent) -> int:
        """Frogs are entered at the foremost, the market at the first card, that can be chosen.

        No direction leads from its row to the end of the turn, which has a control of its own.
        """
        if intent in ALONG:
            return self._beside(at, intent)
        to, rows = super()._neighbour(at, intent), self._step.rows
        here, (name, row) = (rows[row_of([row for _, row in rows], one)] for one in (at, to))
        able = [one for one in row if self._step.targets[one].then and self._is_piece(one)]
        if to == self._end and at in row:
            return at
        if here[0] == name or not able:
            return to
        if name == say("frogger.row_frogs"):
            return foremost(self._step.targets, able)
        return able[0] if name == say("frogger.row_market") else to

    def offers(self) -> frozenset[Intent]:
        """In a lesson only directions that lead on: their keys are shown where one has to find."""
        offered = super().offers()
        if not self._context.prescribed:
            return offered
        return offered - {way for way in DIRECTIONS if not self.can_move(way)}

    def _beside(self, at: int, intent: Intent) -> int:
        """What follows in the row: the end of the turn may lie below it, between two cards."""
        numbers, points = [row for _, row in self._step.rows], self._points()
        row = [one for one in numbers[row_of(numbers, at)] if one == at or self._is_piece(one)]
        return row[next_column([points[one] for one in row], row.index(at), intent)]

    def _row_name(self, at: int) -> str:
        """The market is a place once one is there; before, it is where one gets a card."""
        here, there = (super(FroggerChooser, self)._row_name(one) for one in (self._at, at))
        within = here == there == say("frogger.row_market")
        return say("frogger.market_name") if within else there

    def _is_piece(self, at: int) -> bool:
        """Whether a target is a card or frog, not the end of the turn."""
        return at != self._end

    def _follow(self, target: StepTarget[Action]) -> None:
        """Shake the cursor on what cannot be chosen: beside the prompt stands why not."""
        super()._follow(target)
        if target.then is None:
            self._context.stage.run(shiver(self._cursor))

    def next_press(self, action: Action) -> Intent:
        to = self._next(action)
        if to is not None and to == self._end and to != self._at:
            return TO_END
        return super().next_press(action)

    def is_elsewhere(self, action: Action) -> bool:
        """Whatever the cursor is at, the end of the turn is one press away."""
        return self.next_press(action) is not TO_END and super().is_elsewhere(action)

    def _move_by(self, intent: Intent) -> bool:
        if intent is TO_END and self._end is not None:
            self._end_turn(self._end)
            return True
        if intent is TO_END and self._no_end is not None:
            self._refuse(self._tray.button, self._no_end)
            self._explain_end(self._no_end)
            return True
        if intent is Intent.DOWN and self._has_no_way_down:
            self._refuse(self._cursor, self._no_card)
            return True
        return super()._move_by(intent)

    def _end_turn(self, end: int) -> None:
        """End the turn at once, unless a lesson asks for something else."""
        if self._refused(lambda action: self._leads(end, action)):
            self._context.stage.run(shiver(self._tray.button))
        else:
            self._follow(self._step.targets[end])

    def _refuse(self, shaken: Token, why: str) -> None:
        """Tell *why* a control leads nowhere now."""
        self._play_openly(Sound.REFUSE)
        self._context.stage.run(shiver(shaken))
        self._panel.show_status(why)

    @property
    def _has_no_way_down(self) -> bool:
        """Whether down would lead to the market, were there a card to get."""
        begins = bool(self._path) and self._step is self._first
        return begins and bool(self._no_card) and not self.can_move(Intent.DOWN)

    def _hover(self, ghost: StepTarget[Action] | None) -> None:
        super()._hover(ghost)
        self._explain_end(ghost.words if ghost and ghost.box == self._tray.button_box else "")

    def _show(self) -> None:
        super()._show()
        self._explain_end("")

    def _explain_end(self, why: str) -> None:
        """Tell at the button *why* it is grey, where a lesson's caption covers all other words."""
        self._tray.explain(why if self._context.prescribed else "")

    @property
    def _no_end(self) -> str | None:
        """Why the turn cannot be ended yet, if its button is shown."""
        others = self._step.pointer_targets
        return next((one.words for one in others if one.box == self._tray.button_box), None)

    @property
    def _end(self) -> int | None:
        """The number of the end of the turn, if it can be chosen now."""
        boxes = self._boxes()
        return boxes.index(self._tray.button_box) if self._tray.button_box in boxes else None

    def _words(self) -> tuple[str, str]:
        """What is chosen last is named by what comes of it."""
        then = self._step.targets[self._at].then
        match then and then():
            case Done(Advance()):
                return "", say("frogger.leap")
            case Done(Take() | Retreat(card=Card())):
                return "", say("frogger.take")
            case _:
                return "", ""

    def _signs(self) -> Sequence[LabelledSign]:
        """What leads back is told in a lesson as well: there is room for it.

        What ends the turn stands on its button alone.
        """
        signs = super()._signs()
        if self._at == self._end and self._tray.tells_key:
            return signs[:-1]
        if not (self._left_at and self._context.prescribed):
            return signs
        return [
            *signs,
            LabelledSign(self._context.controls.glyph(Intent.CANCEL), say("table.back")),
        ]

    def _show_controls(self) -> None:
        controls, may_end = self._context.controls, self._end is not None
        is_pressed = may_end and not controls.device.has_pointer
        self._tray.name_key(controls.glyph(TO_END) if is_pressed else None)
        # In later steps of a move the turn cannot be ended; in a lesson nothing grey is shown.
        self._tray.offer(may_end or (None if self._context.prescribed else False))
        super()._show_controls()
