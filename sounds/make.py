"""Makes all sound files: ``python -m sounds.make [NAME ...]``."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence, Set
from itertools import pairwise
from pathlib import Path
from zlib import crc32

import numpy as np

from sounds.ambiences import AMBIENCES
from sounds.loudness import loudest, peak
from sounds.measure import highest_of, peaks_of, read, seam
from sounds.music import RESULTS, SCORES
from sounds.music.score import rendered, together
from sounds.names import RATE, Ambience, Sound, SoundKind
from sounds.ogg import write_ogg
from sounds.peaks import save_peaks
from sounds.recipes import RECIPES
from sounds.synthesis import Wave, high_pass, normalise, reverb, soft_clip

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
ROUNDED = {SoundKind.BLOW: 2.2, SoundKind.FANFARE: 2.2}  # how far peaks are, to be louder
SPREAD = {  # pitch of the variants
    1: (1.0,),
    2: (0.97, 1.03),
    3: (1.0, 0.94, 1.065),
    6: (1.0, 0.94, 1.065, 0.97, 1.03, 0.91),
}
LEAD = RATE // 100  # a compressed sound needs silence before its attack, else it is blurred
ALL_MUSIC = "music"
LOSSES = (1.0, 0.9, 0.8, 0.7)  # of a loop, which is long and quiet
CLEAN = 0.95  # a seam
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
            _write_loop(ambience.file, AMBIENCES[ambience](np.random.default_rng(48)))
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
    """The stems, and the music of the results."""
    stems = list(rendered(SCORES[name]).values())
    if name in RESULTS:
        stems += rendered(RESULTS[name]).values()
    for file, stem in zip((*name.stems, *name.result_music), stems, strict=True):
        file.parent.mkdir(parents=True, exist_ok=True)
        is_mono = np.array_equal(*stem.T)
        _write_loop(file, stem[:, :1] if is_mono else stem, is_lead=not is_mono)


def _write_loop(file: Path, loop: Wave, *, is_lead: bool = False) -> None:
    """Write *loop* as small as its seam allows; less may be lost of what has the lead."""
    for loss in LOSSES[is_lead:]:
        write_ogg(file, loop, loss)
        meets = seam(read(file))
        if max(meets.jump, meets.bend) < CLEAN:
            break


def _measure() -> None:
    """Write down the peaks of all files."""
    files = [file for sound in Sound for file in sound.all_files()]
    peaks = {file: peaks_of(read(file)) for file in files}
    for name in Ambience:
        for file in (name.file, *name.result_music):
            peaks[file] = [highest_of(read(file))]
        peaks |= _peaks_of_stems(name.stems)
    save_peaks(peaks)


def _peaks_of_stems(files: Sequence[Path]) -> dict[Path, list[float]]:
    """By how much each of *files* raises the peak of those before it, as they play in step."""
    stems = [read(file) for file in files]
    highest = [highest_of(together(stems[: i + 1])) for i in range(len(stems))]
    rises = [after - before for before, after in pairwise([0.0, *highest])]
    return {file: [rise] for file, rise in zip(files, rises, strict=True)}


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
    if kind in ROUNDED:
        raw = soft_clip(normalise(raw, 1.0), ROUNDED[kind])
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
