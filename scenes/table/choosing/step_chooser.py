"""Chooses in steps: what, which, where; and back again, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
from typing import TypeVar

from scenes.table.choosing.chooser import ChooserContext, PromptArea
from scenes.table.choosing.choosing_steps import (
    ChoosingStep,
    ChoosingSteps,
    Done,
    StepTarget,
    nothing,
)
from scenes.table.choosing.cursor_chooser import CURSOR_Z
from scenes.table.choosing.cursor_frame import cursor_frame
from scenes.table.choosing.cursor_motion import move_cursor
from scenes.table.choosing.secrecy.curtain_chooser import CurtainChooser
from scenes.ui.control_signs import LabelledSign, cursor_signs, row_signs
from scenes.ui.navigation import ALONG, nearest_row, next_in_rows, row_of
from seats.intents import Intent, Phase
from sounds.bank import Sound
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

A = TypeVar("A")
ARROW = Art("arrow-down", 50)
ROW_WAYS = Intent.UP, Intent.DOWN, *ALONG  # in this order they are told
RISE = 30.0  # from the top of a target to the middle of the arrow over it


class StepChooser(CurtainChooser[A]):
    """A cursor over the targets of one step after another; cancel goes one step back.

    All of it happens behind a curtain over *box* if something is *hidden*. A finger that touches a
    target points at it first; touching it again chooses it.
    """

    def __init__(
        self,
        context: ChooserContext,
        panel: PromptArea,
        steps: ChoosingSteps[A],
        box: Box,
        *,
        hidden: bool = False,
    ) -> None:
        super().__init__(context, panel, box, hidden=hidden)
        self._steps = steps
        self._first = steps.first()
        self._path: list[ChoosingStep[A]] = []  # the present step last
        self._left_at: list[int] = []  # where the cursor was in the steps before it
        # By way of which targets of a step a lesson goes on: to find that takes a search.
        self._leading: tuple[ChoosingStep[A], dict[tuple[int, A], bool]] | None = None
        self._ghost: StepTarget[A] | None = None  # that the pointer went down on
        self._hovered: StepTarget[A] | None = None  # the ghost that the pointer is on
        self._cursor = Token(ARROW, Pose(0, 0), CURSOR_Z + 1, "cursor")
        self._cursor.visible = False
        self._curtain.close()

    @property
    def steps_made(self) -> int:
        return len(self._left_at)

    def can_move(self, intent: Intent) -> bool:
        """Whether a direction leads to another target."""
        return bool(self._path) and self._neighbour(self._at, intent) != self._at

    @property
    def _step(self) -> ChoosingStep[A]:
        return self._path[-1]

    def offers(self) -> frozenset[Intent]:
        stuck = {Intent.CONFIRM} if self._path and not self._step.targets[self._at].then else set()
        return super().offers() - stuck | ({Intent.CANCEL} if self._left_at else set())

    def point(self, x: float, y: float, phase: Phase) -> None:
        if self.choice is not None or not self._path or not self._point_ghost(x, y, phase):
            super().point(x, y, phase)

    def _point_ghost(self, x: float, y: float, phase: Phase) -> bool:
        """Point at what is shown beside the targets, or choose it; tell whether there is any."""
        ghost, aimed = self._ghost_under(x, y), self._ghost
        if phase is Phase.DOWN:
            self._ghost = ghost
        elif phase is Phase.UP:
            self._ghost = None
        if phase is Phase.UP and aimed is not None:
            if aimed == ghost and not self._refused(lambda action: _leads(aimed, action)):
                self._follow(aimed)
            return True
        self._hover(ghost)
        return ghost is not None

    def _hover(self, ghost: StepTarget[A] | None) -> None:
        """Show what *ghost* shows instead of what the cursor points at, and its words."""
        before, self._hovered = self._hovered, ghost
        shows = any(one and one.show is not nothing for one in (before, ghost))
        if shows and ghost is not before:
            self._show_target(ghost or self._step.targets[self._at])
        if ghost is not before:
            self._point_at(ghost or self._step.targets[self._at])
        if ghost is not None:
            self._panel.show_status(ghost.words)

    def _ghost_under(self, x: float, y: float) -> StepTarget[A] | None:
        """What is at that place, unless a target is nearer."""
        targets = self._step.targets
        shown = [*targets[self._at].ghosts, *self._step.pointer_targets]
        hit = [ghost for ghost in shown if ghost.box.contains(x, y)]
        ghost = min(hit, key=lambda one: dist(one.box.centre, (x, y)), default=None)
        under = self._under(x, y)
        if ghost is None or under is None:
            return ghost
        near = dist(targets[under].box.centre, (x, y))
        return ghost if dist(ghost.box.centre, (x, y)) < near else None

    def _boxes(self) -> Sequence[Box]:
        return [target.box for target in self._step.targets]

    def _neighbour(self, at: int, intent: Intent) -> int:
        if rows := self._step.rows:
            return next_in_rows([row for _, row in rows], self._points(), at, intent)
        to = super()._neighbour(at, intent)
        if to == at and intent in (Intent.UP, Intent.DOWN):
            return nearest_row(self._points(), at, intent)  # however far aside
        return to

    def _under(self, x: float, y: float) -> int | None:
        boxes = self._boxes()
        hit = [i for i, box in enumerate(boxes) if box.contains(x, y)]
        return min(hit, key=lambda i: dist(boxes[i].centre, (x, y)), default=None)

    def _touch(self, under: int | None) -> int | None:
        if under == self._at:
            return under
        if under is not None:
            self._move(under)
        elif self._left_at:
            self._cancel()
            self._panel.show_status(say("table.put_back"))
        else:
            self._play_openly(Sound.REFUSE)
        return None

    def _turned(self, is_open: bool) -> None:
        self._steps.turned(is_open)
        self._steps.clear()
        if is_open:
            self._context.stage.add(self._cursor)
            self._begin(self._first)
        else:
            self._context.stage.remove(self._cursor)
            self._cursor.visible = False
            self._path, self._left_at = [], []
            self._panel.show_controls(())
            self._panel.show_idle_status()

    def _begin(self, step: ChoosingStep[A]) -> None:
        self._path.append(step)
        self._at, self._came_by = step.start, None
        self._show()

    def _confirm(self) -> None:
        self._follow(self._step.targets[self._at])

    def _follow(self, target: StepTarget[A]) -> None:
        """Go on with what follows from *target*, or refuse it."""
        then = target.then
        if then is None:
            self._play_openly(Sound.REFUSE)
            return
        self._play_openly(Sound.MENU_CONFIRM)
        match then():
            case Done(action):
                self.choice = action
                self.changes += 1
                self.close()
            case ChoosingStep() as step:
                self._left_at.append(self._at)
                self._begin(step)

    def _leads(self, at: int, action: A) -> bool:
        if self._leading is None or self._leading[0] is not self._step:
            self._leading = self._step, {}
        known = self._leading[1]
        if (at, action) not in known:
            known[at, action] = _leads(self._step.targets[at], action)
        return known[at, action]

    def _cancel(self) -> None:
        if self._left_at:
            self._path.pop()
            self._at = self._left_at.pop()
            self._play_openly(Sound.MENU_BACK)
            self._show()
        else:
            super()._cancel()

    def _moved(self, before: int) -> None:
        self._play_openly(Sound.MENU_MOVE)
        self._show()

    def _show(self) -> None:
        """Show the present step and what its cursor points at."""
        target = self._step.targets[self._at]
        self._hovered = None
        self._show_target(target)
        self._show_controls()
        self._point_at(target)

    def _point_at(self, target: StepTarget[A]) -> None:
        """Frame *target*, or let the arrow go to it."""
        frame = self._steps.frame(target)
        self._arrows = () if frame else (self._cursor,)
        if frame is None:
            height = max(target.ceiling, target.box.y - RISE)
            self._cursor.picture = ARROW
            move_cursor(self._cursor, Pose(target.box.centre[0], height))
        else:
            self._cursor.picture = cursor_frame(frame)
            move_cursor(self._cursor, Pose(*frame.centre))

    def _show_target(self, target: StepTarget[A]) -> None:
        """Show the present step, and what *target* of it shows."""
        self._steps.clear()
        self._step.show()
        target.show()
        self._panel.show_status(target.words)

    def _show_controls(self) -> None:
        self._panel.show_controls(self._signs())

    def _words(self) -> tuple[str, str]:
        """What moving and choosing are called here, if they have other names than usual."""
        return "", ""

    def _signs(self) -> Sequence[LabelledSign]:
        signs = self._cursor_signs(self._step.targets[self._at])
        if not self._left_at or self._context.prescribed:  # it leaves room for words
            return signs
        back = self._context.controls.glyph(Intent.CANCEL)
        return [*signs, LabelledSign(back, say("table.back"))]

    def _cursor_signs(self, target: StepTarget[A]) -> Sequence[LabelledSign]:
        """What to press to move on, and to choose *target* if that can be done."""
        controls, rows, (move, choose) = self._context.controls, self._step.rows, self._words()
        by_pointer = controls.device.has_pointer
        if rows and not by_pointer:
            ways = {way: self._row_name(self._neighbour(self._at, way)) for way in self._row_ways()}
            signs = row_signs(controls, ways, self._row_name(self._at), choose)
        else:
            signs = cursor_signs(controls, ways=self._ways(), move=move, choose=choose)
        return signs if target.then or by_pointer else signs[:-1]

    def _row_ways(self) -> Sequence[Intent]:
        """The directions that lead on from here, one for each target: along the row if both do."""
        ways = {self._neighbour(self._at, way): way for way in ROW_WAYS if self.can_move(way)}
        return [*ways.values()]

    def _row_name(self, at: int) -> str:
        """What the row of the target number *at* is called."""
        numbers = [row for _, row in self._step.rows]
        return self._step.rows[row_of(numbers, at)][0]


def _leads(target: StepTarget[A], action: A) -> bool:
    """Whether some way from *target* ends with *action*."""
    if not target.may_lead_to(action):
        return False
    match target.then and target.then():
        case Done(done):
            return bool(done == action)
        case ChoosingStep(targets):
            return any(_leads(one, action) for one in targets)
        case _:
            return False
