"""The hand of the only person, open while cards are offered, and the King's feast beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core import Seat
from rules.quabble import Card, HouseSet, neighbours
from scenes.games.quabble.cards import plain
from scenes.games.quabble.components.claims.forecast import hand_promise
from scenes.games.quabble.components.claims.promise import Promise
from scenes.games.quabble.components.claims.promises import promise_pill
from scenes.games.quabble.components.held_hand import HeldHand
from scenes.games.quabble.components.open_cards import OpenCards
from scenes.games.quabble.components.sheets import tray
from scenes.games.quabble.layout import CARD_TALL, LIP, QuabbleLayout
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Part, Picture
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 600.0
PILL_OUT, PILL_APART = 4.0, 2.0  # what a card would bring: beyond its edge; over the next one
PRICE, PILL_LOW = 42.0, 5.0  # how high the place of that is; below the lowest one
DRAWN, DRAWN_HIGH = 0.82, 0.94  # the drawing over that: of a card's width, and of the free height
LOW, LARGE = 0.6, 0.96  # the middle of a drawing, of a card's height; its width, of the card's
FEAST_EDGE = 16.0  # between it and where one reads, at least


def hand_sheet(box: Box, z: float) -> Token:
    """What a hand is laid on."""
    return Token(tray(box.w, box.h, lit=True, lip=LIP), Pose(*box.centre), z, "hand")


def hand_cards(
    layout: QuabbleLayout, house_set: HouseSet, cards: Sequence[Card], z: float
) -> list[Token]:
    """The cards of a hand, where they are laid out."""
    slots, wide = layout.hand(len(cards)), layout.hand_card
    return [
        Token(plain(house_set, card, wide, LOW, LARGE * wide), Pose(slot.x, slot.y), z + i, "hand")
        for i, (card, slot) in enumerate(zip(cards, slots, strict=True))
    ]


def offered_price(
    renderer: Renderer, open_cards: OpenCards, seat: Seat, card: Card, width: float
) -> Picture:
    """A card of the hand of *seat* over what it would bring the seat and its left neighbour."""
    left = neighbours(seat, len(open_cards.offers))[0]
    told = {one: hand_promise(open_cards, seat, one, card) for one in (seat, left)}
    return priced(renderer, open_cards.house_set, told, card, width)


def priced(
    renderer: Renderer, house_set: HouseSet, promises: Mapping[Seat, Promise], card: Card,
    width: float, *, headed: bool = True,
) -> Picture:  # fmt: skip
    """A card over what it *promises* each seat, beside its head if it is *headed*."""
    high, price = width * CARD_TALL, PRICE * len(promises)
    free = high - price - PILL_LOW
    side = min(DRAWN * width, DRAWN_HIGH * free)
    whole = plain(house_set, card, width, (free + PILL_LOW) / 2 / high, side)
    wide = width + 2 * PILL_OUT
    pieces = [Part(whole, wide / 2, high / 2)]
    for i, (seat, promise) in enumerate(promises.items()):
        size = wide, PRICE - PILL_APART
        pill = promise_pill(renderer, promise, seat, size, headed=headed)
        pieces.append(Part(pill, wide / 2, free + (i + 0.5) * PRICE))
    return Collage(wide, high, tuple(pieces))


def _feast(box: Box) -> Token:
    """What the King eats: it stands where one reads, while there is nothing to be read."""
    room = box.inset(FEAST_EDGE, FEAST_EDGE)
    picture = Art("feast", min(room.w, room.h / height_ratio("feast")))
    return Token(picture, Pose(*room.centre), Z - 1, "feast")


class LaidHand:
    """A hand to look at, below the cards on offer. Once these can be claimed it is put away.

    Its frog has it in its paws only then.
    """

    def __init__(
        self, stage: Stage, layout: QuabbleLayout, open_cards: OpenCards, held: Sequence[HeldHand]
    ) -> None:
        self._stage, self._layout, self._open_cards = stage, layout, open_cards
        self._held = held
        self._tokens: list[Token] = []
        self.seat, self._cards = Seat(0), list[Card]()
        self.is_put_away = False

    @property
    def shown(self) -> bool:
        """Whether a hand lies there."""
        return bool(self._tokens) and not self.is_put_away

    @property
    def known(self) -> Sequence[Card]:
        """The cards of the only person, also while they do not lie there."""
        return self._cards

    @property
    def cards(self) -> Sequence[Token]:
        """The cards that lie there, from the left."""
        return self._tokens[2:]

    def show(self, seat: Seat, cards: Sequence[Card | None]) -> None:
        """Have these cards of *seat* lie there, or nothing if they are not all to be seen."""
        seen = [card for card in cards if card is not None]
        self.seat, self._cards = seat, seen if len(seen) == len(cards) else []
        self._lay()

    def _lay(self) -> None:
        self._stage.remove(*self._tokens)
        self._tokens = []
        if self._cards:
            layout, house_set = self._layout, self._open_cards.house_set
            cards = hand_cards(layout, house_set, self._cards, Z + 1)
            self._tokens = [hand_sheet(layout.tray, Z), _feast(layout.reading), *cards]
        self._stage.add(*self._tokens)
        self.put_away(self.is_put_away)

    def put_away(self, away: bool) -> None:
        """Have the hand lie there or not, whatever it is."""
        self.is_put_away = away
        for token in self._tokens:
            token.visible = not away
        for seat, held in enumerate(self._held):
            held.put_down(self.shown and seat == self.seat)
