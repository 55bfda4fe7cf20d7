"""Loads and plays the sounds; before ``open``, or without a device, it is silent."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Thread
from time import perf_counter
from typing import TypeAlias

import pygame

from sounds import device
from sounds.mixer.limiter import CEILING
from sounds.mixer.loop_player import LoopPlayer, read_sound
from sounds.mixer.speech_channel import SpeechChannel
from sounds.mixer.tune_queue import TuneQueue, seconds_of
from sounds.mixer.voices import SPARE, VOICES, Voices
from sounds.names import Ambience, Sound, SoundKind, Tension
from sounds.peaks import load_peaks

__all__ = ["Ambience", "Sound", "SoundBank", "Tension"]

SHARED = 0.76  # volume of the effects that all places share
OWN = {  # of those that only one table has, so that a match has -24 LUFS
    Ambience.POND_MORNING: 0.52,
    Ambience.RAINY_NOON: 0.9,
    Ambience.ROYAL_EVENING: 0.75,
    Ambience.FIREFLY_DUSK: 0.57,
    Ambience.KITE_AFTERNOON: 0.61,
}
UNEVEN = 4.0  # dB by which a common effect may be softer this time
DUCKED = 0.4  # volume of ambience and music during a pause
UNDER_TUNES = {"ambience": 0.4, "music": 0.1}  # volumes; a tune is music itself
UNDER_BLOWS, BLOW_SECONDS = 0.7, 0.4  # volume of music, and for how long
UNDER_SPEECH = 0.25  # volume of ambience and music while words are said
STEM_FADE = 2.5  # seconds in which a stem comes in when the tension rises
READ_FIRST = Sound.MENU_MOVE.files()[0]  # the smallest file

OnPlay: TypeAlias = Callable[[Sound, int, float], object]
Clock: TypeAlias = Callable[[], float]


class SoundBank:
    """All sounds of the game. *on_play* is called for every ``play``, also a silent one.

    *on_lost* is called when there is no device to open, and when an open one is gone. ``update``
    is to be called once a frame.
    """

    def __init__(
        self,
        silent: bool = False,
        *,
        on_play: OnPlay | None = None,
        on_lost: Callable[[], object] = lambda: None,
        rng: Random | None = None,
        clock: Clock = perf_counter,
    ) -> None:
        self._silent = silent
        self._on_play, self._on_lost = on_play, on_lost
        self._rng, self._clock = rng or Random(), clock
        self._effects = 1.0
        self._blow = 0.0  # seconds for which the music yet makes way for a blow
        self._open = self._paused = self._in_results = False
        self._chunks: dict[Path, pygame.mixer.Sound | None] = {}
        self._played: dict[Sound, int] = {}  # the variant that was heard last
        self._wanted: Ambience | None = None
        self._ambience = LoopPlayer(0, 1)
        self._music = LoopPlayer(self._ambience.channels, len(Tension), STEM_FADE)
        loops = self._ambience.channels + self._music.channels
        self._speech = SpeechChannel(loops, self._in_background)
        self._voices = Voices(loops + 1)
        self._tunes = TuneQueue(self._begin_tune)
        self._loaders: list[Thread] = []
        self._updated = clock()

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
        if self._open:
            self._forget()
            device.close_device()

    def play(self, sound: Sound, step: int = 0, pan: float = 0.0) -> None:
        """Play *sound*, *step* semitones up, anywhere from -1 (left) to 1 (right).

        A tune waits until the one before has ended.
        """
        if self._on_play:
            self._on_play(sound, step, pan)
        self._notice_loss()
        if not self._open:
            return
        if sound.is_tune:
            self._tunes.add(sound)
        else:
            if sound.kind is SoundKind.BLOW:
                self._blow = BLOW_SECONDS
            self._begin(sound, self._variant(sound, sound.files(step)), pan)

    def play_ambience(self, name: Ambience | None) -> None:
        """Fade over to the loop *name* and its music, or to silence; ends a pause."""
        self._notice_loss()
        if name is not self._wanted:
            self._wanted = name
            self.resume()
            self.set_tension(Tension.CALM)
            if self._open:
                self._in_background(self._load_ahead)
        elif self._in_results:
            self.set_tension(Tension.CALM)

    @property
    def current_ambience(self) -> Ambience | None:
        """The loop that was asked for last."""
        return self._wanted

    def set_tension(self, tension: Tension) -> None:
        """Let the music follow the *tension* of a match that goes on."""
        self._music.set_levels([1.0] * (tension + 1))
        self._in_results = False
        self._want_loops()

    def play_result_music(self) -> None:
        """Fade over to the music of the results, until there is another match or ambience."""
        self.set_tension(Tension.CALM)
        self._in_results = True
        self._want_loops()

    def set_volumes(self, effects: float, ambience: float, music: float) -> None:
        """Set the volumes, 0 to 1; music that is off is not even loaded."""
        self._notice_loss()
        self._effects = effects
        self._ambience.volume, self._music.volume = ambience, music
        self._set_effects()
        self._want_loops()

    def set_speech_volume(self, volume: float) -> None:
        """Set the volume of what is said from now on, 0 to 1."""
        self._speech.volume = volume

    @property
    def speaking(self) -> bool:
        """Whether an utterance is heard, or about to be."""
        self._notice_loss()
        return self._open and self._speech.playing

    def speak(self, samples: bytes, rate: int) -> None:
        """Play an utterance of samples of 16 bits, mono, *rate* a second, in place of another."""
        self._notice_loss()
        if self._open and samples:
            self._speech.play(samples, rate)
            self._duck()

    def stop_speech(self) -> None:
        """Play no more of the utterance that is heard."""
        self._notice_loss()
        if self._open:
            self._speech.stop()

    @property
    def paused(self) -> bool:
        """Whether effects are paused, until ``resume``."""
        return self._paused

    def pause(self) -> None:
        """Pause all effects that sound, and lower the loops; new effects still sound."""
        self._notice_loss()
        self._paused = True
        self._duck()
        self._voices.pause()

    def resume(self) -> None:
        """Go on after ``pause``."""
        self._notice_loss()
        self._paused = False
        self._duck()
        self._voices.resume()

    def update(self) -> None:
        """Move what fades, and begin the tune that waits, once a frame."""
        now = self._clock()
        seconds, self._updated = min(now - self._updated, 0.25), now
        self._notice_loss()
        if not self._open:
            return
        self._speech.update()
        self._blow -= seconds
        if not self._paused:
            self._tunes.advance(seconds)
        self._duck()
        self._ambience.advance(seconds)
        # music is large, and comes last; a piece does not begin under a tune
        busy = self._ambience.loading or self._loading() or self._tunes.playing
        self._music.advance(seconds, load=not busy)

    # The device

    def _open_device(self) -> bool:
        """Open the device; tell whether there is one."""
        if not device.open_device():
            return False
        self._open = True
        loops = self._ambience.channels + self._music.channels
        pygame.mixer.set_num_channels(loops + 1 + VOICES + SPARE)
        # With the first file SDL_mixer adds its decoder to a list, which it does not lock: two
        # threads that did so at a time once wrote beyond the end of it.
        self._chunk(READ_FIRST)
        self._in_background(self._load_ahead)
        return True

    def _notice_loss(self) -> None:
        """Notice that the device is gone, and all loaded sounds with it."""
        if self._open and not pygame.mixer.get_init():
            self._forget()
            self._on_lost()

    def _forget(self) -> None:
        self._open = False
        for loader in self._loaders:
            loader.join()
        self._loaders.clear()
        self._speech.forget()
        self._voices.clear()
        self._tunes.clear()
        self._chunks.clear()
        self._ambience.close()
        self._music.close()

    # Effects and tunes

    def _variant(self, sound: Sound, files: tuple[Path, ...]) -> Path:
        """One of *files*, never the one that was heard last."""
        last = self._played.get(sound)
        others = [take for take in range(len(files)) if take != last]
        self._played[sound] = self._rng.choice(others or [0])
        return files[self._played[sound]]

    def _begin(self, sound: Sound, file: Path, pan: float = 0.0) -> None:
        chunk, now = self._chunk(file), self._clock()
        if chunk and self._voices.play(sound, file, chunk, pan, now, self._gain(sound)):
            self._voices.limit(now, self._room())

    def _gain(self, sound: Sound) -> float:
        """How loud *sound* is this time; what is common is never even."""
        if sound.is_tune:
            return 1.0
        softer = self._rng.uniform(0, UNEVEN) if sound.is_common else 0.0
        volume = OWN[sound.ambience] if sound.ambience else SHARED
        return volume * 10 ** (-softer / 20)

    def _begin_tune(self, sound: Sound) -> float:
        """Play a tune, over the tail of the one before; returns its seconds."""
        self._voices.end_tunes()
        file = self._variant(sound, sound.files())
        seconds = seconds_of(self._voices.peaks.get(file))
        self._duck(tune=True)
        self._begin(sound, file)
        return seconds

    def _room(self) -> float:
        """What ambience, music and speech leave to the effects, of full scale."""
        peaks = self._voices.peaks
        loops = self._ambience.strength(peaks) + self._music.strength(peaks)
        return CEILING - loops - self._speech.strength

    def _duck(self, tune: bool = False) -> None:
        tune = tune or self._tunes.playing
        whole = DUCKED if self._paused else 1.0
        whole = min(whole, UNDER_SPEECH) if self._speech.playing else whole
        self._ambience.duck(whole * (UNDER_TUNES["ambience"] if tune else 1.0))
        under_blow = UNDER_BLOWS if self._blow > 0 else 1.0
        self._music.duck(whole * (UNDER_TUNES["music"] if tune else under_blow))

    def _chunk(self, file: Path) -> pygame.mixer.Sound | None:
        if file not in self._chunks:
            chunk = read_sound(file)
            if chunk:
                chunk.set_volume(self._effects)
            self._chunks[file] = chunk
        return self._chunks[file]

    def _set_effects(self) -> None:
        for chunk in list(self._chunks.values()):
            if chunk:
                chunk.set_volume(self._effects)

    # Loading

    def _want_loops(self) -> None:
        name = self._wanted
        self._ambience.want((name.file,) if name else ())
        music = (name.result_music if self._in_results else name.stems) if name else ()
        self._music.want(music if self._music.volume else ())

    def _load_ahead(self) -> None:
        """Load what is heard everywhere or in this ambience, and drop all else."""
        here = self._wanted
        if not self._voices.peaks:
            self._voices.peaks = load_peaks()
        for sound in Sound:
            for file in sound.all_files():
                if not self._open or here is not self._wanted:
                    return
                if sound.ambience in (None, here):
                    self._chunk(file)
                else:
                    self._chunks.pop(file, None)

    def _loading(self) -> bool:
        self._loaders = [loader for loader in self._loaders if loader.is_alive()]
        return bool(self._loaders)

    def _in_background(self, load: Callable[[], None]) -> None:
        self._loaders.append(Thread(target=load, daemon=True))
        self._loaders[-1].start()
