"""Looks once a frame at the scene on top, and says what is new on it."""

from __future__ import annotations

from scenes.core.context import Context
from scenes.core.scene import Scene, SceneStack
from scenes.lessons.lesson_scene import LessonScene
from scenes.narration.announcer import Announcer, Priority
from scenes.narration.detail import Detail
from scenes.narration.menu_narration import MenuNarration, joined
from scenes.narration.state_lines import state_lines
from scenes.narration.table_narration import TableNarration
from scenes.table.table_scene import TableScene
from scenes.ui.menu.menu_screen import MenuScreen
from speech.speaker import Speaker
from speech.synthesis import NoSpeech
from words import say, spoken


class Narrator:
    """Says by way of *speaker* what people in the room may see in *stack*."""

    def __init__(self, context: Context, stack: SceneStack, speaker: Speaker) -> None:
        self._context, self._stack = context, stack
        self._announcer = Announcer(speaker)
        self._menus = MenuNarration()
        self._tables = TableNarration(self._announcer)
        self._lesson = ""

    @property
    def failure(self) -> NoSpeech | None:
        """Why nothing can be said, once that is known."""
        return self._announcer.speaker.failure

    @property
    def busy(self) -> bool:
        """Whether something that has happened is being said."""
        return self._announcer.telling_news

    def update(self) -> None:
        """Say what is new."""
        settings = self._context.settings
        self._announcer.language, self._announcer.rate = spoken(), settings.speech_rate
        detail = Detail[settings.speech_detail.upper()]
        self._announcer.update()
        match self._stack.top:
            case MenuScreen() as screen:
                self._announcer.say(self._menus.changes(screen, detail), Priority.FOCUS)
            case LessonScene() as lesson:
                self._menus.forget()
                self._tell_lesson(lesson, detail)
            case scene:
                self._menus.forget()
                if table_scene := _table_scene(scene):
                    self._tables.tell(table_scene.table, detail)

    def say_again(self) -> None:
        """Say once more what the screen or the table asks for now."""
        if isinstance(self._stack.top, MenuScreen):
            self._menus.forget()
        else:
            self._tables.say_again()

    def say_goal(self) -> None:
        """Say how the game on the table is won."""
        scene = self._last_table()
        key = f"{scene.table.match.game.name}.hint_goal" if scene else "speech.no_table"
        self._announcer.say(say(key), Priority.FOCUS)

    def say_state(self) -> None:
        """Say what everybody sees on the table, and the hand of somebody alone there."""
        scene = self._last_table()
        lines = state_lines(scene.table) if scene else [say("speech.no_table")]
        self._announcer.say(joined(lines), Priority.FOCUS)

    def close(self) -> None:
        """Say nothing more."""
        self._announcer.speaker.close()

    def _tell_lesson(self, lesson: LessonScene, detail: Detail) -> None:
        """Say what stands on the board of a lesson, and what the learner points at."""
        if lesson.shown_words != self._lesson:
            self._lesson = lesson.shown_words
            self._announcer.say(self._lesson, Priority.FOCUS)
        elif not lesson.reading:
            self._tables.tell_choices(lesson.table, detail)

    def _last_table(self) -> TableScene | None:
        """The table on top, or under what lies over it."""
        tables = (_table_scene(scene) for scene in reversed(self._stack.scenes))
        return next(filter(None, tables), None)


def _table_scene(scene: Scene | None) -> TableScene | None:
    return scene if isinstance(scene, TableScene) else None
