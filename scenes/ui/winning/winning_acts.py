"""The winning act of each game."""

from __future__ import annotations

from collections.abc import Mapping
from math import atan2, cos, degrees, dist, pi, radians, sin, tau

from scenes.core.script import Script, after, in_turn, together, wait
from scenes.ui.winning.winning_act import BEHIND, FRONT, Prop, Winner, WinningAct
from sprites.motion.ease import in_quad, out_back
from sprites.motion.gestures import punch, squashed
from sprites.motion.motions import arc, glide
from sprites.motion.timestep import steps_in
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.token import Token

# Points of the drawn poses, from the feet, in widths of the frog.
MOUTH = 0.047, -0.35
RIGHT_PAW, LEFT_PAW = (0.394, -0.605), (-0.362, -0.605)
SPREAD_PAW = 0.394, -0.414

MOSQUITO, FLIES_FROM, CAUGHT_AT = 0.15, (0.8, -0.95), (0.5, -0.68)
FLIES, SNAP, GULP = 0.34, 0.09, 0.3  # seconds until it is there, of the tongue; its size in the end
SUITS = ("moons", "suns", "waves", "leaves", "wyrms", "knots")
FAN, FAN_WIDE, FAN_FROM, FAN_STEP = 0.17, 0.14, -152.0, 36.0
FAN_AFTER, OPEN, OPEN_SECONDS = 0.45, 0.08, 0.16  # seconds; from one to the next
COIN, COINS, COINS_APART, COIN_SECONDS = 0.15, 7, 0.09, 0.6
COINS_HIGH, COINS_WIDE = 0.42, 0.2  # how high they fly; from one to the next as they land
ROUND, ROUND_MIDDLE, ROUND_REACH = 1.0, (0.0, -0.56), (0.58, 0.28)
FIREFLIES, FIREFLY, INTO_JAR = 5, 0.16, 0.2
PATCHES = ("red", "yellow", "green", "blue", "red", "yellow")
PATCH, ROW_AT = 0.125, -0.225


def _pats(t: float) -> PoseOffset:
    """Rise before the catch, gulp, and be patted twice."""
    if t < 0.35:
        return squashed(-0.05 * sin(pi * t / 0.35))
    return squashed(0.08 * abs(sin(3 * pi * (t - 0.35) / 0.65)) * (1.1 - t))


def _leap(t: float) -> PoseOffset:
    """Crouch, and leap once, high."""
    if t < 0.15:
        return squashed(0.1 * sin(pi * t / 0.15))
    high = sin(pi * min(1.0, (t - 0.15) / 0.45))
    return PoseOffset(dy=-0.13 * high, angle=-5.0 * high, sy=1 + 0.05 * high)


def _sways(t: float) -> PoseOffset:
    """Sway from side to side, as in the dark to the chirping of crickets."""
    wave = sin(4 * pi * t) * sin(pi * t)
    return PoseOffset(dx=0.035 * wave, dy=-0.03 * abs(wave), angle=5.0 * wave)


def _throws(t: float) -> PoseOffset:
    """Stretch with every throw, and lean back proudly."""
    swell = abs(sin(3 * pi * t)) * (1 - 0.5 * t)
    return PoseOffset(angle=-4.0 * sin(pi * t), sx=1 - 0.03 * swell, sy=1 + 0.06 * swell)


def _lift(t: float) -> PoseOffset:
    """Be lifted, swing there, and come down."""
    up = sin(pi * t)
    swing = sin(4 * pi * t) * up
    return PoseOffset(dx=0.027 * swing, dy=-0.08 * up, angle=4.0 * swing, sy=1 + 0.04 * up)


def _hops(t: float) -> PoseOffset:
    """Three hops from side to side, each lower than the one before."""
    wave, left = sin(3 * pi * t), 1 - 0.6 * t
    return PoseOffset(dx=0.04 * wave * left, dy=-0.08 * abs(wave) * left, angle=4.0 * wave * left)


def _catch(winner: Winner) -> Script:
    """A mosquito comes too near: the tongue darts out, and it is swallowed."""
    winner.look("frog-gape")
    mosquito = winner.show("mosquito", MOSQUITO, *FLIES_FROM)
    yield from arc(mosquito, winner.at(*CAUGHT_AT), FLIES, 0.1 * winner.wide, tilted=False)
    mouth, there = winner.at(*MOUTH), mosquito.pose
    reach, angle = _way(mouth, there)
    tongue = winner.show("tongue", reach / winner.wide, *MOUTH)
    tongue.anchor, tongue.pose = (0.0, 0.5), mouth.turned(angle)
    whole, short = tongue.pose, Pose(mouth.x, mouth.y, angle, sx=0.1)
    tongue.pose = short
    yield from glide(tongue, whole, SNAP)
    yield from together(glide(tongue, short, SNAP), glide(mosquito, mouth.scaled(GULP), SNAP))
    winner.stage.remove(tongue, mosquito)
    winner.look("frog-full")


