"""What is shown with a step of a choice, and the prompt above it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.decktet import Card
from rules.frogger import Space
from scenes.games.frogger.choosing.choices import FroggerChoices, Leap
from scenes.games.frogger.choosing.dangers import FroggerDangers
from scenes.games.frogger.choosing.preview import FAINT, GHOST, FroggerPreview
from scenes.games.frogger.components.cards import FroggerCards
from scenes.players.seat_names import seat_name
from words import say


class FroggerStepDisplay:
    """Shows what a seat with *choices* points at; *ask* writes the prompt."""

    def __init__(
        self, preview: FroggerPreview, cards: FroggerCards, ask: Callable[[str], None],
        choices: FroggerChoices, dangers: FroggerDangers | None,
    ) -> None:  # fmt: skip
        self._preview, self._cards, self._ask = preview, cards, ask
        self._choices, self._dangers = choices, dangers

    def prompt(self, key: str, *also: Callable[[], None], **words: str) -> Callable[[], None]:
        """Writes the prompt of that *key*, and shows *also* something."""

        def show() -> None:
            self._ask(say(f"frogger.{key}", name=seat_name(self._choices.seat), **words))
            for one in also:
                one()

        return show

    def raise_card(self, place: int) -> None:
        """Raise a card of the hand."""
        self._preview.raise_card(self._cards.hands[self._choices.seat][place])

    def card(self, place: int, begun: Space) -> None:
        """A card, and where it takes the frog on *begun*, as the step shows it that asks for it."""
        self.raise_card(place)
        self.frog(self._choices.hand[place], begun)

    def mark(self, start: Space) -> None:
        """Mark the frog on *start*, which moves."""
        self._preview.mark(self._choices.seat, start)

    def frog(self, card: Card, start: Space) -> None:
        """Where *card* takes the frog on *start*, clearly the place that is pointed at next.

        Of several places, each moves its flag and warns only once it is pointed at.
        """
        self.mark(start)
        leaps = self._choices.leaps(card, [start])
        if len(leaps) == 1:
            self.landing(card, leaps[0], leaps)
        else:
            self._leaps(leaps, leaps[:1])
            self._hold_tips(leaps[0], card)

    def landing(self, card: Card, leap: Leap, leaps: Sequence[Leap]) -> None:
        """One of several *leaps* by *card*, and which frogs it would send back."""
        self._leaps(leaps, [leap])
        self._preview.show_swept(self._choices.swept(card, leap))
        self._warn(leap, card)

    def ways(self, start: Space, ends: Sequence[Space], *, bright: bool) -> None:
        """Where the frog on *start* can leap, by whichever card, and that it can hop to *ends*."""
        self.mark(start)
        leaps = [Leap(start, end) for end in (*self._choices.cards_to(start), *ends)]
        self._preview.show_landings(self._choices.seat, leaps, GHOST if bright else FAINT)
        self._warn_of_no_card(ends)

    def by_cards(self, leap: Leap, cards: Sequence[Card]) -> None:
        """One leap, and the *cards* of which each makes it."""
        for card in cards:
            self.raise_card(self._choices.hand.index(card))
        self.leaps([leap])
        self._preview.show_swept(self._choices.swept(cards[0], leap))
        self._warn(leap, cards[0])

    def _warn(self, leap: Leap, card: Card | None) -> None:
        """Show what the words warn of: where a flag goes as a space is taken or hopped from.

        Else mark a frog that could be sent back where it lands, and raise the open card for that.
        """
        self._hold_tips(leap, card)
        if self._dangers is None:
            return
        if moved := self._dangers.moved_flag(leap, card):
            self._preview.move_flag(moved.suit, moved.space)
            self._preview.warns = True
        elif danger := self._dangers.of(leap, card):
            self._preview.warn(self._choices.seat, leap)
            for token in self._cards.open_card(danger.seat, danger.card):
                self._preview.raise_card(token)

    def _hold_tips(self, leap: Leap, card: Card | None) -> None:
        """That a leap goes home, and what it costs who makes it, is told in words only."""
        choices = self._choices
        if leap.end == choices.path.home or (card and choices.sweeps_own(card, leap)):
            self._preview.warns = True

    def _warn_of_no_card(self, ends: Sequence[Space]) -> None:
        """Of a hop back to *ends* it is told that it gets no card, if none of them does."""
        if ends and not any(map(self._choices.gets_card, ends)):
            self._preview.warns = True

    def hop_for(self, card: Card, hop: Leap, hops: Sequence[Leap]) -> None:
        """One of several *hops* back for a card."""
        self._leaps(hops, [hop])
        self._warn(hop, card)

    def hops(self, start: Space, ends: Sequence[Space]) -> None:
        """Where the frog on *start* can hop back to."""
        self.leaps([Leap(start, end) for end in ends])

    def barred(self, ends: Sequence[Space]) -> None:
        """Cross out the spaces that a frog cannot hop back to for a card of their suit."""
        self._preview.cross_out_spaces(ends)

    def hop(self, hop: Leap, ends: Sequence[Space]) -> None:
        """A hop back to one of *ends*, and which cards of the market may not be taken there."""
        self._leaps([Leap(hop.start, end) for end in ends], [hop])
        if self._choices.gets_card(hop.end):
            self._warn(hop, None)
        self._warn_of_no_card([hop.end])
        self.forbid(hop.end)

    def forbid(self, end: Space) -> None:
        """Dim the market cards that a frog on *end* does not get, and show why not."""
        takings, path = self._choices.moves.takings(end), self._choices.path
        forbidden = [card for card in self._choices.view.market if card not in takings]
        self._preview.forbid(forbidden, {path.suits[end]})

    def cross_out(self) -> None:
        """Dim the market cards that no frog can hop back for, and show which suits forbid that."""
        choices = self._choices
        self._preview.forbid(choices.out_of_reach, choices.landed_on(choices.on_path))

    def offer_any(self) -> None:
        """Tell at the market that any card of it can be taken now."""
        self._preview.offer_any()

    def offer(self, card: Card) -> None:
        """Raise a card of the market."""
        token = next(token for other, token in self._cards.market if other is card)
        self._preview.raise_card(token)

    def leaps(self, leaps: Sequence[Leap]) -> None:
        """Some leaps, all alike."""
        self._leaps(leaps, leaps)

    def _leaps(self, leaps: Sequence[Leap], bright: Sequence[Leap]) -> None:
        self._preview.show_leaps(self._choices.seat, leaps, bright)
