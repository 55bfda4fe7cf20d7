"""Limits of all text that is parsed, checked first, so that no text is slow or too deep."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

_STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


class LineError(ValueError):
    """A text that cannot be read: the number of the line at fault, from 1, and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class TextLimits(NamedTuple):
    """How many lines there may be, how many letters in each, brackets in brackets, and digits."""

    lines: int
    letters: int
    depth: int = 16
    digits: int = 100


HAND_WRITTEN = TextLimits(lines=400, letters=200, digits=40)
SETTINGS = TextLimits(lines=2_000, letters=500)
RECORD = TextLimits(lines=10_000, letters=16 * 1024)
MOST_LETTERS = 80  # of a name, or of what a refusal quotes


def check_text(lines: Sequence[str], limits: TextLimits) -> None:
    """Make sure that *lines* are within *limits*, for each line by itself.

    :raises LineError: if they are not.
    """
    if len(lines) > limits.lines:
        raise LineError(limits.lines + 1, f"there are no more than {limits.lines} lines")
    digits = re.compile(rf"\d{{{limits.digits + 1}}}")
    for number, line in enumerate(lines, 1):
        if digits.search(line):
            raise LineError(number, f"no number has more than {limits.digits} digits")
        steps = (_STEPS[letter] for letter in re.findall(r"[][{}]", line))
        if max(accumulate(steps, initial=0)) > limits.depth:
            raise LineError(number, "this is nested too deeply")
        if len(line) > limits.letters:
            raise LineError(number, f"no line is longer than {limits.letters} letters")


def quoted(value: object) -> str:
    """*value* as a refusal quotes it."""
    return shortened(repr(value))


def shortened(text: str, most: int = MOST_LETTERS) -> str:
    """*text*, without its end if it has more than *most* letters."""
    return text if len(text) <= most else f"{text[: most - 3]}..."
