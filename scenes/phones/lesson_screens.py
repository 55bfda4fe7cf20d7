"""What a phone shows of a lesson: its caption, the choices of the learner, and how to go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from phones.screens import PhoneScreen, ScreenMenu, ScreenStep
from scenes.core.scene import Scene
from scenes.lessons.lesson_scene import LessonScene
from scenes.phones.big_screen import BigScreenWords
from scenes.table.phones.phone_chooser import PhoneChooser
from scenes.table.table_scene import TableScene
from seats.devices import Device
from words import say

KEY = "lesson"


def shown_table(top: Scene | None) -> TableScene | None:
    """The table that is to be seen: *top* itself, or that of a lesson."""
    if isinstance(top, LessonScene):
        return top.shown
    return top if isinstance(top, TableScene) else None


def open_lesson(scenes: Sequence[Scene]) -> LessonScene | None:
    """The lesson on top of *scenes*."""
    top = scenes[-1] if scenes else None
    return top if isinstance(top, LessonScene) else None


def lesson_words(lesson: LessonScene, phone: Device) -> BigScreenWords:
    """The caption, and what *phone* can do about it but choose."""
    caption, words = lesson.caption, lesson.shown_words
    if caption and caption.at and words == caption.words:
        words = f"{words}\n{say('phones.frame')}"
    return BigScreenWords(words, "", lesson_menu(lesson, phone), pad=False)


def lesson_menu(lesson: LessonScene, phone: Device) -> ScreenMenu | None:
    """To go on reading, or to play on with *phone*; another one for each caption."""
    caption = lesson.caption
    if caption is None or (caption.asks and lesson.plays(phone)):
        return None
    words = say("phone_page.resume" if caption.asks else "lesson.go_on")
    return ScreenMenu(f"{KEY}/{lesson.lesson.captions.index(caption)}", (words,), 0, 0)


def with_lesson(screen: PhoneScreen, lesson: LessonScene) -> PhoneScreen:
    """The *screen* of the learner, with an option that *lesson* points at."""
    chooser = lesson.chooser
    if screen.step is None or not isinstance(chooser, PhoneChooser):
        return replace(screen, turn=False)
    action = lesson.pointed_at
    at = None if action is None else chooser.next_option(action)
    return replace(screen, step=_pointing_at(screen.step, at))


def _pointing_at(step: ScreenStep, at: int | None) -> ScreenStep:
    """The *step* with a mark on the option *at* a number."""
    options = enumerate(step.options)
    marked = (replace(option, marked=number == at) for number, option in options)
    return replace(step, options=tuple(marked))
