"""Where words lie on a stage: a frame round something covers none of those beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from scenes.table.climaxes.spotlight import token_box
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

SHARED = 4.0  # words that reach so far into a thing lie beside it still


def words_near(stage: Stage, box: Box, reach: float) -> Sequence[Box]:
    """All words in sight that are not farther than *reach* from *box*, or lie in it."""
    around = box.inset(-reach)
    tokens = (token for token in stage.tokens if token.visible and _is_upright(token.pose))
    near = (token for token in tokens if token_box(stage.renderer, token).overlaps(around))
    words = (one for token in near for one in _written(stage.renderer, token))
    return [one for one in words if one.overlaps(around)]


def kept_from(words: Iterable[Box], box: Box, reach: float) -> Box:
    """*box*, but smaller where *words* lie beside it: *reach* beyond that covers none of them."""
    left = top = right = bottom = 0.0
    for one in words:
        gaps = box.x - one.right, box.y - one.bottom, one.x - box.right, one.y - box.bottom
        gap = max(gaps)
        if gap < -SHARED:
            continue  # they lie in it
        short = reach - gap
        match gaps.index(gap):
            case 0:
                left = max(left, short)
            case 1:
                top = max(top, short)
            case 2:
                right = max(right, short)
            case _:
                bottom = max(bottom, short)
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
            yield Box.around(x, y, *renderer.size(picture))
        case Collage(width, height, pieces):
            for part in pieces:
                left, top = x - width / 2, y - height / 2
                yield from _texts(renderer, part.picture, left + part.x, top + part.y)


def _is_upright(pose: Pose) -> bool:
    """Whether what has this *pose* can be read."""
    return bool(pose.alpha and pose.sx and pose.sy and not pose.angle)
