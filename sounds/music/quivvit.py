"""Quivvit!: a picnic in the afternoon. A mixolydian, brisk; tin whistle and ukulele."""

from __future__ import annotations

from sounds.music.instruments import (
    clarinet,
    double_bass,
    glockenspiel,
    hand_drum,
    kalimba,
    marimba,
    pizzicato,
    rim,
    shaker,
    tambourine,
    ukulele,
    whistle,
)
from sounds.music.notation import arpeggio, bass, chords, hits, melody, struck, voiced
from sounds.music.score import InstrumentPart, Score
from sounds.names import Tension

_CHORDS = chords(
    "A | G | D | A | F#m | G | D | A |"
    "A | G | D | A | F#m | G | Em7 | A |"
    "D | A | G | D | Bm | A | G | A7 |"
    "A | G | D/F# | Em7 |"
)
_BEATS = 112
_VOICES = list(voiced(_CHORDS, 60, 77))
_LOW = list(voiced(_CHORDS, 52, 69))

_WHISTLE = melody(
    "a5:.5 g5:.5 e5 c#5:.5 e5:.5 a5 | b5:.5 a5:.5 g5 d5 - | f#5:.5 g5:.5 a5 f#5:.5 d5:1.5 |"
    "e5:2 -:2 | c#6:.5 a5:.5 f#5 a5 c#6 | b5 g5:.5 b5:.5 d6 b5 |"
    "a5:.5 f#5:.5 d5 f#5 a5 | e5 a5 -:2 |"
    "a5:.5 g5:.5 e5 c#5:.5 e5:.5 a5 | b5:.5 a5:.5 g5 d5 - | f#5:.5 g5:.5 a5 f#5:.5 d5:1.5 |"
    "e5 c#5 -:2 | c#6:.5 a5:.5 f#5 - f#5 | g5:.5 a5:.5 b5 - b5 |"
    "g5 e5:.5 g5:.5 b5 g5 | a5:2 -:2 |"
    "- d5:.5 e5:.5 f#5 a5 | e5:2 c#5 - | - b4:.5 d5:.5 g5 b5 | a5:2 f#5 - |"
    "- b5 f#5:.5 d5:1.5 | e5 a5 e5 - | d5:.5 e5:.5 g5 b5 d6 | c#6:2 -:2 |"
    "-:4 | -:4 | -:2 a5 f#5 | g5 e5:2 - |"
)
_CLARINET = melody(
    "c#5:2 e5:2 | d5:2 b4:2 | a4:2 d5:2 | c#5 e5 a5 - | a4:2 c#5:2 | b4:2 d5:2 | a4:2 f#4:2 |"
    "a4 c#5 e5 - |"
    "c#5:2 e5:2 | d5:2 b4:2 | a4:2 d5:2 | c#5 e5 a5 - | a4:2 c#5:2 | b4:2 d5:2 | b4:2 g4:2 |"
    "a4 c#5 e5 - |"
    "d5:3 - | c#5:3 - | b4:3 - | d5:3 - | f#4:2 b4:2 | c#5:2 a4:2 | b4:2 d5:2 | g5 e5 c#5 - |"
    "e5 c#5 a4:2 | d5 b4 g4:2 | f#4:2 a4:2 | b4:2 g4:2 |"
)

SCORE = Score(
    tempo=120,
    beats=_BEATS,
    swing=0.06,
    stems={
        Tension.CALM: (
            InstrumentPart(whistle, _WHISTLE, -32.0, -0.15, 0.3),
            InstrumentPart(ukulele, struck(_CHORDS, _VOICES, "X.xx.xxx", 0.5), -33.0, 0.3, 0.15),
            InstrumentPart(double_bass, bass(_CHORDS, 38, "1...5...", 0.5), -35.0, 0.0, 0.1),
            InstrumentPart(shaker, hits("xo", 0.5, _BEATS), -45.0, -0.4, 0.15),
        ),
        Tension.CLOSE: (
            InstrumentPart(pizzicato, arpeggio(_CHORDS, _LOW, ".2.1.2.3", 0.5), -35.5, -0.35, 0.2),
            InstrumentPart(hand_drum, hits("X..x..x.", 0.5, _BEATS), -37.5, 0.0, 0.15),
            InstrumentPart(rim, hits("..x...x.", 0.5, _BEATS), -42.0, 0.3, 0.2),
            InstrumentPart(
                glockenspiel, arpeggio(_CHORDS, _VOICES, "B.......", 0.5), -39.0, 0.45, 0.35
            ),
        ),
        Tension.LAST: (
            InstrumentPart(clarinet, _CLARINET, -35.5, 0.3, 0.25),
            InstrumentPart(
                marimba, arpeggio(_CHORDS, _LOW, "A.12.1.2A.121.2.", 0.25), -35.5, -0.4, 0.2
            ),
            InstrumentPart(kalimba, arpeggio(_CHORDS, _VOICES, "..3...3.", 0.5), -38.0, 0.45, 0.25),
            InstrumentPart(tambourine, hits("..x...xo", 0.5, _BEATS), -42.0, -0.3, 0.2),
        ),
    },
)
