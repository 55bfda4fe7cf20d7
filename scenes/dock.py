"""A seat's dock: who sits there, the cards they hold, what they can press, how it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rules.core import Seat
from scenes.signs import legend, seat_name, sign_of
from seats.devices import Device
from seats.glyphs import Glyph
from seats.intents import Intent
from seats.seating import Away, Hired, Person, Sitter
from sprites import theme
from sprites.dye import dye_of
from sprites.motion import Motion, spring
from sprites.pictures import Art, Collage, Paper, Picture, Text
from sprites.slots import Box, row
from sprites.stage import Stage
from sprites.token import Pose, Token
from words import say

Z = 300.0
PAD = 16.0
SIGN = 42.0
LINE = 36.0
SEAL = 40.0
CARD_TALL = 1.42
NARROW = 5.6  # faces and signs in a dock without room for a seal, as a part of its width
FADED = 0.4  # a map of controls that has been used


class Dock:
    """The paper in a corner that belongs to one frog; its tokens live on the table's stage."""

    def __init__(
        self, stage: Stage, box: Box, frog: int, slots: int,
        play: Callable[[Motion], None], *, toy: bool = False, seals: bool = True,
    ) -> None:  # fmt: skip
        self.stage, self.box, self.frog, self._play = stage, box, frog, play
        self.dye, self.toy = dye_of(frog), toy
        inner = box.inset(PAD, PAD / 2)
        self._head, self._cards, self._keys, self._foot = self._rows(inner)
        self.slot_width = min(self._cards.w / slots - 8, (self._cards.h - 4) / CARD_TALL)
        self.slots = row(slots, self.slot_width, 12, *self._cards.centre, room=self._cards.w)
        self._sheet = self._put(self._paper(False), box.centre, Z)
        face = "frog-toy-head" if toy else "frog-head"
        side = self._side = self._head.h if seals else min(self._head.h, self._head.w / NARROW)
        self._put(Art(face, side, self.dye), (self._head.x + side / 2, self._head.centre[1]), Z + 1)
        name = say("quibbit.dummy") if toy else seat_name(Seat(frog))
        room = self._head.w - 2 * side - (70 if seals else 16)
        words = Text(name, theme.BODY, theme.INK, width=room, height=self._head.h, align="left")
        self._put(words, (self._head.x + side + 8, self._head.centre[1]), Z + 1, anchor=(0.0, 0.5))
        device = self._head.right - (36 if seals else side / 2)
        self._who = self._put(None, (device, self._head.centre[1]), Z + 1)
        self._signs = [
            self._put(None, (slot.x, self._keys.centre[1]), Z + 1) for slot in self.slots
        ]
        self._hint = self._put(None, self._keys.centre, Z + 1)
        self._status = self._put(None, self._foot.centre, Z + 1)
        self.seal_at = Pose(self._head.right - 98, self._head.centre[1])
        self._seal = self._put(Art("card-back", SEAL, self.dye), (0, 0), Z + 2)
        self._seal.visible = False
        self._active = False
        self._rest = ""
        stage.studio.want(self._paper(True), self._seal.picture)

    def _rows(self, inner: Box) -> tuple[Box, ...]:
        """Head, cards, keys and status, from top to bottom."""
        foot = LINE * self.stage.studio.text_scale
        return inner.split_rows(60, inner.h - SIGN - foot - 60, SIGN, foot)

    @property
    def room(self) -> Box:
        """Where its cards lie."""
        return self._cards

    @property
    def _sign(self) -> float:
        return min(56.0, self._side)

    @property
    def head(self) -> Box:
        """The row with the frog and its name."""
        return self._head

    @property
    def status_box(self) -> Box:
        """Where the status line has to fit."""
        return self._foot

    def sit(self, sitter: Sitter) -> None:
        """Show who plays this seat."""
        self._rest = ""
        match sitter:
            case Person(device):
                self._show(self._who, _device_sign(device, self._sign))
            case Hired(level) | Away(_, str(level)):
                self._show(self._who, Art("icon-bot", self._sign))
                self._rest = say(f"table.bot_{level}")
            case _:
                self._show(self._who, None)
        self.settle()

    def settle(self) -> None:
        """Write what the status line says when there is nothing to do."""
        self.say(self._rest)

    def light(self, active: bool) -> None:
        """Lift the paper of whoever has something to do."""
        if active != self._active:
            self._active = active
            self._sheet.picture = self._paper(active)

    def dim(self) -> None:
        """The seat is out of the game."""
        self._sheet.picture = Paper(self.box.w, self.box.h, theme.PAPER_DIM)

    def map(self, device: Device | None, intents: Sequence[Intent] = ()) -> None:
        """Print under each card slot what to press on *device* for it."""
        for i, token in enumerate(self._signs):
            shown = device is not None and i < len(intents)
            self._show(token, sign_of(device, intents[i], SIGN) if device and shown else None)

    def hint(self, signs: Sequence[tuple[Glyph, str]]) -> None:
        """Print what to press and what it does in the key row, or nothing."""
        self._hint.visible = bool(signs)
        if signs:
            picture, wide = legend(self.stage.studio, signs, SIGN)
            fit = min(1.0, self._keys.w / wide)
            self._hint.picture = picture
            self._hint.pose = Pose(*self._keys.centre, sx=fit, sy=fit)

    def say(self, words: str, colour: str = theme.INK_SOFT) -> None:
        """Write the one status line."""
        box = self._foot
        self._show(self._status, Text(words, theme.FLOOR, colour, box.w, box.h) if words else None)

    def seal(self) -> None:
        """A card is laid face down; it looks the same whichever it is, and each time again."""
        self._fade_map(FADED)
        self._seal.visible = True
        self._seal.pose = self.seal_at.at(self.seal_at.x, self.seal_at.y - SEAL)
        self._play(spring(self._seal, self.seal_at, hz=4, damping=0.5))

    def unseal(self) -> None:
        """The card is taken up again."""
        self._fade_map(1.0)
        self._seal.visible = False

    def _fade_map(self, alpha: float) -> None:
        for token in self._signs:
            token.pose = replace(token.pose, alpha=alpha)

    def _paper(self, active: bool) -> Paper:
        edge = self.dye.body if active else None
        colour = theme.PAPER_BRIGHT if active else theme.PAPER
        return Paper(self.box.w, self.box.h, colour, edge=edge, edge_width=8)

    def _put(
        self,
        picture: Picture | None,
        at: tuple[float, float],
        z: float,
        anchor: tuple[float, float] = (0.5, 0.5),
    ) -> Token:
        token = Token(picture or Collage(1, 1, ()), Pose(*at), z, f"dock-{self.frog}", anchor)
        token.visible = picture is not None
        self.stage.add(token)
        return token

    def _show(self, token: Token, picture: Picture | None) -> None:
        token.visible = picture is not None
        if picture is not None:
            token.picture = picture


def _device_sign(device: Device, side: float) -> Picture:
    icons = {"PAD": "icon-pad", "KEYS": "icon-keys", "POINTER": "icon-mouse"}
    return Art(icons[device.kind.name], side)
