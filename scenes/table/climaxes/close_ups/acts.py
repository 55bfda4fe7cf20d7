"""Acts: what the large frogs of a close-up do, one for each kind of moment, and where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from scenes.core.script import Script, together, wait
from scenes.table.climaxes.close_ups import looks
from scenes.table.climaxes.close_ups.plunge import BEHIND
from sprites.motion.ease import hump, in_quad, linear, out_back
from sprites.motion.gestures import gesture
from sprites.motion.motions import arc, glide
from sprites.motion.timestep import Motion
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.backdrop import SLOPE
from sprites.stage.token import Token


class Act(Enum):
    """What who is glad does to who is hit."""

    BUMP = auto()
    """Bump into it, so that it is knocked back."""
    LAP = auto()
    """Leap over it, so that it spins away behind."""
    PLUNGE = auto()
    """Bump into it, so that it falls into water beside who did it."""
    SNATCH = auto()
    """Pull at the thing with it until it rips free, and it falls back."""
    CROWN = auto()
    """Get the thing from its head."""
    FACE = auto()
    """Stand face to face with it."""
    BLOCK = auto()
    """Put the thing in its way, so that it runs into it."""
    ROW = auto()
    """Stand beside all others, each with what it has."""
    ALONE = auto()
    """Show its face."""
    SINK = auto()
    """Show its face, as that falls into water and goes down in it."""


class Layout(Enum):
    """How large frogs, their things and the words stand in the band."""

    DUEL = auto()
    """Beside each other on a level band, with what decides between them, over the words."""
    ACTION = auto()
    """On a slanted band, which one crosses as it throws the other off."""
    PORTRAIT = auto()
    """One face that fills the band, beside the words."""


LAYOUTS: dict[Act, Layout] = {
    Act.BUMP: Layout.DUEL,
    Act.LAP: Layout.ACTION,
    Act.PLUNGE: Layout.ACTION,
    Act.SNATCH: Layout.DUEL,
    Act.CROWN: Layout.DUEL,
    Act.FACE: Layout.DUEL,
    Act.BLOCK: Layout.DUEL,
    Act.ROW: Layout.DUEL,
    Act.ALONE: Layout.PORTRAIT,
    Act.SINK: Layout.PORTRAIT,
}


# How who does it comes in, if it does not leap; those of them that stay low.
ENTERING = {
    Act.SNATCH: "frog-slide",
    Act.CROWN: "frog-stride",
    Act.FACE: "frog-stride",
    Act.ROW: "frog-stride",
}
LOW = frozenset({Act.SNATCH, Act.CROWN, Act.FACE, Act.ROW})
# How who does it waits for what decides, if it does not strike.
WAITING: dict[Act, Callable[[Picture], Picture]] = {
    Act.SNATCH: looks.smirking,
    Act.CROWN: looks.gazing,
    Act.FACE: looks.glaring,
    Act.BLOCK: looks.smirking,
    Act.ROW: looks.gazing,
}
LEAP_FROM, LEAP_SECONDS = 620.0, 0.12  # design units from aside; until all are there

HIT_SECONDS = 0.12  # for which they touch
FALL_SECONDS, FLAT_SECONDS = 0.2, 0.16  # of who tumbles in; for which it lies there
RECOIL_SECONDS, TUG_SECONDS = 0.3, 0.5  # until all stand; for which both pull at a thing
PULL_TILT, FALL_TILT = -10.0, 30.0  # degrees: who pulls leans away from it; who loses it falls

# Widths of a frog, as all lengths from here on.
APART, APART_IN = 0.62, {Act.PLUNGE: 0.88, Act.ROW: 0.8}  # from one frog to the next on its side
BETWEEN, BETWEEN_WITH = 0.84, 1.3  # from side to side, without and with a thing
BETWEEN_IN = {
    Act.PLUNGE: 1.35,
    Act.SNATCH: 2.3,
    Act.CROWN: 1.8,
    Act.FACE: 1.8,
    Act.ROW: 0.8,
}  # in other acts
THING, THING_HIGH = 0.52, 0.6  # how wide the thing is; how high at most, if it is lifted
CONTACT = 0.56  # from middle to middle of two who bump into each other
WORN = 0.36  # how wide it is on a head
STOPPED = 0.6  # from the middle of the thing to that of who runs into it
THROWN_BACK, THROWN_HIGH, THROWN_SECONDS = 0.12, 0.2, 0.2  # it beyond its place, and how high
HELD = 0.4  # from the middle of a frog to that of a thing in its paws
TUG_APART = 1.7  # from middle to middle of two who pull at a thing
# Who laps before and after it, who is lapped, and the flag, from the middle; how wide all is.
LAPPING, LAPPED, AHEAD, FLAG_AHEAD, LAP_WIDE = -1.15, -0.15, 0.3, 1.1, 3.4
SPIN_SECONDS, SPIN_HIGH = 0.6, 0.45
PLUNGE_SECONDS, PLUNGE_HIGH = 0.3, 0.8
# Over the whole screen: how wide who is hit is; from side to side; how far left one alone is, and
# who laps; how they stand one above the other.
FULL_SHARE, FULL_BETWEEN, FULL_ASIDE, FULL_LAP_ASIDE = 0.58, 0.95, 0.3, 0.4
RISES, NEARS = -0.34, 0.2
TUMBLES = (30.0, 75.0, 120.0, 165.0, -150.0, -105.0)  # degrees; each one is rotated once


@dataclass(frozen=True, slots=True)
class Places:
    """Where all of a close-up are from left to right; 0 is the middle of all."""

    first: Sequence[float]  # the frogs, as they meet
    last: Sequence[float]  # the same once they have acted
    thing_first: float
    thing_last: float
    star: float
    wide: float
    hit_share: float = 1.0  # how wide who is hit is
    slope: float = 0.0  # of what all stand on


def places_of(
    act: Act, glad: int, hit: int, *, thing: bool, calm: bool, full: bool = False
) -> Places:
    """Where so many frogs and a *thing* are in an *act*; who is *calm* does not move.

    Over the *full* screen who is hit is smaller and higher; who laps comes down to the front.
    """
    if not full:
        slope = SLOPE if LAYOUTS[act] is Layout.ACTION else 0.0
        return replace(_places(act, glad, hit, 1.0, thing=thing, calm=calm), slope=slope)
    both = bool(glad and hit)
    laps, share = act is Act.LAP and both and not calm, FULL_SHARE if both else 1.0
    places = _places(act, glad, hit, share, thing=thing, calm=calm)
    places = replace(places, hit_share=share, slope=NEARS if laps else RISES)
    if both and not laps:
        return places
    aside = FULL_LAP_ASIDE if laps else FULL_ASIDE
    first, last = ([at - aside for at in row] for row in (places.first, places.last))
    at = places.thing_last - aside
    return replace(places, first=first, last=last, thing_first=at, thing_last=at)


def _places(act: Act, glad: int, hit: int, share: float, *, thing: bool, calm: bool) -> Places:
    """Where all are if who is hit has that *share* of the width of who is glad."""
    stand, middle, wide = _row(glad, hit, act, share, thing=thing)
    near = (1.0 + share) / 2
    left, right = stand[:glad], stand[glad:]
    if not (left and right):
        return Places(stand, stand, middle, middle, middle, wide)
    if act is Act.SNATCH:
        near = (right[0] - left[0] - near * TUG_APART) / 2
        first = [*(at + near for at in left), *(at - near for at in right)]
        places = Places(first, stand, middle, left[0] + HELD, middle, wide)
    elif act is Act.BLOCK:
        first = [*left, *(middle + STOPPED + at - right[0] for at in right)]
        last = [*left, *(at + THROWN_BACK for at in right)]
        places = Places(first, last, middle, middle, middle + STOPPED / 2, wide)
    elif act is Act.CROWN:
        places = Places(stand, stand, right[0], left[0], middle, wide)
    elif act is Act.LAP and not calm:
        first = [*(LAPPING - APART * i for i in range(glad)), *([LAPPED] * hit)]
        last = [*(AHEAD - APART * i for i in range(glad)), *([LAPPED] * hit)]
        places = Places(first, last, FLAG_AHEAD, FLAG_AHEAD, AHEAD, LAP_WIDE)
    elif act in {Act.FACE, Act.ROW}:
        places = Places(stand, stand, middle, middle, middle, wide)
    else:
        near = (right[0] - left[0] - near * CONTACT) / 2
        first = [*(at + near for at in left), *(at - near for at in right)]
        places = Places(first, stand, middle, middle, middle, wide)
    if calm:
        return Places(places.last, places.last, places.thing_last, places.thing_last, middle, wide)
    return places


def _row(
    glad: int, hit: int, act: Act, share: float, *, thing: bool
) -> tuple[list[float], float, float]:
    """Where the middles of so many frogs are, and that of the thing; how wide all is."""
    between = BETWEEN_IN.get(act, BETWEEN_WITH if thing else BETWEEN)
    between = FULL_BETWEEN if share < 1.0 else between
    apart = APART_IN.get(act, APART)
    left = [-between / 2 - apart * i for i in range(glad)]
    right = [between / 2 + share * apart * i for i in range(hit)]
    half = BEHIND / 2 if act is Act.PLUNGE else 0.5
    halves = [*([half] * glad), *([share * half] * hit)]
    ends = zip((*left, *right), halves, strict=True)
    sides = [side for at, far in ends for side in (at - far, at + far)]
    sides += [-THING / 2, THING / 2] if thing or not sides else []
    middle = (max(sides) + min(sides)) / 2
    return [at - middle for at in (*left, *right)], -middle, max(sides) - min(sides)


def spin_away(token: Token, wide: float) -> Script:
    """Spin to the left, off the screen, as water runs there, if a frog is so *wide*."""
    start = token.pose
    yield from _tumble(token, start.at(-wide, start.y), SPIN_SECONDS, SPIN_HIGH * wide)


def plunge(token: Token, to: Pose, wide: float) -> Script:
    """Tumble in a high arc to where there is water."""
    yield from _tumble(token, to, PLUNGE_SECONDS, PLUNGE_HIGH * wide)


def _tumble(token: Token, to: Pose, seconds: float, high: float) -> Script:
    """Go head over heels in an arc so *high*."""

    def tumbling(t: float) -> PoseOffset:
        angle = TUMBLES[min(int(t * len(TUMBLES)), len(TUMBLES) - 1)]
        return PoseOffset(dy=-high * hump(t), angle=angle)

    yield from together(glide(token, to, seconds, linear), gesture(token, seconds, tumbling))


def fall_in(token: Token, start: Pose | None, to: Pose, wide: float) -> Script:
    """Fall head over heels from the *start*, or from above the screen."""
    token.pose = start or to.at(to.x, -wide)

    def tumbling(t: float) -> PoseOffset:
        return PoseOffset(angle=TUMBLES[min(int(t * len(TUMBLES)), len(TUMBLES) - 1)])

    falling = glide(token, to, FALL_SECONDS, in_quad)
    yield from together(falling, gesture(token, FALL_SECONDS, tumbling))


def run_into(token: Token, first: Pose, last: Pose, wide: float, waits: float) -> Script:
    """Leap from the right into what is at the *first* pose, and sit dazed at the *last* one.

    It *waits* so many seconds before.
    """
    usual = token.picture
    token.picture = looks.leaping(usual)
    token.pose = first.at(first.x + LEAP_FROM, first.y)
    yield from wait(LEAP_SECONDS + waits)
    yield from glide(token, first, LEAP_SECONDS, in_quad)
    token.picture = looks.flattened(usual)
    yield from wait(HIT_SECONDS)
    yield from arc(token, last, THROWN_SECONDS, THROWN_HIGH * wide, tilted=False)
    token.picture = looks.sad(usual)


def squeezed(token: Token, much: float) -> Motion:
    """Be narrower and taller while it touches another: scaled once, as that takes long."""
    yield from gesture(token, HIT_SECONDS, lambda _: PoseOffset(sx=1 - much, sy=1 + much / 2))


def spring(token: Token, to: Pose) -> Motion:
    """Go to a pose, and lean as before."""
    yield from glide(token, to.turned(token.pose.angle), RECOIL_SECONDS, out_back)


def fall_back(token: Token, to: Pose, wide: float) -> Motion:
    """Be thrown to the right, and lie on one's back at the end."""
    token.pose = to.at(token.pose.x, to.y).turned(FALL_TILT)
    token.picture = looks.sad(token.picture)
    yield from arc(token, to.turned(FALL_TILT), RECOIL_SECONDS, THROWN_HIGH * wide, tilted=False)


def entering(picture: Picture, act: Act) -> Art:
    """How the frog of a *picture* looks that comes to do an *act*."""
    return looks.drawn_as(looks.leaping(picture), ENTERING.get(act, "frog-leap"))
