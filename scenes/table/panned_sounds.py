"""Sounds that come from where things happen."""

from __future__ import annotations

from dataclasses import dataclass

from sounds.bank import Sound, SoundBank

PAN = 0.6  # how far to the side a sound at the rim is


@dataclass(frozen=True, slots=True)
class PannedSounds:
    """Plays sounds of *bank* to the left or right of the *middle* of the table."""

    bank: SoundBank
    middle: float

    def __call__(self, sound: Sound, x: float, step: int = 0) -> None:
        """Play *sound* from *x*, *step* semitones higher."""
        self.bank.play(sound, step, PAN * (x - self.middle) / self.middle)
