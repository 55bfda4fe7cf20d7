"""A demo of a party night: bots play every game once, with a line for each result and standing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.party import Party, games_for, points_for_places, total
from scenes.app.command_line.arguments import DEMO_BOT
from scenes.app.demos.demo import RESULTS_SHOWN, place_names, result
from scenes.core.context import Context
from scenes.core.routes import MatchScene
from scenes.core.scene import SceneStack
from scenes.core.script import Script, advance
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
        first = begin(context, games, [BotPlayer(DEMO_BOT)] * SEATS)
        stack.reset(first)
        self._script = self._play(first)

    def goes_on(self) -> bool:
        """Follow the party after a frame; returns whether the demo goes on."""
        return advance(self._script)

    def _play(self, table: MatchScene) -> Script:
        """Show one *table* after the other; it ends early if somebody leaves the party."""
        context, routes = self._context, self._context.routes
        while True:
            while table in self._stack.scenes:
                yield
            outcome, party = table.match.state.outcome(), context.party
            if party is None or outcome is None:
                return
            self._tell(result(table.match.game.name, table.match.seed, outcome))
            self._tell(standing_line(party))
            yield from self._wait(RESULTS_SHOWN)
            if context.party is None:
                return
            self._stack.reset(routes.standing())
            yield from self._wait(STANDING_SHOWN)
            if context.party is None:
                return
            if party.is_over:
                break
            table = next_table(context)
            self._stack.reset(table)
        self._stack.reset(routes.party_results())
        yield from self._wait(RESULTS_SHOWN)

    def _wait(self, seconds: float) -> Script:
        """Let *seconds* of the clock pass."""
        end = self._now() + seconds
        while self._now() < end:
            yield


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
