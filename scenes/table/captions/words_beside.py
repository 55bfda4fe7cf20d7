"""Where words lie on a stage: a frame round something covers none of those beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from scenes.table.climaxes.spotlight import token_box
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

STANDS_OUT = 40.0  # by so much at most words of a thing reach out of the part of it in a frame
SHARED = 4.0  # words that reach so far into a thing lie beside it still


def words_near(stage: Stage, box: Box, reach: float) -> Sequence[Box]:
    """All words in sight that are not farther than *reach* from *box*, or lie in it."""
    around = box.inset(-reach)
    tokens = (token for token in stage.tokens if token.visible and _is_upright(token.pose))
    near = (token for token in tokens if token_box(stage.renderer, token).overlaps(around))
    words = (one for token in near for one in _written(stage.renderer, token))
    return [one for one in words if one.overlaps(around)]


def kept_from(words: Iterable[Box], box: Box, reach: float) -> Box:
    """*box*, but so that *reach* beyond it covers none of the *words*.

    It is smaller where they lie beside it, and larger where their ends stand out of it.
    """
    short, out = [0.0] * 4, [0.0] * 4  # on the left, at the top, on the right, at the bottom
    for one in words:
        gaps = box.x - one.right, box.y - one.bottom, one.x - box.right, one.y - box.bottom
        ends = box.x - one.x, box.y - one.y, one.right - box.right, one.bottom - box.bottom
        gap = max(gaps)
        if gap >= -SHARED:
            side = gaps.index(gap)
            short[side] = max(short[side], reach - gap)
        elif max(ends) <= STANDS_OUT:
            out = [max(*pair) for pair in zip(out, ends, strict=True)]
    left, top, right, bottom = (less or -more for less, more in zip(short, out, strict=True))
    return Box(box.x + left, box.y + top, box.w - left - right, box.h - top - bottom)


def _written(renderer: Renderer, token: Token) -> Iterator[Box]:
    """The boxes of the words on an upright *token*."""
    at, pose = token_box(renderer, token), token.pose
    for word in _texts(renderer, token.picture, at.w / pose.sx / 2, at.h / pose.sy / 2):
        x, y = at.x + word.x * pose.sx, at.y + word.y * pose.sy
        yield Box(x, y, word.w * pose.sx, word.h * pose.sy)


def _texts(renderer: Renderer, picture: Picture, x: float, y: float) -> Iterator[Box]:
    """The boxes of the words in *picture*, whose centre is at *x* and *y*."""
    match picture:
        case Text(words) if words.strip():
            yield _text(renderer, picture, x, y)
        case Collage(width, height, pieces):
            for part in pieces:
                left, top = x - width / 2, y - height / 2
                yield from _texts(renderer, part.picture, left + part.x, top + part.y)


def _text(renderer: Renderer, text: Text, x: float, y: float) -> Box:
    """The box of words whose room has its centre at *x* and *y*: they may be narrower."""
    room, high = renderer.size(text)
    wide = min(room, renderer.size(replace(text, width=None))[0])
    aside = {"left": -1, "centre": 0, "right": 1}[text.align] * (room - wide) / 2
    return Box.around(x + aside, y, wide, high)


def _is_upright(pose: Pose) -> bool:
    """Whether what has this *pose* can be read."""
    return bool(pose.alpha and pose.sx and pose.sy and not pose.angle)
