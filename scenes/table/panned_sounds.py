"""Sounds that come from where things happen."""

from __future__ import annotations

from dataclasses import dataclass

from sounds.bank import Sound, SoundBank

PAN, MOST = 0.9, 0.54  # how far to the side a sound at the rim would be, and is: by 6 dB


@dataclass(frozen=True, slots=True)
class PannedSounds:
    """Plays sounds of *bank* to the left or right of the *middle* of the table."""

    bank: SoundBank
    middle: float

    def __call__(self, sound: Sound, x: float, step: int = 0) -> None:
        """Play *sound* from *x*, *step* semitones higher."""
        pan = PAN * (x - self.middle) / self.middle
        self.bank.play(sound, step, max(-MOST, min(MOST, pan)))
