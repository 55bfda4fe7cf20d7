"""What the big screen says while phones are pads, so that a phone can say it too."""

from __future__ import annotations

from scenes.core.scene import Scene
from scenes.lessons.lesson_scene import LessonScene
from scenes.narration.screen_words import ScreenReading
from scenes.ui.menu.menu_screen import MenuScreen
from values import value


@value
class BigScreenWords:
    """The title of a menu, the item in focus, and all other ``text``."""

    text: str = ""
    title: str = ""
    focus: str = ""


class BigScreen:
    """Reads the title of a menu screen and the item in focus, or the caption of a lesson."""

    def __init__(self) -> None:
        self._reading = ScreenReading()

    def words(self, scene: Scene | None) -> BigScreenWords:
        """What *scene* says, a line for each part; nothing for a table."""
        if isinstance(scene, LessonScene):
            return BigScreenWords(scene.shown_words)
        if not isinstance(scene, MenuScreen):
            return BigScreenWords()
        read = self._reading.read(scene)
        text, title, focus = (*read.text, *read.note), read.title, read.item
        return BigScreenWords("\n".join(text), " ".join(title), "\n".join(focus))
