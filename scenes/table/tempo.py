"""How fast events are shown at a table, so that one person among bots soon has a turn."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from math import sqrt

from rules.core import Seat
from scenes.core.context import Context
from scenes.table.pace import PACE
from sprites.motion.timestep import STEP

PATIENT, IMPATIENT = 2.5, 8.0  # until when a wait is short, and from when on all is fastest
FASTEST = 2.7  # times as fast as at its beginning
GREAT = 0.9  # seconds of great moments in each wait after which the next is shown faster


@dataclass(slots=True)
class Tempo:
    """The speed of a show, by what a lone person waits for.

    All is shown as fast as usual while that person is among the *lit* seats, and while nothing is
    *waited_for*. The longer the wait has been, the faster, but in lessons, at the calm pace, and
    where all that is shown *takes_its_time*. A great moment is seen in full while it *is_great*,
    to its end, but not several of them in one wait.
    """

    context: Context
    lit: Callable[[], Collection[Seat]]
    turn_seconds: float  # of a bot
    round_seconds: float  # beside the turns
    bot_turns: int  # between two of the only person
    lone_wait: float  # seconds for all of them
    is_new: Callable[[], bool]  # whether the game is, to those who play
    is_great: Callable[[], bool]
    waited_for: Callable[[], object] = lambda: True
    takes_its_time: bool = False
    waited: float = 0.0
    """Seconds since the only person chose."""
    _great: float = 0.0  # of these
    _in_full: bool = True  # whether the next great moment, or the one shown now, is not faster

    @property
    def chosen(self) -> str:
        """The speed of the settings; while the game is new, none above the usual one by itself."""
        chosen = self.context.settings.speed
        above = PACE[chosen] > PACE["normal"]
        return "normal" if above and not self.context.speed_chosen and self.is_new() else chosen

    def speed(self) -> float:
        """How many times as fast as usual events are shown."""
        usual = self._at_first * self._later
        if self.is_great() and self._in_full:
            return min(usual, 1.0 / sqrt(PACE[self.chosen]))
        return usual

    def step(self, *, waits: bool) -> None:
        """Advance by one fixed step, in which somebody *waits* or not."""
        self.waited = self.waited + STEP if waits else 0.0
        if self.is_great():
            self._great += STEP
        else:
            self._in_full = self._great < GREAT

    def begin_wait(self) -> None:
        """The only person has just chosen."""
        self.waited, self._great, self._in_full = 0.0, 0.0, True

    def unhurried(self, seconds: float) -> float:
        """What a script waits so that it takes so many *seconds*, however fast bots are shown.

        They are fewer at a faster pace, by its square root, and the longer the wait has been,
        unless all takes its time.
        """
        pace = PACE[self.chosen]
        return seconds * self._at_first * (pace if self.takes_its_time else sqrt(pace))

    def steady(self, seconds: float) -> float:
        """What a script waits so that it takes so many *seconds*, however long the wait has been.

        They are fewer at a faster pace, as above.
        """
        return self.unhurried(seconds) * self._later

    def exactly(self, seconds: float) -> float:
        """What a script waits so that it takes so many *seconds* at any pace and speed."""
        return seconds * PACE[self.chosen] * self.speed()

    def real(self, seconds: float) -> float:
        """How many seconds something that moves by itself takes instead of so many, as those."""
        return self.unhurried(seconds) / (PACE[self.chosen] * self.speed())

    @property
    def _at_first(self) -> float:
        """How many times as fast as usual events are shown while the wait is short."""
        people = self.context.seating.people()
        if len(people) != 1 or not self.waited_for():
            return 1.0
        active = set(self.lit())
        if active and active <= set(people):
            return 1.0
        usual = self.round_seconds + self.turn_seconds * self.bot_turns
        return max(1.0, usual / self.lone_wait)

    @property
    def _later(self) -> float:
        """How many times as fast as at first they are shown by now."""
        if self.takes_its_time or len(self.context.seating.people()) != 1:
            return 1.0
        waited = self.waited + self._great  # what follows makes up for great moments
        gone = (waited - PATIENT) / (IMPATIENT - PATIENT)
        return 1.0 + (FASTEST - 1.0) * min(1.0, max(0.0, gone))
