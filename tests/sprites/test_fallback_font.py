"""Letters that the font lacks come from a second one, each on the baseline of its neighbours."""

from __future__ import annotations

import pygame
import pytest

from sprites.render.text.fonts import font_of, runs

BLACK = "#000000"


def test_only_what_the_font_lacks_comes_from_the_second_one() -> None:
    assert runs("gęś ó") == ["g", "ę", "ś", " ó"]


@pytest.mark.parametrize("pixels", [20, 96])
def test_a_letter_with_an_accent_stands_as_high_as_one_without(pixels: int) -> None:
    plain, accented = (box(font_of(pixels).drawn(letter, BLACK)) for letter in "zż")
    assert abs(plain.bottom - accented.bottom) <= 0.05 * pixels
    assert accented.top < plain.top


def test_words_are_as_wide_as_they_are_measured() -> None:
    font = font_of(40)
    assert abs(font.drawn("źdźbło", BLACK).get_width() - font.width("źdźbło")) <= 1


def test_a_space_that_does_not_break_is_a_space() -> None:
    font = font_of(40)
    assert font.width("Qui\N{NARROW NO-BREAK SPACE}?") == font.width("Qui ?")


def box(surface: pygame.Surface) -> pygame.Rect:
    return surface.get_bounding_rect(min_alpha=128)
