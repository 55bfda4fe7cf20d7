"""The stage draws little, and exactly what drawing everything would give."""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random

import pygame
import pytest

from sprites.motion.particles import ParticleEmitter
from sprites.pictures import theme
from sprites.pictures.pictures import Paper, Text
from sprites.pictures.pose import Pose
from sprites.render.look import Drawing
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from tests.sprites.stage import SIZE
from tests.sprites.stage.drawn_stages import CARD, PICTURES, pixels, pose, token

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")


def change(stage: Stage, random: Random) -> None:
    chosen = random.choice(stage.tokens or (None,))
    match random.randrange(9):
        case 0:
            stage.add(token(random))
        case 1 if chosen:
            stage.remove(chosen)
        case 2 if chosen:
            chosen.visible = not chosen.visible
        case 3 if chosen:
            chosen.z = random.randrange(4)
        case 4 if chosen:
            chosen.picture = random.choice(PICTURES)
        case 5 if chosen:
            chosen.pose = pose(random)
        case _ if chosen:
            chosen.pose = replace(chosen.pose, x=chosen.pose.x + random.uniform(-60, 60))
        case _:
            pass


def all_drawn(stage: Stage) -> pygame.Surface:
    """The same tokens on a stage that has drawn nothing before."""
    other = Stage(stage.renderer, stage.background)
    for old in stage.tokens:
        new = Token(old.picture, old.pose, old.z, old.name, old.anchor)
        new.visible = old.visible
        other.add(new)
    screen = pygame.Surface(stage.renderer.pixels).convert()
    other.draw(screen, 1.0)
    return screen


def test_a_token_that_is_added_twice_is_on_the_stage_once(
    stage: Stage, screen: pygame.Surface
) -> None:
    twice = Token(CARD, Pose(960, 540), 0)
    stage.add(twice, twice)
    stage.draw(screen, 1.0)
    stage.remove(twice)
    stage.draw(screen, 1.0)
    assert stage.tokens == ()
    assert pixels(screen) == pixels(all_drawn(stage))


@pytest.mark.parametrize("seed", range(12))
def test_what_is_drawn_in_parts_equals_a_full_drawing(
    stage: Stage, screen: pygame.Surface, seed: int
) -> None:
    random = Random(seed)
    stage.add(*(token(random) for _ in range(14)))
    for frame in range(90):
        stage.tick()
        for _ in range(random.choice((0, 0, 0, 1, 3))):
            change(stage, random)
        stage.draw(screen, 1.0)
        if frame % 4 == 0:
            stage.tick()
            while stage.draw(screen, 1.0):
                pass
            assert pixels(screen) == pixels(all_drawn(stage)), f"frame {frame}"


@pytest.mark.parametrize("seed", range(6))
def test_all_that_changes_lies_in_the_returned_rectangles(
    stage: Stage, screen: pygame.Surface, seed: int
) -> None:
    random = Random(seed)
    stage.add(*(token(random) for _ in range(8)))
    stage.draw(screen, 1.0)
    shown = screen.copy()
    for _ in range(60):
        stage.tick()
        change(stage, random)
        for rect in stage.draw(screen, random.random()):
            shown.blit(screen, rect, rect)
        assert pixels(shown) == pixels(screen)


def test_what_moves_below_others_is_drawn_below_them_from_the_first_frame(
    stage: Stage, screen: pygame.Surface
) -> None:
    stage.add(Token(PICTURES[3], Pose(980, 540), 2))
    mover = Token(CARD, Pose(400, 540), 1)
    stage.add(mover)
    mover.pose = Pose(960, 540)
    stage.draw(screen, 1.0)
    assert pixels(screen) == pixels(all_drawn(stage))


def test_nothing_is_drawn_when_nothing_changed(stage: Stage, screen: pygame.Surface) -> None:
    stage.add(Token(CARD, Pose(500, 500)))
    assert stage.draw(screen, 1.0) == [screen.get_rect()]
    stage.tick()
    assert stage.draw(screen, 0.5) == []


