"""Quabble: a royal evening. E minor, a court dance in threes; recorder, lute and strings."""

from __future__ import annotations

from sounds.music.instruments import (
    bass_drum,
    hand_drum,
    harp,
    lute,
    pizzicato,
    recorder,
    snare_drum,
    strings,
    tambourine,
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
    "Em | Bm | C | G | Am | Em | C | B7 |"
    "Em | Bm | C | G | Am | B7 | Em | Em |"
    "G | D | Em | Bm | C | G/B | Am7 | D |"
    "G | D/F# | Em | C | Am7 | B7 | Em | B7sus4 |",
    beats=3,
)
_BEATS = 96
_VOICES = list(voiced(_CHORDS, 54, 71))
_HIGH = list(voiced(_CHORDS, 62, 79))
_BASS = bass(_CHORDS, 40, "1.....", 0.5)
_STRINGS = sustained(_CHORDS, _VOICES)
_FIGURE = arpeggio(_CHORDS, _HIGH, "A.2131", 0.5)
_WITHOUT_TUNE = 24, 48  # beats of the second pass

_RECORDER = melody(
    "e5! g5:.5 f#5:.5 e5 | d5:1.5 e5:.5 f#5 | g5 e5:.5 f#5:.5 g5 | b5:2 - |"
    "c6! b5:.5 a5:.5 c6 | b5 g5:.5 e5:.5 g5 | a5:.5 g5:.5 e5 g5 | f#5:2 - |"
    "e5! g5:.5 f#5:.5 e5 | d5:1.5 e5:.5 f#5 | g5 a5:.5 b5:.5 c6 | d6:2 - |"
    "c6:.5 b5:.5 a5 e5 | f#5 a5:.5 g5:.5 f#5 | e5:3 | -:3 |"
    "d5 g5 b5 | a5:1.5 b5:.5 a5 | g5 e5 g5 | f#5:2 - |"
    "e5 g5 c6 | b5:1.5 a5:.5 g5 | a5 g5:.5 e5:.5 c5 | d5:2 - |"
    "b5! d6 b5 | a5 f#5 a5 | g5:.5 a5:.5 b5 g5 | e5:2 - |"
    "c5 e5 a5 | f#5 d#5 f#5 | e5:3 | -:3 |",
    beats=3,
)
_SECOND = melody(
    "b4 e5:.5 f#5:.5 g5 | f#5:.5 e5:.5 d5 b4 | e5 c5:.5 d5:.5 e5 | d5:2 - |"
    "c5:.5 d5:.5 e5 a4 | b4:.5 e5:.5 g5 e5 | g5:.5 f#5:.5 e5 c5 | d#5:2 - |"
    "-:3 | -:3 | -:3 | -:3 | -:3 | -:3 | -:3 | -:3 |"
    "b4 d5 g5 | f#5:1.5 e5:.5 d5 | e5:.5 f#5:.5 g5 b5 | f#5:2 - |"
    "g5 e5:.5 d5:.5 c5 | d5:1.5 e5:.5 d5 | c5:.5 e5:.5 a5 g5 | f#5:2 - |"
    "g5 b5:.5 a5:.5 g5 | a5 f#5 d5 | g5:.5 f#5:.5 e5 b4 | e5:2 - |"
    "a4 c5 e5 | f#5 d#5 b4 | e5:3 | -:3 |",
    beats=3,
)
_DESCANT = melody(
    "-:3 | b4:1.5 c5:.5 d5 | e5:3 | d5 g5 d5 |"
    "e5:3 | g5:2 e5 | e5:3 | d#5 f#5 a5 |"
    "-:3 | b4:1.5 c5:.5 d5 | e5:3 | b5 g5 d5 |"
    "e5 c5 a4 | b4:2 d#5 | e5 g5 b5 | e6:2 - |"
    "b4:2 d5 | f#5:3 | e5:2 b4 | d5 f#5 b5 |"
    "g5:3 | d5:3 | c5:2 e5 | f#5 a5 d6 |"
    "d5:3 | d5:3 | b4:3 | g5 e5 c5 |"
    "e5:3 | d#5:3 | g5:2 e5 | e5 f#5 b5 |",
    beats=3,
)

