from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from bots.search_models import search_model_of
from phones.screens import MOST_BYTES, screen_json
from rules.core import Seat
from rules.games import REGISTRATIONS, game_called
from rules.mosquito import Place, Turns, beside
from scenes.core.game_parts import named_choices
from scenes.table.choosing.choosing_steps import Done
from scenes.table.named_choices.choice_path import ChoicePath
from scenes.table.named_choices.named_choices import NamedStep
from scenes.table.phones.phone_screen import PhoneMoment, phone_screen
from sprites.pictures.pictures import Picture
from tests.all_games import GAMES
from tests.matches.match_histories import AnyGame, game_id
from tests.scenes.table.named_choices.named_moments import first_step, histories, moments

MOST_CHOICES = 150  # at once; all ways to more take too long


def steps(step: NamedStep[Any]) -> Iterator[NamedStep[Any] | Done[Any]]:
    """A step and all that follow from it."""
    yield step
    for option in step.options:
        assert (option.then is None) == bool(option.refusal)
        if option.then is not None:
            match option.then():
                case Done() as done:
                    yield done
                case NamedStep() as following:
                    yield from steps(following)


def told_apart(legal: Collection[Any], action: Any) -> Any:
    """An action; of those that only differ in the three cards that a new one is placed by, one."""
    if isinstance(action, Place) and isinstance(legal, Turns):
        where = beside(legal.layout, action.by)
        return action.card, where, action.exchange, action.overlay
    return action


def ways(action: Any) -> int:
    """How many ways lead to it: two cards are swapped in either order."""
    return 2 if isinstance(action, Place) and action.exchange else 1


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_one_way_leads_to_each_legal_choice_and_to_nothing_else(game: AnyGame) -> None:
    for _, state in moments(game):
        seat = min(state.to_act())
        legal = state.legal(seat)
        if len(legal) > MOST_CHOICES:
            continue
        found = list(steps(first_step(game, state, seat)))
        made = [one.action for one in found if isinstance(one, Done)]
        assert all(action in legal for action in made)
        assert {told_apart(legal, one) for one in made} == {told_apart(legal, one) for one in legal}
        assert all(count == ways(action) for action, count in Counter(made).items())
        for step in found:
            if isinstance(step, NamedStep):
                keep_names_apart(step)


def keep_names_apart(step: NamedStep[Any]) -> None:
    """Every option has a full name of its own."""
    names = [option.name for option in step.options]
    assert step.prompt
    assert all(names)
    assert len(names) == len(set(names)), names


def name_of(picture: Picture) -> str:
    return sha256(repr(picture).encode()).hexdigest()[:24]


def screens(game: AnyGame, state: Any, seat: Seat, seed: int) -> list[str]:
    """What the phone of *seat* shows while it makes a random choice, or while others choose."""
    choices, view, rng = named_choices(game.name), state.view(seat), Random(seed)
    hand, moment = choices.hand(seat, view), PhoneMoment(sorted(state.to_act()))
    acts = seat in state.to_act()
    path = ChoicePath(first_step(game, state, seat), previews=True) if acts else None
    shown = [screen_json(phone_screen(seat, hand, path, moment, name_of))]
    while path is not None and path.choice is None:
        if path.take(rng.randrange(len(path.step.options))):
            shown.append(screen_json(phone_screen(seat, hand, path, moment, name_of)))
    return shown


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_a_phone_shows_the_same_whatever_others_hold_and_never_much(game: AnyGame) -> None:
    imagine = search_model_of(REGISTRATIONS[game.name]).imagine
    for seats, state in moments(game):
        for seat in map(Seat, range(seats)):
            world = imagine(state.view(seat), Random(seat))
            shown = screens(game, state, seat, seats)
            assert screens(game, world, seat, seats) == shown
            assert max(len(line.encode()) for line in shown) <= MOST_BYTES


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_every_choice_can_be_taken_back_step_by_step(game: AnyGame) -> None:
    for seats, state in moments(game):
        path, rng = ChoicePath(first_step(game, state, min(state.to_act()))), Random(seats)
        first, taken = path.step, 0
        while path.choice is None:
            taken += path.take(rng.randrange(len(path.step.options)))
        assert path.chosen.count(", ") >= taken - 1
        assert not path.take(0)
        while path.back():
            taken -= 1
        assert (taken, path.key, path.choice) == (0, "", None)
        assert path.step is first


def test_the_card_that_was_chosen_is_marked_in_the_hand() -> None:
    game = game_called("frogger")
    state = histories(game)[0].states[0]
    seat = min(state.to_act())
    hand, moment = named_choices(game.name).hand(seat, state.view(seat)), PhoneMoment()
    path = ChoicePath(first_step(game, state, seat))
    for at in range(len(hand)):
        path.take(at)
        screen = phone_screen(seat, hand, path, moment, name_of)
        assert [i for i, card in enumerate(screen.hand) if card.chosen] == [at]
        assert bool(screen.chosen) == (path.choice is not None)
        path.back()
