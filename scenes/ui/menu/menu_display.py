"""What a menu screen shows: its layout, what marks the focus, and what scanning adds."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Seat
from scenes.core.context import Context
from scenes.ui.menu.menu import Menu
from scenes.ui.menu.menu_widgets import focus_marker, item_widgets, scroll_arrows
from scenes.ui.menu.scanning.menu_scan import MenuScan
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.props import stakes
from scenes.ui.safe_area import safe_area
from scenes.ui.widgets import WidgetGroup
from sprites.pictures.geometry import Box


class MenuDisplay:
    """Shows *menu* by *widgets*, and knows whether that is outdated."""

    def __init__(self, context: Context, menu: Menu, scan: MenuScan, widgets: WidgetGroup) -> None:
        self._context, self._menu, self._scan, self._widgets = context, menu, scan, widgets
        self.outdated = False

    @property
    def area(self) -> Box:
        """The part of the screen that everybody sees whole, but for words on the one button."""
        return self._scan.room(self._whole_area)

    def show(self, build: Callable[[], ScreenLayout], seat: Seat | None, *, staked: bool) -> None:
        """Show what *build* lays out, the focus in the colour of *seat*, and boards on stakes."""
        answers, focus = self.outdated, self._menu.focus
        layout = build()
        self._menu.set_items(layout.items, layout.viewport)
        arrows = scroll_arrows(self._menu, layout.viewport)
        begun = self._scan.follow(self._context.settings)  # which moves the focus
        raised = self._scan.raised
        marker = focus_marker(self._menu, raised, seat)
        self.outdated = begun or (answers and self._menu.focus != focus)
        scanned = self._scan.widgets(self._whole_area)
        boards = [*layout.widgets, *item_widgets(self._menu, raised)]
        held = stakes(boards, self.area.bottom) if staked else ()
        self._widgets.show([*held, *boards, *marker, *arrows, *scanned])

    @property
    def _whole_area(self) -> Box:
        renderer = self._context.renderer
        return safe_area(renderer.width, renderer.height)
