"""A headline lies on the screen in each picture of its way, whatever it says."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import partial

import pygame
import pytest

from rules.core import Seat
from scenes.core.script import wait
from scenes.players.seat_names import seat_name
from scenes.table.climaxes.headline import (
    LETTERED,
    SETTLING_SECONDS,
    headline_token,
    stamp,
    take_off,
)
from scenes.table.finish.finish_words import NAME, NAME_AT
from sprites.motion.timestep import STEP
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Art, Collage, Paper, Text
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from tests.languages import speaking
from words import languages, say, sentences

SIZES = ((1280, 720), (800, 600), (2560, 1080))
CORNERS = ((0.05, 0.05), (0.95, 0.95), (0.5, NAME_AT))
STEPS = 3  # from one picture to the next


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    with speaking(request.param):
        yield request.param


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_picture_of_a_headline_leaves_the_screen(language: str, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size)
    renderer, screen = Renderer(size, 2.0), pygame.Rect((0, 0), size)
    words = longest_headline(renderer, language)
    for x, y in CORNERS:
        for drawn in pictures(renderer, words, (x * renderer.width, y * renderer.height)):
            assert screen.contains(drawn), f"{words!r} reaches {drawn}"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_wrapped_words_keep_to_the_strip_as_they_shrink(size: tuple[int, int]) -> None:
    pygame.display.set_mode(size)
    renderer, banner = Renderer(size), Box(0, 0, 700, 112)
    stage = Stage(renderer, theme.WATER)
    for name in ("Puddle", "Bramble", "Minnow", "Sunny"):
        for lead in (1, 2, 10):
            words = say("mosquito.headline_half", name=name, lead=lead)
            emblem = partial(Art, "frog-head")
            token = headline_token(stage, words, 64.0, banner, wraps=True, emblem=emblem)
            assert isinstance(token.picture, Collage)
            (text,) = (p.picture for p in token.picture.pieces if isinstance(p.picture, Text))
            assert renderer.size(text)[1] < token.picture.height, words


@pytest.mark.parametrize("words", ["Croak!", "Everybody is last in the pond tonight!"])
def test_letters_keep_their_shape(words: str) -> None:
    stage = Stage(Renderer((640, 360)), theme.WATER)
    token = headline_token(stage, words, NAME)
    for _ in way(stage, token, (960, 540)):
        assert token.pose.sx == pytest.approx(token.pose.sy)


def test_an_emblem_stands_beside_the_words_as_high_as_the_strip() -> None:
    renderer = Renderer((640, 360))
    stage = Stage(renderer, theme.WATER)
    plain, with_head = (
        headline_token(stage, "Croak!", 68.0, emblem=emblem).picture
        for emblem in (None, partial(Art, "frog-head"))
    )
    assert isinstance(with_head, Collage)
    head = with_head.pieces[-1]
    wide, high = renderer.size(head.picture)
    assert 0.8 * high < renderer.size(plain)[1] <= renderer.size(with_head)[1] + 1
    assert head.x + wide / 2 < with_head.pieces[-2].x
    assert renderer.size(with_head)[0] > renderer.size(plain)[0] + 0.9 * wide


@pytest.mark.parametrize("size", [LETTERED - 4, LETTERED])
def test_small_words_stand_plain_and_level_on_a_plate(size: float) -> None:
    token = headline_token(Stage(Renderer((640, 360)), theme.WATER), "Croak!", size)
    assert isinstance(token.picture, Collage)
    *plates, words = (piece.picture for piece in token.picture.pieces)
    assert isinstance(words, Text)
    is_small = size < LETTERED
    assert [type(plate) for plate in plates] == [Paper] * is_small
    assert (words.lettering is None, token.pose.angle == 0.0) == (is_small, is_small)


def longest_headline(renderer: Renderer, language: str) -> str:
    """The widest headline of all games and endings in *language*, with the longest name."""
    name = max((seat_name(Seat(seat)) for seat in range(6)), key=len)
    blanks: defaultdict[str, str] = defaultdict(lambda: name)
    texts = [
        text.format_map(blanks)
        for key, text in sentences(language).items()
        if ".headline" in key or ".title_" in key
    ]
    return max(texts, key=lambda text: renderer.size(Text(text))[0])


def pictures(renderer: Renderer, words: str, place: Point) -> Iterator[pygame.Rect]:
    """What is drawn of a headline at *place* in one picture after another, in pixels."""
    stage = Stage(renderer, theme.WATER)
    token = headline_token(stage, words, NAME)
    bitmap = renderer.bitmaps.get(token.picture)
    for step in way(stage, token, place):
        if step % STEPS == 0:
            look = renderer.look(bitmap, token.pose)
            yield look.surface.get_bounding_rect().move(look.spot)


def way(stage: Stage, token: Token, place: Point) -> Iterator[int]:
    """The steps in which a headline comes and goes."""
    step = 0
    settled = wait(SETTLING_SECONDS + STEP)
    for script in (stamp(stage, token, place), settled, take_off(stage, token)):
        for _ in script:
            stage.tick()
            yield step
            step += 1
