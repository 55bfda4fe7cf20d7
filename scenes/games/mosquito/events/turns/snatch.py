"""How a placed card is lifted into a close-up, where one frog snatches it from another."""

from __future__ import annotations

from scenes.core.script import Script, in_turn, together, wait
from scenes.games.mosquito.components.pond.rows import MosquitoRows
from scenes.table.climaxes.climax_size import SMALL
from scenes.table.climaxes.close_up import THING_Z
from sprites.motion.ease import out_back
from sprites.motion.motions import glide
from sprites.pictures.pictures import Collage
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

LIFT, HELD, SNATCH, BACK = 0.18, 0.12, 0.16, 0.12  # seconds; all within a small climax
ASIDE, TILT = 0.34, 8.0  # of the card's width there, to one side and the other; degrees


class Snatch:
    """Moves *card*, the one that was just placed, on these *rows* while a close-up is shown."""

    def __init__(self, rows: MosquitoRows, card: Token) -> None:
        self._rows, self._card = rows, card
        self._room = Collage(0, 0, ())

    def room(self, wide: float) -> Collage:
        """Nothing, as the thing of a close-up: the card itself is to be there."""
        self._room = Collage(wide, wide, ())
        return self._room

    def during(self, climax: Script) -> Script:
        """The *climax*, and the card meanwhile."""
        yield from together(climax, self._show())

    def _show(self) -> Script:
        home, z = self._card.pose, self._card.z
        while (room := self._room_token) is None:
            yield
        self._card.z = THING_Z
        yield from self._change_hands(room.pose)
        while self._room_token is not None:
            yield
        yield from glide(self._card, home, BACK)
        self._card.z = z

    def _change_hands(self, middle: Pose) -> Script:
        """From the frog at the right to the one at the left."""
        wide = self._room.width
        size = wide / (self._rows.layout.card * (1 + SMALL.growth))
        right, left = (
            Pose(middle.x + side * ASIDE * wide, middle.y, side * TILT).scaled(size)
            for side in (1, -1)
        )
        lift, snatch = glide(self._card, right, LIFT), glide(self._card, left, SNATCH, out_back)
        yield from in_turn(lift, wait(HELD), snatch)

    @property
    def _room_token(self) -> Token | None:
        """The token of that room, while it is there."""
        tokens = self._rows.stage.tokens if self._room.width else ()
        return next((token for token in tokens if token.picture is self._room), None)
