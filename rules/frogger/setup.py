"""The deal of Frogger, and states sampled from what a seat sees."""

from __future__ import annotations

from random import Random

from rules.core import Game, Seat
from rules.decktet import Card, Rank, of_rank
from rules.frogger.actions import Action, Advance, Retreat, Stop, Take
from rules.frogger.board import Board
from rules.frogger.events import Event
from rules.frogger.hand import Hand
from rules.frogger.options import Options
from rules.frogger.path import EXCUSE, Path
from rules.frogger.state import State
from rules.frogger.stock import MARKET, Stock
from rules.frogger.types import FROGS
from rules.frogger.view import View

HAND = 4
PATH_CARDS = 8  # besides the Pawns

PAWNS = of_rank(Rank.PAWN)
COURTS = of_rank(Rank.COURT)
PLAIN = tuple(card for card in Card if card.rank not in (Rank.EXCUSE, Rank.PAWN, Rank.COURT))


def deal(options: Options, seats: int, rng: Random) -> State:
    """A new path, hands, market and deck; all frogs on the Excuse."""
    cards = rng.sample(PLAIN, len(PLAIN))
    laid = [*cards[:PATH_CARDS], *PAWNS]
    rng.shuffle(laid)
    deck = cards[PATH_CARDS:]
    if options.courts:
        deck += COURTS
        rng.shuffle(deck)
    dealt = [tuple(deck[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
    path, rest = Path(tuple(laid)), tuple(deck[seats * HAND :])
    board = Board(
        path=path,
        frogs=(EXCUSE,) * (seats * FROGS),
        crocodiles=path.crocodiles(0) if options.crocodiles else (),
        hands=tuple([_hand(cards, options) for cards in dealt]),
        stock=Stock(market=rest[:MARKET], deck=rest[MARKET:]),
    )
    return State(options, Seat(rng.randrange(seats)), board)


def imagine(view: View, rng: Random) -> State:
    """A random state that looks like *view*: unseen cards are dealt anew, the deck shuffled."""
    unseen = _unseen(view)
    rng.shuffle(unseen)
    hands = []
    for seat, (size, public) in enumerate(zip(view.secret, view.public, strict=True)):
        if seat == view.seat:
            hands.append(Hand(view.own + public, size))
        else:
            hands.append(Hand((*unseen[:size], *public), size))
            del unseen[:size]
    deck = rng.sample(view.shuffled, len(view.shuffled)) if view.shuffled else unseen
    board = Board(
        path=view.path,
        frogs=view.frogs,
        crocodiles=view.crocodiles,
        hands=tuple(hands),
        stock=Stock(view.market, tuple(deck), view.discards, bool(view.shuffled)),
    )
    return State(
        options=view.options,
        acting=view.acting,
        board=board,
        turn=view.turn,
        acted=view.acted,
        ended=view.ended,
    )


def _hand(dealt: tuple[Card, ...], options: Options) -> Hand:
    """The hand that was *dealt*, face up if hands are open."""
    return Hand(dealt, 0 if options.open_hands else len(dealt))


def _unseen(view: View) -> list[Card]:
    """The cards the seat has never seen."""
    seen = {*view.path.cards, *view.market, *view.discards, *view.own, *view.shuffled}
    seen.update(*view.public)
    cards = PLAIN + COURTS if view.options.courts else PLAIN
    return [card for card in cards if card not in seen]


FROGGER: Game[Options, Action, Event, View] = Game(
    name="frogger",
    title="Frogger",
    designers=("José Carlos de Diego Guerrero",),
    seats=range(2, 6),
    options=Options,
    actions=(Advance, Retreat, Take, Stop),
    deal=deal,
    later_options=("frogs",),
)
