"""How much may be rendered in one frame, so that it is shown in time."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

ROTATED_PIXELS = 60_000  # in a frame: two cards at 1080p
ROTATION_SECONDS = 0.006  # of a frame, after which nothing is rotated any more
RENDER_SECONDS = 0.002  # of a frame, after which only one new picture is rendered
PREFETCH_SECONDS = 0.005  # of a frame, after which nothing is rendered ahead of need


class FrameBudget:
    """What a frame has left; without a clock *now* (seconds) its time is not limited."""

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        self.now = now
        self.has_rendered = False
        self._began = 0.0
        self._pixels = inf

    def begin(self, unlimited: bool = False) -> None:
        """Begin a frame, in which anything may be rendered if it is *unlimited*."""
        self._pixels = inf if unlimited else ROTATED_PIXELS
        self._began = self.now() if self.now and not unlimited else inf
        self.has_rendered = False

    def may_render(self) -> bool:
        """Whether there is time for a new picture; always for the first one."""
        return not self.has_rendered or not self._has_taken(RENDER_SECONDS)

    def may_prefetch(self) -> bool:
        """Whether there is time for a picture that is not needed yet."""
        return not self.has_rendered and not self._has_taken(PREFETCH_SECONDS)

    def may_rotate(self) -> bool:
        """Whether another bitmap may be rotated."""
        return self._pixels > 0 and not self._has_taken(ROTATION_SECONDS)

    def note_rotation(self, pixels: int) -> None:
        """Count a bitmap of so many pixels that was rotated."""
        self._pixels -= pixels

    def _has_taken(self, seconds: float) -> bool:
        return self.now is not None and self.now() - self._began >= seconds
