"""Demos: matches of bots with a line for each result, and screenshots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from rules.core import Outcome, Seat
from scenes.app.command_line.argument_types import BadArgument
from scenes.app.command_line.arguments import Arguments
from scenes.core.context import Context
from scenes.core.scene import SceneStack
from scenes.players.seat_names import seat_name
from seats.occupants import BotPlayer
from words import say

RESULTS_SHOWN = 4.0  # seconds


class Demo:
    """Plays the matches that *arguments* name; *tell* is given each result."""

    def __init__(
        self,
        arguments: Arguments,
        context: Context,
        stack: SceneStack,
        now: Callable[[], float],
        tell: Callable[[str], object],
    ) -> None:
        self._arguments = arguments
        self._context = context
        self._stack = stack
        self._now = now
        self._tell = tell
        self._matches_left = arguments.matches
        self._ended_at: float | None = None
        self._begin()

    def goes_on(self) -> bool:
        """Follow the match after a frame; returns whether the demo goes on."""
        if self._scene in self._stack.scenes:
            return True
        match = self._scene.match
        outcome = match.state.outcome()
        if outcome is None:
            return False  # somebody has left the table
        if self._ended_at is None:
            self._ended_at = self._now()
            self._tell(result(match.game.name, match.seed, outcome))
        if self._now() - self._ended_at >= RESULTS_SHOWN:
            if not self._matches_left:
                return False
            self._begin()
        return True

    def _begin(self) -> None:
        game, seats = self._arguments.game, self._arguments.seats
        assert game is not None  # a demo needs a game
        occupants = [BotPlayer(word) for word in seats]
        self._matches_left -= 1
        self._ended_at = None
        context, options = self._context, self._arguments.options
        self._scene = context.routes.table(game, options, occupants, context.seed())
        self._stack.reset(self._scene)


class Screenshots:
    """Saves a picture of *screen* in *folder*, one *every* so many seconds."""

    def __init__(
        self,
        folder: Path,
        every: float,
        screen: Callable[[], pygame.Surface],
        now: Callable[[], float],
    ) -> None:
        self._folder = folder
        self._every = every
        self._screen = screen
        self._now = now
        self._start = now()
        self._next = 0

    def update(self) -> None:
        """Save a picture if it is time.

        :raises BadArgument: if the folder cannot be written into any more.
        """
        due = int((self._now() - self._start) / self._every)
        if due < self._next:
            return
        self._next = due + 1
        file = self._folder / f"{due * self._every:08.2f}.png"
        try:
            pygame.image.save(self._screen(), file)
        except (OSError, pygame.error) as error:
            raise BadArgument(say("command.shots", value=self._folder, reason=error)) from None


def result(game: str, seed: int, outcome: Outcome) -> str:
    """The result of a match in one line."""
    places: list[str] = []
    place = 1
    for seats in outcome.places:
        places.append(say("demo.place", place=place, names=place_names(seats)))
        place += max(len(seats), 1)
    how = outcome.reason.name.lower().replace("_", " ")
    return say("demo.result", game=game, seed=seed, places=", ".join(places), how=how)


def place_names(seats: Sequence[Seat]) -> str:
    """The names of the seats on one place."""
    if not seats:
        return say("demo.dummy")
    return " + ".join(seat_name(seat) for seat in seats)
