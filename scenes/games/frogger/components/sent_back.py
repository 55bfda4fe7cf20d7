"""Marks in the pond of whose frog came back there by others, and by whom, until it moves again."""

from __future__ import annotations

from collections.abc import MutableMapping, Sized

from rules.core import Seat
from scenes.games.frogger.layout import FroggerLayout
from sprites.motion.gestures import punch
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 297.5  # over the frogs that sit there and their number
DISC, HEAD, ARROW = 60.0, 46.0, 42.0
OF_LANE = 0.6  # how high the disc is, of the room of a seat in the pond, at most
EDGE = 4.5
PUNCH = 0.5  # how much larger a mark is that has just come

SentBackBy = MutableMapping[Seat, Seat | None]  # nobody, where it was a crocodile


class SentBackLog:
    """By whom frogs were sent back, now and before each of the *choices* that can be taken back."""

    def __init__(self, choices: Sized) -> None:
        self._choices = choices
        self._now: SentBackBy = {}
        self._before: dict[int, SentBackBy] = {}  # by how many choices had been made

    def keep(self) -> None:
        """One more choice was made, and nothing of it has been shown yet."""
        made = len(self._choices) - 1
        self._before = {count: by for count, by in self._before.items() if count < made}
        self._before[made] = dict(self._now)

    def now(self) -> SentBackBy:
        """What holds after the choices that stand, to be written on."""
        self._now = self._before.get(len(self._choices), self._now)
        return self._now


class SentBack:
    """Shows *by* whom frogs of each seat were sent back since the last move of that."""

    def __init__(self, stage: Stage, layout: FroggerLayout, by: SentBackBy) -> None:
        self._stage, self._by = stage, by
        self.marks = [
            Token(sent_back_mark(None), _place(layout, seat), Z, "sent-back")
            for seat in range(len(layout.seats))
        ]
        stage.add(*self.marks)
        self._show()

    def note(self, seat: Seat, by: Seat | None) -> None:
        """A frog of *seat* was sent back *by* another one, or by a crocodile."""
        self._by[seat] = by
        self._show()
        self._stage.run(punch(self.marks[seat], PUNCH))

    def forget(self, seat: Seat) -> None:
        """*seat* moves again."""
        self._by.pop(seat, None)
        self._show()

    def _show(self) -> None:
        for seat, token in enumerate(self.marks):
            token.visible = Seat(seat) in self._by
            token.picture = sent_back_mark(self._by.get(Seat(seat)))


def _place(layout: FroggerLayout, seat: int) -> Pose:
    lane = layout.lane(layout.pond, seat)
    size = min(1.0, OF_LANE * lane.h / DISC)
    half = size * (DISC + ARROW / 2) / 2
    top = max(lane.y, layout.crowd(seat).y - layout.crowd_frog(layout.pond))
    return Pose(lane.x + half, top + size * DISC / 2, 0.0, size, size)


def sent_back_mark(by: Seat | None) -> Collage:
    """Who it was, and an arrow back."""
    who = Art("croc-snap", HEAD) if by is None else Art("frog-head", HEAD, palette_of(by))
    disc = Paper(DISC, DISC, theme.PAPER_BRIGHT, DISC / 2, theme.ACCENT, EDGE)
    wide, middle = DISC + ARROW / 2, DISC / 2
    parts = (
        Part(disc, middle, middle),
        Part(who, middle, middle),
        Part(Art("icon-back", ARROW), DISC - 6, DISC - 8),
    )
    return Collage(wide, DISC + ARROW / 4, parts)
