"""Where lines break in a language without spaces between words: Japanese.

They break between phrases: after a mark, or where an ending in hiragana is followed by other
letters. A phrase that is too wide for a line breaks where its script changes, and a word that is
too wide between nearly any two of its letters.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

MARKS = frozenset("、。，．：；！？・")
CLOSING = frozenset("）」』】〉》〕")
SMALL = frozenset("ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
NOT_FIRST = MARKS | CLOSING | SMALL | frozenset("／％ー〜々…,.:;?!)%")
NOT_LAST = frozenset("（「『【〈《〔(")
FIRST_UNSPACED = "\u3000"  # Japanese letters and all after them
# The last letter of each script; "1枚" is one word, with a digit before its counter.
SCRIPTS = {"latin": "\u3040", "hiragana": "\u309f", "katakana": "\u30ff", "kanji": "\U0010ffff"}
COMPOUND = "[\u4e00-\u9fff][いえきぎけげしせちびべみめりれ][\u4e00-\u9fff]"  # 取り合う
PARTICLES = "がにはもへとの"
PARTICLE = f"[ァ-ー][{PARTICLES}]"  # カードに


def unspaced_parts(word: str, fits: Callable[[str], bool]) -> list[str]:
    """The parts of *word* between which a line breaks: its phrases, their words or letters.

    A part that *fits* is not broken, nor is a word in Latin letters.
    """
    if word.isascii() or max(word) < FIRST_UNSPACED:
        return [word]
    parts = _split(word, _between_phrases)
    for breaks in (_between_words, _between_letters):
        parts = [
            piece for part in parts for piece in ([part] if fits(part) else _split(part, breaks))
        ]
    return parts


def _split(word: str, breaks: Callable[[str, int], bool]) -> list[str]:
    at = (i for i in range(1, len(word)) if breaks(word, i))
    return [word[start:end] for start, end in pairwise((0, *at, len(word)))]


def _between_letters(word: str, i: int) -> bool:
    before, letter = word[i - 1], word[i]
    unspaced = before >= FIRST_UNSPACED or letter >= FIRST_UNSPACED
    return unspaced and before not in NOT_LAST and letter not in NOT_FIRST


def _between_words(word: str, i: int) -> bool:
    before, letter = _script(word[i - 1]), _script(word[i])
    together = before == letter or letter == "hiragana" or (before, letter) == ("latin", "kanji")
    return not together and _between_letters(word, i)


def _between_phrases(word: str, i: int) -> bool:
    before, letter = word[i - 1], word[i]
    if _is_hiragana(letter):
        particle = before == "を" or re.match(PARTICLE, word[max(0, i - 2) :]) is not None
        return before in MARKS or (particle and letter not in PARTICLES)
    ending = _is_hiragana(before) and not re.match(COMPOUND, word[max(0, i - 2) :])
    ended = ending or before in MARKS | CLOSING or letter in NOT_LAST
    return ended and _between_letters(word, i)


def _is_hiragana(letter: str) -> bool:
    return _script(letter) == "hiragana"


def _script(letter: str) -> str:
    return next(name for name, last in SCRIPTS.items() if letter <= last)
