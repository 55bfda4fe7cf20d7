"""Mosquito: fireflies at dusk. B minor, a slow nocturne; vibraphone, celesta and soft pads."""

from __future__ import annotations

from sounds.music.instruments import (
    celesta,
    clarinet,
    double_bass,
    hand_drum,
    harp,
    kalimba,
    pad,
    pizzicato,
    shaker,
    strings,
    vibraphone,
)
from sounds.music.notation import arpeggio, bass, chords, hits, melody, only, sustained, voiced
from sounds.music.score import InstrumentPart, Score
from sounds.names import Tension

_CHORDS = chords(
    "Bm9 | Gmaj7 | Em9 | F#m7 | Bm9 | Dmaj7/A | Gmaj7 | F#7sus4 F#7 |"
    "Gmaj7 | A6 | F#m7 | Bm7 | Em9 | A13 | Dmaj7 Gmaj7 | F#7sus4 F#7 |"
)
_BEATS = 64
_THIRD = 1 / 3
_VOICES = list(voiced(_CHORDS, 54, 73))
_END = 62  # the beat from which the last chord is left to the calm instruments
_HIGH = list(voiced(_CHORDS, 66, 85))

_VIBRAPHONE = melody(
    "- f#4 c#5:1.5 b4:.5 | b4:.5 a4:.5 f#4:2 - | - g4 b4 d5 | c#5:2.5 a4:.5 - |"
    "- d5 f#5:1.5 e5:.5 | c#5 a4:2 - | b4 d5 e5:.5 d5:.5 b4 | b4:2 a#4 - |"
    "-:2 b4 d5 | e5:2 c#5 - | -:2 a4 c#5 | d5:2 b4 - |"
    "- f#5 e5 b4 | c#5:1.5 b4:.5 f#4 - | a4:2 b4 d5 | c#5 -:3 |"
)
_CLARINET = melody(
    "d4:3 - | b3:3 - | g4:2 e4:2 | f#4:3 - | f#4:2 d4:2 | a4:3 - | g4:2 d4:2 | f#4:2 e4:2 |"
    "d4:3 - | c#4:2 e4:2 | c#4:3 - | d4:2 f#4:2 | g4:3 - | f#4:2 e4:2 | f#4:2 d4:2 | c#4:2 e4:2 |"
)

_RUNS = arpeggio(_CHORDS, _VOICES, "A12345432123", _THIRD / 2)

SCORE = Score(
    tempo=70,
    beats=_BEATS,
    stems={
        Tension.CALM: (
            InstrumentPart(vibraphone, _VIBRAPHONE, -31.5, -0.2, 0.6),
            InstrumentPart(
                celesta, arpeggio(_CHORDS, _HIGH, "0.1.2.3.2.1.", _THIRD), -35.0, 0.35, 0.5
            ),
            InstrumentPart(pad, sustained(_CHORDS, _VOICES), -33.5, 0.0, 0.4),
            InstrumentPart(
                double_bass, bass(_CHORDS, 35, "1.....5.....", _THIRD), -36.0, 0.0, 0.15
            ),
        ),
        Tension.CLOSE: (
            InstrumentPart(kalimba, arpeggio(_CHORDS, _VOICES, "3.23.1", _THIRD), -35.5, -0.4, 0.4),
            InstrumentPart(pizzicato, bass(_CHORDS, 47, "..1..5", _THIRD), -37.0, 0.15, 0.35),
            InstrumentPart(shaker, hits("x.oo.o", _THIRD, _BEATS), -44.0, 0.5, 0.3),
        ),
        Tension.LAST: (
            InstrumentPart(harp, only(_RUNS, _END), -35.5, 0.4, 0.35),
            InstrumentPart(clarinet, _CLARINET, -36.0, -0.3, 0.4),
            InstrumentPart(strings, only(sustained(_CHORDS, _HIGH), _END), -40.0, 0.0, 0.5),
            InstrumentPart(hand_drum, hits("X.o...x....o", _THIRD, _BEATS), -37.0, 0.0, 0.25),
        ),
    },
)
