"""What each of the two cards beside a seat would bring it, over the nearer half of that card."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from rules.quabble import Side
from scenes.games.quabble.components.claims.promise import Promise
from scenes.games.quabble.components.claims.promises import promise_picture
from scenes.games.quabble.components.numbers import SMALL
from scenes.games.quabble.layout import QuabbleSeatPlaces
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import Palette
from sprites.pictures.pictures import Art, Collage, Paper, Part
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 762.0  # above the frame of a lesson, so that this never hides a number
STEM_Z = 291.0  # under paws
EDGE = 4.0  # of a wing round a number
FIT_LEAST = 0.93  # of its size: smaller numbers leave out more and more of what is beside them
LOSS_LEAST = 0.7  # the same, before it leaves out what others lose
DIGITS = 0.875  # of the height of a line: digits, and a little over and below them
STEM, OVERLAP = 12.0, 6.0  # how wide a stem is, and how far it reaches under its head
SIDES = (Side.LEFT, Side.RIGHT)


class ClaimBand:
    """A wing over each card that a seat may claim, its head between both, and a stem to the seat.

    A wing has a number in the colour of the seat. It lies there while a person may claim that card.
    """

    def __init__(self, stage: Stage, places: QuabbleSeatPlaces, palette: Palette) -> None:
        self._stage, self._colour = stage, palette.body
        self._rooms: list[tuple[Side, Box]] = []  # of numbers, and which card each is for
        self.wings: dict[Side, list[Token]] = {side: [] for side in SIDES}
        band, stem = places.band, _stem(places)
        for side, half in zip(SIDES, band.split_columns(1, 1), strict=True):
            self._add_wing(side, half, places.gains[SIDES.index(side)])
        if beyond := places.beyond:  # it goes on over the twin of a card
            side = Side.LEFT if beyond.x > band.x else Side.RIGHT
            self._add_wing(side, beyond, beyond.inset(EDGE, EDGE))
        self.numbers = [self._token(Collage(1, 1, ()), room, Z + 1) for _, room in self._rooms]
        for (side, _), number in zip(self._rooms, self.numbers, strict=True):
            self.wings[side].append(number)
        self.head = self._token(Art("frog-head", band.h, palette), band, Z + 1)
        self.stem = self._token(Paper(stem.w, stem.h, self._colour, 2, shadow=False), stem, STEM_Z)
        self.show((), chooses=False)

    def show(self, sides: Collection[Side], *, chooses: bool) -> None:
        """Have the wings on these *sides* lie there, and the stem of a seat that *chooses*."""
        self.head.visible, self.stem.visible = bool(sides), chooses
        for side, tokens in self.wings.items():
            for token in tokens:
                token.visible = side in sides

    def write(self, promises: Sequence[Promise]) -> None:
        """Write what the left and the right card would bring."""
        renderer = self._stage.renderer
        for token, (side, room) in zip(self.numbers, self._rooms, strict=True):
            for promise, least in _shorter(promises[SIDES.index(side)]):
                token.picture = promise_picture(renderer, promise, SMALL)
                wide, high = renderer.size(token.picture)
                tall = min(1.0, room.h / (DIGITS * high))
                fit = min(tall, (room.w - 2 * EDGE) / wide)
                if fit >= least * tall:
                    break
            token.pose = Pose(*room.centre, sx=fit, sy=fit)

    def _add_wing(self, side: Side, box: Box, room: Box) -> None:
        """Lay a strip in *box*, with *room* for a number."""
        sheet = Paper(box.w, box.h, self._colour, box.h / 2, shadow=False)
        window = Paper(room.w, room.h, theme.NIGHT, room.h / 2, shadow=False)
        x = room.centre[0] - box.x
        strip = Collage(
            box.w, box.h, (Part(sheet, box.w / 2, box.h / 2), Part(window, x, box.h / 2))
        )
        self.wings[side].append(self._token(strip, box, Z))
        self._rooms.append((side, room))

    def _token(self, picture: Art | Collage | Paper, box: Box, z: float) -> Token:
        token = Token(picture, Pose(*box.centre), z, "band")
        self._stage.add(token)
        return token


def _shorter(promise: Promise) -> Iterator[tuple[Promise, float]]:
    """A promise with less and less beside it, and how small each may be.

    First a sword over who else loses goes, then who else does, then what a Deathslayer takes.
    """
    yield promise, FIT_LEAST
    yield replace(promise, by_slayer=False), LOSS_LEAST
    own = replace(promise, other=None)
    yield own, FIT_LEAST
    yield replace(own, slain=Fraction(0)), 0.0


def _stem(places: QuabbleSeatPlaces) -> Box:
    """From the seat's paw down to its band."""
    x, top = places.keys.centre[0], places.keys.y
    return Box(x - STEM / 2, top, STEM, places.band.y - top + OVERLAP)
