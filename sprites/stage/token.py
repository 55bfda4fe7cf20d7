"""Tokens: pictures with a place on the stage, and the poses they take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sprites.pictures.pictures import Picture
    from sprites.stage.stage import Stage


@dataclass(frozen=True, slots=True)
class Pose:
    """Where and how a token lies: design units, degrees clockwise, scale, opacity 0 to 1."""

    x: float
    y: float
    angle: float = 0.0
    sx: float = 1.0
    sy: float = 1.0
    alpha: float = 1.0

    def at(self, x: float, y: float) -> Pose:
        """The same pose elsewhere."""
        return Pose(x, y, self.angle, self.sx, self.sy, self.alpha)

    def scaled(self, by: float) -> Pose:
        """The same pose, larger *by* a factor both ways."""
        return Pose(self.x, self.y, self.angle, self.sx * by, self.sy * by, self.alpha)

    def mixed(self, other: Pose, share: float) -> Pose:
        """The pose *share* of the way to *other*."""
        return Pose(
            self.x + (other.x - self.x) * share,
            self.y + (other.y - self.y) * share,
            self.angle + (other.angle - self.angle) * share,
            self.sx + (other.sx - self.sx) * share,
            self.sy + (other.sy - self.sy) * share,
            self.alpha + (other.alpha - self.alpha) * share,
        )


@dataclass(frozen=True, slots=True)
class PoseOffset:
    """What a passing gesture adds to a pose: a shift, a turn, factors of scale."""

    dx: float = 0.0
    dy: float = 0.0
    turn: float = 0.0
    kx: float = 1.0
    ky: float = 1.0


PLAIN = PoseOffset()


class Token:
    """A picture on the stage; *anchor* is the share of it that lies on the pose's point.

    A *steady* one stands still when the stage shakes, as all words do.
    """

    __slots__ = (
        "_flourish",
        "_picture",
        "_pose",
        "_visible",
        "_z",
        "anchor",
        "grips",
        "name",
        "stage",
        "steady",
    )

    def __init__(
        self,
        picture: Picture,
        pose: Pose,
        z: float = 0.0,
        name: str = "",
        anchor: tuple[float, float] = (0.5, 0.5),
        steady: bool = False,
    ) -> None:
        self._picture = picture
        self._pose = pose
        self._z = z
        self._visible = True
        self._flourish = PLAIN
        self.name = name
        self.anchor = anchor
        self.steady = steady
        self.stage: Stage | None = None
        self.grips: dict[str, TokenClaim] = {}

    def __repr__(self) -> str:
        return f"Token({self.name or self._picture!r}, {self._pose})"

    @property
    def picture(self) -> Picture:
        """What is shown."""
        return self._picture

    @picture.setter
    def picture(self, picture: Picture) -> None:
        if picture != self._picture:
            self._picture = picture
            self._touched()

    @property
    def pose(self) -> Pose:
        """Where it lies."""
        return self._pose

    @pose.setter
    def pose(self, pose: Pose) -> None:
        if pose != self._pose:
            self._pose = pose
            self._touched()

    @property
    def z(self) -> float:
        """The higher, the nearer to the onlooker; equal: the last one added is on top."""
        return self._z

    @z.setter
    def z(self, z: float) -> None:
        if z != self._z:
            self._z = z
            self._touched()

    @property
    def visible(self) -> bool:
        """Whether it is drawn at all."""
        return self._visible

    @visible.setter
    def visible(self, visible: bool) -> None:
        if visible != self._visible:
            self._visible = visible
            self._touched()

    @property
    def flourish(self) -> PoseOffset:
        """The gesture laid over its pose; plain when it rests."""
        return self._flourish

    @flourish.setter
    def flourish(self, flourish: PoseOffset) -> None:
        if flourish != self._flourish:
            self._flourish = flourish
            self._touched()

    def shown(self) -> Pose:
        """The pose with the flourish laid over it."""
        pose, more = self._pose, self._flourish
        if more is PLAIN:
            return pose
        return Pose(
            pose.x + more.dx,
            pose.y + more.dy,
            pose.angle + more.turn,
            pose.sx * more.kx,
            pose.sy * more.ky,
            pose.alpha,
        )

    def claim(self, *parts: str) -> TokenClaim:
        """Take over *parts* of the token (all, if none is named) from earlier motions."""
        grip = TokenClaim(self)
        for part in parts or ("place", "angle", "size", "alpha", "flourish", "face"):
            self.grips[part] = grip
        return grip

    def _touched(self) -> None:
        if self.stage is not None:
            self.stage.touch(self)


class TokenClaim:
    """A motion's hold on a token: what a later motion has claimed slips out of it."""

    __slots__ = ("_token",)

    def __init__(self, token: Token) -> None:
        self._token = token

    @property
    def held(self) -> bool:
        """Whether anything is still held."""
        return self in self._token.grips.values()

    def has(self, part: str) -> bool:
        """Whether *part* is still held."""
        return self._token.grips.get(part) is self

    def put(self, pose: Pose) -> None:
        """Take over from *pose* what is still held."""
        token = self._token
        kept, place, size = token.pose, self.has("place"), self.has("size")
        token.pose = Pose(
            pose.x if place else kept.x,
            pose.y if place else kept.y,
            pose.angle if self.has("angle") else kept.angle,
            pose.sx if size else kept.sx,
            pose.sy if size else kept.sy,
            pose.alpha if self.has("alpha") else kept.alpha,
        )

    def adorn(self, flourish: PoseOffset) -> None:
        """Lay *flourish* over the pose, if that is still held."""
        if self.has("flourish"):
            self._token.flourish = flourish
