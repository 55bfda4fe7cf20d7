"""What each of the two cards beside a seat would bring it, over the nearer half of that card."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.quabble import Side
from scenes.games.quabble.components.claims.promise import Promise
from scenes.games.quabble.components.claims.promises import gamble_number, promise_number
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
HEAD = 0.82  # of a wing's height: the head beside the number over a twin
DIGITS = 0.875  # of the height of a line: digits, and a little over and below them
STEM, OVERLAP = 12.0, 6.0  # how wide a stem is, and how far it reaches under its head
SIDES = (Side.LEFT, Side.RIGHT)


class ClaimBand:
    """A wing over each card that a seat may claim, its head between both, and a stem to the seat.

    A wing has a number in the colour of the seat. It lies there while a person may claim that card.
    Beside it is, where there is room, what half of the card brings a seat that chooses.
    At an end of the line one wing goes on over the twin of a card, with a head of its own.
    """

    def __init__(self, stage: Stage, places: QuabbleSeatPlaces, palette: Palette) -> None:
        self._stage, self._palette = stage, palette
        self._rooms: list[tuple[Side, Box]] = []  # of numbers, and which card each is for
        self._promises: Sequence[Promise] = ()
        self._tells_torn = False
        self.numbers: list[Token] = []
        self.unsure: list[Token] = []
        """The numbers that other claims may change."""
        band, stem = places.band, _stem(places)
        halves = band.split_columns(1, 1)
        self.wings = {
            side: self._wing(side, half, room)
            for side, half, room in zip(SIDES, halves, places.gains, strict=True)
        }
        self.head = self._token(self._head(band.h), band, Z + 1)
        self.beyond = self._wing_beyond(places.beyond, band) if places.beyond else []
        """What lies over the twin of a card."""
        self._side_beyond = self._rooms[-1][0] if self.beyond else None
        self.stem = self._token(Paper(stem.w, stem.h, palette.body, 2, shadow=False), stem, STEM_Z)
        self.show((), (), chooses=False, torn=False)

    def show(
        self, sides: Collection[Side], twins: Collection[Side], *, chooses: bool, torn: bool
    ) -> None:
        """Have the wings on these *sides* lie there, and the stem of a seat that *chooses*.

        The twin of a card has one only if its side is one of *twins*. If the seat chooses, wings
        tell what the cards bring if they are *torn*, too.
        """
        self._tells_torn = chooses and torn
        self._draw()
        self.head.visible, self.stem.visible = bool(sides), chooses
        for side, tokens in self.wings.items():
            for token in tokens:
                token.visible = side in sides
        for token in self.beyond:
            token.visible = self._side_beyond in twins

    def side_at(self, x: float, y: float) -> tuple[Side, Box] | None:
        """The side of the card whose number is shown there, and the place of that number."""
        shown = zip(self.numbers, self._rooms, strict=True)
        rooms = (room for number, room in shown if number.visible)
        return next((one for one in rooms if one[1].contains(x, y)), None)

    def write(self, promises: Sequence[Promise]) -> None:
        """Write what the left and the right card would bring."""
        self._promises = promises
        self._draw()

    def _draw(self) -> None:
        self.unsure = []
        if not self._promises:
            return
        renderer = self._stage.renderer
        number = gamble_number if self._tells_torn else promise_number
        for token, (side, room) in zip(self.numbers, self._rooms, strict=True):
            promise = self._promises[SIDES.index(side)]
            self.unsure += [token] if promise.is_unsure else []
            token.picture = number(renderer, promise, SMALL)
            wide, high = renderer.size(token.picture)
            fit = min(1.0, room.h / (DIGITS * high), (room.w - 2 * EDGE) / wide)
            token.pose = Pose(*room.centre, sx=fit, sy=fit)

    def _wing_beyond(self, box: Box, band: Box) -> list[Token]:
        """A wing in *box* with a head at its left end."""
        side = Side.LEFT if box.x > band.x else Side.RIGHT
        inner = box.inset(EDGE, EDGE)
        room = Box(inner.x + HEAD * box.h, inner.y, inner.w - HEAD * box.h, inner.h)
        place = Box(box.x + EDGE / 2, box.y, HEAD * box.h, box.h)
        return [*self._wing(side, box, room), self._token(self._head(place.w), place, Z + 1)]

    def _wing(self, side: Side, box: Box, room: Box) -> list[Token]:
        """Lay a strip in *box*, with *room* for a number."""
        sheet = Paper(box.w, box.h, self._palette.body, box.h / 2, shadow=False)
        window = Paper(room.w, room.h, theme.NIGHT, room.h / 2, shadow=False)
        x = room.centre[0] - box.x
        strip = Collage(
            box.w, box.h, (Part(sheet, box.w / 2, box.h / 2), Part(window, x, box.h / 2))
        )
        self._rooms.append((side, room))
        self.numbers.append(self._token(Collage(1, 1, ()), room, Z + 1))
        return [self._token(strip, box, Z), self.numbers[-1]]

    def _head(self, wide: float) -> Art:
        return Art("frog-head", wide, self._palette)

    def _token(self, picture: Art | Collage | Paper, box: Box, z: float) -> Token:
        token = Token(picture, Pose(*box.centre), z, "band")
        self._stage.add(token)
        return token


def _stem(places: QuabbleSeatPlaces) -> Box:
    """From the seat's paw down to its band."""
    x, top = places.keys.centre[0], places.keys.y
    return Box(x - STEM / 2, top, STEM, places.band.y - top + OVERLAP)
