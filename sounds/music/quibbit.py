"""Quibbit!: a clear morning. D major, at a walk; a wooden flute over a harp."""

from __future__ import annotations

from sounds.music.instruments import (
    double_bass,
    flute,
    glockenspiel,
    hand_drum,
    harp,
    kalimba,
    marimba,
    pad,
    rim,
    shaker,
)
from sounds.music.notation import arpeggio, bass, chords, hits, melody, sustained, voiced
from sounds.music.score import InstrumentPart, Score
from sounds.names import Tension

_CHORDS = chords(
    "D | A/C# | Bm7 | Gmaj7 | D/F# | G6 | Em7 | A7sus4 A7 |"
    "D | A/C# | Bm7 | Gmaj7 | Em7 | A7 | D | D |"
    "G | A/G | F#m7 | Bm7 | Em7 | A7 | Gmaj7 | A7sus4 A7 |"
)
_BEATS = 96
_VOICES = list(voiced(_CHORDS, 55, 74))
_HIGH = list(voiced(_CHORDS, 62, 81))

_TUNE = melody(
    "f#5:1.5 e5:.5 d5 a4 | e5:2 -:2 | d5 b4:.5 d5:.5 f#5 e5 | d5:2 b4 - |"
    "a4 d5 f#5:1.5 a5:.5 | g5:1.5 e5:.5 d5 b4 | e5 g5 f#5:.5 e5:.5 d5 | e5:3 - |"
    "f#5:1.5 e5:.5 d5 a4 | e5 c#5 -:2 | d5:.5 e5:.5 f#5 b5 a5 | f#5 d5:2 - |"
    "g5 f#5:.5 e5:.5 b4 e5 | c#5 e5 a5 g5 | f#5:1.5 e5:.5 d5:2 | _:1 -:3 |"
    "-:2 b4 d5 | e5:1.5 c#5:.5 a4 - | -:2 a4 c#5 | d5:1.5 b4:.5 f#4 - |"
    "- g5 f#5 e5 | c#5:2 e5 a4 | b4 d5 f#5 e5 | d5:2 c#5 - |"
)
_ANSWER = melody(
    "-:4 | -:2 a5 e5 | f#5:2 -:2 | -:2 d6 b5 | a5:2 -:2 | b5:2 g5:2 | -:4 | -:3 a5 |"
    "-:4 | -:2 e6 c#6 | -:4 | -:3 d6 | b5:2 -:2 | a5:2 -:2 | -:3 a5 | d6 a5 f#5 - |"
    "b5:2 -:2 | -:3 e6 | c#6:2 -:2 | -:3 d6 | b5:2 -:2 | -:2 g5 e5 | f#5:2 b5:2 | a5:3 - |"
)

SCORE = Score(
    tempo=100,
    beats=_BEATS,
    stems={
        Tension.CALM: (
            InstrumentPart(flute, _TUNE, -31.0, -0.15, 0.35),
            InstrumentPart(harp, arpeggio(_CHORDS, _VOICES, "01213121", 0.5), -33.5, 0.3, 0.3),
            InstrumentPart(pad, sustained(_CHORDS, _VOICES), -36.5, 0.0, 0.3),
            InstrumentPart(double_bass, bass(_CHORDS, 36, "1...5...", 0.5), -36.0, 0.0, 0.12),
        ),
        Tension.CLOSE: (
            InstrumentPart(
                marimba, arpeggio(_CHORDS, _VOICES, "C.2.1C.2", 0.5), -35.0, -0.35, 0.25
            ),
            InstrumentPart(shaker, hits("oxoX", 0.5, _BEATS), -43.0, 0.45, 0.15),
            InstrumentPart(hand_drum, hits("X.....x.", 0.5, _BEATS), -39.0, 0.0, 0.2),
            InstrumentPart(double_bass, bass(_CHORDS, 36, "..1...8.", 0.5), -38.0, 0.0, 0.12),
        ),
        Tension.LAST: (
            InstrumentPart(kalimba, arpeggio(_CHORDS, _HIGH, "A1213121", 0.25), -36.0, 0.4, 0.25),
            InstrumentPart(glockenspiel, _ANSWER, -38.0, -0.4, 0.4),
            InstrumentPart(hand_drum, hits("..o.x..oo.o.x.oo", 0.25, _BEATS), -39.5, 0.15, 0.2),
            InstrumentPart(rim, hits("....x.......x...", 0.25, _BEATS), -43.0, -0.2, 0.25),
        ),
    },
)
