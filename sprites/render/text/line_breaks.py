"""Where lines break in a language without spaces between words: Japanese.

They break between phrases: after a mark, or where an ending in hiragana is followed by other
letters. A phrase that is too wide for a line breaks between nearly any two of its letters.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

MARKS = frozenset("、。，．：；！？・")
CLOSING = frozenset("）」』】〉》〕")
SMALL = frozenset("ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
NOT_FIRST = MARKS | CLOSING | SMALL | frozenset("／％ー〜々…,.:;?!)%")
NOT_LAST = frozenset("（「『【〈《〔(")
FIRST_UNSPACED = "\u3000"  # Japanese letters and all after them
HIRAGANA = ("\u3041", "\u309f")


def unspaced_parts(word: str, fits: Callable[[str], bool]) -> list[str]:
    """The parts of *word* between which a line breaks: its phrases, or their letters.

    A phrase that *fits* is not broken, nor is a word in Latin letters.
    """
    if max(word, default="") < FIRST_UNSPACED:
        return [word]
    phrases = _split(word, _between_phrases)
    return [
        part
        for phrase in phrases
        for part in ([phrase] if fits(phrase) else _split(phrase, _between_letters))
    ]


def _split(word: str, breaks: Callable[[str, str], bool]) -> list[str]:
    parts = [word[0]]
    for before, letter in pairwise(word):
        if breaks(before, letter):
            parts.append(letter)
        else:
            parts[-1] += letter
    return parts


def _between_letters(before: str, letter: str) -> bool:
    unspaced = before >= FIRST_UNSPACED or letter >= FIRST_UNSPACED
    return unspaced and before not in NOT_LAST and letter not in NOT_FIRST


def _between_phrases(before: str, letter: str) -> bool:
    if _is_hiragana(letter):
        return before in MARKS
    ended = before in MARKS | CLOSING or letter in NOT_LAST or _is_hiragana(before)
    return ended and _between_letters(before, letter)


def _is_hiragana(letter: str) -> bool:
    first, last = HIRAGANA
    return first <= letter <= last
