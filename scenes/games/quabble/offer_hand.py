"""A hand laid out in the hall, and its cards as marks to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.quabble import Action, Card, HouseSet, Offer
from scenes.games.quabble.cards import kind_name, plain
from scenes.games.quabble.inspector_panel import InspectorPanel
from scenes.games.quabble.layout import CARD_TALL, QuabbleLayout
from scenes.table.choosing.steps import Done, Step, StepTarget
from sprites.motion.motions import spring
from sprites.motion.timestep import Motion
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

SHEET_Z, HAND_Z = 604.0, 620.0
LIFT, HOVER = 6.0, 1.06


class OfferHand:
    """The cards that one seat may offer, shown while the others look away, or to all."""

    def __init__(
        self, stage: Stage, layout: QuabbleLayout, house_set: HouseSet, cards: Sequence[Card],
        reader: InspectorPanel, play: Callable[[Motion], None],
    ) -> None:  # fmt: skip
        self._stage, self._layout, self._house_set, self._cards = stage, layout, house_set, cards
        self._reader, self._play = reader, play
        hall = layout.hall
        sheet = Paper(hall.w, hall.h, theme.QUABBLE_CLOTH, 28, theme.GOLD)
        self._sheet = Token(sheet, Pose(*hall.centre), SHEET_Z, "hand")
        self._tokens = [
            Token(plain(house_set, card, layout.hand_card), self._rest(i), HAND_Z + i, "hand")
            for i, card in enumerate(cards)
        ]

    def step(self) -> Step[Action]:
        """The question which card to offer."""
        marks = [self._mark(i, card) for i, card in enumerate(self._cards)]
        return Step(marks, len(marks) // 2)

    def turned(self, is_open: bool) -> None:
        """Lay the hand out, or take it away."""
        if is_open:
            self._stage.add(self._sheet, *self._tokens)
        else:
            self._stage.remove(self._sheet, *self._tokens)

    def clear(self) -> None:
        """Nothing is pointed at."""
        self._reader.shut()
        for i, token in enumerate(self._tokens):
            token.claim()
            token.pose, token.z = self._rest(i), HAND_Z + i

    def _mark(self, i: int, card: Card) -> StepTarget[Action]:
        slot = self._layout.hand(len(self._cards))[i]
        wide = self._layout.hand_card
        return StepTarget(
            Box.around(slot.x, slot.y, wide, wide * CARD_TALL),
            kind_name(self._house_set.kinds[card]),
            lambda: Done(Offer(card)),
            lambda: self._raise(i, card),
            self._layout.ceiling,
        )

    def _raise(self, i: int, card: Card) -> None:
        rest, token = self._rest(i), self._tokens[i]
        token.z = HAND_Z + 20
        self._play(spring(token, Pose(rest.x, rest.y - LIFT, 0, HOVER, HOVER), 6, 0.6))
        self._reader.read_card(card, self._layout.reading)

    def _rest(self, i: int) -> Pose:
        slot = self._layout.hand(len(self._cards))[i]
        return Pose(slot.x, slot.y)
