"""What frogs on a podium do, as gestures: joy, and what the others make of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import pi, sin
from typing import TypeAlias

from scenes.core.script import Script, advance, after, together, wait
from scenes.menus.podium.podium_figures import PodiumFigure
from scenes.ui.winning.own_acts import DEFEAT_MOVES, VICTORY_ACTS
from scenes.ui.winning.own_poses import own_pose
from scenes.ui.winning.party_act import PARTY_ACT
from scenes.ui.winning.winning_act import Winner, WinningAct, perform
from sprites.motion.ease import out_back
from sprites.motion.gestures import bounce, crouch_and_jump, gesture, squashed
from sprites.motion.motions import arc, glide
from sprites.pictures.palette import palette_of
from sprites.pictures.pose import PoseOffset
from sprites.stage.token import Token

LAG = 0.12  # seconds that each place answers later than the one before
CLAPS, CLAP_SECONDS = 4, 0.13
PAUSE, LATER = 0.2, 0.45  # seconds without a move; from one to the next
JUMP, JUMP_SECONDS = 0.17, 0.9  # how high, in widths; seconds of it
BEND, BENT = 0.2, 0.35  # how low it crouches before, and its share of the time
# How high what it has is thrown, from how far aside on; what stays free over it, all in widths.
THROWN, THROWN_FROM, THROWN_ROOM, THROWN_SECONDS = 0.3, 0.36, 0.12, 0.6
AWAY = 0.12  # seconds in which it puts that away
NOD, NOD_SECONDS = 0.16, 0.35  # how much lower, and how long, under the laurel
ONLOOKER_UP, ONLOOKER_SECONDS = 10.0, 0.5

_Shape: TypeAlias = Callable[[float], PoseOffset]
_Timed: TypeAlias = tuple[float, _Shape]  # seconds and shape of a gesture
Landing: TypeAlias = Callable[[PodiumFigure], object]
"""What happens round a winner that comes down after a jump."""


OWN = "own"
IN_TURN = (
    ("frog-shock", OWN, "frog-gaze", "frog-clap"),
    ("frog-sad", OWN, "frog-fist", "frog-gaze"),
    ("frog-fist", "frog-sad", OWN, "frog-shock"),
)
"""How who has lost answers the jump of the first, its act, and both halves of its own joy.

