"""Laws every game keeps, tried on many matches; see `--soak` for how many."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bots.search_models import search_model_of
from rules import record
from rules.core import Seat
from rules.games import REGISTRATIONS
from rules.match import Match
from tests.matches.match_histories import (
    GAMES_AND_SEATS,
    MANY,
    AnyGame,
    MatchHistory,
    game_id,
    listed,
    options,
    play_with_bots,
)
from tests.matches.option_pairs import paired


def laws_of(game: AnyGame) -> Any:
    """The module with ``view_after`` and ``LAWS`` of one game."""
    return import_module(f"tests.rules.{game.name}.laws")


def imagine_of(game: AnyGame) -> Callable[[Any, Random], Any]:
    """What makes a state that a view of the game may be a view of."""
    return search_model_of(REGISTRATIONS[game.name]).imagine


SEEDS = st.integers(0, 2**32)
JUDGED = settings(max_examples=max(1, settings().max_examples // 5))


def law_a_game_ends_and_asks_nobody_any_more(history: MatchHistory) -> None:
    *earlier, last = history.states
    assert all(state.outcome() is None and state.to_act() for state in earlier)
    assert last.outcome() is not None
    assert not last.to_act()


def law_who_is_to_act_can_choose_and_nobody_else(history: MatchHistory) -> None:
    for state in history.states:
        for seat in map(Seat, range(history.match.seats)):
            assert bool(len(state.legal(seat))) == (seat in state.to_act())


def law_what_is_legal_is_offered_once(history: MatchHistory) -> None:
    for state, offers in zip(history.states, history.offers, strict=True):
        for seat in state.to_act():
            legal, offered = state.legal(seat), offers[seat]
            assert len(offered) == len(set(offered))
            assert len(offered) == len(legal) or len(offered) == MANY < len(legal)
            assert all(action in legal for action in offered)
            assert {type(action) for action in offered} <= set(history.match.game.actions)


def law_every_seat_is_placed_once(history: MatchHistory) -> None:
    first, *rest = history.outcome.places
    assert sorted([*first, *sum(rest, ())]) == list(range(history.match.seats))
    assert all(rest)
    assert len(history.outcome.points) in (0, history.match.seats)


def law_a_log_replays_to_equal_states_and_events_in_any_order(history: MatchHistory) -> None:
    match = history.match
    again = Match(match.game, match.options, match.seats, match.seed)
    rng = Random(match.seed)
    assert again.state == history.steps[0].before
    for step in history.steps:
        seats = list(step.choices)
        rng.shuffle(seats)
        for seat in seats:
            events = again.choose(seat, step.choices[seat])
        assert list(events) == list(step.events)
        assert again.state == step.after


def law_a_record_replays_to_the_same_match(history: MatchHistory) -> None:
    again = record.replay(record.parse(record.write(history.match))).match
    assert again.state == history.match.state
    assert again.log == history.match.log


def law_an_imagined_world_looks_the_same_and_offers_the_same(history: MatchHistory) -> None:
    imagine, rng = imagine_of(history.match.game), Random(history.match.seed)
    for state, views, offers in zip(history.states, history.views, history.offers, strict=True):
        for seat, view in views.items():
            world = imagine(view, rng)
            assert world.view(seat) == view
            assert world.to_act() == state.to_act()
            if seat is not None:
                assert len(world.legal(seat)) == len(state.legal(seat))
                assert listed(world.legal(seat)) == offers[seat]


def law_equal_views_offer_the_same(history: MatchHistory) -> None:
    offered: dict[Any, list[Any]] = {}
    for views, offers in zip(history.views, history.offers, strict=True):
        for seat, legal in enumerate(offers):
            assert offered.setdefault(views[Seat(seat)], legal) == legal


def law_events_tell_the_room_everything_it_sees(history: MatchHistory) -> None:
    view_after = laws_of(history.match.game).view_after
    view, *seen = [views[None] for views in history.views]
    for step, after in zip(history.steps, seen, strict=True):
        view = view_after(view, [event.seen_by(None) for event in step.events])
        assert view == after


def law_who_has_seen_an_event_cannot_unsee_more(history: MatchHistory) -> None:
    for step in history.steps:
        for event in step.events:
            for seat in history.viewers:
                seen = event.seen_by(seat)
                assert type(seen) is type(event)
                assert seen.seen_by(seat) == seen


LAWS = [law for key, law in globals().items() if key.startswith("law_")]


def keep_all(history: MatchHistory) -> None:
    for law in LAWS + laws_of(history.match.game).LAWS:
        law(history)


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=game_id)
@given(data=st.data(), seed=SEEDS)
def test_random_matches_keep_all_laws(
    game: AnyGame, seats: int, data: st.DataObject, seed: int
) -> None:
    keep_all(play_with_bots(game, data.draw(options(game)), ["random"] * seats, seed))


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=game_id)
@JUDGED
@given(data=st.data(), seed=SEEDS)
def test_judged_matches_keep_all_laws(
    game: AnyGame, seats: int, data: st.DataObject, seed: int
) -> None:
    keep_all(play_with_bots(game, data.draw(options(game)), ["judge"] * seats, seed))


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=game_id)
def test_options_that_go_together_keep_all_laws_together(game: AnyGame, seats: int) -> None:
    for seed, chosen in enumerate(paired(game)):
        keep_all(play_with_bots(game, chosen, ["random"] * seats, seed))
