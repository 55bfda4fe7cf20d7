"""Makes all sound files: ``python -m sounds.make [NAME ...]``."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence, Set
from zlib import crc32

import numpy as np

from sounds.ambiences import AMBIENCES
from sounds.loudness import loudest, peak
from sounds.measure import peaks_of, read
from sounds.music import SCORES
from sounds.music.score import rendered
from sounds.names import RATE, Ambience, Sound, SoundKind, Tension
from sounds.ogg import SMALL, SMALLEST, write_ogg
from sounds.peaks import save_peaks
from sounds.recipes import RECIPES
from sounds.synthesis import Wave, high_pass, reverb

PEAK = -1.0  # dBFS, never above
LOUDNESS = {
    SoundKind.MURMUR: -36.0,
    SoundKind.TOUCH: -25.0,
    SoundKind.CHAIN: -22.0,
    SoundKind.PAPER: -21.0,
    SoundKind.POND: -18.0,
    SoundKind.CHIME: -19.0,
    SoundKind.BLOW: -14.5,
    SoundKind.TUNE: -14.0,
    SoundKind.FANFARE: -12.2,
}
WETNESS = {
    SoundKind.MURMUR: 0.12,
    SoundKind.TOUCH: 0.12,
    SoundKind.CHAIN: 0.16,
    SoundKind.PAPER: 0.12,
    SoundKind.POND: 0.22,
    SoundKind.CHIME: 0.22,
    SoundKind.BLOW: 0.22,
    SoundKind.TUNE: 0.35,
    SoundKind.FANFARE: 0.35,
}
SPREAD = {  # pitch of the variants
    1: (1.0,),
    2: (0.97, 1.03),
    3: (1.0, 0.94, 1.065),
    6: (1.0, 0.94, 1.065, 0.97, 1.03, 0.91),
}
LEAD = RATE // 100  # a compressed sound needs silence before its attack, else it is blurred
ALL_MUSIC = "music"
QUIET = 10 ** (-48 / 20)  # of the peak: below it a sound has ended


def main(argv: Sequence[str] | None = None) -> None:
    """Make what *argv* names, or all: sounds, ambiences, and music of an ambience or of all."""
    sounds = {sound.file_name.rpartition("/")[2]: sound for sound in Sound}
    ambiences = {name.value: name for name in Ambience}
    music = {f"{name}-music": ambience for name, ambience in ambiences.items()}
    names = _asked(argv, {*sounds, *ambiences, *music, ALL_MUSIC})
    for name, sound in sounds.items():
        if not names or name in names:
            _make(sound)
    for name, ambience in ambiences.items():
        if not names or name in names:
            write_ogg(ambience.file, AMBIENCES[ambience](np.random.default_rng(48)), SMALL)
    for name, ambience in music.items():
        if not names or {name, ALL_MUSIC} & names:
            _make_music(ambience)
    _measure()


def _asked(argv: Sequence[str] | None, known: Set[str]) -> Set[str]:
    parser = ArgumentParser("python -m sounds.make", description="Makes sound files.")
    parser.add_argument("names", metavar="NAME", nargs="*", help="what to make, instead of all")
    names: Set[str] = {*parser.parse_args(argv).names}
    if unknown := names - known:
        parser.error(f"no sound is called {', '.join(sorted(unknown))}")
    return names


def _make(sound: Sound) -> None:
    for step in sound.steps:
        for take, file in enumerate(sound.files(step)):
            file.parent.mkdir(parents=True, exist_ok=True)
            heard = made(sound, step, take)
            write_ogg(file, np.pad(heard.reshape(len(heard), -1), ((LEAD, 0), (0, 0))))


def _make_music(name: Ambience) -> None:
    """The stems, each quieter than the calm one, so that more may be lost of it."""
    stems = rendered(SCORES[name])
    for file, tension in zip(name.stems, stems, strict=True):
        file.parent.mkdir(parents=True, exist_ok=True)
        write_ogg(file, stems[tension], SMALL if tension is Tension.CALM else SMALLEST)


def _measure() -> None:
    """Write down the peaks of all files."""
    loops = [file for name in Ambience for file in (name.file, *name.stems)]
    files = [file for sound in Sound for file in sound.all_files()]
    peaks = {file: peaks_of(read(file)) for file in files}
    save_peaks(peaks | {file: [max(peaks_of(read(file)))] for file in loops})


def made(sound: Sound, step: int = 0, take: int = 0) -> Wave:
    """One variant of *sound* as it is stored, the same every time."""
    climbs = len(sound.steps) > 1
    # what climbs keeps its pitch and its colour: the variants differ in what is random
    name = f"{sound.file_name}-{take + 1}" if climbs else sound.files()[take].stem
    rng = np.random.default_rng(crc32(name.encode()))
    pitch = 2 ** (step / 12) if climbs else SPREAD[sound.variants][take]
    return finished(RECIPES[sound](rng, pitch), sound.kind)


def finished(raw: Wave, kind: SoundKind) -> Wave:
    """*raw* with reverb, trimmed, as loud as its kind; a tune in stereo."""
    wet = WETNESS[kind]
    if kind >= SoundKind.TUNE:
        channels = [reverb(raw, wet, 0.3, channel) for channel in (1, 2)]
        heard = np.stack(channels, axis=1)
    else:
        heard = reverb(raw, wet)
    heard = _trimmed(high_pass(heard.T, 35).T)
    heard *= 10 ** ((LOUDNESS[kind] - loudest(heard)) / 20)
    if peak(heard) > PEAK:
        raise ValueError(f"a peak of {peak(heard):.1f} dBFS: the sound is too short for its kind")
    return heard


def _trimmed(heard: Wave) -> Wave:
    """A wave without its silent end, faded at its edges, so that it does not click."""
    strength = np.abs(heard) if heard.ndim == 1 else np.abs(heard).max(axis=1)
    end = int(np.flatnonzero(strength > QUIET * strength.max())[-1]) + 1
    edges = np.ones(end)
    rise, fall = RATE // 2000, min(end // 3, RATE // 20)
    edges[:rise] = np.linspace(0, 1, rise)
    edges[-fall:] = np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    return heard[:end] * (edges if heard.ndim == 1 else edges[:, None])


if __name__ == "__main__":
    main()
