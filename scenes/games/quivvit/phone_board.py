"""The grid of cards for phones."""

from __future__ import annotations

from dataclasses import replace

from rules.quivvit import View
from scenes.games.quivvit.components.grid import QuivvitGrid
from scenes.games.quivvit.components.highlights import QuivvitHighlights, would_link
from scenes.games.quivvit.components.links.free_links import free_crossings
from scenes.games.quivvit.layout import place_boxes, plan
from scenes.table.phones.board_drawing import BoardDrawing
from sprites.pictures import theme
from sprites.stage.stage import Stage
from values import value
from words import say


@value
class TurnedView:
    """What the room would see while the card at a *place* is held, turned by some *quarters*."""

    before: View
    place: int
    quarters: int


def lay_board(stage: Stage, shown: View | TurnedView) -> BoardDrawing:
    """Put the grid on the stage, and outline the free links; its places count row by row.

    Of a card that is held the links are lit.
    """
    view = shown.before if isinstance(shown, TurnedView) else shown
    renderer, turn = stage.renderer, view.turn
    seats = len(view.board.taken)
    layout = plan(
        renderer.width, renderer.height, renderer.text_scale, seats, die=False, timed=False
    )
    grid = QuivvitGrid(stage, layout, view)
    highlights = QuivvitHighlights(stage, layout, grid)
    if turn.player in view.board.doubles and not turn.asking and not turn.is_first:
        highlights.outline(free_crossings(view))
    if isinstance(shown, TurnedView):
        _hold(stage, grid, highlights, shown)
    words = say("quivvit_phone.board")
    return BoardDrawing(words, theme.VERGE, layout.mat, place_boxes(layout))


def _hold(
    stage: Stage, grid: QuivvitGrid, highlights: QuivvitHighlights, turned: TurnedView
) -> None:
    """Raise and frame the card that is held, and light what it would link."""
    place, quarters = turned.place, turned.quarters
    grid.ready(place, 0, quarters)
    grid.lift(place).pose = grid.held(place, quarters)
    found, linked = would_link(turned.before, place, quarters)
    if found:
        highlights.preview(place, linked, found)
    frame = highlights.pointer()
    frame.pose = highlights.raised(place, replace(grid.pose(place), angle=0.0))
    stage.add(frame)
