"""How fast events are shown at a table, so that one person among bots soon has a turn."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from rules.core import Seat
from scenes.core.context import Context
from scenes.table.pace import PACE


@dataclass(slots=True)
class Tempo:
    """The speed of a show, by what a lone person waits for.

    All is shown as fast as usual while that person is among the *lit* seats, and while nothing is
    *waited_for*.
    """

    context: Context
    lit: Callable[[], Collection[Seat]]
    turn_seconds: float  # of a bot
    round_seconds: float  # beside the turns
    bot_turns: int  # between two of the only person
    lone_wait: float  # seconds for all of them
    is_new: Callable[[], bool]  # whether the game is, to those who play
    waited_for: Callable[[], object] = lambda: True

    @property
    def chosen(self) -> str:
        """The speed of the settings; while the game is new, none above the usual one by itself."""
        chosen = self.context.settings.speed
        above = PACE[chosen] > PACE["normal"]
        return "normal" if above and not self.context.speed_chosen and self.is_new() else chosen

    def speed(self) -> float:
        """How many times as fast as usual events are shown."""
        people = self.context.seating.people()
        if len(people) != 1 or not self.waited_for():
            return 1.0
        active = set(self.lit())
        if active and active <= set(people):
            return 1.0
        usual = self.round_seconds + self.turn_seconds * self.bot_turns
        return max(1.0, usual / self.lone_wait)

    def unhurried(self, seconds: float) -> float:
        """What a script waits so that it takes so many *seconds*, however fast events are shown."""
        return seconds * self.speed() * PACE[self.chosen]
