"""What the room knows between two events of a turn of Quivvit!."""

from __future__ import annotations

from random import Random

from bots.levels import make_bot
from rules.match import Match
from rules.quivvit import (
    QUIVVIT,
    CardRotated,
    CardsDealt,
    CardsTaken,
    View,
)
from scenes.games.quivvit.phone_board import TurnedView
from scenes.games.quivvit.shown_view import SHOWN_VIEW


def test_a_card_that_was_turned_is_held_until_its_links_are_taken() -> None:
    match, rng = Match(QUIVVIT, QUIVVIT.options(), 2, seed=5), Random(5)
    bot = make_bot("judge", "quivvit")
    before, (seat,) = match.state.view(None), match.waiting_for
    events = match.choose(seat, bot.choose(match.state.view(seat), match.state.legal(seat), rng))
    drawn, view = [], before
    for end, event in enumerate(events, 1):
        view = SHOWN_VIEW.after(view, event)
        drawn.append(SHOWN_VIEW.board(view, events[:end]))
    kinds = [type(event) for event in events]
    rotated = drawn[kinds.index(CardRotated)]
    assert isinstance(rotated, TurnedView)
    assert rotated.before.board.points() == before.board.points()
    assert drawn[kinds.index(CardsTaken)] is drawn[kinds.index(CardsDealt)] is None
    assert isinstance(drawn[-1], View)
