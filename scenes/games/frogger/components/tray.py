"""The tray of whoever's turn it is: their hand, the moves they have left, the end of the turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.core import Seat
from rules.frogger import ACTIONS
from scenes.games.frogger.components.market_board import stall
from scenes.games.frogger.layout import FroggerLayout
from scenes.games.frogger.material import MATERIAL
from scenes.ui.boards import RADIUS, board, on_board
from scenes.ui.control_signs import sign
from scenes.ui.labels import limited_size
from seats.glyphs import Glyph
from sprites.pictures import theme
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.geometry import Box
from sprites.pictures.palette import Palette, palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 20.0
SITTER = 200.0  # how wide the frog is beside the hand of whoever's turn it is, at most
RIM_Z = Z - 4  # behind all that lies on it
STOP_Z, MOVES_Z = 298.5, 299.0  # over the light on a frog
EDGE = 8.0  # how wide the rim is
PLATE_X = 9.0  # beside the words on their plate
PAD = 12.0  # around the words of the button
WHY = theme.FLOOR, 48.0  # the size of the words over it, and the largest they get
WHY_Z = 710.0  # over cursors
KEY, KEY_GAP = 42.0, 12.0  # how high a key on it is, at 100 % text; to the words


class FroggerTray:
    """A lawn with a rim in a seat's colour: its frog, how many moves it has left, and a button.

    As long as there are no *people*, or somebody is alone, it is as the meadow.
    """

    def __init__(
        self, stage: Stage, layout: FroggerLayout, seats: int, people: Callable[[], object]
    ) -> None:
        self._layout, self._people = layout, people
        self.sheet = Token(Paper(1, 1), Pose(*layout.foot.desk.centre), RIM_Z, "tray")
        self._renderer = stage.renderer
        self._may_stop = False
        self._key: Glyph | None = None
        self.tells_key = False
        """Whether there is room on the button for what to press."""
        self.moves = Token(Paper(1, 1), Pose(*layout.foot.moves.centre), MOVES_Z, "moves-left")
        self._sitter = Token(Paper(1, 1), self._seat_at, Z + 2, "sitter", FROG_FEET)
        self._empty = Token(Paper(1, 1), Pose(*layout.foot.hand.centre), Z + 1, "empty-hand")
        self.tell_empty(None)
        self.button = Token(self._named(None), Pose(*layout.foot.stop.centre), STOP_Z, "stop")
        self._why = Token(Paper(1, 1), Pose(0, 0), WHY_Z, "why-not")
        stage.add(*stall(layout, stage.renderer))
        stage.add(self.sheet, self._sitter, self._empty, self.moves, self.button, self._why)
        self.offer(None)
        for other in range(seats):
            stage.renderer.prefetch(self._edged(palette_of(other)))

    def turn(self, seat: Seat, acted: int, lone: Seat | None, *, none_left: bool) -> None:
        """It is *seat*'s turn, with so many actions made; *lone* is alone at the screen.

        Whoever is alone needs no rim that tells whose hand it is. If *none_left*, none are
        counted.
        """
        owner = seat if lone is None else lone
        self.sheet.picture = self._edged(palette_of(owner))
        self.sheet.visible = lone is None and bool(self._people())
        self._sitter.picture = Art("frog-sit", min(SITTER, self._seat.h), palette_of(owner))
        self._sitter.visible = self._seat.w > 0 and lone is None
        self.moves.picture = self._moves_left(acted)
        self.moves.visible = seat == owner and not none_left and acted < ACTIONS

    def tell_empty(self, key: str | None) -> None:
        """Say how one gets cards, where the hand is empty: the sentence of that *key*."""
        self._empty.picture = _empty(self._layout, key or "empty_hand")
        self._empty.visible = key is not None

    @property
    def _seat_at(self) -> Pose:
        """Where the feet are of the frog whose hand lies here."""
        return Pose(self._seat.centre[0] + EDGE, self._seat.bottom - EDGE)

    @property
    def _seat(self) -> Box:
        """Where it sits, unless it has its place beside the tray."""
        own, tray = self._layout.foot.own, self._layout.foot.tray
        return Box(tray.x, own.y, max(0.0, own.right - tray.x), own.h)

    def _moves_left(self, acted: int) -> Collage:
        """How many moves are left, on a plate: in words if there is room for them."""
        box, left = self._layout.foot.moves, ACTIONS - acted
        words = Text(say("frogger.moves", count=left), theme.FLOOR, theme.INK)
        if self._renderer.size(words)[0] > box.w - 2 * PLATE_X:
            words = Text(str(left), theme.FLOOR, theme.INK)
        wide, high = self._renderer.size(words)[0] + 2 * PLATE_X, box.h
        sheet = Paper(wide, high, theme.PAPER_BRIGHT, high / 2, shadow=False)
        return Collage(
            wide, high, (Part(sheet, wide / 2, high / 2), Part(words, wide / 2, high / 2))
        )

    @property
    def counts_moves(self) -> bool:
        """Whether the moves left are shown: they are those of whose hand lies here."""
        return self.moves.visible

    @property
    def box(self) -> Box:
        """All of the tray."""
        return self._layout.foot.tray

    @property
    def button_box(self) -> Box:
        """The button that ends the turn."""
        return self._layout.foot.stop

    def offer(self, stop: bool | None) -> None:
        """Whether the turn may be ended now; `None` while nobody chooses."""
        self.explain("")
        self.button.visible = stop is not None
        self._may_stop = bool(stop)
        self.name_key(self._key)

    def explain(self, why: str) -> None:
        """Tell over the button *why* it cannot be chosen; an empty reason is none."""
        self._why.visible = bool(why)
        if why:
            box, words = self.button_box, Text(why, limited_size(self._renderer, *WHY))
            self._why.picture, wide = on_board(self._renderer, words, material=MATERIAL)
            most = self._renderer.width - wide / 2 - PAD
            x = min(max(box.centre[0], box.x + wide / 2), most)
            self._why.pose = Pose(x, box.y - PAD - self._why.picture.height / 2)

    def name_key(self, key: Glyph | None) -> None:
        """Tell on the button what to press for it."""
        self._key = key
        self.button.picture = self._named(key)

    def _named(self, key: Glyph | None) -> Picture:
        """The button, with a *key* beside or over its words if that leaves room for them."""
        w, h = self.button_box.w, self.button_box.h
        pieces: list[Part] = []
        if key:
            drawn = sign(key, KEY * self._renderer.text_scale)
            pieces = self._beside(drawn) or self._below(drawn)
        self.tells_key = bool(pieces)
        if not pieces:
            room = self._room_of_words
            fitting = replace(self._stop_words(w - 2 * PAD), height=room - PAD)
            pieces = [Part(fitting, w / 2, room / 2)]
        edge = theme.GOOD if self._may_stop else None
        sheet = board(w, h, MATERIAL, lit=True, dim=not self._may_stop, edge=edge)
        return Collage(w, h, (Part(sheet, w / 2, h / 2), *pieces))

    @property
    def _room_of_words(self) -> float:
        """How high the part of the button is that is over the moves left, or all of it."""
        box, moves = self.button_box, self._layout.foot.moves
        return moves.y - box.y + PAD / 2 if moves.overlaps(box) else box.h

    def _stop_words(self, room: float) -> Text:
        return Text(say("frogger.stop"), theme.FLOOR, theme.INK, room)

    def _beside(self, key: Picture) -> list[Part]:
        """The words right of a *key*, or nothing where there is no room."""
        w, h, key_wide = self.button_box.w, self._room_of_words, self._renderer.size(key)[0]
        room = w - 2 * PAD - key_wide - KEY_GAP
        words = self._stop_words(room)
        wide, high = self._renderer.size(words)
        if room < key_wide or wide > room or high > h - PAD:
            return []
        left = (w - wide - key_wide - KEY_GAP) / 2
        right = left + key_wide + KEY_GAP
        return [Part(key, left + key_wide / 2, h / 2), Part(words, right + wide / 2, h / 2)]

    def _below(self, key: Picture) -> list[Part]:
        """The words below a *key*, or nothing where there is no room."""
        w, h, (key_wide, key_high) = (
            self.button_box.w,
            self._room_of_words,
            self._renderer.size(key),
        )
        words = self._stop_words(w - 2 * PAD)
        wide, high = self._renderer.size(words)
        top = (h - high - key_high) / 2
        if max(wide, key_wide) > w - 2 * PAD or top < EDGE:
            return []
        middle = top + key_high + high / 2
        return [Part(key, w / 2, top + key_high / 2), Part(words, w / 2, middle)]

    def _edged(self, palette: Palette) -> Paper:
        """The lawn, with a rim in the colour of whose hand lies on it."""
        box = self._layout.foot.desk.inset(-EDGE)
        return Paper(box.w, box.h, theme.VERGE, RADIUS + EDGE, palette.body, EDGE, shadow=False)


def _empty(layout: FroggerLayout, key: str) -> Text:
    room = layout.foot.hand.inset(2 * EDGE, 2 * EDGE)
    return Text(say(f"frogger.{key}"), theme.BODY, theme.INK, room.w, room.h)
