"""The two arrows that turn pages, and between them the page's number."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from scenes.core.scene import Transition
from scenes.ui.labels import GAP, PAD, TOUCH, button_size, label_pictures
from scenes.ui.menu import MenuItem
from scenes.ui.menu_screen import ScreenLayout
from scenes.ui.widgets import Widget
from seats.devices import Device
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.render.renderer import Renderer
from words import say


def turners(
    renderer: Renderer, room: Box, page: int, pages: int, turn: Callable[[int, Device], Transition]
) -> ScreenLayout:
    """Arrows back and on, at the bottom right of *room*; the strip with the number is the thing."""
    words = say("menu.page", page=page + 1, pages=max(1, pages))
    text = Text(words, theme.BODY)
    wide, high = renderer.size(text)[0] + PAD, TOUCH
    sheet = Paper(wide, high, theme.PAPER_DIM, 28, shadow=False)
    strip = Collage(wide, high, (Part(sheet, wide / 2, high / 2), Part(text, wide / 2, high / 2)))
    key = 1.3 * TOUCH
    y = room.bottom - max(TOUCH, button_size(renderer, words)[1]) / 2
    number = Box.around(room.right - key - GAP - wide / 2, y, wide, high)
    items = []
    for name, way, x in (("earlier", -1, number.x - GAP - key), ("later", 1, room.right - key)):
        arrow = Art("arrow-left" if way < 0 else "arrow-right", 56)
        face = label_pictures(key, TOUCH, [Part(arrow, key / 2, TOUCH / 2)])
        box = Box(x, y - TOUCH / 2, key, TOUCH)
        items.append(
            MenuItem(name, box, face.plain, face.lit, partial(turn, way), sound=Sound.PAGE)
        )
    return ScreenLayout([Widget("page", strip, number)], items)


def beside(room: Box, leaves: ScreenLayout) -> Box:
    """What *leaves* leave of *room* to their left."""
    return Box(room.x, room.y, leaves.things[0].box.x - 2 * TOUCH - room.x, room.h)