def _way(start: Pose, end: Pose) -> tuple[float, float]:
    """How far it is, and in which direction, in degrees."""
    dx, dy = end.x - start.x, end.y - start.y
    return dist((dx, dy), (0.0, 0.0)), degrees(atan2(dy, dx))


def _open(winner: Winner) -> Script:
    """What it holds opens one after the other."""
    rests = [prop.pose for prop in winner.props]
    for prop in winner.props:
        prop.pose = prop.pose.scaled(0.0)
    opens = (
        after(FAN_AFTER + i * OPEN, glide(prop, rest, OPEN_SECONDS, out_back))
        for i, (prop, rest) in enumerate(zip(winner.props, rests, strict=True))
    )
    yield from together(*opens)


def _throw(winner: Winner) -> Script:
    """Coins fly from its paw to all sides."""
    coins = [winner.show("icon-coin", COIN, *LEFT_PAW) for _ in range(COINS)]
    for coin in coins:
        coin.visible = False
    yield from together(
        *(after(i * COINS_APART, _fly(winner, coin, i)) for i, coin in enumerate(coins))
    )
    winner.stage.remove(*coins)


def _fly(winner: Winner, coin: Token, number: int) -> Script:
    coin.visible = True
    aside = (number * 3 % COINS - COINS // 2) * COINS_WIDE
    lands = winner.at(LEFT_PAW[0] + aside, 0.05)
    yield from arc(coin, lands, COIN_SECONDS, COINS_HIGH * winner.wide, tilted=False)
    coin.visible = False


def _circle(winner: Winner) -> Script:
    """Fireflies fly round it, before it and behind, and one of them into the jar."""
    jar, *flies = winner.props
    steps = steps_in(ROUND)
    for step in range(1, steps + 1):
        for number, fly in enumerate(flies):
            x, y = _on_round(number / FIREFLIES + step / steps)
            fly.z = winner.frog.z + (FRONT if y > ROUND_MIDDLE[1] else BEHIND)
            fly.pose = winner.at(x, y)
        yield
    yield from glide(flies[0], jar.pose.scaled(0.4).with_alpha(0.0), INTO_JAR, in_quad)
    yield from in_turn(wait(0.0), punch(jar, 0.2, 0.25))


def _on_round(turn: float) -> tuple[float, float]:
    (x, y), (wide, high) = ROUND_MIDDLE, ROUND_REACH
    return x + wide * cos(tau * turn), y + high * sin(tau * turn)


def _fan() -> tuple[Prop, ...]:
    """Six suits around the raised paw."""
    x, y = RIGHT_PAW
    angles = [FAN_FROM + FAN_STEP * i for i in range(len(SUITS))]
    return tuple(
        Prop(f"suit-{suit}", x + FAN * cos(radians(angle)), y + FAN * sin(radians(angle)), FAN_WIDE)
        for suit, angle in zip(SUITS, angles, strict=True)
    )


def _row() -> tuple[Prop, ...]:
    """Linked squares from paw to paw."""
    left = 0.01 - PATCH * (len(PATCHES) - 1) / 2
    return tuple(
        Prop(f"patch-{colour}", left + i * PATCH, ROW_AT, PATCH) for i, colour in enumerate(PATCHES)
    )


JAR = Prop("prop-jar", SPREAD_PAW[0], SPREAD_PAW[1] - 0.13, 0.2)
LANTERN = Prop("lantern", RIGHT_PAW[0], RIGHT_PAW[1] + 0.12, 0.19)
ROUND_ABOUT = tuple(
    Prop("firefly-lit", *_on_round(i / FIREFLIES), FIREFLY) for i in range(FIREFLIES)
)

WINNING_ACTS: Mapping[str, WinningAct] = {
    "quibbit": WinningAct("frog-full", 1.3, _pats, more=_catch, before="frog-gape"),
    "frogger": WinningAct("frog-fan", 1.2, _leap, _fan(), _open),
    "quabble": WinningAct(
        "frog-toss", 1.2, _throws, (Prop("prop-treasure", 0.36, -0.1, 0.28),), _throw,
        Prop("prop-crown", 0.2, -0.765, 0.3, 14.0),
    ),
    "mosquito": WinningAct("frog-spread", 1.3, _sways, (JAR, *ROUND_ABOUT), _circle),
    "quivvit": WinningAct("frog-row", 1.2, _lift, _row(), _open),
    "party": WinningAct("frog-fan", 1.4, _hops, (LANTERN,)),
}  # fmt: skip
