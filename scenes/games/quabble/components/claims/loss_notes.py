"""Notes beside a pennant: by which cards of others a seat has lost points, and how many."""

from __future__ import annotations

from fractions import Fraction

from rules.quabble import CardKind
from scenes.games.quabble.cards import icon
from scenes.games.quabble.components.numbers import drawn, in_a_row
from scenes.games.quabble.layout import QuabbleSeatPlaces
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 307.0  # over the pennant
SIGN, NUMBER, EDGE, ROUND = 32.0, 30.0, 3.0, 10.0  # of a note: its parts, round them
OVER = 6.0  # how far the line of the number, which has a margin, is over the creature
APART, MOST = 4.0, 2  # between two notes; so many have room, where seats are few
SMALLEST = 0.8  # of their size, for two
LEAST, OUT = 44.0, 9.0  # how wide their place is where seats are many; how far it reaches out


class LossNotes:
    """What a seat has lost in a round, or would by a claim; beside a *pennant*."""

    def __init__(self, stage: Stage, places: QuabbleSeatPlaces, pennant: Box) -> None:
        self._stage = stage
        wide = max(LEAST, pennant.x - places.box.x - APART)
        x = max(pennant.x - APART - wide, places.box.x - OUT)
        self.box = Box(x, pennant.y, wide, pennant.h)
        """The place of notes, which lie over the end of a pennant where there is little room."""
        self._token = Token(Collage(1, 1, ()), Pose(*self.box.centre), Z, "loss")
        self._token.visible = False
        self.lost: dict[CardKind, Fraction] = {}
        self.aimed: dict[CardKind, Fraction] = {}
        """What a card would take that somebody is about to claim: it is shown instead."""
        stage.add(self._token)

    def clear(self) -> None:
        """Forget what was lost in a round: the number of points has it in it."""
        self.lost.clear()
        self._show()

    def add(self, kind: CardKind, points: Fraction) -> None:
        """Note that so many *points* are lost by a card of a *kind*; the most is told first."""
        self.lost[kind] = self.lost.get(kind, Fraction(0)) + points
        self._show()

    def aim(self, kind: CardKind | None, points: Fraction = Fraction(0)) -> None:
        """Show for now only that a card of a *kind* would take *points*, or no longer."""
        self.aimed = {} if kind is None else {kind: points}
        self._show()

    def undo(self, kind: CardKind) -> None:
        """Forget what was lost by cards of a *kind*: it has come back."""
        if self.lost.pop(kind, None) is not None:
            self._show()

    def _show(self) -> None:
        shown = self.aimed or self.lost
        self._token.visible = bool(shown)
        if not shown:
            return
        most = sorted(shown, key=lambda one: shown[one])[:MOST]
        notes = [self._note(one, shown[one]) for one in most]
        wide = self.box.w / SMALLEST
        while len(notes) > 1 and sum(note.width + APART for note in notes) > wide:
            notes.pop()
        row = in_a_row(self._stage.renderer, notes, APART)
        self._token.picture = row
        fit = min(1.0, self.box.w / row.width)
        x, y = self.box.right - fit * row.width / 2, self.box.centre[1]
        self._token.pose = Pose(x, y, sx=fit, sy=fit)

    def _note(self, kind: CardKind, points: Fraction) -> Collage:
        """The creature over the points; no larger with larger text."""
        renderer = self._stage.renderer
        number = drawn(renderer, points, NUMBER / renderer.text_scale, theme.PAPER, signed=True)
        wide, high = renderer.size(number)
        w, h = max(SIGN, wide) + 2 * EDGE, SIGN + high + EDGE - OVER
        sheet = Paper(w, h, theme.BAD, ROUND, theme.GOLD, edge_width=2, shadow=False)
        pieces = (
            Part(sheet, w / 2, h / 2),
            Part(icon(kind, SIGN), w / 2, EDGE + SIGN / 2),
            Part(number, w / 2, h - EDGE / 2 - high / 2),
        )
        return Collage(w, h, pieces)
