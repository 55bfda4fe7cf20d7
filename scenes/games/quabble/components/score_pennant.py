"""The pennant below a frog with its points, and what all these numbers say, once for the table."""

from __future__ import annotations

from fractions import Fraction

from rules.core import Seat
from scenes.core.script import Script, wait
from scenes.games.quabble.components.numbers import drawn, fitting, in_a_row
from sprites.motion.gestures import punch
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.palette import Palette, palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

COUNT_SECONDS, COUNT_STEPS = 0.05, 6  # from one number to the next, when points are counted
HIDDEN = "?"
Z, NUMBER_Z = 305.0, 306.0  # above the feet of frogs and what they hold
LEGEND_EDGE, LEGEND_PAD, LEGEND_ROUND = 3.0, 7.0, 10.0  # of a sign about all numbers
CARD, CARD_APART, CARD_RIM, CARD_EDGE = 30.0, 12.0, 5.0, 6.0  # its width; to the next; round it
EQUAL_APART = 6.0  # between the sign of a tie and points
CARDS_OUT = 14.0  # how far the middle of cards is beside a pennant
NUMBER_WIDE, NUMBER_HIGH, NUMBER_UP = 0.8, 0.86, 0.03  # of a pennant
LARGE_WIDE = 0.66  # of one in a close-up, whose edges are seen


class ScorePennant:
    """The points of one seat in *box*, which has the shape of a pennant."""

    def __init__(self, stage: Stage, box: Box, palette: Palette) -> None:
        self._stage, self.box = stage, box
        self.number = Token(Collage(1, 1, ()), Pose(*box.centre), NUMBER_Z, "points")
        self.pennant = Token(Art("pennant", box.w, palette), Pose(*box.centre), Z)
        stage.add(self.pennant, self.number)
        at = Pose(box.right + CARDS_OUT, box.centre[1])
        self.cards = Token(Collage(1, 1, ()), at, NUMBER_Z, "tie")
        self.cards.visible = False
        stage.add(self.cards)
        self._shown = self.goal = Fraction(0)
        """The points that are written, and those that soon will be."""
        self.hidden = False
        """Whether nobody may see the points before they are counted."""

    @property
    def tokens(self) -> tuple[Token, Token]:
        """The pennant and the number on it."""
        return self.pennant, self.number

    def show(self, points: Fraction) -> None:
        """Write the points at once."""
        self.goal, self.hidden = points, False
        self._write(points)

    def hide(self) -> None:
        """Write no points until they are no longer hidden, and counted from nothing on."""
        self.show(Fraction(0))
        self.tie(None)
        self.hidden = True
        self._draw(Text(HIDDEN, theme.SCORE, theme.PAPER))

    def tie(self, cards: int | None) -> None:
        """Show how many *cards* decide between seats that have as many points, or nothing."""
        self.cards.visible = cards is not None
        if not self.hidden:
            self._write(self._shown)
        if cards is not None:
            self.cards.picture = _counted_cards(self._stage.renderer, cards)

    def count(self, points: Fraction) -> Script:
        """Count up or down to *points*; whoever counts already goes on to them."""
        if self.hidden:
            return
        counting, self.goal = self.goal != self._shown, points
        if counting or points == self._shown:
            return
        self._stage.run(punch(self.number, 0.4))
        while self._shown != self.goal:
            self._write(_nearer(self._shown, self.goal))
            yield from wait(COUNT_SECONDS)

    def _write(self, points: Fraction) -> None:
        self._shown = points
        renderer = self._stage.renderer
        number = drawn(renderer, points, theme.SCORE, theme.PAPER)
        if self.cards.visible:
            equal = Text("=", theme.SCORE, theme.PAPER)
            number = in_a_row(renderer, [equal, number], EQUAL_APART)
        self._draw(number)

    def _draw(self, picture: Picture) -> None:
        renderer, box = self._stage.renderer, self.box
        wide, high = renderer.size(picture)
        line = renderer.size(Text("0", theme.SCORE))[1]  # higher than a half, which has no margin
        fit = min(1.0, NUMBER_WIDE * box.w / wide, NUMBER_HIGH * box.h / max(high, line))
        self.number.picture = picture
        self.number.pose = Pose(box.centre[0], box.centre[1] - NUMBER_UP * box.h, sx=fit, sy=fit)


def pennant_with(renderer: Renderer, seat: Seat, points: Fraction, wide: float) -> Picture:
    """The pennant of a *seat*, *wide*, with its points."""
    pennant = Art("pennant", wide, palette_of(seat))
    high = wide * height_ratio("pennant")
    size = NUMBER_HIGH * high / renderer.text_scale
    number = fitting(renderer, points, size, LARGE_WIDE * wide)
    pieces = Part(pennant, wide / 2, high / 2), Part(number, wide / 2, (0.5 - NUMBER_UP) * high)
    return Collage(wide, high, pieces)


def _counted_cards(renderer: Renderer, cards: int) -> Picture:
    """Two cards from behind over how many there are; no larger with larger text."""
    number = Text(f"×{cards}", theme.FLOOR / renderer.text_scale, theme.PAPER)
    wide, high = renderer.size(number)
    w, h = CARD + CARD_APART, CARD * height_ratio("asset-back")
    below, middle = h - CARD_EDGE + high / 2, max(w, wide + 2 * CARD_EDGE) / 2
    rim = Paper(wide + 2 * CARD_EDGE, high, theme.QUABBLE_VIOLET, high / 2, theme.PAPER)
    pieces = [
        Part(piece, middle + aside * CARD_APART / 2, h / 2)
        for aside in (-1, 1)
        for piece in (Paper(CARD, h, theme.PAPER, 5), Art("asset-back", CARD - CARD_RIM))
    ]
    pieces += [Part(rim, middle, below), Part(number, middle, below)]
    return Collage(2 * middle, below + high / 2, tuple(pieces))


class ScoreLegend:
    """A sign in *box*, at one end of the cord with pennants, that says what their numbers are."""

    def __init__(self, stage: Stage, box: Box) -> None:
        self._stage, self._box = stage, box
        self.token = Token(Collage(1, 1, ()), Pose(*box.centre), Z, "legend")
        stage.add(self.token)

    def show(self, what: str) -> None:
        """Tell that points are "counted", "hidden", or what they would be "now"."""
        words, box = say(f"quabble.points_{what}"), self._box
        self.token.picture = picture = legend(self._stage.renderer, words, box.w, box.h)
        self.token.pose = Pose(box.centre[0], box.y + picture.height / 2)


def legend(renderer: Renderer, words: str, widest: float, highest: float) -> Collage:
    """A sign that says what a row of numbers is."""
    size = theme.FLOOR / renderer.text_scale  # the numbers grow no larger either
    text = Text(words, size, theme.PAPER, widest - 2 * LEGEND_EDGE, highest)
    wide, high = renderer.size(text)
    w, h = min(wide + 2 * LEGEND_PAD, widest), high + LEGEND_EDGE
    ground, rim = theme.QUABBLE_CLOTH_DEEP, theme.GOLD
    sheet = Paper(w, h, ground, LEGEND_ROUND, rim, edge_width=LEGEND_EDGE)
    return Collage(w, h, (Part(sheet, w / 2, h / 2), Part(text, w / 2, h / 2)))


def _nearer(shown: Fraction, goal: Fraction) -> Fraction:
    """A number between the two, a whole one away from *shown*; at last the *goal*."""
    away = abs(goal - shown)
    step = max(1, away // COUNT_STEPS)
    return goal if away <= step else shown + (step if goal > shown else -step)
