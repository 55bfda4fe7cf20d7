"""The podium of Quibbit: lily pads in the pond."""

from __future__ import annotations

from math import pi, sin

from scenes.core.script import Script, together
from scenes.games.quibbit.material import MATERIAL
from scenes.ui.placed_drawings import DrawingAt
from scenes.ui.podium_look import PodiumLook
from scenes.ui.tongue import catch
from scenes.ui.winning.defeat import Defeat
from scenes.ui.winning.entrance import Entrance
from scenes.ui.winning.winning_act import Accessory, Winner, WinningAct, put_on
from sprites.motion.gestures import squashed
from sprites.motion.motions import arc
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from sprites.pictures.pose import PoseOffset

MOUTH = 0.047, -0.35  # of the drawn poses, from the feet, in widths of the frog
MOSQUITO, FLIES_FROM, CAUGHT_AT = 0.15, (0.86, -0.8), (0.62, -0.46)  # clear of its paw
FLIES = 0.34  # seconds until it is there
CROWN, CROWN_FROM = Accessory("crown", 0.0, -0.125, 0.37, worn=True), (0.0, -1.5)
THICK = 3.0  # as its tongue is drawn: the frog is large


def _gulps(t: float) -> PoseOffset:
    """Rise before the catch, gulp, and jump twice."""
    if t < 0.35:
        return squashed(-0.05 * sin(pi * t / 0.35))
    if t < 0.5:
        return squashed(0.14 * sin(pi * (t - 0.35) / 0.15))
    up = abs(sin(2 * pi * (t - 0.5) / 0.5)) * (1.2 - 0.7 * t)
    return PoseOffset(dy=-0.07 * up, angle=4.0 * sin(2 * pi * (t - 0.5) / 0.5), sy=1 + 0.02 * up)


def _celebrate(winner: Winner) -> Script:
    """The crown falls on its head, if it wears that, and it catches a mosquito."""
    yield from together(put_on(winner, CROWN, *CROWN_FROM), _catch(winner))


def _catch(winner: Winner) -> Script:
    """A mosquito comes too near: the tongue darts out, and it is swallowed."""
    winner.look("frog-gape")
    mosquito = winner.show("mosquito", MOSQUITO, *FLIES_FROM)
    yield from arc(mosquito, winner.at(*CAUGHT_AT), FLIES, 0.1 * winner.wide, tilted=False)
    mouth = winner.at(*MOUTH)
    yield from catch(winner.stage, (mouth.x, mouth.y), mosquito, most=THICK)
    winner.look("frog-cheer")


ACT = WinningAct(
    "frog-cheer", 1.2, _gulps, (), _celebrate, CROWN, before="frog-gape", beat="frog-toss"
)

PODIUM = PodiumLook(
    entrance=Entrance.CANNONBALL,
    stump="stump-lily",
    ground="podium-stage-pond",
    light="podium-light-morning",
    defeat=Defeat.DUNKED,
    seat="seat-stone",
    material=MATERIAL,
    view="podium-view-pond",
    onlookers=(DrawingAt("flower", 735, 40, 300), DrawingAt("dragonfly", 480, -150, 210)),
    act=ACT,
    shower="petals",
    around=(
        DrawingAt("dragonfly", -720, -330, 190),
        DrawingAt("butterfly", -850, -120, 110),
        DrawingAt("dragonfly", 760, -300, 170, mirrored=True),
        DrawingAt("butterfly", 860, -80, 100, mirrored=True),
    ),
    splash=(
        Art("drop", 70.0),
        Art("pad", 170.0, palette_of(1)),
        Art("drop", 54.0),
        Art("flower", 160.0),
        Art("drop", 84.0),
        Art("pad", 150.0, palette_of(3)),
        Art("drop", 62.0),
    ),
)
