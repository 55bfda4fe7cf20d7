"""The paw with which a frog claims: sealed before it, then on the card that it claims."""

from __future__ import annotations

from collections.abc import Callable

from scenes.core.script import Script, after, together
from sprites.motion.motions import arc, fade, spring
from sprites.motion.timestep import Motion
from sprites.pictures.geometry import Point
from sprites.pictures.palette import Palette
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z, CLAIM_Z = 318.0, 316.0
PAW, CLAIM = 82.0, 84.0
SECONDS = 0.26


class ClaimPaw:
    """A paw and the claim under it, which is seen once it is lifted; their place is *at*."""

    def __init__(
        self, stage: Stage, at: Point, palette: Palette, play: Callable[[Motion], None]
    ) -> None:
        self._at, self._play = Pose(*at), play
        self.paw = Token(Art("paw", PAW, palette), self._at, Z, "paw")
        self.claim = Token(Art("claim", CLAIM), self._at, CLAIM_Z, "claim")
        stage.add(self.paw, self.claim)
        stage.renderer.prefetch(*map(_pointing, (True, False)))
        self.forget()

    def lay(self) -> None:
        """Have the paw lie there, unless it lies on a card already."""
        if not self.paw.visible:
            self.paw.visible, self.paw.pose = True, self._at

    def seal(self) -> None:
        """The paw is laid down; it looks the same whatever it claims, and each time again."""
        self.paw.visible = True
        self.paw.pose = Pose(self._at.x, self._at.y + 40, sx=1.2, sy=1.2)
        self.put(self._at)

    def put(self, to: Pose) -> None:
        """Lay the paw where everybody may see it, as on the card that is claimed."""
        self._play(spring(self.paw, to, hz=5, damping=0.6))

    def unseal(self) -> None:
        """The paw is taken back."""
        self.paw.visible = False

    def lift(self, left: bool, to: Pose, seconds: float = SECONDS) -> Script:
        """Take the paw off the claim that was under it, and lay it on the card that is claimed."""
        self.claim.visible, self.claim.picture = True, _pointing(left)
        self.claim.pose = self._at
        aside = self._at.x + (-14 if left else 14)
        yield from together(
            arc(self.paw, to, seconds, 60),
            spring(self.claim, Pose(aside, self._at.y), hz=5, damping=0.4),
        )

    def pull(self, to: Pose, seconds: float) -> Script:
        """Take the paw away together with what it holds."""
        yield from together(
            arc(self.paw, to, seconds, 70), after(seconds - 0.1, fade(self.paw, 0.0, 0.1))
        )
        self.paw.visible = False

    def let_go(self) -> Script:
        """Take the paw away from a card that it does not get."""
        yield from fade(self.paw, 0.0, 0.2)
        self.paw.visible = False

    def clear(self) -> Script:
        """Put the claim away."""
        shown = [token for token in (self.claim, self.paw) if token.visible]
        yield from together(*(fade(token, 0.0, 0.2) for token in shown))
        self.forget()

    def forget(self) -> None:
        """Neither paw nor claim lies there."""
        self.paw.visible = self.claim.visible = False


def _pointing(left: bool) -> Picture:
    return Art("claim", CLAIM, mirrored=not left)
