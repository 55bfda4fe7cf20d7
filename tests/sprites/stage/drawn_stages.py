"""Random tokens, and the pixels of what they are drawn on."""

from __future__ import annotations

from random import Random

import pygame

from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

CARD = Collage(200, 280, (Part(Paper(200, 280), 100, 140), Part(Text("7", 96), 100, 120)))
PICTURES: tuple[Picture, ...] = (
    CARD,
    Paper(400, 160, theme.GOLD),
    Text("a frog leaps", 72),
    Paper(90, 90, theme.CURTAIN, 45),
)


def pose(random: Random) -> Pose:
    angle = random.choice((0.0, 0.0, 12.0, 90.0, -47.0))
    scale = random.choice(((1.0, 1.0), (1.0, 1.0), (1.2, 1.2), (0.3, 1.0), (1.1, 0.7)))
    alpha = random.choice((1.0, 1.0, 0.5, 0.0))
    return Pose(random.uniform(0, 1920), random.uniform(0, 1080), angle, *scale, alpha)


def token(random: Random) -> Token:
    anchor = random.choice(((0.5, 0.5), (0.5, 1.0), (0.0, 0.0)))
    return Token(random.choice(PICTURES), pose(random), random.randrange(4), anchor=anchor)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")
