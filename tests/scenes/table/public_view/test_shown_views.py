"""What the room knows between the events of a choice, as every game tells it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from rules import frogger, mosquito, quabble, quibbit
from rules.core import Event
from rules.quabble import PowerScored, ScoringBegan
from scenes.core.game_parts import public_state, shown_view
from tests.all_games import GAMES
from tests.matches.match_histories import AnyGame, MatchHistory, game_id, play_with_bots
from tests.matches.option_pairs import paired

UNTOLD: Mapping[str, Callable[[Any], Any]] = {
    "quibbit": lambda view: replace(view, board=replace(view.board, out=())),
    "quivvit": lambda view: replace(view, turn=replace(view.turn, asking=False, die=None)),
}
"""Views without what no event tells, and no phone shows."""


def _moments(game: AnyGame, before: Any, events: tuple[Event, ...]) -> list[Any]:
    """The view before all *events*, and after each of them."""
    rules, views = shown_view(game.name), [before]
    for event in events:
        views.append(rules.after(views[-1], event.seen_by(None)))
    return views


def _match(game: AnyGame, options: object, seed: int) -> MatchHistory:
    return play_with_bots(game, options, ["easy"] * game.seats[-1], seed)


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_after_all_events_the_view_is_that_of_the_match(game: AnyGame) -> None:
    told = UNTOLD.get(game.name, lambda view: view)
    for seed, options in enumerate(paired(game)):
        for step in _match(game, options, seed).steps:
            events, after = tuple(step.events), step.after.view(None)
            shown = _moments(game, step.before.view(None), events)[-1]
            assert told(shown) == told(after), (options, step.events)
            assert public_state(game.name, shown) == public_state(game.name, after)


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_every_moment_can_be_told(game: AnyGame) -> None:
    for step in _match(game, game.options(), 3).steps:
        events = tuple(step.events)
        boards = shown_view(game.name).board
        for end, view in enumerate(_moments(game, step.before.view(None), events)[1:], 1):
            if boards(view, events[:end]) is not None:
                assert public_state(game.name, view).sentences


def test_a_frog_leaps_before_the_next_one() -> None:
    step = _match(quibbit.QUIBBIT, quibbit.Options(), 1).steps[-1]
    views = _moments(quibbit.QUIBBIT, step.before.view(None), tuple(step.events))
    moved = [
        sum(a != b for a, b in zip(views[0].board.progress, view.board.progress, strict=True))
        for view in views
    ]
    assert sorted(moved) == moved
    assert 1 in moved
    assert moved[-1] > 1


def test_the_next_turn_of_frogger_begins_when_the_last_one_was_shown() -> None:
    for step in _match(frogger.FROGGER, frogger.Options(), 1).steps:
        views = _moments(frogger.FROGGER, step.before.view(None), tuple(step.events))
        for event, view in zip(step.events, views[1:], strict=True):
            if not isinstance(event, frogger.TurnBegan | frogger.GameEnded):
                assert view.acting == views[0].acting
                break


def test_points_of_mosquito_are_told_once_the_card_lies() -> None:
    for step in _match(mosquito.MOSQUITO, mosquito.Options(), 1).steps:
        views = _moments(mosquito.MOSQUITO, step.before.view(None), tuple(step.events))
        for event, before, view in zip(step.events, views[:-1], views[1:], strict=True):
            scored = sum(view.board.points) - sum(before.board.points)
            assert scored == isinstance(event, mosquito.CardPlaced)


def test_points_of_quabble_grow_while_they_are_counted() -> None:
    step = _match(quabble.QUABBLE, quabble.Options(cards=20), 1).steps[-1]
    views = _moments(quabble.QUABBLE, step.before.view(None), tuple(step.events))
    kinds = [type(event) for event in step.events]
    began = kinds.index(ScoringBegan)
    standings = [public_state("quabble", view).standing for view in views[1:]]
    assert standings[began] != standings[-1]
    for number, kind in enumerate(kinds):
        if kind is PowerScored:
            assert standings[number] != standings[number - 1]
