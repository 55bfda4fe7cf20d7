"""The paper in a corner that belongs to one seat: who sits there, and what it is told."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.ui.control_signs import labelled_signs
from seats.glyphs import Glyph
from seats.occupants import Away, BotPlayer, Occupant, Person
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 300.0


class SeatPanel:
    """A sheet with a sign of who plays, a row of what to press, and a status line."""

    key_size = 42.0  # of what to press

    _who: Token
    _hint: Token
    _status: Token
    _keys: Box

    def __init__(self, stage: Stage, box: Box, owner: int) -> None:
        self.stage, self.box = stage, box
        self.palette, self._name = palette_of(owner), f"dock-{owner}"
        self._active, self._idle_status = False, ""
        self._sheet = self._put(self._paper(False), box.centre, Z)
        stage.renderer.prefetch(self._paper(True))

    @property
    def status_box(self) -> Box:
        """Where the status line has to fit."""
        raise NotImplementedError

    @property
    def _sign(self) -> float:
        """How wide the sign of who plays is."""
        raise NotImplementedError

    def show_occupant(self, occupant: Occupant) -> None:
        """Show who plays this seat."""
        self._idle_status = ""
        match occupant:
            case Person(device):
                self._show(self._who, Art(device.icon, self._sign))
            case BotPlayer(level) | Away(_, str(level)):
                self._show(self._who, Art("icon-bot", self._sign))
                self._idle_status = say(f"table.bot_{level}")
            case _:
                self._show(self._who, None)
        self.show_idle_status()

    def show_idle_status(self) -> None:
        """Write what the status line says when there is nothing to do."""
        self.show_status(self._idle_status)

    def highlight(self, active: bool) -> None:
        """Highlight the panel of a seat that has something to do, or no longer."""
        if active != self._active:
            self._active = active
            self._sheet.picture = self._paper(active)

    def show_controls(self, signs: Sequence[tuple[Glyph, str]]) -> None:
        """Print what to press and what it does in the key row, or nothing."""
        self._hint.visible = bool(signs)
        if signs:
            picture, wide = labelled_signs(self.stage.renderer, signs, self.key_size)
            fit = min(1.0, self._keys.w / wide)
            self._hint.picture = picture
            self._hint.pose = Pose(*self._keys.centre, sx=fit, sy=fit)

    def show_status(self, words: str, colour: str = theme.INK_SOFT) -> None:
        """Write the one status line."""
        box = self.status_box
        self._show(self._status, Text(words, theme.FLOOR, colour, box.w, box.h) if words else None)

    def _paper(self, active: bool) -> Paper:
        edge = self.palette.body if active else None
        colour = theme.PAPER_BRIGHT if active else theme.PAPER
        return Paper(self.box.w, self.box.h, colour, edge=edge, edge_width=8)

    def _put(
        self,
        picture: Picture | None,
        at: tuple[float, float],
        z: float,
        anchor: tuple[float, float] = (0.5, 0.5),
    ) -> Token:
        token = Token(picture or Collage(1, 1, ()), Pose(*at), z, self._name, anchor)
        token.visible = picture is not None
        self.stage.add(token)
        return token

    def _show(self, token: Token, picture: Picture | None) -> None:
        token.visible = picture is not None
        if picture is not None:
            token.picture = picture
