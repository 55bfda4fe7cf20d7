"""What each of the two cards beside a seat would bring it, in a pill over that card."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from rules.core import Seat
from rules.quabble import Side, neighbours
from scenes.games.quabble.components.claims.promise import Promise
from scenes.games.quabble.components.claims.promises import promise_pill
from scenes.games.quabble.layout import QuabbleLayout
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 762.0  # above the frame of a lesson, so that this never hides a number
HALF, LARGE = 0.5, 0.58  # of a card's width: each of two pills over it; that of who claims alone
LOW = 0.74  # how high the other one is beside a large one, of the row of pills
APART = 6.0  # between two pills
OUT = 52.0  # beyond a card, where there is room: a pill that tells of more than a number
SIDES = (Side.LEFT, Side.RIGHT)


@dataclass(slots=True)
class ClaimPill:
    """What the card on that *side* of a seat would bring it, over the card in a *gap*."""

    side: Side
    gap: int
    token: Token
    box: Box


class ClaimBand:
    """The pills of one *seat*: over each card that it may claim, on the half that is its side.

    The card between the ends of the line has one at both of its places, the nearer one first.
    """

    def __init__(self, stage: Stage, layout: QuabbleLayout, seat: Seat) -> None:
        self._stage, self._layout, self._seat = stage, layout, seat
        self._promises: Sequence[Promise] = ()
        self._share = HALF
        self.pills = [*self._make_pills()]
        self.show((), HALF)

    def show(self, gaps: Collection[int], share: float) -> None:
        """Have pills over the cards in these *gaps*, with such a *share* of a card's width."""
        self._share = share
        for pill in self.pills:
            pill.token.visible = pill.gap in gaps
        self._draw()

    def nearest(self, side: Side) -> int:
        """The gap with the card on that side, the nearer one if there are two."""
        return next(pill.gap for pill in self.pills if pill.side is side)

    def over(self, side: Side) -> list[Token]:
        """What lies over that card."""
        return [pill.token for pill in self.pills if pill.side is side and pill.token.visible]

    def side_at(self, x: float, y: float) -> tuple[Side, Box] | None:
        """The side of the card whose number is shown there, and the place of that number."""
        shown = (pill for pill in self.pills if pill.token.visible)
        return next(((one.side, one.box) for one in shown if one.box.contains(x, y)), None)

    def write(self, promises: Sequence[Promise]) -> None:
        """Write what the left and the right card would bring."""
        self._promises = promises
        self._draw()

    def _draw(self) -> None:
        for pill in self.pills if self._promises else ():
            promise = self._promises[SIDES.index(pill.side)]
            pill.box = self._part(self._layout.bands[pill.gap], pill.side, promise)
            large = self._share > HALF
            size = pill.box.w, pill.box.h
            pill.token.picture = promise_pill(
                self._stage.renderer, promise, self._seat, size, large=large
            )
            pill.token.pose = Pose(*pill.box.centre)

    def _part(self, box: Box, side: Side, promise: Promise) -> Box:
        """The part of a row over a card that is nearer to the seat, which has it on that *side*.

        A pill that tells of more than a number is as wide as there is room for.
        """
        tells_more = bool(promise.losses or promise.slain or promise.spread or promise.theft)
        out = self._outwards if self._share != HALF and tells_more else 0.0
        wide = self._share * (box.w - APART) + out
        x = box.right + out - wide if side is Side.LEFT else box.x - out
        high = box.h * (LOW if self._share < HALF else 1)
        return Box(x, box.bottom - high, wide, high)

    @property
    def _outwards(self) -> float:
        """How far a pill reaches beyond its card, at most half of the way to the next one."""
        first, second, *_ = self._layout.bands
        return min(OUT, max(0.0, (second.x - first.right - APART) / 2))

    def _make_pills(self) -> Iterator[ClaimPill]:
        layout, middle = self._layout, self._layout.seats[self._seat].box.centre[0]
        givers = self._seat, neighbours(self._seat, len(layout.seats))[1]
        for side, giver in zip(SIDES, givers, strict=True):
            gaps = layout.places(giver)
            for gap in sorted(gaps, key=lambda gap: abs(layout.gaps[gap].centre[0] - middle)):
                token = Token(Collage(1, 1, ()), Pose(0, 0), Z, "band")
                self._stage.add(token)
                yield ClaimPill(side, gap, token, layout.bands[gap])
