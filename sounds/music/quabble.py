"""Quabble: a royal evening. B minor, a court dance in threes; recorder, lute and strings."""

from __future__ import annotations

from sounds.music.instruments import (
    hand_drum,
    harp,
    lute,
    pizzicato,
    recorder,
    strings,
    tambourine,
)
from sounds.music.notation import arpeggio, bass, chords, hits, melody, struck, sustained, voiced
from sounds.music.score import InstrumentPart, Score
from sounds.names import Tension

_CHORDS = chords(
    "Bm | F#m | G | D | Em | Bm | G | F#7 |"
    "Bm | F#m | G | D | Em | F#7 | Bm | Bm |"
    "D | A | Bm | F#m | G | D/F# | Em7 | A |"
    "D | A/C# | Bm | G | Em7 | F#7 | Bm | F#7sus4 |",
    beats=3,
)
_BEATS = 96
_VOICES = list(voiced(_CHORDS, 54, 71))
_HIGH = list(voiced(_CHORDS, 62, 79))

_RECORDER = melody(
    "b4! d5:.5 c#5:.5 b4 | a4:1.5 b4:.5 c#5 | d5 b4:.5 c#5:.5 d5 | f#5:2 - |"
    "g5! f#5:.5 e5:.5 g5 | f#5 d5:.5 b4:.5 d5 | e5:.5 d5:.5 b4 d5 | c#5:2 - |"
    "b4! d5:.5 c#5:.5 b4 | a4:1.5 b4:.5 c#5 | d5 e5:.5 f#5:.5 g5 | a5:2 - |"
    "g5:.5 f#5:.5 e5 b4 | c#5 e5:.5 d5:.5 c#5 | b4:3 | -:3 |"
    "a4 d5 f#5 | e5:1.5 f#5:.5 e5 | d5 b4 d5 | c#5:2 - |"
    "b4 d5 g5 | f#5:1.5 e5:.5 d5 | e5 d5:.5 b4:.5 g4 | a4:2 - |"
    "f#5! a5 f#5 | e5 c#5 e5 | d5:.5 e5:.5 f#5 d5 | b4:2 - |"
    "g4 b4 e5 | c#5 a#4 c#5 | b4:3 | -:3 |",
    beats=3,
)
_SECOND = melody(
    "-:3 | f#4:1.5 g4:.5 a4 | b4:3 | a4 d5 a4 |"
    "b4:3 | d5:2 b4 | b4:3 | a#4 c#5 e5 |"
    "-:3 | f#4:1.5 g4:.5 a4 | b4:3 | f#5 d5 a4 |"
    "b4 g4 e4 | f#4:2 a#4 | b4 d5 f#5 | b5:2 - |"
    "f#4:2 a4 | c#5:3 | b4:2 f#4 | a4 c#5 f#5 |"
    "d5:3 | a4:3 | g4:2 b4 | c#5 e5 a5 |"
    "a4:3 | a4:3 | f#4:3 | d5 b4 g4 |"
    "b4:3 | a#4:3 | d5:2 b4 | b4 c#5 f#5 |",
    beats=3,
)

SCORE = Score(
    tempo=112,
    beats=_BEATS,
    stems={
        Tension.CALM: (
            InstrumentPart(recorder, _RECORDER, -31.5, -0.1, 0.4),
            InstrumentPart(lute, arpeggio(_CHORDS, _VOICES, "A12321", 0.5), -33.0, 0.3, 0.3),
            InstrumentPart(strings, sustained(_CHORDS, _VOICES), -37.5, -0.3, 0.4),
            InstrumentPart(pizzicato, bass(_CHORDS, 40, "1.....", 0.5), -35.0, 0.0, 0.25),
        ),
        Tension.CLOSE: (
            InstrumentPart(hand_drum, hits("X...xo", 0.5, _BEATS), -36.0, 0.0, 0.3),
            InstrumentPart(tambourine, hits("..x.x.", 0.5, _BEATS), -42.0, 0.4, 0.3),
            InstrumentPart(harp, struck(_CHORDS, _VOICES, "..x.x.", 0.5), -36.5, -0.4, 0.3),
            InstrumentPart(pizzicato, bass(_CHORDS, 40, "..5.8.", 0.5), -36.5, 0.1, 0.25),
        ),
        Tension.LAST: (
            InstrumentPart(recorder, _SECOND, -35.0, 0.35, 0.4),
            InstrumentPart(strings, struck(_CHORDS, _HIGH, "Xxx", 1.0), -36.0, -0.3, 0.35),
            InstrumentPart(lute, arpeggio(_CHORDS, _HIGH, "A12121", 0.25), -38.0, 0.45, 0.3),
            InstrumentPart(tambourine, hits("X.oxoo", 0.5, _BEATS), -41.0, -0.4, 0.3),
        ),
    },
)
