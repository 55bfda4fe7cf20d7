"""Frogger: a rainy noon beside the road. E dorian, swung; clarinet, vibraphone and brushes."""

from __future__ import annotations

from sounds.music.instruments import (
    brush,
    brush_tap,
    clarinet,
    double_bass,
    flute,
    hand_drum,
    marimba,
    pizzicato,
    rim,
    vibraphone,
)
from sounds.music.notation import arpeggio, bass, chords, hits, melody, struck, voiced
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
_CALLS = melody(
    "-:3 b5:.5 e6:.5 | -:3 c#6 | -:3 b5:.5 d6:.5 | -:4 |"
    "-:3 f#5:.5 b5:.5 | -:3 a5:.5 c#6:.5 | -:4 | -:2 c#6:.5 f#6:.5 - |"
    "-:3 b5:.5 e6:.5 | -:3 c#6 | -:4 | -:3 e6:.5 c#6:.5 | -:3 b5 | -:3 a5:.5 c#6:.5 |"
    "-:4 | -:2 b5:.5 e6:.5 - |"
    "-:3 d6 | -:3 e6:.5 b5:.5 | -:3 d6 | -:3 e6:.5 g5:.5 |"
    "-:3 b5:.5 d6:.5 | -:3 a5:.5 c#6:.5 | -:4 | -:3 c#6:.5 e6:.5 |"
)

SCORE = Score(
    tempo=108,
    beats=_BEATS,
    swing=0.13,
    stems={
        Tension.CALM: (
            InstrumentPart(clarinet, _CLARINET, -31.5, -0.2, 0.3),
            InstrumentPart(vibraphone, _VIBRAPHONE, -32.5, 0.25, 0.35),
            InstrumentPart(
                vibraphone, struck(_CHORDS, _VOICES, "...x..x.", 0.5), -35.5, 0.25, 0.35
            ),
            InstrumentPart(double_bass, bass(_CHORDS, 35, "1...5...", 0.5), -34.0, 0.0, 0.1),
            InstrumentPart(brush, hits("x...x...", 0.5, _BEATS), -43.0, 0.1, 0.15),
            InstrumentPart(brush_tap, hits("..x...x.", 0.5, _BEATS), -42.0, -0.1, 0.15),
        ),
        Tension.CLOSE: (
            InstrumentPart(double_bass, bass(_CHORDS, 35, "..3...8.", 0.5), -35.0, 0.0, 0.1),
            InstrumentPart(brush_tap, hits("x.xxx.xx", 0.5, _BEATS), -40.0, 0.2, 0.15),
            InstrumentPart(rim, hits("......x....x..x.", 0.5, _BEATS), -43.0, -0.35, 0.25),
            InstrumentPart(pizzicato, arpeggio(_CHORDS, _LOW, ".2.3..1.", 0.5), -36.5, -0.4, 0.25),
        ),
        Tension.LAST: (
            InstrumentPart(marimba, arpeggio(_CHORDS, _LOW, "C.231.2.", 0.5), -35.0, 0.4, 0.2),
            InstrumentPart(flute, _CALLS, -37.0, -0.35, 0.35),
            InstrumentPart(hand_drum, hits("X.o.x.oo", 0.5, _BEATS), -38.0, 0.0, 0.15),
            InstrumentPart(brush, hits("..x...xo", 0.5, _BEATS), -41.0, -0.2, 0.15),
        ),
    },
)
