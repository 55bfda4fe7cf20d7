"""How Lilies is played on a phone: one leaf after another."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from rules.core import Seat
from scenes.players.seat_names import seat_name
from scenes.table.choosing.choosing_steps import Done
from scenes.table.named_choices.named_choices import (
    CARD_HIGH,
    NamedCard,
    NamedChoices,
    NamedOption,
    NamedStep,
)
from sprites.pictures.pictures import Picture
from tests.games.lilies.card_samples import TALL, face
from tests.games.lilies.rules import LEAVES, Action, View
from words import say


class LiliesNamedChoices(NamedChoices[Action, View]):
    """One step: every leaf of the hand."""

    def faces(self, view: View) -> Sequence[Picture]:
        return [_face(leaf) for leaf in LEAVES]

    def hand(self, seat: Seat, view: View) -> Sequence[NamedCard]:
        leaves = [leaf for leaf in view.hands[seat] if leaf is not None]
        return [NamedCard(_name(leaf), _face(leaf)) for leaf in leaves]

    def first(self, seat: Seat, view: View, legal: Collection[Action]) -> NamedStep[Action]:
        leaves = tuple(
            NamedOption(_name(action.leaf), partial(Done, action), _face(action.leaf))
            for action in legal
        )
        key = "lilies.play_prompt" if view.board.flower else "lilies.aside_prompt"
        return NamedStep(say(key, names=seat_name(seat)), leaves)


def _name(leaf: int) -> str:
    return say("lilies.leaf", leaf=leaf)


def _face(leaf: int) -> Picture:
    return face(leaf, CARD_HIGH / TALL)


NAMED_CHOICES = LiliesNamedChoices()
