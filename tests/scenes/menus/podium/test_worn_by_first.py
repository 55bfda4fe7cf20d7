"""What the first of a podium wears sits on its head, however that is drawn."""

from __future__ import annotations

import pygame
import pytest

from rules.core import Seat
from scenes.core.ending import ResultRow
from scenes.menus.podium.podium import podium
from scenes.menus.podium.podium_figures import PodiumFigure
from scenes.ui.podium_look import look_of_podium
from scenes.ui.winning.own_acts import VICTORY_ACTS
from scenes.ui.winning.own_poses import own_pose
from sprites.pictures.palette import palette_of
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from tests.scenes.contexts import headless_context
from tests.scenes.menus.podium.laid_out_podium import AREA

SIZE = (1920, 1080)
TRIUMPHANT = "frog-triumph"
CLEAR = 100  # alpha


def mask(renderer: Renderer, token: Token) -> pygame.Mask:
    """Where a token is seen."""
    target = pygame.Surface(SIZE, pygame.SRCALPHA)
    bitmap = renderer.bitmaps.get(token.picture)
    look = renderer.look(bitmap, token.pose, token.anchor)
    target.blit(look.surface, look.spot, special_flags=look.flags)
    return pygame.mask.from_surface(target, CLEAR)


POSES = [
    (frog, pose)
    for frog in range(6)
    for own in (own_pose(palette_of(frog), won=True),)
    for pose in ("frog-cheer", TRIUMPHANT, *{act.pose for act in VICTORY_ACTS[own]})
]


@pytest.mark.parametrize(("frog", "pose"), sorted(set(POSES)))
def test_the_laurel_lies_on_the_head_and_rises_over_it(frog: int, pose: str) -> None:
    renderer, look = headless_context(SIZE).renderer, look_of_podium("quibbit")
    row = ResultRow(1, Seat(0), frog, "12 points")
    (place,) = podium(renderer, [row], AREA)
    figure = PodiumFigure(Stage(renderer, "black"), place, "frog-cheer", look)
    figure.look(pose)
    figure.tilt_worn(pose)
    _, front = figure.laurel
    worn = mask(renderer, front)
    here = worn.count()
    worn.erase(mask(renderer, figure.frog), (0, 0))
    assert 0.1 * here < worn.count() < 0.97 * here


def test_worn_things_are_upright_again_in_the_pose_of_before() -> None:
    renderer, look = headless_context(SIZE).renderer, look_of_podium("quibbit")
    (place,) = podium(renderer, [ResultRow(1, Seat(0), 0, "12 points")], AREA)
    figure = PodiumFigure(Stage(renderer, "black"), place, "frog-cheer", look)
    worn = figure.laurel
    before = [token.pose for token in worn]
    figure.tilt_worn(TRIUMPHANT)
    assert all(token.pose != pose for token, pose in zip(worn, before, strict=True))
    figure.tilt_worn(figure.mood)
    assert [token.pose for token in worn] == before
