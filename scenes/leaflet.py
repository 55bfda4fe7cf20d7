"""A leaflet: chapters of words and pictures, as many pages as the size of the text needs."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial

from scenes.board import Thing
from scenes.buttons import Key
from scenes.footer import foot
from scenes.house import House
from scenes.menu import Item, Refused
from scenes.pages import Chapter, Page, flow, placed
from scenes.scene import Move
from scenes.screen import Layout, Screen, safe
from scenes.slips import GAP, PAD, TOUCH, button_size, slip
from seats.devices import Device
from seats.intents import Intent, Press
from sounds.bank import Sound
from sprites import theme
from sprites.pictures import Art, Collage, Paper, Picture, Piece, Text
from sprites.slots import Box
from words import say

WALKS = {Intent.UP: Intent.LEFT, Intent.DOWN: Intent.RIGHT}
WAYS = {Intent.LEFT: -1, Intent.RIGHT: 1, Intent.TURN_LEFT: -1, Intent.TURN_RIGHT: 1}


class Leaflet(Screen):
    """Turns pages."""

    overlay = True

    def __init__(self, house: House, by: Device | None = None) -> None:
        super().__init__(house, "later", by)
        self.page = 0
        self._pages: Sequence[Page] = ()
        self._flowed_for: object = None
        self._near: list[Picture] = []

    @abstractmethod
    def chapters(self) -> Sequence[Chapter]:
        """What there is to read."""

    def keys(self) -> Sequence[Key]:
        """What can be done here but reading."""
        return ()

    def leaf(self, way: int) -> Move:
        if not 0 <= self.page + way < len(self._pages):
            return self.refuse()
        self._go(way)
        self.house.bank.play(Sound.PAGE)
        return None

    def press(self, press: Press) -> Move:
        match press.intent:
            case intent if intent in WAYS and len(self._pages) > 1:
                return self.leaf(WAYS[intent])
            case Intent.UP | Intent.DOWN:
                return self.walk(WALKS[press.intent])
            case _:
                return super().press(press)

    def ahead(self) -> Sequence[Picture]:
        return [*self._near, *super().ahead()]

    def layout(self) -> Layout:
        room = safe(self.studio)
        number = self._turners(room)[1]
        left = Box(room.x, room.y, number.box.x - 2 * TOUCH - room.x, room.h)
        bottom = foot(self, left, extra=self.keys())
        sheet = Box(room.x, room.y, room.w, bottom.items[0].box.y - 2 * GAP - room.y)
        inner = sheet.inset(2 * PAD, 1.5 * GAP)
        self._flow(inner)
        self.page = max(0, min(self.page, len(self._pages) - 1))
        turners, number = self._turners(room)
        page, *near = (placed(self.studio, page, inner) for page in self._open())
        self._near = [thing.picture for things in near for thing in things]
        paper = Paper(sheet.w, sheet.h, theme.PAPER, 30)
        things = [Thing("sheet", paper, sheet), *page, *bottom.things]
        if len(self._pages) == 1:
            return Layout(things, bottom.items)
        return Layout([*things, number], [*bottom.items, *turners])

    def _flow(self, inner: Box) -> None:
        """Cut the pages to size, unless they are."""
        touch = self.house.listener.last_pointer_was_touch
        cut = (self.studio.generation, inner, self.device, touch)
        if cut == self._flowed_for:
            return
        self._flowed_for = cut
        self._pages = [
            page for chapter in self.chapters() for page in flow(self.studio, chapter, inner)
        ]

    def _open(self) -> Sequence[Page]:
        """This page, the next and the one before, where there are any."""
        near = (self.page + 1, self.page - 1)
        return [
            self._pages[self.page],
            *(self._pages[page] for page in near if 0 <= page < len(self._pages)),
        ]

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
