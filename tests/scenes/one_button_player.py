"""Somebody who has one button, by way of the real event queue."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.core.scene import Scene
from scenes.lessons.lesson_scene import LessonScene
from scenes.table.named_choices.list_chooser import ListChooser
from scenes.table.table_scene import TableScene
from scenes.ui.menu.menu_screen import MenuScreen
from tests import input_events
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import skip

KEY = pygame.KSCAN_K  # which means nothing else
REST = 33  # frames from one press to the next
PAUSE = 80  # frames after which a pause has chosen


class OneButtonPlayer:
    """Sees what is pointed at, and presses *key* or lets it go, in the *way* of the settings."""

    def __init__(self, app: RunningApp, way: str, key: int = KEY) -> None:
        self._app, self._way, self._key = app, way, key
        self._down = False
        self._waits = 0  # frames
        self._paused = 0  # frames for which what is wanted has been pointed at

    def choose(self, name: str) -> None:
        """Choose the item *name* of the present menu, by way of its groups, until it is left."""
        screen = self._app.screen
        self._app.run_until(lambda: self._app.scene is not screen, lambda: self.wish(name))
        self._let_go()

    def change(self, name: str, step: int, value: object) -> None:
        """Change the setting *name* by *step* (-1 or +1) until it is *value*."""
        app = self._app
        app.run_until(
            lambda: getattr(app.context.settings, name) == value, lambda: self.wish(name, step)
        )
        self._let_go()

    def choose_row(self, words: str) -> None:
        """Choose the row of a list that says *words*, until another scene opens."""
        table = self._app.scene
        self._app.run_until(lambda: self._app.scene is not table, lambda: self._wish_row(words))
        self._let_go()

    def play(self, goal: type[Scene]) -> None:
        """Choose the first thing that can be chosen at the table, until a *goal* is on top."""
        self._app.run_until(lambda: isinstance(self._app.scene, goal), self._play)
        self._let_go()

    def make_choice(self) -> None:
        """Choose once at the present table."""
        match = self._app.table.match
        made = len(match.log)
        self._app.run_until(lambda: len(match.log) > made, self._play)
        self._let_go()

    def press_when(self, wanted: Callable[[], bool]) -> None:
        """Press as soon as it is *wanted*, and let go."""
        self._app.run_until(wanted)
        for down in (True, False):
            self._hold(down)
            self._app.frames(REST)

    def hold_on(self) -> None:
        """Press, and do not let go."""
        self._hold(True)

    def learn(self, lesson: LessonScene) -> None:
        """Read and choose as the *lesson* says, until it is over."""
        self._app.run_until(lambda: self._app.scene is not lesson, lambda: self._learn(lesson))
        self._let_go()

    def wish(self, name: str, step: int = 0) -> None:
        """Do what is to be done in this frame to choose the item *name*, or to change it."""
        scene = self._app.scene
        entry = scene.scan.entry if isinstance(scene, MenuScreen) else None
        if not isinstance(scene, MenuScreen) or entry is None:
            return
        if any(name in one.items and not one.leaves for one in scene.scan.entries):
            self._act(name in entry.items and not entry.leaves and entry.change in (0, step))
        else:
            self._act(entry.leaves)

    def _learn(self, lesson: LessonScene) -> None:
        chooser = lesson.chooser
        if lesson.reading:
            self._act(True)
        elif isinstance(chooser, ListChooser):
            right = chooser.row_to(lesson.right_choice)
            self._act(right in chooser.list.framed)
        else:
            self._let_go()

    def _play(self) -> None:
        chooser = self._chooser()
        if chooser is None or chooser.choice is not None:
            self._let_go()
            skip(self._app)
            return
        rows = [chooser.list.rows[at] for at in chooser.list.framed]
        options = [row.option for row in rows if row.option]
        self._act(any(option.then for option in options) or not chooser.open)

    def _wish_row(self, words: str) -> None:
        chooser = self._chooser()
        if chooser is not None:
            self._act(any(chooser.list.rows[at].words == words for at in chooser.list.framed))

    def _act(self, wanted: bool) -> None:
        """Press the button or let it go, as what is pointed at is *wanted* or not."""
        self._waits -= 1
        if self._waits > 0:
            return
        match self._way:
            case "auto" if wanted or self._down:
                self._hold(not self._down)
            case "hold" if wanted or not self._down:
                self._hold(not self._down)
            case "step":
                self._paused = self._paused + 1 if wanted and not self._down else 0
                if self._paused in (0, PAUSE):
                    self._hold(not self._down)
                    self._waits = 1 if self._down else REST

    def _chooser(self) -> ListChooser[object] | None:
        scene = self._app.scene
        if not isinstance(scene, TableScene) or not scene.table.awaiting_choice:
            return None
        pending = scene.table.pending
        choosers = (pending.chooser(seat) for seat in sorted(pending.missing))
        return next((one for one in choosers if isinstance(one, ListChooser)), None)

    def _let_go(self) -> None:
        self._paused = 0
        if self._down:
            self._hold(False)

    def _hold(self, down: bool) -> None:
        self._down = down
        self._waits = 1 if down else REST
        input_events.key(self._key, down)
