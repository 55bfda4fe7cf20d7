"""A second audio device, such as headphones, for words that only one person may hear."""

from __future__ import annotations

from threading import Lock
from typing import Any

import pygame
from pygame._sdl2 import audio

CHUNK = 1024  # samples that the device asks for at a time


def device_names() -> list[str]:
    """The devices that can be opened beside the one that everybody hears."""
    return list(audio.get_audio_device_names(False)) if pygame.mixer.get_init() else []


class SecondDevice:
    """Plays samples of 16 bits, mono, on the device called *name*, while the mixer is open.

    :raises pygame.error: if it cannot be opened.
    """

    def __init__(self, name: str, rate: int) -> None:
        self.name, self._rate = name, rate
        self._lock = Lock()
        self._left = b""
        self._device = audio.AudioDevice(
            devicename=name,
            iscapture=False,
            frequency=rate,
            audioformat=audio.AUDIO_S16,
            numchannels=1,
            chunksize=CHUNK,
            allowed_changes=0,
            callback=self._fill,
        )
        self._device.pause(0)

    @property
    def speaking(self) -> bool:
        """Whether samples are left to be heard."""
        return bool(self._left)

    def speak(self, samples: bytes, rate: int) -> None:
        """Play *samples* in place of those that play; *rate* must be that of the device."""
        with self._lock:
            self._left = samples

    def stop_speech(self) -> None:
        """Play nothing more."""
        with self._lock:
            self._left = b""

    def close(self) -> None:
        """Close the device."""
        self._device.close()

    def _fill(self, _device: Any, chunk: memoryview) -> None:
        """Called by SDL in a thread of its own, for the next *chunk*."""
        with self._lock:
            part, self._left = self._left[: len(chunk)], self._left[len(chunk) :]
        chunk[:] = part + bytes(len(chunk) - len(part))
