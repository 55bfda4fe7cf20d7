"""A lesson that plays itself by its right presses."""

from __future__ import annotations

from collections.abc import Callable

from scenes.core.context import Context
from scenes.core.scene import SceneStack
from scenes.lessons.lesson import lesson_of
from scenes.lessons.lesson_scene import LessonScene
from seats.input.input_events import Press
from seats.keyboard.keys import LEFT_KEYS

READING, CHOOSING = 3.0, 0.4  # seconds before a press


class LessonDemo:
    """Plays the lesson of *game*; *tell* is given each caption when it is shown."""

    def __init__(
        self, game: str, context: Context, stack: SceneStack,
        now: Callable[[], float], tell: Callable[[str], object],
    ) -> None:  # fmt: skip
        self._stack, self._now, self._tell = stack, now, tell
        self._scene = LessonScene(context, lesson_of(game), LEFT_KEYS, lambda: None)
        self._told: object = None
        self._due = 0.0
        stack.reset(self._scene)

    def goes_on(self) -> bool:
        """Press after a frame what is right; returns whether the lesson goes on."""
        if self._stack.top is not self._scene:
            return False
        caption = self._scene.caption
        if caption is not self._told:
            self._told, self._due = caption, self._now() + READING
            if caption:
                self._tell(caption.words)
        if caption and self._now() >= self._due:
            self._press()
        return True

    def _press(self) -> None:
        intent = self._scene.next_press
        if intent is not None:
            self._due = self._now() + CHOOSING
            for down in (True, False):
                self._stack.handle(Press(None, intent, LEFT_KEYS, down=down))
