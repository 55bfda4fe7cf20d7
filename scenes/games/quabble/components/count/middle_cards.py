"""The cards that are counted just now, large, in the middle of the table."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt

from rules.quabble import Card, HouseSet
from scenes.core.script import Script, together, wait
from scenes.games.quabble.cards import TALL, plain
from sprites.motion.motions import fade, spring
from sprites.pictures.geometry import Box, grid
from sprites.pictures.pictures import Collage, Part, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 440.0
FROM, GOES = 0.5, 0.12  # how large they are at first; seconds in which they go
NEAR, MOST = 0.96, 9  # of its place: a card among others; how many at most


class MiddleCards:
    """One card, or some in rows, in *box*: they stand there until they fade."""

    def __init__(self, stage: Stage, box: Box, house_set: HouseSet) -> None:
        self._stage, self._box, self._house_set = stage, box, house_set
        self._token: Token | None = None

    def show(self, cards: Sequence[Card], seconds: float) -> Script:
        """Have *cards* stand there, and look at them for that long."""
        self.take_away()
        if not cards:
            yield from wait(seconds)
            return
        picture = side_by_side(self._house_set, cards, self._box.w)
        start = Pose(*self._box.centre, sx=FROM, sy=FROM)
        self._token = token = Token(picture, start, Z, "counted")
        self._stage.add(token)
        yield from together(spring(token, Pose(*self._box.centre), 5, 0.6), wait(seconds))

    def fade(self) -> Script:
        """What stands there goes."""
        if self._token:
            yield from fade(self._token, 0.0, GOES)
        self.take_away()

    def take_away(self) -> None:
        """Nothing stands there any more."""
        if self._token:
            self._stage.remove(self._token)
        self._token = None


def side_by_side(house_set: HouseSet, cards: Sequence[Card], width: float) -> Picture:
    """The most valuable of *cards* in rows that are *width* wide together."""
    most = sorted(cards, key=lambda card: -house_set.values[card])[:MOST]
    columns = ceil(sqrt(len(most)))
    rows, wide = ceil(len(most) / columns), width / columns
    places = grid(columns, rows, (wide, wide * TALL), 0, (width / 2, rows * wide * TALL / 2))
    parts = [
        Part(plain(house_set, card, NEAR * wide if columns > 1 else wide), slot.x, slot.y)
        for card, slot in zip(most, places, strict=False)
    ]
    return Collage(width, rows * wide * TALL, tuple(parts))
