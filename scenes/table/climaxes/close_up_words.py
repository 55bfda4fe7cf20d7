"""The words of a close-up: neutral ones until it is decided, if there are any, then a headline."""

from __future__ import annotations

from collections.abc import Sequence
from math import radians, sin

from scenes.core.script import Script, wait
from scenes.table.climaxes.headline import (
    SAD_TILT,
    PictureOfWidth,
    headline_token,
    stamp,
    take_over,
)
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

STAMPED_LATE = 0.06  # seconds after all have met: no frame has time for an impact and the stamp


class CloseUpWords:
    """A *headline* of a *size*, and the words *before* it, if any, in a *room*."""

    def __init__(
        self, stage: Stage, headline: str, before: str, size: float, room: Box, widest: float,
        emblem: PictureOfWidth | None,
    ) -> None:  # fmt: skip
        self._stage = stage
        shown = [
            headline_token(stage, words, size, room, wraps=True, emblem=emblem, widest=widest)
            for words in (headline, before) if words
        ]  # fmt: skip
        self.headline, self._before = shown[0], shown[1] if before else None
        self.tokens: Sequence[Token] = shown
        """All of them."""
        self.place: Point = (0.0, 0.0)
        """Where their middle is."""

    def hang(self) -> None:
        """Let the headline hang to the other side, as it tells of a loss only."""
        if self.headline.pose.angle:
            self.headline.pose = Pose(0, 0, SAD_TILT)

    @property
    def wide(self) -> float:
        """How wide they are."""
        return max(self._stage.renderer.size(token.picture)[0] for token in self.tokens)

    @property
    def high(self) -> float:
        """How high they are, from the upper corner of turned ones."""
        turned = sin(radians(abs(self.headline.pose.angle))) / 2
        sizes = (self._stage.renderer.size(token.picture) for token in self.tokens)
        return max(high + turned * wide for wide, high in sizes)

    def prefetch(self) -> None:
        """Have them rendered ahead."""
        for token in self.tokens:
            self._stage.renderer.prefetch(token.picture, angle=token.pose.angle)

    def open(self) -> None:
        """Those before the headline come, if there are any."""
        if self._before:
            self._stage.run(stamp(self._stage, self._before, self.place, below=True))

    def tell(self) -> Script:
        """It is decided: the headline comes, at once if other words stand there."""
        if self._before:
            yield from take_over(self._stage, self.headline, self._before)
        else:
            yield from wait(STAMPED_LATE)
            yield from stamp(self._stage, self.headline, self.place, below=True)
