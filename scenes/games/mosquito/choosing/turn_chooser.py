"""The cursor of a turn: among cards on the pond, directions keep to columns."""

from __future__ import annotations

from collections.abc import Sequence

from rules.mosquito import Action
from scenes.games.mosquito.choosing.follower import MosquitoFollower
from scenes.games.mosquito.choosing.preview import raised_box
from scenes.games.mosquito.components.panel import MosquitoPanel
from scenes.table.choosing.chooser import ChooserContext
from scenes.table.choosing.choosing_steps import ChoosingStep, StepTarget
from scenes.table.choosing.step_chooser import StepChooser
from scenes.table.seats.key_row import Signs
from scenes.ui.navigation import ALONG, next_column, next_in_column, next_spot
from seats.intents import Intent
from sprites.pictures.geometry import Box

ALONG_BY = {Intent.LEFT: -1, Intent.RIGHT: 1}


class TurnChooser(StepChooser[Action]):
    """Left and right lead to the next column on one side of the *log*, and end at its ends.

    However high its cards lie, it is not passed over, and after it they come back to the row that
    they began in; up and down keep to a column of several, and to that of one if they can.
    The kinds of turns have ends, so that nobody comes round to a pass by one press too many.
    Where nothing but placing makes a point it is chosen already, and the way back leads to the
    other kinds of turns. In a hand left and right lead through both of its rows, up and down from
    one to the other. What moves is always printed, the way back only where there are two lines for
    what to press. What cannot be chosen says why.
    """

    def __init__(
        self, context: ChooserContext, panel: MosquitoPanel, steps: MosquitoFollower, box: Box,
        *, log: float, hidden: bool,
    ) -> None:  # fmt: skip
        self._hand, self._log, self._turn = panel, log, steps
        self._row: float | None = None  # where left and right have begun
        self._skipped = 0  # steps that were chosen already
        super().__init__(context, panel, steps, box, hidden=hidden)

    def next_box(self, action: Action) -> Box | None:
        to = self._next(action)
        if to is None or not self._in_hand:
            return super().next_box(action)
        slots, wide = self._hand.spread(len(self._step.targets))
        return raised_box(slots[to], wide)

    @property
    def is_begun(self) -> bool:
        """Whether a step is made that was not chosen already."""
        return self.steps_made > self._skipped

    @property
    def _in_hand(self) -> bool:
        """Whether a card of the hand is chosen."""
        return self._turn.in_hand(self._step.targets[0])

    def _ways(self) -> Sequence[Intent]:
        usable = [one for one in self._step.targets if one.then]
        if self._context.prescribed and len(usable) == 1:
            return ()  # the cursor begins there
        return super()._ways()

    def _turned(self, is_open: bool) -> None:
        super()._turned(is_open)
        if is_open and (step := self._turn.straight()):
            self._left_at.append(self._at)
            self._skipped = 1
            self._begin(step)

    def _follow(self, target: StepTarget[Action]) -> None:
        if target.then is None and target in self._step.targets:
            self._turn.refuse(target, self._step.targets.index(target))
        super()._follow(target)

    def _signs(self) -> Signs:
        signs = super()._signs()
        goes_back = bool(signs) and signs[-1].glyph == self._context.controls.glyph(Intent.CANCEL)
        return signs[:-1] if goes_back and not self._hand.has_two_lines else signs

    def _begin(self, step: ChoosingStep[Action]) -> None:
        self._row = None
        super()._begin(step)

    def _touch(self, under: int | None) -> int | None:
        self._row = None
        return super()._touch(under)

    def _move_by(self, intent: Intent) -> bool:
        if intent not in ALONG:
            self._row = None
        elif self._row is None:
            self._row = self._points()[self._at][1]
        return super()._move_by(intent)

    def _neighbour(self, at: int, intent: Intent) -> int:
        if self._in_hand:
            if intent not in ALONG:
                return super()._neighbour(at, intent)
            to = at + ALONG_BY[intent]
            return to if 0 <= to < len(self._step.targets) else at
        if self._turn.is_button(self._step.targets[at]):
            return next_spot(self._points(), at, intent)
        if intent in ALONG:
            return self._beside(at, intent)  # no way round: what is beyond the last is far off
        to = next_in_column(self._points(), at, intent)
        to = super()._neighbour(at, intent) if to == at else to
        return at if intent not in ALONG and self._leaves_several(at, to) else to

    def _leaves_several(self, at: int, to: int) -> bool:
        """Whether *to* is beside a column of several targets, on the side of the log of *at*."""
        points = self._points()
        x = points[at][0]
        column = [i for i, point in enumerate(points) if abs(point[0] - x) <= 1]
        return len(column) > 1 and to not in column and to in self._same_side(at)

    def _same_side(self, at: int) -> Sequence[int]:
        """The targets above the log if that number *at* is, else those below it."""
        points = self._points()
        is_above = points[at][1] < self._log
        return [i for i, (_, y) in enumerate(points) if (y < self._log) == is_above]

    def _beside(self, at: int, intent: Intent) -> int:
        """The target in the next column left or right of that number *at*, on its side of the log.

        If it is alone there, all count.
        """
        points, targets = [*self._points()], self._same_side(at)
        if len(targets) == 1:
            targets = range(len(points))
        x, y = points[at]
        if self._row is not None and (self._row < self._log) == (y < self._log):
            points[at] = x, self._row
        return targets[next_column([points[i] for i in targets], targets.index(at), intent)]
