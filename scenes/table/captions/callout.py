"""A callout: a few words at the place where something has just happened, for a moment."""

from __future__ import annotations

from scenes.core.script import Script, wait
from scenes.ui.boards import EDGE, PAD_X, PAD_Y, board
from scenes.ui.safe_area import safe_area
from sprites.motion.gestures import punch
from sprites.motion.motions import fade
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

CALLOUT_Z = 630.0
WIDEST = 900.0
SECONDS, FADE = 1.3, 0.18


def call_out(
    stage: Stage, words: str, place: Point, colour: str, seconds: float = SECONDS,
    room: Box | None = None, size: float = theme.BODY,
) -> Script:  # fmt: skip
    """Show *words* at *place*, within *room* or the safe area; *colour* is that of the rim."""
    token = callout_token(stage, words, place, colour, room, size=size)
    stage.add(token)
    stage.run(punch(token, 0.12))
    yield from wait(seconds)
    yield from fade(token, 0.0, FADE)
    stage.remove(token)


def callout_token(
    stage: Stage, words: str, place: Point, colour: str, room: Box | None = None,
    *, least: float = 0.0, size: float = theme.BODY,
) -> Token:  # fmt: skip
    """The board, moved into *room* or the safe area if it reaches out; it is *least* so high."""
    renderer = stage.renderer
    room = room or safe_area(renderer.width, renderer.height)
    widest, text = min(WIDEST, room.w) - 4 * PAD_X, Text(words, size, theme.INK)
    if renderer.size(text)[0] > widest:
        text = Text(words, size, theme.INK, widest)
    highest = room.h - 4 * PAD_Y - 2 * EDGE
    if renderer.size(text)[1] > highest:
        text = Text(words, size, theme.INK, widest, highest)
    w, h = renderer.size(text)
    wide, high = w + 4 * PAD_X, max(least, h + 4 * PAD_Y + 2 * EDGE)
    rim = Paper(wide, high, colour, high / 3)
    pieces = (
        Part(rim, wide / 2, high / 2),
        Part(board(wide - 3 * EDGE, high - 3 * EDGE, stage.material), wide / 2, high / 2),
        Part(text, wide / 2, high / 2),
    )
    x = min(max(place[0], room.x + wide / 2), room.right - wide / 2)
    y = min(max(place[1], room.y + high / 2), room.bottom - high / 2)
    return Token(Collage(wide, high, pieces), Pose(x, y), CALLOUT_Z, "callout")