def test_an_imperceptible_change_is_no_change(stage: Stage, screen: pygame.Surface) -> None:
    card = Token(CARD, Pose(500, 500))
    stage.add(card)
    stage.draw(screen, 1.0)
    card.pose = Pose(500.3, 500.2, 0.2, 1.0005, 1.0, alpha=0.995)
    assert stage.draw(screen, 1.0) == []


def test_a_stage_comes_to_rest(stage: Stage, screen: pygame.Surface) -> None:
    cards = [Token(CARD, Pose(300.0 * i, 500, 7.0 * i)) for i in range(5)]
    stage.add(*cards)
    for i in range(120):
        stage.tick()
        if i < 5:
            cards[i].pose = Pose(300.0 * i + 40, 500)
            cards[i - 1].pose = replace(cards[i - 1].pose, x=cards[i - 1].pose.x + 0.01)
        stage.draw(screen, 0.5)
    assert stage.idle


def test_a_small_move_redraws_little(stage: Stage, screen: pygame.Surface) -> None:
    card = Token(CARD, Pose(500, 500))
    stage.add(card)
    stage.draw(screen, 1.0)
    card.pose = Pose(520, 500)
    (rect,) = stage.draw(screen, 1.0)
    assert rect.w < 100
    assert rect.h < 120


def test_a_token_that_moves_is_drawn_between_where_it_was_and_where_it_is(
    stage: Stage, screen: pygame.Surface
) -> None:
    dot = Token(Paper(90, 90, "#ff0000", 0, shadow=False), Pose(200, 500))
    stage.add(dot)
    stage.draw(screen, 1.0)
    stage.tick()
    dot.move_to(Pose(600, 500))
    stage.draw(screen, 0.5)
    assert screen.get_at((100, 125))[:3] == (255, 0, 0)
    stage.draw(screen, 1.0)
    assert screen.get_at((150, 125))[:3] == (255, 0, 0)


def test_what_appears_does_not_fly_in_from_its_old_place(
    stage: Stage, screen: pygame.Surface
) -> None:
    dot = Token(Paper(90, 90, "#ff0000", 0, shadow=False), Pose(200, 500))
    dot.visible = False
    stage.add(dot)
    stage.draw(screen, 1.0)
    stage.tick()
    dot.pose, dot.visible = Pose(600, 500), True
    stage.draw(screen, 0.5)
    assert screen.get_at((150, 125))[:3] == (255, 0, 0)


def test_what_is_steady_does_not_move_while_the_rest_shakes(
    stage: Stage, screen: pygame.Surface
) -> None:
    words = Token(Text("IIIIIII", 90, "#0000ff"), Pose(1200, 500), steady=True)
    stage.add(Token(Paper(90, 90, "#ff0000", 0, shadow=False), Pose(200, 500)), words)
    stage.draw(screen, 1.0)
    area = pygame.Rect(240, 100, 240, 60)
    still, word = screen.copy(), pixels(screen.subsurface(area))
    stage.shake = (40.0, 0.0)
    assert stage.draw(screen, 1.0) == [screen.get_rect()]
    assert screen.get_at((40, 125))[:3] != (255, 0, 0)
    assert screen.get_at((70, 125))[:3] == (255, 0, 0)
    assert pixels(screen.subsurface(area)) == word
    stage.shake = (0.0, 0.0)
    stage.draw(screen, 1.0)
    assert pixels(screen) == pixels(still)


def test_a_repaint_restores_the_screen(stage: Stage, screen: pygame.Surface) -> None:
    stage.add(Token(CARD, Pose(500, 500)))
    stage.draw(screen, 1.0)
    good = pixels(screen)
    screen.fill("black")
    stage.repaint()
    assert stage.draw(screen, 1.0) == [screen.get_rect()]
    assert pixels(screen) == good


def test_a_resized_window_is_drawn_anew(stage: Stage, screen: pygame.Surface) -> None:
    stage.add(Token(CARD, Pose(500, 500)))
    stage.draw(screen, 1.0)
    larger = pygame.display.set_mode((640, 480))
    stage.renderer.resize(larger.get_size())
    assert stage.draw(larger, 1.0) == [larger.get_rect()]
    assert (stage.renderer.width, stage.renderer.height) == (1920, 1440)


