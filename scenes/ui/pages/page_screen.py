"""A menu screen of pages: as many as the chapters need at the present size of text."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from scenes.core.context import Context
from scenes.core.scene import Transition
from scenes.ui.buttons import ButtonSpec
from scenes.ui.labels import GAP
from scenes.ui.menu.footer import footer, turn_glyphs
from scenes.ui.menu.menu import Refused
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.navigation import ALONG
from scenes.ui.pages.book import book, page_area, pond_widget, text_area
from scenes.ui.pages.page_arrows import left_of, page_arrows
from scenes.ui.pages.page_flow import Chapter, Page, page_widgets, reading_time, split_pages
from scenes.ui.widgets import Widget
from seats.bindings import Controls
from seats.devices import Device
from seats.glyphs import Glyph
from seats.input.input_events import Press
from seats.intents import Intent
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Picture
from words import say, spoken

SIDEWAYS = {Intent.UP: Intent.LEFT, Intent.DOWN: Intent.RIGHT}  # all items are in one row
PAGE_STEPS = {Intent.LEFT: -1, Intent.RIGHT: 1, Intent.TURN_LEFT: -1, Intent.TURN_RIGHT: 1}


class PageScreen(MenuScreen):
    """Shows one page of its chapters at a time; ``page`` counts from 0.

    ``ends_at_back`` tells whether the focus goes to the way back on the last page.
    """

    overlay = True
    ends_at_back = True

    def __init__(self, context: Context, device: Device | None = None) -> None:
        super().__init__(context, "later", device)
        self.page = 0
        self._pages: Sequence[Page] = ()
        self._kept: dict[object, Sequence[Page]] = {}  # by what they are split for besides
        self._kept_for: object = None  # the sizes and the language of those that are kept
        self._text_area = Box(0, 0, 0, 0)

    @abstractmethod
    def chapters(self) -> Sequence[Chapter]:
        """What there is to read."""

    def extra_buttons(self) -> Sequence[ButtonSpec]:
        """Buttons beside the back button."""
        return ()

    def turn_page(self, step: int) -> Transition:
        if not self._has_page(self.page + step):
            return self.actions.refuse()
        self._go(step)
        self.context.bank.play(Sound.PAGE)
        return None

    def lay_out(self, below: pygame.Surface | None) -> None:
        super().lay_out(below)
        self._leave_time_to_read()

    def on_press(self, press: Press) -> Transition:
        match press.intent:
            case intent if self._turns_page(intent):
                return self.turn_page(PAGE_STEPS[intent])
            case Intent.UP | Intent.DOWN:
                return self.actions.move_focus(SIDEWAYS[press.intent])
            case _:
                return super().on_press(press)

    def _turns_page(self, intent: Intent) -> bool:
        """Whether *intent* turns pages now.

        Where there are more buttons, left and right lead to these, and right of all turns on.
        """
        if intent not in PAGE_STEPS or len(self._pages) <= 1:
            return False
        if intent in ALONG and self.extra_buttons():
            at_the_end = intent is Intent.RIGHT and self.menu.focus == "later"
            return at_the_end and self._has_page(self.page + 1)
        return True

    def move_glyphs(self, controls: Controls) -> Sequence[Glyph]:
        """What leads along the one row of items, or turns pages."""
        return [controls.glyph(way) for way in ALONG]

    def move_words(self) -> str:
        if self.tells_moves:
            return say("help.buttons")
        return say("help.turn_page") if len(self._pages) > 1 else super().move_words()

    @property
    def tells_moves(self) -> bool:
        """Where there are more buttons: the arrows tell what turns pages."""
        return len(self._pages) > 1 and bool(self.extra_buttons())

    def upcoming_pictures(self) -> Sequence[Picture]:
        return [*self._adjacent_pictures(), *super().upcoming_pictures()]

    def build_layout(self) -> ScreenLayout:
        area = self.safe_area
        bottom, told = self._footer(area), self.move_words()
        sheet = Box(area.x, area.y, area.w, bottom.items[0].box.y - 2 * GAP - area.y)
        inner = self._text_area = text_area(sheet)
        self._split(inner)
        self.page = max(0, min(self.page, len(self._pages) - 1))
        if self.move_words() != told:  # how many pages there are is known only now
            bottom = self._footer(area)
        self._point_on(0)
        page = page_widgets(self.renderer, self._pages[self.page], inner)
        cover = Widget("sheet", book(sheet.w, sheet.h), sheet)
        widgets = [cover, *self._pond(page_area(sheet), page), *page, *bottom.widgets]
        if len(self._pages) == 1:
            return ScreenLayout(widgets, bottom.items)
        arrows = self._arrows(area)
        return ScreenLayout([*widgets, *arrows.widgets], [*bottom.items, *arrows.items])

    def _footer(self, area: Box) -> ScreenLayout:
        return footer(self, left_of(self._arrows(area), area), extra=self.extra_buttons())

    def forget_pages(self) -> None:
        """Split the chapters anew for the next layout: they say something else."""
        self._kept.clear()

    def _split(self, area: Box) -> None:
        """Split the chapters into pages, unless that was done for the same sizes and device."""
        if self._kept_for != (self.renderer.generation, spoken(), area):
            self._kept_for = self.renderer.generation, spoken(), area
            self._kept.clear()
        key = self.device, self.context.input_reader.last_pointer_was_touch
        if key not in self._kept:
            self._kept[key] = [
                page
                for chapter in self.chapters()
                for page in split_pages(self.renderer, chapter, area)
            ]
        self._pages = self._kept[key]

    def _adjacent_pictures(self) -> list[Picture]:
        """The pictures of the next page and of the one before."""
        pages = [page for page in (self.page + 1, self.page - 1) if self._has_page(page)]
        return [
            widget.picture
            for page in pages
            for widget in page_widgets(self.renderer, self._pages[page], self._text_area)
        ]

    def _pond(self, page: Box, widgets: Sequence[Widget]) -> list[Widget]:
        """A picture at the foot of a *page* that has none and is not full."""
        chapter = self._pages[self.page].chapter
        if chapter.picture is not None:
            return []
        top = max(widget.box.bottom for widget in widgets)
        return pond_widget(page.inset(GAP), top, self.page % len(theme.SEATS))

    def _has_page(self, page: int) -> bool:
        return 0 <= page < len(self._pages)

    def _arrows(self, area: Box) -> ScreenLayout:
        turns, pages = turn_glyphs(self), len(self._pages)
        return page_arrows(self.renderer, area, self.page, pages, self._on_arrow, turns)

    def _on_arrow(self, step: int, device: Device) -> Transition:
        if not self._has_page(self.page + step):
            raise Refused
        self._go(step)
        return None

    def _point_on(self, step: int) -> None:
        """On the last page only the way back can be chosen, so the focus is there."""
        if not self.ends_at_back:
            return
        if self.menu.focus == "later" and not self._has_page(self.page + 1):
            self.menu.focus = "back"
        elif self.menu.focus == "back" and step < 0:
            self.menu.focus = "later"

    def _go(self, step: int) -> None:
        self.page += step
        self._point_on(step)
        self.refresh()
        self._leave_time_to_read()
        self.prefetch()

    def _leave_time_to_read(self) -> None:
        """Let the mark of one button stay for as long as it takes to read the page."""
        self.scan.stay(reading_time(self._pages[self.page]))
