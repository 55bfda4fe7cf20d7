"""Words on dark paper: counts of cards, and what earned a point."""

from __future__ import annotations

from scenes.core.script import Script, wait
from sprites.motion.gestures import punch
from sprites.motion.motions import fade
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

HIGH = 36.0
POINT_W, POINT_Z = 270.0, 430.0
SECONDS, RARE = 0.5, 1.4  # how long that stands; how much larger if it is rare


def label(words: str, wide: float) -> Collage:
    """Words on a dark strip of paper."""
    text = Text(words, theme.FLOOR, theme.PAPER, wide - 8, HIGH)
    sheet = Paper(wide, HIGH, theme.MOSQUITO_GROUND, HIGH / 2)
    return Collage(wide, HIGH, (Part(sheet, wide / 2, HIGH / 2), Part(text, wide / 2, HIGH / 2)))


def name_point(stage: Stage, card: Box, words: str, *, rare: bool) -> Script:
    """Say on the lower edge of a placed *card*, as far as it is to be seen, why it is a point."""
    place = Pose(card.centre[0], card.bottom - HIGH / 2).scaled(RARE if rare else 1.0)
    token = Token(label(words, POINT_W), place, POINT_Z, "point")
    stage.add(token)
    yield from punch(token, 0.15)
    yield from wait(SECONDS * (RARE if rare else 1.0))
    yield from fade(token, 0.0, 0.15)
    stage.remove(token)
