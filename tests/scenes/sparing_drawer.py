"""What need not draw tables."""

from __future__ import annotations

from scenes.app.frames.scene_drawer import SceneDrawer
from scenes.lessons.lesson_scene import LessonScene
from scenes.playback.attract import Attract
from scenes.playback.replay import Replay
from scenes.table.table_scene import TableScene

AT_A_TABLE = TableScene, LessonScene, Attract, Replay


class SparingDrawer(SceneDrawer):
    """Leaves out what is drawn of a table that was laid out before, while it is not to be drawn."""

    draws = True
    _undrawn: tuple[float, float] | None = None

    def draw_undrawn(self) -> None:
        """Draw the last frame, if that was left out."""
        if self._undrawn:
            super().draw(*self._undrawn)
            self._undrawn = None

    def draw(self, now: float, ahead: float) -> bool:
        fits = self._display.surface().get_size() == self._size and not self._stack.changed
        if not self.draws and fits and isinstance(self._stack.scenes[-1], AT_A_TABLE):
            self._undrawn = now, ahead
            return False
        self._undrawn = None
        return super().draw(now, ahead)
