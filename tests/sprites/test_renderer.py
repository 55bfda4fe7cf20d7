"""Pictures come in the right size, once, without rims, and words keep to their room."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from collections.abc import Iterator
from dataclasses import replace
from itertools import count

import pygame
import pytest

from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.render.bitmaps import Bitmap, rasterised, squeezed
from sprites.render.nine_slice import drawn_out
from sprites.render.paper_svg import cornered, paper_svg
from sprites.render.renderer import TURNED_LIMIT, Renderer
from sprites.render.rotation_steps import bucket_of
from sprites.render.typesetting import set_type
from sprites.stage.stage import Stage

LONG = "The lowest card leaps first, and of two equal ones the frog that is farthest behind."


@pytest.fixture(autouse=True)
def screen() -> Iterator[pygame.Surface]:
    pygame.display.init()
    yield pygame.display.set_mode((960, 540))
    pygame.display.quit()


@pytest.fixture
def renderer() -> Renderer:
    return Renderer((960, 540))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1200), (3440, 1440), (1080, 1920)])
def test_the_window_is_1920_wide_or_1080_high_and_shows_no_less(size: tuple[int, int]) -> None:
    renderer = Renderer(size)
    assert renderer.width == pytest.approx(1920) or renderer.height == pytest.approx(1080)
    assert min(renderer.width - 1920, renderer.height - 1080) > -1e-6


def test_a_picture_is_painted_once(renderer: Renderer) -> None:
    assert renderer.surface(Text("frog")) is renderer.surface(Text("frog"))
    before = renderer.surface(Text("frog"))
    renderer.text_scale = 1.5
    assert renderer.surface(Text("frog")).get_width() > before.get_width()


def test_a_missing_drawing_is_named(renderer: Renderer) -> None:
    with pytest.raises(FileNotFoundError, match="no-such-frog"):
        renderer.surface(Art("no-such-frog", 100))


def test_art_is_as_wide_as_asked_and_can_be_mirrored_and_dyed(renderer: Renderer) -> None:
    frog = Art("frog-sit", 200, palette_of(1))
    assert renderer.size(frog)[0] == 200
    assert renderer.surface(frog).get_width() <= 102
    mirrored = renderer.surface(replace(frog, mirrored=True))
    flipped = pygame.transform.flip(mirrored, True, False)
    assert pygame.image.tobytes(renderer.surface(frog), "RGBA") == pygame.image.tobytes(
        flipped, "RGBA"
    )
    other = renderer.surface(replace(frog, palette=palette_of(3)))
    assert pygame.image.tobytes(renderer.surface(frog), "RGBA") != pygame.image.tobytes(
        other, "RGBA"
    )


def test_a_mirrored_drawing_lies_mirrored(renderer: Renderer) -> None:
    frog = Art("frog-leap", 200)
    plain, other = renderer.printed(frog), renderer.printed(replace(frog, mirrored=True))
    assert plain.left + plain.surface.get_width() == -other.left
    assert (plain.top, plain.width) == (other.top, other.width)


def test_what_is_wanted_is_rendered_one_at_a_time(
    renderer: Renderer, screen: pygame.Surface
) -> None:
    wanted = [Text("leap"), Text("land"), Text("leap")]
    stage = Stage(renderer, theme.WATER)
    stage.draw(screen, 1.0)
    renderer.prefetch(*wanted)
    weights = [renderer.printed_bytes]
    for _ in range(4):
        stage.draw(screen, 1.0)
        weights.append(renderer.printed_bytes)
    assert weights[0] < weights[1] < weights[2] == weights[3] == weights[4]


def test_a_sheet_keeps_its_size_and_place_though_its_shadow_hangs_over(renderer: Renderer) -> None:
    made = renderer.printed(Paper(200, 100, "#ff0000"))
    assert (made.width, made.height) == (100, 50)
    assert made.surface.get_width() > 100
    assert made.surface.get_at((-made.left, -made.top))[:3] == (255, 0, 0)
    solid = pygame.mask.from_surface(made.surface, 200).get_bounding_rects()[0]
    assert abs(solid.centerx + made.left) <= 1
    assert abs(solid.w - 100) <= 2


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


def test_one_long_word_is_shrunk_and_then_cut() -> None:
    setting = set_type(Text("Donaudampfschifffahrtsgesellschaft", 60, width=300), 1.0, 1.0)
    assert setting.pixels == theme.FLOOR
    assert setting.width <= 301
    assert setting.lines[0].endswith("…")


def test_larger_text_is_larger_where_there_is_room() -> None:
    once, twice = (set_type(Text("frog", 40), 1.0, scale) for scale in (1.0, 2.0))
    assert twice.pixels == 2 * once.pixels


@pytest.mark.parametrize(("align", "side"), [("left", "left"), ("right", "right")])
def test_words_are_aligned_in_their_box(renderer: Renderer, align: str, side: str) -> None:
    text = Text("frog", 40, width=400, align=align)  # type: ignore[arg-type]
    made = renderer.printed(text)
    assert renderer.size(text)[0] == pytest.approx(400)
    inked = made.surface.get_rect(topleft=(made.left, made.top))
    assert abs(getattr(inked, side) - (-100 if side == "left" else 100)) <= 3


def darkest(made: Bitmap) -> int:
    """The least light of all pixels of a print on white."""
    canvas = pygame.Surface((300, 300)).convert()
    canvas.fill("white")
    canvas.blit(made.surface, (150 + made.left, 150 + made.top), special_flags=made.flags)
    return min(min(canvas.get_at((x, y))[:3]) for x in range(60, 240, 2) for y in range(60, 240))


@pytest.mark.parametrize("angle", [7, 45, 90, 180, -130])
def test_turned_and_squeezed_paper_has_no_dark_rim(renderer: Renderer, angle: float) -> None:
    renderer.begin_frame(lavish=True)
    sheet = renderer.printed(Paper(200, 120, "#ffffff", shadow=False))
    assert darkest(renderer.turned(sheet, angle)) >= darkest(sheet) - 3
    assert darkest(renderer.faded(sheet, 0.5)) >= darkest(sheet) - 3
    assert darkest(squeezed(sheet, (31, 50))) >= darkest(sheet) - 3


def brightness(made: Bitmap, side: int) -> float:
    """Light left by a shadow just outside the sheet: above (-1) or below (1) its middle."""
    canvas = pygame.Surface((300, 300)).convert()
    canvas.fill("white")
    canvas.blit(made.surface, (150 + made.left, 150 + made.top), special_flags=made.flags)
    return sum(canvas.get_at((150, 150 + side * (30 + i)))[0] for i in range(1, 7))


@pytest.mark.parametrize("angle", [0, 180])
def test_a_shadow_falls_down_however_the_sheet_is_turned(renderer: Renderer, angle: float) -> None:
    renderer.begin_frame(lavish=True)
    for picture in (
        Paper(200, 120),
        Collage(200, 120, (Part(Paper(200, 120), 100, 60), Part(Text("frog"), 100, 60))),
    ):
        made = renderer.turned(picture, angle)
        assert brightness(made, 1) < brightness(made, -1) - 20


def test_too_many_new_turns_in_a_frame_are_put_off(renderer: Renderer) -> None:
    cards = [Paper(400, 560, f"#{i:02x}a0a0") for i in range(12)]
    renderer.begin_frame()
    made = [renderer.turned(card, 30) for card in cards]
    assert 1 <= sum(not each.rough for each in made) < 12
    for _ in range(12):
        renderer.begin_frame()
        made = [renderer.turned(card, 30) for card in cards]
    assert not any(each.rough for each in made)


@pytest.mark.parametrize(("lavish", "late"), [(False, True), (True, False)])
def test_what_is_turned_late_in_a_frame_is_put_off_unless_nothing_moves(
    lavish: bool, late: bool
) -> None:
    time = 0.0
    renderer = Renderer((960, 540), now=lambda: time)
    renderer.begin_frame(lavish)
    assert not renderer.turned(Paper(200, 280), 30).rough
    time = 0.1
    assert renderer.turned(Paper(200, 240), 30).rough == late


def test_a_near_turn_stands_in_for_a_missing_one(renderer: Renderer) -> None:
    card = Paper(900, 900)
    renderer.begin_frame()
    first = renderer.turned(card, 30)
    assert renderer.turned(card, 40) is first
    renderer.begin_frame()
    assert renderer.turned(card, 40) is not first


def test_angles_are_told_apart_finely_only_near_upright() -> None:
    assert [bucket_of(angle) for angle in (3.4, -19.6, 43, 358, 179, -180)] == [
        3, -20, 45, -2, -180, -180,
    ]  # fmt: skip
    assert bucket_of(3.4, fast=True) == 5


def test_stores_stay_within_their_limit(renderer: Renderer) -> None:
    renderer.begin_frame(lavish=True)
    for i in range(16):
        renderer.turned(Paper(2800, 2000, f"#0000{i:02x}", shadow=False), 45)
    assert TURNED_LIMIT / 2 < renderer.turned_bytes <= TURNED_LIMIT


@pytest.mark.parametrize(
    "sheet",
    [
        Paper(500, 320),
        Paper(480, 96, edge=theme.INK, edge_width=8),
        Paper(160, 400, radius=40),
        Paper(420, 300, shadow=False),
        Paper(60, 40),
    ],
)
def test_a_sheet_drawn_out_of_a_small_one_looks_as_if_drawn_whole(sheet: Paper) -> None:
    def drawn(paper: Paper) -> pygame.Surface:
        margin = 32 if sheet.shadow else 2
        return rasterised(
            paper_svg(paper), round(paper.width) + margin, round(paper.height) + margin
        )

    whole = drawn(sheet)
    out = drawn_out(drawn(cornered(sheet)), whole.get_size())
    off = [
        max(abs(a - b) for a, b in zip(whole.get_at((x, y)), out.get_at((x, y)), strict=True))
        for x in range(whole.get_width())
        for y in range(whole.get_height())
        if whole.get_at((x, y)).a > 40
    ]
    assert max(off) <= 8


def test_what_was_squeezed_before_is_not_squeezed_again() -> None:
    renderer = Renderer((960, 540))
    card = renderer.printed(Paper(200, 280))
    first = renderer.scaled(card, (60, 90))
    assert first.get_size() == (60, 90)
    assert renderer.scaled(card, (60, 90)) is first
    assert renderer.scaled(card, (61, 90)) is not first


def test_a_collage_is_due_once_its_parts_are_printed_frame_by_frame() -> None:
    ticks = count()
    renderer = Renderer((960, 540), now=lambda: float(next(ticks)))
    words = Text("one"), Text("two"), Text("three")
    page = Collage(400, 400, tuple(Part(text, 200, 200) for text in words))
    printed, due = [], []
    for _ in range(4):
        renderer.begin_frame()
        due.append(renderer.due(page))
        printed.append(sum(map(renderer.ready, words)))
    assert printed == [1, 2, 3, 3]
    assert due == [False, False, False, True]


def test_the_sheets_of_a_collage_are_cut_frame_by_frame() -> None:
    ticks = count()
    renderer = Renderer((960, 540), now=lambda: float(next(ticks)))
    sheets = [Paper(300, 300, radius=radius) for radius in (10, 20, 30)]
    page = Collage(300, 300, tuple(Part(sheet, 150, 150) for sheet in sheets))
    due = []
    for _ in range(4):
        renderer.begin_frame()
        due.append(renderer.due(page))
    assert due == [False, False, False, True]


def test_a_drawing_is_due_when_it_was_drawn_aside() -> None:
    renderer, frog = Renderer((960, 540), now=lambda: 0.0), Art("frog-sit", 600.0)
    assert not renderer.due(frog)
    while not renderer.due(frog):
        renderer.begin_frame()
    asked = Renderer((960, 540)).surface(frog)
    assert pygame.image.tobytes(renderer.surface(frog), "RGBA") == pygame.image.tobytes(
        asked, "RGBA"
    )


def test_without_a_clock_everything_is_due() -> None:
    assert Renderer((960, 540)).due(Collage(90, 90, (Part(Art("frog-sit", 600.0), 45, 45),)))
