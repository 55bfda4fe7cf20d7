"""The head of a frog that points at a card, and the frame round that."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Seat
from scenes.core.script import Script
from scenes.games.quivvit.components.highlights import QuivvitHighlights
from scenes.games.quivvit.layout import APART, QuivvitLayout
from sprites.motion.motions import glide
from sprites.pictures.geometry import Point
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 701.0
HEAD, RISE = 46.0, (1 + APART) / 2  # how wide it is; over a card's middle, of that: in the gap
GOING = 0.2  # seconds, however fast events are shown


def head_picture(seat: Seat) -> Picture:
    """The head with which a seat points at cards."""
    return Art("frog-head", HEAD, palette_of(seat))


class CardPointer:
    """Shows which card a bot takes: the head comes from its frog; the frame stays to the end."""

    def __init__(
        self, stage: Stage, layout: QuivvitLayout, highlights: QuivvitHighlights,
        unhurried: Callable[[float], float],
    ) -> None:  # fmt: skip
        self._stage, self._layout, self._highlights = stage, layout, highlights
        self._unhurried = unhurried
        self._head = Token(Art("frog-head", HEAD), Pose(0, 0), Z, "pointer")
        self._frame = highlights.pointer()

    def point(self, seat: Seat, frog: Point, place: int) -> Script:
        """Go from the *frog* of a seat to a card, which stays in the light alone."""
        slot = self._layout.places[place]
        self._head.picture, self._head.pose = head_picture(seat), Pose(*frog)
        self._stage.add(self._head)
        goal = Pose(slot.x, slot.y - RISE * self._layout.card)
        yield from glide(self._head, goal, self._unhurried(GOING))
        self._show_frame(place)
        self._highlights.shade_others(place)

    def mark(self, place: int) -> None:
        """Leave only the frame round a card that was turned, and the light on it."""
        if self._head.stage:
            self._highlights.shade_others(place)
        self._stage.remove(self._head)
        self._show_frame(place)

    def leave(self) -> None:
        """Point at nothing any more."""
        self._stage.remove(self._head, self._frame)
        self._highlights.clear()

    def _show_frame(self, place: int) -> None:
        slot = self._layout.places[place]
        self._frame.pose = Pose(slot.x, slot.y)
        self._stage.add(self._frame)
