"""Gold behind the open cards by which somebody could win in its next turn."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.decktet import Card
from scenes.games.frogger.components.cards import FroggerCards
from sprites.pictures import theme
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

RIM, EDGE, CORNER = 7.0, 3.0, 12.0  # around a card
BEHIND = 0.05  # its card


class WinMarks:
    """Marks *cards* like the head of whoever can win by them, while people can stop that."""

    def __init__(self, stage: Stage, cards: FroggerCards) -> None:
        self._stage, self._cards = stage, cards
        self._winning: list[tuple[Seat, Card]] = []
        self._marks: list[Token] = []
        self._placed: list[tuple[Token, Pose]] = []  # the cards behind which they lie

    def foretell(self, seat: Seat | None, cards: Sequence[Card]) -> None:
        """Whose open *cards* can win from now on, if any do."""
        self._winning = [] if seat is None else [(seat, card) for card in cards]

    def step(self, *, shown: bool) -> None:
        """Let the marks, if any are *shown*, be where the cards are."""
        winning = self._winning if shown else []
        cards = [card for one in winning for card in self._cards.open_card(*one)]
        placed = [(card, card.pose) for card in cards]
        if placed != self._placed:
            self._placed = placed
            self._stage.remove(*self._marks)
            self._marks = [self._mark(card) for card in cards]
            self._stage.add(*self._marks)

    def _mark(self, card: Token) -> Token:
        wide, high = self._stage.renderer.size(card.picture)
        sheet = Paper(
            wide + 2 * RIM, high + 2 * RIM, theme.GOLD, CORNER, theme.ACCENT, EDGE, shadow=False
        )
        return Token(sheet, card.pose, card.z - BEHIND, "winning")
