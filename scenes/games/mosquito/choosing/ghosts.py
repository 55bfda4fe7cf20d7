"""Ghosts: what a turn in the making would do, plainly not done yet."""

from __future__ import annotations

from collections.abc import Callable, Collection

from rules.core import Seat
from rules.mosquito import Card, Spot
from scenes.games.mosquito.cards import face
from scenes.games.mosquito.choosing.paths import Bow, between, bow, light_path
from scenes.games.mosquito.components.hands import Z as HAND_Z
from scenes.games.mosquito.components.pond.pond_lights import head_frame
from scenes.games.mosquito.components.pond.rows import (
    CHANGED,
    FLYING_Z,
    HALO,
    MosquitoRows,
)
from sprites.motion.motions import curve
from sprites.motion.timestep import Motion
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

GHOST_Z = 40.0  # over the rows, below the seats
ARROW_Z = GHOST_Z + 1  # over the two cards that would change places
LIFTED, RISE = 1.06, 16.0  # how much larger and higher a card is that has been chosen
UNDER = 0.1  # how far a card that is being covered lies below the other one
# Above its card and the ring there: a line of light, a ghost, of which the number is to be read,
# and what frames the frog's head, which is over all of them.
LINE_UP, GHOST_UP, FRAME_UP = 0.7, 0.8, 0.85
HEAD, DISC, RIM = 0.34, 1.25, 3.0  # a rival's head, of a card's width; the disc, of its width
TRAY, TRAY_ROUND, TRAY_Z = 0.88, 22.0, HAND_Z - 1  # how much of it is seen; its corners
SECONDS, BEND = 0.8, 70.0  # how long a card is on its way, and how far that bends


class Ghosts:
    """Cards that are lifted or on their way, and signs of what a turn would do."""

    def __init__(self, rows: MosquitoRows, play: Callable[[Motion], None]) -> None:
        self._rows, self._play = rows, play
        self._tokens: list[Token] = []

    def lift(self, card: Card, at: Spot) -> None:
        """Lift the card on a spot, which has been chosen, in a frame."""
        rows = self._rows
        pose = rows.pose(at)
        pose = pose.at(pose.x, pose.y - RISE).scaled(LIFTED)
        self._add(face(card, rows.layout.card, rows.seen(at)), pose, rows.z(at) + GHOST_UP)
        frame = Art(CHANGED, rows.layout.card * HALO)
        self._add(frame, pose, rows.z(at) + FRAME_UP, "frame")

    def come(self, at: Spot, start: Pose, under: Card | None = None) -> None:
        """The card that would lie on a spot comes there from *start*, maybe over one *under* it."""
        rows, token = self._rows, self._rows.tokens[at]
        if under:
            picture = face(under, rows.layout.card, rows.seen(at))
            self._add(picture, rows.pose(at), rows.z(at) - UNDER)
        ghost = self._add(token.picture, start, FLYING_Z)
        token.pose = token.pose.with_alpha(0.0)
        self._play(_comes(ghost, token, rows.pose(at)))

    def keep(self, *spots: Spot) -> bool:
        """Frame the heads on *spots*, which stay whatever becomes of their cards; if there are."""
        lights = self._rows.lights
        heads = [at for at in spots if at in lights.placers and at in lights.flies]
        for at in heads:
            frame = head_frame(self._rows.layout.card)
            self._add(frame, lights.flies[at].pose, self._rows.z(at) + FRAME_UP, "kept")
        return bool(heads)

    def join(self, one: Spot, other: Spot) -> None:
        """Show by a bow with two heads that two cards would change places."""
        ends = between(self._rows.box(one), self._rows.box(other))
        self._bend(bow(*ends, both=True))

    def point(self, start: Pose, to: Spot) -> None:
        """Show by a bow that a card would come from *start* to a spot."""
        box = Box.around(start.x, start.y, 1, 1)
        self._bend(bow(*between(box, self._rows.box(to)), both=False))

    def _bend(self, bent: Bow) -> None:
        self._add(*bent.line, ARROW_Z, "arrow")
        for head in bent.heads:
            self._add(*head, ARROW_Z, "arrow head")

    def lead(self, by: Collection[Spot], pad: Spot) -> None:
        """Lead a line of light from three cards to a pad."""
        picture, pose = light_path(self._rows, by, pad)
        highest = max(self._rows.z(at) for at in by)
        self._add(picture, pose, highest + LINE_UP, "lead")

    def claim(self, at: Spot, seat: Seat) -> None:
        """Mark a pad that *seat* may take next with its head on a disc: on a card it is a point."""
        box, card = self._rows.box(at), self._rows.layout.card
        disc = _disc(seat, card)
        y = max(box.y, self._rows.layout.top_bar.bottom + disc.height / 2)  # below all signs
        place = Pose(box.right - disc.width / 2, y)  # where it covers no suit
        self._add(disc, place, GHOST_Z, "claim")

    def lay_tray(self, box: Box) -> None:
        """Lay a dark tray under a row of a hand in *box*, so that no frog shines through."""
        sheet = Paper(box.w, box.h, theme.MOSQUITO_GROUND, TRAY_ROUND)
        self._add(sheet, Pose(*box.centre, alpha=TRAY), TRAY_Z, "tray")

    def edge(self, at: Spot) -> None:
        """Frame a card that lies somewhere only if the turn is made: broken rings are for pads."""
        frame = Art(CHANGED, self._rows.layout.card * HALO)
        self._add(frame, self._rows.pose(at), self._rows.z(at) + FRAME_UP, "edge")

    def clear(self) -> None:
        """Take all of them away."""
        self._rows.stage.remove(*self._tokens)
        self._tokens = []

    def _add(self, picture: Picture, pose: Pose, z: float, name: str = "ghost") -> Token:
        token = Token(picture, pose, z, name)
        self._rows.stage.add(token)
        self._tokens.append(token)
        return token


def _disc(seat: Seat, card: float) -> Collage:
    """The head of *seat* on a bright disc, beside a pad that is as wide as a *card*."""
    head = HEAD * card
    side, middle = DISC * head, DISC * head / 2
    sheet = Paper(side, side, theme.PAPER_BRIGHT, middle, theme.MOSQUITO_EDGE, edge_width=RIM)
    face = Art("frog-head", head, palette_of(seat))
    return Collage(side, side, (Part(sheet, middle, middle), Part(face, middle, middle)))


def _comes(ghost: Token, token: Token, goal: Pose) -> Motion:
    """A ghost goes to its *goal*, and then *token* lies there, unless it has been taken away."""
    yield from curve(ghost, goal, SECONDS, BEND)
    if ghost.stage is not None:
        token.pose, ghost.visible = goal, False
