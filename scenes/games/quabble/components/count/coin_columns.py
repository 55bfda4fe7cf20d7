"""The end of the count: all piles of coins stand large in the middle, with a frog on each."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction

from rules.core import Seat
from scenes.core.script import Script, in_turn, together, wait
from scenes.games.quabble.components.count.coin_piles import COIN_SECONDS, PILE_FEET, CoinPiles
from scenes.games.quabble.components.numbers import fitting
from scenes.table.climaxes.climaxes import Climaxes
from scenes.table.climaxes.frog_group import GROUND_Z, FrogGroup
from scenes.table.seats.seat_frog import Mood
from sounds.bank import Sound
from sprites.motion.ease import out_back
from sprites.motion.gestures import punch
from sprites.motion.motions import glide
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

LARGER, LOW = 2.1, 36.0  # than beside the count; below the tray
WIDEST, SHARE, SUNK = 330.0, 0.94, 30.0  # a frog; of the room of a pile; how deep it sits in coins
NUMBER, NUMBER_SHARE = 92.0, 0.9  # points; of a pile's width
POINTS_GROWTH, WON, LOST = 0.3, 1.25, 0.55  # how far they grow; a winner's size; others' opacity
COMING, SITTING = 0.3, 0.09  # seconds until the tray is large; from frog to frog
DARK = 0.42  # how dark the hall is
SETTLED = 0.06  # how far a whole pile grows
HEARD, TONES = 2, 12  # coins of the highest pile from one that is heard to the next; its last tone
SCENERY = "king", "throne"


class CoinColumns:
    """The *piles* of all seats, compared by their *points*, in the middle of the near edge."""

    def __init__(
        self, stage: Stage, climaxes: Climaxes, piles: CoinPiles, points: Sequence[Fraction]
    ) -> None:
        self._stage, self._climaxes = stage, climaxes
        self._piles, self._points = piles, points
        piles.compare(points)
        renderer = stage.renderer
        self._middle, self._floor = renderer.width / 2, renderer.height - LOW
        tops = [self._enlarged(at) for at in piles.tops]
        feet = [at.at(at.x, at.y + SUNK) for at in tops]
        wide = min(WIDEST, SHARE * LARGER * piles.room)
        self._tray: Token | None = None
        self._numbers, self._columns = dict[Seat, Token](), list[Token]()
        self._frogs = FrogGroup(stage, climaxes, feet, wide, dark=DARK, scenery=SCENERY)

    def prepare(self) -> None:
        """Have what is large rendered ahead."""
        self._frogs.prepare(Mood.SAD.value)
        coins = range(max(self._piles.shown) + 1)
        self._stage.renderer.prefetch(*(self._piles.picture(many, LARGER) for many in coins))

    def come(self) -> Script:
        """The tray comes near, all coins are piled up on it, and frogs sit down, the last first."""
        yield from self._frogs.darken()
        self._piles.take_away()
        picture, at = self._piles.tray(LARGER)
        self._tray = self._frogs.put(picture, at.scaled(1 / LARGER), GROUND_Z)
        yield from glide(self._tray, self._enlarged(at), COMING, out_back)
        yield from together(*(self._pile_up(Seat(seat)) for seat in range(len(self._points))))
        order = sorted(range(len(self._points)), key=lambda seat: self._points[seat])
        yield from in_turn(*(self._sit_down(Seat(seat)) for seat in order))

    def light(self, seats: Collection[Seat]) -> None:
        """Only what these *seats* have is in the light, and the tray if that is anybody's."""
        if self._tray:
            self._tray.lit = bool(seats)
        for seat, number in self._numbers.items():
            for token in (self._columns[seat], self._frogs.frogs[seat], number):
                token.lit = seat in seats

    def crown(self, winners: Collection[Seat]) -> None:
        """The *winners* cheer on their coins, all others are sad; then they leap from there."""
        self._frogs.cheer(winners)
        losers = [Seat(seat) for seat in range(len(self._points)) if seat not in winners]
        self._frogs.lament(losers, Mood.SAD)
        for seat, number in self._numbers.items():
            if seat in winners:
                number.pose = number.pose.scaled(WON)
                self._stage.run(punch(number, POINTS_GROWTH))
            else:
                number.pose = number.pose.with_alpha(LOST)

    def hand_over(self) -> None:
        """Let winners leap from there."""
        self._frogs.hand_over()

    def _pile_up(self, seat: Seat) -> Script:
        """One coin after another comes to lie on the pile of a *seat*."""
        at = self._enlarged(self._piles.foot_of(seat))
        column = self._frogs.put(self._piles.picture(0, LARGER), at, GROUND_Z)
        column.anchor = PILE_FEET
        self._columns.append(column)
        most = max(self._piles.shown)
        for coins in range(1, self._piles.shown[seat] + 1):
            column.picture = self._piles.picture(coins, LARGER)
            if self._piles.shown[seat] == most and coins % HEARD == 0:
                self._climaxes.play(Sound.TICK, coins * TONES // most)
            yield from wait(COIN_SECONDS)
        self._stage.run(punch(column, SETTLED))

    def _sit_down(self, seat: Seat) -> Script:
        size, wide = NUMBER / self._stage.renderer.text_scale, LARGER * self._piles.wide
        picture = fitting(self._stage.renderer, self._points[seat], size, NUMBER_SHARE * wide)
        at = self._enlarged(self._piles.below(seat))
        self._numbers[seat] = self._frogs.put(picture, at)
        self._stage.run(punch(self._numbers[seat], POINTS_GROWTH))
        self._frogs.sit_down(seat)
        yield from wait(SITTING)

    def _enlarged(self, at: Pose) -> Pose:
        """Where that lies which lay there beside the count."""
        x, bottom = self._piles.foot
        return Pose(self._middle + LARGER * (at.x - x), self._floor + LARGER * (at.y - bottom))
