"""In which order frogs offer: a small card with a number beside each name."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.quabble import seat_order
from scenes.core.script import Script, after, together
from scenes.games.quabble.components.score_pennant import legend
from sprites.motion.gestures import punch
from sprites.motion.motions import arc
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 319.0  # over names and paws
WIDE, HIGH, EDGE, ROUND = 38.0, 48.0, 4.0, 7.0  # of an order card
OUT = 20.0  # how far its middle is beside a name tag
NOW, LATER = 1.2, 0.9  # how large it is of who offers now, and of who has offered
OFFERED = 0.7  # opacity of that
APART, GROWS, GROWN = 0.06, 0.7, 0.3  # seconds from card to card; how far each grows; seconds
TURN, GREET, LEAP = 0.6, 0.4, 64.0  # seconds; how high the cards leap over each other


class OfferOrder:
    """Cards from the first to the last who offers, at the left ends of these *tags*.

    In *beside*, in the same row, a sign says what their numbers are.
    They move on by one frog each round. Once the direction turns they lie as in the next round.
    """

    def __init__(
        self, stage: Stage, tags: Sequence[Box], beside: Box, first: Seat, *, clockwise: bool
    ) -> None:
        self._places = [Pose(tag.x - OUT, tag.centre[1]) for tag in tags]
        self.cards = [Token(_card(i), Pose(0, 0), Z + i / 10, "order") for i in range(len(tags))]
        self._offered = 0  # how many frogs have offered in this round
        words = legend(stage.renderer, say("quabble.order"), beside.w, beside.h)
        self._legend = Token(words, Pose(*beside.centre), Z, "legend")
        stage.add(self._legend, *self.cards)
        self.show(first, clockwise=clockwise)

    def show(self, first: Seat, *, clockwise: bool) -> None:
        """Show that all offer in that order, and none has yet."""
        for card, pose in zip(self.cards, self._order(first, clockwise), strict=True):
            card.claim()
            card.pose = pose

    def greet(self, first: Seat, *, clockwise: bool) -> Script:
        """The cards move on for a new round; all look at the first one."""
        yield from self.turn(first, clockwise=clockwise, seconds=GREET)
        yield from punch(self.cards[0], 0.4)

    def turn(self, first: Seat, *, clockwise: bool, seconds: float = TURN) -> Script:
        """The cards leap into another order."""
        poses = self._order(first, clockwise)
        moves = zip(self.cards, poses, strict=True)
        yield from together(*(arc(card, pose, seconds, LEAP) for card, pose in moves))

    def reverse(self, first: Seat, *, clockwise: bool) -> Script:
        """The cards leap into the opposite order, and grow one after another in it."""
        yield from self.turn(first, clockwise=clockwise)
        growing = (after(i * APART, punch(card, GROWS, GROWN)) for i, card in enumerate(self.cards))
        yield from together(*growing)

    def offer(self) -> None:
        """Show that whoever had to offer has done so, and who is next."""
        done = self.cards[self._offered]
        done.pose = Pose(done.pose.x, done.pose.y, sx=LATER, sy=LATER, alpha=OFFERED)
        self._offered += 1
        for card in self.cards[self._offered :][:1]:
            card.pose = Pose(card.pose.x, card.pose.y, sx=NOW, sy=NOW)

    def hide(self) -> None:
        """Nobody offers any more."""
        for token in (self._legend, *self.cards):
            token.visible = False

    def _order(self, first: Seat, clockwise: bool) -> list[Pose]:
        """Where the cards belong, the first one large."""
        self._offered = 0
        large, *others = (
            self._places[seat] for seat in seat_order(first, len(self.cards), clockwise)
        )
        return [Pose(large.x, large.y, sx=NOW, sy=NOW), *others]


def _card(place: int) -> Picture:
    """A small card with the number of a *place*: whoever is first is no winner."""
    sheet = Paper(WIDE, HIGH, theme.PAPER_BRIGHT, ROUND, theme.QUABBLE_VIOLET, edge_width=EDGE)
    number = Text(str(place + 1), theme.BODY, theme.INK, WIDE, HIGH)
    return Collage(WIDE, HIGH, (Part(sheet, WIDE / 2, HIGH / 2), Part(number, WIDE / 2, HIGH / 2)))
