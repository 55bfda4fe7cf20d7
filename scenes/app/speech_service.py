"""Speech as a service of the app: nothing of it is loaded before somebody wants it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from scenes.core.context import Context
from scenes.core.scene import SceneStack
from seats.speech_keys import AGAIN, GOAL, STATE, TOGGLE, SpeechKeys
from words import say, spoken

if TYPE_CHECKING:  # the title is shown before any of this is loaded
    from scenes.narration.narrator import Narrator
    from speech.speaker import Speaker

NOT_READ = ("ja",)  # languages whose letters our own voice cannot read: it knows no kanji


class SpeechService:
    """Follows the setting ``speech``; see `Narration`. *make_speaker* is given its value."""

    def __init__(
        self, context: Context, stack: SceneStack,
        make_speaker: Callable[[Context, str], Speaker] | None = None,
    ) -> None:  # fmt: skip
        self._context, self._stack = context, stack
        self._make_speaker = make_speaker or _make_speaker
        self._narrator: Narrator | None = None
        self._kind = "off"  # of speech, that is on now
        self.keys = SpeechKeys(
            {TOGGLE: self.toggle, AGAIN: self.say_again, GOAL: self.say_goal, STATE: self.say_state}
        )

    @property
    def is_on(self) -> bool:
        return self._narrator is not None

    @property
    def busy(self) -> bool:
        return self._narrator is not None and self._narrator.busy

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
        if kind != self._kind:
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

            speaker = self._make_speaker(self._context, kind)
            self._narrator = Narrator(self._context, self._stack, speaker)
        self._stack.changed = True  # a table opens other choosers

    def _give_up(self, why: str) -> None:
        """Tell by the text kept under *why* that nothing can be said."""
        self._context.keep(replace(self._context.settings, speech="off"))
        self._context.notices.append(say(why))


def _make_speaker(context: Context, kind: str) -> Speaker:
    """What speaks by a setting; what it needs is loaded by a thread of its own."""
    if kind == "reader":
        from speech.screen_reader import ScreenReader

        return ScreenReader()
    from speech.espeak import Espeak
    from speech.own_voice import OwnVoice
    from speech.synthesis_thread import SynthesisThread

    return OwnVoice(SynthesisThread(Espeak), context.bank)
