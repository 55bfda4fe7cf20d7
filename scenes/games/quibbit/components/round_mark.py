"""The middle of the pond: which way the frogs leap, and the round while no card lies there."""

from __future__ import annotations

from collections.abc import Collection

from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 1.0
ARROW, FAINT = 150.0, 0.2
ARROW_UP, WORDS_DOWN = 0.1, 0.3  # from the middle, of its height


class RoundMark:
    """An arrow on the water, and the number of the round, which makes room for *cards*."""

    def __init__(self, stage: Stage, middle: Box, cards: Collection[Token], number: int) -> None:
        self._middle, self._cards = middle, cards
        x, y = middle.centre
        arrow = Pose(x, y - ARROW_UP * middle.h, alpha=FAINT)
        self._words = Token(Text(" "), Pose(x, y + WORDS_DOWN * middle.h), Z, "round")
        stage.add(Token(Art("arrow-cw", ARROW), arrow, Z), self._words)
        self.write(number)

    def write(self, number: int) -> None:
        """It is that round now; there is none before all frogs sit."""
        self._begun = number > 0
        words = say("quibbit.round_now", number=number)
        self._words.picture = Text(words, theme.BODY, theme.INK_SOFT, self._middle.w)
        self.step()

    def step(self) -> None:
        """Tell the round only while the middle is free."""
        self._words.visible = self._begun and not any(map(self._covers, self._cards))

    def _covers(self, card: Token) -> bool:
        return card.visible and self._middle.contains(card.pose.x, card.pose.y)
