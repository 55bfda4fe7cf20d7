"""The land that the path crosses, the pond at its left, and at its right the sand before home.

All reach beyond the safe area to the edges of the screen, from its top to the shore.
"""

from __future__ import annotations

from math import ceil

from scenes.games.frogger.components.lanes import (
    DEPTHS,
    EDGES,
    GROUND,
    Lane,
    from_bottom,
    lane_of,
    plate,
)
from scenes.games.frogger.layout import FroggerLayout
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.token import Token
from words import say

LAND_Z, GROUND_Z, MARK_Z = 2.0, 4.0, 5.0  # below the cards of the path
SHORE_Z, SHORE_DOWN = 15.0, 12.0  # over these; from the path's foot to the middle of the shore
BEYOND = 20.0  # of the ground lies outside the screen
MARK = 150.0  # how large what is strewn on the ground is, about
SHADE_Z, BANK_SHADE = 9.5, 62.0  # over the ground; how wide the shade of a bank is
FOLIAGE_Z = 14.0  # over the strips of the path
EDGE = 10.0  # how wide the edge of water, and the kerb of the road
TOWEL_X, TOWEL_Y = 10.0, 5.0  # around a towel
WASHED_OUT = 0.55  # how clearly its colours are seen under the frogs
STRIPES, STRIPE = 3, 0.12  # on a towel, and how wide each, of its width
HEDGE, HEDGE_IN = 120.0, 26.0  # how wide the hedge is; how far it reaches into the haven
PLATE_X = 5.0  # left and right of the plate of a name
HOUSES = ((0.09, 104.0), (0.4, 92.0), (0.72, 108.0))  # how far down the path, and how wide


def banks(layout: FroggerLayout, renderer: Renderer) -> list[Token]:
    """Pond and haven with all that lies there, and what they are called."""
    pond, haven, path, width = layout.pond, layout.haven, layout.path, renderer.width
    water = Box(-BEYOND, -BEYOND, pond.right + BEYOND, path.bottom + BEYOND)
    sand = Box(haven.x, -BEYOND, width + BEYOND - haven.x, path.bottom + BEYOND)
    aside = Box(haven.right, haven.y, width - haven.right, haven.h)
    return [
        _ground(water, theme.RIVER, "land"),
        _strewn(Box(0, pond.y, pond.x, pond.h), "lane-pond", "land"),
        _strewn(pond, "lane-pond", "pond"),
        _ground(sand, theme.BEACH, "land"),
        _strewn(haven, "lane-sand", "haven"),
        _hedge(aside, path.bottom + BEYOND),
        *(_house(aside, down, wide) for down, wide in HOUSES),
        *_plate(renderer, pond, layout.head, theme.RIVER_DARK, say("frogger.pond")),
        *_plate(renderer, haven, layout.head, theme.BEACH_DARK, say("frogger.haven")),
    ]


def land(layout: FroggerLayout, renderer: Renderer) -> list[Token]:
    """Road, verge and river, each without a seam, from the top of the screen to the shore."""
    trail, bottom = layout.trail, layout.path.bottom
    lanes = [lane_of(i, len(trail)) for i in range(len(trail))]
    tokens = [edge(trail[-1].right, bottom, theme.WATERLINE)]
    for lane in Lane:
        boxes = [box for box, other in zip(trail, lanes, strict=True) if other is lane]
        left, right = boxes[0].x, boxes[-1].right
        high = bottom + BEYOND
        ground = Paper(right - left, high, GROUND[lane], 0, shadow=False)
        middle = Pose((left + right) / 2, high / 2 - BEYOND)
        tokens += [Token(ground, middle, LAND_Z, "land"), edge(left, bottom, EDGES[lane])]
        if lane in DEPTHS:
            tokens.append(depth(DEPTHS[lane], left, right, bottom))
        if lane is Lane.RIVER:
            tokens.append(bank_shade(left, bottom))
    return [*tokens, top_shade(renderer.width), _shore(renderer.width, bottom)]


def _shore(wide: float, bottom: float) -> Token:
    """Grass before the path, on which lies what players have."""
    return Token(Art("frogger-shore", wide), Pose(wide / 2, bottom + SHORE_DOWN), SHORE_Z, "shore")


def edge(x: float, bottom: float, colour: str) -> Token:
    """The line at *x* where one kind of land ends, from the top of the screen to *bottom*."""
    sheet = Paper(EDGE, bottom + BEYOND, colour, 0, shadow=False)
    return Token(sheet, Pose(x, (bottom - BEYOND) / 2), MARK_Z, "land")


