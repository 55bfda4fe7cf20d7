"""Widgets are scaled step by step only where their pictures are small."""

from __future__ import annotations

import pygame
import pytest

from scenes.ui.boards import board
from scenes.ui.widgets import Widget, WidgetGroup
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.token import Token

SMALL_BOX = Box(20, 40, 200, 100)
LARGE_BOX = Box(20, 40, 430, 600)  # a card of the lobby


@pytest.fixture
def widgets() -> WidgetGroup:
    pygame.display.set_mode((640, 360))
    return WidgetGroup(Renderer((640, 360)), theme.WATER)


def shown(widgets: WidgetGroup, box: Box, scale: float) -> Token:
    widgets.show([Widget("card", board(box.w, box.h), box, scale=scale)])
    return widgets["card"]


def poses(widgets: WidgetGroup, token: Token) -> list[Pose]:
    """How it is drawn in each of the next steps, until it rests."""
    seen = []
    for _ in range(60):
        seen.append(token.shown())
        widgets.step()
    assert token.shown() == token.pose
    return seen


def test_what_is_large_has_the_size_of_the_focus_at_once(widgets: WidgetGroup) -> None:
    token = shown(widgets, LARGE_BOX, 1.0)
    shown(widgets, LARGE_BOX.moved(0, -8), 1.06)
    seen = poses(widgets, token)
    assert {pose.sx for pose in seen} == {1.06}
    assert len({pose.y for pose in seen}) > 10


def test_what_is_small_grows_step_by_step(widgets: WidgetGroup) -> None:
    token = shown(widgets, SMALL_BOX, 1.0)
    shown(widgets, SMALL_BOX.moved(0, -8), 1.06)
    assert len({pose.sx for pose in poses(widgets, token)}) > 10


def test_what_is_large_jumps_instead_of_swelling(widgets: WidgetGroup) -> None:
    token = shown(widgets, LARGE_BOX, 1.06)
    widgets.swell("card", 0.08, 0.4)
    seen = poses(widgets, token)
    assert {pose.sx for pose in seen} == {1.06}
    assert min(pose.y for pose in seen) < token.pose.y


def test_what_is_small_swells_in_its_place(widgets: WidgetGroup) -> None:
    token = shown(widgets, SMALL_BOX, 1.0)
    widgets.swell("card", 0.08, 0.4)
    seen = poses(widgets, token)
    assert max(pose.sx for pose in seen) > 1.05
    assert {pose.y for pose in seen} == {token.pose.y}
