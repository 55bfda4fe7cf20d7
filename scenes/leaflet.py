"""A leaflet: chapters of words and pictures, as many pages as the size of the text needs."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from scenes.board import Thing
from scenes.footer import foot
from scenes.house import House
from scenes.menu import Item, Refused
from scenes.scene import Move
from scenes.screen import Layout, Screen, safe
from scenes.signs import sign
from scenes.slips import GAP, PAD, TOUCH, button_size, capped, slip, text_height
from seats.devices import Device
from seats.glyphs import Glyph
from seats.intents import Intent, Press
from sounds.bank import Sound
from sprites import theme
from sprites.pictures import Art, Collage, Paper, Picture, Piece, Text
from sprites.slots import Box
from sprites.studio import Studio
from words import say

TITLE = 56.0, 84.0  # its size, and the largest it gets
PARAGRAPH = 22.0  # between two paragraphs
PICTURE = 0.41  # of a page's width
SIGN = 62.0  # with text at 100 %
READ = 42.0  # the size of words to be read at leisure
SIGNS = 4.6  # the column of signs before words, in signs
WALKS = {Intent.UP: Intent.LEFT, Intent.DOWN: Intent.RIGHT}
WAYS = {Intent.LEFT: -1, Intent.RIGHT: 1, Intent.TURN_LEFT: -1, Intent.TURN_RIGHT: 1}

Illustration: TypeAlias = Callable[[float, float], Picture]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some words, the signs of controls before them."""

    words: str
    signs: tuple[Glyph, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """Paragraphs under a title; the picture, made for a width and a height, is on all its pages."""

    title: str
    paragraphs: Sequence[Paragraph]
    picture: Illustration | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """The paragraphs of a chapter that go together on one sheet."""

    chapter: Chapter
    paragraphs: Sequence[Paragraph]


class Leaflet(Screen):
    """Turns pages."""

    overlay = True

    def __init__(self, house: House, by: Device | None = None) -> None:
        super().__init__(house, "later", by)
        self.page = 0
        self._pages: Sequence[Page] = ()
        self._next: Picture | None = None

    @abstractmethod
    def chapters(self) -> Sequence[Chapter]:
        """What there is to read."""

    def leaf(self, way: int) -> Move:
        if not 0 <= self.page + way < len(self._pages):
            return self.refuse()
        self._go(way)
        self.house.bank.play(Sound.PAGE)
        return None

    def press(self, press: Press) -> Move:
        match press.intent:
            case intent if intent in WAYS:
                return self.leaf(WAYS[intent])
            case Intent.UP | Intent.DOWN:
                return self.walk(WALKS[press.intent])
            case _:
                return super().press(press)

    def ahead(self) -> Sequence[Picture]:
        return [*super().ahead(), *([self._next] if self._next else ())]

    def layout(self) -> Layout:
        room = safe(self.studio)
        number = self._turners(room)[1]
        left = Box(room.x, room.y, number.box.x - 2 * TOUCH - room.x, room.h)
        bottom = foot(self, left)
        sheet = Box(room.x, room.y, room.w, bottom.items[0].box.y - 2 * GAP - room.y)
        inner = sheet.inset(2 * PAD, 1.5 * GAP)
        self._pages = [
            page for chapter in self.chapters() for page in _flow(self.studio, chapter, inner)
        ]
        self.page = max(0, min(self.page, len(self._pages) - 1))
        turners, number = self._turners(room)
        page, self._next = (
            _printed(self.studio, page, sheet, inner)
            for page in (*self._pages[self.page :][:2], self._pages[-1])[:2]
        )
        things = [Thing("sheet", page, sheet), *bottom.things]
        if len(self._pages) == 1:
            return Layout(things, bottom.items)
        return Layout([*things, number], [*bottom.items, *turners])

    def _turners(self, room: Box) -> tuple[list[Item], Thing]:
        """The two arrows, and between them the page's number."""
        words = say("menu.sheets", page=self.page + 1, pages=max(1, len(self._pages)))
        text = Text(words, theme.BODY)
        wide, high = self.studio.size(text)[0] + PAD, TOUCH
        sheet = Paper(wide, high, theme.PAPER_DIM, 28, shadow=False)
        strip = Collage(
            wide, high, (Piece(sheet, wide / 2, high / 2), Piece(text, wide / 2, high / 2))
        )
        key = 1.3 * TOUCH
        y = room.bottom - max(TOUCH, button_size(self.studio, words)[1]) / 2
        number = Box.around(room.right - key - GAP - wide / 2, y, wide, high)
        items = []
        for name, way, x in (
            ("earlier", -1, number.x - GAP - key),
            ("later", 1, room.right - key),
        ):
            arrow = Art("arrow-left" if way < 0 else "arrow-right", 56)
            face = slip(key, TOUCH, [Piece(arrow, key / 2, TOUCH / 2)])
            box = Box(x, y - TOUCH / 2, key, TOUCH)
            act = partial(self._turn_to, way)
            items.append(Item(name, box, face.plain, face.lit, act, sound=Sound.PAGE))
        return items, Thing("page", strip, number)

    def _turn_to(self, way: int, device: Device) -> Move:
        if not 0 <= self.page + way < len(self._pages):
            raise Refused
        self._go(way)
        return None

    def _go(self, way: int) -> None:
        self.page += way
        self.refresh()
        self.board.run(self.warm())


def _columns(chapter: Chapter, inner: Box, top: float) -> tuple[Box | None, Box]:
    """Where a chapter's picture and its words go, below the title that ends at *top*."""
    rest = Box(inner.x, top, inner.w, inner.bottom - top)
    if chapter.picture is None:
        return None, rest
    picture, words = rest.split_columns(PICTURE, 1 - PICTURE, gap=2 * PAD)
    return picture, words


def _below_title(studio: Studio, chapter: Chapter, inner: Box) -> float:
    return inner.y + text_height(studio, chapter.title, capped(studio, *TITLE), inner.w) + GAP


def _flow(studio: Studio, chapter: Chapter, inner: Box) -> list[Page]:
    """The chapter on as many pages as its paragraphs need."""
    _, room = _columns(chapter, inner, _below_title(studio, chapter, inner))
    pages: list[list[Paragraph]] = [[]]
    used = 0.0
    for paragraph in chapter.paragraphs:
        high = _block(studio, paragraph, room.w)[2] + PARAGRAPH
        if pages[-1] and used + high - PARAGRAPH > room.h:
            pages.append([])
            used = 0.0
        pages[-1].append(paragraph)
        used += high
    return [Page(chapter, page) for page in pages]


def _printed(studio: Studio, page: Page, sheet: Box, inner: Box) -> Collage:
    """A page as a picture."""
    top = _below_title(studio, page.chapter, inner)
    picture_room, room = _columns(page.chapter, inner, top)
    title = Text(page.chapter.title, capped(studio, *TITLE), width=inner.w)
    pieces = [
        Piece(Paper(sheet.w, sheet.h, theme.PAPER, 30), sheet.w / 2, sheet.h / 2),
        Piece(title, inner.centre[0] - sheet.x, (inner.y + top - GAP) / 2 - sheet.y),
    ]
    if picture_room is not None and page.chapter.picture is not None:
        drawn = page.chapter.picture(picture_room.w, picture_room.h)
        x, y = picture_room.centre
        pieces.append(Piece(drawn, x - sheet.x, y - sheet.y))
    blocks = [_block(studio, paragraph, room.w) for paragraph in page.paragraphs]
    whole = sum(high for _, _, high in blocks) + PARAGRAPH * (len(blocks) - 1)
    y = room.y + (room.h - whole) / 2 if page.chapter.picture else room.y + GAP
    for drawn, wide, high in blocks:
        pieces.append(Piece(drawn, room.x + wide / 2 - sheet.x, y + high / 2 - sheet.y))
        y += high + PARAGRAPH
    return Collage(sheet.w, sheet.h, tuple(pieces))


def _block(studio: Studio, paragraph: Paragraph, width: float) -> tuple[Picture, float, float]:
    """A paragraph as a picture, its width and its height."""
    x, pieces = 0.0, []
    side = SIGN * (0.5 + 0.5 * studio.text_scale)
    signs = [sign(glyph, side) for glyph in paragraph.signs]
    indent = SIGNS * side if signs else 0.0
    text = Text(paragraph.words, READ, width=width - indent, align="left")
    high = max(studio.size(text)[1], side if signs else 0.0)
    for drawn in signs:
        wide = studio.size(drawn)[0]
        pieces.append(Piece(drawn, x + wide / 2, high / 2))
        x += wide + 6
    pieces.append(Piece(text, indent + (width - indent) / 2, high / 2))
    return Collage(width, high, tuple(pieces)), width, high
