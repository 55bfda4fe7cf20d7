"""What a seat has in its panel: points, cards taken, its Double Rotate card, its Color Block."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.quivvit import View, total_value
from scenes.core.script import Script
from scenes.games.quivvit.cards import back
from scenes.table.hand_panel import HandPanel
from sprites.motion.gestures import punch
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 304.0
PILE = 0.68  # of the row's height
TILTS = (-9.0, 5.0, -2.0)
SPENT = 0.22
ASIDE = 0.55
CROWN = 40.0


class SeatItems:
    """The middle row of a panel, and the crown of whoever leads."""

    def __init__(self, stage: Stage, panel: HandPanel, seat: Seat, view: View, card: float) -> None:
        self.seat, self._stage, self._card = seat, stage, card
        self.taken = list(view.board.taken[seat])
        self.aside = list(view.board.aside[seat])
        self.bonus = view.board.bonus[seat]
        options = view.options
        row = panel.room
        cells = row.split_columns(1.15, 1.6, 0.72, 0.72)
        self._score_box, self._pile_box = cells[0], cells[1]
        self._score = self._put(Text(" "), cells[0].centre)
        self._pile = [self._put(back(self._side), self._pile_at(i).centre) for i in range(3)]
        for token, tilt in zip(self._pile, TILTS, strict=True):
            token.pose = Pose(token.pose.x, token.pose.y, tilt)
        self._count = self._put(Text(" "), self._count_box.centre)
        side = min(cells[2].w, row.h) * 0.84
        self.double = self._put(Art("double-rotate", side), cells[2].centre)
        self.block = self._put(Art("color-block", side), cells[3].centre)
        self.double.visible, self.block.visible = options.double_rotation, options.color_block
        self._spend(self.double, seat not in view.board.doubles)
        self._spend(self.block, seat not in view.board.holders)
        head = panel.places.tag
        crown = Pose(head.x + head.h / 2, head.y + 2)
        self._crown = Token(Art("crown", CROWN), crown, Z, f"crown-{seat}")
        stage.add(self._crown)
        self._crown.visible = False
        self.write()

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

    def write(self) -> None:
        """Show the points and cards."""
        box = self._score_box
        self._score.picture = Text(str(self.points), theme.SCORE, theme.INK, box.w, box.h)
        count = len(self.taken)
        for number, token in enumerate(self._pile):
            token.visible = count > number
        self._count.picture = self._counted(count)

    def lead(self, leads: bool) -> None:
        """Show or hide the crown."""
        self._crown.visible = leads

    def spend(self, token: Token) -> None:
        """A card of its own is used up."""
        self._spend(token, True)

    def swell(self) -> Script:
        """The points change, and everybody looks."""
        self.write()
        yield from punch(self._score, 0.3, 0.3)

    def _counted(self, count: int) -> Picture:
        words = say("quivvit.cards", count=count)
        if self.aside:
            points = total_value(self.aside)
            key = "quivvit.aside" if points >= 0 else "quivvit.aside_loss"
            words = say(key, count=count, points=abs(points))
        box = self._count_box
        return Text(words, theme.FLOOR, theme.INK_SOFT, box.w, box.h)

    @property
    def _side(self) -> float:
        return min(PILE * self._pile_box.h, 0.34 * self._pile_box.w)

    def _pile_at(self, number: int) -> Box:
        box = self._pile_box
        return Box(box.x + 4, box.y - 3 * number, self._side + 8, box.h)

    @property
    def _count_box(self) -> Box:
        box, left = self._pile_box, self._pile_box.x + self._side + 20
        return Box(left, box.y, box.right - left, box.h)

    def _spend(self, token: Token, spent: bool) -> None:
        token.pose = Pose(token.pose.x, token.pose.y, alpha=SPENT if spent else 1.0)

    def _put(self, picture: Picture, at: tuple[float, float]) -> Token:
        token = Token(picture, Pose(*at), Z, f"purse-{self.seat}")
        self._stage.add(token)
        return token


def crown(seat_items: Sequence[SeatItems]) -> None:
    """The crown goes to whoever leads, if anybody does."""
    best = leaders(seat_items)
    for items in seat_items:
        items.lead(best == [items])


def leaders(seat_items: Sequence[SeatItems]) -> list[SeatItems]:
    """Whoever has most points."""
    best = max(items.points for items in seat_items)
    return [items for items in seat_items if items.points == best]
