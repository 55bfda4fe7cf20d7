"""A wooden tag with the name of a seat, a sign of who plays it, and room for its score."""

from __future__ import annotations

from scenes.ui.boards import board
from seats.occupants import Away, BotPlayer, Occupant, Person
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Art, Paper, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 304.0
PARTICLES_Z = Z - 1.0  # sparkles and confetti of a table fly before frogs, but behind names
PAD = 12.0
SIGN, SIGN_HIGH = 44.0, 0.66  # how wide the sign of who plays is at most; of the tag's height


class NameTag:
    """The tag of one seat. *score* is how wide the room for its score is, 0 for none."""

    def __init__(self, stage: Stage, box: Box, name: str, edge: str, score: float = 0.0) -> None:
        self._stage, self.box, self._edge = stage, box, edge
        sign = self._sign = min(SIGN, SIGN_HIGH * box.h)
        self.score_box = Box(box.right - PAD - score, box.y, score, box.h)
        left = box.x + PAD + sign + PAD / 2
        room = Box(left, box.y, self.score_box.x - left - (PAD / 2 if score else 0.0), box.h)
        self._board = self._put(board(box.w, box.h), box.centre, Z)
        stage.renderer.prefetch(self._picture(True))
        words = Text(name, theme.BODY, theme.INK, room.w, box.h - 6, align="left")
        self._name = self._put(words, (room.x, box.centre[1]), Z + 1, (0.0, 0.5))
        self._who = self._put(Art("icon-bot", sign), (box.x + PAD + sign / 2, box.centre[1]), Z + 1)
        self._who.visible = False

    def show_occupant(self, occupant: Occupant) -> None:
        """Show who plays this seat: a device, or a bot."""
        self._who.visible = True
        match occupant:
            case Person(device):
                self._who.picture = Art(device.icon, self._sign)
            case BotPlayer() | Away(_, str()):
                self._who.picture = Art("icon-bot", self._sign)
            case _:
                self._who.visible = False

    def light(self, active: bool) -> None:
        """Light the tag of a seat that has something to do."""
        self._board.picture = self._picture(active)

    def _picture(self, active: bool) -> Paper:
        return board(self.box.w, self.box.h, lit=active, edge=self._edge if active else None)

    def _put(self, picture: Picture, at: Point, z: float, anchor: Point = (0.5, 0.5)) -> Token:
        token = Token(picture, Pose(*at), z, "name-tag", anchor)
        self._stage.add(token)
        return token
