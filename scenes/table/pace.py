"""How fast a show goes: as the settings say, hurried while a button is held, or skipped."""

from __future__ import annotations

from dataclasses import dataclass

PACE = {"calm": 0.75, "normal": 1.0, "brisk": 1.6}
HURRIED = 4.0  # times as fast, while confirm is held
SKIP_STEPS = 24  # a step's share of skipping to the next choice


@dataclass
class Pace:
    """What each step of the clock is worth in steps of the script."""

    hurried: bool = False
    skipping: bool = False
    _credit: float = 0.0

    @property
    def is_fast(self) -> bool:
        """Whether it is hurried or skips."""
        return self.hurried or self.skipping

    def real(self) -> int:
        """One step, whatever is wished: somebody is choosing."""
        self._credit = 0.0
        return 1

    def steps(self, speed: str, tempo: float = 1.0) -> int:
        """The steps to go now, at one of the settings' speeds, *tempo* times as fast as usual."""
        if self.skipping:
            return SKIP_STEPS
        self._credit += PACE[speed] * tempo * (HURRIED if self.hurried else 1.0)
        whole, self._credit = int(self._credit), self._credit % 1.0
        return whole
