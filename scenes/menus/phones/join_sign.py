"""A sign that hangs in a scene and says how phones join: the address and the room code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from scenes.ui.boards import board
from scenes.ui.labels import GAP, PADDING, limited_size
from scenes.ui.props import ropes
from scenes.ui.widgets import Widget
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Part, Text
from sprites.render.renderer import Renderer
from words import say

ADDRESS, CODE = (46.0, 56.0), (theme.BODY, 48.0)  # the size of the lines, and the largest they get
PHONE = 0.8  # the drawing of a phone, of the height of both lines


def join_sign(renderer: Renderer, address: str, code: str, area: Box) -> list[Widget]:
    """The sign at the top of *area* with the ropes on which it hangs."""
    lines = [(address, ADDRESS), (say("invitation.room_code", code=code), CODE)]
    texts = [Text(words, limited_size(renderer, *size)) for words, size in lines]
    needed = max(renderer.size(text)[0] for text in texts)
    share = min(1.0, (area.w - 2 * PADDING - GAP) / (needed + PHONE * _high(renderer, texts)))
    texts = [replace(text, size=share * text.size) for text in texts]
    side, needed = PHONE * _high(renderer, texts), share * needed
    wide, high = side + GAP + needed + 2 * PADDING, _high(renderer, texts) + GAP
    pieces = [Part(board(wide, high), wide / 2, high / 2)]
    pieces.append(Part(Art("icon-phone", side), PADDING + side / 2, high / 2))
    y = GAP / 2
    for text in texts:
        line = renderer.size(text)[1]
        pieces.append(Part(text, PADDING + side + GAP + needed / 2, y + line / 2))
        y += line
    box = Box(area.x, area.y, wide, high)
    sign = Widget("join", Collage(wide, high, tuple(pieces)), box)
    return [*ropes("join", box), sign]


def _high(renderer: Renderer, texts: Sequence[Text]) -> float:
    """How high all lines are together."""
    return sum(renderer.size(text)[1] for text in texts)
