"""A seat of Frogger: what it did is told by signs; what to press stands below the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter

from rules.core import Seat
from scenes.games.frogger.components.deed_signs import DeedSigns
from scenes.table.seats.hand_panel import HandPanel
from scenes.table.seats.seat_places import SeatPlaces
from scenes.ui.boards import PAD_X
from scenes.ui.control_signs import labelled_signs
from seats.glyphs import Glyph
from sprites.motion.timestep import Motion
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage

Signs = Sequence[tuple[Glyph, str]]

SIGNS_Y = 1.0  # above and below the signs of deeds
LINES_APART = 4.0
LINES_ASIDE = 8.0  # from the bolts at the corners of a board with two


class FroggerPanel(HandPanel):
    """A seat with its cards, which tells of *deeds* by signs, and in *keys* what to press."""

    key_size = 36.0

    def __init__(
        self, stage: Stage, seat: Seat, places: SeatPlaces, play: Callable[[Motion], None],
        deeds: DeedSigns, keys: Box,
    ) -> None:  # fmt: skip
        super().__init__(stage, seat, places, 1, play)
        self._deeds, self._keys = deeds, keys
        self.named_last: Glyph | None = None
        """What to press to choose: its words are the last to give way."""

    def tell(self, words: str) -> None:
        super().tell(words)
        room, scale = self._deed_box.w - 2 * PAD_X, self.stage.renderer.text_scale
        picture = self._deeds.picture(self.seat, self.told, room, scale)
        fit = 1.0
        if picture:
            sheet, wide = self._on_board(picture, SIGNS_Y)
            fit = min(1.0, self._deed_box.w / wide, self._deed_box.h / sheet.height)
            self._show(self._deed, sheet)
        self._deed.pose = Pose(*self._deed_box.centre, sx=fit, sy=fit)

    @property
    def sign_room(self) -> Box:
        return self._keys

    def _sign_board(self, signs: Signs) -> tuple[Collage, float]:
        """A board with *signs* in a line or two, and its width; as few words give way as must."""
        room = self.sign_room
        for shown in _shorter_and_shorter(signs, self.named_last):
            boards = [self._on_board(self._stacked(lines)) for lines in _lines(shown)]
            one, *two = [board for board in boards if board[0].height <= room.h] or boards[:1]
            if one[1] <= room.w:
                return one
            narrowest = min(two, key=itemgetter(1), default=one)
            if narrowest[1] <= room.w:
                return narrowest
        return one

    def _stacked(self, lines: Sequence[Signs]) -> Collage:
        """Lines of signs, one below the other."""
        renderer, gap = self.stage.renderer, LINES_APART
        rows = [labelled_signs(renderer, line, self.key_size)[0] for line in lines]
        sizes = [renderer.size(row) for row in rows]
        aside = LINES_ASIDE if len(lines) > 1 else 0.0
        wide, high = max(w for w, _ in sizes) + 2 * aside, sizes[0][1]
        parts = [Part(row, wide / 2, (i + 0.5) * high + i * gap) for i, row in enumerate(rows)]
        return Collage(wide, len(rows) * (high + gap) - gap, tuple(parts))


def _lines(signs: Signs) -> list[list[Signs]]:
    """*signs* in one line, and in two in every way that parts none from the next one's words."""
    cuts = [i for i in range(1, len(signs)) if signs[i - 1][1]]
    return [[signs], *([signs[:cut], signs[cut:]] for cut in cuts)]


def _shorter_and_shorter(signs: Signs, last: Glyph | None) -> Iterator[Signs]:
    """*signs* with words that give way from the left; those of the *last* one go last."""
    for shortened in range(len(signs) - 1):
        yield [*((glyph, "") for glyph, _ in signs[:shortened]), *signs[shortened:]]
    yield [(glyph, words if glyph == last else "") for glyph, words in signs]
    yield [(glyph, "") for glyph, _ in signs]
