"""What a Red Snatcher may take, laid out in a row for each neighbour."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rules.core import Seat
from rules.quabble import Action, Board, Card, Snatch, neighbours, snatchable
from scenes.games.quabble.cards import kind_name
from scenes.games.quabble.choosing.row_chooser import RowChooser
from scenes.games.quabble.components.claims.promise_maker import one_of_each
from scenes.games.quabble.components.inspector_panel import InspectorPanel
from scenes.games.quabble.components.laid_hand import priced
from scenes.games.quabble.components.sheets import tray
from scenes.games.quabble.layout import CARD_TALL, HAND_EDGE, TRAY_END, card_in
from scenes.games.quabble.tokens import QuabbleTokens
from scenes.players.seat_names import seat_name
from scenes.table.choosing.choosing_steps import ChoosingStep, ChoosingSteps, Done, StepTarget
from sprites.motion.motions import spring
from sprites.motion.timestep import Motion
from sprites.pictures import theme
from sprites.pictures.geometry import Box, row
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

SHEET_Z, CARD_Z = 604.0, 620.0
LIFT, HOVER = 4.0, 1.05
HEAD, GAP = 84.0, 12.0
OWNER, EDGE = 136.0, 40.0  # how wide the name of an owner may be; from the end of the tray to it


@dataclass(frozen=True, slots=True)
class SnatchableCard:
    """A card to take, how many like it there are, and where it is laid out."""

    card: Card
    token: Token
    box: Box


class SnatchChooser(RowChooser):
    """A cursor in the cards that can be taken."""

    def _words(self) -> tuple[str, str]:
        return say("quabble.sign_card"), say("quabble.sign_take")


class SnatchChoices(ChoosingSteps[Action]):
    """The Treasuries of both neighbours, one row each; cards that are alike are shown once."""

    def __init__(
        self,
        tokens: QuabbleTokens,
        reader: InspectorPanel,
        board: Board,
        seat: Seat,
        play: Callable[[Motion], None],
    ) -> None:
        self._stage, self._layout, self._house_set = tokens.stage, tokens.layout, board.house_set
        self._light = tokens.light_treasuries
        self._reader, self._play, self._gaps = reader, play, tokens.gaps
        self._open_cards, self._seat, self._panel = tokens.open_cards, seat, tokens.panels[seat]
        legal = set(snatchable(board.house_set, board.treasuries, seat))
        self._sheets: list[Token] = []
        self._cards: list[SnatchableCard] = []
        self._owners: list[Seat] = []  # those who have something to take
        boxes = self._layout.snatch_choices()
        for neighbour, box in zip(neighbours(seat, len(self._layout.seats)), boxes, strict=True):
            cards = [card for card in board.treasuries[neighbour] if card in legal]
            self._owners += [neighbour] if cards else []
            self._lay_out(neighbour, one_of_each(board.house_set, cards), box)

    def first(self) -> ChoosingStep[Action]:
        return ChoosingStep([self._target(card) for card in self._cards])

    def turned(self, is_open: bool) -> None:
        tokens = [*self._sheets, *(card.token for card in self._cards)]
        self._panel.put_signs(self._layout.loot_signs if is_open else None)
        self._light(self._owners if is_open else ())
        if is_open:
            self._gaps.make_way()
            self._stage.add(*tokens)
        else:
            self._gaps.come_back()
            self._stage.remove(*tokens)

    def clear(self) -> None:
        self._reader.shut()
        for card in self._cards:
            card.token.claim()
            card.token.pose, card.token.z = Pose(*card.box.centre), CARD_Z

    def frame(self, target: StepTarget[Action]) -> Box | None:
        return target.box

    def _lay_out(self, owner: Seat, cards: Sequence[Card], box: Box) -> None:
        head = Art("frog-head", min(HEAD, box.h * 0.5), palette_of(owner))
        name = Text(seat_name(owner), theme.BODY, theme.PAPER, OWNER, box.h * 0.3)
        x, y = box.x + EDGE + OWNER / 2, box.centre[1]
        self._sheets += [
            Token(tray(box.w, box.h, lit=bool(cards)), Pose(*box.centre), SHEET_Z, "loot"),
            Token(head, Pose(x, y - 0.1 * box.h), SHEET_Z + 1, "loot"),
            Token(name, Pose(x, y + 0.28 * box.h), SHEET_Z + 1, "loot"),
        ]
        wide = min(self._layout.hand_card, card_in(box.h))
        left, right = box.x + EDGE + OWNER + GAP, box.right - TRAY_END
        middle = (left + right) / 2, box.bottom - HAND_EDGE - wide * CARD_TALL / 2
        slots = row(len(cards), wide, GAP, middle, room=right - left)
        for card, slot in zip(cards, slots, strict=True):
            where = Box.around(slot.x, slot.y, wide, wide * CARD_TALL)
            told = {self._seat: self._open_cards.promise(self._seat, card)}
            picture = priced(self._stage.renderer, self._house_set, told, card, wide, headed=False)
            token = Token(picture, Pose(slot.x, slot.y), CARD_Z, "loot")
            self._cards.append(SnatchableCard(card, token, where))

    def _target(self, card: SnatchableCard) -> StepTarget[Action]:
        return StepTarget(
            card.box,
            kind_name(self._house_set.kinds[card.card]),
            lambda: Done(Snatch(card.card)),
            lambda: self._raise(card),
        )

    def _raise(self, card: SnatchableCard) -> None:
        x, y = card.box.centre
        card.token.z = CARD_Z + 20
        self._play(spring(card.token, Pose(x, y - LIFT, 0, HOVER, HOVER), 6, 0.6))
        gains = self._open_cards.promise_of_loot(self._seat, card.card)
        kind, spent = self._house_set.kinds[card.card], self._open_cards.is_spent(card.card)
        over = self._open_cards.power_over(kind, spent=spent)
        self._reader.read_card(card.card, self._layout.loot_words, gains, over=over)
