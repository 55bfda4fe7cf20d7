"""Where frogs can leap: targets that stand on the path, begun with a card or with a frog."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rules.decktet import Card, Suit
from rules.frogger import Action, Space
from scenes.games.frogger.choosing.choices import FroggerChoices, Leap
from scenes.games.frogger.choosing.places import FroggerStepPlaces
from scenes.games.frogger.choosing.rows import step_in_a_row, unless_decided
from scenes.games.frogger.choosing.step_display import FroggerStepDisplay
from scenes.games.frogger.choosing.step_words import FroggerStepWords
from scenes.games.frogger.events.captions import card_name
from scenes.table.choosing.choosing_steps import Done, NextStep, StepTarget
from words import say


class FroggerLandings:
    """Makes these targets, out of the *choices* of a seat."""

    def __init__(
        self, choices: FroggerChoices, places: FroggerStepPlaces, words: FroggerStepWords,
        show: FroggerStepDisplay,
    ) -> None:  # fmt: skip
        self._choices, self._places, self._words, self._show = choices, places, words, show

    def by_card(self, place: int, starts: Sequence[Space]) -> list[StepTarget[Action]]:
        """Where frogs on *starts* can leap by a card of the hand, the best place first."""
        card = self._choices.hand[place]
        leaps = self._choices.landings(card, starts)
        return [
            StepTarget(
                self._places.end(leap.end),
                self._leap_to(
                    card, leap, suit=self._choices.advances(card, leap.start)[leap.end].suit
                ),
                partial(self._done, card, leap),
                partial(self._show.landing, card, leap, leaps),
            )
            for leap in leaps
        ]

    def of_frog(self, start: Space) -> list[StepTarget[Action]]:
        """Where the frog on *start* can leap, by whichever card of the hand."""
        return [
            StepTarget(
                self._places.end(end),
                self._told(cards, Leap(start, end)),
                partial(self._by_which, Leap(start, end), cards),
                partial(self._show.by_cards, Leap(start, end), cards),
            )
            for end, cards in self._choices.cards_to(start).items()
        ]

    def _told(self, cards: Sequence[Card], leap: Leap) -> str:
        """What it costs that a frog leaps there; else its place, and which card it spends."""
        told, choices = self._leap_to(cards[0], leap), self._choices
        if choices.strands(leap) or self._words.warning(leap, cards[0]):
            return told
        if len(cards) > 1:
            return say("frogger.to_which_words", told=told)
        return say("frogger.to_spent_words", told=told, card=card_name(cards[0]))

    def _leap_to(self, card: Card, leap: Leap, suit: Suit | None = None) -> str:
        """Where a *card* takes a frog, by a *suit* if that is told, and what comes of it."""
        swept, strands = self._choices.swept(card, leap), self._choices.strands(leap)
        return self._words.leap_to(card, leap, swept, strands=strands, suit=suit)

    def _by_which(self, leap: Leap, cards: Sequence[Card]) -> NextStep[Action]:
        """By which of the *cards* it leaps."""
        targets = [self._by(card, leap) for card in cards]
        show = self._show.prompt("with_prompt")
        return unless_decided(step_in_a_row("cards", targets, 0, show))

    def _by(self, card: Card, leap: Leap) -> StepTarget[Action]:
        hand = self._choices.hand
        return StepTarget(
            self._places.hand(hand.index(card), len(hand)),
            self._told([card], leap),
            partial(self._done, card, leap),
            partial(self._show.by_cards, leap, [card]),
        )

    def _done(self, card: Card, leap: Leap) -> Done[Action]:
        return Done(self._choices.advances(card, leap.start)[leap.end])
