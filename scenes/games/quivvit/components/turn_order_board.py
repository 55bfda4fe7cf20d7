"""The heads of all seats in the order of their turns, large over the cards."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from scenes.core.script import Script, after, together
from scenes.games.quivvit.material import MATERIAL
from scenes.players.seat_names import seat_name
from scenes.ui.boards import board
from sounds.bank import Sound, SoundBank
from sprites.motion.motions import fade, glide
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Slot, row
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 840.0  # below headlines
STEP, HEAD, LINE = 192.0, 136.0, 44.0  # from head to head; how wide one is; its name, at 100 %
LARGEST = 1.4  # names grow so far, that all are of one size
EDGE, ARROW = 18.0, 40.0
APART, POP, SMALL, GOING = 0.11, 0.16, 0.5, 0.12  # seconds from head to head, of one, its size
TONE = 2  # semitones from head to head


class TurnOrderBoard:
    """Comes over the cards with the heads one after another, and goes as a whole."""

    def __init__(self, stage: Stage, bank: SoundBank, order: Sequence[Seat], room: Box) -> None:
        self._stage, self._bank = stage, bank
        self._line = LINE * min(LARGEST, stage.renderer.text_scale)
        step = min(STEP, (room.w - 2 * EDGE) / len(order))
        wide, high = len(order) * step + 2 * EDGE, HEAD + self._line + 2 * EDGE
        self.top = room.centre[1] - high / 2
        self._board = self._token(board(wide, high, MATERIAL), Slot(*room.centre), Z)
        slots = row(len(order), step, 0.0, room.centre)
        self._heads = [
            self._token(self._named(seat, step), slot, Z + 2)
            for seat, slot in zip(order, slots, strict=True)
        ]
        arrow, high = Art("arrow-right", ARROW), room.centre[1] - self._line / 2
        self._arrows = [
            self._token(arrow, Slot(slot.x + step / 2, high), Z + 1) for slot in slots[:-1]
        ]

    def come(self) -> Script:
        """Show who begins, and who comes after whom."""
        self._stage.add(self._board, *self._arrows)
        heads = enumerate(self._heads)
        yield from together(*(after(APART * i, self._pop(head, i)) for i, head in heads))

    def go(self) -> Script:
        """All of it is gone."""
        tokens = [self._board, *self._arrows, *self._heads]
        yield from together(*(fade(token, 0.0, GOING) for token in tokens))
        self._stage.remove(*tokens)

    def _pop(self, head: Token, step: int) -> Script:
        self._bank.play(Sound.LINK_GLOW, TONE * step)
        goal = head.pose
        head.pose = goal.scaled(SMALL)
        self._stage.add(head)
        yield from glide(head, goal, POP)

    def _named(self, seat: Seat, step: float) -> Picture:
        """A head with its name below."""
        name = Text(seat_name(seat), theme.FLOOR, theme.INK, step - 8, self._line)
        head, high = Art("frog-head", HEAD, palette_of(seat)), HEAD + self._line
        pieces = Part(head, step / 2, HEAD / 2), Part(name, step / 2, HEAD + self._line / 2)
        return Collage(step, high, pieces)

    def _token(self, picture: Picture, slot: Slot, z: float) -> Token:
        return Token(picture, Pose(slot.x, slot.y), z, "turn-order-board", steady=True)
