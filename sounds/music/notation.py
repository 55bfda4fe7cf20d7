"""Notes and chords as text, and as values.

A melody is written as ``d5:1.5 e5:.5 -:2 | f#5:4``: pitch, colon, length in beats; without a
length it is one beat. ``-`` is a rest, ``_`` holds the note before, ``!`` after a pitch stresses
it, and every bar ends with ``|``. Chords are written as ``D | A/C# | Em7 A7``: the chords of one
bar share its beats evenly.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, product

FORCE, STRESSED = 0.65, 0.85
_STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
_SIGNS = {"": 0, "#": 1, "b": -1}
_PITCH = re.compile(r"([a-g])([#b]?)(\d)(!?)")
_CHORD = re.compile(r"([A-G][#b]?)([^/]*)(?:/([A-G][#b]?))?")
_QUALITIES = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "6": (0, 4, 7, 9),
    "7": (0, 4, 7, 10),
    "9": (0, 4, 10, 14),
    "13": (0, 4, 9, 10),
    "maj7": (0, 4, 7, 11),
    "maj9": (0, 4, 11, 14),
    "m7": (0, 3, 7, 10),
    "m9": (0, 3, 10, 14),
    "add9": (0, 4, 7, 14),
    "sus4": (0, 5, 7),
    "7sus4": (0, 5, 7, 10),
    "m7b5": (0, 3, 6, 10),
}


@dataclass(frozen=True, slots=True)
class Note:
    """A note (MIDI number) from a beat on, for so many beats; ``force`` is from 0 to 1."""

    beat: float
    midi: int
    beats: float
    force: float = FORCE


@dataclass(frozen=True, slots=True)
class Chord:
    """Pitch classes from a beat on, the root first; ``bass`` is the lowest one."""

    beat: float
    beats: float
    classes: tuple[int, ...]
    bass: int


def melody(text: str, beats: float = 4) -> tuple[Note, ...]:
    """The notes of a melody in bars of so many *beats*.

    :raises ValueError: if a bar is too short or too long.
    """
    notes: list[Note] = []
    for number, bar in enumerate(_bars(text)):
        at = number * beats
        for word in bar.split():
            pitch, _, length = word.partition(":")
            long = float(length or 1)
            if pitch == "_":
                notes[-1] = replace(notes[-1], beats=notes[-1].beats + long)
            elif pitch != "-":
                notes.append(_note(pitch, at, long))
            at += long
        if abs(at - (number + 1) * beats) > 1e-6:
            raise ValueError(f"bar {number + 1} has {at - number * beats:g} beats: {bar.strip()}")
    return tuple(notes)


def _note(pitch: str, beat: float, beats: float) -> Note:
    found = _PITCH.fullmatch(pitch)
    if not found:
        raise ValueError(f"not a pitch: {pitch}")
    step, sign, octave, stress = found.groups()
    midi = 12 * (int(octave) + 1) + _STEPS[step] + _SIGNS[sign]
    return Note(beat, midi, beats, STRESSED if stress else FORCE)


def chords(text: str, beats: float = 4) -> tuple[Chord, ...]:
    """The chords of *text* in bars of so many *beats*."""
    found = []
    for number, bar in enumerate(_bars(text)):
        names = bar.split()
        long = beats / len(names)
        found += [_chord(name, number * beats + i * long, long) for i, name in enumerate(names)]
    return tuple(found)


def _chord(name: str, beat: float, beats: float) -> Chord:
    found = _CHORD.fullmatch(name)
    if not found or found[2] not in _QUALITIES:
        raise ValueError(f"not a chord: {name}")
    root = _pitch_class(found[1])
    classes = tuple((root + step) % 12 for step in _QUALITIES[found[2]])
    return Chord(beat, beats, classes, _pitch_class(found[3]) if found[3] else root)


def _pitch_class(name: str) -> int:
    return (_STEPS[name[0].lower()] + _SIGNS[name[1:]]) % 12


def _bars(text: str) -> list[str]:
    return [bar for bar in text.split("|") if bar.strip()]


def above(lowest: int, pitch_class: int) -> int:
    """The note of a pitch class from *lowest* on."""
    return lowest + (pitch_class - lowest) % 12


def voiced(progression: Sequence[Chord], lowest: int, highest: int) -> Iterator[tuple[int, ...]]:
    """The notes of each chord, from the lowest up, every voice moving as little as it can."""
    middle = (lowest + highest) / 2
    before: Sequence[float] = [middle - 6, middle - 2, middle + 2, middle + 6]
    for chord in progression:
        choices = [range(above(lowest, c), highest + 1, 12) for c in chord.classes]
        voicings = (tuple(sorted(notes)) for notes in product(*choices))
        best = min(voicings, key=lambda notes: _movement(before, notes))
        before = best
        yield best


def _movement(before: Sequence[float], after: Sequence[int]) -> float:
    """How far voices move, and how unevenly they are spread."""
    moved = sum(min(abs(note - other) for other in before) for note in after)
    moved += sum(min(abs(note - other) for note in after) for other in before)
    wide = after[-1] - after[0]
    crowded = sum(b - a < 3 for a, b in pairwise(after))
    return moved + 0.6 * max(0, wide - 12) + 4.0 * crowded


def arpeggio(
    progression: Sequence[Chord], voicing: Sequence[Sequence[int]], pattern: str, step: float
) -> tuple[Note, ...]:
    """Chords played note by note: each digit of *pattern* is a voice, ``.`` a rest.

    The pattern begins anew with each chord; a capital letter A to D is a stressed voice.
    """
    notes = []
    for chord, voices in zip(progression, voicing, strict=True):
        for i in range(round(chord.beats / step)):
            mark = pattern[i % len(pattern)]
            if mark != ".":
                place = int(mark) if mark.isdigit() else "ABCD".index(mark)
                force = FORCE if mark.isdigit() else STRESSED
                octave, voice = divmod(place, len(voices))
                midi = voices[voice] + 12 * octave
                notes.append(Note(chord.beat + i * step, midi, step, force))
    return tuple(notes)


def struck(
    progression: Sequence[Chord], voicing: Sequence[Sequence[int]], pattern: str, step: float
) -> tuple[Note, ...]:
    """Whole chords at the marks of *pattern*: ``X`` stressed, ``x`` usual, ``.`` a rest."""
    notes = []
    for chord, voices in zip(progression, voicing, strict=True):
        for i in range(round(chord.beats / step)):
            mark = pattern[i % len(pattern)]
            if mark != ".":
                force = STRESSED if mark == "X" else FORCE
                at = chord.beat + i * step
                notes += [Note(at, midi, step, force) for midi in voices]
    return tuple(notes)


def sustained(progression: Sequence[Chord], voicing: Sequence[Sequence[int]]) -> tuple[Note, ...]:
    """Each chord as long as it lasts."""
    return tuple(
        Note(chord.beat, midi, chord.beats)
        for chord, voices in zip(progression, voicing, strict=True)
        for midi in voices
    )


def bass(progression: Sequence[Chord], lowest: int, pattern: str, step: float) -> tuple[Note, ...]:
    """A bass line: ``1`` is the chord's bass, ``5`` its fifth, ``8`` the octave, ``.`` a rest."""
    notes = []
    for chord in progression:
        low = above(lowest, chord.bass)
        fifth = above(low, chord.classes[2])
        pitches = {"1": low, "5": fifth, "8": low + 12, "3": above(low, chord.classes[1])}
        for i in range(round(chord.beats / step)):
            mark = pattern[i % len(pattern)]
            if mark != ".":
                notes.append(Note(chord.beat + i * step, pitches[mark], step))
    return tuple(notes)


def hits(pattern: str, step: float, beats: float) -> tuple[Note, ...]:
    """A rhythm without pitch, over and over: ``X`` stressed, ``x`` usual, ``o`` soft."""
    forces = {"X": STRESSED, "x": FORCE, "o": 0.4}
    marks = (pattern[i % len(pattern)] for i in range(round(beats / step)))
    return tuple(Note(i * step, 60, step, forces[m]) for i, m in enumerate(marks) if m != ".")


def only(notes: Sequence[Note], start: float, end: float) -> tuple[Note, ...]:
    """The notes that begin from one beat on and before another."""
    return tuple(note for note in notes if start <= note.beat < end)


def moved(notes: Sequence[Note], semitones: int) -> tuple[Note, ...]:
    """The same *notes*, so many *semitones* up."""
    return tuple(replace(note, midi=note.midi + semitones) for note in notes)


def in_turn(beats: float, *passes: Sequence[Note]) -> tuple[Note, ...]:
    """What is played in each pass of so many *beats*, one after another."""
    return tuple(
        replace(note, beat=note.beat + number * beats)
        for number, notes in enumerate(passes)
        for note in notes
    )
