"""Piles of coins on the near half of the table, which grow as points are counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import ceil, floor

from rules.core import Seat
from scenes.core.script import Script, together, wait
from scenes.games.quabble.components.claims.mats import head
from scenes.games.quabble.components.sheets import tray
from scenes.games.quabble.layout import TRAY_END, column_of
from sprites.motion.gestures import punch
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Art, Collage, Part, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 260.0
TRAY, HEAD = 0.25, 0.22  # of the height of all: the tray, and the heads in it
COIN_WIDEST, COIN_SHARE = 156.0, 0.88  # how wide a coin is at most; of the room of a seat
COIN, STEP = "coin-side", 10.5  # a coin seen from the side; how much higher the next one lies
ASIDE = (0.0, 0.02, -0.014, 0.008, -0.022)  # of its width: how far coins lie off the middle
PILE_FEET = 0.5, 1.0  # the anchor of a pile
COIN_SECONDS = 0.03  # until the next coin


class CoinPiles:
    """A pile for each of so many *seats*, in the order in which they sit, with its head below."""

    def __init__(self, stage: Stage, box: Box, seats: int) -> None:
        self._stage, self._box, self._seats = stage, box, seats
        self.room = (box.w - 2 * TRAY_END) / seats
        """How wide the place of a pile is."""
        self.wide = min(COIN_WIDEST, COIN_SHARE * self.room)
        self._piles = [self._pile(Seat(seat)) for seat in range(seats)]
        self._tray: list[Token] = []
        self.shown = [0] * seats
        """How many coins each pile has."""
        free = box.h * (1 - TRAY) - self.wide * height_ratio(COIN)
        self._most = int(free // STEP) + 1  # coins in a pile
        self._top = Fraction(1)

    def open(self, points: Fraction) -> None:
        """Lay the tray; the highest pile has room for so many *points*, and none has any yet."""
        self._top = max(Fraction(1), points)
        box, high = self._box, TRAY * self._box.h
        ground = Token(tray(box.w, high), Pose(box.centre[0], box.bottom - high / 2), Z, "piles")
        wide = min(HEAD * box.h, self.wide)
        heads = [
            Token(head(Seat(seat), wide), self.below(Seat(seat)), Z + 2, "piles")
            for seat in range(self._seats)
        ]
        self._tray = [ground, *heads]
        self._stage.add(*self._tray, *self._piles)

    def take_away(self) -> None:
        """Nothing of it is there any more."""
        self._stage.remove(*self._tray, *self._piles)

    @property
    def wide_of_all(self) -> float:
        """How wide the tray is."""
        return self._box.w

    @property
    def foot(self) -> Point:
        """The middle of its lower edge."""
        return self._box.centre[0], self._box.bottom

    @property
    def tops(self) -> Sequence[Pose]:
        """The middle of what is uppermost in each pile."""
        highs = [pile_picture(coins, self.wide).height if coins else 0.0 for coins in self.shown]
        places = [pile.pose for pile in self._piles]
        return [at.at(at.x, at.y - high) for at, high in zip(places, highs, strict=True)]

    def below(self, seat: Seat) -> Pose:
        """The middle of what lies in the tray below the pile of a *seat*."""
        return Pose(self._piles[seat].pose.x, self._box.bottom - TRAY * self._box.h / 2)

    def foot_of(self, seat: Seat) -> Pose:
        """The middle of the lower edge of the pile of a *seat*."""
        return self._piles[seat].pose

    def tray(self, size: float) -> tuple[Picture, Pose]:
        """The tray in another *size*, without heads, and where it lies now."""
        box, high = self._box, TRAY * self._box.h
        picture = tray(size * box.w, size * high)
        return picture, Pose(box.centre[0], box.bottom - high / 2)

    def picture(self, coins: int, size: float) -> Collage:
        """A pile of so many *coins* in another *size*."""
        return pile_picture(coins, self.wide, size)

    def grow(self, points: Mapping[Seat, Fraction]) -> Script:
        """Let piles grow or shrink until they have these *points*."""
        yield from together(*(self._reach(seat, has) for seat, has in points.items()))

    def compare(self, points: Sequence[Fraction]) -> None:
        """Pile up for all what they have of the most *points*, true to scale.

        No other pile is as high as one of the most points.
        """
        top = max(Fraction(1), *points)
        self.shown = [max(0, floor(has * self._most / top)) for has in points]

    def coins(self, points: Fraction) -> int:
        """How many coins so many *points* are: at least one for any, none for a loss."""
        return min(self._most, max(0, ceil(points * self._most / self._top)))

    def _pile(self, seat: Seat) -> Token:
        x = self._box.x + TRAY_END + (column_of(seat, self._seats) + 0.5) * self.room
        y = self._box.bottom - TRAY * self._box.h
        return Token(Collage(1, 1, ()), Pose(x, y), Z + 1, "pile", PILE_FEET)

    def _reach(self, seat: Seat, points: Fraction) -> Script:
        goal, pile = self.coins(points), self._piles[seat]
        if goal == self.shown[seat]:
            return
        while self.shown[seat] != goal:
            self.shown[seat] += 1 if goal > self.shown[seat] else -1
            pile.picture = pile_picture(self.shown[seat], self.wide)
            yield from wait(COIN_SECONDS)
        self._stage.run(punch(pile, 0.12))


def pile_picture(coins: int, wide: float, size: float = 1.0) -> Collage:
    """So many coins on each other, seen from the side, in a *size*."""
    wide, step = size * wide, size * STEP
    thick = wide * height_ratio(COIN)
    high = thick + step * max(0, coins - 1)
    coin = Art(COIN, (1 - 2 * max(ASIDE)) * wide)
    places = [
        (wide * (0.5 + ASIDE[i % len(ASIDE)]), high - thick / 2 - step * i) for i in range(coins)
    ]
    return Collage(wide, high, tuple(Part(coin, x, y) for x, y in places))
