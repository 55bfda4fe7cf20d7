"""A speaker that says nothing, and remembers what it was to say."""

from __future__ import annotations

from speech.synthesis import NoSpeech, Utterance


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
