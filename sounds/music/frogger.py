"""Frogger: a rainy noon beside the road. E dorian, swung; clarinet, vibraphone and brushes."""

from __future__ import annotations

from sounds.music.instruments import (
    bass_drum,
    brush,
    brush_tap,
    celesta,
    clarinet,
    double_bass,
    flute,
    hand_drum,
    hi_hat,
    marimba,
    pizzicato,
    rim,
    snare_drum,
    tom,
    vibraphone,
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
    "Em7 | A9 | Em7 | A9 | Gmaj7 | F#m7 | Em7 | A13 |"
    "Em7 | A9 | Em7 | A9 | Gmaj7 | F#m7 | Em7 | Em7 |"
    "Bm7 | Em7 | Bm7 | Em7 | Gmaj7 | F#m7 | Em7 F#m7 | Gmaj7 A13 |"
)
_BEATS = 96
_VOICES = list(voiced(_CHORDS, 55, 73))
_LOW = list(voiced(_CHORDS, 50, 67))
_STROKES = struck(_CHORDS, _VOICES, "...x..x.", 0.5)
_FIGURE = arpeggio(_CHORDS, _VOICES, "C.2D.1.3", 0.5)
_WITHOUT_TUNE = 32, 64  # beats of the second pass

_CLARINET = melody(
    "- b4:.5 d5:.5 e5 d5:.5 b4:.5 | c#5:1.5 b4:.5 a4 - | -:.5 g4:.5 b4:.5 d5:.5 e5:.5 g5:1.5 |"
    "f#5:.5 e5:.5 c#5:2 - | - d5:.5 f#5 d5:.5 b4 | c#5:.5 a4:2.5 - |"
    "g4:.5 a4:.5 b4 d5:.5 b4 a4:.5 | f#4:3 - |"
    "- b4:.5 d5:.5 e5:.5 g5 e5:.5 | c#5 e5:.5 c#5:1.5 - | -:.5 b5 a5:.5 g5:.5 e5 d5:.5 |"
    "c#5:.5 b4:.5 a4:2 - | b4:.5 d5:.5 f#5 e5:.5 d5:1.5 | c#5:1.5 a4:.5 e5 - |"
    "-:.5 e5:.5 d5:.5 b4:.5 g4 a4:.5 b4:.5 | e4:2 -:2 |"
    "-:4 | -:4 | -:4 | -:4 | d5 b4:.5 g4:1.5 - | e5 c#5:.5 a4:1.5 - |"
    "g4:.5 b4:.5 e5 a4:.5 c#5:.5 f#5 | g5 d5 e5 - |"
)
_VIBRAPHONE = melody(
    "-:4|-:4|-:4|-:4|-:4|-:4|-:4|-:4|-:4|-:4|-:4|-:4|-:4|-:4|-:4|-:4|"
    "-:.5 f#5:.5 a5 f#5:.5 d5:1.5 | - g5:.5 e5:.5 b4:2 |"
    "-:.5 f#5:.5 b5 a5:.5 f#5:1.5 | - e5:.5 g5:.5 d5:2 |"
    "-:4|-:4|-:4|-:4|"
)
_SECOND = melody(
    "-:.5 g5:.5 b5 a5:.5 g5:1.5 | e5:1.5 c#5:.5 b4 - | -:.5 e5:.5 g5 b5:.5 d6:1.5 |"
    "c#6 b5:.5 a5:1.5 - | b5:.5 a5:.5 f#5 d5 b4 | c#5 e5:.5 a5:1.5 - |"
    "g5:.5 f#5:.5 e5 b4:.5 d5:1.5 | c#5:3 - | -:4 | -:4 | -:4 | -:4 | -:4 | -:4 | -:4 | -:4 |"
    "d5:.5 f#5:.5 b5 a5:.5 f#5:1.5 | g5:.5 e5:.5 b4:2 - | - f#5:.5 a5:.5 b5 d6 |"
    "b5:1.5 g5:.5 e5 - | - d6:.5 b5:.5 g5 f#5 | e5:1.5 c#5:.5 a4 - | b4 e5 c#5 f#5 | b5 g5 a5 - |"
)
_CALLS = melody(
    "-:3 b5:.5 e6:.5 | -:3 c#6 | -:3 b5:.5 d6:.5 | -:4 |"
    "-:3 f#5:.5 b5:.5 | -:3 a5:.5 c#6:.5 | -:4 | -:2 c#6:.5 f#6:.5 - |"
    "-:3 b5:.5 e6:.5 | -:3 c#6 | -:4 | -:3 e6:.5 c#6:.5 | -:3 b5 | -:3 a5:.5 c#6:.5 |"
    "-:4 | -:2 b5:.5 e6:.5 - |"
    "-:3 d6 | -:3 e6:.5 b5:.5 | -:3 d6 | -:3 e6:.5 g5:.5 |"
    "-:3 b5:.5 d6:.5 | -:3 a5:.5 c#6:.5 | -:4 | -:3 c#6:.5 e6:.5 |"
)
_HIGH_TUNE = moved((*_CLARINET, *_VIBRAPHONE), 12)

