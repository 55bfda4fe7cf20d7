"""The backdrop of a close-up: it opens, stands without being drawn anew, and closes."""

from __future__ import annotations

from itertools import combinations
from statistics import mean

import pygame
import pytest

from sprites.motion.timestep import steps_in
from sprites.pictures import theme
from sprites.pictures.climax_colours import ALL, ClimaxColours
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.backdrop import (
    BACKDROP_HIGH,
    BACKDROP_Z,
    OPENING_SECONDS,
    RUN_SECONDS,
    TILE,
    Backdrop,
    BackdropRim,
    Band,
    full_band,
)
from sprites.stage.darkness import DARKNESS_Z
from sprites.stage.stage import Stage
from sprites.stage.token import LIT, Token
from tests.for_each import for_each
from tests.sprites.contrast import contrast
from tests.sprites.stage import SIZE
from tests.sprites.stage.drawn_stages import pixels

STEPS = steps_in(OPENING_SECONDS)
BOX = Box(0, 200, 1920, BACKDROP_HIGH)


def shown(stage: Stage) -> Backdrop:
    backdrop = Backdrop(stage.renderer, "backdrop-pond")
    backdrop.order = stage.add_effect(backdrop, BACKDROP_Z)
    stage.run(backdrop.come(Band(BOX)))
    return backdrop


def tick(stage: Stage, steps: int = STEPS) -> None:
    for _ in range(steps):
        stage.tick()


