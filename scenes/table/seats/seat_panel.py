"""A seat at the edge of the table: its frog, its tag, what it can press and what it is told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from bots.tempers import BotName
from rules.core import Seat
from scenes.players.seat_names import seat_name
from scenes.table.seats.key_row import (
    Signs,
    in_lines,
    is_legible,
    shorter_and_shorter,
    shrinking,
    stacked,
)
from scenes.table.seats.name_tag import NameTag
from scenes.table.seats.seat_frog import SeatFrog
from scenes.table.seats.seat_places import SeatPlaces
from scenes.ui.boards import PAD_Y, on_board
from seats.glyphs import Glyph
from seats.occupants import BotPlayer, Occupant
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Collage, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 300.0
SMALLER = 0.8  # signs of controls before one of them is left out


class SeatPanel:
    """The frog and the tag of a seat, a row of what to press, a status line, and what it just did.

    *score* is how wide the room for a score on its tag is; *name* stands for the seat's own.
    """

    deed_ink = theme.INK  # of what it just did
    key_size = 38.0  # of what to press: with its board as high as its row
    name_size: float = theme.BODY

    def __init__(
        self, stage: Stage, seat: int, places: SeatPlaces, *,
        name: str = "", score: float = 0.0, dummy: bool = False,
    ) -> None:  # fmt: skip
        self.stage, self.seat, self.places = stage, Seat(seat), places
        self.palette = palette_of(seat)
        self.frog = SeatFrog(stage, seat, places.frog, dummy=dummy)
        name = name or seat_name(self.seat)
        self.tag = NameTag(stage, places.tag, name, self.palette.body, score, self.name_size)
        self._hint = self._put(None, places.keys.centre, Z + 5)
        self._status = self._put(None, places.status.centre, Z + 5)
        keys, status = places.keys, places.status
        self._deed_box = Box(status.x, keys.y, status.w, status.bottom - keys.y)
        self._deed = self._put(None, self._deed_box.centre, Z + 5)
        self.told = ""
        """What the seat is said to have just done."""
        self.controls: Signs = ()
        """What it is told to press, each with a word for what that does."""
        self.essential: Glyph | None = None
        """What is printed however little room there is; else the second of them."""

    @property
    def sign_room(self) -> Box:
        """Where one reads what to press, as near to the row of controls as it fits."""
        return self.places.keys

    @property
    def sign_middle(self) -> float:
        """The x of its middle, if there is room for that."""
        return self.places.keys.centre[0]

    def show_occupant(self, occupant: Occupant, one_button: bool = False) -> None:
        """Show who plays this seat, where *one_button* play may be on."""
        self.tag.show_occupant(occupant, one_button)
        name = occupant.name if isinstance(occupant, BotPlayer) else ""
        self.frog.show_temper(BotName.read(name).temper)
        self.show_idle_status()

    def show_idle_status(self) -> None:
        """Leave the status line empty when there is nothing to do."""
        self.show_status("")

    def highlight(self, active: bool) -> None:
        """Light the seat that has something to do, or no longer; its frog leans in."""
        if active != self.frog.active:
            self.frog.lean_in(active)
            self.tag.light(active)

    def leave(self) -> None:
        """The seat is out of the game."""
        self.highlight(False)
        self.frog.leave()

    def show_controls(self, signs: Signs) -> None:
        """Print what to press and what it does in the key row, or nothing."""
        self.controls, self._hint.visible = signs, bool(signs)
        if signs:
            self.tell("")
            picture, room = self._sign_board(signs), self.sign_room
            fit = shrinking(picture, room)
            half, x = fit * picture.width / 2, self.sign_middle
            x = min(max(x, room.x + half), room.right - half)
            self._hint.picture = picture
            self._hint.pose = Pose(x, room.centre[1], sx=fit, sy=fit)

    def _sign_board(self, signs: Signs) -> Collage:
        """A board with as many of *signs* as there is room for, in the fewest lines."""
        renderer, room = self.stage.renderer, self.sign_room
        sizes = self.key_size, SMALLER * self.key_size
        for shown, size in product(self._shorter(signs), sizes):
            lines = [stacked(renderer, lines, size) for lines in in_lines(shown)]
            boards = [self._on_board(line)[0] for line in lines]
            fits = [shrinking(one, room) for one in boards]
            best = 0 if is_legible(renderer, fits[0]) else fits.index(max(fits))
            if is_legible(renderer, fits[best]):
                break
        return boards[best]

    def _shorter(self, signs: Signs) -> Iterator[Signs]:
        """*signs*, and then fewer and fewer of them, for where there is less room."""
        return shorter_and_shorter(signs, self.essential)

    def show_status(self, words: str) -> None:
        """Write the one status line."""
        box = self.places.status
        text = Text(words, theme.FLOOR, theme.INK, box.w - 28, box.h)
        self._show(self._status, self._on_board(text)[0] if words else None)
        if words:
            self.tell("")

    def tell(self, words: str) -> None:
        """Write what the seat has just done, where it finds what to press when it has to choose."""
        words = "" if self._hint.visible or self._status.visible else words
        if words != self.told:
            self.told, box = words, self._deed_box
            text = Text(words, theme.FLOOR, self.deed_ink, box.w - 28, box.h - 2 * PAD_Y)
            one_line = self.stage.renderer.size(text)[1] < 0.6 * box.h
            pad = 2 * PAD_Y if one_line else PAD_Y
            self._show(self._deed, self._deed_board(text, pad) if words else None)

    def _on_board(self, picture: Picture, pad: float = PAD_Y) -> tuple[Collage, float]:
        return on_board(self.stage.renderer, picture, pad, self.stage.material)

    def _deed_board(self, picture: Picture, pad: float) -> Collage:
        """What it just did, on its board."""
        return self._on_board(picture, pad)[0]

    def _put(
        self,
        picture: Picture | None,
        at: tuple[float, float],
        z: float,
        anchor: tuple[float, float] = (0.5, 0.5),
    ) -> Token:
        token = Token(picture or Collage(1, 1, ()), Pose(*at), z, f"seat-{self.seat}", anchor)
        token.visible = picture is not None
        self.stage.add(token)
        return token

    def _show(self, token: Token, picture: Picture | None) -> None:
        token.visible = picture is not None
        if picture is not None:
            token.picture = picture
