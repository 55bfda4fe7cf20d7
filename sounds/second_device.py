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
    """Plays samples of 16 bits, mono, on the device called *name* and nowhere else.

    It is opened for the first samples, while the mixer is open.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.failed = False
        """Whether it could not be opened."""
        self._lock = Lock()
        self._left = b""
        self._device: audio.AudioDevice | None = None

    @property
    def speaking(self) -> bool:
        """Whether samples are left to be heard."""
        return bool(self._left)

    def speak(self, samples: bytes, rate: int) -> None:
        """Play *samples*, always as many a second, in place of those that play."""
        if self._device is None and not self.failed:
            self._open(rate)
        if self._device:
            with self._lock:
                self._left = samples

    def stop_speech(self) -> None:
        """Play nothing more."""
        with self._lock:
            self._left = b""

    def close(self) -> None:
        """Close the device."""
        if self._device:
            self._device.close()
            self._device = None

    def _open(self, rate: int) -> None:
        try:
            self._device = audio.AudioDevice(
                devicename=self.name,
                iscapture=False,
                frequency=rate,
                audioformat=audio.AUDIO_S16,
                numchannels=1,
                chunksize=CHUNK,
                allowed_changes=0,
                callback=self._fill,
            )
            self._device.pause(0)
        except pygame.error:
            self.failed = True

    def _fill(self, _device: Any, chunk: memoryview) -> None:
        """Called by SDL in a thread of its own, for the next *chunk*."""
        with self._lock:
            part, self._left = self._left[: len(chunk)], self._left[len(chunk) :]
        chunk[:] = part + bytes(len(chunk) - len(part))
