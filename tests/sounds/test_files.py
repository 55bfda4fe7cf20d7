from __future__ import annotations

from collections import defaultdict
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pytest
from scipy.signal import fftconvolve

from sounds.bank import SHARED
from sounds.loudness import decibels, integrated, loudest, momentary, peak
from sounds.make import LEAD, made, main
from sounds.measure import clipped, peaks_of, seam, true_peak
from sounds.mixer.tune_queue import seconds_of
from sounds.names import FILES, RATE, Ambience, Sound, SoundKind
from sounds.peaks import PEAKS_FILE, load_peaks
from sounds.synthesis import Wave
from tests.for_each import for_each
from tests.sounds.decoded import decoded

pytestmark = pytest.mark.usefixtures("open_mixer")

LOOPS = [file for name in Ambience for file in name.loops]
ALONE = [file for name in Ambience for file in (name.file, *name.result_music)]
SET_EFFECTS, SET_LOOPS = 0.8, 0.6  # the usual settings
EVERY_FILE = [(sound, file) for sound in Sound for file in sound.all_files()]
FREQUENT = (
    Sound.CARD_DEAL, Sound.CARD_SEAL, Sound.CARD_HOVER, Sound.CARD_FLIP, Sound.HOP, Sound.CROAK,
    Sound.LAND_LEAF, Sound.LAND_WATER, Sound.LAND_FLOWER, Sound.MENU_MOVE, Sound.REPLAY_STEP,
    Sound.CARD_LAID, Sound.CARD_TAKEN, Sound.LAND_CARD, Sound.OFFER, Sound.PAW_DOWN,
    Sound.TREASURE, Sound.CARD_PLACED, Sound.MOSQUITO_FLIGHT, Sound.CARD_HELD, Sound.CARD_TURNED,
    Sound.CARD_LET_GO, Sound.DIE_BOUNCE, Sound.SAND, Sound.TICK, Sound.HOP_ON, Sound.LINK_GLOW,
    Sound.SCORE_STEP, Sound.SAND_TICK, Sound.BOING, Sound.ROUND, Sound.TO_THE_KING,
)  # fmt: skip
COMMONEST = (
    Sound.CARD_DEAL, Sound.HOP, Sound.HOP_ON, Sound.LAND_LEAF, Sound.LAND_CARD, Sound.OFFER,
)  # fmt: skip
CLIMBING = (
    Sound.TICK, Sound.SCORE_STEP, Sound.SAND_TICK, Sound.LINK_GLOW, Sound.FROG_HOME, Sound.JOIN,
    Sound.CARDS_LIFTED,
)  # fmt: skip
STRIKING = (
    Sound.MENU_MOVE, Sound.MENU_CONFIRM, Sound.MENU_BACK, Sound.REFUSE, Sound.PAW_DOWN,
    Sound.LAND_LEAF, Sound.LAND_WATER, Sound.LAND_CARD, Sound.KNOCK, Sound.SPLASH_BACK,
    Sound.CROCODILE_SNAP, Sound.FROG_HOME, Sound.TREASURE, Sound.SNATCH, Sound.SLAIN,
    Sound.SCORE_STEP, Sound.KIND_LIT, Sound.CARD_PLACED, Sound.COVER, Sound.HALO,
    Sound.CARD_HELD, Sound.CARD_LET_GO, Sound.LINK_GLOW, Sound.DIE_BOUNCE, Sound.DIE_RESTS,
    Sound.SAND_TICK, Sound.TIME_OUT, Sound.BLOCK_LAID, Sound.FREE_LINK, Sound.DOUBLE_TOKEN,
)  # fmt: skip
CARDS = Sound.CARD_DEAL, Sound.CARD_FLIP, Sound.CARD_LAID, Sound.CARD_SEAL
TO_COMPARE = (
    Sound.MENU_MOVE, Sound.CARD_SEAL, Sound.SHUFFLE, Sound.HOP, Sound.CROAK, Sound.TURN, Sound.TICK,
    Sound.FROG_HOME, Sound.WIN,
)  # fmt: skip
AT_ONCE = 0.05  # seconds in which a picture and its sound seem to be one


def stem(file: Path) -> str:
    return file.stem


def middle(wave: Wave) -> Wave:
    return wave if wave.ndim == 1 else wave.mean(axis=1)


def climb(before: Wave, after: Wave) -> float:
    """By how many semitones the spectrum of one sound has to be raised to be most like another."""
    notes = np.arange(36, 108, 0.05)
    low, high = (np.interp(notes, *_spectrum(wave)) for wave in (before, after))
    shifts = np.arange(-240, 241)
    likeness = [float(np.sum(np.roll(low, shift) * high)) for shift in shifts]
    return float(shifts[int(np.argmax(likeness))]) * 0.05


