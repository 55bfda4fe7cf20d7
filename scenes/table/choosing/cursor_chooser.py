"""Choosing with a cursor: moved by controls, or by a pointer that chooses what it lets go of."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from scenes.table.choosing.chooser import Chooser, ChooserContext, PromptArea
from scenes.table.choosing.cursor_motion import ArrowBob
from scenes.ui.navigation import lies_back, next_spot, other_end, straight_move
from seats.bindings import Controls
from seats.input.input_events import Press
from seats.intents import DIRECTIONS, Intent, Phase
from sprites.pictures.geometry import Box, Point
from sprites.stage.token import Token

A = TypeVar("A")
CURSOR_Z = 700.0
IN_ORDER: Mapping[Intent, int] = {Intent.TURN_LEFT: -1, Intent.TURN_RIGHT: 1}


class CursorChooser(Chooser[A]):
    """A cursor over boxes. A pointer chooses the box in which it goes down and up again."""

    def __init__(self, context: ChooserContext, panel: PromptArea, at: int = 0) -> None:
        super().__init__(context)
        self._panel = panel
        self._at = at
        self._aimed: int | None = None  # the box that the pointer went down on
        self._came_by: Intent | None = None  # the last direction of this step
        self._bob = ArrowBob(context.stage.renderer)
        self._arrows: Sequence[Token] = ()  # that bob over what the cursor points at

    @property
    def open_cursor(self) -> Point | None:
        return self._boxes()[self._at].centre if self.choice is None else None

    def go_on_with(self, controls: Controls) -> bool:
        if self.choice is not None:
            return False
        self._context = replace(self._context, controls=controls)
        self._show_controls()
        return True

    def press(self, press: Press) -> None:
        if press.down and not self._move_by(press.intent) and press.intent is Intent.CONFIRM:
            self._confirm_unless_refused()

    def offers(self) -> frozenset[Intent]:
        return frozenset() if self.choice is not None else frozenset({*DIRECTIONS, Intent.CONFIRM})

    def point(self, x: float, y: float, phase: Phase) -> None:
        under = self._under(x, y)
        if phase is Phase.DOWN:
            self._aimed = self._touch(under)
        elif phase is Phase.UP:
            aimed, self._aimed = self._aimed, None
            if under is not None and under == aimed:
                self._move(under)
                self._confirm_unless_refused()
        elif under is not None:
            self._move(under)

    def next_box(self, action: A) -> Box | None:
        to = self._next(action)
        return None if to is None else self._boxes()[to]

    def next_press(self, action: A) -> Intent:
        to = self._next(action)
        if to is None or to == self._at:
            return Intent.CONFIRM
        way = straight_move(self._neighbour, self._points(), self._at, to)
        return way or Intent.TURN_RIGHT

    def is_elsewhere(self, action: A) -> bool:
        return self._next(action) not in (None, self._at)

    def step(self) -> None:
        self._bob.step()
        for arrow in self._arrows:
            self._bob.lift(arrow)

    # What a kind of cursor brings

    @abstractmethod
    def _boxes(self) -> Sequence[Box]:
        """What can be pointed at."""

    @abstractmethod
    def _show_controls(self) -> None:
        """Print what to press and what it does."""

    @abstractmethod
    def _moved(self, before: int) -> None:
        """The cursor is somewhere else now: show it."""

    @abstractmethod
    def _confirm(self) -> None:
        """Choose what the cursor points at."""

    @abstractmethod
    def _leads(self, at: int, action: A) -> bool:
        """Whether *action* can be chosen by way of the box number *at*."""

    def _points(self) -> Sequence[tuple[float, float]]:
        """Between which places directions move."""
        return [box.centre for box in self._boxes()]

    def _neighbour(self, at: int, intent: Intent) -> int:
        """The box to which a direction leads from the box number *at*."""
        points = self._points()
        to = next_spot(points, at, intent)
        if to == at and intent in (Intent.LEFT, Intent.RIGHT):
            return other_end(points, at, intent)  # as in every hand of cards
        return to

    def _ways(self) -> Sequence[Intent]:
        """The directions that lead to another box from any of them."""
        boxes = range(len(self._boxes()))
        return [way for way in DIRECTIONS if any(self._neighbour(at, way) != at for at in boxes)]

    def _touch(self, under: int | None) -> int | None:
        """The pointer goes down on a box, or beside all; what it chooses if it is let go there."""
        if under is not None:
            self._move(under)
        return under

    # What kinds of cursors use

    def _next(self, action: A) -> int | None:
        """The box by way of which *action* is chosen: where the cursor is, if it can be."""
        boxes = self._at, *range(len(self._boxes()))
        return next((i for i in boxes if self._leads(i, action)), None)

    def _confirm_unless_refused(self) -> None:
        at = self._at
        if not self._refused(lambda action: self._leads(at, action)):
            self._confirm()

    def _under(self, x: float, y: float) -> int | None:
        return next((i for i, box in enumerate(self._boxes()) if box.contains(x, y)), None)

    def _move_by(self, intent: Intent) -> bool:
        """Move the cursor by a control; tell whether it was meant for that."""
        if intent in DIRECTIONS:
            to = self._neighbour(self._at, intent)
            if self._is_once_too_often(intent, to):
                self._came_by = None  # pressed once more it leads on
            else:
                self._move(to)
                self._came_by = intent
        elif intent in IN_ORDER:
            self._move((self._at + IN_ORDER[intent]) % len(self._boxes()))
        else:
            return False
        return True

    def _is_once_too_often(self, intent: Intent, to: int) -> bool:
        """Whether *intent* has led to what a lesson asks for, or leads the other way from it."""
        prescribed = self._context.prescribed
        if prescribed is None or prescribed.find or not self._leads(self._at, prescribed.action):
            return False
        points = self._points()
        return intent is self._came_by or lies_back(points[self._at], points[to], intent)

    def _move(self, to: int) -> None:
        if to != self._at:
            before, self._at = self._at, to
            self._moved(before)
