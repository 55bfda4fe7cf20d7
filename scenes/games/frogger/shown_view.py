"""What the room knows in the middle of a turn of Frogger, between two events that are shown."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Seat
from rules.decktet import Card, in_order
from rules.frogger import (
    EXCUSE,
    FROGS,
    CardTaken,
    CrocodileSwam,
    DiscardsShuffled,
    Event,
    Frog,
    FrogAdvanced,
    FrogBitten,
    FrogRetreated,
    FrogSwept,
    GameEnded,
    MarketDealt,
    Space,
    TurnBegan,
    View,
)
from rules.tuples import replace_at, without
from scenes.table.public_view.shown_view import ShownView


def view_after(view: View, event: Event) -> View:
    """*view* with what one *event* changed."""
    match event:
        case TurnBegan():
            return replace(view, turn=view.turn + 1, acted=0)
        case FrogAdvanced(frog, card, end=end):
            return _moved(_played(view, Seat(frog // FROGS), card), frog, end, acts=True)
        case FrogRetreated(frog, end=end):
            return _moved(view, frog, end, acts=True)
        case FrogSwept(frog) | FrogBitten(frog):
            return _moved(view, frog, EXCUSE, acts=False)
        case CrocodileSwam(crocodile, end=end):
            return replace(view, crocodiles=replace_at(view.crocodiles, crocodile, end))
        case GameEnded():
            return replace(view, ended=event)
        case _:
            return _with_cards(view, event)


def _with_cards(view: View, event: Event) -> View:
    """*view* with what one *event* did to market, deck and discards."""
    match event:
        case CardTaken(seat, card):
            public = replace_at(view.public, seat, (*view.public[seat], card))
            return replace(view, market=without(view.market, card), public=public)
        case DiscardsShuffled():
            cards = view.discards
            return replace(view, deck=len(cards), shuffled=in_order(cards), discards=())
        case MarketDealt(cards):
            shuffled = tuple(card for card in view.shuffled if card not in cards)
            market, deck = (*view.market, *cards), view.deck - len(cards)
            return replace(view, market=market, deck=deck, shuffled=shuffled)
        case _:
            return view


def _moved(view: View, frog: Frog, end: Space, *, acts: bool) -> View:
    """*view* with a *frog* elsewhere, by an action of its seat or because it was sent back."""
    return replace(view, frogs=replace_at(view.frogs, frog, end), acted=view.acted + acts)


def _played(view: View, seat: Seat, card: Card) -> View:
    """*view* once *seat* has discarded a *card*: one taken in the open, or one that was dealt."""
    view = replace(view, discards=(*view.discards, card))
    if card not in view.public[seat]:
        return replace(view, secret=replace_at(view.secret, seat, view.secret[seat] - 1))
    left = without(view.public[seat], card)
    return replace(view, public=replace_at(view.public, seat, left))


SHOWN_VIEW = ShownView(view_after)
