"""What the big screen says while phones are pads, so that a phone can say it too."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import ref

from phones.screens import ScreenMenu
from scenes.core.scene import Scene
from scenes.lessons.lesson_scene import LessonScene
from scenes.menus.score_sheet import ScoreSheet
from scenes.menus.title import Title
from scenes.narration.screen_words import ScreenReading, item_words, without_numbers
from scenes.phones.step_numbers import new_numbers
from scenes.ui.menu.dialog import Dialog
from scenes.ui.menu.menu import Menu, MenuItem
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.pages.page_screen import PageScreen
from sprites.pictures.pictures import Picture
from values import value

MOST_ITEMS = 40  # on a phone; of a longer menu it has those around the focus
LONGEST = 80  # letters of an item
LEAD_ON = ("start", "rematch", "later")
"""The names of the items that most people look for next."""
BETWEEN = " · "  # its name and its value


@value
class BigScreenWords:
    """The title of a menu, its items, and all other ``text``; a ``page`` is there to be read.

    ``pad`` tells whether the buttons of a pad do anything, ``menu_button`` whether that one does.
    """

    text: str = ""
    title: str = ""
    menu: ScreenMenu | None = None
    pad: bool = True
    menu_button: bool = True
    page: tuple[str, ...] = ()


class BigScreen:
    """Reads the title and the items of a menu screen, or the caption of a lesson."""

    def __init__(self) -> None:
        self._reading = ScreenReading()
        self._menu = _MenuReading()

    def words(self, scene: Scene | None) -> BigScreenWords:
        """What *scene* says, a line for each part; nothing for a table."""
        if isinstance(scene, LessonScene):
            return BigScreenWords(scene.shown_words)
        if not isinstance(scene, MenuScreen):
            return BigScreenWords()
        read = self._reading.read(scene)
        page = read.page if isinstance(scene, PageScreen) else ()
        if isinstance(scene, ScoreSheet):
            page = tuple(scene.lines())
        text, title = (*read.text, *read.note), read.title
        menu, does_more = self._menu.read(scene), not isinstance(scene, Title)
        return BigScreenWords("\n".join(text), " ".join(title), menu, True, does_more, page)

    def menu(self, scene: MenuScreen, key: str) -> Sequence[str]:
        """The names of the items of the menu with this *key*; none if another is shown."""
        menu = self._menu.read(scene)
        return self._menu.names if menu and menu.key == key else ()


class _MenuReading:
    """Reads those items of a menu that have words, and gives equal menus an equal key."""

    def __init__(self) -> None:
        self.names: Sequence[str] = ()
        self._numbers = new_numbers()
        self._shown: tuple[object, ...] = ()
        self._key = ""
        self._pictures: Sequence[Picture] = ()
        self._words: Sequence[str] = ()

    def read(self, screen: MenuScreen) -> ScreenMenu | None:
        """The items of *screen* now; ``None`` if none has words."""
        items = _items_near_focus(screen.menu)
        pictures = [item.pictures.focused for item in items]
        if list(map(id, pictures)) != list(map(id, self._pictures)):  # `==` would take longer
            self._pictures = pictures
            self._words = [BETWEEN.join(item_words(item))[:LONGEST] for item in items]
        named = [(item, words) for item, words in zip(items, self._words, strict=True) if words]
        self.names = [item.name for item, _ in named]
        shown = ref(screen), *(_identity(screen, item, words) for item, words in named)
        if shown != self._shown:
            self._shown, self._key = shown, next(self._numbers)
        focused = screen.menu.focus
        focus = self.names.index(focused) if focused in self.names else -1
        words = tuple(words for _, words in named)
        main = next((self.names.index(name) for name in LEAD_ON if name in self.names), -1)
        return ScreenMenu(self._key, words, focus, main) if words else None


def _items_near_focus(menu: Menu) -> Sequence[MenuItem]:
    names = [item.name for item in menu.items]
    first = names.index(menu.focus) // MOST_ITEMS * MOST_ITEMS if menu.focus in names else 0
    return menu.items[first : first + MOST_ITEMS]


def _identity(screen: MenuScreen, item: MenuItem, words: str) -> tuple[str, str]:
    """What an item is, whatever value it has, and whatever a dialog counts."""
    if item.on_change is not None:
        words = words.rpartition(BETWEEN)[0]
    return item.name, without_numbers(words) if isinstance(screen, Dialog) else words
