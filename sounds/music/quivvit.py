"""Quivvit!: a picnic in the afternoon. D mixolydian, brisk; tin whistle and ukulele."""

from __future__ import annotations

from sounds.music.instruments import (
    bass_drum,
    clarinet,
    double_bass,
    glockenspiel,
    hand_drum,
    hi_hat,
    kalimba,
    marimba,
    pizzicato,
    rim,
    shaker,
    snare_drum,
    tambourine,
    tom,
    ukulele,
    whistle,
)
from sounds.music.notation import (
    arpeggio,
    bass,
    chords,
    hits,
    in_turn,
    melody,
    moved,
    only,
    struck,
    voiced,
)
from sounds.music.score import InstrumentPart, Score
from sounds.names import Tension

_CHORDS = chords(
    "D | C | G | D | Bm | C | G | D |"
    "D | C | G | D | Bm | C | Am7 | D |"
    "G | D | C | G | Em | D | C | D7 |"
    "D | C | G/B | Am7 |"
)
_BEATS = 112
_VOICES = list(voiced(_CHORDS, 60, 77))
_LOW = list(voiced(_CHORDS, 52, 69))
_BASS = bass(_CHORDS, 36, "1...5...", 0.5)
_FIGURE = arpeggio(_CHORDS, _VOICES, "A12.1D.2", 0.5)
_WITHOUT_TUNE = 32, 64  # beats of the second pass

_WHISTLE = melody(
    "d6:.5 c6:.5 a5 f#5:.5 a5:.5 d6 | e6:.5 d6:.5 c6 g5 - | b5:.5 c6:.5 d6 b5:.5 g5:1.5 |"
    "a5:2 -:2 | f#6:.5 d6:.5 b5 d6 f#6 | e6 c6:.5 e6:.5 g6 e6 |"
    "d6:.5 b5:.5 g5 b5 d6 | a5 d6 -:2 |"
    "d6:.5 c6:.5 a5 f#5:.5 a5:.5 d6 | e6:.5 d6:.5 c6 g5 - | b5:.5 c6:.5 d6 b5:.5 g5:1.5 |"
    "a5 f#5 -:2 | f#6:.5 d6:.5 b5 - b5 | c6:.5 d6:.5 e6 - e6 |"
    "c6 a5:.5 c6:.5 e6 c6 | d6:2 -:2 |"
    "- g5:.5 a5:.5 b5 d6 | a5:2 f#5 - | - e5:.5 g5:.5 c6 e6 | d6:2 b5 - |"
    "- e6 b5:.5 g5:1.5 | a5 d6 a5 - | g5:.5 a5:.5 c6 e6 g6 | f#6:2 -:2 |"
    "-:4 | -:4 | -:2 d6 b5 | c6 a5:2 - |"
)
_SECOND = melody(
    "f#5 a5:.5 f#5:.5 d5 a4 | g5:1.5 e5:.5 c5 - | b4:.5 d5:.5 g5 d5:.5 b4:1.5 | a4:2 -:2 |"
    "d5:.5 f#5:.5 b5 a5 f#5 | e5:1.5 g5:.5 c6 g5 | d5:.5 b4:.5 d5 g5 b5 | a5 f#5 -:2 |"
    "-:4 | -:4 | -:4 | -:4 | -:4 | -:4 | -:4 | -:4 |"
    "b5:2 g5 d5 | f#5:.5 a5:.5 d6 a5 - | g5:2 e5 c5 | d5:.5 g5:.5 b5 g5 - |"
    "b4:.5 e5:.5 g5 e5 b4 | a4 d5 f#5 - | e5:.5 g5:.5 c6 g5 e5 | f#5:.5 a5:.5 c6 a5 - |"
    "d5:2 a4:2 | e5:2 c5:2 | d5:2 b4:2 | c5 e5 a5 - |"
)
_CLARINET = melody(
    "f#5:2 a5:2 | g5:2 e5:2 | d5:2 g5:2 | f#5 a5 d6 - | d5:2 f#5:2 | e5:2 g5:2 | d5:2 b4:2 |"
    "d5 f#5 a5 - |"
    "f#5:2 a5:2 | g5:2 e5:2 | d5:2 g5:2 | f#5 a5 d6 - | d5:2 f#5:2 | e5:2 g5:2 | e5:2 c5:2 |"
    "d5 f#5 a5 - |"
    "g5:3 - | f#5:3 - | e5:3 - | g5:3 - | b4:2 e5:2 | f#5:2 d5:2 | e5:2 g5:2 | c6 a5 f#5 - |"
    "a5 f#5 d5:2 | g5 e5 c5:2 | b4:2 d5:2 | e5:2 c5:2 |"
)

