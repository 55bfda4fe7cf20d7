"""Which games there are to play, and how each presents itself on the title."""

from __future__ import annotations

from typing import Any

from rules import SHELF
from rules.core import Game
from sprites.pictures.geometry import row
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Part

FROGS = 4
WITH_TABLE = ("quibbit", "frogger", "mosquito", "quabble", "quivvit")
GAMES: tuple[Game[Any, Any, Any, Any], ...] = tuple(g for g in SHELF if g.name in WITH_TABLE)
"""The games that can be played on the screen."""


def emblem(game: Game[object, object, object, object], width: float, height: float) -> list[Part]:
    """A small scene that stands for *game*, as pieces around its own top left corner."""
    # A table's room knows pygame, which who only asks for the names of games need not load.
    match game.name:
        case "quibbit":
            return _race(width, height)
        case "frogger":
            from scenes.games.frogger.emblem import emblem as rainy_emblem

            return rainy_emblem(width, height)
        case "mosquito":
            from scenes.games.mosquito.emblem import emblem as dusk_emblem

            return dusk_emblem(width, height)
        case "quabble":
            return _quarrel(width, height)
        case "quivvit":
            from scenes.games.quivvit.emblem import emblem as kite_emblem

            return kite_emblem(width, height)
        case _:
            return []


def _race(width: float, height: float) -> list[Part]:
    """Four frogs on their leaves, the one in front with the crown."""
    side = min(width / 4.2, height * 0.74)
    pieces = []
    slots = row(FROGS, side * 1.02, 0, width / 2, height * 0.5, room=width)
    for frog, slot in enumerate(slots):
        y = slot.y + (0.1 if frog % 2 else -0.02) * height
        pieces.append(Part(Art("pad", side * 1.04, palette_of(frog)), slot.x, y + side * 0.26))
        pose = "frog-cheer" if frog == FROGS - 1 else "frog-sit"
        pieces.append(Part(Art(pose, side, palette_of(frog)), slot.x, y))
        if frog == FROGS - 1:
            pieces.append(Part(Art("crown", side * 0.36), slot.x + side * 0.03, y - side * 0.5))
    return pieces


def _quarrel(width: float, height: float) -> list[Part]:
    """The King over a card that two frogs want, one on each side."""
    side = min(width / 3.4, height * 0.8)
    x, y = width / 2, height * 0.5
    return [
        Part(Art("king", side * 0.94), x, y - side * 0.1),
        Part(Art("frog-think", side, palette_of(3)), x - side, y),
        Part(Art("frog-think", side, palette_of(0), mirrored=True), x + side, y),
        Part(Art("asset-egg", side * 0.5), x, y + side * 0.3),
    ]
