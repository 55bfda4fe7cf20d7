"""What happens to losers in the finish: each game has one defeat that no other game has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import cos, sin, tau

from scenes.core.script import Script, in_turn, together, wait
from scenes.ui.winning.defeat import Defeat
from sprites.motion.ease import in_quad, linear, out_back, out_cubic
from sprites.motion.motions import arc, fade, glide, settle
from sprites.motion.timestep import STEP
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

UP_SECONDS = 0.24  # until one has come up
FALL_SECONDS, FLAT_SECONDS, FLAT = 0.26, 0.16, 0.25  # for which one lies flat, and how flat
SKID_SECONDS, BACK_SECONDS, BEYOND = 0.3, 0.12, 0.2  # how far too far, of its width
SWEPT_SECONDS, SWEPT_HIGH, SWEPT_FROM, SMALL = 0.42, 160.0, (-640.0, -190.0), 0.5
SPLASH_SECONDS, GONE_SECONDS = 0.45, 0.2
ROUND_SECONDS, ROUND, ROUND_AT = 1.1, (0.46, 0.1), 0.66  # of a mosquito; its way; over the feet
WRAP_SECONDS, WRAPPED_FROM = 0.22, 0.15  # until it is up; of its height before
# The thing of each, its width, of a loser's, and how far its lower edge lies under the feet.
THINGS = {
    Defeat.DUNKED: ("splash-front", 1.15, 0.1),
    Defeat.TEASED: ("mosquito", 0.34, 0.0),
    Defeat.WRAPPED: ("quilt-wrap", 0.86, 0.05),
}
THING_Z = 0.02  # how far before its loser it is


def thing_of(defeat: Defeat, loser: Token, wide: float) -> Token | None:
    """What a *loser* so *wide* has to do with in its *defeat*, not seen yet, if anything."""
    if defeat not in THINGS:
        return None
    drawing, share, low = THINGS[defeat]
    at = Pose(loser.pose.x, loser.pose.y + low * wide, alpha=0.0)
    token = Token(Art(drawing, share * wide), at, loser.z + THING_Z, "defeat", (0.5, 1.0))
    token.lit = True
    return token


def looks_of(defeat: Defeat) -> Sequence[str]:
    """The drawings in which losers come, if not as they look up."""
    ways = {Defeat.DUNKED: "frog-shock", Defeat.SKIDS: "frog-slide", Defeat.SWEPT: "frog-curl"}
    flat = ["frog-land"] if defeat in {Defeat.SKIDS, Defeat.SWEPT} else []
    return [*([ways[defeat]] if defeat in ways else []), *flat]


def start_of(rest: Pose, defeat: Defeat, wide: float, screen: tuple[float, float]) -> Pose:
    """From where a loser so *wide* comes to its *rest* on the *screen*."""
    width, height = screen
    match defeat:
        case Defeat.DUNKED:
            return rest.at(rest.x, -0.1 * wide)
        case Defeat.SKIDS:
            return rest.at(rest.x - 2.0 * _inward(rest, width) * wide, rest.y)
        case Defeat.SWEPT:
            aside, up = SWEPT_FROM
            return Pose(width / 2 + aside, height / 2 + up).scaled(SMALL)
        case _:
            return rest.at(rest.x, height + wide)


def come_to(loser: Token, rest: Pose, defeat: Defeat, wide: float) -> Script:
    """Let a *loser* so *wide* come from its start to where it is to *rest*."""
    usual = loser.picture
    assert loser.stage is not None
    assert isinstance(usual, Art)
    width = loser.stage.renderer.width
    looks = [] if "toy" in usual.name else [replace(usual, name=n) for n in looks_of(defeat)]
    loser.picture = looks[0] if looks else usual
    match defeat:
        case Defeat.DUNKED:
            yield from glide(loser, rest, FALL_SECONDS, in_quad)
            settle(loser, FLAT)
        case Defeat.SKIDS:
            beyond = rest.at(rest.x + _inward(rest, width) * BEYOND * wide, rest.y)
            yield from glide(loser, beyond, SKID_SECONDS, out_cubic)
            yield from in_turn(glide(loser, rest, BACK_SECONDS, linear), _lie(loser, looks))
        case Defeat.SWEPT:
            flies = arc(loser, rest, SWEPT_SECONDS, SWEPT_HIGH, tilted=False)
            yield from in_turn(flies, _lie(loser, looks))
        case _:
            yield from glide(loser, rest, UP_SECONDS, out_back)
    loser.picture = usual


def _inward(rest: Pose, width: float) -> float:
    """To which side the middle of a screen so wide is: 1 is right."""
    return 1.0 if rest.x < width / 2 else -1.0


def _lie(loser: Token, looks: Sequence[Art]) -> Script:
    """Lie flat for a moment."""
    loser.picture = looks[-1] if looks else loser.picture
    settle(loser, FLAT)
    yield from wait(FLAT_SECONDS)


def act(thing: Token, loser: Token, defeat: Defeat, wide: float) -> Script:
    """What the *thing* of a *loser* so *wide* does."""
    rest = thing.pose.with_alpha(1.0)
    match defeat:
        case Defeat.DUNKED:
            thing.pose = rest
            settle(thing, -FLAT)
            yield from wait(SPLASH_SECONDS)
            low = rest.at(rest.x, rest.y + 0.3 * wide)
            yield from together(
                glide(thing, low, GONE_SECONDS, in_quad), fade(thing, 0.0, GONE_SECONDS)
            )
        case Defeat.TEASED:
            yield from _fly_round(thing, loser, wide)
        case _:
            thing.pose = replace(rest, sy=WRAPPED_FROM)
            yield from glide(thing, rest, WRAP_SECONDS, out_back)


def _fly_round(thing: Token, loser: Token, wide: float) -> Script:
    """Fly round the head, for as long as there is a finish."""
    (aside, up), turn = ROUND, 0.0
    while thing.stage is not None:
        turn += tau * STEP / ROUND_SECONDS
        at = loser.shown()
        x, y = at.x + aside * wide * cos(turn), at.y - (ROUND_AT + up * sin(2 * turn)) * wide
        thing.z = loser.z + (THING_Z if sin(turn) < 0 else -THING_Z)
        if thing.pose.alpha:
            thing.move_to(Pose(x, y))
        else:
            thing.pose = Pose(x, y)
        yield
