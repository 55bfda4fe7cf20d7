"""The two rows of cards for phones."""

from __future__ import annotations

from collections.abc import Hashable

from rules.mosquito import View
from scenes.games.mosquito.components.pond.rows import MosquitoRows
from scenes.games.mosquito.layout import plan
from scenes.table.phones.board_drawing import BoardDrawing
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.stage.stage import Stage
from words import say


def lay_board(stage: Stage, view: View) -> BoardDrawing:
    """Put the rows on the stage; their places are the spots."""
    renderer, options = stage.renderer, view.options
    scale, seats = renderer.text_scale, len(view.hands)
    layout = plan(renderer.width, renderer.height, scale, options.columns, seats)
    rows = MosquitoRows(stage, layout, view.board, options.mixed)
    boxes: dict[Hashable, Box] = {spot: rows.box(spot) for spot in layout.spots}
    return BoardDrawing(say("mosquito_phone.board"), theme.MOSQUITO_GROUND, layout.rows, boxes)