SCORE = Score(
    tempo=120,
    beats=_BEATS,
    swing=0.06,
    passes=2,
    stems={
        Tension.CALM: (
            InstrumentPart(whistle, _WHISTLE, -30.5, -0.15, 0.3),
            InstrumentPart(clarinet, in_turn(_BEATS, (), _SECOND), -30.0, 0.1, 0.3),
            InstrumentPart(kalimba, in_turn(_BEATS, (), moved(_SECOND, 12)), -35.0, 0.1, 0.3),
            InstrumentPart(
                ukulele,
                in_turn(
                    _BEATS,
                    struck(_CHORDS, _VOICES, "X.xx.xxx", 0.5),
                    arpeggio(_CHORDS, _VOICES, "A1231232", 0.5),
                ),
                -32.0,
                0.3,
                0.15,
            ),
            InstrumentPart(
                marimba,
                in_turn(_BEATS, (), arpeggio(_CHORDS, _LOW, "..2..3.1", 0.5)),
                -35.0,
                -0.35,
                0.2,
            ),
            InstrumentPart(
                kalimba, in_turn(_BEATS, (), only(_FIGURE, *_WITHOUT_TUNE)), -31.0, 0.35, 0.25
            ),
            InstrumentPart(double_bass, in_turn(_BEATS, _BASS, _BASS), -34.5, 0.0, 0.1),
            InstrumentPart(shaker, hits("xo", 0.5, 2 * _BEATS), -45.0, -0.4, 0.15),
        ),
        Tension.CLOSE: (
            InstrumentPart(pizzicato, arpeggio(_CHORDS, _LOW, ".2.1.2.3", 0.5), -33.5, -0.35, 0.2),
            InstrumentPart(clarinet, _CLARINET, -34.0, 0.3, 0.25),
            InstrumentPart(hand_drum, hits("X..x..x.", 0.5, _BEATS), -35.0, 0.0, 0.15),
            InstrumentPart(rim, hits("..x...x.", 0.5, _BEATS), -39.5, 0.3, 0.2),
            InstrumentPart(
                glockenspiel, arpeggio(_CHORDS, _VOICES, "B...C...", 0.5), -37.0, 0.45, 0.35
            ),
            InstrumentPart(double_bass, bass(_CHORDS, 36, "..1...8.", 0.5), -35.0, 0.0, 0.1),
        ),
        Tension.LAST: (
            InstrumentPart(glockenspiel, _WHISTLE, -31.0, 0.2, 0.3),
            InstrumentPart(
                marimba, arpeggio(_CHORDS, _VOICES, "A.12.1.2A.121.2.", 0.25), -32.0, -0.4, 0.2
            ),
            InstrumentPart(kalimba, arpeggio(_CHORDS, _VOICES, "..C...D.", 0.5), -34.0, 0.45, 0.25),
            InstrumentPart(double_bass, bass(_CHORDS, 36, ".1.1.8.5", 0.5), -31.5, 0.0, 0.1),
            InstrumentPart(bass_drum, hits("X..xX.x.", 0.5, _BEATS), -31.0, 0.0, 0.15),
            InstrumentPart(
                snare_drum, hits("..X...X." * 3 + "..X.XxXX", 0.5, _BEATS), -32.0, -0.1, 0.2
            ),
            InstrumentPart(hi_hat, hits("xoXo", 0.25, _BEATS), -39.0, 0.35, 0.1),
            InstrumentPart(tambourine, hits("..x...xo", 0.5, _BEATS), -39.0, -0.3, 0.2),
            InstrumentPart(tom, moved(hits("." * 28 + "xxXX", 0.5, _BEATS), -14), -36.0, 0.2, 0.25),
        ),
    },
)

_CLOSING = chords("D | C | G | D | Bm | C | G | D |")
_CLOSING_VOICES = list(voiced(_CLOSING, 60, 77))
_REFRAIN = melody(
    "d6:.5 c6:.5 a5 f#5:.5 a5:.5 d6 | e6:.5 d6:.5 c6 g5 - | b5:.5 c6:.5 d6 b5:.5 g5:1.5 |"
    "a5:2 -:2 | f#6:.5 d6:.5 b5 d6 f#6 | e6 c6:.5 e6:.5 g6 e6 | d6 b5:.5 g5:.5 a5 b5 | d6:3 - |"
)

RESULT = Score(
    tempo=120,
    beats=32,
    swing=0.06,
    stems={
        Tension.CALM: (
            InstrumentPart(whistle, _REFRAIN, -30.5, -0.15, 0.3),
            InstrumentPart(glockenspiel, _REFRAIN, -37.0, 0.2, 0.35),
            InstrumentPart(
                ukulele, struck(_CLOSING, _CLOSING_VOICES, "X.xx.xxx", 0.5), -32.0, 0.3, 0.15
            ),
            InstrumentPart(double_bass, bass(_CLOSING, 36, "1.5.8.5.", 0.5), -33.5, 0.0, 0.1),
            InstrumentPart(hand_drum, hits("X..x..x.", 0.5, 32), -36.0, 0.0, 0.15),
            InstrumentPart(tambourine, hits("..x...xo", 0.5, 32), -41.0, -0.3, 0.2),
        ),
    },
)
