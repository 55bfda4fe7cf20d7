"""What the choices of Quabble are called on a phone and on a list."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from rules.core import Seat, State
from rules.quabble import QUABBLE, Action, CardKind, Claim, Event, Options, Side, View
from scenes.games.quabble.named_choices import NAMED_CHOICES
from scenes.players.seat_names import seat_name
from scenes.table.choosing.choosing_steps import Done
from tests.scenes.games.quabble.tables import cards
from words import say


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


def test_a_claim_warns_of_a_deathslayer_that_would_slay_a_card_of_ones_own() -> None:
    state, seat = all_have_offered(4), Seat(0)
    view, legal = state.view(seat), state.legal(seat)
    slayer, snail = (cards(kind)[0] for kind in (CardKind.DEATHSLAYER, CardKind.DOOM_SNAIL))
    board = replace(view.board, offers=(slayer, *view.board.offers[1:]))
    prompt = say("quabble.claim_prompt", names=seat_name(seat))
    assert NAMED_CHOICES.first(seat, replace(view, board=board), legal).prompt == prompt
    board = replace(board, treasuries=((snail,), *board.treasuries[1:]))
    warned = NAMED_CHOICES.first(seat, replace(view, board=board), legal).prompt
    assert warned.startswith(f"{prompt}\n")
    assert seat_name(Seat(1)) in warned
