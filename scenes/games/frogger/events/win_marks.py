"""What tells how somebody could win in its next turn: gold behind open cards, and the way home."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core import Seat
from rules.frogger import FROGS, Frog
from scenes.games.frogger.choosing.way_dots import way_dots
from scenes.games.frogger.events.next_wins import WinningLeap
from scenes.games.frogger.tokens import FroggerTokens
from sprites.motion.timestep import steps_in
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

RIM, EDGE, CORNER = 7.0, 3.0, 12.0  # around a card
BEHIND = 0.05  # its card
WAY_SECONDS = 4.0  # of each choice in which the way home is shown


class WinMarks:
    """Marks the open cards of whoever can win by them, while people can stop that.

    The dotted way of its frogs is shown as each choice begins, and soon gone, if that is news.
    """

    def __init__(self, tokens: FroggerTokens) -> None:
        self._tokens, self._stage, self._cards = tokens, tokens.stage, tokens.cards
        self._winning: tuple[Seat, Sequence[WinningLeap]] | None = None
        self._is_news = False
        self._marks: list[Token] = []
        self._placed: list[tuple[Token, Pose]] = []  # the cards behind which they lie
        self._told: tuple[Seat, Sequence[WinningLeap]] | None = None  # whose way is shown, or was
        self._way: list[Token] = []
        self._left = 0  # steps for which it is shown

    def foretell(
        self, seat: Seat | None, leaps: Sequence[WinningLeap], *, is_news: bool = False
    ) -> None:
        """Who can win from now on by which *leaps*, if anybody can, and whether that *is news*."""
        self._winning = None if seat is None else (seat, leaps)
        self._is_news = is_news

    def step(self, *, shown: bool) -> None:
        """Let the marks, if any are *shown*, be where the cards are."""
        winning = self._winning if shown else None
        self._mark_cards(winning)
        if winning != self._told:
            self._told, self._left = winning, steps_in(WAY_SECONDS)
            self._show_way(self._dots() if winning and self._is_news else ())
        elif self._way:
            self._left -= 1
            if not self._left:
                self._show_way(())

    def _mark_cards(self, winning: tuple[Seat, Sequence[WinningLeap]] | None) -> None:
        seat, leaps = winning or (Seat(0), ())
        cards = [card for leap in leaps for card in self._cards.open_card(seat, leap.card)]
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

    def _show_way(self, dots: Iterator[Token] | Sequence[Token]) -> None:
        self._stage.remove(*self._way)
        self._way = [*dots]
        self._stage.add(*self._way)

    def _dots(self) -> Iterator[Token]:
        """The dots of all leaps told of, each from where the one before may have ended."""
        assert self._told is not None
        seat, leaps = self._told
        path, first = self._tokens.path, seat * FROGS
        own = (Frog(first + number) for number in range(FROGS))
        frog = next(frog for frog in own if path.where[frog] != path.path.home)
        for leap in leaps:
            here, there = path.stand(frog, leap.start), path.stand(frog, leap.end)
            colour = palette_of(seat).body
            yield from way_dots(self._tokens.layout, here, there, colour, theme.PAPER_BRIGHT)
