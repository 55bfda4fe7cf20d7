"""Words keep to their room: they are wrapped, then shrunk, then cut."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")


import pytest

from sprites.pictures import theme
from sprites.pictures.pictures import Text
from sprites.render.renderer import Renderer
from sprites.render.text.typesetting import HYPHEN, set_type

LONG = "The lowest card leaps first, and of two equal ones the frog that is farthest behind."
SHIPS = "Donaudampfschifffahrtsgesellschaft"


pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("height", [60, 120, 400])
def test_words_keep_within_their_width_and_height(scale: float, height: float) -> None:
    text = Text(LONG, 40, width=500, height=height)
    setting = set_type(text, 1.0, scale)
    assert setting.width <= 501
    assert setting.height <= height + 1


def test_words_are_wrapped_before_they_are_shrunk() -> None:
    roomy = set_type(Text(LONG, 40, width=500, height=400), 1.0, 1.0)
    assert roomy.pixels == 40
    assert " ".join(roomy.lines) == LONG
    tight = set_type(Text(LONG, 40, width=500, height=120), 1.0, 1.0)
    assert theme.FLOOR <= tight.pixels < 40


def test_centred_lines_are_of_about_the_same_length() -> None:
    words = (
        "Choose a card to leap: the lowest goes first, and the frog farthest behind breaks a tie."
    )
    centred, ragged = (
        set_type(Text(words, 40, width=500, align=align), 1.0, 1.0).lines
        for align in ("centre", "left")
    )
    assert len(centred) == len(ragged)
    assert " ".join(centred) == words
    assert len(centred[-1]) > len(ragged[-1])
    assert max(map(len, centred)) < 1.35 * min(map(len, centred))


def test_words_that_do_not_fit_at_the_floor_end_in_an_ellipsis() -> None:
    setting = set_type(Text(LONG, 40, width=300, height=70), 1.0, 2.0)
    assert setting.pixels == theme.FLOOR
    assert setting.lines[-1].endswith("…")


def test_one_long_word_is_shrunk_then_condensed_and_then_broken() -> None:
    setting = set_type(Text(SHIPS, 60, width=400), 1.0, 1.0)
    assert (setting.pixels, setting.lines) == (theme.FLOOR, (SHIPS,))
    assert setting.condensed < 1
    assert setting.width <= 401
    setting = set_type(Text(SHIPS, 60, width=200), 1.0, 1.0)
    assert setting.pixels == theme.FLOOR
    assert setting.width <= 201
    assert "".join(line.removesuffix(HYPHEN) for line in setting.lines) == SHIPS
    assert set_type(Text(SHIPS, 60, width=200, height=40), 1.0, 1.0).lines[0].endswith("…")


def test_a_word_with_soft_hyphens_is_broken_there_before_it_is_shrunk() -> None:
    words = "Donau\N{SOFT HYPHEN}dampf\N{SOFT HYPHEN}schiff"
    setting = set_type(Text(words, 60, width=420), 1.0, 1.0)
    assert setting.lines == (f"Donau\N{SOFT HYPHEN}dampf{HYPHEN}", "schiff")
    assert setting.pixels == 60


def test_larger_text_is_larger_where_there_is_room() -> None:
    once, twice = (set_type(Text("frog", 40), 1.0, scale) for scale in (1.0, 2.0))
    assert twice.pixels == 2 * once.pixels


@pytest.mark.parametrize(("align", "side"), [("left", "left"), ("right", "right")])
def test_words_are_aligned_in_their_box(renderer: Renderer, align: str, side: str) -> None:
    text = Text("frog", 40, width=400, align=align)  # type: ignore[arg-type]
    made = renderer.bitmaps.get(text)
    assert renderer.size(text)[0] == pytest.approx(400)
    inked = made.surface.get_rect(topleft=(made.left, made.top))
    assert abs(getattr(inked, side) - (-100 if side == "left" else 100)) <= 3
