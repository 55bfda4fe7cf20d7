"""The picture of Quibbit on the title."""

from __future__ import annotations

from sprites.pictures.geometry import row
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Part

FROGS = 4


def emblem(width: float, height: float) -> list[Part]:
    """Four frogs on their leaves, the one in front with the crown."""
    side = min(width / 4.2, height * 0.74)
    pieces = []
    slots = row(FROGS, side * 1.02, 0, (width / 2, height * 0.5), room=width)
    for frog, slot in enumerate(slots):
        y = slot.y + (0.1 if frog % 2 else -0.02) * height
        pieces.append(Part(Art("pad", side * 1.04, palette_of(frog)), slot.x, y + side * 0.26))
        pose = "frog-cheer" if frog == FROGS - 1 else "frog-sit"
        pieces.append(Part(Art(pose, side, palette_of(frog)), slot.x, y))
        if frog == FROGS - 1:
            pieces.append(Part(Art("crown", side * 0.36), slot.x + side * 0.03, y - side * 0.5))
    return pieces
