"""The end of the count: all piles of coins grow large beside the King, with a frog on each."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction

from rules.core import Seat
from scenes.core.script import Script, together, wait
from scenes.games.quabble.components.count.coin_piles import COIN_SECONDS, PILE_FEET, CoinPiles
from scenes.games.quabble.components.king import King
from scenes.games.quabble.components.numbers import fitting
from scenes.table.climaxes.climaxes import Climaxes
from scenes.table.climaxes.frog_group import GROUND_Z, FrogGroup
from scenes.table.climaxes.impact import Impact
from scenes.table.seats.seat_frog import Mood
from scenes.ui.safe_area import safe_area
from sounds.bank import Sound
from sprites.motion.ease import out_back
from sprites.motion.gestures import punch
from sprites.motion.motions import glide, spring
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

LARGER, LOW = 2.1, 36.0  # than beside the count, at most; below the tray
KING_WIDEST, KING_SHARE, KING_APART = 500.0, 0.26, 10.0  # of the safe area; from him to the tray
WIDEST, SHARE, SUNK = 420.0, 1.3, 30.0  # a frog; of the room of a pile; how deep it sits in coins
NUMBER, NUMBER_SHARE = 92.0, 0.9  # points; of a pile's width
POINTS_GROWTH, WON, LOST = 0.3, 1.25, 0.45  # how far they grow; a winner's size; others' opacity
COMING = 0.3  # seconds until the tray is large
LAST, SLOWER = 4, 4.0  # coins of the highest pile that come so much slower
LEFT_BEHIND = 2  # coins that others get until a frog sees that it has no more
DARK = 0.42  # how dark the hall is
SETTLED = 0.06  # how far a whole pile grows
HEARD, TONES = 2, 12  # coins of the highest pile from one that is heard to the next; its last tone
SCENERY = "king", "throne"
BEAM, BEAM_WIDE, BEAM_COARSE = "seat-light", 1.5, 4.0  # of a frog's width; drawn so much smaller
FACING, LEANING, LEANS, NEARER = "frog-fist", 7.0, 5.0, 1.12  # who may win; degrees; hz; its size
WINNER, LOSER = 1.3, 0.85  # how large they are
BURST = 1.5  # of a frog's width: what bursts behind a winner


class CoinColumns:
    """The *piles* of all seats, compared by their *points*, beside the *king*."""

    def __init__(
        self, stage: Stage, climaxes: Climaxes, piles: CoinPiles, points: Sequence[Fraction],
        king: King,
    ) -> None:  # fmt: skip
        self._stage, self._climaxes = stage, climaxes
        self._piles, self._points, self._king = piles, points, king
        piles.compare(points)
        room = safe_area(stage.renderer.width, stage.renderer.height)
        self._floor, wide = stage.renderer.height - LOW, min(KING_WIDEST, KING_SHARE * room.w)
        high = wide * height_ratio("king")
        self._king_place = Box(room.x, self._floor - high, wide, high)
        left = self._king_place.right + KING_APART
        self.larger = min(LARGER, (room.right - left) / piles.wide_of_all)
        """How much larger the piles are than beside the count."""
        self._middle = (left + room.right) / 2
        self.wide = min(WIDEST, SHARE * self.larger * piles.room)
        self._tray: Token | None = None
        self._numbers, self._columns = dict[Seat, Token](), dict[Seat, Token]()
        self._beams = dict[Seat, Token]()
        feet = [self._feet(Seat(seat), 0) for seat in range(len(points))]
        self._frogs = FrogGroup(stage, climaxes, feet, self.wide, dark=DARK, scenery=SCENERY)

    def prepare(self) -> None:
        """Have what is large rendered ahead."""
        self._frogs.prepare(Mood.SAD.value, Mood.SHOCKED.value)
        self._king.expect(self._king_place.w)
        coins = range(max(self._piles.shown) + 1)
        self._stage.renderer.prefetch(*(self._piles.picture(many, self.larger) for many in coins))

    def come(self) -> Script:
        """The tray comes near, and coins lift all frogs at once, until each has what it has."""
        yield from self._frogs.darken()
        self._piles.take_away()
        picture, at = self._piles.tray(self.larger)
        self._tray = self._frogs.put(picture, at.scaled(1 / self.larger), GROUND_Z)
        king = self._king.move_to(self._king_place)
        yield from together(king, glide(self._tray, self._enlarged(at), COMING, out_back))
        self._king.watch(self._middle)
        yield from together(*(self._pile_up(Seat(seat)) for seat in range(len(self._points))))

    def light(self, seats: Collection[Seat]) -> None:
        """A beam falls on these *seats*, which face each other; all others are in the dark."""
        for seat, number in self._numbers.items():
            for token in (self._columns[seat], self._frogs.frogs[seat]):
                token.lit = seat in seats
            if seat not in seats:
                number.pose = number.pose.with_alpha(LOST)
        self._shine(seats)
        middle = sum(self._frogs.frogs[seat].pose.x for seat in seats) / len(seats)
        for seat in seats:
            self._face(seat, middle)

    def crown(self, winners: Collection[Seat]) -> None:
        """The *winners* cheer on their coins, larger than all others, who are sad."""
        losers = [Seat(seat) for seat in range(len(self._points)) if seat not in winners]
        self._shine(winners)
        for seat, frog in enumerate(self._frogs.frogs):
            size = WINNER if seat in winners else LOSER
            frog.claim("place", "angle", "size")
            frog.pose = Pose(frog.pose.x, frog.pose.y, sx=size, sy=size)
            frog.z += seat in winners
        self._frogs.cheer(winners)
        self._frogs.lament(losers, Mood.SAD)
        for seat, number in self._numbers.items():
            if seat in winners:
                number.pose = number.pose.scaled(WON)
                self._stage.run(punch(number, POINTS_GROWTH))
            else:
                number.pose = number.pose.with_alpha(LOST)

    def burst(self, seat: Seat) -> Script:
        """What belongs to the game bursts behind a frog and its coins."""
        impact = Impact(self._stage, BURST * self.wide, self._columns[seat].z - 0.5)
        impact.pose = Pose(*self.head(seat), alpha=0.0)
        self._frogs.add(impact)
        yield from impact.burst()

    def hand_over(self) -> None:
        """Let winners leap from there."""
        self._king.leave_light()
        self._shine(())
        self._frogs.hand_over()

    def put(self, picture: Picture, pose: Pose, z: float) -> Token:
        """Something more that is in the light, until all of it goes."""
        return self._frogs.put(picture, pose, z)

    @property
    def coin_wide(self) -> float:
        """How wide a coin is."""
        return self.larger * self._piles.wide

    @property
    def middle(self) -> float:
        """The x of the middle of all columns."""
        return self._middle

    def head(self, seat: Seat) -> Point:
        """The middle of the frog of a *seat*."""
        frog = self._frogs.frogs[seat].pose
        return frog.x, frog.y - frog.sy * self.wide / 2

    def foot(self, seat: Seat) -> Pose:
        """Where the column of a *seat* stands on the tray."""
        return self._enlarged(self._piles.foot_of(seat))

    def _face(self, seat: Seat, middle: float) -> None:
        """The frog of a *seat* turns and leans to the *middle* of all who may win."""
        frog, turns = self._frogs.frogs[seat], self._frogs.frogs[seat].pose.x > middle
        self._frogs.draw(seat, FACING, mirrored=turns)
        at = frog.pose.turned(-LEANING if turns else LEANING).scaled(NEARER)
        self._stage.run(spring(frog, at, LEANS, 0.6))

    def _shine(self, seats: Collection[Seat]) -> None:
        """Light falls on these *seats* and on no others."""
        for beam in self._beams.values():
            beam.visible = False
        self._beams = {seat: self._beam(seat) for seat in seats}

    def _beam(self, seat: Seat) -> Token:
        """Light from above on a column and its frog."""
        foot, wide = self.foot(seat), BEAM_WIDE * self.wide
        picture = Art(BEAM, wide / BEAM_COARSE)
        beam = self._frogs.put(picture, foot, GROUND_Z - 1)
        beam.anchor = PILE_FEET
        high = foot.y / (wide * height_ratio(BEAM))
        beam.pose = Pose(foot.x, foot.y, sx=BEAM_COARSE, sy=BEAM_COARSE * high)
        return beam

    def _pile_up(self, seat: Seat) -> Script:
        """One coin after another lifts the frog of a *seat*; then its points are told."""
        column = self._frogs.put(self._piles.picture(0, self.larger), self.foot(seat), GROUND_Z)
        column.anchor = PILE_FEET
        self._columns[seat] = column
        self._frogs.sit_down(seat)
        shown, most = self._piles.shown[seat], max(self._piles.shown)
        for coins in range(1, shown + 1):
            column.picture = self._piles.picture(coins, self.larger)
            self._frogs.frogs[seat].pose = self._feet(seat, coins)
            if shown == most and coins % HEARD == 0:
                self._climaxes.play(Sound.TICK, coins * TONES // most)
            yield from wait(self._seconds(coins, most))
        self._stage.run(punch(column, SETTLED))
        self._tell_points(seat)
        if shown < most:
            above = range(shown + 1, min(most, shown + LEFT_BEHIND) + 1)
            yield from wait(sum(self._seconds(coins, most) for coins in above))
            self._frogs.draw(seat, Mood.SHOCKED.value)

    def _seconds(self, coins: int, most: int) -> float:
        """How long a coin of that number is the uppermost one."""
        return COIN_SECONDS * (SLOWER if coins > most - LAST else 1.0)

    def _tell_points(self, seat: Seat) -> None:
        renderer, wide = self._stage.renderer, NUMBER_SHARE * self.coin_wide
        picture = fitting(renderer, self._points[seat], NUMBER / renderer.text_scale, wide)
        at = self._enlarged(self._piles.below(seat))
        self._numbers[seat] = self._frogs.put(picture, at)
        self._stage.run(punch(self._numbers[seat], POINTS_GROWTH))

    def _feet(self, seat: Seat, coins: int) -> Pose:
        """Where a frog sits on so many *coins*."""
        foot = self.foot(seat)
        high = self._piles.picture(coins, self.larger).height if coins else 0.0
        return Pose(foot.x, foot.y - high + (SUNK if coins else 0.0))

    def _enlarged(self, at: Pose) -> Pose:
        """Where that lies which lay there beside the count."""
        x, bottom = self._piles.foot
        aside, up = self.larger * (at.x - x), self.larger * (bottom - at.y)
        return Pose(self._middle + aside, self._floor - up)
