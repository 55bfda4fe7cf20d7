"""The red cloth of the table, with golden braids and ornaments."""

from __future__ import annotations

import pygame

from rules.core import Seat
from scenes.games.quabble.layout import QuabbleLayout
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Paper
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 20.0
BRAID, OVER = 6.0, 12.0  # how high a braid is; how far the table reaches behind who sits there
BEYOND = 60.0  # the sides of the window
ORNAMENT, ROW = 150.0, 120.0  # how wide one is, and from one row of them to the next
LANTERN = 0.42  # of the width of a place where nobody sits
FEAST = (("fruit-bowl", 370.0, 0.03), ("candelabra", 300.0, 0.968))  # width, and where across
LIGHT_COARSE = 4.0  # it has no edges: drawn so much smaller, it takes little memory
MAT_RADIUS, MAT_RIM = 16.0, 4.0  # of the mat under a Treasury
FEAST_LOW = 4.0  # over the lower side of the window


def laid_table(renderer: Renderer, layout: QuabbleLayout, hall: Art) -> pygame.Surface:
    """The hall with the table in it, as one background.

    Wherever a card moves, what lies below it is drawn again: one picture instead of ten.
    """
    stage, surface = Stage(renderer, hall), pygame.Surface(renderer.pixels)
    _lay_cloth(stage, layout)
    stage.draw(surface, 0.0)
    return surface


def _lay_cloth(stage: Stage, layout: QuabbleLayout) -> None:
    wide = stage.renderer.width + 2 * BEYOND
    top, bottom = layout.far_edge - OVER, stage.renderer.height + BEYOND
    near = layout.mats[0].y - 2 * BRAID
    _spread(stage, Box(-BEYOND, top, wide, bottom - top), theme.QUABBLE_CLOTH, 0)
    _spread(stage, Box(-BEYOND, near, wide, bottom - near), theme.QUABBLE_CLOTH_DEEP, 2)
    _weave(stage, top + ROW / 2, near - ROW / 2, 1)
    _weave(stage, near + ROW / 2, bottom, 3)
    _light(stage, top)
    _lay_mats(stage, layout)
    _lay_feast(stage)
    if layout.empty:
        side = LANTERN * layout.empty.w
        stage.add(Token(Art("lantern", side), Pose(layout.empty.centre[0], top - side / 2), Z + 6))


def _spread(stage: Stage, box: Box, colour: str, over: int) -> None:
    """Spread a sheet with a golden braid."""
    sheet = Paper(box.w, box.h, colour, 6, theme.GOLD, edge_width=BRAID, shadow=not over)
    stage.add(Token(sheet, Pose(*box.centre), Z + over))


def _lay_mats(stage: Stage, layout: QuabbleLayout) -> None:
    for seat, places in enumerate(layout.seats):
        stage.add(treasury_mat(Seat(seat), places.cards))


def treasury_mat(seat: Seat, box: Box) -> Token:
    """A mat under a Treasury, with a rim in the colour of its frog."""
    mat = Paper(
        box.w,
        box.h,
        theme.QUABBLE_CLOTH_DEEP,
        MAT_RADIUS,
        palette_of(seat).body,
        edge_width=MAT_RIM,
        shadow=False,
    )
    return Token(mat, Pose(*box.centre), Z + 5, "treasury mat")


def _light(stage: Stage, top: float) -> None:
    """The light of the hall on the middle of the cloth; its corners are dark."""
    wide = max(stage.renderer.width, (stage.renderer.height - top) / height_ratio("cloth-light"))
    at = Pose(stage.renderer.width / 2, top + BRAID, sx=LIGHT_COARSE, sy=LIGHT_COARSE)
    light = Art("cloth-light", wide / LIGHT_COARSE)
    stage.add(Token(light, at, Z + 4, anchor=(0.5, 0.0)))


def _lay_feast(stage: Stage) -> None:
    """What stands in the near corners of the table."""
    low = stage.renderer.height - FEAST_LOW
    for name, wide, across in FEAST:
        at = Pose(across * stage.renderer.width, low)
        stage.add(Token(Art(name, wide), at, Z + 5, anchor=(0.5, 1.0)))


def _weave(stage: Stage, top: float, bottom: float, over: int) -> None:
    """Ornaments in rows from *top* to *bottom*, each between two of the row before."""
    middle, art = stage.renderer.width / 2, Art("cloth-ornament", ORNAMENT)
    rows = max(1, round((bottom - top) / ROW) + 1)
    across = round(middle / ORNAMENT) + 1
    for row in range(rows):
        aside = ORNAMENT / 2 * (row % 2)
        for i in range(-across, across + 1):
            at = Pose(middle + aside + i * ORNAMENT, top + row * ROW)
            stage.add(Token(art, at, Z + over))
