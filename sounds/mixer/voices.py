"""The voices: effects that sound at this moment, limited in number and in strength."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin, sqrt
from pathlib import Path

import pygame

from sounds.mixer.limiter import Strength, limit
from sounds.names import Sound
from sounds.peaks import Peaks
from values import value

VOICES = 12
SAME = 3  # voices of one sound; more would only be louder
SPARE = 8  # channels, for voices that fade out, and for menus during a pause
DROP_MS = 25
TAIL_MS = 300  # in which the tail of a tune makes way for the next one


@value
class _Voice:
    sound: Sound
    channel: pygame.mixer.Channel
    chunk: pygame.mixer.Sound
    balance: tuple[float, float]
    strength: Strength

    def sounding(self) -> bool:
        return self.channel.get_sound() is self.chunk

    def set_volume(self) -> None:
        left, right = self.balance
        self.channel.set_volume(left * self.strength.gain, right * self.strength.gain)


class Voices:
    """Plays effects on the mixer's channels from *first* on."""

    def __init__(self, first: int) -> None:
        self._first = first
        self.peaks: Mapping[Path, Peaks] = {}
        self._voices: dict[int, _Voice] = {}  # by channel, the oldest first
        self._paused: list[_Voice] = []

    def play(
        self, sound: Sound, file: Path, chunk: pygame.mixer.Sound, pan: float, now: float,
        gain: float,
    ) -> Strength | None:  # fmt: skip
        """Play *chunk* of *file* with a *gain*, if a channel is free; returns how strong it is."""
        self._make_room(sound)
        channel = self._free_channel()
        if channel is None:
            return None
        peaks, volume = self.peaks.get(file), chunk.get_volume()
        strength = Strength(peaks, now, volume, sound.is_tune, gain)
        voice = _Voice(sound, channel, chunk, _balance(pan), strength)
        channel.play(chunk)
        self._voices.pop(channel.id, None)
        self._voices[channel.id] = voice
        return strength

    def limit(self, now: float, room: float) -> None:
        """Keep the sum of all voices within *room*."""
        voices = self.sounding()
        limit([voice.strength for voice in voices], now, room)
        for voice in voices:
            voice.set_volume()

    def sounding(self) -> list[_Voice]:
        """The voices that have not ended."""
        self._voices = {i: voice for i, voice in self._voices.items() if voice.sounding()}
        return list(self._voices.values())

    def end_tunes(self) -> None:
        """Fade out the tails of tunes."""
        for voice in self.sounding():
            if voice.strength.leading:
                self._drop(voice, TAIL_MS)

    def pause(self) -> None:
        """Pause all that sounds; new voices still play."""
        for voice in self.sounding():
            voice.channel.pause()
            self._paused.append(voice)
        self._voices.clear()

    def resume(self) -> None:
        """Go on with what was paused."""
        for voice in self._paused:
            voice.channel.unpause()
            self._voices[voice.channel.id] = voice
        self._paused.clear()

    def clear(self) -> None:
        """Forget all voices: the device is closed."""
        self._voices.clear()
        self._paused.clear()

    def _make_room(self, sound: Sound) -> None:
        """Fade out the oldest of the quietest kind, or the oldest of too many alike."""
        voices = self.sounding()
        alike = [voice for voice in voices if voice.sound is sound]
        if len(alike) >= SAME:
            self._drop(alike[0], DROP_MS)
        elif len(voices) >= VOICES:
            self._drop(min(voices, key=lambda voice: voice.sound.kind), DROP_MS)

    def _drop(self, voice: _Voice, milliseconds: int) -> None:
        voice.channel.fadeout(milliseconds)
        del self._voices[voice.channel.id]

    def _free_channel(self) -> pygame.mixer.Channel | None:
        # pygame's own find_channel would also give away those of the loops
        channels = range(self._first, pygame.mixer.get_num_channels())
        return next((c for c in map(pygame.mixer.Channel, channels) if not c.get_busy()), None)


def _balance(pan: float) -> tuple[float, float]:
    """Gains of the left and the right speaker; equal power, never above 1."""
    angle = (max(-1.0, min(1.0, pan)) + 1) * pi / 4
    return min(1.0, sqrt(2) * cos(angle)), min(1.0, sqrt(2) * sin(angle))