def test_it_opens_from_its_middle_line_hides_the_table_and_closes(
    stage: Stage, screen: pygame.Surface
) -> None:
    lit = Token(Art("crown", 200), Pose(1700, 540), z=100.0)
    lit.lit = True
    stage.add(Token(Art("crown", 200), Pose(960, 540)), lit)
    stage.draw(screen, 1.0)
    before, beside = pixels(screen), screen.get_at((425, 135))
    middle, upper = (10, 136), (10, 60)
    backdrop = shown(stage)
    tick(stage, STEPS // 2)
    stage.draw(screen, 1.0)
    assert screen.get_at(middle) != screen.get_at(upper) == pygame.Color(theme.WATER)
    tick(stage)
    stage.draw(screen, 1.0)
    assert screen.get_at(upper) != pygame.Color(theme.WATER)
    assert screen.get_at((425, 135)) == beside, "who is in the light is before it"
    stage.run(backdrop.go())
    tick(stage, STEPS + 1)
    stage.draw(screen, 1.0)
    assert pixels(screen) == before


def test_nothing_is_drawn_anew_while_it_stands_and_hardly_anything_of_it_is_blended(
    stage: Stage, screen: pygame.Surface
) -> None:
    backdrop = shown(stage)
    tick(stage, STEPS + 1)
    stage.draw(screen, 1.0)
    before = backdrop.drawings(1.0)
    tick(stage)
    assert not backdrop.busy
    assert stage.draw(screen, 1.0) == []
    assert backdrop.drawings(1.0) is before
    blended = [each for each, _, _ in before if each.get_flags() & pygame.SRCALPHA]
    opaque = sum(each.get_height() for each, _, _ in before if each not in blended)
    assert sum(each.get_height() for each in blended) < opaque / 4


def test_with_reduced_motion_it_fades_in_its_place(stage: Stage, screen: pygame.Surface) -> None:
    stage.renderer.reduced_motion = True
    backdrop, seen = shown(stage), []
    for _ in range(STEPS):
        stage.tick()
        stage.draw(screen, 1.0)
        seen.append(tuple(screen.get_at((470, 135)))[:3])
        assert len({spot for _, spot, _ in backdrop.drawings(1.0)}) >= 3
    assert len(set(seen)) > STEPS / 2
    assert seen == sorted(seen, reverse=seen[0] > seen[-1])


def test_a_last_move_that_is_late_does_not_hide_the_next_one(stage: Stage) -> None:
    backdrop = shown(stage)
    tick(stage)
    stage.run(backdrop.go())
    tick(stage, 2)
    stage.run(backdrop.come(Band(BOX)))
    tick(stage, 2 * STEPS)
    assert backdrop.drawings(1.0)


def test_it_covers_the_screen_from_side_to_side_at_any_size(stage: Stage) -> None:
    backdrop = shown(stage)
    tick(stage, STEPS + 1)
    for size in (SIZE, (640, 270), (480, 360)):
        stage.renderer.resize(size)
        rects = [each.get_rect(topleft=spot) for each, spot, _ in backdrop.drawings(1.0)]
        whole = rects[0].unionall(rects)
        assert whole.left <= 0
        assert whole.right >= size[0]
        assert whole.h == pytest.approx(BACKDROP_HIGH * stage.renderer.unit, abs=2)


def test_it_lies_over_the_table_and_under_all_who_are_in_the_light() -> None:
    assert DARKNESS_Z < BACKDROP_Z < LIT + DARKNESS_Z


def drawn(renderer: Renderer, colours: ClimaxColours) -> pygame.Surface:
    renderer.resize((1920, 1080))
    return renderer.drawn_alone(Art(colours.backdrop, TILE))


@for_each("colours", ALL)
def test_all_frogs_and_the_letters_stand_out_from_it(
    renderer: Renderer, colours: ClimaxColours
) -> None:
    """By how light they are."""
    tile = drawn(renderer, colours)
    middle = tile.subsurface((0, 60, TILE, BACKDROP_HIGH - 120))
    ground = pygame.transform.average_color(middle)
    for look in theme.SEATS:
        assert abs(pygame.Color(look.body).hsla[2] - pygame.Color(*ground).hsla[2]) > 13
    paper = "#{:02x}{:02x}{:02x}".format(*ground[:3])
    assert contrast(colours.lettering.fill.top, paper) >= 7.0
    assert contrast(colours.lettering.fill.base, paper) >= 4.5


@for_each("colours", ALL)
def test_its_drawing_goes_on_beside_itself(renderer: Renderer, colours: ClimaxColours) -> None:
    tile = drawn(renderer, colours)
    right = tile.get_width() - 1
    ends = [
        (tile.get_at((0, y)), tile.get_at((right, y))) for y in range(60, int(BACKDROP_HIGH) - 60)
    ]
    far = [abs(a - b) for left, last in ends for a, b in zip(left, last, strict=True)]
    assert mean(far) < 12


def test_what_moves_behind_or_before_it_is_drawn_as_if_all_were_drawn(
    stage: Stage, screen: pygame.Surface
) -> None:
    behind, before = (Token(Art("crown", 300), Pose(x, 200), z=100.0) for x in (500, 1500))
    before.lit = True
    stage.add(behind, before)
    shown(stage)
    tick(stage, STEPS + 1)
    stage.draw(screen, 1.0)
    for y in (205, 320, 700, 880):
        behind.pose, before.pose = behind.pose.at(500, y), before.pose.at(1500, y)
        stage.tick()
        assert stage.draw(screen, 1.0) != [screen.get_rect()]
        seen = pixels(screen)
        stage.repaint()
        stage.draw(screen, 1.0)
        assert pixels(screen) == seen


def test_a_slanted_one_rises_to_the_right_and_its_columns_meet(
    stage: Stage, screen: pygame.Surface
) -> None:
    backdrop = Backdrop(stage.renderer, "backdrop-pond")
    stage.run(backdrop.come(Band(BOX, slanted=True)))
    tick(stage, STEPS + 1)
    shown = backdrop.drawings(1.0)
    tops = [spot for one, spot, _ in shown if not one.get_flags() & pygame.SRCALPHA]
    assert tops == sorted(tops, key=lambda spot: -spot[1])
    assert tops[0][1] - tops[-1][1] > 20
    sides = sorted((x, x + one.get_width()) for one, (x, _), _ in shown)
    lefts, rights = {left for left, _ in sides}, {right for _, right in sides}
    assert lefts - rights == {min(lefts)}


@for_each("band", [Band(BOX), Band(BOX, slanted=True), full_band(1920, 1080, 2.0)])
def test_its_edges_never_lie_over_each_other(stage: Stage, band: Band) -> None:
    backdrop = Backdrop(stage.renderer, "backdrop-pond")
    for move in (backdrop.come(band), backdrop.go()):
        stage.run(move)
        for _ in range(STEPS + steps_in(RUN_SECONDS)):
            tick(stage, 1)
            shown = [pygame.Rect(spot, one.get_size()) for one, spot, _ in backdrop.drawings(1.0)]
            assert not any(one.colliderect(other) for one, other in combinations(shown, 2))


@pytest.mark.parametrize("reduced", [False, True])
def test_a_running_one_goes_to_the_left_and_stands_at_last(stage: Stage, *, reduced: bool) -> None:
    stage.renderer.reduced_motion = reduced
    backdrop, lefts = Backdrop(stage.renderer, "backdrop-pond"), set[int]()
    stage.run(backdrop.come(Band(BOX, slanted=True, runs=2.0)))
    for _ in range(STEPS + steps_in(RUN_SECONDS) + 2):
        tick(stage, 1)
        lefts.add(min(x for _, (x, _), _ in backdrop.drawings(1.0)))
    assert (len(lefts) > 20) is not reduced
    assert not backdrop.busy


def test_a_rim_is_the_end_of_the_lower_edge(stage: Stage) -> None:
    backdrop = Backdrop(stage.renderer, "backdrop-pond")
    rim = BackdropRim(backdrop)
    for has_rim in (False, True):
        stage.run(backdrop.come(Band(BOX, rim=has_rim)))
        tick(stage, STEPS + 1)
        (lower, (_, y), _), shown = backdrop.drawings(1.0)[-1], rim.drawings(1.0)
        ends = [top + one.get_height() for one, (_, top), _ in shown]
        assert ends == [y + lower.get_height()] * has_rim
        assert rim.drawings(1.0) is shown
