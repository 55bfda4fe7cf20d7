"""What a round has brought each seat: its card or its half, what others cost it, and its points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil

from rules.core import Seat
from scenes.core.script import Script, together
from scenes.games.quabble.components.card_signs import CardSign, sign_picture
from scenes.games.quabble.components.claims.mats import head
from scenes.games.quabble.components.numbers import drawn, in_a_row
from scenes.games.quabble.layout import QuabbleLayout
from sprites.motion.motions import fade
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say
from words.numbers import spelled

Z = 400.0  # over the mats of offered cards
FADE = 0.15  # seconds in which it comes and goes
RIM, ROUND, EDGE = 6.0, 18.0, 8.0
NOW, NOW_LETTERS = 56.0, 34.0  # how high the line of points is that a seat has now
LARGEST, NUMBER, APART = 110.0, 0.66, 6.0  # a sign; of its size, the number beside it
ROWS = 3  # of gains in one column


@dataclass(frozen=True, slots=True)
class RoundGain:
    """What a card has brought a seat, or taken from it."""

    seat: Seat
    sign: CardSign
    points: Fraction


class RoundSummary:
    """One sheet below each seat, in its colour."""

    def __init__(
        self, stage: Stage, layout: QuabbleLayout, gains: Sequence[RoundGain],
        points: Sequence[Fraction],
    ) -> None:  # fmt: skip
        self._stage, self._layout = stage, layout
        self.tokens = [
            self._sheet(Seat(seat), [gain for gain in gains if gain.seat == seat], now)
            for seat, now in enumerate(points)
        ]

    def show(self, reading: Script) -> Script:
        """Be there for the time of *reading*."""
        self._stage.add(*self.tokens)
        yield from together(*(fade(token, 1.0, FADE) for token in self.tokens))
        yield from reading
        yield from together(*(fade(token, 0.0, FADE) for token in self.tokens))
        self._stage.remove(*self.tokens)

    def _sheet(self, seat: Seat, gains: Sequence[RoundGain], now: Fraction) -> Token:
        column, row = self._layout.seats[seat].box, self._layout.gaps[0]
        box = Box(column.x, row.y, column.w, row.h)
        picture = summary_picture(self._stage.renderer, seat, gains, now, box.w, box.h)
        return Token(picture, Pose(*box.centre, alpha=0.0), Z, "round summary")


def summary_picture(
    renderer: Renderer, seat: Seat, gains: Sequence[RoundGain], now: Fraction, w: float, h: float
) -> Collage:
    """The gains of one seat over its points, *w* x *h*."""
    colour = palette_of(seat).body
    sheet = Paper(w, h, theme.QUABBLE_CLOTH_DEEP, ROUND, colour, edge_width=RIM)
    upper = Box(0, 0, w, h - NOW).inset(RIM + EDGE, RIM)
    words = Text(
        say("quabble.round_now", points=spelled(now)),
        NOW_LETTERS / renderer.text_scale,  # the number below the frog grows no larger either
        theme.PAPER,
        w - 2 * (RIM + EDGE) - NOW - APART,
        NOW,
    )
    line = in_a_row(renderer, [head(seat, NOW - RIM), words], APART)
    pieces = [Part(sheet, w / 2, h / 2), Part(line, w / 2, h - RIM - NOW / 2)]
    return Collage(w, h, (*pieces, *_gain_parts(renderer, gains, upper)))


def _gain_parts(renderer: Renderer, gains: Sequence[RoundGain], room: Box) -> Sequence[Part]:
    """Each gain with its sign, as large as all of them fit into *room*."""
    columns = ceil(len(gains) / ROWS)
    if not columns:
        return ()
    cell = Box(0, 0, room.w / columns, room.h / ceil(len(gains) / columns))
    widest = max(renderer.size(_gain_picture(renderer, gain, LARGEST))[0] for gain in gains)
    size = LARGEST * min(1.0, (cell.w - APART) / widest, cell.h / LARGEST)
    return [
        Part(
            _gain_picture(renderer, gain, size),
            room.x + (i % columns + 0.5) * cell.w,
            room.y + (i // columns + 0.5) * cell.h,
        )
        for i, gain in enumerate(gains)
    ]


def _gain_picture(renderer: Renderer, gain: RoundGain, size: float) -> Picture:
    number = NUMBER * size / renderer.text_scale
    points = drawn(renderer, gain.points, number, theme.PAPER, signed=True)
    return in_a_row(renderer, [sign_picture(gain.sign, size), points], APART)
