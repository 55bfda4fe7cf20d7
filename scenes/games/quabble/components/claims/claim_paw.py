"""The paw with which a frog claims, at the end of an arm, and the sign that it has claimed.

The sign lies beside the points, far from all cards: it looks like no claim of one of them.

An arm comes out under the near edge of the Treasury: it lies over no number and no card there.
"""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, degrees, hypot

from scenes.core.script import Script, advance, after, together
from scenes.games.quabble.layout import QuabbleSeatPlaces
from sprites.motion.gestures import punch
from sprites.motion.motions import arc, fade, spring
from sprites.motion.timestep import Motion
from sprites.pictures.drawings import height_ratio
from sprites.pictures.palette import Palette
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z, ARM_Z = 318.0, 299.0  # an arm is under scores and cards on their way
PAW, ARM = 82.0, 86.0
ROOMY = 280.0  # as wide as that a seat has room for a whole paw
SHOULDER = 0.26, 0.3  # of a frog's width: beside its middle, and above its feet
EDGE = 40.0  # an arm keeps so far off the corners of a Treasury
REACHED = 0.24  # of a paw: how far the arm reaches into it
ARM_LEAST = 60.0  # a shorter arm is hidden
WRIST = 0.4  # of a paw, below a Treasury: its middle, if its wrist comes out from under there
SECONDS = 0.26
READY, READY_LEAST, READY_APART = 60.0, 34.0, 4.0  # how wide a sign of a claim is; from points
READY_GROWTH = 0.35


class ClaimPaw:
    """A paw that comes out under the Treasury, and an arm from there to it if it is farther."""

    def __init__(
        self,
        stage: Stage,
        places: QuabbleSeatPlaces,
        palette: Palette,
        play: Callable[[Motion], None],
    ) -> None:
        self._play = play
        self._frog, self._treasury = places.frog, places.cards
        share = min(1.0, places.box.w / ROOMY)
        self._at = Pose(places.box.centre[0], places.cards.bottom + share * PAW * WRIST)
        self._tall, self._reached = share * ARM * height_ratio("arm"), share * REACHED * PAW
        self.paw = Token(Art("paw", share * PAW, palette), self._at, Z, "paw")
        outwards = self._frog.mirrored  # on the right of the King: it bends away from him
        picture = Art("arm", share * ARM, palette, mirrored=not outwards)
        self.arm = Token(picture, self._at, ARM_Z, "paw", (0.5, 0.0))
        beside = places.pennant.right + READY_APART
        wide = max(READY_LEAST, min(READY, places.box.right - beside))
        at = Pose(beside + wide / 2, places.pennant.centre[1])
        self.ready = Token(Art("icon-sealed", wide), at, Z, "ready")
        stage.add(self.arm, self.paw, self.ready)
        self.forget()

    def lay(self) -> None:
        """Have the paw lie before its frog, unless it lies on a card already."""
        self.ready.visible = False
        if not self.paw.visible:
            self.paw.visible, self.paw.pose = True, self._at
            self._stretch()

    def seal(self) -> None:
        """It has claimed; the sign looks the same whatever that is, and each time again."""
        self.ready.visible = True
        self._play(punch(self.ready, READY_GROWTH))

    def put(self, to: Pose) -> None:
        """Lay the paw on the card that is claimed, where everybody may see it."""
        self.lay()
        self._play(self._with_arm(spring(self.paw, to, hz=5, damping=0.6)))

    def unseal(self) -> None:
        """The claim is taken back."""
        self.forget()

    def reach(self, to: Pose, seconds: float = SECONDS) -> Script:
        """Lay the paw on the card that is claimed."""
        yield from self._with_arm(arc(self.paw, to, seconds, 60, tilted=False))

    def pull(self, to: Pose, seconds: float) -> Script:
        """Take the paw away together with what it holds."""
        moves = arc(self.paw, to, seconds, 70), after(seconds - 0.1, fade(self.paw, 0.0, 0.1))
        yield from self._with_arm(together(*moves))
        self.forget()

    def let_go(self) -> Script:
        """Take the paw away from a card that it does not get."""
        if self.paw.visible:
            yield from self._with_arm(fade(self.paw, 0.0, 0.2))
        self.forget()

    def forget(self) -> None:
        """Nothing is claimed."""
        self.paw.visible = self.arm.visible = self.ready.visible = False

    def _with_arm(self, move: Script) -> Script:
        """Have the arm follow the paw on its way."""
        while advance(move):
            self._stretch()
            yield
        self._stretch()

    def _stretch(self) -> None:
        """The arm reaches into the paw from the edge of the Treasury, below the shoulder there."""
        frog, paw, under = self._frog, self.paw.pose, self._treasury
        aside, up = (share * frog.width for share in SHOULDER)
        shoulder, y = frog.x + min(max(paw.x - frog.x, -aside), aside), frog.y - up
        part = (under.bottom - y) / max(paw.y - y, 1.0)  # of the way from there to the paw
        x = shoulder + part * (paw.x - shoulder)
        x, y = min(max(x, under.x + EDGE), under.right - EDGE), under.bottom
        far = hypot(paw.x - x, paw.y - y) - self._reached
        self.arm.visible = self.paw.visible and paw.y > y and far > ARM_LEAST
        turned = degrees(atan2(x - paw.x, paw.y - y))
        self.arm.pose = Pose(x, y, turned, sy=max(far, 1.0) / self._tall, alpha=paw.alpha)
