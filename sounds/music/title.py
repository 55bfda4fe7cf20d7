"""Title: a still dawn. D major, slow; an ocarina with long rests over a harp."""

from __future__ import annotations

from sounds.music.instruments import celesta, double_bass, harp, ocarina, pad
from sounds.music.notation import arpeggio, bass, chords, melody, sustained, voiced
from sounds.music.score import InstrumentPart, Score
from sounds.names import Tension

_CHORDS = chords(
    "Dadd9 | A/C# | Bm7 | Gmaj7 | Em7 | D/F# | G | A7sus4 |"
    "Dadd9 | F#m | Gmaj7 | D/F# | Em7 | Bm7 | Gmaj7 | A7sus4 |"
)
_VOICES = list(voiced(_CHORDS, 54, 74))
_HARP = list(voiced(_CHORDS, 57, 77))

_TUNE = melody(
    "-:1 a4 d5:1.5 e5:.5 | e5:2 c#5 - | d5:1.5 c#5:.5 b4 a4 | b4:3 - |"
    "-:4 | -:2 a4 b4 | d5:2 b4 g4 | a4:3 - |"
    "- a4 d5 f#5 | c#5:1.5 e5:.5 a4:2 | - d5 e5 f#5 | a5:2 f#5 d5 |"
    "e5:2 g5 e5 | f#5:1.5 e5:.5 d5:2 | b4:2 d5 b4 | a4:2 -:2 |"
)
_LIGHT = melody(
    "-:4 | -:4 | -:4 | -:2 f#6 d6 | e6:2 b5:2 | a5:4 | -:4 | -:2 e6 d6 |"
    "-:4 | -:4 | -:4 | -:4 | -:4 | -:4 | -:2 f#6 d6 | e6:2 a5:2 |"
)

SCORE = Score(
    tempo=72,
    beats=64,
    stems={
        Tension.CALM: (
            InstrumentPart(ocarina, _TUNE, -31.0, -0.1, 0.5),
            InstrumentPart(harp, arpeggio(_CHORDS, _HARP, "0.1.2.13", 0.5), -34.0, 0.25, 0.4),
            InstrumentPart(pad, sustained(_CHORDS, _VOICES), -34.5, 0.0, 0.4),
            InstrumentPart(celesta, _LIGHT, -39.0, 0.5, 0.7),
            InstrumentPart(double_bass, bass(_CHORDS, 36, "1.......", 0.5), -37.0, 0.0, 0.2),
        )
    },
)
