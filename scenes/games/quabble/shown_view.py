"""What the room knows in the middle of a round of Quabble, between two events that are shown."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from rules.core import Seat
from rules.quabble import (
    Board,
    Card,
    CardClaimed,
    CardDrawn,
    CardOffered,
    CardRefused,
    CardShared,
    CardSlain,
    CardSnatched,
    DirectionTurned,
    Event,
    GameEnded,
    NothingSnatched,
    PowerScored,
    PowersTriggered,
    RoundBegan,
    ScoringBegan,
    SushiFeasted,
    View,
)
from rules.tuples import replace_at, without
from scenes.table.public_view.shown_view import ShownView


def view_after(view: View, event: Event) -> View:
    """*view* with what one *event*, as the room sees it, changed."""
    match event:
        case CardOffered(seat, card):
            hand = view.hands[seat]
            left = without(hand, card if card in hand else None)
            board = replace(view.board, offers=replace_at(view.board.offers, seat, card))
            return replace(view, board=board, hands=replace_at(view.hands, seat, left))
        case CardDrawn(seat, drawn):
            hand = (*view.hands[seat], drawn)
            return replace(view, hands=replace_at(view.hands, seat, hand), deck=view.deck - 1)
        case _:
            return replace(view, board=_board_after(view.board, event))


def _board_after(board: Board, event: Event) -> Board:
    match event:
        case RoundBegan(number, active):
            return replace(board, round=number, active=active)
        case CardShared(seat, card):
            shared = _plus(board.shared, seat, card)
            return replace(_settled(board, seat), shared=shared)
        case CardClaimed(seat, card, giver):
            treasuries = _plus(board.treasuries, seat, card)
            return replace(_settled(board, giver), treasuries=treasuries)
        case CardRefused(card, giver):
            return replace(_settled(board, giver), king=(*board.king, card))
        case PowersTriggered(powers):
            return replace(board, powers=powers)
        case DirectionTurned(clockwise=clockwise):
            return replace(board, clockwise=clockwise, powers=board.powers[1:])
        case CardSnatched(seat, _, target, victim):
            left = without(board.treasuries[victim], target)
            treasuries = _plus(replace_at(board.treasuries, victim, left), seat, target)
            return replace(board, treasuries=treasuries, powers=board.powers[1:])
        case NothingSnatched():
            return replace(board, powers=board.powers[1:])
        case _:
            return _counted(board, event)


def _counted(board: Board, event: Event) -> Board:
    """*board* with what one *event* of the scoring brought or cost."""
    match event:
        case ScoringBegan(order, points):
            return replace(board, active=order[0], points=points)
        case PowerScored(seat, _, points) | SushiFeasted(seat, _, points):
            return _with_points(board, seat, points)
        case CardSlain(target=target, victim=victim, points=points):
            slain = replace(board, slain=(*board.slain, target))
            return _with_points(slain, victim, -points)
        case GameEnded(reason, points):
            return replace(board, ended=reason, points=points)
        case _:
            return board


def _with_points(board: Board, seat: Seat, points: Fraction) -> Board:
    return replace(board, points=replace_at(board.points, seat, board.points[seat] + points))


def _settled(board: Board, giver: Seat) -> Board:
    """*board* without what *giver* offered."""
    return replace(board, offers=replace_at(board.offers, giver, None))


def _plus(
    rows: tuple[tuple[Card, ...], ...], seat: Seat, card: Card
) -> tuple[tuple[Card, ...], ...]:
    """*rows* with a card more in that of *seat*."""
    return replace_at(rows, seat, (*rows[seat], card))


SHOWN_VIEW = ShownView(view_after)
