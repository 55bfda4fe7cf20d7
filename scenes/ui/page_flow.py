"""Pages: chapters of words and pictures, cut to the size of a sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from scenes.ui.control_signs import sign
from scenes.ui.labels import GAP, PAD, capped, text_height
from scenes.ui.widgets import Widget
from seats.glyphs import Glyph
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part, Picture, Text
from sprites.render.renderer import Renderer

TITLE = 56.0, 84.0  # its size, and the largest it gets
PARAGRAPH = 22.0  # between two paragraphs
PICTURE = 0.41  # of a page's width
SIGN = 62.0  # with text at 100 %
SIGNS = 4.6  # the column of signs before words, in signs
READ = 42.0, 76.0  # the size of words to be read at leisure, and the largest they get

Illustration: TypeAlias = Callable[[float, float], Picture]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some words; the signs of controls before them, or a *mark*, made for a width."""

    words: str
    signs: tuple[Glyph, ...] = ()
    mark: Callable[[float], Picture] | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """Paragraphs under a title; the picture, made for a width and a height, is on all its pages.

    It takes that *share* of a page's width.
    """

    title: str
    paragraphs: Sequence[Paragraph]
    picture: Illustration | None = None
    share: float = PICTURE


@dataclass(frozen=True, slots=True)
class Page:
    """The paragraphs of a chapter that go together on one sheet."""

    chapter: Chapter
    paragraphs: Sequence[Paragraph]


def _columns(chapter: Chapter, inner: Box, top: float) -> tuple[Box | None, Box]:
    """Where a chapter's picture and its words go, below the title that ends at *top*."""
    rest = Box(inner.x, top, inner.w, inner.bottom - top)
    if chapter.picture is None:
        return None, rest
    picture, words = rest.split_columns(chapter.share, 1 - chapter.share, gap=2 * PAD)
    return picture, words


def _below_title(renderer: Renderer, chapter: Chapter, inner: Box) -> float:
    return inner.y + text_height(renderer, chapter.title, capped(renderer, *TITLE), inner.w) + GAP


def flow(renderer: Renderer, chapter: Chapter, inner: Box) -> list[Page]:
    """The chapter on as many pages as its paragraphs need."""
    _, room = _columns(chapter, inner, _below_title(renderer, chapter, inner))
    pages: list[list[Paragraph]] = [[]]
    used = 0.0
    for paragraph in chapter.paragraphs:
        high = _block(renderer, paragraph, room.w)[1] + PARAGRAPH
        if pages[-1] and used + high - PARAGRAPH > room.h:
            pages.append([])
            used = 0.0
        pages[-1].append(paragraph)
        used += high
    return [Page(chapter, page) for page in pages]


def placed(renderer: Renderer, page: Page, inner: Box) -> list[Widget]:
    """What is on a page: apart, so that each can be rendered in a frame of its own."""
    chapter, top = page.chapter, _below_title(renderer, page.chapter, inner)
    picture_room, room = _columns(chapter, inner, top)
    title = Text(chapter.title, capped(renderer, *TITLE), width=inner.w)
    high = renderer.size(title)[1]
    middle = inner.centre[0], (inner.y + top - GAP) / 2
    things = [Widget(f"title {chapter.title}", title, Box.around(*middle, inner.w, high))]
    if picture_room is not None and chapter.picture is not None:
        drawn = chapter.picture(picture_room.w, picture_room.h)
        box = Box.around(*picture_room.centre, *renderer.size(drawn))
        things.append(Widget(f"picture {chapter.title}", drawn, box))
    blocks = [_block(renderer, paragraph, room.w) for paragraph in page.paragraphs]
    whole = sum(high for _, high in blocks) + PARAGRAPH * (len(blocks) - 1)
    y = room.y + (room.h - whole) / 2 if chapter.picture else room.y + GAP
    for paragraph, (drawn, high) in zip(page.paragraphs, blocks, strict=True):
        box = Box(room.x, y, room.w, high)
        things.append(Widget(f"{round(y)} {paragraph.words}", drawn, box))
        y += high + PARAGRAPH
    return things


def _block(renderer: Renderer, paragraph: Paragraph, width: float) -> tuple[Picture, float]:
    """A paragraph as a picture so wide, and its height."""
    x, pieces = 0.0, []
    side = SIGN * (0.5 + 0.5 * renderer.text_scale)
    signs = [sign(glyph, side) for glyph in paragraph.signs]
    indent = SIGNS * side if signs else 0.0
    if paragraph.mark is not None:
        signs, indent = [paragraph.mark(side)], 1.25 * side
    text = Text(paragraph.words, capped(renderer, *READ), width=width - indent, align="left")
    if not signs:
        return text, renderer.size(text)[1]
    high = max(renderer.size(text)[1], side)
    for drawn in signs:
        wide = renderer.size(drawn)[0]
        pieces.append(Part(drawn, x + wide / 2, high / 2))
        x += wide + 6
    pieces.append(Part(text, indent + (width - indent) / 2, high / 2))
    return Collage(width, high, tuple(pieces)), high
