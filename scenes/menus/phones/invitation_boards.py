"""The boards of the invitation. All lengths are design units."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from phones.codes import Rows
from rules.core import Seat
from scenes.ui.boards import board
from scenes.ui.labels import GAP, PADDING, TOUCH_SIZE, limited_size
from scenes.ui.widgets import Widget
from sprites.pictures import theme
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Squares, Text
from sprites.render.renderer import Renderer
from values import value

HOW = theme.BODY, 52.0  # the size of what to do, and the largest it gets
FIGURES = 88.0, 100.0  # the same of the address
ROOM_CODE = 64.0, 76.0
NETWORK = theme.BODY, 48.0
SHEET_RADIUS = 6.0
WARNING = 0.5  # of the board of the code, where there is no code
FROG, LEAST_FROG = 230.0, 90.0
FROG_DOWN = 10.0  # of the board, on which it sits


@value
class InvitationWords:
    """What is beside the ``code``, from top to bottom; empty lines are left out."""

    how: str
    figures: str = ""
    room_code: str = ""
    network: str = ""
    code: Rows = ()


def code_board(rows: Rows, box: Box) -> Widget:
    """The code on a board as large as *box*; a warning if there is none."""
    side, middle = box.w, (box.w / 2, box.h / 2)
    sheet = side - 2 * PADDING
    sign = (
        Part(Squares(sheet, rows), *middle)
        if rows
        else Part(Art("icon-warning", WARNING * side), *middle)
    )
    pieces = (
        Part(board(side, side), *middle),
        Part(Paper(sheet, sheet, theme.PAPER_BRIGHT, SHEET_RADIUS, shadow=False), *middle),
        sign,
    )
    return Widget("code", Collage(side, side, pieces), box)


def info_board(renderer: Renderer, words: InvitationWords, area: Box) -> Widget:
    """What to do, address and room code on a board at the top of *area*."""
    texts = _texts(renderer, words, area.w - 2 * PADDING, area.h - 2 * GAP)
    heights = [renderer.size(text)[1] for text in texts]
    high = sum(heights) + 2 * GAP
    y, pieces = GAP, [Part(board(area.w, high), area.w / 2, high / 2)]
    for text, text_high in zip(texts, heights, strict=True):
        pieces.append(Part(text, area.w / 2, y + text_high / 2))
        y += text_high
    return Widget("info", Collage(area.w, high, tuple(pieces)), Box(area.x, area.y, area.w, high))


def network_board(renderer: Renderer, words: str, box: Box) -> Widget:
    """The name of the network on a board as large as *box*."""
    size = limited_size(renderer, *NETWORK)
    text = Text(words, size, width=box.w - 2 * PADDING, height=box.h - GAP)
    middle = box.w / 2, box.h / 2
    pieces = Part(board(box.w, box.h), *middle), Part(text, *middle)
    return Widget("network", Collage(box.w, box.h, pieces), box)


def _texts(renderer: Renderer, words: InvitationWords, width: float, height: float) -> list[Text]:
    """The lines on the board, smaller if they would be higher than *height* together."""
    lines = ((words.how, HOW), (words.figures, FIGURES), (words.room_code, ROOM_CODE))
    texts = [Text(line, limited_size(renderer, *size), width=width) for line, size in lines if line]
    share = min(1.0, height / sum(renderer.size(text)[1] for text in texts))
    return [replace(text, size=share * text.size) for text in texts]


def status_board(renderer: Renderer, words: str, area: Box) -> Widget:
    """A lit board with *words* at the foot of *area*."""
    text = Text(words, limited_size(renderer, *HOW), width=area.w - 2 * PADDING)
    high = max(TOUCH_SIZE, renderer.size(text)[1] + 1.5 * GAP)
    pieces = (
        Part(board(area.w, high, lit=True), area.w / 2, high / 2),
        Part(text, area.w / 2, high / 2),
    )
    box = Box(area.x, area.bottom - high, area.w, high)
    return Widget("status", Collage(area.w, high, pieces), box)


def frog_widgets(frogs: Sequence[Seat], area: Box) -> list[Widget]:
    """The *frogs* side by side at the foot of *area*, if there is room for them."""
    ratio = height_ratio("frog-sit")
    side = min(FROG, area.h / ratio, area.w / max(1, len(frogs)))
    if side < LEAST_FROG:
        return []
    step = min(area.w / len(frogs), 1.15 * side) if frogs else 0.0
    left = area.centre[0] - step * (len(frogs) - 1) / 2
    y = area.bottom + FROG_DOWN + (0.5 - FROG_FEET[1]) * side * ratio
    return [
        Widget(
            f"frog-{seat}",
            Art("frog-sit", side, palette_of(seat)),
            Box.around(left + place * step, y, side, side * ratio),
            decor=True,
        )
        for place, seat in enumerate(frogs)
    ]
