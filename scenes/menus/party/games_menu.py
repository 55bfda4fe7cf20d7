"""Which games a party night has, and how often each of them is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from rules.games import REGISTRATIONS, game_called
from rules.party import games_for
from scenes.core.context import Context
from scenes.core.scene import Transition
from scenes.menus.lobby.options_menu import is_short
from scenes.menus.party.progress import short_options
from scenes.ui.menu.list_screen import ListRow, ListScreen
from scenes.ui.menu.menu import Refused
from seats.devices import Device
from words import say

MOST_TIMES = 2
FEW = 2  # games; where there are not more to choose from, each is played twice at first


class GamesMenu(ListScreen):
    """A row for each game; *times* says how often each is wished, and *on_change* is told."""

    def __init__(
        self,
        context: Context,
        seats: int,
        times: Mapping[str, int] | None,
        on_change: Callable[[Mapping[str, int]], object],
        device: Device,
    ) -> None:
        super().__init__(context, device=device)
        self._seats, self._on_change = seats, on_change
        self._times = dict(times if times is not None else usual_times(context, seats))

    def title(self) -> str:
        games = chosen_games(self.context, self._seats, self._times)
        return say("party.games", count=len(games))

    def rows(self) -> list[ListRow]:
        return [self._row(name) for name in self.context.kiosk_rules.games]

    def about(self, name: str) -> str:
        game = REGISTRATIONS[name]
        if self._seats not in game.seats:
            return say("party.not_for", game=game.title, count=self._seats)
        in_short = say(f"{name}.in_short")
        played = game_called(name)
        is_short_tonight = is_short(played, short_options(self.context, played))
        return say("party.about_game", game=in_short) if is_short_tonight else in_short

    def _row(self, name: str) -> ListRow:
        game = REGISTRATIONS[name]
        value = say(f"party.times_{self._times.get(name, 0)}")
        if self._seats not in game.seats:
            value = say("party.seats", fewest=game.seats[0], most=game.seats[-1])
        return ListRow(name, game.title, value=value, on_change=partial(self._change, name))

    def _change(self, name: str, step: int) -> Transition:
        game = REGISTRATIONS[name]
        if self._seats not in game.seats:
            raise Refused(say("party.not_for", game=game.title, count=self._seats))
        self._times[name] = (self._times.get(name, 0) + step) % (MOST_TIMES + 1)
        self.note = ""
        self._on_change(self._times)
        return None


def usual_times(context: Context, seats: int) -> dict[str, int]:
    """How often each game is played if nobody chooses."""
    games = games_for(seats, context.kiosk_rules.games)
    return dict.fromkeys(games, MOST_TIMES if len(games) <= FEW else 1)


def remembered_times(options: Mapping[str, Any]) -> dict[str, int] | None:
    """How often each game was wished the last time, or nothing if nobody chose."""
    times = {
        name: times
        for name, times in options.items()
        if name in REGISTRATIONS and type(times) is int and 0 <= times <= MOST_TIMES
    }
    return times or None


def chosen_games(context: Context, seats: int, times: Mapping[str, int] | None) -> tuple[str, ...]:
    """The games of a night of so many, in order; every game comes once before one comes twice."""
    possible = games_for(seats, context.kiosk_rules.games)
    wished = usual_times(context, seats) if times is None else times
    return tuple(
        name for turn in range(MOST_TIMES) for name in possible if wished.get(name, 0) > turn
    )
