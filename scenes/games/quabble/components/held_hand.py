"""The cards that a frog holds in its paws."""

from __future__ import annotations

from collections.abc import Sequence

from rules.quabble import Card, HouseSet
from scenes.games.quabble.cards import back, tiny
from scenes.games.quabble.layout import CARD_TALL
from sprites.pictures.geometry import Box, Slot, row
from sprites.pictures.pictures import Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 303.0
MOST, OVERLAP = 5, 3.0  # cards; how much of each lies under the next
HIDDEN = 0.52  # of the width of a card: as much lies under the next one if it is seen from behind
TILT, BEND = 5.0, 2.2  # degrees from one to the next; how they are curved


class HeldHand:
    """A fan of cards in *box*: backs, if nobody may know them."""

    def __init__(self, stage: Stage, box: Box, house_set: HouseSet) -> None:
        self._stage, self._box, self._house_set = stage, box, house_set
        self.tokens: list[Token] = []
        self._hidden = True
        self.is_put_down = False

    def put_down(self, down: bool) -> None:
        """Hold nothing as long as the cards lie elsewhere."""
        self.is_put_down = down
        for token in self.tokens:
            token.visible = not down

    def show(self, hand: Sequence[Card | None]) -> None:
        """Fan out as many cards as there are in the hand."""
        self._hidden = all(card is None for card in hand)
        self._stage.remove(*self.tokens)
        self.tokens = [
            Token(self._small(card), Pose(slot.x, slot.y, slot.angle), Z + i / 10, "held")
            for i, (card, slot) in enumerate(zip(hand, self.slots(len(hand)), strict=True))
        ]
        self._stage.add(*self.tokens)
        self.put_down(self.is_put_down)

    def slots(self, count: int) -> list[Slot]:
        """Where so many cards are held."""
        middle, over = (count - 1) / 2, HIDDEN * self.width if self._hidden else OVERLAP
        return [
            Slot(slot.x, slot.y + BEND * (i - middle) ** 2, TILT * (i - middle))
            for i, slot in enumerate(row(count, self.width, -over, self._box.centre))
        ]

    @property
    def width(self) -> float:
        """How wide a card of it is."""
        return min(self._box.h / CARD_TALL, self._box.w / MOST)

    def _small(self, card: Card | None) -> Picture:
        return back(self.width) if card is None else tiny(self._house_set, card, self.width)
