"""A card of the market first: then which frog hops back for it, and where to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rules.decktet import Card, Suit
from rules.frogger import Action, Retreat, Space
from scenes.games.frogger.choosing.choices import FroggerChoices, Leap
from scenes.games.frogger.choosing.places import FroggerStepPlaces
from scenes.games.frogger.choosing.rows import step_in_a_row, unless_decided
from scenes.games.frogger.choosing.step_display import FroggerStepDisplay
from scenes.games.frogger.choosing.step_words import FroggerStepWords, not_wanted
from scenes.games.frogger.events.captions import suit_name
from scenes.table.choosing.choosing_steps import ChoosingStep, Done, NextStep, StepTarget
from words import say
from words.phrases import either


class FroggerMarketCards:
    """Makes the targets for that, out of the *choices* of a seat that has these *rivals*.

    If a lesson has *told* which frog is to hop back, one begins with that.
    """

    def __init__(
        self, choices: FroggerChoices, places: FroggerStepPlaces, words: FroggerStepWords,
        show: FroggerStepDisplay, rivals: Sequence[StepTarget[Action]], told: Action | None,
    ) -> None:  # fmt: skip
        self._choices, self._places, self._words, self._show = choices, places, words, show
        self._rivals, self._told = rivals, told

    def wanted(self, card: Card) -> StepTarget[Action]:
        """A card of the market, which a frog can hop back for, or why not."""
        box = self._places.market(card)
        frogs = self._choices.on_path
        if not frogs:
            return StepTarget(box, say("frogger.market_none"), None)
        if card in self._choices.out_of_reach:
            why = not_wanted(card, self._choices.moves, frogs)
            return StepTarget(box, why, None, self._show.cross_out)
        show = partial(self._show_wanted, card)
        start = self._begun(card)
        words = self._words.wanted(card, self._choices.barred_for(start, card))
        then = partial(self._who_gets, card)
        ghosts = self._back_with(start, card)
        return StepTarget(box, words, then, show, ghosts=ghosts, raised=True)

    def nothing_to_get(self) -> str:
        """Why no frog can hop back for any card of the market; nothing if one can."""
        frogs = self._choices.on_path
        if not frogs:
            return say("frogger.market_none")
        if len(self._choices.out_of_reach) < len(self._choices.view.market):
            return ""
        landed = self._choices.landed_on(frogs)
        return say("frogger.market_all", suits=either([suit_name(s) for s in Suit if s in landed]))

    def _show_wanted(self, card: Card) -> None:
        """Raise a card of the market; show where the foremost frog can hop back to for it."""
        self._show.cross_out()
        self._show.offer(card)
        start = self._begun(card)
        self._show.mark(start)
        self._show.hops(start, self._choices.ends_for(start, card))
        self._show.barred(self._choices.barred_for(start, card))

    def _begun(self, card: Card) -> Space:
        """With which frog one begins to hop back for a *card*."""
        frogs = self._choices.frogs_for(card)
        told = self._told.start if isinstance(self._told, Retreat) else None
        return told if told in frogs else self._places.foremost(frogs)

    def _who_gets(self, card: Card) -> NextStep[Action]:
        """Which frog hops back."""
        starts = self._choices.on_path
        targets = [self._getter(start, card) for start in starts]
        show = self._show.prompt("getter_prompt", partial(self._show.offer, card))
        begun = starts.index(self._begun(card)) if self._told else None
        return unless_decided(step_in_a_row("frogs", targets, begun, show, self._rivals))

    def _getter(self, start: Space, card: Card) -> StepTarget[Action]:
        box, ends = self._places.start(start), self._choices.ends_for(start, card)
        if not ends:
            landings = self._choices.moves.landings(start)
            return StepTarget(box, self._words.forbidden(landings[0]), None)
        places = self._back_with(start, card)
        is_one = len(places) == 1
        return StepTarget(
            box,
            places[0].words if is_one else self._words.back_to(ends[0]),
            partial(self._where_to, start, card),
            places[0].show if is_one else partial(self._show.hops, start, ends),
            ghosts=places,
        )

    def _where_to(self, start: Space, card: Card) -> ChoosingStep[Action]:
        targets = self._back_with(start, card)
        key = "back_prompt" if len(targets) > 1 else "back_here_prompt"
        barred = partial(self._show.barred, self._choices.barred_for(start, card))
        show = self._show.prompt(key, partial(self._show.offer, card), barred)
        return step_in_a_row("places", targets, None, show)

    def _back_with(self, start: Space, card: Card) -> list[StepTarget[Action]]:
        """Where the frog on *start* can hop back to for a card of the market."""
        hops = [Leap(start, end) for end in self._choices.ends_for(start, card)]
        return [
            StepTarget(
                self._places.end(hop.end),
                self._words.get_by(hop, card),
                partial(Done, Retreat(start, hop.end, card)),
                partial(self._show.hop_for, card, hop, hops),
            )
            for hop in hops
        ]
