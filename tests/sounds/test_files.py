from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from sounds.loudness import integrated, loudest, peak
from sounds.make import LEAD, made
from sounds.measure import clipped, read, seam
from sounds.names import FILES, RATE, Ambience, Kind, Sound
from sounds.pieces import Wave

EVERY_FILE = [(sound, file) for sound in Sound for file in sound.every_file()]
FREQUENT = (
    Sound.CARD_DEAL, Sound.CARD_SEAL, Sound.CARD_HOVER, Sound.CARD_FLIP, Sound.HOP, Sound.CROAK,
    Sound.LAND_LEAF, Sound.LAND_WATER, Sound.LAND_FLOWER, Sound.MENU_MOVE,
)  # fmt: skip


@cache
def heard(file: Path) -> Wave:
    return read(file)


def middle(wave: Wave) -> Wave:
    return wave if wave.ndim == 1 else wave.mean(axis=1)


def pitch(wave: Wave) -> float:
    """The strongest frequency."""
    spectrum = np.abs(np.fft.rfft(middle(wave), 4 * RATE))
    return float(spectrum.argmax() / 4)


def purity(wave: Wave) -> float:
    """The share of a sound's first tenth of a second that one single frequency holds."""
    power = np.abs(np.fft.rfft(middle(wave)[: RATE // 10])) ** 2
    best = int(power.argmax())
    return float(power[max(0, best - 2) : best + 3].sum() / power.sum())


@pytest.mark.parametrize("file", [file for _, file in EVERY_FILE], ids=lambda file: file.stem)
def test_a_file_is_there_never_too_loud_and_has_clean_edges(file: Path) -> None:
    wave = heard(file)
    assert peak(wave) <= -1.0
    assert clipped(wave) == 0
    assert 0.1 < len(wave) / RATE < 4
    # a packed wave may ring a little at its edges
    assert np.abs(wave[0]).max() < 0.01
    assert np.abs(wave[-1]).max() < 0.002
    assert np.abs(middle(wave).mean()) < 0.001


def test_no_file_is_left_over() -> None:
    known = {file for _, file in EVERY_FILE} | {name.file for name in Ambience}
    assert {file for file in FILES.rglob("*") if file.is_file()} == known


@pytest.mark.parametrize("kind", Kind)
def test_sounds_of_a_kind_are_equally_loud(kind: Kind) -> None:
    loudness = [loudest(heard(file)) for sound, file in EVERY_FILE if sound.kind is kind]
    assert max(loudness) - min(loudness) < 3.0


def test_great_moments_are_louder_than_what_is_heard_all_the_time() -> None:
    loudness = defaultdict(list)
    for sound in Sound:
        loudness[sound.kind].append(loudest(heard(sound.files()[0])))
    assert max(loudness[Kind.TOUCH]) < min(loudness[Kind.PAPER]) < min(loudness[Kind.TUNE])


@pytest.mark.parametrize("sound", FREQUENT)
def test_a_frequent_sound_has_three_variants_that_differ(sound: Sound) -> None:
    takes = [heard(file).tobytes() for file in sound.files()]
    assert len(takes) == len(set(takes)) == 3


def test_counted_tiles_climb_a_semitone_a_step() -> None:
    pitches = [pitch(heard(Sound.TICK.files(step)[0])) for step in range(8)]
    climbs = [12 * np.log2(b / a) for a, b in pairwise(pitches)]
    assert climbs == [pytest.approx(1.0, abs=0.15)] * 7


@pytest.mark.parametrize("file", [file for _, file in EVERY_FILE], ids=lambda file: file.stem)
def test_no_sound_is_a_bare_oscillator(file: Path) -> None:
    assert purity(heard(file)) < 0.9


@pytest.mark.parametrize("name", Ambience)
def test_an_ambience_is_long_quiet_and_without_a_seam(name: Ambience) -> None:
    loop = heard(name.file)
    meets = seam(loop)
    assert 30 <= len(loop) / RATE <= 60
    assert peak(loop) <= -6.0
    assert integrated(loop) < loudest(heard(Sound.MENU_MOVE.files()[0])) - 6
    assert meets.jump < 1.0
    assert meets.bend < 1.0
    assert abs(meets.energy) < 3.0


def test_a_click_at_the_seam_would_be_found() -> None:
    loop = heard(Ambience.POND_MORNING.file).copy()
    loop[:200] += 0.1
    assert seam(loop).jump > 1.0


@pytest.mark.parametrize("sound", [Sound.MENU_MOVE, Sound.CARD_SEAL, Sound.SHUFFLE])
def test_the_kept_files_are_what_the_recipes_make(sound: Sound) -> None:
    kept, fresh = heard(sound.files()[0]), made(sound)
    assert len(kept) == len(fresh)
    assert np.abs(kept - fresh).max() < 3 / 32767


@pytest.mark.parametrize("sound", [Sound.HOP, Sound.CROAK, Sound.TURN, Sound.FROG_HOME, Sound.WIN])
def test_a_packed_file_is_nearly_what_the_recipe_makes(sound: Sound) -> None:
    kept, fresh = middle(heard(sound.files()[0])), middle(made(sound))
    lead = len(kept) - len(fresh)
    assert lead == LEAD
    lost = np.sqrt(np.mean((kept[lead:] - fresh) ** 2) / np.mean(fresh**2))
    assert lost < 0.15


def test_everything_together_is_small() -> None:
    assert sum(file.stat().st_size for file in FILES.rglob("*")) < 10_000_000
