"""What the big screen says while phones are pads, so that a phone can say it too."""

from __future__ import annotations

from scenes.core.scene import Scene
from scenes.lessons.lesson_scene import LessonScene
from scenes.narration.screen_words import ScreenReading
from scenes.ui.menu.menu_screen import MenuScreen


class BigScreen:
    """Reads the title of a menu screen and the item in focus, or the caption of a lesson."""

    def __init__(self) -> None:
        self._reading = ScreenReading()

    def words(self, scene: Scene | None) -> str:
        """A line for each thing that *scene* says; empty for a table."""
        if isinstance(scene, LessonScene):
            return scene.shown_words
        if not isinstance(scene, MenuScreen):
            return ""
        read = self._reading.read(scene)
        return "\n".join((*read.title, *read.text, *read.note, *read.item))
