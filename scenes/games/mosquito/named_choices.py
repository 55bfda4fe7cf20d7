"""How Mosquito is played by names: what the turn is, which cards, and where."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import assert_never

from rules.core import Seat
from rules.mosquito import (
    Action,
    ActionKind,
    Card,
    Pass,
    Spot,
    Step,
    StepKind,
    Turns,
    View,
    card_at,
    next_step_kind,
    next_steps,
    turn_from_steps,
)
from rules.mosquito import Layout as Cards
from scenes.games.mosquito.cards import face
from scenes.games.mosquito.choosing.gains import gains, place_gain
from scenes.games.mosquito.choosing.openings import layout_after, openings
from scenes.games.mosquito.choosing.prompts import (
    PROMPTS,
    no_turn_key,
    point_instead,
    turn_prompt,
    why_no_pad,
)
from scenes.games.mosquito.choosing.steps import Taken
from scenes.games.mosquito.components.pond.fitting_suits import fourths
from scenes.games.mosquito.events.captions import card_name
from scenes.games.mosquito.layout import CARD_TALL
from scenes.games.mosquito.phone_board import lay_board
from scenes.players.seat_names import seat_name
from scenes.table.choosing.choosing_steps import Done
from scenes.table.named_choices.named_choices import (
    CARD_HIGH,
    NamedCard,
    NamedOption,
    NamedStep,
    NextNamedStep,
)
from scenes.table.phones.board_drawing import BoardDrawing
from sprites.pictures.pictures import Picture
from sprites.stage.stage import Stage
from words import say

OPENING = (StepKind.FIRST, StepKind.SECOND, StepKind.ON)
"""What is asked to open a pad."""


class MosquitoNamedChoices:
    """The steps of a turn, or a card to cut."""

    def faces(self, view: View) -> Sequence[Picture]:
        return [_face(card) for card in Card]

    def hand(self, seat: Seat, view: View) -> Sequence[NamedCard]:
        return [NamedCard(card_name(card), _face(card)) for card in _hand(seat, view)]

    def board(self, stage: Stage, view: View) -> BoardDrawing | None:
        return lay_board(stage, view) if view.board.layout else None

    def first(self, seat: Seat, view: View, legal: Collection[Action]) -> NamedStep[Action]:
        if isinstance(legal, Turns):
            return _Turn(seat, view, legal).step(())
        cuts = [NamedOption(say("mosquito_phone.cut"), partial(Done, cut)) for cut in legal]
        return NamedStep(say("mosquito.cut_prompt", name=seat_name(seat)), tuple(cuts))


class _Turn:
    """The steps of one turn of *seat*."""

    def __init__(self, seat: Seat, view: View, legal: Turns) -> None:
        self._seat, self._view, self._legal = seat, view, legal
        self._hand = _hand(seat, view)

    def step(self, taken: Taken) -> NamedStep[Action]:
        """The step after those *taken*."""
        what = next_step_kind(taken)
        assert what is not None, "a whole turn leaves nothing to ask"
        possible = next_steps(self._legal, taken)
        asked = self._kinds() if what is StepKind.KIND else self._asked(what, possible)
        options = tuple(self._option(taken, what, one, one in possible) for one in asked)
        if what in OPENING:
            options = self._compared(taken, what, options)
        about = taken[-1] if taken and isinstance(taken[-1], Spot) else None
        prompt = self._prompt(what, any(option.faint for option in options))
        return NamedStep(prompt, options, about, self._after(taken), taken)

    def _prompt(self, what: StepKind, some_faint: bool) -> str:
        """The question of the table, which tells whether something in an open hand fits."""
        key = PROMPTS[what]
        if what is StepKind.KIND:
            key = turn_prompt(self._legal, is_open=True, left=self._left)
        question = say(key, name=seat_name(self._seat))
        return say("mosquito.dark_prompt", question=question) if some_faint else question

    def _compared(
        self, taken: Taken, what: StepKind, options: Sequence[NamedOption[Action]]
    ) -> tuple[NamedOption[Action], ...]:
        """The spots; those that open no pad are faint, others tell what they bring."""
        opened = openings(self._legal, taken)
        is_first = what is StepKind.FIRST
        brings = {} if is_first else gains(self._legal, taken, opened)

        def compared(option: NamedOption[Action], spot: Spot) -> NamedOption[Action]:
            if spot not in opened:
                return replace(option, note=say("mosquito.no_opening"), faint=True)
            return replace(option, note=brings.get(spot, ""))

        return tuple(
            compared(option, option.place) if isinstance(option.place, Spot) else option
            for option in options
        )

    def _after(self, taken: Taken) -> View | None:
        """What the room would see once an exchange or an overlay is done."""
        board = self._view.board
        layout = layout_after(board.layout, taken)
        if layout == board.layout:
            return None
        hands = tuple((None,) * len(hand) for hand in self._view.hands)
        return replace(self._view, seat=None, board=replace(board, layout=layout), hands=hands)

    def _kinds(self) -> Sequence[Step]:
        """What a turn can be at this table."""
        return [
            kind for kind in ActionKind if kind is not ActionKind.BOTH or self._view.options.both
        ]

    def _asked(self, what: StepKind, possible: Sequence[Step]) -> Sequence[Step]:
        """What is shown: all cards of the hand, but only the spots that are *possible*."""
        return self._hand if what in (StepKind.LAID, StepKind.CARD) else possible

    def _option(
        self, taken: Taken, what: StepKind, step: Step, possible: bool
    ) -> NamedOption[Action]:
        then = partial(self._then, (*taken, step)) if possible else None
        match step:
            case Card():
                why = "" if possible else self._no_use(taken, what, step)
                note = self._card_note(taken, step) if possible and what is StepKind.CARD else ""
                return NamedOption(card_name(step), then, _face(step), note=note, refusal=why)
            case Spot():
                name = _spot_name(layout_after(self._legal.layout, taken), step)
                note = self._place_note(taken, step) if what is StepKind.WHERE else ""
                return NamedOption(name, then, place=step, note=note)
            case ActionKind():
                words = say(f"mosquito.{step.name.lower()}_words")
                why = "" if possible else say(no_turn_key(self._legal, step))
                note = self._helpers_left(step) if possible else ""
                if step is ActionKind.PASS and (instead := point_instead(self._legal)):
                    return NamedOption(words, partial(_sure, instead, words))
                return NamedOption(words, then, note=note, refusal=why)
            case _:
                assert_never(step)

    def _card_note(self, taken: Taken, card: Card) -> str:
        """What placing *card* brings besides its point, if it is placed at once."""
        spots = next_steps(self._legal, (*taken, card))
        only = spots[0] if len(spots) == 1 else None
        return place_gain(self._legal, taken, card, only) if isinstance(only, Spot) else ""

    def _place_note(self, taken: Taken, at: Spot) -> str:
        """What placing the card that was taken last brings."""
        card = taken[-1]
        assert isinstance(card, Card)
        return place_gain(self._legal, taken[:-1], card, at)

    @property
    def _left(self) -> int | None:
        """How many swaps and covers the seat has left, where they are counted."""
        most = self._view.options.helpers
        if most == "unlimited" or most == 0:
            return None
        return most - self._view.board.used[self._seat]

    def _helpers_left(self, kind: ActionKind) -> str:
        """The same in words, of what uses one."""
        if self._left is None or kind in (ActionKind.PLACE, ActionKind.PASS):
            return ""
        return say("mosquito_phone.helpers_left", count=self._left)

    def _no_use(self, taken: Taken, what: StepKind, card: Card) -> str:
        """Why a card of the hand cannot be chosen."""
        if card in taken:
            return say("mosquito_phone.covering")
        legal = self._legal
        fitting = fourths(layout_after(legal.layout, taken), legal.mixed)
        key = "mosquito.no_laid" if what is StepKind.LAID else why_no_pad(fitting, card, None)
        return say(key, suit=say(f"mosquito.suit_{int(card.suit)}"))

    def _then(self, taken: Taken) -> NextNamedStep[Action]:
        if next_step_kind(taken) is StepKind.WHERE:
            spots = next_steps(self._legal, taken)
            taken = (*taken, *spots) if len(spots) == 1 else taken
        if next_step_kind(taken) is not None:
            return self.step(taken)
        action = turn_from_steps(self._legal, taken)
        assert action is not None, f"{taken} is no legal turn"
        return Done(action)


def _hand(seat: Seat, view: View) -> Sequence[Card]:
    """The cards that *seat* holds, in the order of the table."""
    cards = (card for card in view.hands[seat] if card is not None)
    return sorted(cards, key=lambda card: (card.suit, card.rank))


def _sure(instead: str, words: str) -> NamedStep[Action]:
    """Whether to pass though something makes a point *instead*."""
    return NamedStep(instead, (NamedOption(words, partial(Done, Pass())),))


def _spot_name(layout: Cards, spot: Spot) -> str:
    """What a spot is called: the card that lies there, or an empty place, and where it is."""
    where = {"number": spot.number, "row": spot.level + 1}
    if spot.level < len(layout[spot.number - 1]):
        return say("mosquito_phone.card_at", card=card_name(card_at(layout, spot)), **where)
    return say("mosquito_phone.pad_at", **where)


def _face(card: Card) -> Picture:
    return face(card, CARD_HIGH / CARD_TALL)


NAMED_CHOICES = MosquitoNamedChoices()
