"""A loop that need not draw tables."""

from __future__ import annotations

from scenes.app.loop import Loop
from scenes.lessons.lesson_scene import LessonScene
from scenes.playback.attract import Attract
from scenes.playback.replay import Replay
from scenes.table.table_scene import TableScene

AT_A_TABLE = TableScene, LessonScene, Attract, Replay


class SparingLoop(Loop):
    """Leaves out what is drawn of a table that was laid out before, while it is not to be drawn."""

    draws = True
    _undrawn = False

    def draw_undrawn(self) -> None:
        """Draw the last frame, if that was left out."""
        if self._undrawn:
            self._draw()

    def _draw(self) -> None:
        fits = self._display.surface().get_size() == self._size and not self._stack.changed
        self._undrawn = not self.draws and fits and isinstance(self._stack.scenes[-1], AT_A_TABLE)
        if not self._undrawn:
            super()._draw()
