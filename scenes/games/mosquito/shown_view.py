"""What the room knows in the middle of a turn of Mosquito, between two events that are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core import Seat
from rules.mosquito import (
    Board,
    Card,
    CardCovered,
    CardCut,
    CardDrawn,
    CardPlaced,
    CardsExchanged,
    DealBegan,
    Event,
    HandsDealt,
    LayoutLaid,
    MatchEnded,
    Passed,
    TurnBegan,
    View,
    exchanged,
    with_card,
)
from rules.tuples import replace_at, without
from scenes.table.public_view.shown_view import ShownView


def view_after(view: View, event: Event) -> View:
    """*view* with what one *event*, as the room sees it, changed."""
    view = replace(view, board=_board_after(view.board, event))
    match event:
        case CardCut(seat) if len(view.board.cuts) < len(view.hands):
            return replace(view, player=Seat((seat + 1) % len(view.hands)))
        case TurnBegan(seat):
            return replace(view, player=seat)
        case HandsDealt(hands, pile):
            return replace(view, hands=hands, pile=pile)
        case CardDrawn(seat, card):
            hand = (*view.hands[seat], card)
            return replace(view, hands=replace_at(view.hands, seat, hand), pile=view.pile - 1)
        case CardCovered(seat, card) | CardPlaced(seat, card):
            return replace(view, hands=replace_at(view.hands, seat, _less(view.hands[seat], card)))
        case MatchEnded(reason):
            return replace(view, ended=reason)
        case _:
            return view


def _less(hand: tuple[Card | None, ...], card: Card) -> tuple[Card | None, ...]:
    """A *hand* without *card*, which the room may not have known."""
    return without(hand, card if card in hand else None)


def _board_after(board: Board, event: Event) -> Board:
    match event:
        case CardCut(_, card):
            return replace(board, cuts=(*board.cuts, card))
        case DealBegan(number, dealer):
            nobody_used = (0,) * len(board.used)
            begun = replace(board, deal=number, dealer=dealer, used=nobody_used, passes=0)
            return replace(begun, layout=(), covered=(), placers=())
        case LayoutLaid(cards):
            return replace(board, layout=tuple((card,) for card in cards))
        case CardsExchanged(seat, first, second):
            layout = exchanged(board.layout, first, second)
            return replace(board, layout=layout, used=_one_more(board.used, seat))
        case CardCovered(seat, card, spot, covered):
            layout, gone = with_card(board.layout, spot, card), (*board.covered, covered)
            return replace(board, layout=layout, covered=gone, used=_one_more(board.used, seat))
        case CardPlaced():
            return _placed(board, event)
        case Passed():
            return replace(board, passes=board.passes + 1)
        case _:
            return board


def _placed(board: Board, event: CardPlaced) -> Board:
    """*board* once a card lies there for a point."""
    seat, spot = event.seat, event.spot
    return replace(
        board,
        layout=with_card(board.layout, spot, event.card),
        placers=(*board.placers, (spot, seat)),
        points=_one_more(board.points, seat),
        clean=_one_more(board.clean, seat) if event.clean else board.clean,
        passes=0,
    )


def _one_more(counts: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return replace_at(counts, seat, counts[seat] + 1)


def _laid(view: View, _: Sequence[Event]) -> View | None:
    """The *view* itself, unless all cards have just been gathered."""
    return view if view.board.layout else None


SHOWN_VIEW = ShownView(view_after, _laid)
