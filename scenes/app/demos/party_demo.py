"""A demo of a party night: bots play every game once, with a line for each result and standing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.party import Party, games_for, points_for_places, total
from scenes.app.command_line.arguments import DEMO_BOT
from scenes.app.demos.demo import RESULTS_SHOWN, place_names, result
from scenes.core.context import Context
from scenes.core.scene import SceneStack
from scenes.menus.party.progress import begin, next_table
from seats.occupants import BotPlayer
from words import say
from words.numbers import spelled

SEATS = 4
STANDING_SHOWN = 4.0  # seconds


class PartyDemo:
    """Goes from table to results to standing, and at last to the ceremony; *tell* gets lines.

    *games* are all that four can play.
    """

    def __init__(
        self,
        context: Context,
        stack: SceneStack,
        now: Callable[[], float],
        tell: Callable[[str], object],
        games: Sequence[str] = games_for(SEATS),
    ) -> None:
        self._context, self._stack, self._now, self._tell = context, stack, now, tell
        self._ended_at: float | None = None  # when the present match did
        self._standing_shown = False
        self._scene = begin(context, games, [BotPlayer(DEMO_BOT)] * SEATS)
        stack.reset(self._scene)

    def goes_on(self) -> bool:
        """Follow the party after a frame; returns whether the demo goes on."""
        if self._scene in self._stack.scenes:
            return True
        party = self._context.party
        if self._ended_at is None:
            if party is None or self._scene.match.state.outcome() is None:
                return False  # somebody has left the table
            self._ended_at = self._now()
            self._tell_result(party)
        shown = self._now() - self._ended_at
        if party is None:
            return shown < RESULTS_SHOWN
        if self._standing_shown:
            if shown >= RESULTS_SHOWN + STANDING_SHOWN:
                self._go_on(party)
        elif shown >= RESULTS_SHOWN:
            self._standing_shown = True
            self._stack.reset(self._context.routes.standing())
        return True

    def _go_on(self, party: Party) -> None:
        if party.is_over:
            self._ended_at = self._now()
            self._stack.reset(self._context.routes.party_results())
        else:
            self._ended_at, self._standing_shown = None, False
            self._scene = next_table(self._context)
            self._stack.reset(self._scene)

    def _tell_result(self, party: Party) -> None:
        match = self._scene.match
        outcome = match.state.outcome()
        assert outcome is not None, "it was asked before"
        self._tell(result(match.game.name, match.seed, outcome))
        self._tell(standing_line(party))


def standing_line(party: Party) -> str:
    """The standing of *party* in one line."""
    rows = [points_for_places(places, party.seats) for places in party.results]
    words, place = [], 1
    for seats in party.standing():
        points = spelled(total(rows, seats[0]))
        names = place_names(seats)
        words.append(say("demo.standing_place", place=place, names=names, points=points))
        place += len(seats)
    done = {"number": len(party.results), "games": len(party.games)}
    return say("demo.standing", **done, places=", ".join(words))