def _spectrum(wave: Wave) -> tuple[Wave, Wave]:
    """The notes of a sound (69 is an A of 440 Hz) and how strong each is."""
    power = np.abs(np.fft.rfft(middle(wave), 4 * RATE))[1:]
    return 69 + 12 * np.log2(np.arange(1, power.size + 1) / 4 / 440), power


def likeness(one: Wave, other: Wave) -> float:
    """How far two waves are one, as much later as they are most alike."""
    energy = np.sqrt(np.sum(one**2) * np.sum(other**2))
    return float(np.abs(fftconvolve(one, other[::-1])).max() / energy)


def body(wave: Wave) -> float:
    """The share of a sound's energy between 45 and 95 Hz."""
    power = np.abs(np.fft.rfft(middle(wave), RATE)) ** 2
    return float(power[45:95].sum() / power.sum())


def purity(wave: Wave) -> float:
    """The share of a sound's first tenth of a second that one single frequency holds."""
    power = np.abs(np.fft.rfft(middle(wave)[: RATE // 10])) ** 2
    best = int(power.argmax())
    return float(power[max(0, best - 2) : best + 3].sum() / power.sum())


@for_each("file", [file for _, file in EVERY_FILE])
def test_a_file_is_there_never_too_loud_and_has_clean_edges(file: Path) -> None:
    wave = decoded(file)
    assert peak(wave) <= -1.0
    assert clipped(wave) == 0
    assert 0.1 < len(wave) / RATE < 4
    # a packed wave may ring a little at its edges
    assert np.abs(wave[0]).max() < 0.01
    assert np.abs(wave[-1]).max() < 0.002
    assert np.abs(middle(wave).mean()) < 0.001


def test_no_file_is_left_over() -> None:
    known = {file for _, file in EVERY_FILE} | set(LOOPS) | {PEAKS_FILE}
    assert {file for file in FILES.rglob("*") if file.is_file()} == known


@pytest.mark.parametrize("kind", SoundKind)
def test_sounds_of_a_kind_are_equally_loud(kind: SoundKind) -> None:
    loudness = [loudest(decoded(file)) for sound, file in EVERY_FILE if sound.kind is kind]
    assert max(loudness) - min(loudness) < 3.0


def test_great_moments_are_louder_than_what_is_heard_all_the_time() -> None:
    loudness = defaultdict(list)
    for sound in Sound:
        loudness[sound.kind].append(loudest(decoded(sound.files()[0])))
    assert (
        max(loudness[SoundKind.TOUCH])
        < min(loudness[SoundKind.PAPER])
        < min(loudness[SoundKind.TUNE])
    )
    assert max(loudness[SoundKind.TUNE]) + 1.0 < min(loudness[SoundKind.FANFARE])


@pytest.mark.parametrize("sound", FREQUENT)
def test_a_frequent_sound_has_variants_that_differ(sound: Sound) -> None:
    takes = [middle(decoded(file)) for file in sound.files()]
    assert len(takes) == (6 if sound in COMMONEST else 3)
    assert max(likeness(*pair) for pair in combinations(takes, 2)) < 0.9


@pytest.mark.parametrize("sound", [sound for sound in Sound if sound.kind is SoundKind.BLOW])
def test_a_blow_is_heavier_than_a_hop(sound: Sound) -> None:
    hop = decoded(Sound.HOP.files()[0])
    for blow in map(decoded, sound.files()):
        assert loudest(blow) - loudest(hop) == pytest.approx(3.5, abs=0.5)
        assert body(blow) > 0.1 > 10 * body(hop)


@pytest.mark.parametrize("sound", CLIMBING)
def test_a_sound_with_steps_rises_by_as_many_semitones(sound: Sound) -> None:
    takes = [decoded(sound.files(step)[0]) for step in sound.steps]
    climbs = [climb(a, b) for a, b in pairwise(takes)]
    wanted = [b - a for a, b in pairwise(sound.steps)]
    assert climbs == [pytest.approx(step, abs=0.15) for step in wanted]


@for_each("file", [file for sound in STRIKING for file in sound.all_files()])
def test_what_strikes_is_heard_as_soon_as_it_is_seen(file: Path) -> None:
    wave = np.abs(middle(decoded(file)))
    assert wave[: round(AT_ONCE * RATE)].max() > 0.5 * wave.max()


@for_each("file", [file for sound in CARDS for file in sound.all_files()])
def test_a_card_is_heard_as_it_begins_to_move(file: Path) -> None:
    wave = np.abs(middle(decoded(file)))
    assert wave[: LEAD + round(0.02 * RATE)].max() > 0.9 * wave.max()


def test_a_second_of_sand_goes_over_into_the_next_without_a_gap() -> None:
    takes = [middle(decoded(file)) for file in Sound.SAND.files()]
    trickle = np.zeros(8 * RATE)
    for second in range(7):
        grains = takes[second % len(takes)][: 8 * RATE - second * RATE]
        trickle[second * RATE :][: grains.size] += grains
    levels = [np.sqrt(np.mean(part**2)) for part in np.split(trickle[RATE : 7 * RATE], 24)]
    assert 20 * np.log10(max(levels) / min(levels)) < 4.0


@for_each("file", [file for _, file in EVERY_FILE])
def test_no_sound_is_a_bare_oscillator(file: Path) -> None:
    assert purity(decoded(file)) < 0.9


@pytest.mark.parametrize("name", Ambience)
def test_an_ambience_is_long_quiet_and_without_a_seam(name: Ambience) -> None:
    loop = decoded(name.file)
    meets = seam(loop)
    assert 30 <= len(loop) / RATE <= 60
    assert peak(loop) <= -6.0
    softest = loudest(decoded(Sound.MENU_MOVE.files()[0])) + decibels(SET_EFFECTS * SHARED)
    assert integrated(loop) + decibels(SET_LOOPS) < softest - 3
    assert meets.jump < 1.0
    assert meets.bend < 1.0
    assert abs(meets.energy) < 3.0


def test_a_click_at_the_seam_would_be_found() -> None:
    loop = decoded(Ambience.POND_MORNING.file).copy()
    loop[:200] += 0.1
    assert seam(loop).jump > 1.0


@pytest.mark.parametrize("sound", TO_COMPARE)
def test_a_file_is_nearly_what_the_recipe_makes(sound: Sound) -> None:
    kept, fresh = middle(decoded(sound.files()[0])), middle(made(sound))
    lead = len(kept) - len(fresh)
    assert lead == LEAD
    lost = np.sqrt(np.mean((kept[lead:] - fresh) ** 2) / np.mean(fresh**2))
    assert lost < (0.25 if sound.kind is SoundKind.PAPER else 0.15)


def test_everything_together_is_small() -> None:
    assert sum(file.stat().st_size for file in FILES.rglob("*") if file.is_file()) < 15_000_000


def test_the_limiter_knows_the_peaks_of_all_files() -> None:
    assert set(load_peaks()) == {file for _, file in EVERY_FILE} | set(LOOPS)


@pytest.mark.parametrize("sound", TO_COMPARE)
def test_the_peaks_are_those_of_the_files(sound: Sound) -> None:
    peaks = load_peaks()
    for file in sound.all_files():
        assert peaks[file] == pytest.approx(peaks_of(decoded(file)), abs=0.001)


@pytest.mark.parametrize("file", ALONE, ids=stem)
def test_the_peak_of_a_loop_is_known(file: Path) -> None:
    (peak,) = load_peaks()[file]
    assert peak == pytest.approx(10 ** (true_peak(decoded(file)) / 20), abs=0.001)


def test_a_hop_in_a_chain_is_softer_than_the_first() -> None:
    first = np.mean([loudest(decoded(file)) for file in Sound.HOP.files()])
    others = np.mean([loudest(decoded(file)) for file in Sound.HOP_ON.files()])
    assert first - others == pytest.approx(4.0, abs=0.5)
    seconds = [len(decoded(sound.files()[0])) for sound in (Sound.HOP_ON, Sound.HOP)]
    assert seconds[0] < seconds[1]


def test_every_frog_has_a_croak_of_its_own() -> None:
    croaks = [decoded(Sound.CROAK.files(frog)[0]) for frog in range(6)]
    rhythms = [len(croak) for croak in croaks]
    colours = [_spectrum(croak)[1] for croak in croaks]
    alike = np.corrcoef([colour / colour.max() for colour in colours])
    assert len(set(rhythms)) == 6
    assert (alike - np.eye(6)).max() < 0.9


def test_a_name_of_no_sound_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["croak", "no-such-sound"])
    assert "no-such-sound" in capsys.readouterr().err


@pytest.mark.parametrize("sound", [sound for sound in Sound if sound.kind is SoundKind.FANFARE])
def test_a_fanfare_is_the_loudest_of_all_until_the_podium_is_there(sound: Sound) -> None:
    (file,) = sound.files()
    usual = max(momentary(decoded(file))) + decibels(SET_EFFECTS)
    assert usual == pytest.approx(-15.0, abs=1.0)
    assert 2.3 < seconds_of(load_peaks()[file]) < 3.2
    others = (decoded(other.files()[0]) for other in Sound if other.kind < sound.kind)
    assert max(max(momentary(other)) for other in others) + decibels(SET_EFFECTS) < usual
