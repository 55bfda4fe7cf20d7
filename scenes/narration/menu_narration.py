"""What is said of menu screens."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.narration.detail import Detail
from scenes.narration.screen_words import ScreenReading, ScreenWords
from scenes.ui.menu.menu_screen import MenuScreen
from words import say


class MenuNarration:
    """Says a screen when it opens, and afterwards what changes on it."""

    def __init__(self) -> None:
        self._reading = ScreenReading()
        self._screen: MenuScreen | None = None
        self._said = ScreenWords()

    def changes(self, screen: MenuScreen, detail: Detail) -> str:
        """What is new on *screen* since the last call, in sentences."""
        words = self._reading.read(screen)
        before = self._said if screen is self._screen else ScreenWords()
        if screen is self._screen and words == before:
            return ""
        self._screen, self._said = screen, words
        note = words.note if words.note != before.note else ()
        explains = detail > Detail.BRIEF or screen.note
        is_new = words.focus != before.focus
        controls = _controls(screen) if is_new and detail is Detail.FULL else ()
        item = _item(words, before, detail)
        return joined([*_above(words, before), *item, *(note if explains else ()), *controls])

    def forget(self) -> None:
        """Say all of the next screen."""
        self._screen = None


def _above(words: ScreenWords, before: ScreenWords) -> Sequence[str]:
    """Title and text, where they are new."""
    title = words.title if words.title != before.title else ()
    text = words.text if words.text != before.text else ()
    page = words.page if words.page != before.page else ()
    return [*title, *text, *page]


def _item(words: ScreenWords, before: ScreenWords, detail: Detail) -> Sequence[str]:
    """The item in focus and its place, or its new value."""
    lines: list[str] = []
    if words.focus != before.focus or words.items != before.items:
        lines.append(", ".join(words.item))
        if words.items > 1 and detail > Detail.BRIEF:
            lines.append(say("speech.place", place=words.place, count=words.items))
    elif words.item != before.item:
        lines += [one for one in words.item if one not in before.item] or words.item
    return lines


def _controls(screen: MenuScreen) -> Sequence[str]:
    """How to change the item in focus, if it has a value."""
    item = screen.menu.focused_item
    return [say("speech.change")] if item and item.on_change else ()


def joined(lines: Sequence[str]) -> str:
    """Sentences one after another."""
    return " ".join(line if line.rstrip()[-1:] in ".!?:…" else f"{line}." for line in lines if line)
