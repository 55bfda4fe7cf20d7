"""The right side of the top bar: the deck, the round and the goal."""

from __future__ import annotations

from collections.abc import Collection

from rules.quabble import CardKind, View
from scenes.games.quabble.cards import back
from scenes.games.quabble.components.count.count_order import COUNTED, CountOrder
from scenes.games.quabble.material import MATERIAL
from scenes.ui.boards import board
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 320.0
CARD = 52.0
UNDER = 6.0  # how far the cards of the deck lie apart
BAR = 14.0  # how high the bar of the rounds is


class QuabbleTopBar:
    """The deck, the goal, how many rounds there are and which one it is; of a lesson its *own*."""

    def __init__(self, stage: Stage, box: Box, view: View, *, own: int | None = None) -> None:
        self._stage = stage
        whole = box.inset(18, 8)
        deck, words = whole.split_columns(0.14, 0.86, gap=8)
        self.rounds = view.options.rounds(len(view.hands))
        self._told = own or self.rounds
        stage.add(Token(board(box.w, box.h, MATERIAL), Pose(*box.centre), Z))
        self._add_deck(deck)
        self._add_words(words)
        self._order = CountOrder(stage, whole, Z + 1)
        self.count(view.deck)
        self.begin(view.board.round)

    def _add_deck(self, box: Box) -> None:
        side = min(CARD, (box.h - 6) / 1.4)
        self.deck = Pose(box.x + side / 2 + UNDER, box.centre[1])
        self._pile = [
            Token(
                back(side),
                self.deck.at(self.deck.x + UNDER * i / 2, self.deck.y - 2 * i),
                Z + 1 + i,
            )
            for i in range(3)
        ]
        self._stage.add(*self._pile)

    def _add_words(self, words: Box) -> None:
        """Write the goal below the round."""
        upper, progress, lower = words.split_rows((words.h - BAR) / 2, BAR, (words.h - BAR) / 2)
        self._progress_room = progress.inset(10, 0)
        self._progress = Token(Text(" "), Pose(*progress.centre), Z + 1, "progress")
        self._round_room = upper
        self._round = Token(Text(" "), Pose(*upper.centre), Z + 1, "round")
        goal = Text(say("quabble.goal"), theme.FLOOR, theme.INK, lower.w, lower.h)
        self._goal = Token(goal, Pose(*lower.centre), Z + 1)
        self._stage.add(self._round, self._progress, self._goal)

    @property
    def card(self) -> float:
        """How wide a card of the deck is."""
        return self._stage.renderer.size(self._pile[0].picture)[0]

    def count(self, left: int) -> None:
        """Show how many cards the deck still has."""
        for i, token in enumerate(self._pile):
            token.visible = left > i * 10

    def begin(self, number: int) -> None:
        """Show which round it is."""
        self.is_last_round = number == self.rounds
        rounds, room = self._told, self._round_room
        key = "quabble.round_last" if number == rounds else "quabble.round_of"
        words = say(key, number=number, rounds=rounds)
        self._round.picture = Text(words, theme.FLOOR, theme.INK, room.w, room.h)
        colour = theme.GOLD if number == rounds else theme.QUABBLE_VIOLET
        self._progress.picture = _bar(self._progress_room, number / rounds, colour)

    def show_count(self, kind: CardKind, counted: Collection[CardKind] = COUNTED) -> None:
        """Show in which order kinds are *counted*, now that one is."""
        for token in (*self._pile, self._round, self._progress, self._goal):
            token.visible = False
        self._order.show(kind, counted)


def _bar(room: Box, share: float, colour: str) -> Picture:
    """A bar that is filled so far from the left with a *colour*."""
    w, h = room.w, room.h
    done = max(h, share * w)
    track = Paper(w, h, MATERIAL.colours.edge, h / 2, shadow=False)
    filled = Paper(done, h, colour, h / 2, shadow=False)
    return Collage(w, h, (Part(track, w / 2, h / 2), Part(filled, done / 2, h / 2)))
