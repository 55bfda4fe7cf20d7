"""When a kiosk is open, in minutes from midnight of each day of the week."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import TypeAlias

from values import value

DAY = 24 * 60
WEEK = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")

Span: TypeAlias = "tuple[int, int]"  # from when to when; beyond DAY is the night that follows


@value
class OpeningHours:
    """A span for each day of the week, from Monday, or ``None`` if it stays closed."""

    week: tuple[Span | None, ...] = ((0, DAY),) * len(WEEK)

    def is_open(self, when: datetime) -> bool:
        """Whether it is open at that time."""
        minute = when.hour * 60 + when.minute
        return _within(self._of(when), minute) or _within(
            self._of(when - timedelta(days=1)), minute + DAY
        )

    def next_opening(self, when: datetime) -> datetime | None:
        """The next time after *when* that it opens, if it ever does."""
        for days in range(len(WEEK) + 1):
            day = when + timedelta(days=days)
            span = self._of(day)
            if span is not None:
                opens = datetime.combine(day.date(), time(span[0] // 60, span[0] % 60))
                if opens > when:
                    return opens
        return None

    def _of(self, when: datetime) -> Span | None:
        return self.week[when.weekday()]


def _within(span: Span | None, minute: int) -> bool:
    return span is not None and span[0] <= minute < span[1]
