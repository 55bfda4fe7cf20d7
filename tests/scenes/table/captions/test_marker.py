"""The frame of a lesson covers nothing of what is in it, no words beside it and no cursor."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from scenes.table.captions.hint_slip import HINT_BULB
from scenes.table.captions.marker import BADGE, MARKER_Z, Marker
from scenes.table.choosing.cursor_chooser import CURSOR_Z
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Part, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

BOXES = [
    Box(300, 300, 60, 40),
    Box(300, 300, 90, 90),
    Box(300, 300, 224, 300),
    Box(300, 300, 600, 120),
]
STEPS = 120


@pytest.mark.parametrize("box", BOXES, ids=lambda box: f"{box.w:.0f}x{box.h:.0f}")
def test_a_frame_covers_nothing_of_the_thing_in_it(box: Box) -> None:
    stage = Stage(Renderer((1920, 1080)), theme.WATER)
    check_uncovered(stage, box, box, at_cursor=False)


@pytest.mark.parametrize("at_cursor", [False, True])
def test_a_frame_covers_no_words_beside_the_thing_in_it(*, at_cursor: bool) -> None:
    stage = Stage(Renderer((1920, 1080)), theme.WATER)
    words, box = Text("2 moves left"), Box(300, 300, 224, 104)
    wide, high = stage.renderer.size(words)
    places = [
        Box(box.centre[0] - wide / 2, box.y - high - 3, wide, high),
        Box(box.right + 3, box.y, wide, high),
    ]
    for place in places:
        sheet = Collage(wide, high, (Part(words, wide / 2, high / 2),))
        stage.add(Token(sheet, Pose(*place.centre)))
    for place in places:
        check_uncovered(stage, box, place.inset(1), at_cursor=at_cursor)


def test_words_whose_end_is_out_of_what_is_framed_are_in_the_frame_too() -> None:
    stage, words = Stage(Renderer((1920, 1080)), theme.WATER), Text("2")
    box, size = Box(300, 300, 104, 104), stage.renderer.size(words)
    place = Box.around(box.x, box.y, *size)
    stage.add(Token(words, Pose(*place.centre)))
    check_uncovered(stage, box, place.inset(1), at_cursor=False)


def test_the_frame_of_a_hint_does_not_look_like_that_of_a_lesson() -> None:
    looks = []
    for dotted in (False, True):
        stage, screen = Stage(Renderer((1920, 1080)), theme.WATER), pygame.Surface((1920, 1080))
        Marker(stage, dotted=dotted).show(BOXES[0])
        stage.draw(screen, 0)
        looks.append(screen)
    assert not same(*looks)


@pytest.mark.parametrize("box", BOXES)
def test_dots_are_round_however_long_an_edge_is(box: Box) -> None:
    stage = Stage(Renderer((1920, 1080)), theme.WATER)
    Marker(stage, "dots", dotted=True).show(box)
    edges = [token for token in stage.tokens if token.name == "dots" and token.visible]
    assert all(0.6 <= token.pose.sx <= 1.6 for token in edges)


@pytest.mark.parametrize("box", [Box(300, 300, 200, 200), Box(4, 300, 200, 200)])
def test_a_badge_is_beside_what_is_framed_and_on_the_screen(box: Box) -> None:
    stage = Stage(Renderer((1920, 1080)), theme.WATER)
    marker = Marker(stage, dotted=True, badge=HINT_BULB)
    marker.show(box)
    badge = marker.tokens[-1]
    assert badge.picture == Art(HINT_BULB, BADGE)
    around = Box.around(badge.pose.x, badge.pose.y, BADGE, BADGE)
    assert around.x >= 0
    assert around.right <= 1920
    assert not around.overlaps(box)
    assert badge.pose.y == box.y, "at the top, over the tops of cards beside a raised one"


def test_a_badge_covers_no_words_on_the_left_of_what_is_framed() -> None:
    stage, box = Stage(Renderer((1920, 1080)), theme.WATER), Box(900, 300, 90, 90)
    stage.add(Token(Text("24", 40.0, theme.INK), Pose(box.x - 30, box.y), 0))
    marker = Marker(stage, dotted=True, badge=HINT_BULB, off_words=True)
    marker.show(box)
    assert marker.tokens[-1].pose.x > box.right


def test_a_cursor_is_never_under_a_frame() -> None:
    assert MARKER_Z < CURSOR_Z


def check_uncovered(stage: Stage, box: Box, kept: Box, *, at_cursor: bool) -> None:
    """A frame round *box* is seen, and covers nothing of what is *kept*."""
    marker, screen = Marker(stage, off_words=True), pygame.Surface((1920, 1080))
    thing = pygame.Rect(kept.x, kept.y, kept.w, kept.h)
    stage.draw(screen, 0)
    bare = screen.copy()
    marker.show(box, at_cursor=at_cursor)
    for step in range(STEPS):
        marker.step()
        if step % 20 == 0:
            stage.draw(screen, 0)
            assert same(screen.subsurface(thing), bare.subsurface(thing)), step
    assert not same(screen, bare)
    stage.remove(*marker.tokens)


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")
