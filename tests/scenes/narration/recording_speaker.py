"""A speaker that says nothing, and remembers what it was to say."""

from __future__ import annotations

from scenes.narration.speakers import Speakers
from speech.synthesis import NoSpeech, Utterance


class RecordingSpeakers(Speakers):
    """What the room hears, and what one person hears alone."""

    def __init__(self) -> None:
        self.room, self.headphones = RecordingSpeaker(), RecordingSpeaker()
        self.opened: list[str] = []
        self.fails = False

    def for_room(self, kind: str) -> RecordingSpeaker:
        return self.room

    def device_names(self) -> list[str]:
        return ["Speakers", "Headphones"]

    def for_headphones(self, name: str) -> RecordingSpeaker:
        self.opened.append(name)
        return self.headphones

    @property
    def headphones_failed(self) -> bool:
        return self.fails

    def close_headphones(self) -> None:
        self.fails = False

    def close(self) -> None:
        """There is nothing to close."""


class RecordingSpeaker:
    """Every utterance is over at once, unless ``busy`` is set."""

    failure: NoSpeech | None = None

    def __init__(self) -> None:
        self.utterances: list[Utterance] = []
        self.busy = self.closed = False

    @property
    def said(self) -> list[str]:
        """The words of all utterances."""
        return [utterance.words for utterance in self.utterances]

    @property
    def last(self) -> str:
        """What was said last."""
        return self.utterances[-1].words if self.utterances else ""

    def say(self, utterance: Utterance) -> None:
        self.utterances.append(utterance)

    def stop(self) -> None:
        self.busy = False

    def update(self) -> None:
        """There is nothing to do."""

    def close(self) -> None:
        self.closed = True
