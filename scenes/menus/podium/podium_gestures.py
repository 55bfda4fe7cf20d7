"""What frogs on a podium do, as gestures: joy, and what the others make of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import cycle
from math import cos, pi, radians, sin
from typing import TypeAlias

from scenes.core.script import Script, together, wait
from scenes.menus.podium.podium_figures import PodiumFigure
from scenes.ui.podium_look import Joy
from sprites.motion.gestures import bounce, gesture, squashed
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.token import Token

HIGH = 46.0  # how far a winner leaves its stump, at most
LOOKING = 0.6  # of the time, until it has looked both ways
BOW, BOW_SECONDS = 0.16, 0.7  # how much lower a frog bows
PAUSE = 3.5  # seconds between what two frogs do later on
ONLOOKER_UP, ONLOOKER_SECONDS = 10.0, 0.5

_Shape: TypeAlias = Callable[[float], PoseOffset]
_Timed: TypeAlias = tuple[float, _Shape]  # seconds and shape of a gesture


def _hops(t: float) -> PoseOffset:
    """Three hops from side to side, as over pads, each lower than the one before."""
    wave, left = sin(3 * pi * t), 1 - 0.6 * t
    return PoseOffset(dx=24.0 * wave * left, dy=-HIGH * abs(wave) * left, angle=4.0 * wave * left)


def _crossing(t: float) -> PoseOffset:
    """Look to the left and to the right, as before a road, and jump."""
    if t < LOOKING:
        wave = sin(2 * pi * t / LOOKING)
        return PoseOffset(dx=-18.0 * wave, angle=-5.0 * wave)
    return PoseOffset(dy=-HIGH * sin(pi * (t - LOOKING) / (1 - LOOKING)))


def _dance(t: float) -> PoseOffset:
    """Sway from side to side, as in the dark to the chirping of crickets."""
    wave = sin(4 * pi * t) * sin(pi * t)
    return PoseOffset(dx=20.0 * wave, dy=-0.4 * HIGH * abs(wave), angle=5.0 * wave)


def _bows(t: float) -> PoseOffset:
    """Bow to both sides, as at court, and rise to full height."""
    number, share = divmod(3 * t, 1)
    swell = sin(pi * share)
    if number > 1:
        return squashed(-0.09 * swell)
    low = squashed(0.15 * swell)
    return PoseOffset(angle=(-5.0, 5.0)[int(number)] * swell, sx=low.sx, sy=low.sy)


def _lift(t: float) -> PoseOffset:
    """Be lifted by a kite, swing there, and come down."""
    up = sin(pi * t)
    swing = sin(4 * pi * t) * up
    return PoseOffset(dx=16.0 * swing, dy=-HIGH * up, angle=4.0 * swing, sy=1 + 0.04 * up)


JOYS: dict[Joy, _Timed] = {
    "hops": (1.4, _hops),
    "crossing": (1.8, _crossing),
    "dance": (2.4, _dance),
    "bows": (2.2, _bows),
    "lift": (2.2, _lift),
}

LOOK_UP: _Timed = 0.9, lambda t: squashed(-0.07 * sin(pi * t))
ANSWERS: dict[str, _Timed] = {
    "frog-sad": (1.6, lambda t: squashed(0.12 * sin(pi * t))),  # a slump
    "frog-think": (1.0, lambda t: squashed(-0.07 * abs(sin(2 * pi * t)))),  # a shrug, twice
    "frog-shock": (0.6, lambda t: PoseOffset(dx=9.0 * (1 - t) * sin(6 * pi * t))),  # a shiver
    "frog-smirk": (1.4, lambda t: PoseOffset(dx=12.0 * sin(2 * pi * t) * (1 - t))),  # sways
    "frog-sleep": (3.0, lambda t: squashed(-0.04 * abs(sin(2 * pi * t)))),  # two deep breaths
}
"""What a frog in a mood does once the first has the laurel."""


def joy(figure: PodiumFigure, kind: Joy) -> Script:
    """The first on its stump, with all that it wears and holds."""
    seconds, shape = JOYS[kind]
    shape = shape if figure.turns else _upright(shape)
    feet = figure.frog.pose
    tokens = (figure.frog, *figure.worn_by_first)
    moves = (gesture(token, seconds, _carried(shape, token.pose, feet)) for token in tokens)
    yield from together(*moves)


def answer(figure: PodiumFigure, kind: Joy) -> Script:
    """Joy, two bows, or what its mood makes of it: only who has won cheers."""
    if figure.first:
        yield from joy(figure, kind)
    elif figure.mood == "frog-sit":
        yield from _bow(figure)
    else:
        yield from gesture(figure.frog, *ANSWERS.get(figure.mood, LOOK_UP))


def look_on(tokens: Sequence[Token]) -> Script:
    """Those that look on are glad, too."""
    yield from together(*(bounce(token, ONLOOKER_UP, ONLOOKER_SECONDS) for token in tokens))


def live_on(figures: Sequence[PodiumFigure], kind: Joy) -> Script:
    """From time to time one of *figures* does again what it did, the first, then all others."""
    for figure in _in_turn(figures):
        yield from wait(PAUSE)
        yield from answer(figure, kind)


def _in_turn(figures: Sequence[PodiumFigure]) -> Iterator[PodiumFigure]:
    first = cycle(figure for figure in figures if figure.first)
    others = [figure for figure in figures if not figure.first]
    while True:
        yield next(first)
        yield from others


def _upright(shape: _Shape) -> _Shape:
    """The same without leaning to any side."""
    return lambda t: replace(shape(t), angle=0.0)


def _carried(shape: _Shape, pose: Pose, feet: Pose) -> _Shape:
    """The *shape* of a frog for what lies at *pose* on it, moved as the frog does at its *feet*."""
    x, y = pose.x - feet.x, pose.y - feet.y

    def moved(t: float) -> PoseOffset:
        of_frog = shape(t)
        wide, high, turn = of_frog.sx * x, of_frog.sy * y, radians(of_frog.angle)
        dx = wide * cos(turn) - high * sin(turn) - x
        dy = wide * sin(turn) + high * cos(turn) - y
        return PoseOffset(of_frog.dx + dx, of_frog.dy + dy, of_frog.angle, of_frog.sx, of_frog.sy)

    return moved


def _bow(figure: PodiumFigure) -> Script:
    """Bow to the winner twice, with closed eyes."""
    for _ in range(2):
        figure.look("frog-blink")
        yield from gesture(figure.frog, BOW_SECONDS, lambda t: squashed(BOW * sin(pi * t)))
        figure.look(figure.mood)
