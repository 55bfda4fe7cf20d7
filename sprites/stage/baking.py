"""Which actors are baked into the layer, and which are drawn live on every frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import pygame

from sprites.stage.actor import Actor
from sprites.stage.actors import Actors
from sprites.stage.effects import ShownEffect
from sprites.stage.layer import Layer

QUIET = 45  # drawings without a change before a token is baked: pads that bob stay live
BAKED_EVERY = 4  # drawings: to look for what is quiet takes a twentieth of an ordinary frame

_Live: TypeAlias = tuple[tuple[float, int], pygame.Rect]  # order and place of something live


def update_layer(actors: Actors, layer: Layer, effects: Sequence[ShownEffect]) -> None:
    """Lift what lies above something live; now and then bake what has been quiet for a while."""
    if actors.changed or any(effect.changed for effect in effects):
        _lift(actors, layer, effects)
    if layer.drawings % BAKED_EVERY == 0:
        _bake(actors, layer, effects)
        settled = [a for a in actors.restless if _is_settled(a, layer) and a.resting()]
        for actor in settled:
            actors.settle(actor)
    layer.drawings += 1
    layer.update(actors.in_order())


def _is_settled(actor: Actor, layer: Layer) -> bool:
    """Whether it need not be looked at again: it is baked or not seen, or could be baked."""
    return not (actor.live and actor.look) or _is_quiet(actor, layer)


def _is_quiet(actor: Actor, layer: Layer) -> bool:
    return layer.drawings - actor.changed >= QUIET


def _lift(actors: Actors, layer: Layer, effects: Sequence[ShownEffect]) -> None:
    """Lift what is baked above effects, above what changed, and above what is lifted for that."""
    baked, boxes = actors.baked()
    live: list[_Live] = [(a.order, a.look.rect) for a in actors.changed if a.look is not None]
    actors.changed.clear()
    for effect in effects:
        for hit in effect.rects[0].unionall(effect.rects[1:]).collidelistall(boxes):
            actor, box = baked[hit], boxes[hit]
            if not actor.live and actor.order > effect.order and box.collidelist(effect.rects) >= 0:
                live.append(_lifted(actors, layer, actor, box))
    while live:
        order, rect = live.pop()
        for hit in rect.collidelistall(boxes):
            actor, box = baked[hit], boxes[hit]
            if not actor.live and actor.order > order:
                live.append(_lifted(actors, layer, actor, box))


def _lifted(actors: Actors, layer: Layer, actor: Actor, rect: pygame.Rect) -> _Live:
    actors.lift(actor, layer.drawings)
    layer.invalidate(rect)
    return actor.order, rect


def _bake(actors: Actors, layer: Layer, effects: Sequence[ShownEffect]) -> None:
    """Bake what is quiet and lies above nothing live."""
    above, below = list(effects), list[pygame.Rect]()
    for actor in actors.live():
        while above and above[0].order < actor.order:
            below += above.pop(0).rects
        look = actor.look
        if look is None:
            continue
        if _is_quiet(actor, layer) and actor.resting() and look.rect.collidelist(below) < 0:
            actors.bake(actor)
            layer.invalidate(look.rect)
        else:
            below.append(look.rect)
