"""What the one button does now, in words."""

from __future__ import annotations

from enum import Enum

from scenes.core.context import Context
from scenes.ui.boards import PAD_X, on_board
from scenes.ui.labels import text_width
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Text
from sprites.render.renderer import Renderer
from words import say

HINTED = 3  # presses after which nobody needs an explanation any more


class ScanAct(Enum):
    """What comes of choosing what is pointed at."""

    START = "start"
    """Nothing: nothing is pointed at before a press."""
    CHOOSE = "choose"
    OPEN = "open"
    LEAVE = "leave"


def scan_words(context: Context, act: ScanAct, what: str = "") -> str:
    """What a press does, *what* if that has a name; and for the first presses how all works."""
    words = press_words(context, act, what)
    hinted = context.input_reader.one_button_presses < HINTED
    return f"{say(_key(context.settings.one_button, 'hint'))}\n{words}" if hinted else words


def press_words(context: Context, act: ScanAct, what: str = "") -> str:
    """What a press does, *what* if that has a name."""
    way = context.settings.one_button
    if way == "auto" and act is ScanAct.START:  # the way was changed just now
        act = ScanAct.CHOOSE
    named = act is ScanAct.CHOOSE and bool(what)
    return say(f"one_button.{way}_named", what=what) if named else say(_key(way, act.value))


def _key(way: str, name: str) -> str:
    return f"one_button.{way}_{name}"


def scan_board(renderer: Renderer, words: str, most: float) -> Collage:
    """These *words* on a board, at *most* that wide."""
    room = most - 2 * PAD_X
    wraps = text_width(renderer, words, theme.FLOOR) > room
    return on_board(renderer, Text(words, theme.FLOOR, theme.INK, room if wraps else None))[0]


def scan_strip(context: Context, act: ScanAct, area: Box, what: str) -> tuple[Collage, Box]:
    """A board for `scan_words` at the bottom of *area*, in the middle; and where that lies."""
    made = scan_board(context.renderer, scan_words(context, act, what), area.w)
    x, y = area.centre[0] - made.width / 2, area.bottom - made.height
    return made, Box(x, y, made.width, made.height)
