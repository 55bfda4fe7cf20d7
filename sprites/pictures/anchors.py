"""Points of drawings that belong together: feet on tiles, crowns on heads.

Points are shares of a drawing's width and height, from its top left corner.
"""

from __future__ import annotations

from typing import Final

from sprites.pictures.geometry import Point

FROG_FEET: Final[Point] = (0.5, 0.875)  # the same in every pose
TILE_TOP: Final[Point] = (0.5, 0.53)  # where a frog's feet stand on pad, flower and water

TEMPER_WIDTH: Final = 216 / 320  # of a frog drawing's width
TEMPER_FEET: Final[Point] = (88 / 216, 274 / 108)  # where the feet of its frog are
PUPILS_WIDTH: Final = 172 / 320  # of a frog drawing's width
PUPILS_FEET: Final[Point] = (68 / 172, 232 / 62)  # where the feet of their frog are

CHEERING_PAW: Final[Point] = (0.894, 0.27)  # the raised paw of a frog that cheers

SEAT_GROUND_FEET: Final[Point] = (0.5, 0.36)  # where a frog sits on the ground of a seat
STUMP_TOP: Final[Point] = (0.5, 0.05)  # the middle of its cut

LAUREL_BASE: Final[Point] = (0.5, 0.88)  # over it is what lies behind the eyes
LAUREL_WIDTH: Final = 0.53  # of a frog drawing's width

CROWN_BASE: Final[Point] = (0.5, 0.9)
CROWN_WIDTH: Final = 0.37  # of a frog drawing's width
# Degrees, the middle of such a head, and how large it is, of that of a frog that cheers.
HEAD_TILTS: Final[dict[str, tuple[float, Point, float]]] = {
    "frog-triumph": (9.0, (174 / 320, 145 / 320), 1.0),
    "frog-chest": (-7.0, (165.4 / 320, 138.1 / 320), 1.0),
    "frog-bow": (12.0, (172 / 320, 146 / 320), 1.0),
    "frog-laugh": (20.0, (198 / 320, 176 / 320), 0.98),
    "frog-salute": (-6.0, (163.6 / 320, 138.1 / 320), 1.0),
    "frog-kiss": (-6.0, (170 / 320, 136 / 320), 1.0),
    "frog-dance": (10.0, (158.2 / 320, 139.9 / 320), 1.0),
    "frog-march": (5.0, (163.6 / 320, 139 / 320), 1.0),
    "frog-hearts": (5.0, (174 / 320, 138 / 320), 1.0),
    "frog-stomp": (7.0, (165.4 / 320, 138.1 / 320), 1.0),
    "frog-flourish": (-9.0, (166 / 320, 138 / 320), 1.0),
    "frog-prance": (-10.0, (169 / 320, 139.9 / 320), 1.0),
    "frog-tantrum": (0.0, (160 / 320, 208 / 320), 1.0),
    "frog-aloof": (-9.0, (172 / 320, 132 / 320), 1.0),
    "frog-mope": (-5.0, (162 / 320, 182 / 320), 1.0),
    "frog-brave": (4.0, (172 / 320, 146 / 320), 1.0),
    "frog-swoon": (-14.0, (166 / 320, 142 / 320), 1.0),
    "frog-weep": (0.0, (172 / 320, 146 / 320), 1.0),
}
CROWN_ON: Final[dict[str, Point]] = {  # the top of the head in each pose, between the eyes
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
    "frog-stride": (0.534, 0.282),
    "frog-chest": (0.505, 0.282),
    "frog-bow": (0.575, 0.311),
    "frog-laugh": (0.675, 0.414),
    "frog-salute": (0.502, 0.282),
    "frog-kiss": (0.522, 0.275),
    "frog-dance": (0.527, 0.291),
    "frog-march": (0.531, 0.286),
    "frog-hearts": (0.563, 0.282),
    "frog-stomp": (0.541, 0.284),
    "frog-flourish": (0.501, 0.282),
    "frog-prance": (0.508, 0.289),
    "frog-tantrum": (0.506, 0.5),
    "frog-aloof": (0.52, 0.263),
    "frog-mope": (0.499, 0.419),
    "frog-brave": (0.554, 0.307),
    "frog-swoon": (0.489, 0.297),
    "frog-weep": (0.544, 0.306),
    "frog-toy-sit": (0.56, 0.3),
    "frog-toy-leap": (0.69, 0.29),
    "frog-head": (0.51, 0.32),
    "frog-toy-head": (0.51, 0.36),
}
WORN_BY: Final[dict[str, tuple[Point, float]]] = {
    "dots": ((0.02, -0.03), 0.88),
    "stripes": ((0.045, -0.052), 0.66),
    "rings": ((0.045, -0.042), 0.8),
    "diamonds": ((0.035, -0.049), 0.8),
    "waves": ((0.04, -0.041), 0.72),
    "stars": ((0.03, -0.034), 0.78),
    "toy": ((0.02, -0.05), 0.8),
}
"""How far from there crown and laurel lie on each frog, over its eyes and aside of its headwear.

And how large, of their usual size.
"""
