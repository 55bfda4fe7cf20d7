"""A second audio device, such as headphones, for words that only one person may hear.

pygame opens one by calling Python from SDL's thread, which waits for ever when it is closed just
then. So SDL is asked itself here, to play from a queue of its own.
"""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress
from functools import cache

import pygame
from pygame._sdl2 import audio

CHUNK = 1024  # samples that the device takes at a time
SIGNED_16 = audio.AUDIO_S16  # little-endian, as espeak makes them on all usual machines


class _Spec(ctypes.Structure):
    """SDL_AudioSpec; without a callback the device has a queue."""

    _fields_ = [
        ("freq", ctypes.c_int),
        ("format", ctypes.c_uint16),
        ("channels", ctypes.c_uint8),
        ("silence", ctypes.c_uint8),
        ("samples", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("size", ctypes.c_uint32),
        ("callback", ctypes.c_void_p),
        ("userdata", ctypes.c_void_p),
    ]


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
        self._number = 0  # of the open device

    @property
    def speaking(self) -> bool:
        """Whether samples are left to be heard."""
        return self._number > 0 and _sdl().SDL_GetQueuedAudioSize(self._number) > 0

    def speak(self, samples: bytes, rate: int) -> None:
        """Play *samples*, always as many a second, in place of those that play."""
        if not self._number and not self.failed:
            self._open(rate)
        if self._number:
            _sdl().SDL_ClearQueuedAudio(self._number)
            _sdl().SDL_QueueAudio(self._number, samples, len(samples))

    def stop_speech(self) -> None:
        """Play nothing more."""
        if self._number:
            _sdl().SDL_ClearQueuedAudio(self._number)

    def close(self) -> None:
        """Close the device."""
        if self._number:
            _sdl().SDL_CloseAudioDevice(self._number)
            self._number = 0

    def _open(self, rate: int) -> None:
        wanted = _Spec(freq=rate, format=SIGNED_16, channels=1, samples=CHUNK)
        with suppress(OSError, AttributeError):  # there is no SDL 2 that can be asked
            self._number = _sdl().SDL_OpenAudioDevice(self.name.encode(), 0, wanted, None, 0)
        self.failed = not self._number
        if self._number:
            _sdl().SDL_PauseAudioDevice(self._number, 0)


@cache
def _sdl() -> ctypes.CDLL:
    """The SDL that pygame has loaded; its functions are found by way of a module that needs it."""
    sdl = ctypes.CDLL("SDL2" if sys.platform == "win32" else pygame.base.__file__)
    number, spec = ctypes.c_uint32, ctypes.POINTER(_Spec)
    sdl.SDL_OpenAudioDevice.argtypes = [ctypes.c_char_p, ctypes.c_int, spec, spec, ctypes.c_int]
    sdl.SDL_OpenAudioDevice.restype = number
    sdl.SDL_QueueAudio.argtypes = [number, ctypes.c_char_p, number]
    sdl.SDL_GetQueuedAudioSize.argtypes = [number]
    sdl.SDL_GetQueuedAudioSize.restype = number
    sdl.SDL_ClearQueuedAudio.argtypes = [number]
    sdl.SDL_PauseAudioDevice.argtypes = [number, ctypes.c_int]
    sdl.SDL_CloseAudioDevice.argtypes = [number]
    return sdl
