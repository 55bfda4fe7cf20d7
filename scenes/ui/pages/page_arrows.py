"""Two arrows that turn pages, and the number of the page between them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from scenes.core.scene import Transition
from scenes.ui.boards import board
from scenes.ui.labels import GAP, PADDING, TOUCH_SIZE, button_size, label_pictures
from scenes.ui.menu.menu import MenuItem, OnChoose
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.widgets import Widget
from seats.devices import Device
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Part, Text
from sprites.render.renderer import Renderer
from words import say

ARROW = 56.0  # design units
BUTTON = 1.3 * TOUCH_SIZE  # the width of an arrow's button
OnTurn: TypeAlias = Callable[[int, Device], Transition]


def page_arrows(
    renderer: Renderer, area: Box, page: int, pages: int, on_turn: OnTurn
) -> ScreenLayout:
    """Arrows at the bottom right of *area*, which call *on_turn* with -1 or +1.

    *page* counts from 0. The only widget is the page's number.
    """
    words = say("menu.page", page=page + 1, pages=max(1, pages))
    text = Text(words, theme.BODY)
    wide, high = renderer.size(text)[0] + PADDING, TOUCH_SIZE
    label = Collage(
        wide, high, (Part(board(wide, high), wide / 2, high / 2), Part(text, wide / 2, high / 2))
    )
    y = area.bottom - max(TOUCH_SIZE, button_size(renderer, words)[1]) / 2
    number = Box.around(area.right - BUTTON - GAP - wide / 2, y, wide, high)
    items = [
        _arrow("earlier", "arrow-left", number.x - GAP - BUTTON, y, partial(on_turn, -1)),
        _arrow("later", "arrow-right", area.right - BUTTON, y, partial(on_turn, 1)),
    ]
    return ScreenLayout([Widget("page", label, number)], items)


def _arrow(name: str, art: str, x: float, y: float, on_choose: OnChoose) -> MenuItem:
    arrow = Part(Art(art, ARROW), BUTTON / 2, TOUCH_SIZE / 2)
    pictures = label_pictures(BUTTON, TOUCH_SIZE, [arrow])
    box = Box(x, y - TOUCH_SIZE / 2, BUTTON, TOUCH_SIZE)
    doing = say("help.turn_page")
    return MenuItem(name, box, pictures, on_choose, sound=Sound.PAGE, doing=doing)


def left_of(arrows: ScreenLayout, area: Box) -> Box:
    """What *arrows* leave of *area* to their left."""
    return Box(area.x, area.y, arrows.widgets[0].box.x - 2 * TOUCH_SIZE - area.x, area.h)
