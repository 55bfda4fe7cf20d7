"""The red cloth of the table, with a golden braid and a mat for each card on offer."""

from __future__ import annotations

from scenes.games.quabble.layout import QuabbleLayout
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 20.0
EDGE, OVER = 6.0, 12.0  # how high the braid is; how far the table reaches behind who sits there
BEYOND = 60.0  # the sides of the window
MAT_EDGE = 3.0
LANTERN = 0.4  # of the room of a place where nobody sits


def lay_cloth(stage: Stage, layout: QuabbleLayout) -> None:
    """Put the table's cloth on the stage."""
    wide = stage.renderer.width + 2 * BEYOND
    top, bottom = layout.far_edge - OVER, stage.renderer.height + BEYOND
    _lay(stage, Box(-BEYOND, top, wide, bottom - top), theme.QUABBLE_CLOTH, 0)
    near = layout.piles[0].y - 4
    _lay(stage, Box(-BEYOND, near, wide, bottom - near), theme.QUABBLE_CLOTH_DEEP, 1)
    for box in layout.gaps:
        mat = Paper(
            box.w,
            box.h,
            theme.QUABBLE_CLOTH,
            14,
            edge=theme.QUABBLE_CLOTH_EDGE,
            edge_width=MAT_EDGE,
            shadow=False,
        )
        stage.add(Token(mat, Pose(*box.centre), Z + 2, "mat"))
    if layout.empty:
        side = LANTERN * layout.empty.w
        stage.add(Token(Art("lantern", side), Pose(layout.empty.centre[0], top - side / 2), Z + 3))


def _lay(stage: Stage, box: Box, colour: str, over: int) -> None:
    sheet = Paper(box.w, box.h, colour, 6, theme.GOLD, edge_width=EDGE, shadow=not over)
    stage.add(Token(sheet, Pose(*box.centre), Z + over, "cloth"))