SCORE = Score(
    tempo=108,
    beats=_BEATS,
    swing=0.13,
    passes=2,
    stems={
        Tension.CALM: (
            InstrumentPart(clarinet, _CLARINET, -29.5, -0.2, 0.3),
            InstrumentPart(flute, moved(_CLARINET, 12), -38.0, -0.2, 0.3),
            InstrumentPart(vibraphone, in_turn(_BEATS, _VIBRAPHONE, _SECOND), -29.5, 0.2, 0.35),
            InstrumentPart(celesta, in_turn(_BEATS, (), moved(_SECOND, 12)), -38.0, 0.2, 0.4),
            InstrumentPart(
                vibraphone,
                in_turn(_BEATS, _STROKES, only(_STROKES, *_WITHOUT_TUNE)),
                -34.5,
                0.25,
                0.35,
            ),
            InstrumentPart(
                marimba, in_turn(_BEATS, (), only(_FIGURE, *_WITHOUT_TUNE)), -31.5, 0.35, 0.2
            ),
            InstrumentPart(
                pizzicato,
                in_turn(_BEATS, (), arpeggio(_CHORDS, _VOICES, ".1.3..2.", 0.5)),
                -35.0,
                -0.3,
                0.3,
            ),
            InstrumentPart(
                double_bass,
                in_turn(
                    _BEATS,
                    bass(_CHORDS, 35, "1...5...", 0.5),
                    bass(_CHORDS, 35, "1.3.5.8.", 0.5),
                ),
                -33.5,
                0.0,
                0.1,
            ),
            InstrumentPart(brush, hits("x...x...", 0.5, 2 * _BEATS), -43.0, 0.1, 0.15),
            InstrumentPart(brush_tap, hits("..x...x.", 0.5, 2 * _BEATS), -42.0, -0.1, 0.15),
        ),
        Tension.CLOSE: (
            InstrumentPart(double_bass, bass(_CHORDS, 35, "..3...8.", 0.5), -33.0, 0.0, 0.1),
            InstrumentPart(marimba, arpeggio(_CHORDS, _LOW, "C.231.2.", 0.5), -33.0, 0.4, 0.2),
            InstrumentPart(flute, _CALLS, -34.0, -0.35, 0.35),
            InstrumentPart(brush_tap, hits("x.xxx.xx", 0.5, _BEATS), -37.0, 0.2, 0.15),
            InstrumentPart(rim, hits("......x....x..x.", 0.5, _BEATS), -41.0, -0.35, 0.25),
            InstrumentPart(hand_drum, hits("X.....x.", 0.5, _BEATS), -36.0, 0.0, 0.15),
        ),
        Tension.LAST: (
            InstrumentPart(flute, _HIGH_TUNE, -29.0, -0.15, 0.35),
            InstrumentPart(
                pizzicato, arpeggio(_CHORDS, _VOICES, ".2C3.1B2", 0.5), -33.0, -0.4, 0.2
            ),
            InstrumentPart(double_bass, bass(_CHORDS, 35, ".1.1.8.5", 0.5), -32.0, 0.0, 0.1),
            InstrumentPart(bass_drum, hits("X..xx...", 0.5, _BEATS), -31.5, 0.0, 0.15),
            InstrumentPart(
                snare_drum, hits("..X...X." * 7 + "..X.XxXX", 0.5, _BEATS), -32.5, -0.1, 0.2
            ),
            InstrumentPart(hi_hat, hits("XoxoXoxx", 0.5, _BEATS), -38.5, 0.35, 0.1),
            InstrumentPart(tom, moved(hits("." * 60 + "xxXX", 0.5, _BEATS), -14), -36.0, 0.2, 0.25),
        ),
    },
)

_CLOSING = chords("D6 | A9 | D6 | A9 | Gmaj7 | F#m7 | Em7 A13 | D6 |")
_CLOSING_VOICES = list(voiced(_CLOSING, 57, 75))
_REFRAIN = melody(
    "- b4:.5 d5:.5 e5 d5:.5 b4:.5 | c#5:1.5 b4:.5 a4 - | -:.5 a4:.5 b4:.5 d5:.5 f#5:.5 a5:1.5 |"
    "g5:.5 e5:.5 c#5:2 - | - d5:.5 f#5 d5:.5 b4 | c#5:.5 a4:1.5 c#5:.5 e5:1.5 |"
    "g5:.5 e5:.5 b4 f#5:.5 e5:.5 c#5 | d5:3 - |"
)

RESULT = Score(
    tempo=108,
    beats=32,
    swing=0.13,
    stems={
        Tension.CALM: (
            InstrumentPart(clarinet, _REFRAIN, -30.0, -0.2, 0.3),
            InstrumentPart(flute, moved(_REFRAIN, 12), -36.0, 0.2, 0.35),
            InstrumentPart(
                vibraphone, struck(_CLOSING, _CLOSING_VOICES, "X..x..x.", 0.5), -33.0, 0.25, 0.35
            ),
            InstrumentPart(double_bass, bass(_CLOSING, 35, "1.3.5.8.", 0.5), -33.0, 0.0, 0.1),
            InstrumentPart(brush_tap, hits("x.Xxx.Xx", 0.5, 32), -38.0, -0.1, 0.15),
            InstrumentPart(hand_drum, hits("X..x..x.", 0.5, 32), -36.0, 0.0, 0.15),
        ),
    },
)
