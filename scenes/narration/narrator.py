"""Looks once a frame at the scene on top, and says what is new on it."""

from __future__ import annotations

from collections.abc import Callable
from weakref import ref

from scenes.core.context import Context
from scenes.core.scene import SceneStack
from scenes.lessons.lesson_scene import LessonScene
from scenes.narration.announcer import Announcer, Priority
from scenes.narration.detail import Detail
from scenes.narration.headphones import Headphones
from scenes.narration.menu_narration import MenuNarration, joined
from scenes.narration.speakers import Speakers
from scenes.narration.state_lines import state_lines
from scenes.narration.table_narration import TableNarration
from scenes.playback.attract import Attract
from scenes.playback.replay import Replay
from scenes.table.table_scene import TableScene
from scenes.ui.menu.menu_screen import MenuScreen
from seats.devices import Device
from speech.synthesis import NoSpeech
from words import say, spoken


class Narrator:
    """Says what people in the room may see in *stack*, by a *kind* of speech of the settings."""

    def __init__(self, context: Context, stack: SceneStack, speakers: Speakers, kind: str) -> None:
        self._context, self._stack, self._speakers = context, stack, speakers
        self._room = Announcer(speakers.for_room(kind))
        self._menus = MenuNarration()
        self._tables = TableNarration(self._room)
        self._lesson = ""
        self._show: Callable[[], Attract | None] = lambda: None  # a weak reference
        self._headphones: Headphones | None = None

    @property
    def failure(self) -> NoSpeech | None:
        """Why nothing can be said, once that is known."""
        return self._room.speaker.failure

    @property
    def busy(self) -> bool:
        """Whether something that has happened is being said."""
        return self._room.telling_news

    def update(self) -> None:
        """Say what is new."""
        detail = self._follow_settings()
        match self._stack.top:
            case MenuScreen() as screen:
                self._room.say(self._menus.changes(screen, detail), Priority.FOCUS)
            case LessonScene() as lesson:
                self._menus.forget()
                self._tell_lesson(lesson, detail)
            case TableScene() as scene:
                self._menus.forget()
                self._tables.tell(scene.table, detail)
                if self._headphones:
                    self._headphones.tell(scene.table, detail)
            case Replay() as replay:
                self._menus.forget()
                self._tables.tell(replay.table, detail)
            case Attract() as show:
                self._menus.forget()
                self._tell_show(show)
            case _:
                self._menus.forget()
        if self._speakers.headphones_failed:
            self._take_headphones_off()
            self._context.notices.append(say("speech.no_headphones"))

    def say_again(self) -> None:
        """Say once more what the screen or the table asks for now."""
        if isinstance(self._stack.top, MenuScreen):
            self._menus.forget()
        else:
            self._tables.say_again()
            self._lesson = ""
            if self._headphones:
                self._headphones.forget()

    def say_goal(self) -> None:
        """Say how the game on the table is won."""
        scene = self._last_scene()
        words = scene.table.goal_rule if scene else say("speech.no_table")
        self._room.say(words, Priority.FOCUS)

    def say_state(self) -> None:
        """Say what everybody sees on the table, and to one person alone the own hand."""
        scene = self._last_scene()
        lines = state_lines(scene.table, scene.script.shown) if scene else [say("speech.no_table")]
        self._room.say(joined(lines), Priority.FOCUS)
        if scene and self._headphones and scene.table.lone_viewer is None:
            self._headphones.say_hands(scene.table)

    @property
    def headphones(self) -> str:
        """The audio device that one person hears alone, or nothing."""
        return self._headphones.name if self._headphones else ""

    def next_headphones(self, step: int, by: Device) -> None:
        """Let who holds *by* have the next audio device (+1) or the previous one; none is first."""
        names = ["", *self._speakers.device_names()]
        at = names.index(self.headphones) if self.headphones in names else 0
        name = names[(at + step) % len(names)]
        self._take_headphones_off()
        if name:
            self._headphones = Headphones(self._speakers.for_headphones(name), name, by)
            self._follow_settings()
            self._headphones.greet()
        self._tables.has_headphones = bool(name)

    def close(self) -> None:
        """Say nothing more."""
        self._take_headphones_off()
        self._room.speaker.close()
        self._speakers.close()

    def _follow_settings(self) -> Detail:
        """Let all that speaks go on as the settings say; how much is to be said."""
        settings = self._context.settings
        own = [self._headphones.announcer] if self._headphones else []
        for announcer in (self._room, *own):
            announcer.language, announcer.rate = spoken(), settings.speech_rate
            announcer.update()
        return Detail[settings.speech_detail.upper()]

    def _take_headphones_off(self) -> None:
        if self._headphones:
            self._headphones.close()
            self._headphones = None
        self._tables.has_headphones = False
        self._speakers.close_headphones()

    def _tell_lesson(self, lesson: LessonScene, detail: Detail) -> None:
        """Say what stands on the board of a lesson, and what the learner points at."""
        words, before = lesson.shown_words, self._lesson
        if words != before:
            self._lesson = words
            if not (lesson.caption and lesson.caption.follows(before, words)):
                self._room.say(words, Priority.FOCUS)
        elif not lesson.reading:
            self._tables.tell_choices(lesson.table, detail)

    def _tell_show(self, show: Attract) -> None:
        """Say once that bots play, and how to play oneself."""
        if show is not self._show():
            self._show = ref(show)
            self._room.say(say("speech.show", game=show.game.title), Priority.FOCUS)

    def _last_scene(self) -> TableScene | None:
        """The table on top, or under what lies over it."""
        scenes = (one for one in reversed(self._stack.scenes) if isinstance(one, TableScene))
        return next(scenes, None)
