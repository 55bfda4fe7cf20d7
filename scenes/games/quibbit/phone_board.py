"""The ring of pads for phones."""

from __future__ import annotations

from rules.quibbit import View
from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.games.quibbit.layout import PAD_TALL, plan, seat_box
from scenes.table.phones.board_drawing import BoardDrawing
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.stage.stage import Stage
from words import say

MARGIN = 16.0


def lay_board(stage: Stage, view: View) -> BoardDrawing:
    """Put the ring on the stage; its places are the numbers of the tiles."""
    renderer, board = stage.renderer, view.board
    scale, frogs = renderer.text_scale, len(board.progress)
    layout = plan(renderer.width, renderer.height, scale, len(board.ring), frogs)
    QuibbitRing(stage, layout, view)
    boxes = [seat_box(slot, layout.pad) for slot in layout.tiles]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    ring = Box(left, top, right - left, bottom - top).inset(-MARGIN)
    high = PAD_TALL * layout.pad
    pads = [Box.around(slot.x, slot.y, layout.pad, high) for slot in layout.tiles]
    return BoardDrawing(say("quibbit_phone.board"), theme.WATER, ring, dict(enumerate(pads)))
