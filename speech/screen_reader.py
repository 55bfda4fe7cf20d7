"""Lets the screen reader of this machine say utterances, by way of Prism."""

from __future__ import annotations

from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any

from speech.synthesis import NoSpeech, Utterance

LETTERS_A_SECOND = 15  # at a usual rate: most screen readers do not tell when they are done


class ScreenReader:
    """Asks the screen reader in a thread, because its answer may take long.

    It speaks in its own language, and at its own rate and volume.
    """

    def __init__(self) -> None:
        self.failure: NoSpeech | None = None
        self._waiting: SimpleQueue[str | None] = SimpleQueue()
        self._done_at = 0.0
        Thread(target=self._work, name="screen reader", daemon=True).start()

    @property
    def busy(self) -> bool:
        return self.failure is None and monotonic() < self._done_at

    def say(self, utterance: Utterance) -> None:
        self._done_at = monotonic() + len(utterance.words) / LETTERS_A_SECOND
        self._waiting.put(utterance.words)

    def stop(self) -> None:
        self._done_at = 0.0
        self._waiting.put("")

    def update(self) -> None:
        """Nothing is due: the thread does all by itself."""

    def close(self) -> None:
        self._waiting.put(None)  # nobody waits for a screen reader that does not answer

    def _work(self) -> None:
        try:
            from prism import Context, PrismError  # takes 0.2 s
        except (ImportError, OSError) as error:
            self.failure = NoSpeech(str(error))
            return
        try:
            reader = Context().acquire_best()
            while (words := self._newest()) is not None:
                _say(reader, words)
        except (PrismError, ValueError, RuntimeError) as error:
            self.failure = NoSpeech(str(error))

    def _newest(self) -> str | None:
        """What was asked for last, once there is anything."""
        words = self._waiting.get()
        while words is not None:
            try:
                words = self._waiting.get_nowait()
            except Empty:
                break
        return words


def _say(reader: Any, words: str) -> None:
    """Say *words* in place of what is being said, or nothing more if there are none."""
    if words:
        reader.output(words, interrupt=True)
    elif reader.features.supports_stop:
        reader.stop()
