"""What the choices of Quabble are called on a phone and on a list."""

from __future__ import annotations

from random import Random

from rules.core import Seat, State
from rules.quabble import QUABBLE, Action, Claim, Event, Options, Side, View
from scenes.games.quabble.named_choices import NAMED_CHOICES
from scenes.players.seat_names import seat_name
from scenes.table.choosing.choosing_steps import Done


def all_have_offered(seats: int) -> State[Action, Event, View]:
    state = QUABBLE.deal(Options(), seats, Random(7))
    while len(state.to_act()) == 1:
        (seat,) = state.to_act()
        state, _ = state.apply({seat: next(iter(state.legal(seat)))}, Random(7))
    return state


def test_a_claim_names_the_neighbour_who_may_claim_the_same_card() -> None:
    state = all_have_offered(4)
    seat, left, right = Seat(1), Seat(2), Seat(0)
    step = NAMED_CHOICES.first(seat, state.view(seat), state.legal(seat))
    names = {}
    for option in step.options:
        assert option.then is not None
        done = option.then()
        assert isinstance(done, Done)
        names[done.action] = option.name
    assert seat_name(left) in names[Claim(Side.LEFT)]
    assert seat_name(right) in names[Claim(Side.RIGHT)]
