"""Mosquito: fireflies at dusk. F sharp minor, a slow nocturne; vibraphone, flute and pads."""

from __future__ import annotations

from sounds.music.instruments import (
    bass_drum,
    celesta,
    clarinet,
    double_bass,
    flute,
    glockenspiel,
    hand_drum,
    harp,
    kalimba,
    pad,
    pizzicato,
    shaker,
    snare_drum,
    strings,
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
    sustained,
    voiced,
)
from sounds.music.score import InstrumentPart, Score
from sounds.names import Tension

_CHORDS = chords(
    "F#m9 | Dmaj7 | Bm9 | C#m7 | F#m9 | Amaj7/E | Dmaj7 | C#7sus4 C#7 |"
    "Dmaj7 | E6 | C#m7 | F#m7 | Bm9 | E13 | Amaj7 Dmaj7 | C#7sus4 C#7 |"
)
_BEATS = 64
_THIRD = 1 / 3
_VOICES = list(voiced(_CHORDS, 54, 73))
_END = 62  # the beat from which the last chord is left to the calm instruments
_HIGH = list(voiced(_CHORDS, 66, 85))
_BASS = bass(_CHORDS, 35, "1.....5.....", _THIRD)
_PAD = sustained(_CHORDS, _VOICES)
_FIGURE = arpeggio(_CHORDS, _VOICES, "A.1.2.C.2.1.", _THIRD)
_WITHOUT_TUNE = 32, 48  # beats of the second pass
_LIGHTS = arpeggio(_CHORDS, _HIGH, "0.1.2.3.2.1.", _THIRD)

_VIBRAPHONE = melody(
    "- c#5 g#5:1.5 f#5:.5 | f#5:.5 e5:.5 c#5:2 - | - d5 f#5 a5 | g#5:2.5 e5:.5 - |"
    "- a5 c#6:1.5 b5:.5 | g#5 e5:2 - | f#5 a5 b5:.5 a5:.5 f#5 | f#5:2 f5 - |"
    "-:2 f#5 a5 | b5:2 g#5 - | -:2 e5 g#5 | a5:2 f#5 - |"
    "- c#6 b5 f#5 | g#5:1.5 f#5:.5 c#5 - | e5:2 f#5 a5 | g#5 -:3 |"
)
_SECOND = melody(
    "c#5:2 f#5:1.5 e5:.5 | d5:1.5 c#5:.5 a4:2 | - b4 d5 f#5 | e5:1.5 g#5:.5 e5 - |"
    "- a5 g#5 f#5 | e5:2 c#5 a4 | d5:1.5 e5:.5 f#5 a5 | g#5:2 f5 - | -:4 | -:4 | -:4 | -:4 |"
    "- d5 f#5:1.5 a5:.5 | g#5:1.5 f#5:.5 e5 - | c#5 e5 a5 f#5 | g#5:2 -:2 |"
)
_CLARINET = melody(
    "a4:3 - | f#4:3 - | d5:2 b4:2 | c#5:3 - | c#5:2 a4:2 | e5:3 - | d5:2 a4:2 | c#5:2 b4:2 |"
    "a4:3 - | g#4:2 b4:2 | g#4:3 - | a4:2 c#5:2 | d5:3 - | c#5:2 b4:2 | c#5:2 a4:2 | g#4:2 b4:2 |"
)

_RUNS = arpeggio(_CHORDS, _VOICES, "A12345432123", _THIRD / 2)

