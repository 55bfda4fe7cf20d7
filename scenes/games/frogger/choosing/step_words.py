"""What is said of the cards, frogs and spaces that a step of a choice points at."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rules.decktet import Card, Suit
from rules.frogger import EXCUSE, FROGS, SWEEPING, Frog, Moves, Space, View
from scenes.games.frogger.choosing.choices import Leap
from scenes.games.frogger.choosing.dangers import Danger, FroggerDangers, MovedFlag
from scenes.games.frogger.events.captions import FroggerCaptions, card_name, suit_name
from scenes.players.seat_names import seat_name
from words import say
from words.phrases import either, enumerated

NO_CARD = (None,)  # what may be taken where no card may be


class FroggerStepWords:
    """Names what can be chosen while the table is as *view* says, and tells why not."""

    def __init__(
        self, captions: FroggerCaptions, view: View, dangers: FroggerDangers | None = None
    ) -> None:
        self._dangers = dangers
        self._captions, self._view, self._numbers = captions, view, view.path.numbers

    def card(
        self, card: Card, best: Leap, ends: Mapping[Space, Suit], swept: Collection[Frog], *,
        strands: bool,
    ) -> str:  # fmt: skip
        """A card of the hand, whose leaps go to *ends*, the best first: that sends back *swept*.

        If it *strands* its seat, no card and no frog on the path is left.
        """
        end = next(iter(ends))
        if end == self._view.path.home:
            return self._card_home(ends, strands=strands)
        # A card with several landings tells of none: which one it is is asked next.
        told = self.warning(best, card, swept) if len(ends) == 1 else self._spent(best, swept)
        if told:
            return told
        suits, number = either([suit_name(suit) for suit in card.suits]), self._numbers[end]
        if swept:
            told = say("frogger.sweep_words", suits=suits, number=number, count=len(swept))
            return self._with_own(told, swept)
        return say("frogger.card_words", suits=suits)

    def _card_home(self, ends: Mapping[Space, Suit], *, strands: bool) -> str:
        """A card that leads home along its first suit of *ends*, and elsewhere along others."""
        suit, *others = map(suit_name, ends.values())
        _, *places = ends
        if self._wins(self._view.path.home):
            return say("frogger.card_win_words", suit=suit)
        if others:
            told = [
                say("frogger.home_or_place", suit=other, number=self._numbers[end])
                for other, end in zip(others, places, strict=True)
            ]
            return say("frogger.home_or_words", suit=suit, places=enumerated(told))
        if strands:
            return say("frogger.strands_words")
        return say("frogger.home_words", suit=suit)

    def take(self, card: Card) -> str:
        """A card of the market."""
        key = "take_sweep_words" if card.rank in SWEEPING else "take_words"
        return say(f"frogger.{key}", card=card_name(card))

    def wanted(self, card: Card, barred: Sequence[Space]) -> str:
        """A card of the market for which a frog can hop back, but not to *barred* spaces."""
        suits = {self._view.path.suits[end] for end in barred}
        if suits:
            told = either([suit_name(suit) for suit in Suit if suit in suits])
            return say("frogger.market_barred_words", card=card_name(card), suit=told)
        key = "take_sweep_words" if card.rank in SWEEPING else "market_words"
        return say(f"frogger.{key}", card=card_name(card))

    def leap_from(self, start: Space) -> str:
        """The frog that leaps."""
        return say("frogger.leap_words", place=self._captions.place(start))

    def from_prompt(self, start: Space) -> tuple[str, str]:
        """The key of the question where the frog on *start* leaps, and its column."""
        key = "from_pond_prompt" if start == EXCUSE else "from_prompt"
        return key, str(self._numbers[start])

    def leap_to(
        self, card: Card, leap: Leap, swept: Collection[Frog], *, strands: bool = False,
        suit: Suit | None = None,
    ) -> str:  # fmt: skip
        """Where a frog leaps to, and how many frogs it sends back by that, or who could that.

        A *suit* that leads home is named.
        """
        end = leap.end
        if end == self._view.path.home:
            return self._leap_home(suit, strands=strands)
        if warning := self.warning(leap, card, swept):
            return warning
        place = self._captions.place(end)
        if swept:
            told = say("frogger.to_swept_words", place=place, count=len(swept))
            return self._with_own(told, swept)
        return say("frogger.to_words", place=place)

    def _leap_home(self, suit: Suit | None, *, strands: bool) -> str:
        """A leap home, by a *suit* if that is known."""
        if self._wins(self._view.path.home):
            by = suit and say("frogger.card_win_words", suit=suit_name(suit))
            return by or say("frogger.win_words")
        if strands:
            return say("frogger.strands_words")
        by = suit and say("frogger.home_words", suit=suit_name(suit))
        return by or say("frogger.to_home_words")

    def warning(self, leap: Leap, card: Card | None, swept: Collection[Frog] = ()) -> str:
        """What a move costs: a flag elsewhere, that others could undo it, or the last card."""
        if self._dangers is None:
            return ""
        flag = self._flag(self._dangers.moved_flag(leap, card))
        danger = self._danger(self._dangers.of(leap, card), swept)
        return flag or danger or self._spent(leap, swept)

    def _flag(self, moved: MovedFlag | None) -> str:
        """From where a suit leads home, once its flag has *moved*."""
        if not moved:
            return ""
        suit, number = suit_name(moved.suit), self._numbers[moved.space]
        if moved.space == EXCUSE:
            return say("frogger.opens_home_words", suit=suit)
        key = "closes_home_words" if moved.ahead else "opens_home_from_words"
        return say(f"frogger.{key}", suit=suit, number=number)

    def _spent(self, leap: Leap, swept: Collection[Frog]) -> str:
        """That no card is left for the next turn."""
        spent = self._dangers and self._dangers.spends_last(leap) and not swept
        return say("frogger.spent_words") if spent else ""

    def _danger(self, danger: Danger | None, swept: Collection[Frog]) -> str:
        """Who could send a frog back from where it lands, and by what or after whom it *swept*."""
        if not danger:
            return ""
        name = seat_name(danger.seat)
        if swept:
            told = say("frogger.danger_swept_words", name=name, count=len(swept))
            return self._with_own(told, swept)
        if danger.strands:
            return say("frogger.danger_strands_words", name=name)
        key = "market_danger_words" if danger.in_market else "danger_words"
        return say(f"frogger.{key}", name=name, card=card_name(danger.card))

    def _with_own(self, told: str, swept: Collection[Frog]) -> str:
        """What is *told* of frogs sent back, with how many of them are one's own."""
        own = sum(frog // FROGS == self._view.acting for frog in swept)
        return say("frogger.own_swept_words", told=told, own=own) if own else told

    def back_to(self, end: Space) -> str:
        """Where a frog hops back to."""
        if end == EXCUSE:
            return say("frogger.back_pond_words")
        return say("frogger.back_words", place=self._captions.place(end))

    def get_by(self, hop: Leap, card: Card) -> str:
        """Where a frog hops back to for a *card* that is taken by that, or its danger there."""
        return self.warning(hop, card) or self.back_to(hop.end)

    def back_for(self, hop: Leap, takings: Sequence[Card | None]) -> str:
        """Where a frog hops back to: that it gets no card, its danger, or which cards it gets."""
        end = hop.end
        if takings == NO_CARD:
            barred = self.has_limit(end) and self._view.market
            key = "back_barred_words" if barred else "back_bare_words"
            return say(f"frogger.{key}", place=self._captions.place(end))
        if warning := self.warning(hop, None):
            return warning
        if self.is_limited(takings):
            number, suit = self._numbers[end], self.suit(end)
            return say("frogger.back_limited_words", number=number, suit=suit)
        return self.back_to(end)

    def back_only(self, takings: Sequence[Sequence[Card | None]]) -> str:
        """A frog that cannot leap; *takings* of each space it can hop back to."""
        bare = all(cards == NO_CARD for cards in takings)
        return say("frogger.back_only_bare_words" if bare else "frogger.back_only_words")

    def forbidden(self, end: Space) -> str:
        """Why a card may not be taken by a frog on *end*."""
        return say("frogger.forbidden", suit=self.suit(end))

    def _wins(self, end: Space) -> bool:
        """Whether the last frog needed is home once one of the acting seat's leaps to *end*."""
        home, first = self._view.path.home, self._view.acting * FROGS
        own = self._view.frogs[first : first + FROGS]
        return end == home and own.count(home) == self._view.options.frogs - 1

    def suit(self, end: Space) -> str:
        """The name of the suit of a space on the path."""
        suit = self._view.path.suits[end]
        assert suit is not None, "in the pond any card may be taken"
        return suit_name(suit)

    def has_limit(self, end: Space) -> bool:
        """Whether a frog on *end* may not take every card there is."""
        return end != EXCUSE and not self._view.options.free_swim

    def is_limited(self, takings: Sequence[Card | None]) -> bool:
        """Whether some card of the market is not among the *takings*."""
        return any(card not in takings for card in self._view.market)


def not_wanted(card: Card, moves: Moves, starts: Sequence[Space]) -> str:
    """Why none of the frogs on *starts* can hop back for a card of the market."""
    ends = {moves.path.suits[end] for start in starts for end in moves.landings(start)}
    suits = [suit_name(suit) for suit in card.suits if suit in ends]
    return say("frogger.market_suit", suits=either(suits))
