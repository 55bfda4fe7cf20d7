"""The tray of whoever's turn it is: their hand, the moves they have left, the end of the turn."""

from __future__ import annotations

from rules.core import Seat
from rules.frogger import ACTIONS
from scenes.games.frogger.layout import SITTER, FroggerLayout
from scenes.games.frogger.material import MATERIAL
from scenes.ui.boards import RADIUS, board
from sprites.pictures import theme
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.geometry import row
from sprites.pictures.palette import Palette, palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 20.0
SPENT, SPENT_MOVE = 0.4, 0.25
HOLLOW = 0.7  # how clearly it is seen
EDGE = 8.0  # how wide the edge is
MOVES, WORDS = 0.7, 0.4  # of their room: how high the moves left are, and the words below, at most
ROOMY = 120.0  # a button this high has a sign over its words


class FroggerTray:
    """A hollow edged in a seat's colour: its frog, smaller ones for moves it has left, a button."""

    def __init__(self, stage: Stage, layout: FroggerLayout, seats: int) -> None:
        self._layout = layout
        self.sheet = Token(Paper(1, 1), Pose(*layout.tray.centre, alpha=HOLLOW), Z, "tray")
        self._renderer = stage.renderer
        self._words = Token(Paper(1, 1), Pose(*layout.moves.centre), Z + 3, "moves-left")
        self._high, up = self._room_for_moves()
        x, y = layout.moves.centre
        places = row(ACTIONS, self._high, 2, (x, y - up), room=layout.moves.w)
        self.moves = [Token(Paper(1, 1), Pose(at.x, at.y), Z + 2, "move") for at in places]
        self._sitter = Token(Paper(1, 1), self._seat_at, Z + 2, "sitter", FROG_FEET)
        self._empty = Token(Paper(1, 1), Pose(*layout.hand.centre), Z + 1, "empty-hand")
        self.tell_empty(False)
        self.button = Token(_button(layout), Pose(*layout.stop.centre), Z + 2, "stop")
        stage.add(self.sheet, self._sitter, self._words, *self.moves, self.button)
        stage.add(self._empty)
        self.offer(False)
        for other in range(seats):
            stage.renderer.prefetch(self._edged(palette_of(other)))

    def turn(self, seat: Seat, acted: int, lone: Seat | None, *, blocked: bool) -> None:
        """It is *seat*'s turn, with so many actions made; *lone* is alone at the screen.

        Whoever is alone needs no hollow that tells whose hand it is. Who is *blocked* has no move
        left to count.
        """
        owner = seat if lone is None else lone
        self.sheet.picture, self.sheet.visible = self._edged(palette_of(owner)), lone is None
        self._sitter.picture = Art("frog-sit", SITTER, palette_of(owner))
        self._sitter.visible = self._layout.sitter.w > 0 and lone is None
        for number, token in enumerate(self.moves, 1):
            token.picture = Art("frog-sit", self._high, palette_of(seat))
            token.pose = token.pose.with_alpha(1.0 if number <= ACTIONS - acted else SPENT_MOVE)
            token.visible = seat == owner and not blocked
        self._words.picture = _moves_left(acted)
        self._words.visible = self._is_told and self.counts_moves

    def tell_empty(self, is_empty: bool, *, stuck: bool = False) -> None:
        """Say how one gets cards, where the hand is empty; who is *stuck* has no frog for it."""
        key = "empty_stuck" if stuck else "empty_hand"
        self._empty.picture, self._empty.visible = _empty(self._layout, key), is_empty

    @property
    def _seat_at(self) -> Pose:
        """Where the feet are of the frog whose hand lies here."""
        box = self._layout.sitter
        return Pose(box.centre[0] + EDGE, box.bottom - 2 * EDGE)

    def _room_for_moves(self) -> tuple[float, float]:
        """How large the moves left are, and how far above the middle, as there are words below."""
        box = self._layout.moves
        wide, high = self._renderer.size(_moves_left(0))
        self._is_told = wide <= box.w and high <= WORDS * box.h
        if not self._is_told:
            return box.h, 0.0
        self._words.pose = Pose(box.centre[0], box.bottom - high / 2)
        return MOVES * box.h, (1 - MOVES) * box.h / 2

    @property
    def counts_moves(self) -> bool:
        """Whether the moves left are shown: they are those of whose hand lies here."""
        return self.moves[0].visible

    def offer(self, stop: bool) -> None:
        """Whether the turn may be ended now."""
        x, y = self._layout.stop.centre
        self.button.pose = Pose(x, y, alpha=1.0 if stop else SPENT)

    def _edged(self, palette: Palette) -> Paper:
        """The hollow, edged in the colour of whose hand lies in it."""
        box = self._layout.tray
        return Paper(box.w, box.h, theme.MEADOW, RADIUS, palette.body, EDGE, shadow=False)


def _empty(layout: FroggerLayout, key: str) -> Text:
    room = layout.hand.inset(2 * EDGE, 2 * EDGE)
    return Text(say(f"frogger.{key}"), theme.BODY, theme.INK, room.w, room.h)


def _moves_left(acted: int) -> Text:
    return Text(say("frogger.moves", count=ACTIONS - acted), theme.FLOOR, theme.INK)


def _button(layout: FroggerLayout) -> Picture:
    w, h = layout.stop.w, layout.stop.h
    sign = 44.0 if h >= ROOMY else 0.0
    text = Text(say("frogger.stop"), theme.FLOOR, theme.INK, w - 12, h - sign - 18)
    pieces = [
        Part(board(w, h, MATERIAL, lit=True, edge=theme.GOOD), w / 2, h / 2),
        Part(text, w / 2, sign / 2 + h / 2),
    ]
    if sign:
        pieces.append(Part(Art("icon-check", sign), w / 2, sign / 2 + 10))
    return Collage(w, h, tuple(pieces))
