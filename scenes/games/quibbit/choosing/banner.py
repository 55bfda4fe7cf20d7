"""What the banner says to those who choose in Quibbit!."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.core import Seat
from rules.quibbit import ROUND_LIMIT, Board, Frog, View
from scenes.games.quibbit.choosing.outlook import (
    Outlook,
    is_inevitable,
    lappers,
    outlooks,
    sure_winner,
)
from scenes.games.quibbit.events.captions import QuibbitCaptions
from scenes.players.seat_names import seat_name
from words import say
from words.phrases import either, listed

ORDER_ROUNDS = 2  # in which it is told how all choose, and who leaps first


def prompt(board: Board, seats: Sequence[Seat], people: Collection[Seat], *, alone: bool) -> str:
    """Who of *seats* is to do what; *alone* tells whether one person looks at the screen."""
    if not board.round:
        settling = seats[0] == board.starter and board.crown is None and not board.at()
        key = "quibbit.settle_prompt" if settling else "quibbit.join_prompt"
        return say(key, name=seat_name(seats[0]))
    asked = [seat for seat in people if seat in seats]
    if asked and alone:
        again = "one" if board.round <= ORDER_ROUNDS else "again"
        which = "only" if len(board.hands[asked[0]]) == 1 else again
        return say(f"quibbit.pick_prompt_{which}", name=seat_name(asked[0]))
    if asked:
        return say("quibbit.pick_prompt", names=listed([seat_name(seat) for seat in asked]))
    return say("table.waiting_for_bots")


def detail(view: View, asked: Sequence[Seat], *, alone: bool) -> str:
    """What the people *asked* should know for it: which of few rounds it is, and a rule."""
    board, rule = view.board, _rule(view, asked, alone=alone) if asked else ""
    words = round_words(board)
    if words and board.round == board.last_round:
        return words
    if not rule:
        return say("quibbit.round_goal", round=words) if words else ""
    return say("quibbit.detail", round=words, rule=rule) if words else rule


def round_words(board: Board) -> str:
    """Which round it is, where an option limits them."""
    if not board.round or not is_limited(board):
        return ""
    if board.round == board.last_round:
        return say("quibbit.last_round")
    return say("quibbit.round_of", number=board.round, all=board.last_round)


def is_limited(board: Board) -> bool:
    """Whether an option lets the crown decide sooner than usual."""
    return board.last_round < ROUND_LIMIT


def _rule(view: View, asked: Sequence[Seat], *, alone: bool) -> str:
    board = view.board
    if not board.round:
        return _start_rule(board, asked)
    winner = sure_winner(view)
    if winner is not None:
        own = "_you" if alone and Seat(winner) in asked else ""
        return say(f"quibbit.headline_last_wins{own}", name=seat_name(Seat(winner)))
    if alone and is_inevitable(outlooks(view, Frog(asked[0]))):
        return say("quibbit.danger_any")
    return _danger(view, asked, alone=alone) or _ordinary(view, asked, alone=alone)


def _start_rule(board: Board, asked: Sequence[Seat]) -> str:
    """What the numbers on tiles are, and who still joins the line and shifts them."""
    line = board.at()
    seats = [Seat(seat) for seat in range(len(board.hands)) if seat not in (*line, *asked)]
    if not line or not seats:
        return say("quibbit.start_reason")
    return say("quibbit.join_reason", names=listed([seat_name(seat) for seat in seats]))


def _ordinary(view: View, asked: Sequence[Seat], *, alone: bool) -> str:
    """What the last cards of all or staying last mean once that is near, or first a rule."""
    board = view.board
    if all_may_run_out(board):
        return say("quibbit.pick_crown")
    if alone and len(board.hands[asked[0]]) == 1:
        return say("quibbit.pick_last")
    if alone and _may_stay_last(view, Frog(asked[0])):
        return say("quibbit.pick_rear")
    if alone and _is_near_lap(view, Frog(asked[0])):
        return say("quibbit.danger")
    return say("quibbit.pick_order") if board.round <= ORDER_ROUNDS else ""


def _may_stay_last(view: View, frog: Frog) -> bool:
    """Whether *frog* is the rear one, and some card may leave it there near a lap."""
    at = view.board.at()
    is_rear = min(at, key=at.__getitem__) == frog
    return is_rear and any(one.next_lap for one in outlooks(view, frog).values())


def _is_near_lap(view: View, frog: Frog) -> bool:
    """Whether others can lap the rear frog, and *frog* is neither that one nor in front."""
    at, found = view.board.at(), outlooks(view, frog).values()
    front, rear = max(at, key=at.__getitem__), min(at, key=at.__getitem__)
    return frog not in (front, rear) and bool(lappers(found, rear))


def _names(board: Board, found: Collection[Outlook], lapped: Frog) -> str:
    """Who can lap the *lapped* frog, as one phrase."""
    name = QuibbitCaptions(board.ring, board.dummy).name
    return either([name(frog) for frog in lappers(found, lapped)])


def _danger(view: View, asked: Collection[Seat], *, alone: bool) -> str:
    """That the rear frog can be lapped, if that is one of the *asked*: the bar says by whom."""
    board, at = view.board, view.board.at()
    rear = min(at, key=at.__getitem__)
    if Seat(rear) not in asked:
        return ""
    found = outlooks(view, rear).values()
    if not lappers(found, rear):
        return ""
    name, last = _names(board, found, rear), QuibbitCaptions(board.ring, board.dummy).name(rear)
    if not alone:
        return say("quibbit.threat", name=name, last=last)
    if len(board.hand(rear)) == 1:
        return say("quibbit.threat_you", name=name)
    return say("quibbit.danger")


def all_may_run_out(board: Board) -> bool:
    """Whether all who are left may lose their last cards in this round."""
    return all(len(hand) == 1 for hand in board.hands if hand)
