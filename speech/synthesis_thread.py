"""A thread that makes samples, so that no frame waits for them."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

from speech.synthesis import NoSpeech, Synthesiser, Utterance


class Synthesis:
    """An utterance whose samples are being made."""

    def __init__(self, utterance: Utterance) -> None:
        self.utterance = utterance
        self.samples: bytes | None = None
        """All of them, once they are made."""
        self.cancelled = False


class SynthesisThread:
    """Makes the samples of one utterance after another, with what *make* returns."""

    def __init__(self, make: Callable[[], Synthesiser]) -> None:
        self._make = make
        self._waiting: SimpleQueue[Synthesis | None] = SimpleQueue()
        self.failure: NoSpeech | None = None
        self.rate = 0
        self._thread = Thread(target=self._work, name="speech", daemon=True)
        self._thread.start()

    def add(self, utterance: Utterance) -> Synthesis:
        """Make the samples of *utterance* once all before it are made or cancelled."""
        synthesis = Synthesis(utterance)
        self._waiting.put(synthesis)
        return synthesis

    def close(self) -> None:
        """Return when the thread has ended."""
        self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        try:
            synthesiser = self._make()
        except NoSpeech as error:
            self.failure = error
            return
        self.rate = synthesiser.rate
        while (next_one := self._waiting.get()) is not None:
            if not next_one.cancelled:
                self._fill(next_one, synthesiser)

    def _fill(self, synthesis: Synthesis, synthesiser: Synthesiser) -> None:
        synthesis.samples = synthesiser.samples(synthesis.utterance, lambda: synthesis.cancelled)
