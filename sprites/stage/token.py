"""Tokens: pictures with a pose on a stage."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, Literal, Protocol, TypeAlias, get_args

from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Picture
from sprites.pictures.pose import NO_OFFSET, Pose, PoseOffset
from sprites.render.renderer import Renderer

TokenPart: TypeAlias = Literal["place", "angle", "size", "alpha", "offset", "picture"]
"""What motions claim of a token."""


LIT: Final = 1000.0  # how much higher a lit token lies


class TokenOwner(Protocol):
    """The stage, as far as its tokens and their motions know it."""

    renderer: Renderer

    def touch(self, token: Token) -> None:
        """Note that *token* has changed."""

    def note_jump(self, token: Token) -> None:
        """Note that *token* has jumped elsewhere, and is not to be drawn on the way."""

    def run(self, motion: Generator[None, None, None]) -> None:
        """Advance *motion* on every step from the next one on."""


class Token:
    """A picture on the stage; *anchor* is the share of it that lies on the pose's point.

    A *steady* one is not shaken with the stage. If it has a ``clip``, which is not changed on a
    stage, it is seen only within that box.
    """

    __slots__ = (
        "_lit",
        "_offset",
        "_picture",
        "_pose",
        "_shown",
        "_visible",
        "_z",
        "anchor",
        "claims",
        "clip",
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
        self._pose = self._shown = pose
        self._z = z
        self._lit = False
        self._visible = True
        self._offset = NO_OFFSET
        self.name = name
        self.anchor = anchor
        self.steady = steady
        self.clip: Box | None = None
        self.stage: TokenOwner | None = None
        self.claims: dict[TokenPart, TokenClaim] = {}

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
        """Where and how it is drawn, but for its offset; set, it is there at once.

        What is to be seen on the way between two steps calls ``move_to``.
        """
        return self._pose

    @pose.setter
    def pose(self, pose: Pose) -> None:
        if pose != self._pose:
            self._place(pose, self._offset)
            if self.stage is not None:
                self.stage.note_jump(self)

    def move_to(self, pose: Pose) -> None:
        """Be at *pose* by the end of this step, as a part of a movement."""
        if pose != self._pose:
            self._place(pose, self._offset)
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
    def lit(self) -> bool:
        """Whether it lies above a darkness, whatever its z."""
        return self._lit

    @lit.setter
    def lit(self, lit: bool) -> None:
        if lit != self._lit:
            self._lit = lit
            self._touched()

    @property
    def height(self) -> float:
        """By what it is ordered on the stage: its z, far higher while it is lit."""
        return self._z + LIT if self._lit else self._z

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
    def offset(self) -> PoseOffset:
        """What a gesture adds to its pose at the moment."""
        return self._offset

    @offset.setter
    def offset(self, offset: PoseOffset) -> None:
        if offset != self._offset:
            self._place(self._pose, offset)
            self._touched()

    def shown(self) -> Pose:
        """The pose with the offset: the same object for as long as both stay."""
        return self._shown

    def _place(self, pose: Pose, offset: PoseOffset) -> None:
        self._pose, self._offset = pose, offset
        self._shown = pose if offset is NO_OFFSET else offset.added_to(pose)

    @property
    def reduced_motion(self) -> bool:
        """Whether motions are to be short and straight."""
        return self.stage is not None and self.stage.renderer.reduced_motion

    def claim(self, *parts: TokenPart) -> TokenClaim:
        """Take over *parts* of the token (all, if none is named) from earlier motions."""
        claim = TokenClaim(self)
        for part in parts or get_args(TokenPart):
            self.claims[part] = claim
        return claim

    def _touched(self) -> None:
        if self.stage is not None:
            self.stage.touch(self)


class TokenClaim:
    """What a motion may change of a token: the parts that no later motion has claimed."""

    __slots__ = ("_token",)

    def __init__(self, token: Token) -> None:
        self._token = token

    @property
    def held(self) -> bool:
        """Whether any part is still claimed."""
        return self in self._token.claims.values()

    def has(self, part: TokenPart) -> bool:
        """Whether *part* is still claimed."""
        return self._token.claims.get(part) is self

    def set_pose(self, pose: Pose) -> None:
        """Take from *pose* what is still claimed."""
        get, kept = self._token.claims.get, self._token.pose
        place, size = get("place") is self, get("size") is self
        angle, alpha = get("angle") is self, get("alpha") is self
        if not (place and size and angle and alpha):  # most motions have claimed all
            at, wide = pose if place else kept, pose if size else kept
            turned, seen = pose if angle else kept, pose if alpha else kept
            pose = Pose(at.x, at.y, turned.angle, wide.sx, wide.sy, alpha=seen.alpha)
        self._token.move_to(pose)

    def set_offset(self, offset: PoseOffset) -> None:
        """Set the offset, if that is still claimed."""
        if self.has("offset"):
            self._token.offset = offset
