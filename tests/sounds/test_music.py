"""The music: what is written, and what was made of it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

from sounds.loudness import integrated, momentary
from sounds.measure import highest_of, seam, true_peak
from sounds.music import RESULTS, SCORES
from sounds.music.notation import chords, in_turn, melody, moved, voiced
from sounds.music.score import LOUDNESS, Score, rendered, together
from sounds.names import RATE, Ambience, Tension
from sounds.peaks import load_peaks
from sounds.synthesis import Wave
from tests.sounds.decoded import decoded

pytestmark = pytest.mark.usefixtures("open_mixer")

TUNES = {2, 4, 6, 9, 11}  # pitch classes of the melodies of all tunes
ONE_SHARP = TUNES | {0, 7}
TWO_SHARPS = TUNES | {1, 7}
THREE_SHARPS = TUNES | {1, 8}
KEYS = {
    Ambience.STILL_DAWN: TWO_SHARPS,
    Ambience.POND_MORNING: TWO_SHARPS,
    Ambience.RAINY_NOON: TWO_SHARPS,
    Ambience.ROYAL_EVENING: ONE_SHARP | {3},  # D sharp, before E
    Ambience.FIREFLY_DUSK: THREE_SHARPS | {5},  # E sharp, before F sharp
    Ambience.KITE_AFTERNOON: ONE_SHARP,
}
TABLES = [place for place in Ambience if place is not Ambience.STILL_DAWN]
MUSIC = [file for place in Ambience for file in (*place.stems, *place.result_music)]
UNPITCHED = {
    "bass_drum", "brush", "brush_tap", "hand_drum", "hi_hat", "rim", "shaker", "snare_drum",
    "tambourine", "tom",
}  # fmt: skip
USUAL = 20 * np.log10(0.6)  # the usual volume of music


def name(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


def mixes(place: Ambience) -> list[Wave]:
    """What is heard of the music at each tension."""
    stems = [decoded(file) for file in place.stems]
    return [together(stems[: number + 1]) for number in range(len(stems))]


def pitch_classes(score: Score) -> set[int]:
    parts = [part for parts in score.stems.values() for part in parts]
    pitched = [part for part in parts if part.instrument.__name__ not in UNPITCHED]
    return {note.midi % 12 for part in pitched for note in part.notes}


@pytest.mark.parametrize("file", MUSIC, ids=name)
def test_a_stem_goes_on_over_its_seam(file: Path) -> None:
    meets = seam(decoded(file))
    assert meets.jump < 1.0
    assert meets.bend < 1.0


@pytest.mark.parametrize("place", Ambience)
def test_the_calm_stem_is_some_passes_long_and_the_others_are_one(place: Ambience) -> None:
    score = SCORES[place]
    calm, *others = (len(decoded(file)) for file in place.stems)
    assert calm == score.passes * score.size
    assert set(others) <= {score.size}


@pytest.mark.parametrize("place", TABLES)
def test_each_pass_of_a_table_has_a_lead_of_its_own(place: Ambience) -> None:
    score = SCORES[place]
    first, second = np.split(decoded(place.stems[0]).mean(axis=1), score.passes)
    assert abs(np.corrcoef(first, second)[0, 1]) < 0.5
    parts = score.stems[Tension.CALM]
    begun = [{note.beat // score.beats for note in part.notes} for part in parts]
    assert {0.0} in begun
    assert {1.0} in begun


def test_a_file_is_what_the_score_says() -> None:
    score = SCORES[Ambience.STILL_DAWN]
    (fresh,), kept = rendered(score).values(), decoded(Ambience.STILL_DAWN.stems[0])
    assert np.sqrt(np.mean((kept - fresh) ** 2) / np.mean(fresh**2)) < 0.2


@pytest.mark.parametrize("place", Ambience)
def test_the_music_is_as_loud_as_it_should_be_and_rises_with_the_tension(place: Ambience) -> None:
    heard = mixes(place)
    loudness = [integrated(wave) for wave in heard]
    assert loudness == pytest.approx(list(LOUDNESS.values())[: len(heard)], abs=0.5)
    assert loudness[0] + USUAL == pytest.approx(-29.5, abs=0.5)
    assert true_peak(heard[-1]) < -4


def test_from_calm_to_last_the_music_gains_5_to_6_lu() -> None:
    assert 5 <= LOUDNESS[Tension.LAST] - LOUDNESS[Tension.CALM] <= 6


@pytest.mark.parametrize("place", TABLES)
def test_the_music_of_the_results_is_short_major_and_as_loud_as_the_calm_one(
    place: Ambience,
) -> None:
    (file,) = place.result_music
    heard = decoded(file)
    assert len(heard) == RESULTS[place].size
    assert 10 < len(heard) / RATE < 25
    assert integrated(heard) == pytest.approx(LOUDNESS[Tension.CALM], abs=0.5)
    assert pitch_classes(RESULTS[place]) <= KEYS[place]


@pytest.mark.parametrize("place", Ambience)
def test_no_mix_of_stems_is_higher_than_the_limiter_expects(place: Ambience) -> None:
    peaks, rng = load_peaks(), Random(5)
    stems = [decoded(file) for file in place.stems]
    rises = [peaks[file][0] for file in place.stems]
    for _ in range(3):
        levels = [1.0, *sorted((rng.random() for _ in stems[1:]), reverse=True)]
        mix = together([level * stem for level, stem in zip(levels, stems, strict=True)])
        expected = sum(level * rise for level, rise in zip(levels, rises, strict=True))
        assert highest_of(mix) <= expected + 0.002


@pytest.mark.parametrize("place", Ambience)
def test_the_calm_music_is_never_silent_for_long_and_never_jumps_out(place: Ambience) -> None:
    levels = momentary(decoded(place.stems[0]), 3.0, 1.0)
    assert max(levels) - min(levels) < 12


@pytest.mark.parametrize("place", Ambience)
def test_every_pitch_belongs_to_a_key_that_has_the_notes_of_all_tunes(place: Ambience) -> None:
    assert pitch_classes(SCORES[place]) == KEYS[place]


def test_the_games_have_three_sets_of_notes() -> None:
    assert len({frozenset(KEYS[place]) for place in TABLES}) >= 3


@pytest.mark.parametrize("place", Ambience)
def test_music_has_16_to_32_bars_and_fills_them(place: Ambience) -> None:
    score = SCORES[place]
    assert 45 < score.size / RATE < 65
    assert 16 <= score.beats / (3 if place is Ambience.ROYAL_EVENING else 4) <= 32
    for tension, parts in score.stems.items():
        end = score.beats * (score.passes if tension is Tension.CALM else 1)
        assert all(note.beat + note.beats <= end + 1e-6 for p in parts for note in p.notes)


def test_every_place_but_the_title_has_a_stem_for_each_tension() -> None:
    for place in Ambience:
        tensions = [Tension.CALM] if place is Ambience.STILL_DAWN else list(Tension)
        assert list(SCORES[place].stems) == tensions


def test_tempo_and_instruments_differ_from_place_to_place() -> None:
    scores = SCORES.values()
    assert len({score.tempo for score in scores}) == len(SCORES)
    leads = [score.stems[Tension.CALM][0].instrument for score in scores]
    assert len(set(leads)) == len(SCORES)


def test_a_melody_is_read() -> None:
    notes = melody("d5:1.5 e5!:.5 -:2 | f#5:3 _:1 |")
    assert [(n.beat, n.midi, n.beats) for n in notes] == [(0, 74, 1.5), (1.5, 76, 0.5), (4, 78, 4)]
    assert notes[1].force > notes[0].force


def test_a_melody_is_moved_and_follows_another() -> None:
    notes = melody("d5:4 |")
    assert [(n.beat, n.midi) for n in in_turn(4, notes, moved(notes, 12))] == [(0, 74), (4, 86)]


@pytest.mark.parametrize("text", ["d5:3 |", "d5:5 |", "h5:4 |"])
def test_a_bar_that_cannot_be_played_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"bar|pitch"):
        melody(text)


def test_chords_share_their_bar_and_keep_their_bass() -> None:
    first, second = chords("A/C# Em7 |")
    assert (first.classes, first.bass, first.beats) == ((9, 1, 4), 1, 2.0)
    assert (second.classes, second.beat) == ((4, 7, 11, 2), 2.0)


def test_voices_move_as_little_as_they_can() -> None:
    voices = list(voiced(chords("D | G | A | D |"), 55, 74))
    assert all(
        min(abs(note - other) for other in before) <= 3
        for before, after in pairwise(voices)
        for note in after
    )
