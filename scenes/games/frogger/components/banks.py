"""What lies at both ends of the path: the pond at the left, at the right the sand before home.

Both reach beyond the safe area to the edges of the screen, from its top to the shore.
"""

from __future__ import annotations

from scenes.games.frogger.layout import FroggerLayout
from scenes.games.frogger.material import MATERIAL
from scenes.ui.boards import board
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.token import Token
from words import say

GROUND_Z, MARK_Z = 4.0, 5.0  # below the cards of the path
BEYOND = 20.0  # of the ground lies outside the screen
MARK = 150.0  # how large what is strewn on the ground is, about
WATERLINE = 10.0  # how wide the edge of the sand is
PLATE_X, PLATE_Y = 5.0, 6.0  # left and right of a name; what its plate is lower than its row
HOUSES = ((0.1, 96.0), (0.42, 84.0), (0.72, 100.0))  # how far down the path, and how wide


def banks(layout: FroggerLayout, renderer: Renderer) -> list[Token]:
    """Pond and haven with all that lies there, and what they are called."""
    pond, haven, path, width = layout.pond, layout.haven, layout.path, renderer.width
    water = Box(-BEYOND, -BEYOND, pond.right + BEYOND, path.bottom + BEYOND)
    sand = Box(haven.x, -BEYOND, width + BEYOND - haven.x, path.bottom + BEYOND)
    aside = Box(haven.right, haven.y, width - haven.right, haven.h)
    line = Box(sand.x, sand.y, WATERLINE, sand.h)
    return [
        _ground(water, theme.RIVER, "land"),
        _strewn(Box(0, pond.y, pond.x, pond.h), "lane-pond", "land"),
        _strewn(pond, "lane-pond", "pond"),
        _ground(sand, theme.BEACH, "land"),
        _ground(line, theme.WATERLINE, "land"),
        _strewn(haven, "lane-sand", "haven"),
        _strewn(aside, "lane-sand", "land"),
        *(_house(aside, down, wide) for down, wide in HOUSES),
        *_plate(renderer, pond, layout.head, say("frogger.pond")),
        *_plate(renderer, haven, layout.head, say("frogger.haven")),
    ]


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


def _house(room: Box, down: float, wide: float) -> Token:
    """A house of those who are home, in *room* beside the haven."""
    at = Pose(room.centre[0], room.y + down * room.h + wide / 2)
    return Token(Art("frogger-home", min(wide, room.w)), at, MARK_Z + 1, "house")


def _plate(renderer: Renderer, box: Box, head: float, words: str) -> list[Token]:
    """The name of a *box* over it, as each column has its number, if there is room for it."""
    wide, high = box.w - 2 * PLATE_X, head - PLATE_Y
    name = Text(words, theme.FLOOR)
    needed = renderer.size(name)
    if needed[0] > wide - PLATE_X or needed[1] > head:
        return []
    pieces = (Part(board(wide, high, MATERIAL), wide / 2, high / 2), Part(name, wide / 2, high / 2))
    at = Pose(box.centre[0], box.y + head / 2)
    return [Token(Collage(wide, high, pieces), at, MARK_Z + 2, "plate")]
