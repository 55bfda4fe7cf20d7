"""The red cloth of the table, with golden braids and ornaments."""

from __future__ import annotations

from functools import partial

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
FEAST_WIDEST, FEAST_APART = 260.0, 16.0  # of what stands beside the seats; from these to it
LIGHT_COARSE = 4.0  # it has no edges: drawn so much smaller, it takes little memory
MAT_RADIUS, MAT_RIM = 16.0, 4.0  # of the mat under a Treasury


def laid_table(renderer: Renderer, layout: QuabbleLayout, hall: Art) -> pygame.Surface:
    """The hall with the table in it, as one background.

    Wherever a card moves, what lies below it is drawn again: one picture instead of ten.
    """
    stage, surface = Stage(renderer, hall), pygame.Surface(renderer.pixels)
    _lay_cloth(stage, layout)
    stage.draw(surface, 0.0)
    stage.release()  # else its tokens keep it, with two pictures as large as the window
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
    _lay_feast(stage, layout)


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


def _lay_feast(stage: Stage, layout: QuabbleLayout) -> None:
    """What stands at both ends of the table, beside all seats, where no card comes."""
    low, seats = layout.seats[0].cards.bottom, [places.box for places in layout.seats]
    left, right = min(box.x for box in seats), max(box.right for box in seats)
    top, words = layout.far_edge, layout.legend
    below, beside = Box(0, words.bottom, left, low - words.bottom), Box(0, top, words.x, low - top)
    _stand(stage, "fruit-bowl", max(below, beside, key=partial(_fit, "fruit-bowl")))
    _stand(stage, "candelabra", Box(right, top, stage.renderer.width - right, low - top))


def _stand(stage: Stage, name: str, room: Box) -> None:
    """Let a drawing stand as large as it may in the middle of *room*."""
    at = Pose(room.centre[0], room.bottom)
    stage.add(Token(Art(name, _fit(name, room)), at, Z + 5, anchor=(0.5, 1.0)))


def _fit(name: str, room: Box) -> float:
    """How wide a drawing may be that stands in *room*."""
    return min(FEAST_WIDEST, room.w - 2 * FEAST_APART, (room.h - FEAST_APART) / height_ratio(name))


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
