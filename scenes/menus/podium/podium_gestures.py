"""What frogs on a podium do, as gestures: joy, and what the others make of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import cycle
from math import pi, sin
from typing import TypeAlias

from scenes.core.script import Script, together, wait
from scenes.menus.podium.podium_figures import PodiumFigure
from scenes.ui.winning.winning_act import Winner, WinningAct, perform
from scenes.ui.winning.winning_acts import WINNING_ACTS
from sprites.motion.gestures import bounce, gesture, squashed
from sprites.pictures.pose import PoseOffset
from sprites.stage.token import Token

BOW, BOW_SECONDS = 0.16, 0.7  # how much lower a frog bows
PAUSE = 3.5  # seconds between what two frogs do later on
ONLOOKER_UP, ONLOOKER_SECONDS = 10.0, 0.5

_Shape: TypeAlias = Callable[[float], PoseOffset]
_Timed: TypeAlias = tuple[float, _Shape]  # seconds and shape of a gesture


LOOK_UP: _Timed = 0.9, lambda t: squashed(-0.07 * sin(pi * t))
ANSWERS: dict[str, _Timed] = {
    "frog-sad": (1.6, lambda t: squashed(0.12 * sin(pi * t))),  # a slump
    "frog-think": (1.0, lambda t: squashed(-0.07 * abs(sin(2 * pi * t)))),  # a shrug, twice
    "frog-shock": (0.6, lambda t: PoseOffset(dx=9.0 * (1 - t) * sin(6 * pi * t))),  # a shiver
    "frog-smirk": (1.4, lambda t: PoseOffset(dx=12.0 * sin(2 * pi * t) * (1 - t))),  # sways
    "frog-sleep": (3.0, lambda t: squashed(-0.04 * abs(sin(2 * pi * t)))),  # two deep breaths
}
"""What a frog in a mood does once the first has the laurel."""


def joy(figure: PodiumFigure, act: WinningAct) -> Script:
    """The first on its stump, with all that it wears and has; a frog of wood hops."""
    if figure.place.row.seat is None:
        act = replace(WINNING_ACTS["party"], props=())
    worn = [*figure.laurel, *figure.headwear]
    winner = Winner(figure.stage, figure.frog, figure.place.frog, figure.props, worn)
    yield from perform(act, winner, turns=figure.turns)


def answer(figure: PodiumFigure, act: WinningAct) -> Script:
    """Joy, two bows, or what its mood makes of it: only who has won cheers."""
    if figure.first:
        yield from joy(figure, act)
    elif figure.mood == "frog-sit":
        yield from _bow(figure)
    else:
        yield from gesture(figure.frog, *ANSWERS.get(figure.mood, LOOK_UP))


def look_on(tokens: Sequence[Token]) -> Script:
    """Those that look on are glad, too."""
    yield from together(*(bounce(token, ONLOOKER_UP, ONLOOKER_SECONDS) for token in tokens))


def live_on(figures: Sequence[PodiumFigure], act: WinningAct) -> Script:
    """From time to time one of *figures* does again what it did, the first, then all others."""
    for figure in _in_turn(figures):
        yield from wait(PAUSE)
        yield from answer(figure, act)


def _in_turn(figures: Sequence[PodiumFigure]) -> Iterator[PodiumFigure]:
    first = cycle(figure for figure in figures if figure.first)
    others = [figure for figure in figures if not figure.first]
    while True:
        yield next(first)
        yield from others


def _bow(figure: PodiumFigure) -> Script:
    """Bow to the winner twice, with closed eyes."""
    for _ in range(2):
        figure.look("frog-blink")
        yield from gesture(figure.frog, BOW_SECONDS, lambda t: squashed(BOW * sin(pi * t)))
        figure.look(figure.mood)
