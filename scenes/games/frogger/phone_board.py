"""The path for phones."""

from __future__ import annotations

from collections.abc import Hashable

from rules.frogger import EXCUSE, View
from scenes.games.frogger.components.path import FroggerPath
from scenes.games.frogger.layout import plan, space_box
from scenes.table.phones.board_drawing import BoardDrawing
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.stage.stage import Stage
from words import say


def lay_board(stage: Stage, view: View) -> BoardDrawing:
    """Put the path on the stage; its places are the spaces."""
    renderer, path = stage.renderer, view.path
    seats = len(view.public)
    layout = plan(renderer.width, renderer.height, renderer.text_scale, path, seats)
    FroggerPath(stage, layout, view)
    boxes: dict[Hashable, Box] = {
        space: space_box(layout, space) for group in path.groups[1:-1] for space in group
    }
    boxes |= {EXCUSE: layout.pond, path.home: layout.haven}
    return BoardDrawing(say("frogger_phone.board"), theme.RIVER, layout.path, boxes)
