"""Buttons in a row: what is written on them is as large on one as on the other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.menus.wordmark import INKED
from scenes.ui.buttons import ButtonSpec, buttons_from_left
from scenes.ui.menu.menu import MenuItem
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.render.high_contrast import contrast_ink
from sprites.render.renderer import Renderer
from tests.scenes.contexts import headless_context
from tests.scenes.kept_type import kept_type
from tests.scenes.window_sizes import texts
from tests.sprites.contrast import contrast

WORDS = ("Phones", "How to play", "New? Lesson", "Options", "Start")
ALIKE = 1.12  # how much larger the largest type may be
ENOUGH = 7.0


@pytest.fixture
def renderer() -> Renderer:
    return headless_context(scale=2.0).renderer


def row(renderer: Renderer, width: float, *, quiet: bool = False) -> list[MenuItem]:
    specs = [ButtonSpec(words, words, lambda _: None, quiet=quiet) for words in WORDS]
    return buttons_from_left(renderer, specs, Box(0, 0, width, 400))


def sizes(items: list[MenuItem]) -> Iterator[int]:
    for item in items:
        yield from (kept_type(text, 1.0, 2.0).pixels for text in texts(item.pictures.plain))


@pytest.mark.parametrize("width", [1150.0, 1250.0, 1350.0, 1500.0])
def test_words_that_wrap_are_as_large_as_those_of_the_other_buttons(
    renderer: Renderer, width: float
) -> None:
    items = row(renderer, width)
    assert items[-1].box.right <= width + 1
    found = list(sizes(items))
    assert len(found) == len(WORDS)
    assert max(found) <= ALIKE * min(found)


def test_buttons_with_less_around_their_words_get_narrower(renderer: Renderer) -> None:
    usual, quiet = row(renderer, 1250.0), row(renderer, 1250.0, quiet=True)
    assert min(sizes(quiet)) > min(sizes(usual))


def test_the_letters_of_the_wordmark_are_dark_on_their_paper_with_high_contrast() -> None:
    for look in INKED:
        assert contrast(contrast_ink(look.body), contrast_ink(theme.PAPER_BRIGHT)) >= ENOUGH
