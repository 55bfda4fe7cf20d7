"""What the count shows of one seat: its name, points and direct ones, and a jar that lights it."""

from __future__ import annotations

from rules.core import Seat
from scenes.core.script import Script, together
from scenes.games.mosquito.components.jar import TALL, WIDE, jar
from scenes.games.mosquito.components.pond.dark_labels import label
from scenes.games.mosquito.events.turns.catch import number
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.frog_group import FROG_Z, THING_Z, FrogGroup
from sprites.motion.gestures import punch
from sprites.pictures.pictures import Art, Picture
from sprites.stage.token import Token
from words import say

# All in widths of a frog: from the middle of its feet, and how wide it is.
NAME_DOWN, NAME_WIDE, NAME_LARGER = 0.2, 0.62, 1.5  # its name
JAR, JAR_ASIDE, JAR_DOWN = 0.32, 0.47, 0.04  # its jar; how far down that ends
POINTS, POINTS_UP = 0.3, 0.55  # the size of its points, over the jar
SMALLEST, GROWS, LARGEST = 0.65, 0.07, 1.2  # of that size: no points, each of them, and the most
CLEAN, CLEAN_DOWN = 0.21, 0.36  # a direct point, and their number
CLEAN_ASIDE, WORD_ASIDE = (-0.26, -0.09), 0.18  # of both from the middle; the word for it
WORD_WIDE, WORD_LARGER = 0.26, 1.5
LIGHT_WIDE, LIGHT_UP = 1.5, 0.2  # the light on the frog
GLINT_WIDE, GLINT_DOWN = 1.7, 0.2  # and that on the water
LIGHT_Z = FROG_Z + 0.5
DIM, BRIGHTER, BRIGHT = 0.1, 0.12, 1.0  # with no point, how much with each, at most
FLARES, FLARE_SECONDS = 0.25, 0.5  # how far a jar grows that flares


class CountedSeat:
    """The tokens of a *seat* at its large frog in a *group*; it begins with so many *points*."""

    def __init__(self, group: FrogGroup, seat: Seat, points: int) -> None:
        self._group, self._seat, self._wide = group, seat, group.wide
        light, glint, sign = light_drawings(self._wide)
        self.light = self._put(light, -LIGHT_UP, z=LIGHT_Z)
        self.glint = self._put(glint, GLINT_DOWN, z=LIGHT_Z)
        name = label(seat_name(seat), NAME_WIDE * self._wide / NAME_LARGER)
        self._put(name, NAME_DOWN, size=NAME_LARGER)
        down = JAR_DOWN - JAR * TALL / WIDE / 2
        self.jar = self._put(jar(points, JAR * self._wide), down, JAR_ASIDE)
        self.points = self._put(self._points(points), -POINTS_UP, JAR_ASIDE)
        direct = label(say("mosquito.tag_clean"), WORD_WIDE * self._wide / WORD_LARGER)
        aside, digits = CLEAN_ASIDE
        self.clean = (
            self._put(sign, CLEAN_DOWN, aside),
            self._put(direct, CLEAN_DOWN, WORD_ASIDE, size=WORD_LARGER),
            self._put(number("0", CLEAN * self._wide), CLEAN_DOWN, digits),
        )
        for token in self.clean:
            token.visible = False
        self.count(points)

    def count(self, points: int) -> None:
        """So many *points* are in its jar, which lights the frog and the water."""
        self.points.picture = self._points(points)
        self.jar.picture = jar(points, JAR * self._wide)
        self.shine(min(BRIGHT, DIM + BRIGHTER * points))

    def count_clean(self, clean: int) -> None:
        """So many of them are clean."""
        self.clean[-1].picture = number(str(clean), CLEAN * self._wide)

    def shine(self, light: float) -> None:
        """Its jar gives so much *light*."""
        for token in (self.light, self.glint):
            token.pose = token.pose.with_alpha(light)

    def flare(self) -> Script:
        """Its jar gives all the light that it can."""
        self.shine(BRIGHT)
        yield from together(*(punch(one, FLARES, FLARE_SECONDS) for one in (self.jar, self.light)))

    def _points(self, points: int) -> Picture:
        """So many *points* in digits that are the larger the more there are."""
        share = min(LARGEST, SMALLEST + GROWS * points)
        return number(str(points), POINTS * self._wide * share)

    def _put(
        self, picture: Picture, down: float, aside: float = 0.0, *, size: float = 1.0,
        z: float = THING_Z,
    ) -> Token:  # fmt: skip
        """A *picture* so far below the feet of the frog, and *aside*, in its widths."""
        feet = self._group.frogs[self._seat].pose
        x, y = feet.x + aside * self._wide, feet.y + down * self._wide
        return self._group.put(picture, feet.at(x, y).scaled(size), z)


def light_drawings(wide: float) -> tuple[Art, Art, Art]:
    """The light on a frog so *wide*, that on the water, and the sign of a direct point."""
    light, glint = Art("jar-light", LIGHT_WIDE * wide), Art("dusk-glint", GLINT_WIDE * wide)
    return light, glint, Art("clean", CLEAN * wide)
