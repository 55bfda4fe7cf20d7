"""How the large frogs of a close-up look: other drawings of the same frog."""

from __future__ import annotations

from dataclasses import replace

from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.builds import crown_on
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


def shocked(picture: Picture) -> Art:
    """When it sees what has happened."""
    return drawn_as(picture, "frog-shock")


def flattened(picture: Picture) -> Art:
    """When it has run into something, or has fallen."""
    return drawn_as(picture, "frog-land")


def sad(picture: Picture) -> Art:
    """When it cannot go on."""
    return drawn_as(picture, "frog-sad")


def crestfallen(picture: Picture) -> Picture:
    """After all: who was shocked is sad, anybody else as before."""
    assert isinstance(picture, Art)
    return sad(picture) if picture.name == "frog-shock" else picture


def head(token: Token, pose: Pose) -> Pose:
    """Where something lies on the head of a frog in a *pose*."""
    art = token.picture
    assert isinstance(art, Art)
    x, y = crown_on(art.name, art.palette)
    aside = (x - FROG_FEET[0]) * (-1 if art.mirrored else 1)
    up = FROG_FEET[1] - y
    return Pose(pose.x + aside * art.width * pose.sx, pose.y - up * art.width * pose.sy)
