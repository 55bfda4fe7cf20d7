"""Decides what is said now, and what waits or is cut short."""

from __future__ import annotations

from enum import IntEnum

from speech.speaker import Speaker
from speech.synthesis import Utterance


class Priority(IntEnum):
    """What interrupts what: a line does so with those of the same or of a lower priority."""

    NEWS = 1
    TURN = 2
    FOCUS = 3


class Announcer:
    """Says lines by way of *speaker*, at *rate* percent of the usual rate."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.language, self.rate = "en", 100
        self._priority = Priority.NEWS
        self._waiting: list[tuple[Priority, str]] = []

    @property
    def telling_news(self) -> bool:
        """Whether something that has happened is being said, or waits for it."""
        waits = any(priority is Priority.NEWS for priority, _ in self._waiting)
        return waits or (self.speaker.busy and self._priority is Priority.NEWS)

    def say(self, words: str, priority: Priority) -> None:
        """Say *words*, now or once what is more important has been said."""
        if not words:
            return
        if self.speaker.busy and priority < self._priority:
            self._waiting.append((priority, words))
        else:
            self._begin(words, priority)

    def stop(self) -> None:
        """Say nothing more of all that."""
        self._waiting.clear()
        self.speaker.stop()

    def update(self) -> None:
        """Say what waits, once there is time; to be called once a frame."""
        self.speaker.update()
        if self._waiting and not self.speaker.busy:
            priority, words = self._waiting.pop(0)
            self._begin(words, priority)

    def _begin(self, words: str, priority: Priority) -> None:
        self._priority = priority
        self.speaker.say(Utterance(words, self.language, self.rate))