SCORE = Score(
    tempo=112,
    beats=_BEATS,
    passes=2,
    stems={
        Tension.CALM: (
            InstrumentPart(recorder, _RECORDER, -29.5, -0.1, 0.4),
            InstrumentPart(whistle, moved(_RECORDER, 12), -38.0, -0.1, 0.4),
            InstrumentPart(lute, in_turn(_BEATS, (), _SECOND), -29.5, 0.2, 0.3),
            InstrumentPart(harp, in_turn(_BEATS, (), moved(_SECOND, 12)), -35.0, -0.2, 0.4),
            InstrumentPart(lute, arpeggio(_CHORDS, _VOICES, "A12321", 0.5), -33.0, 0.3, 0.3),
            InstrumentPart(
                harp,
                in_turn(_BEATS, (), arpeggio(_CHORDS, _VOICES, "A.23.1", 0.5)),
                -33.5,
                -0.3,
                0.3,
            ),
            InstrumentPart(
                harp, in_turn(_BEATS, (), only(_FIGURE, *_WITHOUT_TUNE)), -30.5, -0.3, 0.3
            ),
            InstrumentPart(strings, in_turn(_BEATS, _STRINGS, _STRINGS), -37.5, -0.3, 0.4),
            InstrumentPart(pizzicato, in_turn(_BEATS, _BASS, _BASS), -34.5, 0.0, 0.25),
            InstrumentPart(
                hand_drum, in_turn(_BEATS, (), hits("x...o.", 0.5, _BEATS)), -41.0, 0.0, 0.3
            ),
        ),
        Tension.CLOSE: (
            InstrumentPart(recorder, _DESCANT, -33.0, 0.35, 0.4),
            InstrumentPart(hand_drum, hits("X...xo", 0.5, _BEATS), -34.0, 0.0, 0.3),
            InstrumentPart(tambourine, hits("..x.x.", 0.5, _BEATS), -39.0, 0.4, 0.3),
            InstrumentPart(harp, struck(_CHORDS, _VOICES, "..x.x.", 0.5), -34.0, -0.4, 0.3),
            InstrumentPart(pizzicato, bass(_CHORDS, 40, "..5.8.", 0.5), -33.5, 0.1, 0.25),
        ),
        Tension.LAST: (
            InstrumentPart(whistle, moved(_RECORDER, 12), -30.0, 0.15, 0.4),
            InstrumentPart(strings, struck(_CHORDS, _HIGH, "Xxx", 1.0), -32.0, -0.3, 0.35),
            InstrumentPart(lute, arpeggio(_CHORDS, _HIGH, "A12121", 0.25), -34.0, 0.45, 0.3),
            InstrumentPart(pizzicato, bass(_CHORDS, 40, ".1.5.8", 0.5), -32.0, 0.0, 0.2),
            InstrumentPart(bass_drum, hits("X...x.X..xx.", 0.5, _BEATS), -31.5, 0.0, 0.2),
            InstrumentPart(
                snare_drum, hits("..x.Xo" * 7 + "X.XxXX", 0.5, _BEATS), -33.0, -0.1, 0.25
            ),
            InstrumentPart(tambourine, hits("X.oxoo", 0.5, _BEATS), -38.5, -0.4, 0.3),
            InstrumentPart(tom, moved(hits("." * 44 + "xxXX", 0.5, _BEATS), -14), -36.0, 0.2, 0.25),
        ),
    },
)

_CLOSING = chords("G | D/F# | Em | Bm | C | G/B | Am7 D7 | G |", beats=3)
_CLOSING_VOICES = list(voiced(_CLOSING, 55, 74))
_REFRAIN = melody(
    "g5! b5:.5 a5:.5 g5 | f#5:1.5 g5:.5 a5 | b5 g5:.5 a5:.5 b5 | d6:2 - |"
    "e6! d6:.5 c6:.5 e6 | d6 b5:.5 g5:.5 b5 | c6:.5 b5:.5 a5 f#5 | g5:2 - |",
    beats=3,
)

RESULT = Score(
    tempo=112,
    beats=24,
    stems={
        Tension.CALM: (
            InstrumentPart(recorder, _REFRAIN, -30.0, -0.1, 0.4),
            InstrumentPart(strings, sustained(_CLOSING, _CLOSING_VOICES), -35.0, -0.3, 0.4),
            InstrumentPart(
                lute, arpeggio(_CLOSING, _CLOSING_VOICES, "A12321", 0.5), -33.0, 0.3, 0.3
            ),
            InstrumentPart(
                harp, struck(_CLOSING, _CLOSING_VOICES, "X.x.x.", 0.5), -34.0, -0.4, 0.3
            ),
            InstrumentPart(pizzicato, bass(_CLOSING, 40, "1.5.8.", 0.5), -33.5, 0.0, 0.25),
            InstrumentPart(hand_drum, hits("X...xo", 0.5, 24), -36.0, 0.0, 0.3),
            InstrumentPart(tambourine, hits("..x.x.", 0.5, 24), -41.0, 0.4, 0.3),
        ),
    },
)
