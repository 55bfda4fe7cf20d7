"""What the count shows of one seat: its name, points and direct ones, and a jar that lights it."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from rules.core import Seat
from scenes.core.script import Script, together
from scenes.games.mosquito.components.jar import TALL, WIDE, jar
from scenes.games.mosquito.components.pond.dark_labels import label
from scenes.games.mosquito.events.turns.catch import number
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.frog_group import FROG_Z, THING_Z
from scenes.table.climaxes.frog_row import FrogRow
from sprites.motion.gestures import punch
from sprites.motion.timestep import steps_in
from sprites.pictures.pictures import Art, Picture
from sprites.stage.token import Token
from words import say

NAME_DOWN, NAME_WIDE, NAME_LARGER = 92.0, 0.72, 1.3  # its name, below the feet
POINTS, POINTS_DOWN, POINTS_WORD, WORD_WIDE = 150.0, 182.0, 276.0, 150.0
SMALLEST, GROWS, LARGEST = 0.65, 0.07, 1.2  # of that size: no points, each of them, and the most
WORD_LARGER = 1.3
CLEAN, CLEAN_SIGN, CLEAN_DOWN, CLEAN_ASIDE, CLEAN_WORD = 130.0, 104.0, 364.0, 58.0, 444.0
# Of a frog's width: how wide its jar is, how far from its middle, how far below the feet.
JAR, JAR_ASIDE, JAR_DOWN = 0.32, 0.47, -0.08
LIGHT_WIDE, LIGHT_DOWN, LIGHT_Z = 1.5, -0.3, FROG_Z + 0.5  # of the light, in the same way
DIM, BRIGHTER, BRIGHT = 0.12, 0.11, 1.0  # with no point, how much with each, at most
FLICKERS, FLICKER = 3, 0.45  # how often lights of equals do, and by which share at most
FLARES, FLARE_SECONDS = 0.25, 0.5  # how far a jar grows that flares


class CountedSeat:
    """The tokens of a *seat* at its large frog in a *row*, with so many *points* to begin with."""

    def __init__(self, row: FrogRow, seat: Seat, points: int) -> None:
        self._row, self._seat = row, seat
        name = label(seat_name(seat), NAME_WIDE * row.wide / NAME_LARGER)
        self._put(name, NAME_DOWN, size=NAME_LARGER)
        self.points = self._put(_points(points), POINTS_DOWN)
        self.word = self._put(_word(points), POINTS_WORD, size=WORD_LARGER)
        direct = label(say("mosquito.tag_clean"), WORD_WIDE)
        self.clean = (
            self._put(Art("clean", CLEAN_SIGN), CLEAN_DOWN, -CLEAN_ASIDE),
            self._put(direct, CLEAN_WORD, size=WORD_LARGER),
            self._put(number("0", CLEAN), CLEAN_DOWN, CLEAN_ASIDE),
        )
        for token in self.clean:
            token.visible = False
        wide = JAR * row.wide
        down = JAR_DOWN * row.wide - wide * TALL / WIDE / 2
        self.jar = self._put(jar(points, wide), down, JAR_ASIDE * row.wide)
        light = Art("jar-light", LIGHT_WIDE * row.wide)
        self.light = self._put(light, LIGHT_DOWN * row.wide, z=LIGHT_Z)
        self.count(points)

    def count(self, points: int) -> None:
        """So many *points* are in its jar, which lights the frog from below."""
        self.points.picture, self.word.picture = _points(points), _word(points)
        self.jar.picture = jar(points, JAR * self._row.wide)
        self.shine(min(BRIGHT, DIM + BRIGHTER * points))

    def count_clean(self, clean: int) -> None:
        """So many of them are clean."""
        self.clean[-1].picture = number(str(clean), CLEAN)

    def shine(self, light: float) -> None:
        """Its jar gives so much *light*."""
        self.light.pose = self.light.pose.with_alpha(light)

    def flare(self) -> Script:
        """Its jar gives all the light that it can."""
        self.shine(BRIGHT)
        yield from together(*(punch(one, FLARES, FLARE_SECONDS) for one in (self.jar, self.light)))

    def _put(
        self, picture: Picture, down: float, aside: float = 0.0, *, size: float = 1.0,
        z: float = THING_Z,
    ) -> Token:  # fmt: skip
        """A *picture* so far below the feet of the frog."""
        feet = self._row.ground(self._seat)
        return self._row.put(picture, feet.at(feet.x + aside, feet.y + down).scaled(size), z)


def flicker(equal: Sequence[CountedSeat], seconds: float) -> Script:
    """The jars of those who are *equal* flicker against each other, less and less."""
    lights, steps = [one.light.pose.alpha for one in equal], steps_in(seconds)
    for step in range(1, steps + 1):
        much = FLICKER * (1 - step / steps)
        for place, (one, light) in enumerate(zip(equal, lights, strict=True)):
            wave = sin(2 * pi * (FLICKERS * step / steps + place / len(equal)))
            if not one.light.reduced_motion:
                one.shine(light * (1 - much * (1 + wave) / 2))
        yield


def _points(points: int) -> Picture:
    """So many *points* in digits that are the larger the more there are."""
    return number(str(points), POINTS * min(LARGEST, SMALLEST + GROWS * points))


def _word(points: int) -> Picture:
    return label(say(f"mosquito.tag_{'point' if points == 1 else 'points'}"), WORD_WIDE)
