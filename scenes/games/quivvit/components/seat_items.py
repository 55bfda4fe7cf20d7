"""What a seat has before its frog: points, cards taken, Double Rotate card, Colour Block."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core import Seat
from rules.quivvit import View, total_value
from scenes.core.script import Script, together
from scenes.games.quivvit.cards import back
from scenes.games.quivvit.components.links.link_tags import ground, signed
from scenes.games.quivvit.material import MATERIAL
from scenes.table.seats.hand_panel import HandPanel
from scenes.table.seats.seat_places import SeatPlaces
from scenes.ui.boards import PAD_X, on_board
from sprites.motion.gestures import punch
from sprites.motion.timestep import steps_in
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z, PILE_Z = 307.0, 297.0  # over the tag; behind the frog
COLUMNS = 0.6, 0.4  # shares of what was taken, and of the first-player marker
PILE = 0.84  # of the row's height
COUNT = 44.0  # how high the number of cards on a pile is, at 100 %
TILTS = (-9.0, 5.0, -2.0)
SPENT = 0.35
FOOT = 14.0  # how far over the tag the first-player marker stands: its foot is seen
MARKER_IN = 26.0  # how far its middle is from the end of the row, with large text
ROOM = 8.0  # at both sides of what lies there
POINTS, POINTS_HIGH = 96.0, 1.3  # their size; how high, of the tag: digits take half of a line
WORD = 0.6  # of the tag's width, at most, for the word beside the points
SLIP_WIDE, SLIP_HIGH = 0.5, 0.74  # of the tag's, at most, for the slip with the last gain
WORD_DOWN = 0.08  # how far it is under the middle, of the tag's height
PILE_SWELLS = 0.18  # how far the pile grows as cards come
ROLLING = 0.3  # seconds in which the points go from what they were to what they are
LARGE_TEXT = 1.5  # from which on there is no room for the pile beside its number


class SeatItems:
    """The points on a seat's tag, and what lies before its frog."""

    def __init__(self, stage: Stage, panel: HandPanel, seat: Seat, view: View, card: float) -> None:
        self.seat, self._stage, self._card = seat, stage, card
        self.taken = list(view.board.taken[seat])
        self.aside = list(view.board.aside[seat])
        self.bonus = view.board.bonus[seat]
        self._gain: int | None = None
        options = view.options
        upper, lower = _rows(panel.places, options.double_rotation or options.color_block)
        self._room, self._shown = upper, 0
        self._counting: object | None = None  # the count that is under way
        self._pile_box, self._marker_box = upper.split_columns(*COLUMNS)
        if panel.places.frog.mirrored and not self._large_text:  # the pile is next to the frog
            self._marker_box, self._pile_box = upper.split_columns(*COLUMNS[::-1])
        self._tag, self._score_box = panel.tag, panel.tag.score_box
        self.score, self._word = (self._put(Text(" "), self._score_box.centre) for _ in "12")
        self._pile = [self._put(back(self._side), self._pile_at(i).centre) for i in range(3)]
        for token, tilt in zip(self._pile, TILTS, strict=True):
            token.pose, token.z = Pose(token.pose.x, token.pose.y, tilt), PILE_Z
        self._count = self._put(Text(" "), self._count_box.centre)
        self._count.z = Z + 1
        double, block = lower.split_columns(1, 1)
        side = min(double.w, double.h) * 0.94
        self.double = self._put(Art("double-rotate", side), double.centre)
        self.block = self._put(Art("color-block", side), block.centre)
        self.double.visible, self.block.visible = options.double_rotation, options.color_block
        self._spend(self.double, seat not in view.board.doubles)
        self._spend(self.block, seat not in view.board.holders)
        self.write()

    @property
    def tag(self) -> Sequence[Token]:
        """The tag of the seat, and the points on it."""
        return *self._tag.tokens, self.score, self._word

    @property
    def pile(self) -> Sequence[Token]:
        """The cards that it has taken, and how many."""
        return *self._pile, self._count

    @property
    def points(self) -> int:
        """What counts so far."""
        return total_value(self.taken) + (0 if self.bonus is None else total_value([self.bonus]))

    @property
    def goal(self) -> Pose:
        """Where taken cards fly to, as small as they will lie."""
        x, y = self._pile_at(1).centre
        scale = self._side / self._card
        return Pose(x, y, TILTS[1], scale, scale)

    @property
    def scored_at(self) -> Point:
        """Where the points stand."""
        return self._score_box.centre

    def marker(self, high: float) -> Pose:
        """Where the first-player marker stands, so *high*, off a large count of cards."""
        box = self._marker_box
        x = box.right - MARKER_IN if self._large_text else box.centre[0]
        return Pose(x, box.bottom - high / 2 - FOOT)

    def write(self) -> None:
        """Show the points and cards."""
        self.show_points(self.points)
        count = len(self.taken)
        for number, token in enumerate(self._pile):
            token.visible = count > number and not self._large_text
        self._count.picture = self._counted(count)
        self._count.visible = bool(self.aside or count)
        self._count.pose = self._below_pile(self._stage.renderer.size(self._count.picture)[0])

    def show_points(self, points: int) -> None:
        """Write that many *points* on the tag; a count that is under way stops."""
        self._counting = None
        self._write(points)

    def tell_gain(self, gain: int | None) -> None:
        """Tell beside the points what the last turn has brought, or no more of that."""
        self._gain = gain
        self._write(self._shown)

    def _write(self, points: int) -> None:
        """Write the *points*, and beside them their word or the last gain where there is room."""
        self._shown, box = points, self._score_box
        self._word.visible = not self._large_text or self._gain is not None
        wide = self._write_beside(points) + ROOM if self._word.visible else 0.0
        room, y = box.w - wide, box.centre[1]
        number = Text(str(points), POINTS, theme.INK, room, POINTS_HIGH * box.h)
        digits = self._stage.renderer.size(number)[0]
        middle = room - digits / 2 if wide else room / 2
        self.score.picture, self.score.pose = number, Pose(box.x + middle, y)

    def _write_beside(self, points: int) -> float:
        """Write at the end of the tag the last gain, else the word of *points*; how wide it is."""
        box, down = self._score_box, 0.0
        picture: Picture
        if self._gain is None:
            picture, down = Text(points_word(points), theme.FLOOR), WORD_DOWN * box.h
            if self._stage.renderer.size(picture)[0] > WORD * box.w:
                picture = replace(picture, width=WORD * box.w)
        else:
            picture = self._gain_slip(self._gain)
        wide = self._stage.renderer.size(picture)[0]
        self._word.picture = picture
        self._word.pose = Pose(box.right - wide / 2, box.centre[1] + down)
        return wide

    def _gain_slip(self, gain: int) -> Picture:
        """A slip that tells the *gain* of a turn."""
        box = self._score_box
        high, most = SLIP_HIGH * box.h, SLIP_WIDE * box.w
        words = signed(gain) if gain else say("quivvit.gain", points=0)
        text = Text(words, theme.BODY, theme.INK, most - 2 * ROOM, high)
        wide = self._stage.renderer.size(text)[0] + 2 * ROOM
        sheet = Paper(wide, high, ground(gain), high / 2, theme.PAPER_BRIGHT)
        middle = wide / 2, high / 2
        return Collage(wide, high, (Part(sheet, *middle), Part(text, *middle)))

    def spend(self, token: Token) -> None:
        """A card of its own is used up."""
        self._spend(token, True)

    @property
    def standing(self) -> tuple[int, int]:
        """What decides who is in front: the points, then the cards."""
        return self.points, len(self.taken)

    def swell(self, much: float = 0.3, seconds: float = ROLLING) -> Script:
        """The points change one by one, within so many *seconds*, and everybody looks."""
        start = self._shown
        self.write()
        swelling = punch(self.score, much, max(0.3, 0.7 * much))
        yield from together(swelling, self.count_up(start, seconds))

    def swell_pile(self) -> None:
        """The pile swells, as cards come to lie on it."""
        for token in self._pile:
            self._stage.run(punch(token, PILE_SWELLS))

    def count_up(self, start: int, seconds: float) -> Script:
        """The points go from *start* to what they are now."""
        steps, count = steps_in(seconds), object()
        self._counting = count
        for step in range(steps):
            self._write(start + (self.points - start) * step // steps)
            yield
            if self._counting is not count:
                return
        self.show_points(self.points)

    @property
    def is_counting(self) -> bool:
        """Whether the points still go to what they are."""
        return self._counting is not None

    def _counted(self, count: int) -> Picture:
        words = say("quivvit.cards", count=count)
        if self.aside:
            points = total_value(self.aside)
            key = "quivvit.aside" if points >= 0 else "quivvit.aside_loss"
            words = say(key, count=count, points=abs(points))
        box, renderer = self._count_box, self._stage.renderer
        text, room = Text(words, theme.FLOOR), box.w - 2 * PAD_X
        if renderer.size(text)[0] > room:
            text = Text(words, theme.FLOOR, theme.INK, room, box.h)
        return on_board(renderer, text, material=MATERIAL)[0]

    def _below_pile(self, wide: float) -> Pose:
        """Where something so *wide* lies below the middle of the pile, or nearly."""
        box, (x, _) = self._count_box, self._pile_box.centre
        return Pose(max(box.x + wide / 2, min(x, box.right - wide / 2)), box.centre[1])

    @property
    def _side(self) -> float:
        return min(PILE * self._pile_box.h, 0.9 * self._pile_box.w)

    @property
    def _large_text(self) -> bool:
        return self._stage.renderer.text_scale > LARGE_TEXT

    def _pile_at(self, number: int) -> Box:
        """The card of that number, counted from below: its lower edge is behind the count."""
        x, _ = self._pile_box.centre
        y = self._pile_box.bottom - (1 - PILE) / 2 * self._pile_box.h - self._side / 2
        return Box.around(x, y - 3 * number, self._side, self._side)

    @property
    def _count_box(self) -> Box:
        """Over the lower edge of the pile, or in its stead."""
        box = self._room
        if self._large_text:
            return box
        high = min(COUNT * self._stage.renderer.text_scale, 0.6 * box.h)
        return Box(box.x, box.bottom - high, box.w, high)

    def _spend(self, token: Token, spent: bool) -> None:
        token.pose = Pose(token.pose.x, token.pose.y, alpha=SPENT if spent else 1.0)

    def _put(self, picture: Picture, at: tuple[float, float]) -> Token:
        token = Token(picture, Pose(*at), Z, f"purse-{self.seat}")
        self._stage.add(token)
        return token


def points_word(points: int) -> str:
    """What stands beside or below the number of *points*."""
    return say("quivvit.tag_point" if abs(points) == 1 else "quivvit.tag_points")


def _rows(places: SeatPlaces, cards: bool) -> tuple[Box, Box]:
    """Beside the frog: the row of what was taken, and that of its own *cards*, if there are any."""
    room = places.cards.inset(ROOM, 0)
    upper, lower = room.split_rows(0.56, 0.44)
    return (upper, lower) if cards else (room, lower)


def leaders(seat_items: Sequence[SeatItems]) -> list[SeatItems]:
    """Whoever has most points, and of these whoever has most cards."""
    best = max(items.standing for items in seat_items)
    return [items for items in seat_items if items.standing == best]
