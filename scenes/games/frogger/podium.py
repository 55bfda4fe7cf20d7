"""The podium of Frogger: road barrels at the kerb."""

from __future__ import annotations

from math import pi, sin

from scenes.core.script import Script, wait
from scenes.games.frogger.material import MATERIAL
from scenes.ui.placed_drawings import DrawingAt
from scenes.ui.podium_look import PodiumLook
from scenes.ui.winning.defeat import Defeat
from scenes.ui.winning.entrance import Entrance
from scenes.ui.winning.winning_act import RAISED_PAW, Accessory, Winner, WinningAct
from sprites.motion.ease import out_back
from sprites.motion.gestures import gesture, squashed
from sprites.motion.motions import glide
from sprites.pictures.pictures import Art
from sprites.pictures.pose import PoseOffset

WIDE, GRIP = 0.34, (-0.325, 0.3)  # of the flag; where it is held, of that, from its middle
PAW_X, PAW_Y = RAISED_PAW
FLAG = Accessory("flag", PAW_X - GRIP[0] * WIDE, PAW_Y - GRIP[1] * WIDE, WIDE, held=True)
LOWERED, HOIST_AFTER, HOIST_SECONDS = 0.42, 0.15, 0.3  # widths of the frog; seconds
WAVE, WAVE_SECONDS = 5.0, 0.7  # degrees


def _leap(t: float) -> PoseOffset:
    """Crouch, and leap once: no higher than a laurel has room on the podium."""
    if t < 0.15:
        return squashed(0.13 * sin(pi * t / 0.15))
    high = sin(pi * min(1.0, (t - 0.15) / 0.45))
    return PoseOffset(dy=-0.085 * high, angle=-5.0 * high, sy=1 + 0.02 * high)


def _hoist(winner: Winner) -> Script:
    """The flag goes up in its paw, and is waved."""
    winner.look("frog-fan")
    (flag,) = winner.accessories
    rest, flag.pose = flag.pose, winner.at(FLAG.x, FLAG.y + LOWERED)
    yield from wait(HOIST_AFTER)
    yield from glide(flag, rest, HOIST_SECONDS, out_back)
    yield from gesture(flag, WAVE_SECONDS, _waved)


def _waved(t: float) -> PoseOffset:
    """From side to side, in few angles: each is rotated once."""
    return PoseOffset(angle=WAVE * round(2 * sin(4 * pi * t)))


ACT = WinningAct(
    "frog-fan", 1.2, _leap, (FLAG,), _hoist, before="frog-triumph", beat="frog-triumph"
)

PODIUM = PodiumLook(
    entrance=Entrance.SLIDE,
    stump="stump-barrel",
    ground="podium-stage-kerb",
    light="podium-light-rain",
    defeat=Defeat.SKIDS,
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
