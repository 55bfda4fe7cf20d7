"""What the room knows in the middle of a round of Quibbit!, between two events that are shown."""

from __future__ import annotations

from dataclasses import replace

from rules.quibbit import (
    Board,
    CardLost,
    CrownPassed,
    DummyShuffled,
    DummyTurned,
    Event,
    FrogLeapt,
    FrogPlaced,
    FrogRemoved,
    GameWon,
    RoundBegan,
    View,
)
from rules.tuples import replace_at, without
from scenes.table.public_view.shown_view import ShownView


def view_after(view: View, event: Event) -> View:
    """*view* with what one *event* changed; who is out together is told when all are."""
    match event:
        case DummyShuffled():
            return replace(view, pile=len(view.spent), spent=())
        case DummyTurned(_, card):
            return replace(view, pile=view.pile - 1, spent=(*view.spent, card))
        case _:
            return replace(view, board=_board_after(view.board, event))


def _board_after(board: Board, event: Event) -> Board:
    match event:
        case FrogPlaced(frog, at) | FrogLeapt(frog, end=at):
            return replace(board, progress=replace_at(board.progress, frog, at))
        case FrogRemoved(frog):
            return replace(board, progress=replace_at(board.progress, frog, None))
        case CardLost(frog, card) if frog != board.dummy:
            hand = without(board.hands[frog], card)
            return replace(board, hands=replace_at(board.hands, frog, hand))
        case CrownPassed(taker=frog):
            return replace(board, crown=frog)
        case RoundBegan(number):
            return replace(board, round=number)
        case GameWon():
            return replace(board, won=event)
        case _:
            return board


SHOWN_VIEW = ShownView(view_after)
