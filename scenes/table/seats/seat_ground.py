"""What the frogs of all seats sit on: a stone, a leaf, a mat. All lengths are design units."""

from __future__ import annotations

from collections.abc import Iterable

from scenes.table.seats.seat_places import SeatPlaces
from sprites.pictures.anchors import SEAT_GROUND_FEET
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

GROUND_Z, SHADOW_Z = 0.4, 0.5
WIDE = 1.16  # of a seat's box
SHADOW_WIDE = 1.05  # of a frog
NAME = "seat-ground"


def lay_seat_grounds(stage: Stage, drawing: str, seats: Iterable[SeatPlaces]) -> None:
    """Lay the *drawing* of a ground under each of *seats*, with the shadow of its frog on it."""
    for places in seats:
        frog, middle = places.frog, places.box.centre[0]
        ground = Art(drawing, WIDE * places.box.w, mirrored=frog.mirrored)
        feet = Pose(middle, frog.y - frog.sunk)
        shadow = Art("seat-shadow", SHADOW_WIDE * frog.width)
        stage.add(
            Token(ground, feet, GROUND_Z, NAME, SEAT_GROUND_FEET),
            Token(shadow, Pose(frog.x, frog.y - frog.sunk), SHADOW_Z, NAME),
        )
