"""Speech as a service of the app: nothing of it is loaded before somebody wants it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from sys import modules
from typing import TYPE_CHECKING

from scenes.core.context import Context
from scenes.core.scene import SceneStack
from seats.devices import Device
from seats.input.speech_keys import AGAIN, GOAL, STATE, TOGGLE, SpeechKeys
from words import say, spoken

if TYPE_CHECKING:  # the title is shown before any of this is loaded
    from scenes.narration.narrator import Narrator
    from scenes.narration.speakers import Speakers

# Imported one a frame, the last one with what is left: all at once take longer than a frame.
PARTS = (
    "speech.espeak",
    "scenes.narration.speakers",
    "scenes.lessons.lesson_scene",
    "scenes.narration.table_narration",
    "scenes.narration.narrator",
)
NOT_READ = ("ja",)  # languages whose letters our own voice cannot read: it knows no kanji


class SpeechService:
    """Follows the setting ``speech``; see `Narration`."""

    def __init__(
        self, context: Context, stack: SceneStack,
        make_speakers: Callable[[Context], Speakers] | None = None,
    ) -> None:  # fmt: skip
        self._context, self._stack = context, stack
        self._make_speakers = make_speakers or _speakers
        self._narrator: Narrator | None = None
        self._kind = "off"  # of speech, that is on now
        self.keys = SpeechKeys(
            {
                TOGGLE: self.toggle,
                AGAIN: self.say_again,
                GOAL: self.say_goal,
                STATE: self.say_state,
            },
            lambda: self.is_on,
        )

    @property
    def is_on(self) -> bool:
        return self._narrator is not None

    @property
    def busy(self) -> bool:
        return self._narrator is not None and self._narrator.busy

    @property
    def headphones(self) -> str:
        return self._narrator.headphones if self._narrator else ""

    def next_headphones(self, step: int, by: Device | None) -> None:
        if self._narrator and by:
            self._narrator.next_headphones(step, by)

    def say_again(self) -> None:
        if self._narrator:
            self._narrator.say_again()

    def say_goal(self) -> None:
        if self._narrator:
            self._narrator.say_goal()

    def say_state(self) -> None:
        if self._narrator:
            self._narrator.say_state()

    def toggle(self) -> None:
        """Let a voice of our own speak, or nobody any longer."""
        settings = self._context.settings
        self._context.keep(replace(settings, speech="own" if settings.speech == "off" else "off"))

    def update(self) -> None:
        """Follow the settings and say what is new, once a frame."""
        kind = self._context.settings.speech
        if kind == "own" and spoken() in NOT_READ:
            self._give_up("speech.no_language")
            kind = "off"
        if kind != self._kind and (kind == "off" or _is_imported()):
            self._change(kind)
        if self._narrator is None:
            return
        self._narrator.update()
        if self._narrator.failure:
            self._give_up("speech.no_reader" if self._kind == "reader" else "speech.no_voice")

    def close(self) -> None:
        """Say nothing more."""
        if self._narrator:
            self._narrator.close()
            self._narrator = None

    def _change(self, kind: str) -> None:
        self.close()
        self._kind = kind
        if kind != "off":
            from scenes.narration.narrator import Narrator

            speakers = self._make_speakers(self._context)
            self._narrator = Narrator(self._context, self._stack, speakers, kind)
        self._stack.changed = True  # a table opens other choosers

    def _give_up(self, why: str) -> None:
        """Tell by the text kept under *why* that nothing can be said."""
        self._context.keep(replace(self._context.settings, speech="off"))
        self._context.notices.append(say(why))


def _is_imported() -> bool:
    """Import a part that speech needs; tells whether there was none left."""
    part = next((part for part in PARTS if part not in modules), None)
    if part:
        import_module(part)
    return part is None


def _speakers(context: Context) -> Speakers:
    from scenes.narration.speakers import Speakers

    return Speakers(context)
