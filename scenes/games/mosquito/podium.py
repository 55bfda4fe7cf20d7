"""The podium of Mosquito: moonlit stones among fireflies."""

from __future__ import annotations

from math import cos, pi, sin, tau

from scenes.core.script import Script, in_turn, wait
from scenes.games.mosquito.material import MATERIAL
from scenes.ui.placed_drawings import DrawingAt
from scenes.ui.podium_look import PodiumLook
from scenes.ui.winning.defeat import Defeat
from scenes.ui.winning.winning_act import BEHIND, Accessory, Winner, WinningAct
from sprites.motion.ease import in_quad
from sprites.motion.gestures import punch
from sprites.motion.motions import glide
from sprites.motion.timestep import steps_in
from sprites.pictures.pictures import Art
from sprites.pictures.pose import PoseOffset

PAW = 0.394, -0.414  # of the drawn pose, from the feet, in widths of the frog
ROUND, ROUND_MIDDLE, ROUND_REACH = 0.85, (0.0, -0.56), (0.58, 0.28)
FIREFLIES, FIREFLY, INTO_JAR = 5, 0.16, 0.2
JAR = Accessory("prop-jar", PAW[0], PAW[1] - 0.09, 0.2, held=True)


def _sways(t: float) -> PoseOffset:
    """Sway from side to side, as in the dark to the chirping of crickets."""
    wave = sin(4 * pi * t) * sin(pi * t)
    return PoseOffset(dx=0.035 * wave, dy=-0.03 * abs(wave), angle=5.0 * wave)


def _circle(winner: Winner) -> Script:
    """Fireflies fly round behind its head, and one of them into the jar."""
    jar, *flies = winner.accessories
    steps = steps_in(ROUND)
    for step in range(1, steps + 1):
        for number, fly in enumerate(flies):
            x, y = _on_round(number / FIREFLIES + step / steps)
            fly.z = winner.frog.z + BEHIND  # before no mouth
            fly.pose = winner.at(x, y)
        yield
    yield from glide(flies[0], jar.pose.scaled(0.4).with_alpha(0.0), INTO_JAR, in_quad)
    yield from in_turn(wait(0.0), punch(jar, 0.2, 0.25))


def _on_round(turn: float) -> tuple[float, float]:
    (x, y), (wide, high) = ROUND_MIDDLE, ROUND_REACH
    return x + wide * cos(tau * turn), y + high * sin(tau * turn)


def _flies() -> tuple[Accessory, ...]:
    """Fireflies round about it."""
    places = (_on_round(i / FIREFLIES) for i in range(FIREFLIES))
    return tuple(Accessory("firefly-lit", x, y, FIREFLY) for x, y in places)


ACT = WinningAct("frog-spread", 1.2, _sways, (JAR, *_flies()), _circle, beat="frog-cheer")

PODIUM = PodiumLook(
    stump="stump-stones",
    ground="podium-stage-bank",
    light="podium-light-moon",
    defeat=Defeat.TEASED,
    seat="seat-leaf",
    material=MATERIAL,
    tie_break="clean",
    view="podium-view-dusk",
    onlookers=(
        *(
            DrawingAt("firefly-lit", x, y, width)
            for x, y, width in (
                (-820, -290, 66),
                (-610, -480, 52),
                (-400, -370, 44),
                (410, -430, 48),
                (630, -330, 62),
                (830, -460, 54),
            )
        ),
        DrawingAt("mosquito", 760, -60, 190),
        DrawingAt("lantern", 480, 20, 120),
    ),
    act=ACT,
    shower="sparks",
    between=("frog-clap", "frog-fist", "frog-gaze", "frog-think"),
    around=(
        DrawingAt("dusk-reeds", -800, 330, 460),
        DrawingAt("dusk-reeds", 800, 330, 460, mirrored=True),
        *(
            DrawingAt("firefly-lit", x, y, width)
            for x, y, width in (
                (-840, -230, 140),
                (-830, 190, 120),
                (820, -220, 150),
                (850, 210, 110),
            )
        ),
    ),
    splash=(Art("firefly-lit", 150.0), Art("firefly-lit", 100.0), Art("firefly-lit", 125.0)),
)
