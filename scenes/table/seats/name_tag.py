"""A tag with the name of a seat, a sign of the device that plays it, room for its score."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.ui.boards import board
from scenes.ui.device_labels import device_icon
from seats.occupants import Occupant, Person, RecordedPlayer
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Art, Paper, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 304.0
PARTICLES_Z = Z - 1.0  # sparkles and confetti of a table fly before frogs, but behind names
PAD = 12.0
SIGN, SIGN_HIGH = 44.0, 0.81  # how wide the sign of who plays is at most; of the tag's height


class NameTag:
    """The tag of one seat. *score* is how wide the room for its score is, 0 for none.

    Its ``board`` carries sign, name and score; *size* is that of the name.
    """

    def __init__(
        self, stage: Stage, box: Box, name: str, edge: str, score: float = 0.0,
        size: float = theme.BODY,
    ) -> None:  # fmt: skip
        self._stage, self.box, self._edge, self._size = stage, box, edge, size
        sign = self._sign = min(SIGN, SIGN_HIGH * box.h) * size / theme.BODY
        self.score_box = Box(box.right - PAD - score, box.y, score, box.h)
        self._centred = not score
        self._right = self.score_box.x - (PAD / 2 if score else 0.0)  # where its name has to end
        self.board = self._put(self._picture(False), box.centre, Z)
        stage.renderer.prefetch(self._picture(True))
        self._words = name
        self._name = self._put(Text(name), (0.0, box.centre[1]), Z + 1, (0.0, 0.5))
        at = box.x + PAD + sign / 2, box.centre[1]
        self._device = self._put(Art("icon-pad", sign), at, Z + 1)
        self._score = self._put(Text(name), self.score_box.centre, Z + 1)
        self._score.visible = False
        self._show_device("")

    @property
    def tokens(self) -> Sequence[Token]:
        """All that it consists of."""
        return self.board, self._name, self._device, self._score

    def show_occupant(self, occupant: Occupant, one_button: bool = False) -> None:
        """Show the device of a person, where *one_button* play may be on; a bot has none."""
        match occupant:
            case Person(device):
                self._show_device(device_icon(device, one_button))
            case RecordedPlayer(device=device):
                self._show_device(device.icon if device else "")
            case _:
                self._show_device("")

    def _show_device(self, icon: str) -> None:
        """Write the name, right of the *icon* of a device if there is one."""
        self._device.visible = bool(icon)
        if icon:
            self._device.picture = Art(icon, self._sign)
        before, y = (self._sign + PAD / 2 if icon else 0.0), self.box.centre[1]
        room = self._right - self.box.x - PAD - before
        name = Text(self._words, self._size, theme.INK, room, self.box.h - 6, align="left")
        free = room - self._stage.renderer.size(Text(self._words, self._size))[0]
        left = self.box.x + PAD + (max(0.0, free / 2) if self._centred else 0.0)
        self._device.pose = Pose(left + self._sign / 2, y)
        self._name.picture, self._name.pose = name, Pose(left + before, y)

    def show_score(self, words: str) -> None:
        """Write the score in the room that there is for it."""
        box, self._score.visible = self.score_box, True
        self._score.picture = Text(words, theme.BODY, theme.INK, box.w, box.h - 6)

    def light(self, active: bool) -> None:
        """Light the tag of a seat that has something to do."""
        self.board.picture = self._picture(active)

    def _picture(self, active: bool) -> Paper:
        edge = self._edge if active else None
        return board(self.box.w, self.box.h, self._stage.material, lit=active, edge=edge)

    def _put(self, picture: Picture, at: Point, z: float, anchor: Point = (0.5, 0.5)) -> Token:
        token = Token(picture, Pose(*at), z, "name-tag", anchor)
        self._stage.add(token)
        return token
