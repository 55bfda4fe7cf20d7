"""What a podium is made of, and what stands around a winner before."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.core.game_parts import podium_look
from scenes.ui.placed_drawings import DrawingAt, PictureAt
from scenes.ui.winning.defeat import Defeat
from scenes.ui.winning.entrance import Entrance
from scenes.ui.winning.party_act import PARTY_ACT
from scenes.ui.winning.winning_act import WinningAct
from sounds.bank import Sound
from sprites.motion.particle_frames import ParticleKind
from sprites.pictures.material import WOOD, Material
from sprites.pictures.pictures import Art


@dataclass(frozen=True, slots=True)
class PodiumLook:
    """The drawings of a podium: what each frog stands on, the ground before it, the light behind.

    Its boards are of one *material*, and *view* is what is seen behind, instead of the table from
    above. *onlookers* are drawn behind all frogs and shrink with the
    first of them; their places are counted from the middle of the screen and the top of the plates.
    *tie_break* is a drawing of what decides between equals. The *act* is what winners do for joy,
    *shower* falls from above, and who is *between* the first and the last sits in one of these
    ways.

    At the finish, before, winners come in by an *entrance* before the same view and light, and
    *around* them is what belongs to the game; places are counted from the middle of the screen. The
    *fanfare* is the tune of whoever has won alone.
    What is *behind* all frogs is there too where they hide a part of it. All sit on a *seat*.
    Losers come by a *defeat*.
    """

    stump: str = "stump"
    ground: str = "podium-stage"
    light: str = "podium-light"
    material: Material = WOOD
    onlookers: tuple[DrawingAt | PictureAt, ...] = ()
    view: str | None = None
    tie_break: str = ""
    act: WinningAct = PARTY_ACT
    shower: ParticleKind = "shower"
    between: tuple[str, ...] = ("frog-clap", "frog-think", "frog-gaze", "frog-fist")
    around: tuple[DrawingAt, ...] = ()
    behind: tuple[DrawingAt, ...] = ()
    entrance: Entrance = Entrance.LEAP
    splash: tuple[Art, ...] = ()
    fanfare: Sound = Sound.WIN
    seat: str = ""
    defeat: Defeat = Defeat.RISE


def look_of_podium(game: str) -> PodiumLook:
    """The podium of the game called *game*, or the usual one."""
    look: PodiumLook | None = podium_look(game)
    return look or PodiumLook()
