"""Typesetting: how words are broken into lines and how large they are, and the drawing of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from math import ceil
from typing import NamedTuple, TypeAlias

import pygame

from sprites.pictures import theme
from sprites.pictures.pictures import Text
from sprites.render.text.fonts import CondensedFont, Font, FontEstimate, condensed, font_of
from sprites.render.text.line_breaks import unspaced_parts

SHORT_PHRASE = 7  # letters of Japanese up to which smaller type is better than a break
LEADING = 1.12  # from line to line, in sizes
SHRINK = 0.94  # a step down, where there is too little room
ELLIPSIS = "…"
SOFT_HYPHEN = "\N{SOFT HYPHEN}"  # where a word may be broken
HYPHEN = "\N{NON-BREAKING HYPHEN}"  # at the end of a part of a word
CONDENSED = (0.92, 0.84, 0.76, 0.68, 0.6)  # shares of the width of letters, where all else fails
BALANCE = 0.02  # of the width: how evenly centred lines are broken


class Piece(NamedTuple):
    """A word or a part of it, and what stands before it if that is on the same line."""

    space: str
    words: str


Measure: TypeAlias = Font | CondensedFont | FontEstimate


class Setting(NamedTuple):
    """Words as they are set: pixels of the type and of the box, the lines, how narrow it is."""

    pixels: int
    lines: tuple[str, ...]
    width: int
    height: int
    leading: int
    condensed: float


@lru_cache(maxsize=512)
def set_type(text: Text, unit: float, scale: float) -> Setting:
    """Fit *text* into its width and height, at *scale* times its size or less.

    What does not fit in the smallest size is condensed, then broken within words, then cut.
    """
    smallest = min(text.size, theme.FLOOR)
    for least in dict.fromkeys((min(text.size * scale, theme.FLOOR), smallest)):
        for setting in _smaller_settings(text, unit, scale, least * unit):
            if _fits(setting, text, unit):
                return setting
    return _cut(_setting(text, smallest * unit, unit, font_of), text, unit)


def _smaller_settings(text: Text, unit: float, scale: float, least: float) -> Iterator[Setting]:
    """The largest one that fits, down to *least* pixels; then condensed ones and a broken one."""
    size = _estimated_size(text, text.size * scale * unit, least, unit)
    while size > least and not _fits(_setting(text, size, unit, font_of), text, unit):
        size *= SHRINK
    size = max(least, size)
    yield _setting(text, size, unit, font_of, even=True)
    for share in CONDENSED:
        yield _setting(text, size, unit, partial(condensed, share=share), even=True)
    yield _setting(text, size, unit, font_of, even=True, breaks=True)


def _estimated_size(text: Text, size: float, floor: float, unit: float) -> float:
    """The last size that seems too large, if any: to try a size costs a millisecond."""
    last = size
    while size > floor and not _fits(_setting(text, size, unit, FontEstimate), text, unit):
        last, size = size, size * SHRINK
    return last


def draw_type(text: Text, setting: Setting) -> pygame.Surface:
    """The letters of a setting on transparent ground."""
    font = condensed(setting.pixels, setting.condensed)
    surface = pygame.Surface((setting.width, setting.height), pygame.SRCALPHA)
    surface.fill((*pygame.Color(text.colour)[:3], 0))
    for i, line in enumerate(setting.lines):
        ink = font.drawn(line, text.colour)
        room = setting.width - ink.get_width()
        left = {"left": 0, "centre": room // 2, "right": room}[text.align]
        surface.blit(ink, (left, i * setting.leading))
    return surface


def _setting(
    text: Text,
    size: float,
    unit: float,
    at: Callable[[int], Measure],
    even: bool = False,
    breaks: bool = False,
) -> Setting:
    """The *text* at a *size*; *breaks* tells that words may be broken anywhere."""
    pixels = max(4, round(size))
    font = at(pixels)
    room = None if text.width is None else text.width * unit
    even = even and text.align == "centre"
    paragraphs = text.words.split("\n")
    lines = tuple(line for words in paragraphs for line in _lines(words, font, room, even, breaks))
    return _with_size(pixels, lines, text, unit, font)


def _with_size(
    pixels: int, lines: tuple[str, ...], text: Text, unit: float, font: Measure
) -> Setting:
    leading = round(pixels * LEADING)
    width = ceil(max(font.width(line) for line in lines))
    if text.width is not None:
        width = max(width, round(text.width * unit))
    height = font.height + leading * (len(lines) - 1)
    condensed = font.condensed
    return Setting(pixels, lines, max(1, width), height, leading, condensed=condensed)


def _is_narrow(font: Measure, words: str, room: float) -> bool:
    return font.width(words) <= room + 0.5


def _parted(paragraph: str, font: Measure, room: float, breaks: bool) -> list[Piece]:
    """What a paragraph can be broken into; words too wide for the *room* end in a hyphen."""
    pieces = []
    for word in paragraph.split(" "):
        parts = unspaced_parts(
            word, lambda part: _is_short(part, breaks) or _is_narrow(font, part, room)
        )
        for i, part in enumerate(parts):
            pieces += _hyphenated(Piece("" if i else " ", part), font, room, breaks)
    return pieces


def _is_short(phrase: str, breaks: bool) -> bool:
    return len(phrase) <= SHORT_PHRASE and not breaks


def _hyphenated(piece: Piece, font: Measure, room: float, breaks: bool) -> list[Piece]:
    """What *piece* can be broken into by hyphens, if it is too wide."""
    pieces, (space, word) = [], piece
    while (breaks or SOFT_HYPHEN in word) and not _is_narrow(font, word, room):
        part = _beginning(word, font, room, SOFT_HYPHEN not in word)
        pieces.append(Piece(space, part + HYPHEN))
        space, word = " ", word[len(part) :].removeprefix(SOFT_HYPHEN)
    return [*pieces, Piece(space, word)]


def _beginning(word: str, font: Measure, room: float, anywhere: bool) -> str:
    """As much of a *word* as there is *room* for before a hyphen: a letter or syllable at least."""
    ends = [i for i in range(1, len(word)) if anywhere or word[i] == SOFT_HYPHEN]
    fitting = [i for i in ends if _is_narrow(font, word[:i] + HYPHEN, room)]
    return word[: max(fitting, default=min(ends, default=len(word)))]


def _lines(
    paragraph: str, font: Measure, room: float | None, even: bool, breaks: bool
) -> list[str]:
    """The lines of a paragraph; *even* ones are of about the same length."""
    whole = paragraph.lstrip(" ")
    if room is None or _is_narrow(font, whole, room):
        return [whole]  # most have one line: to measure it once is a fraction of the work
    pieces, width = _parted(paragraph, font, room, breaks), font.width
    lines = _wrapped(pieces, lambda words: width(words) <= room + 0.5)
    if len(lines) == 1 or not even:
        return lines
    narrow, wide = room / len(lines), room
    while wide - narrow > BALANCE * room:
        middle = (narrow + wide) / 2
        tried = _wrapped(pieces, lambda words: width(words) <= middle + 0.5)  # noqa: B023
        if len(tried) > len(lines) or any(width(line) > room + 0.5 for line in tried):
            narrow = middle
        else:
            wide, lines = middle, tried
    return lines


def _wrapped(pieces: Sequence[Piece], fits: Callable[[str], bool]) -> list[str]:
    lines = [""]
    for space, word in pieces:
        longer = f"{lines[-1]}{space}{word}" if lines[-1] else word
        if lines[-1] and (lines[-1].endswith(HYPHEN) or not fits(longer)):
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _fits(setting: Setting, text: Text, unit: float) -> bool:
    low = text.height is None or setting.height <= text.height * unit + 0.5
    narrow = text.width is None or setting.width <= text.width * unit + 0.5
    return low and narrow


def _cut(setting: Setting, text: Text, unit: float) -> Setting:
    """The lines there is room for, the last one and too long ones ended by an ellipsis."""
    font = font_of(setting.pixels)
    lines = list(setting.lines)
    if text.height is not None:
        room = round(text.height * unit) - font.height
        count = max(1, 1 + room // setting.leading)
        if count < len(lines):
            lines = [*lines[: count - 1], lines[count - 1] + ELLIPSIS]
    if text.width is not None:
        wide = text.width * unit
        lines = [_shortened(line, lambda words: _is_narrow(font, words, wide)) for line in lines]
    return _with_size(setting.pixels, tuple(lines), text, unit, font)


def _shortened(line: str, fits: Callable[[str], bool]) -> str:
    while len(line) > 2 and not fits(line):
        line = line.removesuffix(ELLIPSIS)[:-1].rstrip() + ELLIPSIS
    return line
