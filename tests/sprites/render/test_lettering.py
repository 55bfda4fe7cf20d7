"""Lettering is whole in all languages, stands out from its outline, and colours names."""

from __future__ import annotations

import pygame
import pytest

from sprites.pictures import climax_colours
from sprites.pictures.lettering import LetterFill, Lettering
from sprites.pictures.pictures import Text
from sprites.render.renderer import Renderer
from sprites.render.text.lettering import draw_lettering
from sprites.render.text.typesetting import set_type
from tests.sprites.contrast import contrast

RED, BLUE = LetterFill("#ff0000", "#ff0000"), LetterFill("#0000ff", "#0000ff")
LETTERING = Lettering(RED, "#101010", (("Sunny", BLUE),))
WORDS = ("Ågjy|", "À l’étang !", "Żółw świętuje…", "首位はサニー！", "W", "8")


def drawn(words: str, width: float | None = None) -> pygame.Surface:
    return draw_lettering(set_type(Text(words, 90, width=width), 1.0, 1.0), LETTERING)


@pytest.mark.parametrize("words", WORDS)
def test_no_letter_is_cut_at_the_edge(words: str) -> None:
    for width in (None, 300.0):
        sheet = drawn(words, width)
        box = sheet.get_bounding_rect()
        assert sheet.get_rect().inflate(-2, -2).contains(box)


def test_a_name_has_its_own_fill_and_all_else_the_usual_one() -> None:
    plain, named = (_count(drawn(words)) for words in ("Bramble!", "Sunny!"))
    assert plain["red"] > 1000
    assert not plain["blue"]
    assert named["blue"] > 1000
    assert 50 < named["red"] < named["blue"] / 3


def test_lettering_takes_the_room_of_plain_words() -> None:
    renderer = Renderer((640, 360))
    plain, lettered = (Text("Croak!", 60, lettering=each) for each in (None, LETTERING))
    assert renderer.size(plain) == renderer.size(lettered)
    plain_ink, ink = (renderer.bitmaps.get(text) for text in (plain, lettered))
    assert ink.left < plain_ink.left
    assert ink.top < plain_ink.top


def test_all_letters_stand_out_from_their_outlines() -> None:
    for look in climax_colours.ALL:
        for fill in (look.lettering.fill, *climax_colours.NAMES):
            for colour in (fill.top, fill.base):
                assert contrast(colour, look.lettering.outline) >= 4.5, (colour, look)


def _count(sheet: pygame.Surface) -> dict[str, int]:
    """How many pixels have the colours of the two fills, whatever light lies on them."""
    pixels = [sheet.get_at((x, y)) for x in range(sheet.width) for y in range(sheet.height)]
    red = sum(p.r > 200 and p.b < 60 and p.g < 60 for p in pixels)
    return {"red": red, "blue": sum(p.b > 200 and p.r < 60 and p.g < 60 for p in pixels)}
