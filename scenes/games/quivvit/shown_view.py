"""What the room knows in the middle of a turn of Quivvit!, between two events that are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core import Seat
from rules.quivvit import (
    AsideScored,
    Block,
    Board,
    BonusDrawn,
    CardCovered,
    CardRotated,
    CardsDealt,
    CardsTaken,
    CardsTurned,
    DoubleRotateSpent,
    Event,
    FreeLinkClaimed,
    GameEnded,
    RoundBegan,
    Turn,
    TurnBegan,
    View,
    lying,
)
from rules.quivvit.board import Piles
from rules.tuples import replace_at, without
from scenes.games.quivvit.phone_board import TurnedView
from scenes.table.public_view.shown_view import ShownView


def board_of(view: View, events: Sequence[Event]) -> View | TurnedView | None:
    """What the board is drawn from once *events* have led to *view*: the card turned is held.

    ``None`` while cards are on their way to or from the grid.
    """
    if isinstance(events[-1], CardsTaken | CardsDealt):
        return None
    held = None
    for event in events:
        if isinstance(event, CardRotated | FreeLinkClaimed):
            held = event.place
        elif isinstance(event, CardsTaken):
            held = None
    return view if held is None else TurnedView(view, held, 0)


def view_after(view: View, event: Event) -> View:
    """*view* with what one *event* changed."""
    match event:
        case RoundBegan(number, first):
            return replace(view, turn=Turn(number, first, first))
        case TurnBegan(seat):
            turn = view.turn
            return replace(view, turn=Turn(turn.round, turn.first, seat))
        case CardsTurned(cards):
            return replace(view, board=_after_on(view.board, event), deck=view.deck - len(cards))
        case BonusDrawn():
            return replace(view, board=_after_on(view.board, event), deck=view.deck - 1)
        case GameEnded(reason):
            return replace(view, ended=reason)
        case _:
            return replace(view, board=_after_on(view.board, event))


def _after_on(board: Board, event: Event) -> Board:
    """*board* with what one *event* changed."""
    match event:
        case CardRotated(place=place, card=card, end=end):
            return replace(board, grid=replace_at(board.grid, place, lying(card, end)))
        case CardsTaken():
            return _taken(board, event)
        case CardsTurned(cards):
            grid = list(board.grid)
            for place, dealt in cards:
                grid[place] = dealt
            return replace(board, grid=tuple(grid))
        case CardCovered(seat, place):
            blocks = (*board.blocks, Block(place, seat))
            return replace(board, blocks=blocks, holders=without(board.holders, seat))
        case DoubleRotateSpent(seat):
            return replace(board, doubles=without(board.doubles, seat))
        case AsideScored():
            pairs = zip(board.taken, board.aside, strict=True)
            taken = tuple(taken + aside for taken, aside in pairs)
            return replace(board, taken=taken, aside=((),) * len(board.aside))
        case BonusDrawn(seat, card):
            return replace(board, bonus=replace_at(board.bonus, seat, card))
        case _:
            return board


def _taken(board: Board, event: CardsTaken) -> Board:
    """*board* once its cards belong to who took them."""
    seat, cards = event.seat, tuple(card for _, card in event.cards)
    grid = list(board.grid)
    for place, _ in event.cards:
        grid[place] = None
    board = replace(board, grid=tuple(grid))
    if event.aside:
        return replace(board, aside=_added(board.aside, seat, cards))
    return replace(board, taken=_added(board.taken, seat, cards))


def _added(piles: Piles, seat: Seat, cards: tuple[int, ...]) -> Piles:
    """The *piles* with *cards* on that of *seat*."""
    return replace_at(piles, seat, piles[seat] + cards)


SHOWN_VIEW = ShownView(view_after, board_of)
