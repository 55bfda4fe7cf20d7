"""What lies where on the Quabble table, as far as it has been shown, and what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rules.core import Seat
from rules.quabble import Card, CardKind, HouseSet, View, neighbours, score, seat_order

HALF = Fraction(1, 2)


class OpenCards:
    """The open cards of a table; its changes are those that events tell of."""

    def __init__(self, view: View) -> None:
        board = view.board
        self.house_set: HouseSet = board.house_set
        self.treasuries = [list(cards) for cards in board.treasuries]
        self.shared = [list(cards) for cards in board.shared]
        self.king = list(board.king)
        self.offers = list(board.offers)
        self.hands = [list(cards) for cards in view.hands]
        self.deck = view.deck
        self.active, self.clockwise = board.active, board.clockwise
        self.extra = [Fraction(0)] * len(view.hands)  # what powers have brought in the scoring
        if board.ended:
            self.extra = [
                points - printed
                for points, printed in zip(board.points, self.points(), strict=True)
            ]

    @property
    def seats(self) -> range:
        """All of them."""
        return range(len(self.hands))

    def kinds(self, cards: Sequence[Card]) -> list[CardKind]:
        """The kinds of some cards."""
        return [self.house_set.kinds[card] for card in cards]

    def half(self, giver: Seat) -> Fraction:
        """What the cards that *giver* shares with its left neighbour are worth to each."""
        return HALF * sum(self.house_set.values[card] for card in self.shared[giver])

    def points(self) -> list[Fraction]:
        """What each seat has so far: printed values, halves of shared cards, and powers."""
        return [self._worth(Seat(seat)) for seat in self.seats]

    def leaders(self) -> list[Seat]:
        """Who has the most points, if not all have as many."""
        points = self.points()
        best = [Seat(seat) for seat in self.seats if points[seat] == max(points)]
        return best if len(best) < len(points) else []

    def gain(self, seat: Seat, card: Card) -> Fraction:
        """How many points more *seat* would end with if it got *card*, and nothing else changed.

        The card may lie in the Treasury of another seat.
        """
        after = [[one for one in cards if one != card] for cards in self.treasuries]
        after[seat].append(card)
        return self._final(after, seat) - self._final(self.treasuries, seat)

    def offer(self, seat: Seat, card: Card) -> None:
        """A card leaves a hand for the gap on its left."""
        hand = self.hands[seat]
        hand.remove(card if card in hand else None)
        self.offers[seat] = card

    def settle(self, giver: Seat, card: Card, to: list[Card]) -> None:
        """An offered card is claimed, shared or refused."""
        self.offers[giver] = None
        to.append(card)

    def snatch(self, seat: Seat, target: Card, victim: Seat) -> None:
        """A card changes Treasuries."""
        self.treasuries[victim].remove(target)
        self.treasuries[seat].append(target)

    def draw(self, seat: Seat, card: Card | None) -> None:
        """A card comes from the deck."""
        self.deck -= 1
        self.hands[seat].append(card)

    def _final(self, treasuries: Sequence[Sequence[Card]], seat: Seat) -> Fraction:
        """The points of *seat* if all were scored now."""
        seats = len(self.hands)
        order = seat_order(neighbours(self.active, seats)[0], seats, self.clockwise)
        rows = [tuple(cards) for cards in treasuries]
        return score(self.house_set, rows, [tuple(cards) for cards in self.shared], order).points[
            seat
        ]

    def _worth(self, seat: Seat) -> Fraction:
        owned = sum(self.house_set.values[card] for card in self.treasuries[seat])
        right = Seat((seat - 1) % len(self.hands))
        return owned + self.half(seat) + self.half(right) + self.extra[seat]
