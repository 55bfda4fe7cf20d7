"""A great score: its number counts up, large, while what was won flies into it before its frog."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.core.script import Script, after, together, wait
from scenes.table.climaxes.close_up_words import STAMPED_LATE
from scenes.table.climaxes.close_ups import looks
from scenes.table.climaxes.close_ups.acts import LEAP_FROM, LEAP_SECONDS
from scenes.table.climaxes.close_ups.phases import JUMPS, LEAP_HIGH, jump_for_joy
from scenes.table.climaxes.headline import (
    HEADLINE_Z,
    TILT,
    headline_token,
    stamp,
)
from scenes.table.climaxes.impact import FADE_SECONDS, Impact
from scenes.table.seats.seat_frog import Reaction, SeatFrog
from sprites.motion.gestures import rise
from sprites.motion.motions import arc, fade
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.geometry import Box
from sprites.pictures.lettering import Lettering
from sprites.pictures.pictures import Collage, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.backdrop import BACKDROP_HIGH, Band
from sprites.stage.stage import Stage
from sprites.stage.token import Token

AT, BELOW = 0.44, 400.0  # how far down the number is, of the height; the words under its middle
ASIDE = 290.0  # how far it is right of the middle, and its frog left of that
BURST, WIDE, HIGH = 820.0, 420.0, 280.0  # what is behind it; its room
FROG, FEET = 640.0, 270.0  # how wide its frog is; how far its feet are under the middle
FROM, SMALLEST = 420.0, 0.3  # from how far above all flies in; how small it is as it is there
FLIGHT, APART, HIGH_UP = 0.17, 0.03, 60.0  # seconds; from one to the next; of its arc
LIFE, LIFTED = 14.0, 0.8  # how far the number rises while it is read; of that time
FLYING_Z, NUMBER_Z, FROG_Z, BURST_Z = (HEADLINE_Z - under for under in (1, 2, 3, 4))


class GreatScore:
    """Shows *words* on *stage* under a number that comes to the last of *sums*.

    Each of the *pictures* brings one of them. The *frog* looks up at it, and is then glad.
    """

    def __init__(
        self, stage: Stage, words: str, size: float, sums: Sequence[int],
        pictures: Sequence[Picture], frog: SeatFrog, on_hit: Callable[[], None],
    ) -> None:  # fmt: skip
        self._stage, self._on_hit, renderer = stage, on_hit, stage.renderer
        centre = Pose(renderer.width / 2, AT * renderer.height)
        self._middle = middle = centre.at(centre.x + ASIDE, centre.y)
        self._words = headline_token(stage, words, size)
        self._words.pose = Pose(centre.x, centre.y + BELOW, TILT)
        lettering = stage.material.climax.lettering
        self._numbers = [large_number(f"+{each}", WIDE, HIGH, lettering) for each in sums]
        self._number = Token(self._numbers[0], middle, NUMBER_Z, "close-up", steady=True)
        self._glad = frog.portrait(Reaction.JOY, FROG)
        self._there = centre.at(centre.x - ASIDE, centre.y + FEET)
        self._frog = Token(self._glad, self._there, FROG_Z, "close-up", FROG_FEET, steady=True)
        self._burst = Impact(stage, BURST, BURST_Z)
        self._burst.pose = middle.with_alpha(0.0)
        self._flying = [
            Token(picture, self._start(i, len(pictures)), FLYING_Z, "close-up", steady=True)
            for i, picture in enumerate(pictures)
        ]
        for token in (self._number, self._frog, self._burst, *self._flying):
            token.lit = token.steady = True
        renderer.prefetch(*self._numbers, *pictures)
        renderer.prefetch(*(look(self._glad) for look in (looks.leaping, looks.gazing)))
        glad = looks.exulting, looks.victorious
        renderer.prefetch(self._glad, *(look(self._glad) for look in glad))
        renderer.prefetch(self._words.picture, angle=TILT)

    @property
    def band(self) -> Band:
        """Where a backdrop lies behind all of it but the words."""
        width, y = self._stage.renderer.width, AT * self._stage.renderer.height
        return Band(Box.around(width / 2, y, width, BACKDROP_HIGH))

    def show(self, seconds: float) -> Script:
        """Count, be read for so many *seconds*, and go."""
        self._stage.add(self._burst, self._frog, self._number)
        place = self._words.pose.x, self._words.pose.y
        stamped = stamp(self._stage, self._words, place, below=True)
        if self._number.reduced_motion:
            self._number.picture = self._numbers[-1]
            yield from together(fade(self._burst, 1.0, FADE_SECONDS), stamped)
        else:
            self._number.visible = False  # until the first flies in
            flights = (after(i * APART, self._bring(i)) for i in range(len(self._flying)))
            yield from together(self._look_up(), *flights)
            self._on_hit()
            highs = [high * FROG for high in JUMPS]
            self._stage.run(jump_for_joy([self._frog], self._glad, highs))
            self._stage.run(self._burst.burst())
            self._stage.run(rise(self._number, LIFE, LIFTED * seconds))
            yield from after(STAMPED_LATE, stamped)
        yield from wait(seconds)
        self._stage.remove(self._number, self._frog, self._burst, self._words, *self._flying)

    def _look_up(self) -> Script:
        """The frog leaps in, and looks at what flies."""
        frog, there = self._frog, self._there
        frog.picture = looks.leaping(self._glad)
        frog.pose = there.at(there.x - LEAP_FROM, there.y)
        yield from arc(frog, there, LEAP_SECONDS, LEAP_HIGH, tilted=False)
        frog.picture = looks.gazing(self._glad)

    def _bring(self, number: int) -> Script:
        """One flies into the number, which is greater from then on."""
        token = self._flying[number]
        self._stage.add(token)
        yield from arc(token, self._middle.scaled(SMALLEST), FLIGHT, HIGH_UP, tilted=False)
        self._stage.remove(token)
        self._number.picture, self._number.visible = self._numbers[number], True

    def _start(self, number: int, count: int) -> Pose:
        """From where one comes: all of them from a row above the number."""
        aside = (number - (count - 1) / 2) * FROM / 2
        return self._middle.at(self._middle.x + aside, self._middle.y - FROM)


def large_number(words: str, wide: float, high: float, lettering: Lettering) -> Picture:
    """A number in large letters that fill a room so *wide* and *high*."""
    text = Text(words, high, width=wide, height=high, lettering=lettering)
    return Collage(wide, high, (Part(text, wide / 2, high / 2),))
