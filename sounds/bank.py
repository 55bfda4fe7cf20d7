"""Loads and plays the sounds; before ``open``, or without a device, it is silent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin, sqrt
from pathlib import Path
from random import Random
from threading import Lock, Thread
from typing import TypeAlias

import pygame

from sounds import device
from sounds.names import Ambience, Sound

__all__ = ["Ambience", "Sound", "SoundBank"]

VOICES = 12
SAME = 3  # voices of one sound; more would only be louder
SPARE = 8  # channels, for voices that fade out, and for menus during a pause
LOOPS = 2  # channels for ambiences: one fades in while the other fades out
HEADROOM = 0.75  # so that many voices do not clip
DROP_MS = 25
FADE_MS = 1500
DUCKED = 0.4  # volume of the ambience during a pause

OnPlay: TypeAlias = Callable[[Sound, int, float], object]


@dataclass(frozen=True, slots=True)
class _Voice:
    sound: Sound
    channel: pygame.mixer.Channel
    chunk: pygame.mixer.Sound

    def sounding(self) -> bool:
        return self.channel.get_sound() is self.chunk


class SoundBank:
    """All sounds of the game. *on_play* is called for every ``play``, also a silent one.

    *on_lost* is called when there is no device to open, and when an open one is gone.
    """

    def __init__(
        self,
        silent: bool = False,
        *,
        on_play: OnPlay | None = None,
        on_lost: Callable[[], object] = lambda: None,
        rng: Random | None = None,
    ) -> None:
        self._silent = silent
        self._on_play, self._on_lost = on_play, on_lost
        self._rng = rng or Random()
        self._effects, self._loops, self._duck = 1.0, 1.0, 1.0
        self._open = False
        self._chunks: dict[Path, pygame.mixer.Sound | None] = {}
        self._voices: dict[int, _Voice] = {}  # by channel, the oldest first
        self._paused: list[_Voice] = []  # during a pause
        self._wanted: Ambience | None = None
        self._loop: pygame.mixer.Sound | None = None
        self._loop_channel = 0
        self._loop_lock = Lock()
        self._loaders: list[Thread] = []

    def open(self) -> None:
        """Open the audio device and load ahead; to be called once the first frame is shown."""
        if not (self._silent or self._open or self._open_device()):
            self._on_lost()

    def device_changed(self, plugged: bool) -> None:
        """Open the device that is there now: one was *plugged* in or pulled out."""
        if self._open and not plugged:
            self.close()
            self.open()
        elif plugged and not (self._silent or self._open):
            self._open_device()

    def close(self) -> None:
        """Close the audio device."""
        if not self._open:
            return
        self._open = False
        for loader in self._loaders:
            loader.join()
        self._loaders.clear()
        self._voices.clear()
        self._paused.clear()
        self._chunks.clear()
        self._loop = None
        device.close_device()

    def play(self, sound: Sound, step: int = 0, pan: float = 0.0) -> None:
        """Play *sound*, *step* semitones up, anywhere from -1 (left) to 1 (right)."""
        files = sound.files(step)
        if self._on_play:
            self._on_play(sound, step, pan)
        self._notice_loss()
        if not self._open:
            return
        self._make_room(sound)
        channel = _free_channel()
        chunk = self._chunk(self._rng.choice(files))
        if channel and chunk:
            channel.play(chunk)
            channel.set_volume(*_balance(pan))
            self._voices.pop(channel.id, None)
            self._voices[channel.id] = _Voice(sound, channel, chunk)

    def play_ambience(self, name: Ambience | None) -> None:
        """Fade over to the loop *name*, or to silence; ends a pause."""
        self._notice_loss()
        if name is not self._wanted:
            self._wanted = name
            self.resume()
            if self._open:
                self._start_ambience()

    @property
    def current_ambience(self) -> Ambience | None:
        """The loop that was asked for last."""
        return self._wanted

    def set_volumes(self, effects: float, ambience: float) -> None:
        """Set both volumes, 0 to 1."""
        self._notice_loss()
        self._effects, self._loops = effects, ambience
        for chunk in list(self._chunks.values()):
            if chunk:
                chunk.set_volume(effects * HEADROOM)
        self._set_loop_volume()

    @property
    def paused(self) -> bool:
        """Whether effects are paused, until ``resume``."""
        return self._duck < 1.0

    def pause(self) -> None:
        """Pause all effects that sound, and lower the ambience; new effects still sound."""
        self._notice_loss()
        self._duck = DUCKED
        self._set_loop_volume()
        for voice in self._sounding():
            voice.channel.pause()
            self._paused.append(voice)
        self._voices.clear()

    def resume(self) -> None:
        """Go on after ``pause``."""
        self._notice_loss()
        self._duck = 1.0
        self._set_loop_volume()
        for voice in self._paused:
            voice.channel.unpause()
            self._voices[voice.channel.id] = voice
        self._paused.clear()

    def _open_device(self) -> bool:
        """Open the device; tell whether there is one."""
        if not device.open_device():
            return False
        self._open = True
        pygame.mixer.set_num_channels(LOOPS + VOICES + SPARE)
        self._start_ambience()
        return True

    def _notice_loss(self) -> None:
        """Notice that the device is gone, and all loaded sounds with it."""
        if self._open and not pygame.mixer.get_init():
            self._open = False
            self._voices.clear()
            self._paused.clear()
            self._chunks.clear()
            self._loop = None
            self._on_lost()

    def _sounding(self) -> list[_Voice]:
        self._voices = {i: voice for i, voice in self._voices.items() if voice.sounding()}
        return list(self._voices.values())

    def _make_room(self, sound: Sound) -> None:
        """Fade out the oldest of the quietest kind, or the oldest of too many alike."""
        voices = self._sounding()
        alike = [voice for voice in voices if voice.sound is sound]
        if len(alike) >= SAME:
            self._drop(alike[0])
        elif len(voices) >= VOICES:
            self._drop(min(voices, key=lambda voice: voice.sound.kind))

    def _drop(self, voice: _Voice) -> None:
        voice.channel.fadeout(DROP_MS)
        del self._voices[voice.channel.id]

    def _chunk(self, file: Path) -> pygame.mixer.Sound | None:
        if file not in self._chunks:
            self._chunks[file] = _load(file, self._effects * HEADROOM)
        return self._chunks[file]

    def _start_ambience(self) -> None:
        self._in_background(self._change_loop)
        self._in_background(self._load_ahead)

    def _load_ahead(self) -> None:
        """Load what is heard everywhere or in this ambience, and drop all else."""
        here = self._wanted
        for sound in Sound:
            for file in sound.all_files():
                if not self._open or here is not self._wanted:
                    return
                if sound.ambience in (None, here):
                    self._chunk(file)
                else:
                    self._chunks.pop(file, None)

    def _in_background(self, load: Callable[[], None]) -> None:
        self._loaders = [loader for loader in self._loaders if loader.is_alive()]
        self._loaders.append(Thread(target=load, daemon=True))
        self._loaders[-1].start()

    def _change_loop(self) -> None:
        wanted = self._wanted
        loop = _load(wanted.file, 0.0) if wanted else None
        with self._loop_lock:
            if not self._open or wanted is not self._wanted:
                return  # another one was asked for meanwhile
            _fade_loop_out(pygame.mixer.Channel(self._loop_channel))
            self._loop = loop
            if loop:
                self._loop_channel = (self._loop_channel + 1) % LOOPS
                self._set_loop_volume()
                pygame.mixer.Channel(self._loop_channel).play(loop, -1, fade_ms=FADE_MS)

    def _set_loop_volume(self) -> None:
        if self._loop:
            self._loop.set_volume(self._loops * self._duck)


def _load(file: Path, volume: float) -> pygame.mixer.Sound | None:
    try:
        chunk = pygame.mixer.Sound(file)
        chunk.set_volume(volume)
    except (pygame.error, OSError):
        return None  # a damaged installation is played without that sound
    return chunk


def _fade_loop_out(channel: pygame.mixer.Channel) -> None:
    if channel.get_volume() > 0:
        channel.fadeout(FADE_MS)
    else:
        channel.stop()  # the mixer refuses to fade what has not yet begun to fade in


def _free_channel() -> pygame.mixer.Channel | None:
    # pygame's own find_channel would also give away those of the ambiences
    every = map(pygame.mixer.Channel, range(LOOPS, pygame.mixer.get_num_channels()))
    return next((channel for channel in every if not channel.get_busy()), None)


def _balance(pan: float) -> tuple[float, float]:
    """Gains of the left and the right speaker; equal power, never above 1."""
    angle = (max(-1.0, min(1.0, pan)) + 1) * pi / 4
    return min(1.0, sqrt(2) * cos(angle)), min(1.0, sqrt(2) * sin(angle))
