"""Whole matches with all their states and events."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from itertools import islice
from random import Random
from typing import Any, get_type_hints

from hypothesis import reject
from hypothesis import strategies as st

from bots.levels import FEW_SIMULATIONS, make_bot
from bots.search import Budget
from rules.core import Choices, Event, Game, Outcome, Seat
from rules.match import Match
from tests.all_games import GAMES

AnyGame = Game[Any, Any, Any, Any]
AnyMatch = Match[Any, Any, Any, Any]

MANY = 30  # of choices too many to list, so many are looked at
GAMES_AND_SEATS = [(game, seats) for game in GAMES for seats in game.seats]


def game_id(value: object) -> str:
    """A game by its name; for readable test ids."""
    return value.name if isinstance(value, Game) else str(value)


@dataclass(frozen=True, slots=True)
class HistoryStep:
    """One joint choice: the state before it, the choices, what happened, the state after it."""

    before: Any
    choices: Mapping[Seat, Any]
    events: Sequence[Event]
    after: Any


@dataclass(frozen=True)
class MatchHistory:
    """A match from the deal to its outcome, step by step."""

    match: AnyMatch
    steps: Sequence[HistoryStep]

    @property
    def viewers(self) -> list[Seat | None]:
        """Whoever has a view: the room and every seat."""
        return [None, *map(Seat, range(self.match.seats))]

    @cached_property
    def states(self) -> list[Any]:
        """All states, the first deal and the last one included."""
        return [self.steps[0].before, *(step.after for step in self.steps)]

    @cached_property
    def views(self) -> list[dict[Seat | None, Any]]:
        """For each state what every viewer sees of it."""
        return [{seat: state.view(seat) for seat in self.viewers} for state in self.states]

    @cached_property
    def offers(self) -> list[list[list[Any]]]:
        """For each state and each seat what it may choose, as `listed`."""
        seats = [Seat(seat) for seat in range(self.match.seats)]
        return [[listed(state.legal(seat)) for seat in seats] for state in self.states]

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        outcome = self.match.state.outcome()
        assert outcome is not None
        return outcome


def listed(legal: Collection[Any]) -> list[Any]:
    """What is legal, or the beginning of it if it is not meant to be listed."""
    return list(islice(legal, MANY)) if isinstance(legal, Choices) else list(legal)


def options(game: AnyGame) -> st.SearchStrategy[Any]:
    """Any options of *game* that go together."""
    hints = get_type_hints(game.options)
    values = {field.name: st.from_type(hints[field.name]) for field in fields(game.options)}
    return st.fixed_dictionaries(values).map(lambda chosen: _together(game, chosen))


def _together(game: AnyGame, chosen: Mapping[str, Any]) -> Any:
    try:
        return game.options(**chosen)
    except ValueError:
        reject()


def play_with_bots(
    game: AnyGame,
    chosen: object,
    levels: Sequence[str],
    seed: int,
    budget: Budget = FEW_SIMULATIONS,
) -> MatchHistory:
    """Play a match between bots of these *levels*."""
    match: AnyMatch = Match(game, chosen, len(levels), seed)
    bots, rng = [make_bot(level, game.name, budget) for level in levels], Random(seed)
    steps = []
    while match.waiting_for:
        before = match.state
        events: Sequence[Event] = ()
        for seat in sorted(match.waiting_for):
            assert match.state is before
            assert not events
            view, legal = before.view(seat), before.legal(seat)
            events = match.choose(seat, bots[seat].choose(view, legal, rng))
        steps.append(HistoryStep(before, match.log[-1], events, match.state))
    return MatchHistory(match, steps)
