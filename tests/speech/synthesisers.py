"""Stand-ins for the parts of a voice, whose time tests decide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event

from speech.synthesis import Utterance

LONGEST = 30.0  # seconds that tests wait for another thread


@dataclass
class SlowSynthesiser:
    """Makes samples of the letters of words, once it is told to *go_on*."""

    rate = 22050
    begun: Event = field(default_factory=Event)
    go_on: Event = field(default_factory=Event)
    made: list[Utterance] = field(default_factory=list)

    def samples(self, utterance: Utterance, cancelled: Callable[[], bool]) -> bytes:
        self.begun.set()
        assert self.go_on.wait(LONGEST)
        self.made.append(utterance)
        return b"" if cancelled() else utterance.words.encode()


@dataclass
class RecordingOutput:
    """What was played; it sounds until it is told otherwise."""

    heard: list[bytes] = field(default_factory=list)
    speaking: bool = False

    def speak(self, samples: bytes, rate: int) -> None:
        self.heard.append(samples)
        self.speaking = True

    def stop_speech(self) -> None:
        self.speaking = False
