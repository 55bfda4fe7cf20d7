"""Brings the screen up to date: the layer, and above it all that is live, where it changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
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
            self.everything = False
            drawings = live()[0]
            cover = _cover(drawings, bounds)
            if cover is None:
                screen.blit(layer.pixels, (0, 0))
            draw_all(screen, drawings[cover:])
            return [bounds]
        drawings, rects = live() if outdated else ([], [])
        for rect in _parted(outdated, _large_opaque(drawings, bounds)):
            screen.set_clip(rect)
            seen = [drawings[i] for i in rect.collidelistall(rects)]
            cover = _cover(seen, rect)
            if cover is None:
                screen.blit(layer.pixels, rect, rect)
            draw_all(screen, seen[cover:])
        screen.set_clip(None)
        return outdated


def _large_opaque(drawings: Sequence[Drawing], bounds: pygame.Rect) -> pygame.Rect | None:
    """Where the topmost of *drawings* is that hides much of the screen, if there is one."""
    for drawing in reversed(drawings):
        box = drawing[0].get_rect(topleft=drawing[1])
        if area(box) > MUCH * area(bounds) and _is_opaque(drawing):
            return box.clip(bounds)
    return None


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


def _cover(drawings: Sequence[Drawing], bounds: pygame.Rect) -> int | None:
    """Which of *drawings* is the topmost that is opaque and fills *bounds*, if there is one."""
    for number in range(len(drawings) - 1, -1, -1):
        surface, spot, _ = drawings[number]
        if surface.get_rect(topleft=spot).contains(bounds) and _is_opaque(drawings[number]):
            return number
    return None


def live_drawings(actors: Sequence[Actor], effects: Sequence[ShownEffect]) -> LiveDrawings:
    """What is drawn of live *actors* and *effects*, from the lowest to the topmost, and where."""
    looks = [(a.order, a.look) for a in actors if a.look is not None]
    if not effects:
        return [look.drawing for _, look in looks], [look.rect for _, look in looks]
    shown = [(order, [look.drawing], [look.rect]) for order, look in looks]
    shown += [(effect.order, effect.drawings, effect.rects) for effect in effects]
    shown.sort(key=itemgetter(0))
    drawings = [drawing for _, drawings, _ in shown for drawing in drawings]
    return drawings, [rect for _, _, rects in shown for rect in rects]
