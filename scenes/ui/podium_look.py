"""What a podium is made of, and what stands around a winner before."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from scenes.core.game_parts import podium_look
from scenes.ui.placed_drawings import DrawingAt
from sprites.motion.particle_frames import ParticleKind
from sprites.pictures.anchors import CHEERING_PAW, FROG_FEET
from sprites.pictures.geometry import Point
from sprites.pictures.material import WOOD, Material
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from sprites.stage.turning_rays import Rays

Joy: TypeAlias = Literal["hops", "crossing", "dance", "bows", "lift"]
"""What the first do for joy."""


@dataclass(frozen=True, slots=True)
class HeldThing:
    """The *drawing* of what a winner holds up, by a point of it, *width* of a frog wide."""

    drawing: str
    held_at: Point
    width: float

    def token(
        self, frog: float, feet: Pose, z: float, name: str, *, mirrored: bool = False
    ) -> Token:
        """It in the raised paw of a frog that cheers, so wide, with its *feet* there."""
        x, y = CHEERING_PAW[0] - FROG_FEET[0], CHEERING_PAW[1] - FROG_FEET[1]
        at = feet.at(feet.x + (-x if mirrored else x) * frog, feet.y + y * frog)
        anchor = (1 - self.held_at[0] if mirrored else self.held_at[0]), self.held_at[1]
        return Token(Art(self.drawing, self.width * frog, mirrored=mirrored), at, z, name, anchor)


@dataclass(frozen=True, slots=True)
class PodiumLook:
    """The drawings of a podium: what each frog stands on, the ground before it, the light behind.

    Its boards are of one *material*, and *view* is what is seen behind, instead of the table from
    above. *onlookers* are drawn behind all frogs and shrink with the
    first of them; their places are counted from the middle of the screen and the top of the plates.
    *tie_break* is a drawing of what decides between equals, and *held* is what winners hold up.
    Winners show their *joy*, *shower* falls from above, and who is *between* the first and the last
    sits there so, place by place.

    At the finish, before, *rays* shine behind the winner, and *around* it is what belongs to the
    game; places are counted from the middle of the screen.
    """

    stump: str = "stump"
    ground: str = "podium-stage"
    light: str = "podium-light"
    material: Material = WOOD
    onlookers: tuple[DrawingAt, ...] = ()
    view: str | None = None
    tie_break: str = ""
    held: HeldThing | None = None
    joy: Joy = "hops"
    shower: ParticleKind = "shower"
    between: tuple[str, ...] = ("frog-sit", "frog-think", "frog-shock", "frog-smirk")
    rays: Rays = field(default_factory=Rays)
    around: tuple[DrawingAt, ...] = ()


def look_of_podium(game: str) -> PodiumLook:
    """The podium of the game called *game*, or the usual one."""
    look: PodiumLook | None = podium_look(game)
    return look or PodiumLook()