SCORE = Score(
    tempo=70,
    beats=_BEATS,
    passes=2,
    stems={
        Tension.CALM: (
            InstrumentPart(vibraphone, _VIBRAPHONE, -29.5, -0.2, 0.6),
            InstrumentPart(glockenspiel, moved(_VIBRAPHONE, 12), -39.0, -0.2, 0.6),
            InstrumentPart(flute, in_turn(_BEATS, (), _SECOND), -29.5, 0.1, 0.5),
            InstrumentPart(celesta, in_turn(_BEATS, (), moved(_SECOND, 12)), -37.0, 0.1, 0.5),
            InstrumentPart(
                celesta, in_turn(_BEATS, _LIGHTS, only(_LIGHTS, *_WITHOUT_TUNE)), -34.0, 0.35, 0.5
            ),
            InstrumentPart(
                kalimba,
                in_turn(_BEATS, (), arpeggio(_CHORDS, _HIGH, "A..2..1..3..", _THIRD)),
                -35.0,
                -0.35,
                0.5,
            ),
            InstrumentPart(
                harp, in_turn(_BEATS, (), only(_FIGURE, *_WITHOUT_TUNE)), -31.5, -0.2, 0.4
            ),
            InstrumentPart(pad, in_turn(_BEATS, _PAD, _PAD), -33.5, 0.0, 0.4),
            InstrumentPart(double_bass, in_turn(_BEATS, _BASS, _BASS), -35.5, 0.0, 0.15),
        ),
        Tension.CLOSE: (
            InstrumentPart(kalimba, arpeggio(_CHORDS, _VOICES, "3.23.1", _THIRD), -33.0, -0.4, 0.4),
            InstrumentPart(clarinet, _CLARINET, -34.0, -0.3, 0.4),
            InstrumentPart(pizzicato, bass(_CHORDS, 47, "..1..5", _THIRD), -34.0, 0.15, 0.35),
            InstrumentPart(hand_drum, hits("X.....x....o", _THIRD, _BEATS), -35.0, 0.0, 0.25),
            InstrumentPart(shaker, hits("x.oo.o", _THIRD, _BEATS), -40.0, 0.5, 0.3),
        ),
        Tension.LAST: (
            InstrumentPart(glockenspiel, moved(_VIBRAPHONE, 12), -31.0, 0.2, 0.45),
            InstrumentPart(harp, only(_RUNS, 0, _END), -31.5, 0.4, 0.35),
            InstrumentPart(strings, only(sustained(_CHORDS, _HIGH), 0, _END), -34.0, 0.0, 0.5),
            InstrumentPart(
                double_bass, bass(_CHORDS, 35, "..11.15.18.5", _THIRD), -31.5, 0.0, 0.12
            ),
            InstrumentPart(bass_drum, hits("X....xX..x..", _THIRD, _BEATS), -31.0, 0.0, 0.2),
            InstrumentPart(
                tom,
                moved(hits("..xx.o..x.oxX.xx.o..xxXX", _THIRD, _BEATS), -13),
                -32.5,
                0.3,
                0.3,
            ),
            InstrumentPart(snare_drum, hits("...X.....X.o", _THIRD, _BEATS), -34.0, -0.1, 0.3),
            InstrumentPart(shaker, hits("XooxooXooxxo", _THIRD, _BEATS), -38.5, -0.45, 0.3),
        ),
    },
)

_CLOSING = chords("Amaj7 | Dmaj7 | Bm9 | E6 | Amaj7 | F#m7 | Bm7 E13 | A6 |")
_CLOSING_VOICES = list(voiced(_CLOSING, 57, 76))
_REFRAIN = melody(
    "- c#5 g#5:1.5 f#5:.5 | f#5:.5 e5:.5 c#5:2 - | - d5 f#5 a5 | g#5:2.5 e5:.5 - |"
    "- c#5 g#5:1.5 a5:.5 | e5 c#5:2 - | d5 f#5 g#5 b5 | a5:2 -:2 |"
)

RESULT = Score(
    tempo=84,
    beats=32,
    stems={
        Tension.CALM: (
            InstrumentPart(vibraphone, _REFRAIN, -30.0, -0.2, 0.5),
            InstrumentPart(glockenspiel, moved(_REFRAIN, 12), -38.0, 0.2, 0.5),
            InstrumentPart(
                kalimba,
                arpeggio(_CLOSING, _CLOSING_VOICES, "A.12.32.13.2", _THIRD),
                -34.0,
                0.35,
                0.4,
            ),
            InstrumentPart(pad, sustained(_CLOSING, _CLOSING_VOICES), -34.5, 0.0, 0.4),
            InstrumentPart(
                double_bass, bass(_CLOSING, 35, "1..5..8..5..", _THIRD), -34.0, 0.0, 0.15
            ),
            InstrumentPart(hand_drum, hits("X..o..x..o.o", _THIRD, 32), -37.0, 0.0, 0.25),
            InstrumentPart(shaker, hits("x.oo.o", _THIRD, 32), -43.0, 0.5, 0.3),
        ),
    },
)
