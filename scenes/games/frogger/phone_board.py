"""The path for phones."""

from __future__ import annotations

from rules.core import Seat
from rules.frogger import FROGS, Space, View
from scenes.games.frogger.components.path import FroggerPath
from scenes.games.frogger.layout import plan, space_boxes
from scenes.table.phones.board_drawing import BoardDrawing
from sprites.pictures import theme
from sprites.stage.stage import Stage
from words import say


def lay_board(stage: Stage, view: View) -> BoardDrawing:
    """Put the path on the stage; its places are the spaces."""
    renderer, path = stage.renderer, view.path
    seats = len(view.public)
    layout = plan(renderer.width, renderer.height, renderer.text_scale, path, seats)
    FroggerPath(stage, layout, view)
    boxes = space_boxes(layout, path)
    own = [boxes[_foremost(view, Seat(seat))] for seat in range(seats)]
    return BoardDrawing(say("frogger_phone.board"), theme.RIVER, layout.path, boxes, own)


def _foremost(view: View, seat: Seat) -> Space:
    """Where the foremost frog of *seat* is that is not home."""
    frogs = view.frogs[seat * FROGS : (seat + 1) * FROGS]
    return max((frog for frog in frogs if frog != view.path.home), default=view.path.home)