def test_the_topmost_token_under_a_point_is_found(stage: Stage) -> None:
    low, high = Token(CARD, Pose(500, 500), 1), Token(CARD, Pose(560, 500), 2)
    stage.add(high, low)
    assert stage.at(550, 500) is high
    assert stage.at(450, 500) is low
    assert stage.at(550, 500, lambda token: token is low) is low
    assert stage.at(900, 500) is None
    high.visible = False
    assert stage.at(550, 500) is low


def test_a_turned_token_is_found_where_it_is_seen(stage: Stage) -> None:
    card = Token(CARD, Pose(500, 500, 90), anchor=(0.5, 1.0))
    stage.add(card)
    assert stage.at(600, 500) is card  # its feet are at 500, its head points right
    assert stage.at(600, 620) is None
    assert stage.at(450, 500) is None


def test_a_stage_that_was_released_is_empty_and_can_be_used_again(
    stage: Stage, screen: pygame.Surface
) -> None:
    stage.add(Token(CARD, Pose(960, 540)))
    stage.draw(screen, 1.0)
    stage.release()
    assert not stage.tokens
    stage.background = theme.WATER
    stage.add(Token(CARD, Pose(400, 400)))
    stage.draw(screen, 1.0)
    drawn = screen.copy()
    fresh = Stage(Renderer(SIZE), theme.WATER)
    fresh.add(Token(CARD, Pose(400, 400)))
    fresh.draw(screen, 1.0)
    assert pygame.image.tobytes(drawn, "RGB") == pygame.image.tobytes(screen, "RGB")


def test_clearing_a_stage_drops_its_effects(stage: Stage, screen: pygame.Surface) -> None:
    stage.draw(screen, 1.0)
    bare = pixels(screen)
    emitter = ParticleEmitter(stage)
    emitter.burst("puff", 960, 540, 5)
    stage.draw(screen, 1.0)
    assert pixels(screen) != bare
    stage.clear()
    stage.draw(screen, 1.0)
    assert pixels(screen) == bare
    assert stage.idle


def test_a_token_that_is_put_elsewhere_is_never_drawn_on_the_way(
    stage: Stage, screen: pygame.Surface
) -> None:
    here, there, card = Pose(40, 40), Pose(240, 40), Token(Paper(30, 30, theme.GOLD), Pose(40, 40))
    stage.add(card)
    stage.draw(screen, 1.0)
    stage.tick()
    card.pose = there
    jumped = [looks(stage, screen, share) for share in (0.0, 0.5, 1.0)]
    stage.tick()
    card.move_to(here)
    moved = [looks(stage, screen, share) for share in (0.0, 0.5, 1.0)]
    assert len(set(jumped)) == 1
    assert len(set(moved)) == 3


def looks(stage: Stage, screen: pygame.Surface, ahead: float) -> bytes:
    stage.draw(screen, ahead)
    return pixels(screen)


class Cover:
    """An opaque effect as large as the screen."""

    def __init__(self) -> None:
        self.order, self.busy = (0.0, 0), True
        self._surface = pygame.Surface(SIZE, depth=8)
        self._surface.set_palette([(30, 60, 90)] * 256)

    def drawings(self, _ahead: float) -> list[Drawing]:
        """The whole screen in one colour."""
        return [(self._surface, (0, 0), 0)]


def test_only_what_is_above_an_effect_that_fills_the_screen_is_seen(
    stage: Stage, screen: pygame.Surface
) -> None:
    stage.add(Token(Paper(400, 300), Pose(480, 540), 1), Token(Paper(400, 300), Pose(1440, 540), 9))
    cover = Cover()
    cover.order = stage.add_effect(cover, 5.0)
    stage.draw(screen, 1.0)
    stage.repaint()
    stage.draw(screen, 1.0)
    width, height = SIZE
    assert screen.get_at((width // 4, height // 2))[:3] == (30, 60, 90)
    assert screen.get_at((3 * width // 4, height // 2))[:3] != (30, 60, 90)
