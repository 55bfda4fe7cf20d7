"""Brings the screen up to date: the layer, and above it all that is live, where it changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

import pygame

from sprites.render.look import Drawing, Look, draw_all
from sprites.stage.actor import Actor
from sprites.stage.effects import ShownEffect
from sprites.stage.layer import Layer
from sprites.stage.rectangles import area, visible

MUCH = 0.25  # share of the screen from which on what is opaque hides much
MOST = 0.60  # share of the screen above which all of it is drawn

LiveDrawings: TypeAlias = tuple[list[Drawing], list[pygame.Rect]]


class Compositor:
    """Knows what of the screen is outdated, and draws that."""

    def __init__(self) -> None:
        self._outdated: list[pygame.Rect] = []
        self.everything = True

    @property
    def pending(self) -> bool:
        """Whether anything is outdated."""
        return bool(self.everything or self._outdated)

    def invalidate(self, rects: Iterable[pygame.Rect]) -> None:
        """Draw these places again."""
        self._outdated += rects

    def note_change(self, old: Look | None, new: Look | None) -> None:
        """Draw again what something leaves and what it comes to."""
        if old is not None and new is not None and old.rect.colliderect(new.rect):
            self._outdated.append(old.rect.union(new.rect))
        else:
            self._outdated += [look.rect for look in (old, new) if look is not None]

    def note_drawn(self) -> None:
        """Note that all of the screen was drawn otherwise."""
        self.everything = False
        self._outdated.clear()

    def draw(
        self, screen: pygame.Surface, layer: Layer, live: Callable[[], LiveDrawings]
    ) -> list[pygame.Rect]:
        """Draw what is outdated; tell where."""
        bounds = screen.get_rect()
        outdated = [] if self.everything else visible(self._outdated, bounds)
        self._outdated = []
        if self.everything or sum(map(area, outdated)) > MOST * area(bounds):
            self.everything, outdated = False, [bounds]
        if not outdated:
            return outdated
        drawings, rects = live()
        cover = _cover(drawings, rects, bounds)
        hidden = None if cover is None else rects[cover].clip(bounds)
        for rect in _parted(outdated, hidden):
            screen.set_clip(rect)
            seen = rect.collidelistall(rects)
            if cover is not None and hidden and hidden.contains(rect):
                seen = [number for number in seen if number >= cover]
            else:
                screen.blit(layer.pixels, rect, rect)
            draw_all(screen, [drawings[number] for number in seen])
        screen.set_clip(None)
        return outdated


def _cover(
    drawings: Sequence[Drawing], rects: Sequence[pygame.Rect], bounds: pygame.Rect
) -> int | None:
    """Which of *drawings* is the topmost that hides much of the screen, if there is one."""
    much = MUCH * area(bounds)
    large = [number for number, rect in enumerate(rects) if rect.w * rect.h > much]
    return next((number for number in reversed(large) if _is_opaque(drawings[number])), None)


def _parted(rects: Sequence[pygame.Rect], cover: pygame.Rect | None) -> list[pygame.Rect]:
    """The same area, parted where a *cover* ends: of what it hides nothing is drawn."""
    if cover is None:
        return [*rects]
    parts: list[pygame.Rect] = []
    for rect in rects:
        within = rect.clip(cover)
        if not within:
            parts.append(rect)
            continue
        (left, top), right, bottom = within.topleft, within.right, within.bottom
        upper = pygame.Rect(rect.x, rect.y, rect.w, top - rect.y)
        lower = pygame.Rect(rect.x, bottom, rect.w, rect.bottom - bottom)
        before = pygame.Rect(rect.x, top, left - rect.x, within.h)
        after = pygame.Rect(right, top, rect.right - right, within.h)
        parts += [part for part in (upper, lower, before, after, within) if part]
    return parts


def _is_opaque(drawing: Drawing) -> bool:
    surface, _, flags = drawing
    return not (flags or surface.get_flags() & pygame.SRCALPHA)


def live_drawings(actors: Sequence[Actor], effects: Sequence[ShownEffect]) -> LiveDrawings:
    """What is drawn of live *actors* and *effects*, from the lowest to the topmost, and where."""
    drawings, rects, above = list[Drawing](), list[pygame.Rect](), list(effects)
    for actor in actors:
        if (look := actor.look) is None:
            continue
        while above and above[0].order < actor.order:
            effect = above.pop(0)
            drawings += effect.drawings
            rects += effect.rects
        drawings.append(look.drawing)
        rects.append(look.rect)
    for effect in above:
        drawings += effect.drawings
        rects += effect.rects
    return drawings, rects
