"""The words on a menu screen, read from its pictures: title, text and the item in focus."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import astuple

from rules.games import REGISTRATIONS
from scenes.ui.menu.dialog import Dialog
from scenes.ui.menu.menu import MenuItem
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.widgets import Widget
from sprites.pictures.dependencies import dependencies
from sprites.pictures.pictures import Picture, Text
from values import value
from words import say
from words.phrases import enumerated

TITLE = ("title",)  # widgets, by the first word of their names, as are the following
TEXT = ("why", "sheet", "status")
NOTE = ("note",)
UNREAD = ("letter", "lid", "hint", "picture", "choose")  # words that others say better
UNNAMED = ("earlier", "later")  # items that show a drawing instead of words
_NUMBER = re.compile(r"\d+")


@value
class ScreenWords:
    """What is written on a screen: title, a short ``text`` if there is one, and all else, ``page``.

    ``item`` is the one in focus, number ``place`` of ``items``; its last words may be a value.
    ``note`` tells what it does, or why something is refused.
    """

    title: tuple[str, ...] = ()
    text: tuple[str, ...] = ()
    page: tuple[str, ...] = ()
    note: tuple[str, ...] = ()
    focus: str = ""
    item: tuple[str, ...] = ()
    place: int = 0
    items: int = 0


class ScreenReading:
    """Reads a screen; one whose pictures are the same as before is not read again."""

    def __init__(self) -> None:
        self._pictures: list[Picture] = []
        self._words = ScreenWords()

    def read(self, screen: MenuScreen) -> ScreenWords:
        """The words on *screen* now."""
        widgets, item = _widgets(screen), screen.menu.focused_item
        pictures = [widget.picture for widget in widgets]
        pictures += [item.pictures.focused] if item else []
        if list(map(id, pictures)) != list(map(id, self._pictures)):  # `==` would take longer
            self._pictures = pictures
            words = _read(screen, widgets, item)
            counts_down = isinstance(screen, Dialog) and _plain(words) == _plain(self._words)
            self._words = self._words if counts_down else words
        return self._words


def _widgets(screen: MenuScreen) -> list[Widget]:
    """What is no item and may have words, from top to bottom."""
    items = {item.name for item in screen.menu.items}
    return [
        widget
        for widget in screen.widgets.shown
        if widget.visible
        and not widget.decor
        and widget.name not in items
        and _kind(widget) not in UNREAD
    ]


def _read(screen: MenuScreen, widgets: Sequence[Widget], item: MenuItem | None) -> ScreenWords:
    title = _texts_of(widget for widget in widgets if _kind(widget) in TITLE)
    spoken = screen.spoken_title()
    return ScreenWords(
        title=title or ((spoken,) if spoken else ()),
        text=_texts_of(widget for widget in widgets if _kind(widget) in TEXT),
        page=_lines_of(widget for widget in widgets if _kind(widget) not in TITLE + TEXT + NOTE),
        note=_texts_of(widget for widget in widgets if _kind(widget) in NOTE),
        focus=screen.menu.focus if item else "",
        item=item_words(item) if item else (),
        place=screen.menu.items.index(item) + 1 if item else 0,
        items=len(screen.menu.items),
    )


def item_words(item: MenuItem) -> tuple[str, ...]:
    """What an item is called, and its value if it has one."""
    words = tuple(_texts(item.pictures.plain))  # in focus it may show what to press
    if item.name in UNNAMED and not words:
        return (say(f"speech.{item.name}"),)
    game = REGISTRATIONS.get(item.name)  # on the title its name is lettering
    return (game.title, *words) if game and game.title not in words else words


def _kind(widget: Widget) -> str:
    return widget.name.partition(" ")[0].partition("-")[0]


def _texts_of(widgets: Iterable[Widget]) -> tuple[str, ...]:
    return tuple(words for widget in widgets for words in _texts(widget.picture))


def _lines_of(widgets: Iterable[Widget]) -> tuple[str, ...]:
    """The words of each widget together, such as place and name of a frog."""
    lines = (enumerated(_texts(widget.picture)) for widget in widgets)
    return tuple(line.replace(":,", ":") for line in lines if line)


def _texts(picture: Picture) -> Iterator[str]:
    """All that is written in a picture."""
    if isinstance(picture, Text) and picture.words.strip():
        yield picture.words
    for part in dependencies(picture):
        yield from _texts(part)


def _plain(words: ScreenWords) -> str:
    return without_numbers(repr(astuple(words)))


def without_numbers(text: str) -> str:
    """*text* as it stays while something is counted in it."""
    return _NUMBER.sub("", text)
