"""The hand of the only person at the table, which lies open while cards are offered."""

from __future__ import annotations

from collections.abc import Sequence

from rules.quabble import Card, HouseSet
from scenes.games.quabble.cards import plain
from scenes.games.quabble.layout import QuabbleLayout
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 600.0


def hand_sheet(box: Box, z: float) -> Token:
    """What a hand is laid on."""
    return Token(
        Paper(box.w, box.h, theme.QUABBLE_CLOTH, 28, theme.GOLD), Pose(*box.centre), z, "hand"
    )


def hand_cards(
    layout: QuabbleLayout, house_set: HouseSet, cards: Sequence[Card], z: float
) -> list[Token]:
    """The cards of a hand, where they are laid out."""
    slots = layout.hand(len(cards))
    return [
        Token(plain(house_set, card, layout.hand_card), Pose(slot.x, slot.y), z + i, "hand")
        for i, (card, slot) in enumerate(zip(cards, slots, strict=True))
    ]


class LaidHand:
    """A hand to look at, below the cards on offer. Once these can be claimed it is put away."""

    def __init__(self, stage: Stage, layout: QuabbleLayout, house_set: HouseSet) -> None:
        self._stage, self._layout, self._house_set = stage, layout, house_set
        self._tokens: list[Token] = []
        self.is_put_away = False

    @property
    def shown(self) -> bool:
        """Whether a hand lies there."""
        return bool(self._tokens) and not self.is_put_away

    def show(self, cards: Sequence[Card | None]) -> None:
        """Have these cards lie there, or nothing if they are not all to be seen."""
        self._stage.remove(*self._tokens)
        seen = [card for card in cards if card is not None]
        self._tokens = []
        if seen and len(seen) == len(cards):
            self._tokens = [
                hand_sheet(self._layout.hand_box, Z),
                *hand_cards(self._layout, self._house_set, seen, Z + 1),
            ]
        self._stage.add(*self._tokens)
        self.put_away(self.is_put_away)

    def put_away(self, away: bool) -> None:
        """Have the hand lie there or not, whatever it is."""
        self.is_put_away = away
        for token in self._tokens:
            token.visible = not away
