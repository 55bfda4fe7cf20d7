"""Chapters of words and pictures, cut into pages. All lengths are design units."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from scenes.ui.control_signs import sign
from scenes.ui.labels import GAP, PADDING, limited_size, text_height
from scenes.ui.widgets import Widget
from seats.glyphs import Glyph
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.render.renderer import Renderer

TITLE = 56.0, 84.0  # its size, and the largest it gets
TEXT = 42.0, 76.0  # the size of paragraphs, and the largest they get
PARAGRAPH_GAP = 22.0
READ_PER_SECOND = 20  # characters, by people who are in no hurry
PICTURE_SHARE = 0.41  # of a page's width
LESS_PER_SCALE = 0.12  # of it, with text at 200 %
SIGN = 62.0  # height of a control's sign, with text at 100 %
SIGN_GAP = 6.0
SPRIG, SPRIG_GAP = 200.0, 26.0
SIGN_COLUMN, MARK_COLUMN = 4.6, 1.25  # widths before the words, in heights of a sign

Illustration: TypeAlias = Callable[[float, float], Picture]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some words, after the ``signs`` of controls or after the picture that ``mark`` makes.

    ``mark`` is called with a width.
    """

    words: str
    signs: tuple[Glyph, ...] = ()
    mark: Callable[[float], Picture] | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """Paragraphs under a title, with the same picture on all pages.

    ``picture`` is called with the largest width and height; it gets ``share`` of the width, and
    less with larger text. ``last_full`` tells that the last page is filled, not the first one. An
    ``optional`` one is only about options that usually are off.
    """

    title: str
    paragraphs: Sequence[Paragraph]
    picture: Illustration | None = None
    share: float = PICTURE_SHARE
    last_full: bool = False
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """Those paragraphs of a chapter that are on one page."""

    chapter: Chapter
    paragraphs: Sequence[Paragraph]


def reading_time(page: Page) -> float:
    """How many seconds it takes to read *page*."""
    words = [page.chapter.title, *(paragraph.words for paragraph in page.paragraphs)]
    return sum(map(len, words)) / READ_PER_SECOND


def split_pages(renderer: Renderer, chapter: Chapter, area: Box) -> list[Page]:
    """The chapter on as many pages of the size of *area* as its paragraphs need."""
    _, column = _columns(renderer, chapter, area, _below_title(renderer, chapter, area))
    step = -1 if chapter.last_full else 1
    pages: list[list[Paragraph]] = [[]]
    used = 0.0
    for paragraph in chapter.paragraphs[::step]:
        high = _paragraph(renderer, paragraph, column)[1] + PARAGRAPH_GAP
        if pages[-1] and used + high - PARAGRAPH_GAP > column.h:
            pages.append([])
            used = 0.0
        pages[-1].append(paragraph)
        used += high
    return [Page(chapter, page[::step]) for page in pages[::step]]


def page_widgets(renderer: Renderer, page: Page, area: Box) -> list[Widget]:
    """What is on a page: a widget for each part, so that each can be rendered in its own frame."""
    chapter, top = page.chapter, _below_title(renderer, page.chapter, area)
    picture_area, column = _columns(renderer, chapter, area, top)
    widgets = _title_widgets(renderer, chapter, area, (area.y + top - GAP) / 2)
    if picture_area is not None and chapter.picture is not None:
        picture = chapter.picture(picture_area.w, picture_area.h)
        box = Box.around(*picture_area.centre, *renderer.size(picture))
        widgets.append(Widget(f"picture {chapter.title}", picture, box))
    return [*widgets, *_paragraph_widgets(renderer, page, column)]


def _title_widgets(renderer: Renderer, chapter: Chapter, area: Box, y: float) -> list[Widget]:
    """The title, between two sprigs if there is room for them."""
    size, x = limited_size(renderer, *TITLE), area.centre[0]
    title = Text(chapter.title, size, width=area.w)
    high = renderer.size(title)[1]
    widgets = [Widget(f"title {chapter.title}", title, Box.around(x, y, area.w, high))]
    away = renderer.size(Text(chapter.title, size))[0] / 2 + SPRIG_GAP + SPRIG / 2
    if away + SPRIG / 2 > area.w / 2:
        return widgets
    sprig_high = SPRIG * height_ratio("sprig")
    for side in (-1, 1):
        sprig = Art("sprig", SPRIG, mirrored=side < 0)
        place = Box.around(x + side * away, y, SPRIG, sprig_high)
        widgets.append(Widget(f"sprig {side}", sprig, place, decor=True))
    return widgets


def _paragraph_widgets(renderer: Renderer, page: Page, column: Box) -> list[Widget]:
    """The paragraphs, in the middle of *column* if they are beside a picture, else at its top."""
    pictures = [_paragraph(renderer, paragraph, column) for paragraph in page.paragraphs]
    whole = sum(high for _, high in pictures) + PARAGRAPH_GAP * (len(pictures) - 1)
    y = column.y + (column.h - whole) / 2 if page.chapter.picture else column.y + GAP
    widgets = []
    for paragraph, (picture, high) in zip(page.paragraphs, pictures, strict=True):
        box = Box(column.x, y, column.w, high)
        widgets.append(Widget(f"{round(y)} {paragraph.words}", picture, box))
        y += high + PARAGRAPH_GAP
    return widgets


def _columns(renderer: Renderer, chapter: Chapter, area: Box, top: float) -> tuple[Box | None, Box]:
    """Where a chapter's picture and its words go, below the title that ends at *top*.

    With larger text the words get more of the width.
    """
    rest = Box(area.x, top, area.w, area.bottom - top)
    if chapter.picture is None:
        return None, rest
    share = chapter.share * (1 - LESS_PER_SCALE * (renderer.text_scale - 1))
    picture, words = rest.split_columns(share, 1 - share, gap=2 * PADDING)
    return picture, words


def _below_title(renderer: Renderer, chapter: Chapter, area: Box) -> float:
    size = limited_size(renderer, *TITLE)
    return area.y + text_height(renderer, chapter.title, size, area.w) + GAP


def _paragraph(renderer: Renderer, paragraph: Paragraph, column: Box) -> tuple[Picture, float]:
    """A paragraph as a picture as wide as its *column*, and its height, at most the same."""
    width = column.w
    side = SIGN * (0.5 + 0.5 * renderer.text_scale)
    signs = [sign(glyph, side) for glyph in paragraph.signs]
    indent = SIGN_COLUMN * side if signs else 0.0
    if paragraph.mark is not None:
        signs, indent = [paragraph.mark(side)], MARK_COLUMN * side
    size = limited_size(renderer, *TEXT)
    text = Text(paragraph.words, size, width=width - indent, align="left")
    high = renderer.size(text)[1]
    if high > column.h:
        text = replace(text, height=column.h)
        high = renderer.size(text)[1]
    if not signs:
        return text, high
    x, pieces = 0.0, []
    high = max(high, side)
    for picture in signs:
        wide = renderer.size(picture)[0]
        pieces.append(Part(picture, x + wide / 2, high / 2))
        x += wide + SIGN_GAP
    pieces.append(Part(text, indent + (width - indent) / 2, high / 2))
    return Collage(width, high, tuple(pieces)), high
