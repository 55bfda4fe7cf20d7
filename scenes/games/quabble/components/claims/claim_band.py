"""The band between a seat and the two cards it may claim, with what each would bring it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from scenes.games.quabble.components.claims.promises import promise_picture
from scenes.games.quabble.components.numbers import SMALL
from scenes.games.quabble.components.open_cards import Promise
from scenes.games.quabble.layout import QuabblePlaces
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import Palette
from sprites.pictures.pictures import Art, Collage, Paper, Part
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 762.0  # above the frame of a lesson, so that this never hides a number
STEM_Z = 291.0  # under paws
EDGE = 4.0  # of a band round a number
FIT_LEAST = 0.7  # of its size: smaller numbers leave out who else gains or loses
STEM, OVERLAP = 12.0, 6.0  # how wide a stem is, and how far it reaches under its band


class ClaimBand:
    """A strip in the seat's colour over both cards, and a stem from it to the seat.

    It lies there only while the seat claims, or somebody points at a card that it may claim too.
    """

    def __init__(self, stage: Stage, places: QuabblePlaces, palette: Palette) -> None:
        self._renderer = stage.renderer
        band, stem = places.band, _stem(places)
        sheet = Paper(band.w, band.h, palette.body, band.h / 2, shadow=False)
        pieces = [Part(sheet, band.w / 2, band.h / 2)]
        for room in places.gains:
            window = Paper(room.w, room.h, theme.NIGHT, room.h / 2, shadow=False)
            pieces.append(Part(window, room.centre[0] - band.x, band.h / 2))
        pieces.append(Part(Art("frog-head", band.h, palette), band.w / 2, band.h / 2))
        strip = Collage(band.w, band.h, tuple(pieces))
        post = Paper(stem.w, stem.h, palette.body, 2, shadow=False)
        self._rooms = [*enumerate(places.gains)]  # and which of the two cards each is for
        beyond = self._beyond(places, palette)
        self.numbers = [Token(strip, Pose(*room.centre), Z + 1, "band") for _, room in self._rooms]
        self.strip = Token(strip, Pose(*band.centre), Z, "band")
        self.tokens = [
            Token(post, Pose(*stem.centre), STEM_Z, "band"),
            self.strip,
            *beyond,
            *self.numbers,
        ]
        stage.add(*self.tokens)
        self.show(False)

    def show(self, shown: bool) -> None:
        """Have the band lie there, or not."""
        for token in self.tokens:
            token.visible = shown

    def write(self, promises: Sequence[Promise]) -> None:
        """Write what the left and the right card would bring."""
        for token, (card, room) in zip(self.numbers, self._rooms, strict=True):
            promise = promises[card]
            token.picture = promise_picture(self._renderer, promise, SMALL)
            if self._fit(token, room) < FIT_LEAST:
                own = replace(promise, other=None)
                token.picture = promise_picture(self._renderer, own, SMALL)
            fit = self._fit(token, room)
            token.pose = Pose(*room.centre, sx=fit, sy=fit)

    def _fit(self, number: Token, room: Box) -> float:
        wide, high = self._renderer.size(number.picture)
        return min(1.0, (room.w - 2 * EDGE) / wide, room.h / high)

    def _beyond(self, places: QuabblePlaces, palette: Palette) -> list[Token]:
        """The band goes on over the twin of a card, with what that would bring."""
        box = places.beyond
        if box is None:
            return []
        room = box.inset(EDGE, EDGE)
        self._rooms.append((0 if box.x > places.band.x else 1, room))
        sheet = Paper(box.w, box.h, palette.body, box.h / 2, shadow=False)
        window = Paper(room.w, room.h, theme.NIGHT, room.h / 2, shadow=False)
        middle = box.w / 2, box.h / 2
        strip = Collage(box.w, box.h, (Part(sheet, *middle), Part(window, *middle)))
        return [Token(strip, Pose(*box.centre), Z, "band")]


def _stem(places: QuabblePlaces) -> Box:
    """From the seat's paw down to its band."""
    x, top = places.keys.centre[0], places.keys.y
    return Box(x - STEM / 2, top, STEM, places.band.y - top + OVERLAP)
