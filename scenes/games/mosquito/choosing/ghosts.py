"""Ghosts: what a turn in the making would do, plainly not done yet."""

from __future__ import annotations

from collections.abc import Callable, Collection

from rules.core import Seat
from rules.mosquito import Card, Spot
from scenes.core.script import wait
from scenes.games.mosquito.cards import face
from scenes.games.mosquito.choosing.paths import light_path, swap_path
from scenes.games.mosquito.components.hands import Z as HAND_Z
from scenes.games.mosquito.components.pond.pond_lights import head_frame
from scenes.games.mosquito.components.pond.rows import HALO_UP, LIGHT_UP, MosquitoRows
from sprites.motion.motions import glide
from sprites.motion.timestep import Motion
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

GHOST_Z = 40.0  # over the rows, below the seats
ARROW_Z = GHOST_Z + 1  # over the two cards that would change places
LIFTED = 1.06  # how much larger two cards are that would change places
GHOST_UP = (HALO_UP + LIGHT_UP) / 2  # above its card and the ring there, below the frog's head
LINE_UP = 0.8  # of light, over the three cards that it comes from and below those over them
FRAME_UP = (GHOST_UP + LIGHT_UP) / 2  # of what frames that head: above a ghost
HEAD, DISC, RIM = 0.34, 1.25, 3.0  # a rival's head, of a card's width; the disc, of its width
TRAY, TRAY_ROUND, TRAY_Z = 0.88, 22.0, HAND_Z - 1  # how much of it is seen; its corners
TIMES, SECONDS, STAY = 3, 0.6, 0.9  # how often a ghost shows its way, how long that takes


class Ghosts:
    """Cards that move to where they would lie, over those that lie there, and other signs."""

    def __init__(self, rows: MosquitoRows, play: Callable[[Motion], None]) -> None:
        self._rows, self._play = rows, play
        self._tokens: list[Token] = []

    def send(self, card: Card, start: Pose, to: Spot) -> None:
        """Show how a card would come to a spot."""
        rows = self._rows
        picture = face(card, rows.layout.card, rows.seen(to))
        goal = rows.pose(to).scaled(LIFTED)
        token = self._add(picture, goal, rows.z(to) + GHOST_UP)
        self._play(_comes(token, start, goal))
        self.edge(to, FRAME_UP)

    def keep(self, *spots: Spot) -> bool:
        """Frame the heads on *spots*, which stay whatever becomes of their cards; if there are."""
        lights = self._rows.lights
        heads = [at for at in spots if at in lights.placers and at in lights.flies]
        for at in heads:
            frame = head_frame(self._rows.layout.card)
            self._add(frame, lights.flies[at].pose, self._rows.z(at) + FRAME_UP, "kept")
        return bool(heads)

    def join(self, one: Spot, other: Spot) -> None:
        """Show by an arrow with two heads that two cards would change places."""
        picture, pose = swap_path(self._rows, one, other)
        self._add(picture, pose, ARROW_Z, "arrow")

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

    def edge(self, at: Spot, up: float = HALO_UP) -> None:
        """Mark a card that lies somewhere only if the turn is made, so far *up* above others."""
        art = Art("ghost-edge", self._rows.layout.card)
        self._add(art, self._rows.pose(at), self._rows.z(at) + up, "edge")

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


def _comes(token: Token, start: Pose, goal: Pose) -> Motion:
    """A ghost shows its way some times, as long as it is there."""
    if token.reduced_motion:
        return
    for _ in range(TIMES):
        token.pose = start
        yield from glide(token, goal, SECONDS)
        yield from wait(STAY)
        if token.stage is None:
            return
