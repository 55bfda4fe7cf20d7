"""A turn of Mosquito while it is being played."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from rules.core import IllegalChoice, Seat
from rules.mosquito.actions import Action, Cut, Exchange, Overlay, Pass, Place
from rules.mosquito.cards import DECK, Card
from rules.mosquito.events import (
    CardCovered,
    CardCut,
    CardDrawn,
    CardPlaced,
    CardsExchanged,
    DealBegan,
    DealEnded,
    DealerChosen,
    Event,
    HandsDealt,
    LayoutLaid,
    MatchEnded,
    Passed,
    TurnBegan,
)
from rules.mosquito.layout import Layout, Spot, beside, card_at, exchanged, is_full, with_card
from rules.mosquito.types import Options, Reason

HAND = 5
PASSES = 2  # times round the table without a placement that end a deal


@dataclass(slots=True)
class Table:
    """The table in mid-turn, and what has happened so far; its fields are those of ``State``."""

    options: Options
    cuts: tuple[Card, ...]
    deal: int
    dealer: Seat | None
    player: Seat
    layout: Layout
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    covered: tuple[Card, ...]
    points: tuple[int, ...]
    clean: tuple[int, ...]
    used: tuple[int, ...]
    passes: int
    ended: Reason | None
    events: list[Event] = field(default_factory=list)

    def act(self, action: Action, rng: Random) -> None:
        """Do what the player chose, up to the next turn or to the end of the match."""
        match action:
            case Cut():
                self._cut(rng)
            case Place():
                self._place(action)
                self._go_on(rng)
            case Pass():
                self.passes += 1
                self.events.append(Passed(self.player))
                self._go_on(rng)

    def begin_deal(self, dealer: Seat, rng: Random) -> None:
        """Shuffle all cards, lay the layout, deal the hands; the dealer plays first."""
        seats, size = len(self.points), 2 * self.options.columns
        cards = tuple(rng.sample(DECK, len(DECK)))
        rest = size + seats * HAND
        self.deal += 1
        self.dealer = dealer
        self.layout = tuple((card,) for card in cards[:size])
        self.hands = _dealt(cards[size:rest], seats, dealer)
        self.pile = cards[rest:]
        self.covered = ()
        self.used = (0,) * seats
        self.passes = 0
        shown = self.options.open_hands
        self.events += [
            DealBegan(self.deal, dealer),
            LayoutLaid(cards[:size]),
            HandsDealt(self.hands, len(self.pile), shown),
        ]
        self._begin_turn(dealer)

    def _cut(self, rng: Random) -> None:
        card = rng.choice([card for card in DECK if card not in self.cuts])
        self.cuts = (*self.cuts, card)
        self.events.append(CardCut(self.player, card))
        if len(self.cuts) < len(self.points):
            self.player = self._left_of(self.player)
            return
        highest = max(self.cuts, key=lambda card: card.value)
        dealer = Seat(self.cuts.index(highest))
        tie = tuple(Seat(seat) for seat, cut in enumerate(self.cuts) if cut.rank is highest.rank)
        self.events.append(DealerChosen(dealer, highest, tie if len(tie) > 1 else ()))
        self.begin_deal(dealer, rng)

    def _place(self, action: Place) -> None:
        seat, helpers = self.player, 0
        if action.exchange:
            helpers += 1
            self._exchange(action.exchange)
        if action.overlay:
            helpers += 1
            self._overlay(action.overlay)
        spot = beside(self.layout, action.by)
        self._lay(action.card, spot)
        self.points = _more(self.points, seat, 1)
        if helpers:
            self.used = _more(self.used, seat, helpers)
        else:
            self.clean = _more(self.clean, seat, 1)
        self.passes = 0
        self.events.append(CardPlaced(seat, action.card, spot, action.by, not helpers))

    def _exchange(self, exchange: Exchange) -> None:
        first, second = exchange.first, exchange.second
        card, other = card_at(self.layout, first), card_at(self.layout, second)
        self.layout = exchanged(self.layout, first, second)
        self.events.append(CardsExchanged(self.player, first, second, card, other))

    def _overlay(self, overlay: Overlay) -> None:
        covered = card_at(self.layout, overlay.on)
        self._lay(overlay.card, overlay.on)
        self.covered = (*self.covered, covered)
        self.events.append(CardCovered(self.player, overlay.card, overlay.on, covered))

    def _lay(self, card: Card, spot: Spot) -> None:
        """Move a card from the player's hand to the layout."""
        seat = self.player
        hand = tuple(held for held in self.hands[seat] if held is not card)
        if len(hand) == len(self.hands[seat]):
            raise IllegalChoice(f"seat {seat} does not hold {card}")
        self.hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
        self.layout = with_card(self.layout, spot, card)

    def _go_on(self, rng: Random) -> None:
        if is_full(self.layout):
            self._end_deal(Reason.LAYOUT_FULL, rng)
        elif self.passes == PASSES * len(self.points):
            self._end_deal(Reason.ALL_PASSED, rng)
        else:
            self._begin_turn(self._left_of(self.player))

    def _begin_turn(self, seat: Seat) -> None:
        self.player = seat
        self.events.append(TurnBegan(seat))
        if self.pile:
            card, self.pile = self.pile[-1], self.pile[:-1]
            hand = (*self.hands[seat], card)
            self.hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
            self.events.append(CardDrawn(seat, card, self.options.open_hands))

    def _end_deal(self, reason: Reason, rng: Random) -> None:
        self.events.append(DealEnded(self.deal, reason))
        if self.deal < deals(self.options, len(self.points)):
            assert self.dealer is not None
            self.begin_deal(self._left_of(self.dealer), rng)
        else:
            self.ended = reason
            self.events.append(MatchEnded(reason))

    def _left_of(self, seat: Seat) -> Seat:
        return Seat((seat + 1) % len(self.points))


def deals(options: Options, seats: int) -> int:
    """How many deals a match has."""
    return seats if options.deals == "each" else 1


def _dealt(cards: tuple[Card, ...], seats: int, dealer: Seat) -> tuple[tuple[Card, ...], ...]:
    """Hands dealt one card at a time, from the left of the dealer on."""
    return tuple(cards[(seat - dealer - 1) % seats :: seats] for seat in range(seats))


def _more(counts: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + by, *counts[seat + 1 :])
