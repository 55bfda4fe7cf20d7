"""Lettering: the colours of large words with a thick outline."""

from __future__ import annotations

from sprites.pictures import theme
from values import value


@value
class LetterFill:
    """The colours of letters at their *top* and at their *base*."""

    top: theme.Colour
    base: theme.Colour


@value
class Lettering:
    """The fill of letters and their *outline*; some *words*, as names, have a fill of their own."""

    fill: LetterFill
    outline: theme.Colour
    words: tuple[tuple[str, LetterFill], ...] = ()
