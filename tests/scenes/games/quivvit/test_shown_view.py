"""What the room knows between two events of a turn of Quivvit!."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bots.levels import make_bot
from rules.match import Match
from rules.quivvit import (
    QUIVVIT,
    CardRotated,
    CardsDealt,
    CardsTaken,
    Options,
    View,
)
from scenes.games.quivvit.phone_board import TurnedView
from scenes.games.quivvit.shown_view import shown_view
from tests.scenes.games.quivvit.tables import ALL


@pytest.mark.parametrize("options", [Options(), ALL], ids=["usual", "all options"])
def test_after_all_events_the_view_is_that_of_the_match(options: Options) -> None:
    match, rng = Match(QUIVVIT, options, 4, seed=5), Random(5)
    bot = make_bot("judge", "quivvit")
    while match.waiting_for:
        before: View = match.state.view(None)
        for seat in sorted(match.waiting_for):
            state = match.state
            events = match.choose(seat, bot.choose(state.view(seat), state.legal(seat), rng))
        shown = shown_view(before, events)
        assert shown is not None
        after: View = match.state.view(None)
        assert shown[0].board == after.board
        assert shown[0].deck == after.deck
        turn, expected = shown[0].turn, after.turn
        assert replace(turn, asking=False, die=None) == replace(expected, asking=False, die=None)


def test_a_card_that_was_turned_is_held_until_its_links_are_taken() -> None:
    match, rng = Match(QUIVVIT, Options(), 2, seed=5), Random(5)
    bot = make_bot("judge", "quivvit")
    before, (seat,) = match.state.view(None), match.waiting_for
    events = match.choose(seat, bot.choose(match.state.view(seat), match.state.legal(seat), rng))
    drawn = [shown_view(before, events[: end + 1]) for end in range(len(events))]
    kinds = [type(event) for event in events]
    rotated = drawn[kinds.index(CardRotated)]
    assert rotated is not None
    assert isinstance(rotated[1], TurnedView)
    assert rotated[0].board.points() == before.board.points()
    assert drawn[kinds.index(CardsTaken)] is drawn[kinds.index(CardsDealt)] is None
    assert drawn[-1] is not None
    assert isinstance(drawn[-1][1], View)
