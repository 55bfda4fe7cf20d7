"""What everybody sees on the table in Mosquito, and what an action does to it."""

from __future__ import annotations

from rules.core import Seat
from rules.mosquito.actions import Exchange, Overlay, Place
from rules.mosquito.cards import Card
from rules.mosquito.events import (
    CardCovered,
    CardCut,
    CardPlaced,
    CardsExchanged,
    DealBegan,
    Event,
    LayoutLaid,
    Passed,
)
from rules.mosquito.layout import Layout, Spot, beside, card_at, exchanged, with_card
from rules.tuples import replace_at
from values import replace, value


@value
class Board:
    """The layout, and what is counted; what happens is appended to the *events* handed in.

    ``cuts`` are the cards cut so far, by seat. While they are cut ``deal`` is 0, nothing is dealt
    yet and nobody is ``dealer``. ``covered`` are the cards overlaid in this deal, and ``placers``
    tells who placed a card on which spot in it: that seat keeps the point, whatever card lies there
    later. ``points`` and ``clean`` placements, which are made without exchange or overlay, are
    counted over the match, the helpers ``used`` in this deal, and ``passes`` since the last
    placement.
    """

    cuts: tuple[Card, ...]
    deal: int
    dealer: Seat | None
    layout: Layout
    covered: tuple[Card, ...]
    placers: tuple[tuple[Spot, Seat], ...]
    points: tuple[int, ...]
    clean: tuple[int, ...]
    used: tuple[int, ...]
    passes: int

    @classmethod
    def empty(cls, seats: int) -> Board:
        """The board before the cards are cut."""
        nothing = (0,) * seats
        return cls(
            cuts=(),
            deal=0,
            dealer=None,
            layout=(),
            covered=(),
            placers=(),
            points=nothing,
            clean=nothing,
            used=nothing,
            passes=0,
        )

    def cut(self, seat: Seat, card: Card, events: list[Event]) -> Board:
        """The board once a seat has cut a card."""
        events.append(CardCut(seat, card))
        return replace(self, cuts=(*self.cuts, card))

    def begin_deal(self, dealer: Seat, cards: tuple[Card, ...], events: list[Event]) -> Board:
        """The board once a deal has begun with a layout of these original *cards*."""
        deal = self.deal + 1
        events += (DealBegan(deal, dealer), LayoutLaid(cards))
        return replace(
            self,
            deal=deal,
            dealer=dealer,
            layout=tuple([(card,) for card in cards]),
            covered=(),
            placers=(),
            used=(0,) * len(self.used),
            passes=0,
        )

    def place(self, seat: Seat, action: Place, events: list[Event]) -> Board:
        """The board once a seat has placed a card, after an exchange and an overlay, if any."""
        board, clean = self, self.clean
        if action.exchange:
            board = board._exchange(seat, action.exchange, events)
        if action.overlay:
            board = board._overlay(seat, action.overlay, events)
        if board is self:
            clean = _increased(clean, seat)
        spot = beside(board.layout, action.by)
        events.append(CardPlaced(seat, action.card, spot, by=action.by, clean=board is self))
        return replace(
            board,
            layout=with_card(board.layout, spot, action.card),
            placers=(*self.placers, (spot, seat)),
            points=_increased(self.points, seat),
            clean=clean,
            passes=0,
        )

    def pass_turn(self, seat: Seat, events: list[Event]) -> Board:
        """The board once a seat has passed."""
        events.append(Passed(seat))
        return replace(self, passes=self.passes + 1)

    def _exchange(self, seat: Seat, exchange: Exchange, events: list[Event]) -> Board:
        layout, first, second = self.layout, exchange.first, exchange.second
        card, other = card_at(layout, first), card_at(layout, second)
        events.append(CardsExchanged(seat, first, second, card=card, other=other))
        return replace(
            self, layout=exchanged(layout, first, second), used=_increased(self.used, seat)
        )

    def _overlay(self, seat: Seat, overlay: Overlay, events: list[Event]) -> Board:
        covered = card_at(self.layout, overlay.on)
        events.append(CardCovered(seat, overlay.card, overlay.on, covered))
        return replace(
            self,
            layout=with_card(self.layout, overlay.on, overlay.card),
            covered=(*self.covered, covered),
            used=_increased(self.used, seat),
        )


def _increased(counts: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """The counts with one more for a seat."""
    return replace_at(counts, seat, counts[seat] + 1)
