"""Light on the spaces of the path that a choice leads to."""

from __future__ import annotations

from collections.abc import Iterable
from math import sin, tau

from rules.core import Seat
from rules.frogger import Path, Space
from scenes.games.frogger.components.lanes import ROUND, lane_of, thing
from scenes.games.frogger.decktet_cards import path_space
from scenes.games.frogger.layout import FroggerLayout
from sprites.motion.timestep import STEP
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Picture, Tilted
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 99.2  # over the path, below the frogs on it: none of these is hidden
GLOW = 2.2  # how wide the light around one is, of the pitch
LARGER, LIFT = 1.08, 7.0  # a lit space, of its usual size; how far it is lifted off the ground
RIM = 6.0  # how wide the rim around it is, in the colour of the seat: it is light within that
MORE, MORE_ROUND = 12.0, 22.0  # how much larger that is than a drawing, which may fill its square
CORNER = 0.26  # of a rim, of its width, unless what it is around is round
BEAT, SWELLS = 1.8, 0.05  # seconds from pulse to pulse of the rims; how much larger they get


class LitSpaces:
    """Those of the *path* that are lit, each on a rim that pulses."""

    def __init__(self, stage: Stage, layout: FroggerLayout, path: Path) -> None:
        self._stage, self._layout, self._path = stage, layout, path
        self._lit: dict[Space, list[Token]] = {}
        self._seconds = 0.0

    def light(self, seat: Seat, spaces: Iterable[Space]) -> None:
        """Light *spaces* for *seat* too."""
        for space in {*spaces} - self._lit.keys():
            self._lit[space] = self._bright(seat, space)
            self._stage.add(*self._lit[space])

    def clear(self) -> None:
        """Light nothing any more."""
        for tokens in self._lit.values():
            self._stage.remove(*tokens)
        self._lit.clear()

    def step(self) -> None:
        """Let the rims pulse slowly."""
        if self._stage.renderer.reduced_motion:
            return
        self._seconds += STEP
        size = 1 + SWELLS * (0.5 + 0.5 * sin(tau * self._seconds / BEAT))
        for _, rim, _ in filter(None, self._lit.values()):
            rim.move_to(Pose(rim.pose.x, rim.pose.y, 0.0, size, size))

    def _bright(self, seat: Seat, space: Space) -> list[Token]:
        """A space of the path over its rim and a light; pond and haven have none."""
        suit = self._path.suits[space]
        if suit is None:
            return []
        layout, number = self._layout, self._path.numbers[space]
        at = layout.spaces[space]
        size = wide, high = LARGER * layout.pitch, LARGER * layout.row
        lane = lane_of(number - 1, len(layout.trail))
        carrier, _ = thing(lane, suit, size, down=number % 2 == 0)
        parts = path_space(suit, number, lane, size, (wide / 2, high / 2))
        pose = Pose(at.x, at.y - LIFT)
        return [
            Token(Art("path-light", GLOW * layout.pitch), Pose(at.x, at.y), Z, "glow"),
            Token(_rim(carrier, palette_of(seat).body), pose, Z + 1, "rim"),
            Token(Collage(wide, high, tuple(parts)), pose, Z + 2, "lit-space"),
        ]


def _rim(carrier: Picture, colour: str) -> Paper:
    """A light rim around what carries a suit, and one in a *colour* around that."""
    drawn = carrier.upright if isinstance(carrier, Tilted) else carrier
    assert isinstance(drawn, Art)
    is_round = drawn.name in ROUND
    more = MORE_ROUND if is_round else MORE
    wide, high = drawn.width + more, drawn.width * height_ratio(drawn.name) + more
    corner = wide / 2 if is_round else CORNER * wide
    return Paper(wide, high, theme.PAPER_BRIGHT, corner, colour, RIM)
