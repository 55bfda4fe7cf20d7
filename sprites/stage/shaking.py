"""Draws a stage out of its place, but for steady tokens."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

import pygame

from sprites.render.look import MULTIPLIED, Drawing, draw_all, shifted
from sprites.stage.actor import Actor
from sprites.stage.darkness import DARKNESS_Z
from sprites.stage.effects import ShownEffect
from sprites.stage.layer import Layer
from sprites.stage.rectangles import visible


def patches_without_steady(background: pygame.Surface, actors: Sequence[Actor]) -> list[Layer]:
    """Layers of what lies under steady *actors* (in order) that nothing baked covers."""
    baked = [(actor, actor.look.rect) for actor in actors if actor.look and not actor.live]
    steady = dict[Actor, pygame.Rect]()
    above: list[pygame.Rect] = []
    for actor, rect in reversed(baked):
        if not actor.token.steady:
            above.append(rect)
        elif rect.collidelist(above) < 0:
            steady[actor] = rect
    areas = visible(list(steady.values()), background.get_rect())
    return [Layer(background, area, frozenset(steady)) for area in areas]


def draw_shaken(
    screen: pygame.Surface,
    layer: Layer,
    shift: tuple[int, int],
    actors: Sequence[Actor],
    effects: Sequence[ShownEffect],
) -> None:
    """Draw *layer* and all that is live shifted, and what is steady in its place.

    Darkness stays, too: it is as large as the screen, and shifted it would leave two sides light.
    """
    patches = layer.patches or ()
    left_out = frozenset[Actor]().union(*(patch.left_out for patch in patches))
    screen.blits([(each.pixels, each.area.move(shift)) for each in (layer, *patches)])
    for side in _uncovered(screen.get_rect(), *shift):
        screen.blit(layer.background, side, side)
    shown = [
        (actor.order, [_drawing(actor, look.drawing, shift)])
        for actor in actors
        if (look := actor.look) is not None and (actor.live or actor in left_out)
    ]
    for effect in effects:
        still = effect.order[0] >= DARKNESS_Z
        moved = [
            each if still or each[-1] == MULTIPLIED else shifted(each, *shift)
            for each in effect.drawings
        ]
        shown.append((effect.order, moved))
    shown.sort(key=itemgetter(0))
    draw_all(screen, [drawing for _, drawings in shown for drawing in drawings])


def _uncovered(screen: pygame.Rect, dx: int, dy: int) -> list[pygame.Rect]:
    """The two sides of *screen* that something as large leaves when it is shifted."""
    upright = pygame.Rect(0 if dx > 0 else screen.w + dx, 0, abs(dx), screen.h)
    level = pygame.Rect(0, 0 if dy > 0 else screen.h + dy, screen.w, abs(dy))
    return [upright, level]


def _drawing(actor: Actor, drawing: Drawing, shift: tuple[int, int]) -> Drawing:
    return drawing if actor.token.steady else shifted(drawing, *shift)
