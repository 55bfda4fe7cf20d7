"""The points of all games of a party night, to be looked at after its ceremony."""

from __future__ import annotations

from rules.party import Party
from scenes.core.context import Context
from scenes.menus.party.points_table import points_table
from scenes.ui.labels import GAP, heading
from scenes.ui.menu.footer import footer
from scenes.ui.menu.menu_screen import MenuScreen
from scenes.ui.menu.menu_widgets import MARKER_ROOM
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.widgets import Widget
from seats.devices import Device
from sprites.pictures.geometry import Box
from words import say


class FinalPoints(MenuScreen):
    """The whole standing of a *party* that is over."""

    overlay = True

    def __init__(self, context: Context, party: Party, device: Device | None = None) -> None:
        super().__init__(context, device=device)
        self._party = party

    def build_layout(self) -> ScreenLayout:
        area = self.safe_area
        picture, wide, high = heading(self.renderer, say("score_sheet.title"), area.w)
        title = Widget("title", picture, Box(area.centre[0] - wide / 2, area.y, wide, high))
        bottom = footer(self, area)
        top = title.box.bottom + GAP
        table = Box(area.x, top, area.w, bottom.items[0].box.y - MARKER_ROOM - top)
        points = points_table(self.renderer, self._party, table, self._party.standing()[0])
        return ScreenLayout([title, *points, *bottom.widgets], bottom.items)
