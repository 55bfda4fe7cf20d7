"""The channel of the mixer on which speech is heard."""

from __future__ import annotations

from io import BytesIO

import pygame

LOUDEST = 0.7  # of full scale: words stay clear, and effects have room beside them


class SpeechChannel:
    """Plays one utterance at a time on the mixer's channel *number*."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._sound: pygame.mixer.Sound | None = None
        self.volume = 1.0

    @property
    def playing(self) -> bool:
        """Whether an utterance is heard."""
        return self._sound is not None and self._channel.get_sound() is self._sound

    @property
    def strength(self) -> float:
        """The highest peak that can be heard now, of full scale."""
        return LOUDEST * self.volume if self.playing else 0.0

    def play(self, samples: bytes, rate: int) -> None:
        """Play *samples* of 16 bits, mono, *rate* a second."""
        self._sound = pygame.mixer.Sound(BytesIO(_wave(samples, rate)))
        self._sound.set_volume(LOUDEST * self.volume)
        self._channel.play(self._sound)

    def stop(self) -> None:
        """Play nothing more."""
        if self.playing:
            self._channel.stop()
        self._sound = None

    def forget(self) -> None:
        """The device is closed."""
        self._sound = None

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
