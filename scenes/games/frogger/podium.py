"""The podium of Frogger: road barrels at the kerb."""

from __future__ import annotations

from math import cos, pi, radians, sin

from scenes.games.frogger.material import MATERIAL
from scenes.ui.placed_drawings import DrawingAt
from scenes.ui.podium_look import PodiumLook
from scenes.ui.winning.entrance import Entrance
from scenes.ui.winning.winning_act import RAISED_PAW, Accessory, WinningAct, open_in
from sprites.motion.gestures import squashed
from sprites.pictures.pictures import Art
from sprites.pictures.pose import PoseOffset

SUITS = ("moons", "suns", "waves", "leaves", "wyrms", "knots")
FAN, FAN_WIDE, FAN_FROM, FAN_STEP = 0.145, 0.12, -120.0, 32.0  # clear of the eye


def _leap(t: float) -> PoseOffset:
    """Crouch, and leap once: no higher than a laurel has room on the podium."""
    if t < 0.15:
        return squashed(0.13 * sin(pi * t / 0.15))
    high = sin(pi * min(1.0, (t - 0.15) / 0.45))
    return PoseOffset(dy=-0.085 * high, angle=-5.0 * high, sy=1 + 0.02 * high)


def _fan() -> tuple[Accessory, ...]:
    """Six suits around the raised paw."""
    x, y = RAISED_PAW
    angles = [FAN_FROM + FAN_STEP * i for i in range(len(SUITS))]
    return tuple(
        Accessory(
            f"suit-{suit}", x + FAN * cos(radians(angle)), y + FAN * sin(radians(angle)), FAN_WIDE
        )
        for suit, angle in zip(SUITS, angles, strict=True)
    )


ACT = WinningAct(
    "frog-fan", 1.2, _leap, _fan(), open_in("frog-fan"), before="frog-triumph", beat="frog-triumph"
)

PODIUM = PodiumLook(
    entrance=Entrance.SLIDE,
    stump="stump-barrel",
    ground="podium-stage-kerb",
    light="podium-light-rain",
    seat="seat-manhole",
    material=MATERIAL,
    view="podium-view-street",
    onlookers=(DrawingAt("frogger-home", 752, -60, 340), DrawingAt("flag", 470, 0, 170)),
    act=ACT,
    shower="leaves",
    between=("frog-gaze", "frog-clap", "frog-fist", "frog-think"),
    around=(
        DrawingAt("flag", -800, -160, 150),
        DrawingAt("flag", 800, -160, 150, mirrored=True),
    ),
    splash=(
        Art("home-flower", 150.0),
        Art("home-reed", 130.0),
        Art("home-flower", 110.0),
        Art("home-reed", 105.0),
    ),
)