The row of the second, then those of the others in turn: nobody looks happier than who is placed
better, and neighbours do not look alike.
"""

LOOK_UP: _Timed = 0.9, lambda t: squashed(-0.07 * sin(pi * t))
BREATHE: _Timed = 0.5, lambda t: squashed(-0.03 * sin(pi * t))
ANSWERS: dict[str, _Timed] = {
    "frog-shock": (0.6, lambda t: PoseOffset(dx=9.0 * (1 - t) * sin(6 * pi * t))),  # a shiver
    "frog-fist": (
        1.0,
        lambda t: PoseOffset(dy=-13.0 * abs(sin(3 * pi * t)), angle=3.0 * sin(6 * pi * t)),
    ),
}
"""What a frog in a mood does."""


def joy(figure: PodiumFigure, act: WinningAct) -> Script:
    """The first on its stump, with all that it wears and has; a frog of wood hops."""
    if figure.place.row.seat is None:
        act = replace(PARTY_ACT, accessories=())
    yield from perform(act, _winner(figure), turns=figure.turns)


def answer(figure: PodiumFigure, act: WinningAct) -> Script:
    """Joy, or what its mood makes of it: only who has won cheers."""
    if figure.first:
        yield from joy(figure, act)
    elif figure.mood in ACTED:
        yield from ACTED[figure.mood](figure)
    else:
        yield from gesture(figure.frog, *ANSWERS.get(figure.mood, LOOK_UP))


def look_on(tokens: Sequence[Token]) -> Script:
    """Those that look on are glad, too."""
    yield from together(*(bounce(token, ONLOOKER_UP, ONLOOKER_SECONDS) for token in tokens))


def live_on(figures: Sequence[PodiumFigure], act: WinningAct, land: Landing) -> Script:
    """All do what they do, one after the other, and go on with it."""
    leader = next(figure for figure in figures if figure.first)
    living = (after(i * LATER, live(each, leader, act, land)) for i, each in enumerate(figures))
    yield from together(*living)


def live(figure: PodiumFigure, leader: PodiumFigure, act: WinningAct, land: Landing) -> Script:
    """Go on for as long as the podium is seen: who has lost answers what the *leader* does.

    Who has won does what the game has for that, then what is its own, then it jumps, and comes down
    with a *land*.
    """
    if not figure.first:
        yield from _take_it(figure, leader, act)
    figure.stage.renderer.prefetch(*(figure.drawn(own.pose) for own in _own_acts(figure)))
    while True:
        for deed in (answer(figure, act), _own_victory(figure), _jump(figure, act, land)):
            figure.deeds += 1
            yield from deed
            yield from wait(PAUSE)


def _take_it(figure: PodiumFigure, leader: PodiumFigure, act: WinningAct) -> Script:
    """Grieve in its own pose, then look to the *leader* and answer all that it does in turn."""
    number, own = figure.place.row.number, own_pose(palette_of(figure.place.row.frog), won=False)
    moods = [own if mood == OWN else mood for mood in moods_in_turn(number)]
    figure.stage.renderer.prefetch(*map(figure.drawn, (own, *moods)))
    figure.feel(own)
    grief = WinningAct(own, *DEFEAT_MOVES[own])
    yield from perform(grief, _winner(figure), turns=figure.turns)
    answered = leader.deeds
    while True:
        while leader.deeds == answered:
            yield from _until_next(leader, gesture(figure.frog, *BREATHE))
        yield from wait(LAG * (number - 2))
        answered = leader.deeds
        figure.feel(moods[answered % len(moods)])
        yield from _until_next(leader, answer(figure, act))


def moods_in_turn(number: int) -> Sequence[str]:
    """How who is placed so answers each of four deeds of the first."""
    return IN_TURN[0 if number == 2 else 1 if number % 3 == 0 else 2]


def _until_next(leader: PodiumFigure, moving: Script) -> Script:
    """Go on with *moving* until the *leader* does something else."""
    deed = leader.deeds
    while leader.deeds == deed and advance(moving):
        yield


def _jump(figure: PodiumFigure, act: WinningAct, land: Landing) -> Script:
    """A great jump, in which it throws up what it has."""
    jump = WinningAct(figure.mood, JUMP_SECONDS, _jump_shape, more=_throw_up)
    yield from _otherwise(figure, act, jump)
    figure.stage.run(give_way(figure.stump))
    land(figure)


def _throw_up(winner: Winner) -> Script:
    """Throw up what is at its sides, the highest the farthest aside, and catch it again."""
    yield from together(*(_thrown(winner, accessory) for accessory in winner.accessories))


def _thrown(winner: Winner, accessory: Token) -> Script:
    wide, at = winner.wide, accessory.pose
    aside = min(1.0, abs(at.x - winner.frog.pose.x) / (THROWN_FROM * wide))
    room = max(0.0, at.y - (JUMP + THROWN_ROOM) * wide)  # it stays on the screen
    high = min(THROWN * wide * aside, room)
    yield from after(BENT * JUMP_SECONDS, arc(accessory, at, THROWN_SECONDS, high, tilted=False))


def _own_victory(figure: PodiumFigure) -> Script:
    """Be glad in its own pose, with its paws free; a frog of wood hops."""
    if figure.place.row.seat is None:
        yield from joy(figure, PARTY_ACT)
        return
    own = _own_acts(figure)
    rests = [accessory.pose for accessory in figure.accessories]
    yield from together(*(glide(each, each.pose.scaled(0.0), AWAY) for each in figure.accessories))
    for number, act in enumerate(own):
        figure.deeds += number == len(own) // 2
        figure.look(act.pose)
        figure.tilt_worn(act.pose)
        yield from perform(act, _winner(figure), turns=figure.turns)
    figure.look(figure.mood)
    figure.tilt_worn(figure.mood)
    back = zip(figure.accessories, rests, strict=True)
    yield from together(*(glide(each, rest, AWAY, out_back) for each, rest in back))


def _own_acts(figure: PodiumFigure) -> Sequence[WinningAct]:
    return VICTORY_ACTS[own_pose(palette_of(figure.place.row.frog), won=True)]


def _otherwise(figure: PodiumFigure, act: WinningAct, move: WinningAct) -> Script:
    """Make a *move* in which it looks as at the end of the finish."""
    beat = act.beat if figure.place.row.seat is not None else ""
    if beat:
        figure.look(beat)
        figure.tilt_worn(beat)
    yield from perform(move, _winner(figure), turns=figure.turns)
    if beat:
        figure.look(figure.mood)
        figure.tilt_worn(figure.mood)


def give_way(stump: Token) -> Script:
    """Sink under who lands on it, and rise again."""
    yield from gesture(stump, 0.4, lambda t: PoseOffset(dy=14.0 * sin(pi * t) * (1 - t)))


def _jump_shape(t: float) -> PoseOffset:
    """Crouch, and jump."""
    return crouch_and_jump(t, BEND, BENT, JUMP)


def nod(figure: PodiumFigure) -> Script:
    """Sink under the weight of the laurel, which stays on the head."""
    act = WinningAct(figure.mood, NOD_SECONDS, lambda t: squashed(NOD * sin(pi * t)))
    yield from perform(act, _winner(figure))


def _winner(figure: PodiumFigure) -> Winner:
    wide = figure.place.frog
    return Winner(figure.stage, figure.frog, wide, figure.accessories, figure.laurel)


def _clap(figure: PodiumFigure) -> Script:
    """Clap in rhythm, with a small jump each time."""
    for _ in range(CLAPS):
        figure.look("frog-clap-open")
        yield from gesture(figure.frog, CLAP_SECONDS, lambda t: PoseOffset(dy=-7.0 * sin(pi * t)))
        figure.look(figure.mood)
        yield from gesture(figure.frog, CLAP_SECONDS, lambda t: squashed(0.05 * sin(pi * t)))


def _gaze(figure: PodiumFigure) -> Script:
    """Crane the neck towards who has won, and look from side to side."""
    side = -1 if figure.place.x > figure.stage.renderer.width / 2 else 1

    def shape(t: float) -> PoseOffset:
        up = min(1.0, 3 * sin(pi * t))
        return replace(squashed(-0.09 * up), dx=(14.0 * side + 4.0 * sin(4 * pi * t)) * up)

    yield from gesture(figure.frog, 1.0, shape)


ACTED: dict[str, Callable[[PodiumFigure], Script]] = {
    "frog-clap": _clap,
    "frog-gaze": _gaze,
}
"""What takes more than a gesture."""
