"""What says utterances aloud: a voice of our own, or a screen reader."""

from __future__ import annotations

from typing import Protocol

from speech.synthesis import NoSpeech, Utterance


class Speaker(Protocol):
    """Says one utterance at a time; ``say`` and ``stop`` never wait for anything."""

    @property
    def failure(self) -> NoSpeech | None:
        """Why nothing can be said, once that is known."""

    @property
    def busy(self) -> bool:
        """Whether something is being said, as far as that can be known."""

    def say(self, utterance: Utterance) -> None:
        """Say this from now on, and nothing else."""

    def stop(self) -> None:
        """Say nothing more."""

    def update(self) -> None:
        """Do what is due once a frame."""

    def close(self) -> None:
        """End for good."""
