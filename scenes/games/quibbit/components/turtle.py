"""The turtle in the middle of the pond: cards lie on its shell, which shows round and way."""

from __future__ import annotations

from collections.abc import Collection
from math import atan2, degrees

from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z, HEAD_Z, WORDS_Z = 1.2, 1.1, 1.3
WIDTH, SHELL = 1.02, 0.56  # of the row of cards: the turtle, and what its shell is good for
NECK, HEAD = 0.325, 0.19  # of its width: from its middle to where its head begins; the head
TURNED, TURNS = 45.0, 0.05  # how far it turns its head; the share of what is left, in a step
STEP = 4  # degrees from one picture of the head to the next
BLINK, BLINK_EVERY = 16, 640  # steps
NECK_AT = 0.05, 0.5  # where the head hangs on the shell, in its drawing
ROUND, CHALK = 72.0, 0.6  # how large the number of the round is at most, and how well it is seen


class Turtle:
    """It looks to what moves; the number of the round makes room for *cards*."""

    def __init__(self, stage: Stage, middle: Box, cards: Collection[Token], number: int) -> None:
        self._renderer, self._middle, self._cards = stage.renderer, middle, cards
        (x, y), wide = middle.centre, WIDTH * middle.w
        self._neck, self._goal, self._angle = (x + NECK * wide, y), 0.0, 0.0
        self._steps = 0
        self._arts = [Art(name, HEAD * wide) for name in ("turtle-head", "turtle-head-blink")]
        self._head = Token(self._arts[0], Pose(*self._neck), HEAD_Z, "turtle-head", NECK_AT)
        self._words = Token(Text(" "), Pose(x, y, alpha=CHALK), WORDS_Z, "round")
        self.tokens = self._head, Token(Art("turtle", wide), Pose(x, y), Z, "turtle")
        stage.add(*self.tokens, self._words)
        stage.renderer.prefetch(*self._arts)
        self.write(number)

    def write(self, number: int) -> None:
        """It is that round now; there is none before all frogs sit."""
        self._begun = number > 0
        words = say("quibbit.round_now", number=number)
        size = limited_size(self._renderer, ROUND, ROUND)
        self._words.picture = Text(words, size, theme.PAPER_BRIGHT, SHELL * self._middle.w)
        self._tell()

    def step(self, moving: tuple[float, float] | None, *, headlined: bool = False) -> None:
        """Tell the round while the shell is free, and look to where something is *moving*.

        It is not free where the table is *headlined*, and then it looks up.
        """
        self._tell()
        self._words.visible &= not headlined
        if not self._renderer.reduced_motion:
            neck, high = self._neck
            self._look((neck, high - 1) if headlined else moving)
            self._blink()

    def _tell(self) -> None:
        self._words.visible = self._begun and not any(map(self._covers, self._cards))

    def _covers(self, card: Token) -> bool:
        return card.visible and self._middle.contains(card.pose.x, card.pose.y)

    def _look(self, moving: tuple[float, float] | None) -> None:
        """Turn the head towards what moves, as far as the neck can."""
        if moving is not None:
            (x, y), (neck, high) = moving, self._neck
            self._goal = min(max(degrees(atan2(y - high, x - neck)), -TURNED), TURNED)
        self._angle += TURNS * (self._goal - self._angle)
        if (turned := STEP * round(self._angle / STEP)) != self._head.pose.angle:
            self._head.pose = Pose(*self._neck, turned)

    def _blink(self) -> None:
        self._steps = (self._steps + 1) % BLINK_EVERY
        self._head.picture = self._arts[self._steps < BLINK]
