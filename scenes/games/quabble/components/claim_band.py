"""The band between a seat and the two cards it may claim, with what each would bring it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from scenes.games.quabble.layout import QuabblePlaces
from scenes.games.quabble.numbers import SMALL, drawn
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import Palette
from sprites.pictures.pictures import Art, Collage, Paper, Part
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 292.0  # above a card that is raised
STEM, OVERLAP = 12.0, 6.0  # how wide a stem is, and how far it reaches under its band


class ClaimBand:
    """A strip in the seat's colour over both cards, and a stem from it to the seat."""

    def __init__(self, stage: Stage, places: QuabblePlaces, palette: Palette) -> None:
        self._renderer = stage.renderer
        band, stem = places.band, _stem(places)
        x = stem.centre[0] - band.x
        sheet = Paper(band.w, band.h, palette.body, band.h / 2, shadow=False)
        pieces = [Part(sheet, band.w / 2, band.h / 2)]
        for room in places.gains:
            window = Paper(room.w, room.h, theme.NIGHT, room.h / 2, shadow=False)
            pieces.append(Part(window, room.centre[0] - band.x, band.h / 2))
        pieces.append(Part(Art("frog-head", band.h, palette), x, band.h / 2))
        strip = Collage(band.w, band.h, tuple(pieces))
        post = Paper(stem.w, stem.h, palette.body, 2, shadow=False)
        self._rooms = places.gains
        self.numbers = [Token(strip, Pose(*room.centre), Z + 1, "band") for room in self._rooms]
        stage.add(
            Token(post, Pose(*stem.centre), Z - 1, "band"),
            Token(strip, Pose(*band.centre), Z, "band"),
            *self.numbers,
        )
        self.show((None, None))

    def show(self, gains: Sequence[Fraction | None]) -> None:
        """Write what the left and the right card would bring; nothing where there is no card."""
        for token, room, gain in zip(self.numbers, self._rooms, gains, strict=True):
            token.visible = gain is not None
            if gain is not None:
                token.picture = drawn(self._renderer, gain, SMALL, theme.PAPER, signed=True)
                wide, high = self._renderer.size(token.picture)
                fit = min(1.0, room.w / wide, room.h / high)
                token.pose = Pose(*room.centre, sx=fit, sy=fit)


def _stem(places: QuabblePlaces) -> Box:
    """From the seat's paw down to its band."""
    x, top = places.keys.centre[0], places.keys.y
    return Box(x - STEM / 2, top, STEM, places.band.y - top + OVERLAP)
