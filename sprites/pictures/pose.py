"""Poses: where and how a picture is drawn."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pose:
    """Where and how a picture is drawn: design units, degrees clockwise, scale, opacity 0 to 1."""

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
    """What is added to a pose for a while: a shift, an angle, and factors of scale."""

    dx: float = 0.0
    dy: float = 0.0
    angle: float = 0.0
    sx: float = 1.0
    sy: float = 1.0

    def added_to(self, pose: Pose) -> Pose:
        """The pose with this offset."""
        return Pose(
            pose.x + self.dx,
            pose.y + self.dy,
            pose.angle + self.angle,
            pose.sx * self.sx,
            pose.sy * self.sy,
            pose.alpha,
        )


NO_OFFSET = PoseOffset()
