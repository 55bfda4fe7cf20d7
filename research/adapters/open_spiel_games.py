"""The games as games of OpenSpiel with explicit chance: ``croakade_quibbit`` and so on.

To import this module registers them. Parameters are ``players`` and the options of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, get_args, get_type_hints

import numpy as np
import pyspiel

from research.coding import Coding, coding
from research.observation import Items, named, slices
from research.scripted_chance import DrawsNeeded, ScriptedChance
from research.sequential_match import SequentialMatch, rewards, sequential_arrays
from rules.core import Outcome, Seat
from rules.games import AnyGame, all_games
from rules.notation import encode, to_line

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
MOST_RESULTS = 4 * 148  # of a draw: the cards of four decks of Quivvit!


class OpenSpielGame(pyspiel.Game):
    """A game with its options and number of players; each title has a class of its own."""

    title: AnyGame

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        seats = chosen.get("players", self.title.seats[0])
        self.coding = coding(self.title, _options(self.title, chosen), seats)
        super().__init__(_type(self.title, seats), _info(self.coding), chosen)

    def new_initial_state(self) -> OpenSpielState:
        """A match before its deal, which is the first of its chance nodes."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OpenSpielObserver:
        """What makes observations of one player, or of the room."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return OpenSpielObserver(self.coding, kind)


class OpenSpielState(pyspiel.State):
    """A match, and the draws of its present chance nodes."""

    def __init__(self, game: OpenSpielGame, match: SequentialMatch | None = None) -> None:
        super().__init__(game)
        self.coding = game.coding
        self.match = match
        self._draws: list[int] = []
        self._results: Sequence[int] = ()  # of each draw that is needed next
        if match is None:
            self._go_on()

    def current_player(self) -> int:
        """The seat that is asked, chance, or nobody at the end."""
        if self._results or self.match is None:
            return CHANCE
        seat = self.match.asked
        return TERMINAL if seat is None else seat

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.current_player() == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All results of the draw, each as likely as any other."""
        return [*_equally_likely(self._results[0])]

    def returns(self) -> list[float]:
        """The rewards, which are given at the end."""
        outcome, seats = self._outcome(), self.coding.seats
        return [0.0] * seats if outcome is None else [*rewards(outcome, seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpenSpielState:
        """A state that *player*, who is asked, cannot tell from this one."""
        assert self.match is not None
        return OpenSpielState(self.get_game(), self.match.imagined(Random(sampler())))

    def __str__(self) -> str:
        return f"{self.match.state if self.match else 'to be dealt'}, draws {self._draws}"

    def _legal_actions(self, player: int) -> list[int]:
        if self.match is None or player != self.match.asked:
            return []
        return [*self.match.legal()]

    def _apply_action(self, action: int) -> None:
        if self._results:
            self._draws.append(action)
            self._results = self._results[1:]
        elif self.match is not None:
            self.match.take(action)
        if not self._results and (self.match is None or self.match.complete):
            self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"draw {action}"
        return to_line(encode(self.coding.steps.codec.decode(action))).strip()

    def _outcome(self) -> Outcome | None:
        return self.match.state.outcome() if self.match else None

    def _go_on(self) -> None:
        """Deal, or apply choices, as far as the draws made so far suffice."""
        chance = ScriptedChance(self._draws)
        try:
            if self.match is None:
                state = self.coding.game.deal(self.coding.options, self.coding.seats, chance)
                self.match = SequentialMatch(self.coding, state)
            else:
                self.match.advance(chance)
        except DrawsNeeded as needed:
            self._results = needed.results
        else:
            self._draws = []


@cache
def _equally_likely(results: int) -> Sequence[tuple[int, float]]:
    """So many results with their probabilities."""
    return [(result, 1 / results) for result in range(results)]


class OpenSpielObserver:
    """Makes arrays of what a player sees, or of what everybody sees.

    :raises ValueError: if perfect recall or what all players see is asked for.
    """

    def __init__(self, coding: Coding, kind: Any) -> None:
        if kind.perfect_recall or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("only what one player, or everybody, sees at the moment is known")
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._arrays = sequential_arrays(coding)
        self.tensor = np.zeros(sum(array.size for array in self._arrays), np.float32)
        self.dict = {
            array.name: self.tensor[part].reshape(array.shape)
            for array, part in slices(self._arrays)
        }

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Fill ``tensor`` and ``dict`` with what *player* sees; with 0 before the deal."""
        found = self._items(state, player)
        self.tensor[:] = found if found else 0

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """What *player* sees as text."""
        found = self._items(state, player)
        if found is None:
            return ""
        observation = named(self._arrays, found)
        lines = [f"{name}: {' '.join(map(str, items))}" for name, items in observation.items()]
        return "\n".join(lines)

    def _items(self, state: OpenSpielState, player: int) -> Items | None:
        seat = Seat(player) if self._private else None
        return state.match.items(seat) if state.match else None


def _options(game: AnyGame, params: Mapping[str, Any]) -> Any:
    """The options among the parameters.

    :raises ValueError: if one of them has no such value.
    """
    chosen = {}
    for name, hint in get_type_hints(game.options).items():
        if name in params:
            values = {_parameter(hint, value): value for value in get_args(hint) or (False, True)}
            if params[name] not in values:
                raise ValueError(f"{name} is not one of {', '.join(map(str, values))}")
            chosen[name] = values[params[name]]
    return game.options(**chosen)


def _parameter(hint: Any, value: Any) -> Any:
    """A value of an option as a parameter: a word if other values of the option are words."""
    return str(value) if str in map(type, get_args(hint)) else value


def _type(game: AnyGame, seats: int | None = None) -> Any:
    """The type of a game; with one player rewards do not add up to 0."""
    kind = pyspiel.GameType
    hints, plain = get_type_hints(game.options), game.options()
    options = {each: _parameter(hint, getattr(plain, each)) for each, hint in hints.items()}
    return kind(
        short_name=f"croakade_{game.name}",
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if seats in (None, 1) else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seats[0], **options},
    )


def _info(coding: Coding) -> Any:
    alone = coding.seats == 1
    return pyspiel.GameInfo(
        num_distinct_actions=coding.steps.codec.size,
        max_chance_outcomes=MOST_RESULTS,
        num_players=coding.seats,
        min_utility=0.0 if alone else -1.0,
        max_utility=float(coding.most_choices) if alone else 1.0,
        utility_sum=None if alone else 0.0,
        max_game_length=coding.most_choices * coding.steps.longest,
    )


for _game in all_games():
    pyspiel.register_game(_type(_game), type(_game.name, (OpenSpielGame,), {"title": _game}))
