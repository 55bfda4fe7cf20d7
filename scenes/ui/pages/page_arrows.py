"""Two arrows that turn pages; between them the number of the page, and what turns it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from scenes.core.scene import Transition
from scenes.ui.boards import board
from scenes.ui.buttons import button_size
from scenes.ui.control_signs import sign
from scenes.ui.labels import GAP, PADDING, TOUCH_SIZE, label_pictures
from scenes.ui.menu.menu import MenuItem, OnChoose
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.widgets import Widget
from seats.devices import Device
from seats.glyphs import Glyph
from sounds.bank import Sound
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Part, Text
from sprites.render.renderer import Renderer
from words import say

ARROW = 56.0  # design units
SIGN, SIGN_GAP, LARGE = 54.0, 14.0, 1.5  # text so much larger leaves no room for signs
BUTTON = 1.3 * TOUCH_SIZE  # the width of an arrow's button
OnTurn: TypeAlias = Callable[[int, Device], Transition]


def page_arrows(
    renderer: Renderer,
    area: Box,
    page: int,
    pages: int,
    on_turn: OnTurn,
    turns: Sequence[Glyph] = (),
) -> ScreenLayout:
    """Arrows at the bottom right of *area*, which call *on_turn* with -1 or +1.

    *page* counts from 0. The only widget is the page's number, between the signs of what *turns*
    pages back and on with the present device.
    """
    words = say("menu.page", page=page + 1, pages=max(1, pages))
    label = _label(renderer, words, turns if renderer.text_scale <= LARGE else ())
    wide, high = label.width, label.height
    y = area.bottom - max(TOUCH_SIZE, button_size(renderer, words)[1]) / 2
    number = Box.around(area.right - BUTTON - GAP - wide / 2, y, wide, high)
    items = [
        _arrow("earlier", "arrow-left", number.x - GAP - BUTTON, y, partial(on_turn, -1)),
        _arrow("later", "arrow-right", area.right - BUTTON, y, partial(on_turn, 1)),
    ]
    return ScreenLayout([Widget("page", label, number)], items)


def _label(renderer: Renderer, words: str, turns: Sequence[Glyph]) -> Collage:
    """A board with *words* between the signs of *turns*."""
    high, signs = TOUCH_SIZE, [sign(glyph, SIGN) for glyph in turns]
    side = max((renderer.size(picture)[0] for picture in signs), default=0.0)
    text = Text(words, theme.BODY)
    wide = renderer.size(text)[0] + PADDING + (2 * (side + SIGN_GAP) if signs else 0.0)
    places = (PADDING / 2 + side / 2, wide - PADDING / 2 - side / 2)
    shown = (board(wide, high), text)
    return Collage(
        wide,
        high,
        (
            *(Part(picture, wide / 2, high / 2) for picture in shown),
            *(Part(picture, x, high / 2) for picture, x in zip(signs, places, strict=False)),
        ),
    )


def _arrow(name: str, art: str, x: float, y: float, on_choose: OnChoose) -> MenuItem:
    arrow = Part(Art(art, ARROW), BUTTON / 2, TOUCH_SIZE / 2)
    pictures = label_pictures(BUTTON, TOUCH_SIZE, [arrow])
    box = Box(x, y - TOUCH_SIZE / 2, BUTTON, TOUCH_SIZE)
    doing = say("help.turn_page")
    return MenuItem(name, box, pictures, on_choose, sound=Sound.PAGE, doing=doing)


def left_of(arrows: ScreenLayout, area: Box) -> Box:
    """What *arrows* leave of *area* to their left."""
    return Box(area.x, area.y, arrows.widgets[0].box.x - 2 * TOUCH_SIZE - area.x, area.h)
