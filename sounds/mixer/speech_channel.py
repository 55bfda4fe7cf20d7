"""The channel of the mixer on which speech is heard."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO

import pygame

LOUDEST = 0.7  # of full scale: words stay clear, and effects have room beside them


@dataclass
class _Utterance:
    """One utterance, from its samples to its end."""

    sound: pygame.mixer.Sound | None = None
    is_loaded: bool = False
    is_begun: bool = False

    def load(self, samples: bytes, rate: int) -> None:
        """Bring *samples* to the mixer's rate: 5 ms for each second of them."""
        with suppress(pygame.error):  # the device is gone
            self.sound = pygame.mixer.Sound(BytesIO(_wave(samples, rate)))
        self.is_loaded = True


class SpeechChannel:
    """Plays one utterance at a time on the mixer's channel *number*.

    What takes long, *in_background* does in another thread; ``update`` begins what is ready.
    """

    def __init__(self, number: int, in_background: Callable[[Callable[[], None]], None]) -> None:
        self._number, self._in_background = number, in_background
        self._utterance: _Utterance | None = None
        self.volume = 1.0

    @property
    def playing(self) -> bool:
        """Whether an utterance is heard, or about to be."""
        utterance = self._utterance
        if utterance is None:
            return False
        return not utterance.is_begun or self._channel.get_sound() is utterance.sound

    @property
    def strength(self) -> float:
        """The highest peak that can be heard now, of full scale."""
        return LOUDEST * self.volume if self.playing else 0.0

    def play(self, samples: bytes, rate: int) -> None:
        """Play *samples* of 16 bits, mono, *rate* a second, in place of another utterance."""
        self.stop()
        self._utterance = utterance = _Utterance()
        self._in_background(lambda: utterance.load(samples, rate))

    def update(self) -> None:
        """Begin the utterance that is loaded, once a frame; one that cannot be heard is over."""
        utterance = self._utterance
        if utterance is None or utterance.is_begun or not utterance.is_loaded:
            return
        if utterance.sound is None:
            self._utterance = None
            return
        utterance.is_begun = True
        utterance.sound.set_volume(LOUDEST * self.volume)
        self._channel.play(utterance.sound)

    def stop(self) -> None:
        """Play nothing more."""
        if self._utterance and self._utterance.is_begun and self.playing:
            self._channel.stop()
        self._utterance = None

    def forget(self) -> None:
        """The device is closed."""
        self._utterance = None

    @property
    def _channel(self) -> pygame.mixer.Channel:
        return pygame.mixer.Channel(self._number)


def _wave(samples: bytes, rate: int) -> bytes:
    """The same as a file, which the mixer brings to its own rate."""
    from wave import open as open_wave  # nobody needs it before something is said

    file = BytesIO()
    with open_wave(file, "wb") as wave:
        wave.setnchannels(1)
        wave.setsampwidth(2)
        wave.setframerate(rate)
        wave.writeframes(samples)
    return file.getvalue()
