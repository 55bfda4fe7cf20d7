"""The first deal of Frogger, and worlds imagined from what a seat sees."""

from __future__ import annotations

from random import Random

from rules.core import Game, Seat
from rules.decktet import Card, Rank, of_rank
from rules.frogger.board import Board
from rules.frogger.nouns import (
    FROGS,
    Action,
    Advance,
    Event,
    Options,
    Retreat,
    Stop,
    Take,
    View,
)
from rules.frogger.path import EXCUSE, Path
from rules.frogger.state import State
from rules.frogger.stock import MARKET, Stock

HAND = 4
PATH_CARDS = 8  # besides the Pawns

PAWNS = of_rank(Rank.PAWN)
COURTS = of_rank(Rank.COURT)
PLAIN = tuple(card for card in Card if card.rank not in (Rank.EXCUSE, Rank.PAWN, Rank.COURT))


def deal(options: Options, seats: int, rng: Random) -> State:
    """A fresh path, hands, market and deck; all frogs on the Excuse."""
    cards = rng.sample(PLAIN, len(PLAIN))
    laid = [*cards[:PATH_CARDS], *PAWNS]
    rng.shuffle(laid)
    deck = cards[PATH_CARDS:]
    if options.courts:
        deck += COURTS
        rng.shuffle(deck)
    hands = tuple(tuple(deck[seat * HAND : (seat + 1) * HAND]) for seat in range(seats))
    nothing: tuple[tuple[Card, ...], ...] = ((),) * seats
    path, rest = Path(tuple(laid)), tuple(deck[seats * HAND :])
    board = Board(
        path=path,
        frogs=(EXCUSE,) * (seats * FROGS),
        crocodiles=path.crocodiles(0) if options.crocodiles else (),
        secret=nothing if options.open_hands else hands,
        public=hands if options.open_hands else nothing,
        stock=Stock(market=rest[:MARKET], deck=rest[MARKET:]),
    )
    return State(options, Seat(rng.randrange(seats)), board)


def imagine(view: View, rng: Random) -> State:
    """A world that looks like *view*: cards never seen lie anywhere, the deck in any order."""
    unseen = _unseen(view)
    rng.shuffle(unseen)
    secret = []
    for seat, size in enumerate(view.secret):
        if seat == view.seat:
            secret.append(view.own)
        else:
            secret.append(tuple(unseen[:size]))
            del unseen[:size]
    deck = rng.sample(view.shuffled, len(view.shuffled)) if view.shuffled else unseen
    board = Board(
        path=view.path,
        frogs=view.frogs,
        crocodiles=view.crocodiles,
        secret=tuple(secret),
        public=view.public,
        stock=Stock(view.market, tuple(deck), view.discards, bool(view.shuffled)),
    )
    return State(view.options, view.acting, board, view.turn, view.acted, view.ended)


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
)
