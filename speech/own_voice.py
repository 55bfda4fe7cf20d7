"""A voice of our own: a thread makes samples, which are played on a device."""

from __future__ import annotations

from typing import Protocol

from speech.synthesis import NoSpeech, Utterance
from speech.synthesis_thread import Synthesis, SynthesisThread


class Output(Protocol):
    """Where samples of 16 bits, mono, can be heard, those of one utterance at a time."""

    @property
    def speaking(self) -> bool:
        """Whether an utterance is heard now."""

    def speak(self, samples: bytes, rate: int) -> None:
        """Play samples, *rate* a second, in place of those that play."""

    def stop_speech(self) -> None:
        """Play no more of them."""


class OwnVoice:
    """Says on *output* what *thread* has made, which may work for several voices."""

    def __init__(self, thread: SynthesisThread, output: Output) -> None:
        self._thread, self._output = thread, output
        self._next: Synthesis | None = None

    @property
    def failure(self) -> NoSpeech | None:
        return self._thread.failure

    @property
    def busy(self) -> bool:
        return self._output.speaking or (self._next is not None and self.failure is None)

    def say(self, utterance: Utterance) -> None:
        self.stop()
        self._next = self._thread.add(utterance)

    def stop(self) -> None:
        if self._next:
            self._next.cancelled = True
            self._next = None
        self._output.stop_speech()

    def update(self) -> None:
        if self._next and self._next.samples is not None:
            self._output.speak(self._next.samples, self._thread.rate)
            self._next = None

    def close(self) -> None:
        self.stop()
