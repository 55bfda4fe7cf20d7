"""A seat's panel: who sits there, the cards they hold, what they can press, how it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rules.core import Seat
from scenes.players.seat_names import seat_name
from scenes.table.seat_panel import SeatPanel, Z
from scenes.ui.control_signs import control_sign
from seats.bindings import Controls
from seats.intents import Intent
from sprites.motion.motions import spring
from sprites.motion.timestep import Motion
from sprites.pictures import theme
from sprites.pictures.geometry import Box, row
from sprites.pictures.pictures import Art, Paper, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from words import say

PAD = 16.0
SIGN = SeatPanel.key_size
LINE = 36.0
SEAL = 40.0
CARD_TALL = 1.42
NARROW = 5.6  # faces and signs in a panel without room for a seal, as a part of its width
FADED = 0.4  # controls under cards that have been used


class HandPanel(SeatPanel):
    """The paper in a corner that belongs to one frog; its tokens live on the table's stage."""

    def __init__(
        self, stage: Stage, box: Box, frog: int, slots: int,
        play: Callable[[Motion], None], *, dummy: bool = False, seals: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(stage, box, frog)
        self.frog, self._play, self.dummy = frog, play, dummy
        inner = box.inset(PAD, PAD / 2)
        self._head, self._cards, self._keys, self._foot = self._rows(inner)
        self.slot_width = min(self._cards.w / slots - 8, (self._cards.h - 4) / CARD_TALL)
        self.slots = row(slots, self.slot_width, 12, self._cards.centre, room=self._cards.w)
        face = "frog-toy-head" if dummy else "frog-head"
        side = self._side = self._head.h if seals else min(self._head.h, self._head.w / NARROW)
        middle = self._head.x + side / 2, self._head.centre[1]
        self._put(Art(face, side, self.palette), middle, Z + 1)
        name = say("quibbit.dummy") if dummy else seat_name(Seat(frog))
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
        self._seal = self._put(Art("card-back", SEAL, self.palette), (0, 0), Z + 2)
        self._seal.visible = False
        stage.renderer.prefetch(self._seal.picture)

    def _rows(self, inner: Box) -> tuple[Box, ...]:
        """Head, cards, keys and status, from top to bottom."""
        foot = LINE * self.stage.renderer.text_scale
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

    def dim(self) -> None:
        """The seat is out of the game."""
        self._sheet.picture = Paper(self.box.w, self.box.h, theme.PAPER_DIM)

    def show_card_controls(self, controls: Controls | None, intents: Sequence[Intent] = ()) -> None:
        """Print under each card slot which of the *controls* to press for it."""
        for i, token in enumerate(self._signs):
            if controls is None or i >= len(intents):
                self._show(token, None)
            else:
                self._show(token, control_sign(controls, intents[i], SIGN))

    def seal(self) -> None:
        """A card is laid face down; it looks the same whichever it is, and each time again."""
        self._fade_card_controls(FADED)
        self._seal.visible = True
        self._seal.pose = self.seal_at.at(self.seal_at.x, self.seal_at.y - SEAL)
        self._play(spring(self._seal, self.seal_at, hz=4, damping=0.5))

    def unseal(self) -> None:
        """The card is taken up again."""
        self._fade_card_controls(1.0)
        self._seal.visible = False

    def _fade_card_controls(self, alpha: float) -> None:
        for token in self._signs:
            token.pose = replace(token.pose, alpha=alpha)
