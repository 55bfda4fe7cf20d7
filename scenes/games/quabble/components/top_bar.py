"""The right side of the top bar: the deck, in which order frogs offer, and the round."""

from __future__ import annotations

from rules.core import Seat
from rules.quabble import View, seat_order
from scenes.core.script import Script, together
from scenes.games.quabble.cards import back
from scenes.games.quabble.material import MATERIAL
from scenes.ui.boards import board
from sprites.motion.gestures import punch
from sprites.motion.motions import arc
from sprites.pictures import theme
from sprites.pictures.geometry import Box, row
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 320.0
HEAD, CARD = 52.0, 52.0
OVERLAP, NOW = 0.14, 1.24  # of a head, over the next one; how large it is whose turn it is
OVERLAP_MOST = 0.34  # where many heads would be small otherwise
UNDER = 6.0  # how far the cards of the deck lie apart
TURN, GREET, HIGH = 0.6, 0.3, 26.0  # seconds; how high heads leap over each other
OFFERED, LATER = 0.65, 0.84  # opacity of the heads of those who have offered, and their size
RING, RING_EDGE = 1.16, 4.0  # round the head whose turn it is, of its width; its edge
BAR = 14.0  # how high the bar of the rounds is


class QuabbleTopBar:
    """The deck, the heads of all frogs in the order in which they offer, and perhaps *rounds*."""

    def __init__(self, stage: Stage, box: Box, view: View, *, rounds: bool = True) -> None:
        self._stage = stage
        deck, way, words = box.inset(18, 8).split_columns(0.12, 0.45, 0.43, gap=8)
        self.rounds = view.options.rounds(len(view.hands))
        stage.add(Token(board(box.w, box.h, MATERIAL), Pose(*box.centre), Z))
        self._add_deck(deck)
        self._add_heads(way, len(view.hands))
        self._add_words(words, shows_rounds=rounds)
        self.count(view.deck)
        self.begin(view.board.round)
        self.show_order(view.board.active, view.board.clockwise)
        for seat, card in enumerate(view.board.offers):
            if card is not None:
                self.offered(Seat(seat))

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

    def _add_heads(self, box: Box, seats: int) -> None:
        side = min(HEAD, box.h / NOW, box.w / (seats - OVERLAP_MOST * (seats - 1) + NOW - 1))
        self._row = row(seats, side, -OVERLAP * side, box.centre, box.w - (NOW - 1) * side)
        self.heads = [_head(Seat(seat), side) for seat in range(seats)]
        """The heads of all frogs, by their seats."""
        wide = RING * NOW * side
        ring = Paper(wide, wide, theme.PAPER_BRIGHT, wide / 2, theme.FOCUS_EDGE, RING_EDGE, False)
        self._ring = Token(ring, Pose(0, 0), Z + 0.5, "ring")
        self._stage.add(self._ring, *self.heads)

    def _add_words(self, words: Box, *, shows_rounds: bool) -> None:
        """Write the goal below the round, or alone."""
        upper, progress, lower = words.split_rows((words.h - BAR) / 2, BAR, (words.h - BAR) / 2)
        self._progress_room = progress.inset(10, 0)
        self._progress = Token(Text(" "), Pose(*progress.centre), Z + 1, "progress")
        self._round_room = upper
        self._round = Token(Text(" "), Pose(*upper.centre), Z + 1, "round")
        self._round.visible = self._progress.visible = shows_rounds
        place = lower if shows_rounds else words
        goal = Text(say("quabble.goal"), theme.FLOOR, theme.INK, place.w, place.h)
        self._stage.add(self._round, self._progress, Token(goal, Pose(*place.centre), Z + 1))

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
        words = say("quabble.round_of", number=number, rounds=self.rounds)
        room = self._round_room
        self.is_last_round = number == self.rounds
        self._round.picture = Text(words, theme.FLOOR, theme.INK, room.w, room.h)
        self._progress.picture = _bar(self._progress_room, number / self.rounds)

    def show_order(self, active: Seat, clockwise: bool) -> None:
        """Show in which order all offer, of whom none has offered yet."""
        for seat, pose in self._order(active, clockwise).items():
            self.heads[seat].claim()
            self.heads[seat].pose = pose
        self._put_ring(self.heads[active])

    def greet(self, active: Seat, clockwise: bool) -> Script:
        """The heads move into the order of a new round, and the first one is pointed at."""
        yield from together(self.turn(active, clockwise, GREET), punch(self.heads[active]))

    def offered(self, seat: Seat) -> None:
        """Show that a seat has had its turn to offer, and who has the next one."""
        done = self.heads[seat].pose
        self.heads[seat].pose = Pose(done.x, done.y, sx=LATER, sy=LATER, alpha=OFFERED)
        later = [head for head in self.heads if head.pose.alpha > OFFERED]
        self._ring.visible = bool(later)
        if later:
            head = min(later, key=lambda head: head.pose.x)
            head.pose = _in_turn(head.pose.x, head.pose.y)
            self._put_ring(head)

    def turn(self, active: Seat, clockwise: bool, seconds: float = TURN) -> Script:
        """The heads leap into another order."""
        self._ring.visible, order = False, self._order(active, clockwise)
        yield from together(
            *(arc(self.heads[seat], pose, seconds, HIGH) for seat, pose in order.items())
        )
        self._put_ring(self.heads[active])

    def _put_ring(self, head: Token) -> None:
        """Have the ring lie round the head whose turn it is."""
        self._ring.visible, self._ring.pose = True, Pose(head.pose.x, head.pose.y)

    def _order(self, active: Seat, clockwise: bool) -> dict[Seat, Pose]:
        """Where the head of each seat belongs, the first one on the left."""
        order = seat_order(active, len(self.heads), clockwise)
        poses = [
            _in_turn(at.x, at.y) if i == 0 else Pose(at.x, at.y) for i, at in enumerate(self._row)
        ]
        return dict(zip(order, poses, strict=True))


def _in_turn(x: float, y: float) -> Pose:
    """Where the head is whose turn it is to offer: larger than the others."""
    return Pose(x, y, sx=NOW, sy=NOW)


def _bar(room: Box, share: float) -> Picture:
    """A bar that is filled so far from the left."""
    w, h = room.w, room.h
    done = max(h, share * w)
    track = Paper(w, h, MATERIAL.colours.edge, h / 2, shadow=False)
    filled = Paper(done, h, theme.QUABBLE_VIOLET, h / 2, shadow=False)
    return Collage(w, h, (Part(track, w / 2, h / 2), Part(filled, done / 2, h / 2)))


def _head(seat: Seat, side: float) -> Token:
    return Token(Art("frog-head", side, palette_of(seat)), Pose(0, 0), Z + 1, "head")
