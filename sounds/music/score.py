"""Renders a score to loops: what rings beyond the end goes on at the beginning."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray
from scipy import fft

from sounds.instruments import frequency
from sounds.loudness import integrated
from sounds.music.notation import Note
from sounds.names import RATE, Tension
from sounds.synthesis import Wave, band_pass, decay, noise, soft_clip

Instrument: TypeAlias = Callable[[Generator, float, float, float], Wave]

TAKES = 3  # of each note of an instrument, played by turns
LATE = 0.009  # seconds by which players are early or late
UNEVEN = 0.1  # share by which one note is louder than another
NEAR, CALM = 2.0, 0.1  # seconds before the first beat; of the moment in which a loop may begin
LOUDNESS = {  # in LUFS, of all stems that are heard at a tension together
    Tension.CALM: -25.3,
    Tension.CLOSE: -22.7,
    Tension.LAST: -19.8,
}
LOWEST = 35.0  # Hz; what is lower only takes room
LOUD, LOUDEST = 0.14, 0.28  # of full scale, of a stem: from where peaks are rounded, and to where
CROWDED, DIP, WIDE = 430.0, -3.0, 0.7  # Hz where most effects are, dB, octaves
_ROOM_SEED = 23  # all music is played in the same room


@dataclass(frozen=True, slots=True)
class InstrumentPart:
    """What one instrument plays: its loudness in LUFS, its place from -1 to 1, its reverb.

    The loudness is that within its stem, all of which is made as loud as ``LOUDNESS`` says.
    """

    instrument: Instrument
    notes: Sequence[Note]
    loudness: float
    side: float = 0.0
    wet: float = 0.25


@dataclass(frozen=True, slots=True)
class Score:
    """The music of one place: stems of parts, which are heard from a tension on.

    The calm stem has so many *passes* through the chords, each played another way, and is in
    stereo; the others have one pass, and are in mono to be small. With *swing* the second half
    of each beat comes later, by that share of a beat.
    """

    tempo: float  # beats a minute
    beats: float  # of one pass
    stems: Mapping[Tension, Sequence[InstrumentPart]]
    swing: float = 0.0
    passes: int = 1

    @property
    def size(self) -> int:
        """The samples of a pass: whole tenths of a second, whose spectrum is quickly found."""
        return round(10 * self.beats * 60 / self.tempo) * RATE // 10

    def seconds(self, beat: float) -> float:
        """The moment of a beat."""
        whole, rest = divmod(beat, 1.0)
        late = self.swing * (1 - abs(2 * rest - 1))
        return (whole + rest + late) * self.size / RATE / self.beats


@dataclass
class _Player:
    """Plays the notes of one part."""

    score: Score
    part: InstrumentPart
    size: int  # of the stem
    rng: Generator
    kept: dict[tuple[int, float, float, int], Wave] = field(default_factory=dict)

    def play(self) -> Wave:
        """The part as a loop in stereo, dry."""
        loop = np.zeros((self.size, 2))
        angle = (self.part.side + 1) * np.pi / 4
        gains = np.array([np.cos(angle), np.sin(angle)]) * np.sqrt(2)
        for number, note in enumerate(self.part.notes):
            wave = self._wave(note, number % TAKES)
            wave = wave * (1 + UNEVEN * self.rng.uniform(-1, 1))
            at = self.score.seconds(note.beat) + LATE * self.rng.uniform(-1, 1)
            _add_around(loop, round(at * RATE) % self.size, wave[:, None] * gains)
        return loop

    def _wave(self, note: Note, take: int) -> Wave:
        seconds = self.score.seconds(note.beat + note.beats) - self.score.seconds(note.beat)
        key = note.midi, round(seconds, 2), note.force, take
        if key not in self.kept:
            pitch = frequency(note.midi)
            self.kept[key] = self.part.instrument(self.rng, pitch, seconds, note.force)
        return self.kept[key]


def rendered(score: Score) -> dict[Tension, Wave]:
    """The stems of *score*, from a calm moment shortly before the first beat on."""
    stems = _levelled({tension: _stem(score, tension) for tension in score.stems})
    before = len(stems[Tension.CALM]) - score.size
    start = _calmest(together(stems.values())[before:])
    return {
        tension: np.roll(stem, -(start + len(stem) - score.size), axis=0)
        for tension, stem in stems.items()
    }


def together(stems: Iterable[Wave]) -> Wave:
    """What is heard of *stems*, the first of which is as long as the others or some times that."""
    first, *others = stems
    return first + sum(np.tile(stem, (len(first) // len(stem), 1)) for stem in others)


def _levelled(stems: Mapping[Tension, Wave]) -> dict[Tension, Wave]:
    """The same *stems*, so that all up to each tension are together as loud as it asks."""
    levelled: dict[Tension, Wave] = {}
    for tension, stem in stems.items():
        below = _power(integrated(together(levelled.values()))) if levelled else 0.0
        wanted = _power(LOUDNESS[tension]) - below
        levelled[tension] = _rounded(stem * np.sqrt(wanted / _power(integrated(stem))))
    return levelled


def _rounded(stem: Wave) -> Wave:
    """*stem* with the highest peaks of its drums rounded."""
    beyond = np.maximum(np.abs(stem) - LOUD, 0)
    return np.clip(stem, -LOUD, LOUD) + np.sign(stem) * soft_clip(beyond, 1 / (LOUDEST - LOUD))


def _power(loudness: float) -> float:
    return float(10 ** (loudness / 10))


def _add_around(loop: Wave, start: int, wave: Wave) -> None:
    """Add a shorter *wave* to *loop*, beyond whose end it goes on at the beginning."""
    before_end = loop[start : start + len(wave)]
    before_end += wave[: len(before_end)]
    loop[: len(wave) - len(before_end)] += wave[len(before_end) :]


def _calmest(loop: Wave) -> int:
    """The middle of the calmest moment near the end of *loop*, where a seam is not heard."""
    size, end = round(CALM * RATE), round(NEAR * RATE)
    power = np.cumsum((loop[-end - size :] ** 2).sum(axis=1))
    return int(loop.shape[0] - end - size // 2 + (power[size:] - power[:-size]).argmin())


def _stem(score: Score, tension: Tension) -> Wave:
    size = score.size * (score.passes if tension is Tension.CALM else 1)
    heard = np.zeros((size, 2))
    room = fft.rfft(_room(), size, axis=0)
    for number, part in enumerate(score.stems[tension]):
        rng = np.random.default_rng(100 * (tension + 1) + number)
        wet = _in_room(_Player(score, part, size, rng).play(), room, part.wet)
        heard += wet * 10 ** ((part.loudness - integrated(wet)) / 20)
    if tension is not Tension.CALM:
        heard[:] = heard.mean(axis=1, keepdims=True)
    return _with_room_for_effects(heard)


def _with_room_for_effects(loop: Wave) -> Wave:
    """*loop* without what is very low, and softer where most effects are."""
    hertz = np.maximum(fft.rfftfreq(len(loop), 1 / RATE), 1e-3)
    dip = 10 ** (DIP / 20 * np.exp(-((np.log2(hertz / CROWDED) / WIDE) ** 2)))
    curve = dip / np.sqrt(1 + (LOWEST / hertz) ** 4)
    return np.asarray(
        fft.irfft(fft.rfft(loop, axis=0) * curve[:, None], len(loop), axis=0), dtype=np.float64
    )


def _in_room(loop: Wave, room: NDArray[np.complex128], wet: float) -> Wave:
    """*loop* with reverb that goes on over its seam; *room* is the spectrum of its answer."""
    tail = fft.irfft(fft.rfft(loop, axis=0) * room, loop.shape[0], axis=0)
    return np.asarray(loop + wet * tail, dtype=np.float64)


def _room() -> Wave:
    """The answer of a mild, wooden room, in stereo."""
    rng = np.random.default_rng(_ROOM_SEED)
    sides = []
    for _ in range(2):
        tail = band_pass(noise(rng, 1.9), 220, 4200) * decay(1.9, 0.03, 0.38)
        tail /= np.sqrt(np.sum(tail**2))
        for at in rng.uniform(0.011, 0.05, 5):
            tail[round(at * RATE)] += rng.uniform(0.1, 0.25)
        sides.append(tail)
    return np.stack(sides, axis=1)
