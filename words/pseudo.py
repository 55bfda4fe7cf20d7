"""A language that nobody speaks: English with accents and longer words, for tests of layout."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import cycle, islice

ACCENTS = str.maketrans("aceinouyzACEINOUY", "àçéîñöûýžÀÇÉÎÑÖÛÝ")
SHORT_TEXT = 10  # letters up to which a text becomes twice as long
LONGER, TWICE = 0.4, 1.0
NAMES = ("seat.", "player_name.", "settings.language_", "title.name")  # are as long everywhere
KEPT = re.compile(r"(\{[^}]*\}|\s+)")  # blanks, which are filled in later, and spaces


def pseudo(texts: Mapping[str, str]) -> dict[str, str]:
    """*texts* with accents and, but for names, longer words."""
    return {
        key: text.translate(ACCENTS) if key.startswith(NAMES) else lengthened(text)
        for key, text in texts.items()
    }


def lengthened(text: str) -> str:
    """*text* with accents, and with each word longer by the share that translations need."""
    letters = sum(map(len, KEPT.split(text)[::2]))
    share = TWICE if letters <= SHORT_TEXT else LONGER
    return "".join(_longer(part, share) for part in KEPT.split(text))


def _longer(part: str, share: float) -> str:
    """*part* with accents, and its letters repeated up to so much more; or a blank as it is."""
    if KEPT.fullmatch(part) or not any(map(str.isalpha, part)):
        return part
    letters = [letter for letter in part if letter.isalpha()]
    more = "".join(islice(cycle(letters), round(share * len(letters))))
    end = len(part) - len(part.lstrip("".join(letters)))
    return (part[:end] + more.lower() + part[end:]).translate(ACCENTS)
