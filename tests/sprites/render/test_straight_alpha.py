"""Pixels for image files have their full colours again."""

from __future__ import annotations

import pygame

from sprites.render.straight_alpha import straight_alpha


def test_colours_are_what_they_were_before_they_were_multiplied() -> None:
    before = pygame.Surface((256, 1), pygame.SRCALPHA)
    for opacity in range(256):
        before.set_at((opacity, 0), (200, 100, 50, opacity))
    after = straight_alpha(before.premul_alpha())
    for opacity in range(40, 256):
        *colours, same = after.get_at((opacity, 0))
        assert same == opacity
        assert all(abs(a - b) <= 7 for a, b in zip(colours, (200, 100, 50), strict=True))
    assert tuple(after.get_at((0, 0))) == (0, 0, 0, 0)
    assert tuple(after.get_at((255, 0))) == (200, 100, 50, 255)
