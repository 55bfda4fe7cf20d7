"""The strip along the foot of every table where a hint lies that finds no place at its thing."""

from __future__ import annotations

from scenes.table.captions.hint_slip import BESIDE_WORDS
from scenes.ui.labels import limited_size
from scenes.ui.safe_area import safe_area
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Text
from sprites.render.renderer import Renderer

FROM_EDGE, OVER = 28.0, 3.0  # below and beside the strip; free over it
LINE, TYPE_MOST = 1.25, 34.0  # how high the strip is, of the size of its type; that at most


def hint_strip(width: float, height: float, text_scale: float) -> Box:
    """The strip of one line of words on a screen of *width* x *height* design units."""
    high = LINE * min(theme.FLOOR * text_scale, TYPE_MOST) + 1
    return Box(FROM_EDGE, height - FROM_EDGE - high, width - 2 * FROM_EDGE, high)


def table_area(width: float, height: float, text_scale: float) -> Box:
    """The part of the safe area in which a table can lie: all over the strip."""
    room = safe_area(width, height)
    low = min(room.bottom, hint_strip(width, height, text_scale).y - OVER)
    return Box(room.x, room.y, room.w, low - room.y)


def place_in_strip(renderer: Renderer, words: str, thing: Box | None) -> Box:
    """Where a slip with *words* lies in the strip: below *thing*, as far as that is possible.

    It keeps to the safe area, where the table begins and ends, unless its words are too long.
    """
    strip = hint_strip(renderer.width, renderer.height, renderer.text_scale)
    line = renderer.size(Text(words, limited_size(renderer, theme.FLOOR, TYPE_MOST)))[0]
    wide = min(line + BESIDE_WORDS, strip.w)
    middle = strip.centre[0] if thing is None else thing.centre[0]
    safe = safe_area(renderer.width, renderer.height)
    room = safe if wide <= safe.w else strip
    left = min(max(middle - wide / 2, room.x), room.right - wide)
    return Box(left, strip.y, wide, strip.h)
