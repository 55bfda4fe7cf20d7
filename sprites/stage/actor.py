"""Actors: what the stage knows of a token, and how it looks at the moment."""

from __future__ import annotations

from sprites.pictures.pictures import Picture
from sprites.pictures.pose import Pose
from sprites.render.bitmaps.bitmaps import Bitmap
from sprites.render.look import Look
from sprites.render.renderer import Renderer
from sprites.stage.token import Token

FAST = 0.4  # degrees a step from which on a rotation is drawn in coarse steps only
LARGE = 4 << 20  # bytes from which on a bitmap is not kept beside what it became
INVISIBLE = 1 / 32  # opacity below which nothing is drawn


class Actor:
    """A token on the stage: its last look, and whether it is drawn live or baked into the layer.

    *name* is what it was called when it was added, *before* its pose at the last step, *changed*
    the number of the drawing in which it last did. It is *unfinished* while it is not rendered, or
    not exactly rotated.
    """

    __slots__ = (
        "_bitmap",
        "_drawn",
        "_generation",
        "_picture",
        "before",
        "changed",
        "live",
        "look",
        "name",
        "order",
        "token",
        "unfinished",
    )

    def __init__(self, token: Token, order: tuple[float, int]) -> None:
        self.token = token
        self.name = token.name
        self.order = order
        self.before = token.shown()
        self.look: Look | None = None
        self.live = True
        self.changed = 0
        self.unfinished = False
        self._drawn: Pose | None = None
        self._picture: Picture | None = None
        self._bitmap: Bitmap | None = None
        self._generation = -1

    def resting(self) -> bool:
        """Whether it does not move, for all that is known."""
        pose = self.token.shown()
        return not self.unfinished and (self.before is pose or self.before == pose)

    def needs_rendering(self, renderer: Renderer) -> bool:
        """Whether its picture is seen and not rendered yet."""
        token = self.token
        known = token.picture is self._picture and self._generation == renderer.generation
        known = known and self._bitmap is not None
        seen = token.visible and token.pose.alpha >= INVISIBLE
        return seen and not known and renderer.bitmaps.find(token.picture) is None

    def is_unchanged(self, renderer: Renderer) -> bool:
        """Whether it looks as it did, for all that is quickly seen: by far the most do."""
        token = self.token
        pose = token.shown()
        return (
            pose is self._drawn
            and pose is self.before
            and token.picture is self._picture
            and token.visible
            and token.height == self.order[0]
            and self.look is not None
            and not self.unfinished
            and self._generation == renderer.generation
        )

    def refresh(self, renderer: Renderer, ahead: float) -> bool:
        """Look as the token is *ahead* of the last step; tell whether that makes a difference."""
        token, old = self.token, self.look
        pose = token.shown()
        self.unfinished = False
        look = self._seen(renderer, pose, ahead) if token.visible else None
        same = look is old or (look is not None and old is not None and look.key == old.key)
        if same and token.height == self.order[0]:
            return False
        self.look, self.order = look, (token.height, self.order[1])
        return True

    def _seen(self, renderer: Renderer, pose: Pose, ahead: float) -> Look | None:
        self._drawn = pose
        fast = abs(pose.angle - self.before.angle) > FAST
        if pose is not self.before and ahead < 1.0 and self.look is not None:
            pose = self._drawn = self.before.mixed(pose, ahead)
        if pose.alpha < INVISIBLE or pose.sx <= 0 or pose.sy <= 0:
            return None
        bitmap = self._rendered(renderer)
        look = renderer.look(bitmap, pose, self.token.anchor, fast, self.look)
        has_own_pixels = look.surface is not bitmap.surface and not look.is_scaled_in_room
        if bitmap.bytes > LARGE and has_own_pixels:
            self._bitmap = None
        self.unfinished = not look.exact
        clip = self.token.clip
        return look if clip is None else look.within(clip, renderer.unit)

    def _rendered(self, renderer: Renderer) -> Bitmap:
        picture = self.token.picture
        if (
            self._bitmap is None
            or picture is not self._picture
            or self._generation != renderer.generation
        ):
            self._picture, self._generation = picture, renderer.generation
            self._bitmap = renderer.bitmaps.get(picture)
        return self._bitmap
