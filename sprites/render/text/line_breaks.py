"""Where lines may break in a language without spaces between words: nearly everywhere."""

from __future__ import annotations

from itertools import pairwise

NOT_FIRST = frozenset(
    "、。，．・：；？！）」』】〉》〕％ー々…,.:;?!)%ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
)
NOT_LAST = frozenset("（「『【〈《〔(")
FIRST_UNSPACED = "\u3000"  # Japanese letters and all after them


def unspaced_parts(word: str) -> list[str]:
    """The parts of *word* between which a line may break; itself, if it is written in Latin."""
    if max(word, default="") < FIRST_UNSPACED:
        return [word]
    parts = [word[0]]
    for before, letter in pairwise(word):
        if _breaks(before, letter):
            parts.append(letter)
        else:
            parts[-1] += letter
    return parts


def _breaks(before: str, letter: str) -> bool:
    unspaced = before >= FIRST_UNSPACED or letter >= FIRST_UNSPACED
    return unspaced and before not in NOT_LAST and letter not in NOT_FIRST
