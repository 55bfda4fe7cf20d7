"""What a Red Snatcher may take, laid out in a row for each neighbour."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rules.core import Seat
from rules.quabble import Action, Board, Card, HouseSet, Snatch, neighbours, snatchable
from scenes.games.quabble.cards import kind_name, plain
from scenes.games.quabble.inspector_panel import InspectorPanel
from scenes.games.quabble.layout import ARROW, CARD_TALL, HAND_CARD, QuabbleLayout
from scenes.table.choosing.steps import Done, Step, StepTarget
from sprites.motion.motions import spring
from sprites.motion.timestep import Motion
from sprites.pictures import theme
from sprites.pictures.geometry import Box, row
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

SHEET_Z, CARD_Z = 604.0, 620.0
LIFT, HOVER = 8.0, 1.06
HEAD, GAP = 84.0, 12.0


@dataclass(frozen=True, slots=True)
class SnatchableCard:
    """A card to take, how many like it there are, and where it is laid out."""

    card: Card
    token: Token
    box: Box


class SnatchChoices:
    """The Treasuries of both neighbours, one row each; cards that are alike are shown once."""

    def __init__(
        self, stage: Stage, layout: QuabbleLayout, board: Board, seat: Seat, reader: InspectorPanel,
        play: Callable[[Motion], None],
    ) -> None:  # fmt: skip
        self._stage, self._layout, self._house_set = stage, layout, board.house_set
        self._reader, self._play = reader, play
        legal = set(snatchable(board.house_set, board.treasuries, seat))
        self._extras: list[Token] = []
        self._prey: list[SnatchableCard] = []
        for neighbour, box in zip(neighbours(seat, layout.seats), layout.loot(), strict=True):
            cards = [card for card in board.treasuries[neighbour] if card in legal]
            self._lay_out(neighbour, _unlike(board.house_set, cards), box)

    def step(self) -> Step[Action]:
        """The question which card to take."""
        return Step([self._mark(prey) for prey in self._prey])

    def turned(self, is_open: bool) -> None:
        """Lay everything out, or take it away."""
        tokens = [*self._extras, *(prey.token for prey in self._prey)]
        if is_open:
            self._stage.add(*tokens)
        else:
            self._stage.remove(*tokens)

    def clear(self) -> None:
        """Nothing is pointed at."""
        self._reader.shut()
        for prey in self._prey:
            prey.token.claim()
            prey.token.pose, prey.token.z = Pose(*prey.box.centre), CARD_Z

    def _lay_out(self, owner: Seat, cards: Sequence[Card], box: Box) -> None:
        sheet = Paper(box.w, box.h, theme.QUABBLE_CLOTH, 28, theme.GOLD)
        head = Art("frog-head", min(HEAD, box.h * 0.7), palette_of(owner))
        self._extras += [
            Token(sheet, Pose(*box.centre), SHEET_Z, "loot"),
            Token(head, Pose(box.x + 24 + HEAD / 2, box.centre[1]), SHEET_Z + 1, "loot"),
        ]
        wide = min(self._layout.hand_card, max(HAND_CARD, (box.h - ARROW) / CARD_TALL))
        left, right = box.x + HEAD + 40, self._layout.loot_words.x - 20
        middle = (left + right) / 2, box.bottom - 8 - wide * CARD_TALL / 2
        slots = row(len(cards), wide, GAP, *middle, room=right - left)
        for card, slot in zip(cards, slots, strict=True):
            where = Box.around(slot.x, slot.y, wide, wide * CARD_TALL)
            token = Token(plain(self._house_set, card, wide), Pose(slot.x, slot.y), CARD_Z, "loot")
            self._prey.append(SnatchableCard(card, token, where))

    def _mark(self, prey: SnatchableCard) -> StepTarget[Action]:
        return StepTarget(
            prey.box,
            kind_name(self._house_set.kinds[prey.card]),
            lambda: Done(Snatch(prey.card)),
            lambda: self._raise(prey),
            self._layout.ceiling,
        )

    def _raise(self, prey: SnatchableCard) -> None:
        x, y = prey.box.centre
        prey.token.z = CARD_Z + 20
        self._play(spring(prey.token, Pose(x, y - LIFT, 0, HOVER, HOVER), 6, 0.6))
        self._reader.read_card(prey.card, self._layout.loot_words)


def _unlike(house_set: HouseSet, cards: Sequence[Card]) -> list[Card]:
    """One card of each kind and value."""
    found = {(house_set.kinds[card], house_set.values[card]): card for card in reversed(cards)}
    return [found[key] for key in sorted(found)]
