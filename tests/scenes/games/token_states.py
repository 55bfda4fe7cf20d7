"""How tokens lie and what they show, to compare two tables; those that are hidden are alike."""

from __future__ import annotations

from typing import TypeAlias

from sprites.stage.token import Token

TokenState: TypeAlias = tuple[object, ...]


def pose_state(token: Token) -> TokenState:
    """How a token lies."""
    if not token.visible:
        return ()
    pose = token.pose
    place = pose.x, pose.y, pose.angle, pose.sx, pose.sy, pose.alpha, token.z
    return tuple(round(value, 3) for value in place)


def token_state(token: Token) -> TokenState:
    """How a token lies, and what it shows."""
    return (*pose_state(token), token.picture) if token.visible else ()
