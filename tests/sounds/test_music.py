"""The music: what is written, and what was made of it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from sounds.loudness import integrated, momentary
from sounds.measure import seam, true_peak
from sounds.music import SCORES
from sounds.music.notation import chords, melody, voiced
from sounds.music.score import rendered
from sounds.names import RATE, Ambience, Tension
from tests.sounds.decoded import decoded

pytestmark = pytest.mark.usefixtures("open_mixer")

D_MAJOR = {2, 4, 6, 7, 9, 11, 1}  # pitch classes of the two sharps that all tunes have
LEADING = {10}  # A sharp, before B
STEMS = [file for place in Ambience for file in place.stems]
UNPITCHED = {"brush", "brush_tap", "shaker", "hand_drum", "rim", "tambourine"}


def name(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


@pytest.mark.parametrize("file", STEMS, ids=name)
def test_a_stem_goes_on_over_its_seam(file: Path) -> None:
    meets = seam(decoded(file))
    assert meets.jump < 1.0
    assert meets.bend < 1.0


@pytest.mark.parametrize("place", Ambience)
def test_the_stems_of_a_place_are_equally_long(place: Ambience) -> None:
    assert {len(decoded(file)) for file in place.stems} == {SCORES[place].size}


def test_a_file_is_what_the_score_says() -> None:
    score = SCORES[Ambience.STILL_DAWN]
    (fresh,), kept = rendered(score).values(), decoded(Ambience.STILL_DAWN.stems[0])
    assert np.sqrt(np.mean((kept - fresh) ** 2) / np.mean(fresh**2)) < 0.15


@pytest.mark.parametrize("place", Ambience)
def test_the_music_is_about_32_lufs_at_the_usual_volume_and_rises_with_the_tension(
    place: Ambience,
) -> None:
    usual = 20 * np.log10(0.6)
    mixes = np.cumsum([decoded(file) for file in place.stems], axis=0)
    loudness = [integrated(wave) + usual for wave in mixes]
    assert loudness[0] == pytest.approx(-32.5, abs=1.5)
    assert all(0.5 < after - before < 4 for before, after in pairwise(loudness))
    assert true_peak(mixes[-1]) < -6


@pytest.mark.parametrize("place", Ambience)
def test_the_calm_music_is_never_silent_for_long_and_never_jumps_out(place: Ambience) -> None:
    levels = momentary(decoded(place.stems[0]), 3.0, 1.0)
    assert max(levels) - min(levels) < 12


@pytest.mark.parametrize("place", Ambience)
def test_every_pitch_belongs_to_the_key_of_all_tunes(place: Ambience) -> None:
    parts = [part for parts in SCORES[place].stems.values() for part in parts]
    pitched = [part for part in parts if part.instrument.__name__ not in UNPITCHED]
    classes = {note.midi % 12 for part in pitched for note in part.notes}
    assert classes <= D_MAJOR | LEADING


@pytest.mark.parametrize("place", Ambience)
def test_music_has_16_to_32_bars_and_fills_them(place: Ambience) -> None:
    score = SCORES[place]
    assert 45 < score.size / RATE < 65
    assert 16 <= score.beats / (3 if place is Ambience.ROYAL_EVENING else 4) <= 32
    for parts in score.stems.values():
        assert all(note.beat + note.beats <= score.beats + 1e-6 for p in parts for note in p.notes)


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
