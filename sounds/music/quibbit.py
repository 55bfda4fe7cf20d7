"""Quibbit!: a clear morning. D major, at a walk; a wooden flute over a harp."""

from __future__ import annotations

from sounds.music.instruments import (
    bass_drum,
    celesta,
    double_bass,
    flute,
    glockenspiel,
    hand_drum,
    harp,
    hi_hat,
    kalimba,
    marimba,
    pad,
    shaker,
    snare_drum,
    tom,
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
    sustained,
    voiced,
)
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
_BASS = bass(_CHORDS, 36, "1...5...", 0.5)
_PAD = sustained(_CHORDS, _VOICES)
_FIGURE = arpeggio(_CHORDS, _VOICES, "C.213.2D", 0.5)
_WITHOUT_TUNE = 32, 64  # beats of the second pass

_TUNE = melody(
    "f#5:1.5 e5:.5 d5 a4 | e5:2 -:2 | d5 b4:.5 d5:.5 f#5 e5 | d5:2 b4 - |"
    "a4 d5 f#5:1.5 a5:.5 | g5:1.5 e5:.5 d5 b4 | e5 g5 f#5:.5 e5:.5 d5 | e5:3 - |"
    "f#5:1.5 e5:.5 d5 a4 | e5 c#5 -:2 | d5:.5 e5:.5 f#5 b5 a5 | f#5 d5:2 - |"
    "g5 f#5:.5 e5:.5 b4 e5 | c#5 e5 a5 g5 | f#5:1.5 e5:.5 d5:2 | _:1 -:3 |"
    "-:2 b4 d5 | e5:1.5 c#5:.5 a4 - | -:2 a4 c#5 | d5:1.5 b4:.5 f#4 - |"
    "- g5 f#5 e5 | c#5:2 e5 a4 | b4 d5 f#5 e5 | d5:2 c#5 - |"
)
_SECOND = melody(
    "- d5:.5 f#5:.5 a5 f#5 | e5:.5 c#5:.5 a4 - a4:.5 c#5:.5 | d5:.5 f#5:.5 a5 f#5 - |"
    "- g5:.5 f#5:.5 d5 b4 | a4 d5:.5 e5:.5 f#5 a5 | b5 a5:.5 g5:.5 e5:2 | - g5:.5 e5:.5 b4 d5 |"
    "e5:2 c#5 - | -:4 | -:4 | -:4 | -:4 | -:4 | -:4 | -:4 | -:4 |"
    "d5 b4:.5 d5:.5 g5:1.5 b5:.5 | a5 e5:.5 c#5:.5 e5:2 | c#5 a4:.5 c#5:.5 f#5:1.5 a5:.5 |"
    "f#5 d5:.5 b4:.5 d5:2 | g4 b4 e5:.5 g5:.5 b5 | a5:1.5 g5:.5 e5 c#5 |"
    "d5:.5 b4:.5 d5 g5 f#5 | e5:2 e5 c#5 |"
)
_ANSWER = melody(
    "-:4 | -:2 a5 e5 | f#5:2 -:2 | -:2 d6 b5 | a5:2 -:2 | b5:2 g5:2 | -:4 | -:3 a5 |"
    "-:4 | -:2 e6 c#6 | -:4 | -:3 d6 | b5:2 -:2 | a5:2 -:2 | -:3 a5 | d6 a5 f#5 - |"
    "b5:2 -:2 | -:3 e6 | c#6:2 -:2 | -:3 d6 | b5:2 -:2 | -:2 g5 e5 | f#5:2 b5:2 | a5:3 - |"
)

