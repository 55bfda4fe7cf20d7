"""Words on dark paper: counts of cards, what earned a point, and what a seat just did."""

from __future__ import annotations

from rules.mosquito import Spot
from scenes.core.script import Script, wait
from scenes.games.mosquito.components.pond.rows import FLYING_Z, MosquitoRows
from sprites.motion.gestures import punch
from sprites.motion.motions import fade
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

HIGH = 36.0
TOLD = 0.35  # seconds to read a few words
LEAF_X, LEAF_ROUND, LEAF_EDGE = 14.0, 20.0, 4.0  # beside the words on a leaf; its corners, rim
STEM, STEM_TALL, STEM_X = 7.0, 14.0, 40.0  # its stems: how wide, how high, how far from its sides
POINT_EDGE, POINT_Z = 20.0, FLYING_Z + 10  # beside words; over cards that fly


def label(words: str, wide: float) -> Collage:
    """Words on a dark strip of paper."""
    text = Text(words, theme.FLOOR, theme.PAPER, wide - 8, HIGH)
    sheet = Paper(wide, HIGH, theme.MOSQUITO_GROUND, HIGH / 2)
    return Collage(wide, HIGH, (Part(sheet, wide / 2, HIGH / 2), Part(text, wide / 2, HIGH / 2)))


def leaf_note(renderer: Renderer, words: Picture, pad: float) -> Collage:
    """*words* on a leaf that hangs on two stems from the tag above it."""
    w, h = renderer.size(words)
    wide, high = w + 2 * LEAF_X, h + 2 * pad
    leaf = Paper(wide, high, theme.MOSQUITO_LEAF, LEAF_ROUND, theme.MOSQUITO_LEAF_EDGE, LEAF_EDGE)
    stem = Paper(STEM, STEM_TALL + LEAF_ROUND, theme.MOSQUITO_LEAF_EDGE, STEM / 2, shadow=False)
    stems = (Part(stem, x, (LEAF_ROUND + STEM_TALL) / 2) for x in (STEM_X, wide - STEM_X))
    middle = STEM_TALL + high / 2
    pieces = (*stems, Part(leaf, wide / 2, middle), Part(words, wide / 2, middle))
    return Collage(wide, high + 2 * STEM_TALL, pieces)


def name_point(
    stage: Stage, card: Box, words: str, *, within: Box, seconds: float, scale: float = 1.0,
    z: float = POINT_Z,
) -> Script:  # fmt: skip
    """Say on the lower edge of a *card*, as far as it is to be seen, what it means there.

    The words are at least as wide as the card, so that it stands over their middle, and lie
    *within* the rows: beside them are the seats.
    """
    text = stage.renderer.size(Text(words, theme.FLOOR, theme.PAPER))[0]
    wide = min(max(card.w / scale, text + 2 * POINT_EDGE), within.w / scale)
    aside = scale * wide / 2
    x = min(max(card.centre[0], within.x + aside), within.right - aside)
    place = Pose(x, card.bottom - HIGH / 2).scaled(scale)
    token = Token(label(words, wide), place, z, "point")
    stage.add(token)
    yield from punch(token, 0.15)
    yield from wait(seconds)
    yield from fade(token, 0.0, 0.15)
    stage.remove(token)


def tell_at(rows: MosquitoRows, at: Spot, words: str, seconds: float = TOLD) -> Script:
    """Say at a spot of *rows* what has happened there."""
    return name_point(rows.stage, rows.box(at), words, within=rows.layout.rows, seconds=seconds)


def tell_beyond(
    rows: MosquitoRows, at: Spot, words: str, seconds: float = TOLD, scale: float = 1.0
) -> Script:
    """Say beyond the card on a spot what is true of it: neither that card nor a number is covered.

    Where there is no room beyond, its lower part is covered.
    """
    box, layout = rows.box(at), rows.layout
    away = scale * HIGH / 2
    y = box.y - away if layout.is_upper(at) else box.bottom + away
    if not layout.rows.y + away <= y <= layout.rows.bottom - away:
        y = box.bottom - away
    beyond = Box.around(box.centre[0], y, layout.card, HIGH)
    return name_point(rows.stage, beyond, words, within=layout.rows, seconds=seconds, scale=scale)
