"""What is shown with a step of a choice, and the prompt above it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from rules.core import Seat
from rules.decktet import Card
from rules.frogger import Space, View
from scenes.games.frogger.choosing.preview import FroggerPreview, leaps
from scenes.games.frogger.components.cards import FroggerCards
from scenes.players.seat_names import seat_name
from words import say


class FroggerStepDisplay:
    """Shows what *seat*, which knows *view*, points at; *ask* writes the prompt."""

    def __init__(
        self, preview: FroggerPreview, cards: FroggerCards, ask: Callable[[str], None],
        seat: Seat, view: View,
    ) -> None:  # fmt: skip
        self._preview, self._cards, self._ask = preview, cards, ask
        self._seat, self._view = seat, view

    def prompt(self, key: str, *also: Callable[[], None], **words: str) -> Callable[[], None]:
        """Writes the prompt of that *key*, and shows *also* something."""

        def show() -> None:
            self._ask(say(f"frogger.{key}", name=seat_name(self._seat), **words))
            for one in also:
                one()

        return show

    def raise_card(self, place: int) -> None:
        """Raise a card of the hand."""
        self._preview.raise_card(self._cards.hands[self._seat][place])

    def card(self, place: int, card: Card, start: Space | None = None) -> None:
        """A card, and where it takes all frogs, or the one on *start*."""
        self.raise_card(place)
        shown = leaps(self._view, self._seat, card.suits)
        if start is not None:
            shown = [leap for leap in shown if leap.start == start]
        self._preview.show_leaps(self._seat, shown)

    def frog(self, card: Card, start: Space) -> None:
        """Where *card* takes all frogs, the one on *start* before others."""
        shown = leaps(self._view, self._seat, card.suits)
        self._preview.show_leaps(self._seat, shown, bright=start)

    def ring(self, start: Space) -> None:
        """The frog on *start*."""
        self._preview.ring(start)

    def back(self, start: Space, ends: Sequence[Space]) -> None:
        """The frog on *start*, and where it can hop."""
        self._preview.ring(start)
        self._preview.show_way_back(self._seat, start, ends)

    def end(self, start: Space, end: Space, takings: Collection[Card | None]) -> None:
        """A hop, and which cards of the market are not among the *takings* after it."""
        self._preview.forbid([card for card in self._view.market if card not in takings])
        self._preview.show_way_back(self._seat, start, [end])

    def offer(self, card: Card) -> None:
        """Raise a card of the market."""
        token = next(token for other, token in self._cards.market if other is card)
        self._preview.raise_card(token)
