"""Points of drawings that belong together: feet on tiles, crowns on heads.

Points are shares of a drawing's width and height, from its top left corner.
"""

from __future__ import annotations

from typing import Final

from sprites.pictures.geometry import Point

FROG_FEET: Final[Point] = (0.5, 0.875)  # the same in every pose
TILE_TOP: Final[Point] = (0.5, 0.53)  # where a frog's feet stand on pad, flower and water

HEADWEAR_WIDTH: Final = 100 / 320  # of a frog drawing's width
HEADWEAR_FEET: Final[Point] = (115 / 100, 272 / 100)  # where the feet of a frog that cheers are
TEMPER_WIDTH: Final = 216 / 320  # of a frog drawing's width
TEMPER_FEET: Final[Point] = (88 / 216, 274 / 108)  # where the feet of its frog are
PUPILS_WIDTH: Final = 172 / 320  # of a frog drawing's width
PUPILS_FEET: Final[Point] = (68 / 172, 232 / 62)  # where the feet of their frog are

CHEERING_PAW: Final[Point] = (0.894, 0.27)  # the raised paw of a frog that cheers

SEAT_GROUND_FEET: Final[Point] = (0.5, 0.36)  # where a frog sits on the ground of a seat
STUMP_TOP: Final[Point] = (0.5, 0.05)  # the middle of its cut

LAUREL_BASE: Final[Point] = (0.5, 0.98)
LAUREL_WIDTH: Final = 0.45  # of a frog drawing's width

CROWN_BASE: Final[Point] = (0.5, 0.9)
CROWN_WIDTH: Final = 0.37  # of a frog drawing's width
HEAD_TILTS: Final[dict[str, tuple[float, Point]]] = {  # degrees, and the middle of such a head
    "frog-triumph": (9.0, (174 / 320, 145 / 320)),
}
CROWN_ON: Final[dict[str, Point]] = {  # where the base of crown and laurel sits on each pose
    "frog-sit": (0.55, 0.25),
    "frog-watch": (0.55, 0.25),
    "frog-shock": (0.55, 0.25),
    "frog-smirk": (0.55, 0.25),
    "frog-blink": (0.55, 0.253),
    "frog-think": (0.555, 0.237),
    "frog-sad": (0.537, 0.312),
    "frog-sleep": (0.54, 0.325),
    "frog-sealed": (0.55, 0.231),
    **dict.fromkeys(
        (
            *("frog-cheer", "frog-gape", "frog-fan", "frog-toss", "frog-spread", "frog-triumph"),
            *("frog-row", "frog-clap", "frog-clap-open", "frog-fist", "frog-gaze"),
        ),
        (0.55, 0.281),
    ),
    "frog-crouch": (0.55, 0.52),
    "frog-land": (0.5, 0.57),
    "frog-leap": (0.685, 0.29),
    "frog-curl": (0.55, 0.213),
    "frog-slide": (0.57, 0.48),
    "frog-stride": (0.54, 0.265),
    "frog-toy-sit": (0.56, 0.3),
    "frog-toy-leap": (0.69, 0.29),
    "frog-head": (0.51, 0.32),
    "frog-toy-head": (0.51, 0.36),
}
