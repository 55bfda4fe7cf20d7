"""How the large frogs of a close-up look: other drawings of the same frog."""

from __future__ import annotations

from dataclasses import replace
from math import cos, radians, sin

from scenes.ui.winning.own_poses import own_pose
from sprites.pictures.anchors import FROG_FEET, HEAD_TILTS
from sprites.pictures.builds import on_tilted_head, worn_on, worn_size
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.token import Token


def drawn_as(picture: Picture, name: str) -> Art:
    """The frog of a *picture* as another drawing; a toy has but one."""
    assert isinstance(picture, Art)
    return picture if "toy" in picture.name else replace(picture, name=name)


def leaping(picture: Picture) -> Art:
    """On its way."""
    assert isinstance(picture, Art)
    return replace(picture, name="frog-toy-leap" if "toy" in picture.name else "frog-leap")


def crouching(picture: Picture) -> Art:
    """About to leap."""
    return drawn_as(picture, "frog-crouch")


def smirking(picture: Picture) -> Art:
    """Glad, with its arms elsewhere."""
    return drawn_as(picture, "frog-smirk")


def glaring(picture: Picture) -> Art:
    """Face to face with a rival."""
    return drawn_as(picture, "frog-fist")


def gazing(picture: Picture) -> Art:
    """Looking up."""
    return drawn_as(picture, "frog-gaze")


def exulting(picture: Picture) -> Art:
    """At the top of a jump for joy: who cheers winks; who smirks goes on."""
    assert isinstance(picture, Art)
    return drawn_as(picture, "frog-triumph") if picture.name == "frog-cheer" else picture


def fleeing(picture: Picture) -> Art:
    """On its way to the right."""
    return replace(drawn_as(picture, "frog-stride"), mirrored=False)


def shocked(picture: Picture) -> Art:
    """When it sees what has happened."""
    return drawn_as(picture, "frog-shock")


def flattened(picture: Picture) -> Art:
    """When it has run into something, or has fallen."""
    return drawn_as(picture, "frog-land")


def sad(picture: Picture) -> Art:
    """When it cannot go on."""
    return drawn_as(picture, "frog-sad")


def victorious(picture: Picture) -> Art:
    """After a jump for joy: who cheers takes the victory in its own way."""
    assert isinstance(picture, Art)
    return _own(picture, won=True) if picture.name == "frog-cheer" else picture


def defeated(picture: Picture) -> Art:
    """In the end: who is sad takes the defeat in its own way."""
    assert isinstance(picture, Art)
    return _own(picture, won=False) if picture.name == "frog-sad" else picture


def _own(picture: Art, *, won: bool) -> Art:
    return drawn_as(picture, own_pose(picture.palette, won=won)) if picture.palette else picture


def crestfallen(picture: Picture) -> Art:
    """After all: who was shocked is sad, anybody else as before."""
    assert isinstance(picture, Art)
    return sad(picture) if picture.name == "frog-shock" else picture


def head(token: Token, pose: Pose, look: Art | None = None) -> Pose:
    """Where something lies on the head of a frog in a *pose*, turned as that is, over the eyes.

    It has another *look* then, if that is given.
    """
    art, (ax, ay) = look or token.picture, token.anchor
    assert isinstance(art, Art)
    x, y = worn_on("frog-cheer" if art.name in HEAD_TILTS else art.name, art.palette)
    x = 1.0 - x if art.mirrored else x
    aside, down = (x - ax) * art.width * pose.sx, (y - ay) * art.width * pose.sy
    turn = radians(pose.angle)
    dx, dy = aside * cos(turn) - down * sin(turn), aside * sin(turn) + down * cos(turn)
    feet_x = pose.x + (FROG_FEET[0] - ax) * art.width * pose.sx
    feet = pose.at(feet_x, pose.y + (FROG_FEET[1] - ay) * art.width * pose.sy)
    upright = Pose(pose.x + dx, pose.y + dy, pose.angle).scaled(worn_size(art.name, art.palette))
    return on_tilted_head(art, feet, upright)
