"""The right side of the top bar: the deck, who begins and which way it goes, and the round."""

from __future__ import annotations

from rules.core import Seat
from rules.quabble import View
from scenes.core.script import Script
from scenes.games.quabble.cards import back
from scenes.ui.boards import board
from sprites.motion.gestures import punch
from sprites.motion.motions import glide
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 320.0
HEAD, ARROW, CARD = 58.0, 108.0, 52.0
UNDER = 6.0  # how far the cards of the deck lie apart
TURN = 0.45
BAR = 14.0  # how high the bar of the rounds is


class QuabbleTopBar:
    """The deck, the direction of play, and the number of the round."""

    def __init__(self, stage: Stage, box: Box, view: View) -> None:
        self._stage = stage
        deck, way, words = box.inset(18, 8).split_columns(0.24, 0.32, 0.44, gap=8)
        self.rounds = view.options.rounds(len(view.hands))
        stage.add(Token(board(box.w, box.h), Pose(*box.centre), Z))
        side = min(CARD, (deck.h - 6) / 1.4)
        self.deck = Pose(deck.x + side / 2 + UNDER, deck.centre[1])
        self._pile = [
            Token(
                back(side),
                self.deck.at(self.deck.x + UNDER * i / 2, self.deck.y - 2 * i),
                Z + 1 + i,
            )
            for i in range(3)
        ]
        self._count_room = Box(deck.x + side + 14, deck.y, deck.w - side - 14, deck.h)
        self._count = Token(Text(" "), Pose(*self._count_room.centre), Z + 1, "deck")
        head, arrow = way.split_columns(HEAD, ARROW)
        self._head = Token(
            Art("frog-head", min(HEAD, head.h), palette_of(0)), Pose(*head.centre), Z + 1
        )
        self._arrow = Token(Art("play-way", min(ARROW, arrow.w)), Pose(*arrow.centre), Z + 1, "way")
        upper, progress, lower = words.split_rows((words.h - BAR) / 2, BAR, (words.h - BAR) / 2)
        self._progress_room = progress.inset(10, 0)
        self._progress = Token(Text(" "), Pose(*progress.centre), Z + 1, "progress")
        self._round_room = upper
        self._round = Token(Text(" "), Pose(*upper.centre), Z + 1, "round")
        goal = Text(say("quabble.goal"), theme.FLOOR, theme.INK, lower.w, lower.h)
        stage.add(
            *self._pile,
            self._count,
            self._head,
            self._arrow,
            self._round,
            self._progress,
            Token(goal, Pose(*lower.centre), Z + 1),
        )
        self.count(view.deck)
        self.begin(view.board.active, view.board.round)
        self._arrow.pose = self._pointing(view.board.clockwise)

    @property
    def card(self) -> float:
        """How wide a card of the deck is."""
        return self._stage.renderer.size(self._pile[0].picture)[0]

    def count(self, left: int) -> None:
        """Show how many cards the deck still has."""
        for i, token in enumerate(self._pile):
            token.visible = left > i * 10
        room = self._count_room
        self._count.picture = Text(f"{left}", theme.BODY, theme.INK, room.w, room.h)

    def begin(self, active: Seat, number: int) -> None:
        """Show who begins the round, and which one it is."""
        side = self._stage.renderer.size(self._head.picture)[0]
        self._head.picture = Art("frog-head", side, palette_of(active))
        words = say("quabble.round_of", number=number, rounds=self.rounds)
        room = self._round_room
        self._round.picture = Text(words, theme.FLOOR, theme.INK, room.w, room.h)
        self._progress.picture = _bar(self._progress_room, number / self.rounds)

    def greet(self) -> Script:
        """Point at who begins."""
        yield from punch(self._head)

    def turn(self, clockwise: bool) -> Script:
        """The arrow swings round."""
        there = self._pointing(clockwise)
        yield from glide(self._arrow, Pose(there.x, there.y, there.angle, 1.2, 1.2), TURN)
        yield from glide(self._arrow, there, 0.15)

    def _pointing(self, clockwise: bool) -> Pose:
        # The left neighbour sits to the left, so clockwise is to the left.
        pose = self._arrow.pose
        return Pose(pose.x, pose.y, 0.0 if clockwise else 180.0)


def _bar(room: Box, share: float) -> Picture:
    """A bar that is filled so far from the left."""
    w, h = room.w, room.h
    done = max(h, share * w)
    track = Paper(w, h, theme.WOOD_EDGE, h / 2, shadow=False)
    filled = Paper(done, h, theme.QUABBLE_VIOLET, h / 2, shadow=False)
    return Collage(w, h, (Part(track, w / 2, h / 2), Part(filled, done / 2, h / 2)))
