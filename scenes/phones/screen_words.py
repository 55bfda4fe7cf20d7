"""What the big screen says while phones are pads, so that a phone can say it too."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules.games import REGISTRATIONS
from scenes.core.scene import Scene
from scenes.lessons.lesson_scene import LessonScene
from scenes.ui.menu.dialog import Dialog
from scenes.ui.menu.menu_screen import MenuScreen
from sprites.pictures.dependencies import dependencies
from sprites.pictures.pictures import Picture, Text

SAID = ("title", "why", "sheet", "note")  # widgets, by the first word of their names
_NUMBER = re.compile(r"\d+")


class ScreenWords:
    """Reads the title of a menu screen and the item in focus, or the caption of a lesson."""

    def __init__(self) -> None:
        self._pictures: list[Picture] = []  # that were read
        self._words = ""

    def read(self, scene: Scene | None) -> str:
        """A line for each thing that *scene* says; empty for a table."""
        if isinstance(scene, LessonScene):
            return scene.shown_words
        if not isinstance(scene, MenuScreen):
            return ""
        pictures = _pictures(scene)
        if not _are_same(pictures, self._pictures):
            self._pictures = pictures
            lines = [words for picture in pictures for words in _texts(picture)]
            if scene.menu.focus in REGISTRATIONS:  # whose name is lettering
                lines.insert(0, REGISTRATIONS[scene.menu.focus].title)
            words = "\n".join(lines)
            counts_down = isinstance(scene, Dialog) and _plain(words) == _plain(self._words)
            self._words = self._words if counts_down else words
        return self._words


def _pictures(screen: MenuScreen) -> list[Picture]:
    """What has words to be said, from top to bottom."""
    widgets = [one for one in screen.widgets.shown if one.name.partition(" ")[0] in SAID]
    focused = screen.menu.focused_item
    said = [widget.picture for widget in widgets if widget.visible]
    return said + ([focused.pictures.focused] if focused else [])


def _are_same(some: list[Picture], others: list[Picture]) -> bool:
    """Whether they are the very same objects: comparing what is in them would take longer."""
    return list(map(id, some)) == list(map(id, others))


def _texts(picture: Picture) -> Iterator[str]:
    """All that is written in a picture."""
    if isinstance(picture, Text):
        yield picture.words
    for part in dependencies(picture):
        yield from _texts(part)


def _plain(words: str) -> str:
    """The words without their numbers."""
    return _NUMBER.sub("", words)
