"""A language that nobody speaks: English with accents and longer words, for tests of layout."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import cycle, islice

ACCENTS = str.maketrans("aceinouyzACEINOUY", "àçéîñöûýžÀÇÉÎÑÖÛÝ")
SHORT_TEXT = 10  # letters up to which a text becomes twice as long
LONGER, TWICE = 0.4, 1.0
NAMES = ("seat.", "player_name.", "settings.language_", "title.name")  # are as long everywhere
# Words in sentences, and on signs that cannot be wider: translations have no more letters either.
NARROW = (
    *("mosquito.suit_", "mosquito.tag_", "mosquito.pile"),
    *("frogger.suit_", "frogger.stop"),
)
KEPT = r"(\{[^}]*\}|\s+)"  # blanks, which are filled in later, and spaces


def pseudo(texts: Mapping[str, str]) -> dict[str, str]:
    """*texts* with accents and, but for names, longer words."""
    return {key: _translated(key, text) for key, text in texts.items()}


def _translated(key: str, text: str) -> str:
    if key.startswith(NAMES):
        return text.translate(ACCENTS)
    return lengthened(text, LONGER if key.startswith(NARROW) else TWICE)


def lengthened(text: str, short: float = TWICE) -> str:
    """*text* with accents, and each word longer by a share: if it is *short*, by another one."""
    letters = sum(map(len, re.split(KEPT, text)[::2]))
    share = short if letters <= SHORT_TEXT else LONGER
    return "".join(_longer(part, share) for part in re.split(KEPT, text))


def _longer(part: str, share: float) -> str:
    """*part* with accents, and its letters repeated up to so much more; or a blank as it is."""
    if re.fullmatch(KEPT, part) or not any(map(str.isalpha, part)):
        return part
    letters = [letter for letter in part if letter.isalpha()]
    more = "".join(islice(cycle(letters), round(share * len(letters))))
    end = len(part) - len(part.lstrip("".join(letters)))
    return (part[:end] + more.lower() + part[end:]).translate(ACCENTS)