def bank_shade(x: float, bottom: float) -> Token:
    """The shade of the bank that ends at *x* on the water right of it."""
    return depth("bank-shade", x, x + BANK_SHADE, bottom)


def depth(art: str, left: float, right: float, bottom: float) -> Token:
    """The light and shade that *art* has, over the land from *left* to *right*."""
    wide, high = right - left, bottom + BEYOND
    return Token(
        Collage(wide, high, tuple(from_bottom(art, wide, high))),
        Pose((left + right) / 2, high / 2 - BEYOND), SHADE_Z, "land",
    )  # fmt: skip


def top_shade(width: float) -> Token:
    """Foliage at the top of the screen, and its shade on what lies behind the top bar."""
    shade = Art("frogger-top-shade", width)
    high = width * height_ratio(shade.name)
    return Token(shade, Pose(width / 2, high / 2), FOLIAGE_Z, "land")


def _ground(box: Box, colour: str, name: str) -> Token:
    sheet = Paper(box.w, box.h, colour, 0, shadow=False)
    return Token(sheet, Pose(*box.centre), GROUND_Z, name)


def _strewn(box: Box, art: str, name: str) -> Token:
    """The drawing *art* again and again on the ground in a *box*."""
    columns, rows = max(1, round(box.w / MARK)), max(1, round(box.h / MARK))
    w, h = box.w / columns, box.h / rows
    side = min(w, h)
    marks = [
        Part(Art(art, side, mirrored=(i + j) % 2 == 1), (i + 0.5) * w, (j + 0.5) * h)
        for i in range(columns)
        for j in range(rows)
    ]
    return Token(Collage(box.w, box.h, tuple(marks)), Pose(*box.centre), MARK_Z, name)


def _hedge(aside: Box, bottom: float) -> Token:
    """The hedge behind the haven, from the top of the screen to the shore."""
    width, high = HEDGE_IN + max(aside.w, HEDGE), bottom + HEDGE  # its upper rim is not seen
    middles = (high - HEDGE * (2 * i + 1) for i in range(ceil(high / (2 * HEDGE))))
    grass = Paper(width - HEDGE + 2, high, theme.HEDGE, 0, shadow=False)
    parts = [
        *(Part(Art("lane-hedge", HEDGE), HEDGE / 2, y) for y in middles),
        Part(grass, (width + HEDGE) / 2 - 1, high / 2),
    ]
    at = Pose(aside.x - HEDGE_IN + width / 2, bottom - high / 2)
    return Token(Collage(width, high, tuple(parts)), at, MARK_Z, "land")


def towel(layout: FroggerLayout, seat: int) -> Token:
    """Where a seat's frogs sit down at home."""
    box = layout.lane(layout.haven, seat).inset(TOWEL_X, TOWEL_Y)
    at = Pose(*box.centre, alpha=WASHED_OUT)
    return Token(towel_picture(box.w, box.h, seat), at, MARK_Z + 1, "towel")


def towel_picture(wide: float, high: float, seat: int) -> Collage:
    """A towel in two colours of the frogs of a *seat*."""
    colours = palette_of(seat)
    stripe = Paper(STRIPE * wide, high, colours.body, 0, shadow=False)
    sheet = Paper(wide, high, colours.light, TOWEL_Y, edge=colours.body)
    xs = (wide * (i + 0.5) / STRIPES for i in range(STRIPES))
    parts = [Part(sheet, wide / 2, high / 2), *(Part(stripe, x, high / 2) for x in xs)]
    return Collage(wide, high, tuple(parts))


def _house(room: Box, down: float, wide: float) -> Token:
    """A house of those who are home, in *room* beside the haven."""
    at = Pose(room.centre[0], room.y + down * room.h + wide / 2)
    return Token(Art("frogger-home", min(wide, room.w)), at, MARK_Z + 1, "house")


def _plate(renderer: Renderer, box: Box, head: float, colour: str, words: str) -> list[Token]:
    """The name of a *box* over it, as each column has its number, if there is room for it."""
    wide = box.w - 2 * PLATE_X
    name = Text(words, theme.FLOOR, theme.PAPER_BRIGHT)
    needed = renderer.size(name)
    if needed[0] > wide - PLATE_X or needed[1] > head:
        return []
    at = Pose(box.centre[0], box.y + head / 2)
    return [Token(plate(name, wide, head, colour), at, MARK_Z + 2, "plate")]
