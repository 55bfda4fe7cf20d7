"""Letters that the font lacks come from fallback fonts, each on the baseline of its neighbours."""

from __future__ import annotations

import pygame
import pygame.freetype
import pytest

from sprites.pictures.pictures import Text
from sprites.render.text.fallback_font import fallback_glyph, has_fallback
from sprites.render.text.fonts import font_of, runs
from sprites.render.text.line_breaks import unspaced_parts
from sprites.render.text.typesetting import set_type

BLACK = "#000000"


def test_only_what_the_font_lacks_comes_from_a_fallback_font() -> None:
    assert runs("gęś ó") == ("g", "ę", "ś", " ó")


@pytest.mark.parametrize("pixels", [20, 96])
def test_a_letter_with_an_accent_stands_as_high_as_one_without(pixels: int) -> None:
    plain, accented = (box(font_of(pixels).drawn(letter, BLACK)) for letter in "zż")
    assert abs(plain.bottom - accented.bottom) <= 0.05 * pixels
    assert accented.top < plain.top


def test_a_fallback_font_is_opened_again_after_pygame_was_closed() -> None:
    assert has_fallback("ź")
    pygame.freetype.quit()
    pygame.freetype.init()
    assert has_fallback("ź")


def test_a_fallback_font_is_opened_once_for_all_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    fallback_glyph("蛙", 20, BLACK)
    monkeypatch.setattr(pygame.freetype, "Font", None)
    assert fallback_glyph("蛙", 41, BLACK).ink.get_height() > 30


def test_words_are_as_wide_as_they_are_measured() -> None:
    font = font_of(40)
    assert abs(font.drawn("źdźbło", BLACK).get_width() - font.width("źdźbło")) <= 1


def test_japanese_lines_break_between_phrases() -> None:
    room = font_of(30).width("カードを選びま") + 4
    setting = set_type(Text("カードを選びます。", 30, width=room), 1.0, 1.0)
    assert setting.lines == ("カードを", "選びます。")
    assert parts("「赤」の3点、（2枚）カエルも") == ["「赤」の", "3点、", "（2枚）", "カエルも"]
    assert parts("2人で取り合う山") == ["2人で", "取り合う", "山"]
    assert parts("池にはカードがないとします") == ["池には", "カードが", "ないとします"]
    assert parts("frogs!") == ["frogs!"]


def test_a_wide_japanese_phrase_breaks_between_words_or_letters() -> None:
    assert parts("カタツムリ1枚につき", 6) == ["カタツムリ", "1枚につき"]
    assert parts("「点数」。", 3) == ["「点", "数」。"]
    assert parts("1〜20枚もっと", 4) == ["1〜", "20", "枚", "もっ", "と"]


def test_type_gets_smaller_before_a_short_japanese_phrase_is_broken() -> None:
    room = font_of(40).width("パーティー") * 0.8
    assert set_type(Text("パーティー", 40, width=room, height=100), 1.0, 1.0).lines == (
        "パーティー",
    )


def parts(word: str, room: int = 9) -> list[str]:
    """The parts of *word* where a line has *room* for so many letters."""
    return unspaced_parts(word, lambda part: len(part) <= room)


def test_japanese_letters_have_ink() -> None:
    assert has_fallback("蛙")
    assert box(font_of(40).drawn("蛙", BLACK)).h > 30


def test_a_space_that_does_not_break_is_a_space() -> None:
    font = font_of(40)
    assert font.width("Qui\N{NARROW NO-BREAK SPACE}?") == font.width("Qui ?")


def box(surface: pygame.Surface) -> pygame.Rect:
    return surface.get_bounding_rect(min_alpha=128)
