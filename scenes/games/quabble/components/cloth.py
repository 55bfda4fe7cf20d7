"""The walnut table, with a red cloth on its far half that has golden braids and ornaments."""

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
EMPTY_LINE = 3.0  # how high the line is at the foot of a Treasury in which nothing lies
FAR_RIM, NEAR_RIM, LIT_RIM = 9.0, 12.0, 4.0  # how high the edges of the table are, and their light
CORD, CORD_LOW, CORD_OUT = 4.0, 0.14, 40.0  # how high it is; of a pennant; beyond the last one
NEAR_AT = 10.0  # below all that lies on the table
POOL, POOL_UP = 2.6, 0.12  # of the width of what stands there: the light round it, and its middle


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
    top, near = layout.far_edge - OVER, layout.mats[0].y - BRAID
    _lay_wood(stage, near, layout.room.bottom + NEAR_AT)
    _stripe(stage, top - FAR_RIM, FAR_RIM + BRAID, theme.WALNUT_BOARD.dim, 0)
    _stripe(stage, top - FAR_RIM, LIT_RIM, theme.WALNUT_BOARD.line, 0)
    sheet = Paper(wide, near - top, theme.QUABBLE_CLOTH, 6, theme.GOLD, edge_width=BRAID)
    stage.add(Token(sheet, Pose(stage.renderer.width / 2, (top + near) / 2), Z + 1))
    _weave(stage, top, near)
    _lay_cord(stage, layout)
    _light(stage, top)
    _lay_mats(stage, layout)
    _lay_feast(stage, layout)


def _lay_wood(stage: Stage, far: float, near: float) -> None:
    """Lay the planks of the near half, up to the near edge of the table, which is seen."""
    middle, bottom = stage.renderer.width / 2, stage.renderer.height + BEYOND
    planks = max(stage.renderer.width, (bottom - far) / height_ratio("walnut-table"))
    wood = Art("walnut-table", planks)
    stage.add(Token(wood, Pose(middle, far), Z, anchor=(0.5, 0.0)))
    _stripe(stage, near, bottom - near, theme.WALNUT_BOARD.edge, 1)
    _stripe(stage, near, NEAR_RIM, theme.WALNUT_BOARD.body, 1)
    _stripe(stage, near, LIT_RIM, theme.WALNUT_BOARD.line, 1)


def _stripe(stage: Stage, top: float, high: float, colour: str, over: int) -> None:
    """A strip of the table from one side of the window to the other."""
    wide = stage.renderer.width + 2 * BEYOND
    sheet = Paper(wide, high, colour, 0, shadow=False)
    stage.add(Token(sheet, Pose(stage.renderer.width / 2, top + high / 2), Z + over))


def _lay_cord(stage: Stage, layout: QuabbleLayout) -> None:
    """A cord from the words about scores to all pennants, which hang on it."""
    pennants = [places.pennant for places in layout.seats]
    left, right = layout.legend.x, max(box.right for box in pennants) + CORD_OUT
    sheet = Paper(right - left, CORD, theme.GOLD, CORD / 2)
    y = pennants[0].y + CORD_LOW * pennants[0].h
    stage.add(Token(sheet, Pose((left + right) / 2, y), Z + 4.8))


def _lay_mats(stage: Stage, layout: QuabbleLayout) -> None:
    for places in layout.seats:
        stage.add(_empty_mat(places.cards))


def _empty_mat(box: Box) -> Token:
    """The foot of a Treasury, before anything lies there."""
    line = Paper(box.w - 2 * MAT_RADIUS, EMPTY_LINE, theme.QUABBLE_CLOTH_EDGE, 0, shadow=False)
    return Token(line, Pose(box.centre[0], box.bottom - EMPTY_LINE / 2), Z + 5)


def treasury_mat(seat: Seat, box: Box) -> Token:
    """A mat under a Treasury, with a rim in the colour of its frog."""
    mat = Paper(
        box.w,
        box.h,
        theme.QUABBLE_CLOTH_DEEP,
        MAT_RADIUS,
        palette_of(seat).body,
        edge_width=MAT_RIM,
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
    at, wide = Pose(room.centre[0], room.bottom), _fit(name, room)
    pool = Art("candle-pool", POOL * wide / LIGHT_COARSE)
    lit = Pose(at.x, at.y - POOL_UP * wide, sx=LIGHT_COARSE, sy=LIGHT_COARSE)
    stage.add(Token(pool, lit, Z + 4.5), Token(Art(name, wide), at, Z + 5, anchor=(0.5, 1.0)))


def _fit(name: str, room: Box) -> float:
    """How wide a drawing may be that stands in *room*."""
    return min(FEAST_WIDEST, room.w - 2 * FEAST_APART, (room.h - FEAST_APART) / height_ratio(name))


def _weave(stage: Stage, top: float, bottom: float) -> None:
    """Ornaments in rows on the cloth from *top* to *bottom*, each between two of the row before."""
    middle, art = stage.renderer.width / 2, Art("cloth-ornament", ORNAMENT)
    rows = max(1, int((bottom - top - ORNAMENT) / ROW) + 1)
    first = (top + bottom - (rows - 1) * ROW) / 2
    across = round(middle / ORNAMENT) + 1
    for row in range(rows):
        aside = ORNAMENT / 2 * (row % 2)
        for i in range(-across, across + 1):
            at = Pose(middle + aside + i * ORNAMENT, first + row * ROW)
            stage.add(Token(art, at, Z + 2))
