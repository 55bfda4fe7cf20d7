"""Closes a kiosk outside its opening hours; a match that has begun may go on a little longer."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from scenes.core.context import Context
from scenes.core.scene import Scene, SceneStack
from scenes.kiosk.closed_screen import ClosedScreen
from scenes.kiosk.closing_warning import LAST, ClosingWarning
from scenes.kiosk.operator_menu import OperatorMenu
from scenes.menus.party.progress import leave as leave_party
from scenes.menus.results import Results
from scenes.table.table_scene import TableScene

CLOSING = 300.0  # seconds that a match may go on after closing time


class ClosingTime:
    """Looks at the *stack* once a frame; *push* opens a scene on top.

    *now* returns seconds that never run backwards, *today* the local time, which may be set.
    """

    def __init__(
        self,
        context: Context,
        stack: SceneStack,
        now: Callable[[], float],
        today: Callable[[], datetime],
        push: Callable[[Scene], object],
    ) -> None:
        self._context, self._stack, self._push = context, stack, push
        self._now, self._today = now, today
        self._end: float | None = None  # of a match, after closing time
        self._warnings: list[float] = []  # seconds before that end, at which people are warned

    def update(self) -> None:
        """Close, warn or open if it is time."""
        if self._context.kiosk_rules.hours.is_open(self._today()):
            self._end = None
            if isinstance(self._stack.top, ClosedScreen):
                self._stack.reset(self._context.routes.title())
        elif not self._on_stack(ClosedScreen, OperatorMenu):
            if self._playing():
                self._end_match()
            else:
                self._close()

    def _end_match(self) -> None:
        """Warn at closing time and again at the very end, and close then."""
        if self._end is None:
            self._end = self._now() + CLOSING
            self._warnings = [LAST, CLOSING]
        left = self._seconds_left() or 0.0
        if left <= 0:
            self._close()
        elif self._warnings and left <= self._warnings[-1]:
            self._warnings.pop()
            if not self._on_stack(ClosingWarning):
                self._push(ClosingWarning(self._context, self._seconds_left))

    def _seconds_left(self) -> float | None:
        """Seconds until the match ends; ``None`` before closing time."""
        return None if self._end is None else self._end - self._now()

    def _close(self) -> None:
        self._end = None
        self._context.archive.abandon()
        leave_party(self._context)
        self._stack.reset(ClosedScreen(self._context, self._today))

    def _playing(self) -> bool:
        """Whether a match has begun, its results are shown, or a party night goes on."""
        if self._context.party is not None:
            return True
        tables = [scene.table for scene in self._stack.scenes if isinstance(scene, TableScene)]
        return self._on_stack(Results) or any(table.match.log for table in tables)

    def _on_stack(self, *kinds: type) -> bool:
        return any(isinstance(scene, kinds) for scene in self._stack.scenes)
