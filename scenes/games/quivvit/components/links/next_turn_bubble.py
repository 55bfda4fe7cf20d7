"""What a card in the hand would leave: the next frog thinks of its best turn with what stays."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.core import Seat
from rules.quivvit import PLACES, Grid, links, lying
from scenes.games.quivvit.components.links.link_tags import GOOD_POINTS, gain, signed
from scenes.games.quivvit.components.seat_items import SeatItems
from scenes.table.seats.hand_panel import HandPanel
from scenes.table.seats.seat_frog import Reaction
from sprites.motion.motions import fade
from sprites.pictures import theme
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 308.0  # over the pile of the seat
WIDE, HIGH, RIM, DOT_RIM = 132.0, 92.0, 5.0, 3.0  # of the bubble, and of edges
DOTS = ((0.5, 24.0), (0.66, 16.0))  # where, on the way to the mouth, and how wide
RISE, COMING = 14.0, 0.2  # how far it is over the middle; seconds until it is dense


class NextTurnBubble:
    """A bubble with points over the pile of a seat, and the frog that smirks at many."""

    def __init__(
        self, stage: Stage, items: Sequence[SeatItems], panels: Sequence[HandPanel]
    ) -> None:
        self._stage, self._items, self._panels = stage, items, panels
        self._tokens: list[Token] = []

    def show(self, seat: Seat, points: int) -> None:
        """Let a *seat* think of so many *points*: where they are is to be found."""
        self.hide()
        rim, frog = theme.SEATS[seat].dark, self._panels[seat].frog
        (x, low), (to_x, to_y) = self._items[seat].pile_at, frog.mouth
        y = low - RISE
        self._put(_bubble(points, rim), (x, y))
        for way, wide in DOTS:
            at = x + way * (to_x - x), y + way * (to_y - y)
            self._put(Paper(wide, wide, theme.PAPER_BRIGHT, wide / 2, rim, DOT_RIM), at)
        if points >= GOOD_POINTS:
            frog.react(Reaction.SMIRK)

    def hide(self) -> None:
        """Let nobody think of any."""
        self._stage.remove(*self._tokens)
        self._tokens.clear()

    def _put(self, picture: Picture, at: Point) -> None:
        token = Token(picture, Pose(*at, alpha=0.0), Z, "next-turn-bubble")
        self._tokens.append(token)
        self._stage.add(token)
        self._stage.run(fade(token, 1.0, COMING))


def best_gain_without(grid: Grid, taken: Collection[int]) -> int:
    """The most points of a quarter turn once cards are *taken* off the *grid*."""
    left = [None if place in taken else card for place, card in enumerate(grid)]
    return max(_gain(left, place, quarters) for place in PLACES for quarters in (-1, 1))


def _gain(grid: Grid, place: int, quarters: int) -> int:
    """What the card of a place brings if it is turned by some *quarters*, in any colour."""
    card = grid[place]
    if card is None:
        return 0
    turned = [*grid]
    turned[place] = lying(card.card, (card.facing + quarters) % 4)
    return gain(turned, links(turned, place))


def _bubble(points: int, rim: str) -> Picture:
    middle = WIDE / 2, HIGH / 2
    sheet = Paper(WIDE, HIGH, theme.PAPER_BRIGHT, HIGH / 2, rim, RIM)
    words = Text(signed(points), theme.SCORE, theme.INK, WIDE - HIGH / 3, HIGH)
    return Collage(WIDE, HIGH, (Part(sheet, *middle), Part(words, *middle)))
