"""The closed frames of a lesson and, of white dots with a bulb, of a hint; a cursor has corners."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from math import dist, sin, tau

from scenes.table.captions.words_beside import kept_from, words_near
from sprites.motion.timestep import STEP
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Art, Collage, Part, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

MARKER_Z = 690.0  # over all cards, under cursors
LARGEST, SMALLEST = 60.0, 34.0  # sides of a corner
SHARE = 0.4  # of the shorter side of a thing is that of its corners
INK = 0.22  # of a corner is how far its ink reaches from its outer edges
ROOM, PULSE, PULSE_SECONDS = 2.0, 5.0, 0.9  # between thing and ink, and how much more for a while
CURSOR = 10.0  # how far the ink of a cursor reaches out of the thing in it
NEAR = 40.0  # what moves by more than that is another thing
TURNS = (0.0, 90.0, 180.0, 270.0)  # of corners and edges, clockwise from the top left one
PITCH = 1 / 3  # of a corner: from dot to dot
OVERLAP = 0.25  # of a corner that the edge beside it reaches over
SLIP_LOW = 100.0  # to where the slip of a hint may reach
BADGE, BADGE_OUT = 44.0, 24.0  # how large; how far its middle is beside the thing


class Marker:
    """Frames one box of *stage* at a time, and never covers what is in it.

    Kept *off_words*, it covers none beside the box either, and is closer to it there. One that is
    *dotted* is no cursor, and a *badge* tells what it belongs to.
    """

    def __init__(
        self, stage: Stage, name: str = "lesson", *, dotted: bool = False, badge: str = "",
        off_words: bool = False,
    ) -> None:  # fmt: skip
        self._stage, self._still = stage, stage.renderer.reduced_motion
        self._off_words = off_words
        self._seconds = 0.0
        self._box: Box | None = None
        self._kept: Box | None = None  # off words beside it
        self._badge_at: Point = (0.0, 0.0)
        self._room, self._side = ROOM, LARGEST
        self._dotted, art = dotted, "hint" if dotted else "marker"
        self._corner, self._edge = f"{art}-corner", f"{art}-edge"
        self._corners = _tokens(self._corner, name)
        self._edges = _tokens(self._edge, name)
        picture = Art(badge, BADGE)
        self._badges = [Token(picture, Pose(0, 0), MARKER_Z, name, steady=True)] if badge else []
        self.tokens = [*self._corners, *self._edges, *self._badges]
        """All that is to be taken off the stage with it."""
        for token in self.tokens:
            token.visible = False
        stage.add(*self.tokens)

    def show(self, box: Box | None, *, at_cursor: bool = False) -> None:
        """Frame *box*, or nothing; what the cursor is *at* is framed outside of that."""
        before, room = self._box, CURSOR if at_cursor else ROOM
        if box == before and room == self._room:
            return
        self._box, self._room = box, room
        for token in self.tokens:
            token.visible = box is not None
        if box:
            self._kept, self._side = self._keep_off(box), _side(box)
            words = words_near(self._stage, box, BADGE_OUT + BADGE / 2) if self._badges else ()
            self._badge_at = _beside(self._kept, words)
            _draw(self._corners, Art(self._corner, self._side))
            if not self._dotted:
                _draw(self._edges, Art(self._edge, self._side))
            near = before is not None and dist(before.centre, box.centre) < NEAR
            self._place(jump=not near)

    def _keep_off(self, box: Box) -> Box:
        """*box*, smaller where its frame would cover words."""
        reach = INK * _side(box) + self._room + PULSE
        words = words_near(self._stage, box, reach) if self._off_words else ()
        return kept_from(words, box, reach)

    def step(self) -> None:
        """Advance by one fixed step."""
        if self._box and not self._still:
            self._seconds += STEP
            self._place(jump=False)

    def _place(self, *, jump: bool) -> None:
        if self._kept is None:
            return
        side = self._side
        beat = 0.5 + 0.5 * sin(tau * self._seconds / PULSE_SECONDS)
        box = self._kept.inset(-(INK * side + self._room + PULSE * beat - side / 2))
        for corner, (x, y), turn in zip(self._corners, box.corners, TURNS, strict=True):
            _put(corner, Pose(x, y, turn), jump=jump)
        for badge in self._badges:
            _put(badge, Pose(*self._badge_at), jump=jump)
        ends = pairwise([*box.corners, box.corners[0]])
        for edge, (one, other), turn in zip(self._edges, ends, TURNS, strict=True):
            # as long as without the beat, so that it is scaled once
            long = dist(one, other) - 2 * PULSE * beat - (1 - 2 * OVERLAP) * side
            edge.visible = long > 0
            x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
            wide = side
            if self._dotted:
                count = max(1, round(long / (PITCH * side)))
                wide = count * PITCH * side
                _draw([edge], _dots(self._edge, side, count))
            _put(edge, Pose(x, y, turn, sx=long / wide), jump=jump)


def _beside(box: Box, words: Iterable[Box]) -> Point:
    """The middle of a badge to the left of the top of *box*, or to its right.

    That is at the edge, and where *words* lie on its left. Beside what lies as high as the slip of
    a hint, it is at the bottom, below that.
    """
    left, y = box.x - BADGE_OUT, box.bottom if box.y < SLIP_LOW else box.y
    is_free = left > BADGE and not any(map(Box.around(left, y, BADGE, BADGE).overlaps, words))
    return left if is_free else box.right + BADGE_OUT, y


def _side(box: Box) -> float:
    """How large the corners are round *box*."""
    return max(SMALLEST, min(LARGEST, SHARE * min(box.w, box.h)))


def _tokens(art: str, name: str) -> list[Token]:
    """A token of *art* for each turn."""
    return [
        Token(Art(art, LARGEST), Pose(0, 0, turn), MARKER_Z, name, steady=True) for turn in TURNS
    ]


@lru_cache(maxsize=64)
def _dots(art: str, side: float, count: int) -> Picture:
    """So many dots in a row, each in the middle of a square of *art*."""
    pitch = PITCH * side
    dots = (Part(Art(art, side), (i + 0.5) * pitch, side / 2) for i in range(count))
    return Collage(count * pitch, side, tuple(dots))


def _draw(tokens: Iterable[Token], picture: Picture) -> None:
    """Draw all *tokens* alike."""
    for token in tokens:
        if token.picture != picture:
            token.picture = picture


def _put(token: Token, pose: Pose, *, jump: bool) -> None:
    """Show *token* there, at once or moved."""
    if jump:
        token.pose = pose
    else:
        token.move_to(pose)