SCORE = Score(
    tempo=100,
    beats=_BEATS,
    passes=2,
    stems={
        Tension.CALM: (
            InstrumentPart(flute, _TUNE, -29.5, -0.15, 0.35),
            InstrumentPart(whistle, moved(_TUNE, 12), -37.0, -0.15, 0.35),
            InstrumentPart(kalimba, in_turn(_BEATS, (), _SECOND), -30.0, 0.0, 0.3),
            InstrumentPart(celesta, in_turn(_BEATS, (), moved(_SECOND, 12)), -37.0, 0.0, 0.4),
            InstrumentPart(
                harp,
                in_turn(
                    _BEATS,
                    arpeggio(_CHORDS, _VOICES, "01213121", 0.5),
                    arpeggio(_CHORDS, _HIGH, "A.213.2.", 0.5),
                ),
                -33.0,
                0.3,
                0.3,
            ),
            InstrumentPart(
                marimba,
                in_turn(_BEATS, (), only(_FIGURE, *_WITHOUT_TUNE)),
                -31.0,
                -0.3,
                0.25,
            ),
            InstrumentPart(pad, in_turn(_BEATS, _PAD, _PAD), -36.0, 0.0, 0.3),
            InstrumentPart(double_bass, in_turn(_BEATS, _BASS, _BASS), -35.5, 0.0, 0.12),
            InstrumentPart(
                shaker, in_turn(_BEATS, (), hits("o.xo", 0.5, _BEATS)), -44.0, 0.45, 0.15
            ),
        ),
        Tension.CLOSE: (
            InstrumentPart(
                marimba, arpeggio(_CHORDS, _VOICES, "C.2.1C.2", 0.5), -33.0, -0.35, 0.25
            ),
            InstrumentPart(glockenspiel, _ANSWER, -35.0, 0.4, 0.4),
            InstrumentPart(shaker, hits("oxoX", 0.5, _BEATS), -40.0, 0.45, 0.15),
            InstrumentPart(hand_drum, hits("X.....x.", 0.5, _BEATS), -35.0, 0.0, 0.2),
            InstrumentPart(snare_drum, hits("..o...oo", 0.5, _BEATS), -39.0, -0.1, 0.2),
            InstrumentPart(double_bass, bass(_CHORDS, 36, "..1...8.", 0.5), -35.0, 0.0, 0.12),
        ),
        Tension.LAST: (
            InstrumentPart(whistle, moved(_TUNE, 12), -29.0, 0.15, 0.35),
            InstrumentPart(kalimba, arpeggio(_CHORDS, _HIGH, "A1213121", 0.25), -32.0, 0.4, 0.25),
            InstrumentPart(harp, struck(_CHORDS, _HIGH, "X..x..x.", 0.5), -34.0, -0.4, 0.3),
            InstrumentPart(double_bass, bass(_CHORDS, 36, ".1.1.8.5", 0.5), -32.0, 0.0, 0.1),
            InstrumentPart(bass_drum, hits("X..xx...", 0.5, _BEATS), -31.0, 0.0, 0.15),
            InstrumentPart(
                snare_drum,
                hits("..X...X." * 7 + "..X.XxXX", 0.5, _BEATS),
                -32.0,
                -0.1,
                0.2,
            ),
            InstrumentPart(hi_hat, hits("xoXo", 0.25, _BEATS), -39.0, 0.35, 0.1),
            InstrumentPart(tom, moved(hits("." * 60 + "xxXX", 0.5, _BEATS), -14), -36.0, 0.2, 0.25),
        ),
    },
)

_CLOSING = chords("D | A/C# | Bm7 | G | D/F# | G | A7sus4 A7 | D |")
_CLOSING_VOICES = list(voiced(_CLOSING, 57, 76))
_REFRAIN = melody(
    "f#5:1.5 e5:.5 d5 a4 | e5:2 c#5 - | d5 b4:.5 d5:.5 f#5 e5 | d5:2 b4 - |"
    "a4 d5 f#5:1.5 a5:.5 | b5 a5:.5 g5:.5 d5 g5 | f#5 e5:.5 d5:.5 e5 c#5 | d5:3 - |"
)

RESULT = Score(
    tempo=100,
    beats=32,
    stems={
        Tension.CALM: (
            InstrumentPart(flute, _REFRAIN, -30.0, -0.15, 0.35),
            InstrumentPart(glockenspiel, moved(_REFRAIN, 12), -37.0, 0.2, 0.4),
            InstrumentPart(
                marimba, arpeggio(_CLOSING, _CLOSING_VOICES, "A.213.2.", 0.5), -33.0, 0.3, 0.25
            ),
            InstrumentPart(
                harp, struck(_CLOSING, _CLOSING_VOICES, "X...x...", 0.5), -34.0, -0.3, 0.3
            ),
            InstrumentPart(double_bass, bass(_CLOSING, 36, "1..15.8.", 0.5), -34.0, 0.0, 0.12),
            InstrumentPart(hand_drum, hits("X..x..x.", 0.5, 32), -36.0, 0.0, 0.2),
            InstrumentPart(shaker, hits("oxoX", 0.5, 32), -42.0, 0.45, 0.15),
        ),
    },
)
