"""The grid of cards for phones."""

from __future__ import annotations

from rules.quivvit import View
from scenes.games.quivvit.components.grid import QuivvitGrid
from scenes.games.quivvit.components.highlights import QuivvitHighlights, free_crossings
from scenes.games.quivvit.layout import place_boxes, plan
from scenes.table.phones.board_drawing import BoardDrawing
from sprites.pictures import theme
from sprites.stage.stage import Stage
from words import say


def lay_board(stage: Stage, view: View) -> BoardDrawing:
    """Put the grid on the stage, and outline the free links; its places count row by row."""
    renderer, turn = stage.renderer, view.turn
    seats = len(view.board.taken)
    layout = plan(
        renderer.width, renderer.height, renderer.text_scale, seats, die=False, timed=False
    )
    grid = QuivvitGrid(stage, layout, view)
    if turn.player in view.board.doubles and not turn.asking and not turn.is_first:
        QuivvitHighlights(stage, layout, grid).outline(free_crossings(view))
    words = say("quivvit_phone.board")
    return BoardDrawing(words, theme.VERGE, layout.mat, place_boxes(layout))
