"""What each frog of a close-up has, counted up beside it while all look."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.core.script import Script, together, wait
from scenes.table.climaxes.headline import HEADLINE_Z, PictureOfWidth
from sprites.motion.gestures import punch
from sprites.pictures.pictures import Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

COUNT_Z = HEADLINE_Z - 1.2  # before the frogs
WIDE, ASIDE, UP = 0.44, 0.66, 0.13  # of a frog's width: it; from its middle; over its feet
LOW = 0.12  # how far under the feet it is before a frog, whose face may be low
COUNTING, COUNTED, GROWS = 0.5, 0.3, 0.25  # seconds; at the end, how far it grows


class CloseUpCounts:
    """Shows *counts* on *stage*: pictures for each frog so *wide*, the last of which stays.

    They are beside the frogs, or *before* them.
    """

    def __init__(
        self, stage: Stage, counts: Sequence[Sequence[PictureOfWidth]], wide: float,
        *, before: bool = False,
    ) -> None:  # fmt: skip
        self._stage, self._wide = stage, wide
        self._aside, self._up = (0.0, -LOW) if before else (ASIDE, UP)
        self._pictures = [[picture(WIDE * wide) for picture in each] for each in counts]
        self.tokens = [_token(pictures[0]) for pictures in self._pictures]

    @property
    def pictures(self) -> Sequence[Picture]:
        """All that is going to be seen of them."""
        return [picture for each in self._pictures for picture in each]

    def come(self, frogs: Sequence[Pose], late: float) -> Script:
        """Count, so many seconds *late*, each on the inner side of one of the first *frogs*."""
        middle = sum(frog.x for frog in frogs) / len(frogs)
        for token, frog in zip(self.tokens, frogs, strict=False):
            aside = self._aside if frog.x <= middle else -self._aside
            x, y = frog.x + aside * self._wide, frog.y - self._up * self._wide
            token.pose = Pose(x, y, alpha=0.0)
        yield from wait(late)
        for token in self.tokens:
            token.pose = token.pose.with_alpha(1.0)
        counted = zip(self.tokens, self._pictures, strict=True)
        yield from together(*(self._count(token, pictures) for token, pictures in counted))

    def _count(self, token: Token, pictures: Sequence[Picture]) -> Script:
        for picture in pictures:
            token.picture = picture
            if not token.reduced_motion:
                yield from wait(COUNTING / len(pictures))
        self._stage.run(punch(token, GROWS, COUNTED))


def _token(picture: Picture) -> Token:
    token = Token(picture, Pose(0, 0, alpha=0.0), COUNT_Z, "close-up", (0.5, 1.0), steady=True)
    token.lit = True
    return token
