"""A leaflet: chapters of words and pictures, as many pages as the size of the text needs."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from scenes.core.context import Context
from scenes.core.scene import Transition
from scenes.ui.buttons import ButtonSpec
from scenes.ui.footer import foot
from scenes.ui.labels import GAP, PAD
from scenes.ui.menu import Refused
from scenes.ui.menu_screen import MenuScreen, ScreenLayout, safe
from scenes.ui.page_arrows import beside, turners
from scenes.ui.page_flow import Chapter, Page, flow, placed
from scenes.ui.widgets import Widget
from seats.devices import Device
from seats.input_events import Press
from seats.intents import Intent
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Paper, Picture

WALKS = {Intent.UP: Intent.LEFT, Intent.DOWN: Intent.RIGHT}
WAYS = {Intent.LEFT: -1, Intent.RIGHT: 1, Intent.TURN_LEFT: -1, Intent.TURN_RIGHT: 1}


class PageScreen(MenuScreen):
    """Turns pages."""

    overlay = True

    def __init__(self, context: Context, by: Device | None = None) -> None:
        super().__init__(context, "later", by)
        self.page = 0
        self._pages: Sequence[Page] = ()
        self._flowed_for: object = None
        self._near: list[Picture] = []

    @abstractmethod
    def chapters(self) -> Sequence[Chapter]:
        """What there is to read."""

    def keys(self) -> Sequence[ButtonSpec]:
        """What can be done here but reading."""
        return ()

    def leaf(self, way: int) -> Transition:
        if not 0 <= self.page + way < len(self._pages):
            return self.refuse()
        self._go(way)
        self.context.bank.play(Sound.PAGE)
        return None

    def press(self, press: Press) -> Transition:
        match press.intent:
            case intent if intent in WAYS and len(self._pages) > 1:
                return self.leaf(WAYS[intent])
            case Intent.UP | Intent.DOWN:
                return self.walk(WALKS[press.intent])
            case _:
                return super().press(press)

    def ahead(self) -> Sequence[Picture]:
        return [*self._near, *super().ahead()]

    def layout(self) -> ScreenLayout:
        room = safe(self.renderer)
        bottom = foot(self, beside(room, self._turners(room)), extra=self.keys())
        sheet = Box(room.x, room.y, room.w, bottom.items[0].box.y - 2 * GAP - room.y)
        inner = sheet.inset(2 * PAD, 1.5 * GAP)
        self._flow(inner)
        self.page = max(0, min(self.page, len(self._pages) - 1))
        leaves = self._turners(room)
        page, *near = (placed(self.renderer, page, inner) for page in self._open())
        self._near = [thing.picture for things in near for thing in things]
        paper = Paper(sheet.w, sheet.h, theme.PAPER, 30)
        things = [Widget("sheet", paper, sheet), *page, *bottom.things]
        if len(self._pages) == 1:
            return ScreenLayout(things, bottom.items)
        return ScreenLayout([*things, *leaves.things], [*bottom.items, *leaves.items])

    def _flow(self, inner: Box) -> None:
        """Cut the pages to size, unless they are."""
        touch = self.context.input_reader.last_pointer_was_touch
        cut = (self.renderer.generation, inner, self.device, touch)
        if cut == self._flowed_for:
            return
        self._flowed_for = cut
        self._pages = [
            page for chapter in self.chapters() for page in flow(self.renderer, chapter, inner)
        ]

    def _open(self) -> Sequence[Page]:
        """This page, the next and the one before, where there are any."""
        near = (self.page + 1, self.page - 1)
        return [
            self._pages[self.page],
            *(self._pages[page] for page in near if 0 <= page < len(self._pages)),
        ]

    def _turners(self, room: Box) -> ScreenLayout:
        return turners(self.renderer, room, self.page, len(self._pages), self._turn_to)

    def _turn_to(self, way: int, device: Device) -> Transition:
        if not 0 <= self.page + way < len(self._pages):
            raise Refused
        self._go(way)
        return None

    def _go(self, way: int) -> None:
        self.page += way
        self.refresh()
        self.widgets.run(self.warm())
