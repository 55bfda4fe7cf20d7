"""The drawings are complete, readable by SDL, correctly recoloured, and in their places."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random

import pygame
import pytest

from sprites import contact_sheet
from sprites.pictures import theme
from sprites.pictures.anchors import CROWN_ON, FROG_FEET, TILE_TOP
from sprites.pictures.builds import crown_on
from sprites.pictures.drawings import drawing, source
from sprites.pictures.palette import (
    KEY_BODY,
    KEY_DARK,
    KEY_LIGHT,
    KEY_MARK,
    Palette,
    dressed,
    palette_of,
    recoloured,
)
from tests.for_each import for_each

NAMES = contact_sheet.names()
SOURCES = {name: (contact_sheet.ART / f"{name}.svg").read_text(encoding="utf-8") for name in NAMES}
RECOLOURED = [name for name in NAMES if KEY_BODY in SOURCES[name]]
MARKED = [name for name in NAMES if 'id="mark-' in SOURCES[name]]
FROGS = [name for name in NAMES if name.startswith("frog-")]
POSES = [name for name in NAMES if name.startswith("frog-") and "head" not in name]
STANDING = [name for name in POSES if "leap" not in name]
HEADWEAR_GROUP = '<g id="headwear"'
TILES = ["pad", "flower", "water"]
# Scenery that is meant to run out of the picture, and weaves, which are repeated.
RUNNING_OUT = {
    "marker-edge",
    "arm",
    "tongue",
    "board-check",
    "board-damask",
    "board-enamel",
    "board-reed",
    "board-vein",
    "pond-water",
    "dawn-water",
    "evening-hall",
    "frogger-shore",
    "frogger-top-shade",
    *(name for name in NAMES if name.startswith("backdrop")),
    "bank-shade",
    "lane-depth-river",
    "lane-depth-road",
    "lane-hedge",
    "lane-road",
    "lane-seam",
    "rain-bank",
    "picnic-meadow",
    "blanket",
    "blanket-light",
    "cloth-light",
    "dusk-water",
    "dusk-lake",
    "dusk-reeds",
    "reeds-left",
    "reeds-right",
    "leaf-edge",
    "garland",
    "jetty",
    "page-cloth",
    "page-dusk",
    "page-road",
    "page-water",
    *(name for name in NAMES if name.startswith(("podium-stage", "podium-view", "stump"))),
    "rope",
    "signpost",
    "stake",
    "walnut-table",
    "book-shade",
}
UNREADABLE = (
    r"<(use|symbol|pattern|mask|filter|clipPath|text|image|style)\b|rgba\(|hsl\(|url\(['\"]"
    # SDL strokes the last dash of a path with memory that it has not set.
    r"|stroke-dasharray"
)
ROUNDS = 12  # a dashed drawing of before differed within three
PRESSES = ("south", "east", "west", "north", "lb", "rb", "triggers", "start")
MINIMUM = {
    *(f"glyph-{family}-{press}" for family in ("xbox", "ps", "nin", "any") for press in PRESSES),
    *(f"card-{value}" for value in range(1, 6)),
    *("card-face", "card-back", "card-shadow", "crown", "last", "flag", "frog-head"),
    *("pond-water", "dawn-water", "title-frog", "banner", *TILES),
}


def box(name: str) -> tuple[float, float]:
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', SOURCES[name])
    assert found is not None
    return float(found[1]), float(found[2])


def drawn(name: str, height: int, palette: Palette | None = None) -> pygame.Surface:
    return rendered(SOURCES[name], name, height, palette)


def dressed_frog(name: str, height: int, palette: Palette) -> pygame.Surface:
    return rendered(source(name, palette), name, height, palette)


def rendered(text: str, name: str, height: int, palette: Palette | None) -> pygame.Surface:
    width = round(box(name)[0] / box(name)[1] * height)
    svg = text if palette is None else recoloured(text, palette)
    return pygame.image.load_sized_svg(BytesIO(svg.encode()), (width, height))


def touches_edge(solid: pygame.Mask) -> bool:
    width, height = solid.get_size()
    rim = [(x, y) for x in range(width) for y in (0, height - 1)]
    rim += [(x, y) for y in range(height) for x in (0, width - 1)]
    return any(solid.get_at(place) for place in rim)


def test_what_the_game_shows_is_drawn() -> None:
    assert set(NAMES) >= MINIMUM


@for_each("name", NAMES)
def test_a_drawing_uses_only_what_sdl_reads(name: str) -> None:
    assert not re.search(UNREADABLE, SOURCES[name])
    for gradient in re.findall(r"<(?:linear|radial)Gradient[^>]*>", SOURCES[name]):
        assert "userSpaceOnUse" in gradient


@for_each("name", NAMES)
def test_a_drawing_shows_at_every_size(name: str) -> None:
    for height in (24, 96):
        surface = drawn(name, height)
        assert abs(surface.get_height() - height) <= 1
        seen = pygame.mask.from_surface(surface, 30).count()
        assert seen > 0.03 * surface.get_width() * surface.get_height()


def test_a_drawing_comes_out_the_same_whatever_was_drawn_before_it() -> None:
    rng, names = Random(0), list(NAMES)
    first: dict[str, bytes] = {}
    for _ in range(ROUNDS):
        rng.shuffle(names)
        for name in names:
            pixels = pygame.image.tobytes(drawn(name, 24), "RGBA")
            assert first.setdefault(name, pixels) == pixels, name


@for_each("name", [name for name in NAMES if name not in RUNNING_OUT])
def test_a_drawing_is_not_cut_off_by_its_own_edge(name: str) -> None:
    surface = drawn(name, 200)
    assert not touches_edge(pygame.mask.from_surface(surface, 100))


@for_each("seat", range(6))
@for_each("name", RECOLOURED)
def test_a_palette_leaves_no_key_colour_and_one_pattern(name: str, seat: int) -> None:
    palette = palette_of(seat)
    text = recoloured(SOURCES[name], palette)
    assert not re.search("#a0000[1-4]", text)
    assert palette.body in text
    assert set(re.findall(r'id="mark-(\w+)"', text)) <= {palette.pattern}


@pytest.mark.parametrize("name", MARKED)
def test_a_pattern_shows_without_the_colours(name: str) -> None:
    one = palette_of(0)
    sheets = [drawn(name, 132, replace(one, pattern=p)) for p in theme.PATTERNS]
    looks = {pygame.image.tobytes(each, "RGBA") for each in sheets}
    assert len(looks) == len(theme.PATTERNS)


@for_each("name", MARKED)
def test_mark_groups_hold_no_group(name: str) -> None:
    groups = re.findall(r'<g id="mark-(\w+)">(.*?)</g>', SOURCES[name], re.DOTALL)
    assert {pattern for pattern, _ in groups} == set(theme.PATTERNS)
    assert not any("<g" in inside for _, inside in groups)


@for_each("seat", range(6))
@for_each("name", FROGS)
def test_each_frog_wears_the_headwear_of_its_seat_and_nothing_is_cut_off(
    name: str, seat: int
) -> None:
    palette = palette_of(seat)
    text = source(name, palette)
    assert text.count(HEADWEAR_GROUP) == 1
    bare = re.sub(rf"(?s){HEADWEAR_GROUP}[^\n]*\n.*?^</g>", "", text, flags=re.MULTILINE)
    plain, worn = (rendered(each, name, 200, palette) for each in (bare, text))
    headwear = pygame.mask.from_surface(worn, 100)
    assert not touches_edge(headwear)
    headwear.erase(pygame.mask.from_surface(plain, 100), (0, 0))
    assert headwear.count() > 0.004 * 200 * 200


def _headwear_alone(pattern: str) -> Callable[[str], str]:
    return lambda part: drawing(f"headwear-{pattern}") if part == "headwear" else ""


@for_each("name", FROGS)
def test_headwear_alone_tells_the_seats_apart(name: str) -> None:
    bare = re.sub(r'(?s)<g id="mark-.*?</g>', "", SOURCES[name])
    worn = [dressed(bare, _headwear_alone(pattern)) for pattern in theme.PATTERNS]
    sheets = [rendered(text, name, 96, palette_of(0)) for text in worn]
    assert len({pygame.image.tobytes(each, "RGBA") for each in sheets}) == len(theme.PATTERNS)


def test_what_belongs_to_a_seat_carries_its_pattern() -> None:
    suits = {
        name for name in NAMES if name.startswith(("suit-", "court-", "path-"))
    }  # in the colours of their suit
    # Lids lie on a frog's eyes, and a leaf with its pattern lies in its ring. On a towel sits a
    # frog with one.
    bare = {"card-face", "temper-thieving", "ring-leaf", "beach-towel"} | suits
    assert set(RECOLOURED) - bare == set(MARKED)


def test_a_palette_replaces_the_key_colours_and_drops_other_patterns() -> None:
    palette = Palette("#111111", "#222222", "#333333", "#444444", "rings")
    text = (
        f'<path fill="{KEY_BODY}" stroke="{KEY_DARK}"/>\n'
        f'<g id="mark-dots">\n<path fill="{KEY_MARK}"/>\n</g>\n'
        f'<g id="mark-rings">\n<path fill="{KEY_MARK}"/>\n</g>\n'
        f'<g id="pose">\n<path fill="{KEY_LIGHT}"/>\n</g>\n'
    )
    assert recoloured(text, palette) == (
        '<path fill="#111111" stroke="#222222"/>\n'
        '<g id="mark-rings">\n<path fill="#444444"/>\n</g>\n'
        '<g id="pose">\n<path fill="#333333"/>\n</g>\n'
    )


def test_a_palette_can_widen_the_rim_of_every_frog_and_nothing_else() -> None:
    for name in ("frog-sit", "frog-leap", "frog-cheer"):
        usual, wide = (
            recoloured(SOURCES[name], replace(palette_of(0), rim=rim)) for rim in (0, 14)
        )
        parted = [
            re.split(r'(?s)(<g id="rim".*?^  </g>)', text, flags=re.M) for text in (usual, wide)
        ]
        (before, rim, after), (before_wide, wide_rim, after_wide) = parted
        assert (before, after) == (before_wide, after_wide)
        strokes, wider = (re.findall(r'stroke-width="([\d.]+)"', text) for text in (rim, wide_rim))
        assert [float(stroke) + 14 for stroke in strokes] == [*map(float, wider)]


def test_art_without_key_colours_comes_back_as_it_is() -> None:
    assert recoloured(SOURCES["crown"], palette_of(3)) == SOURCES["crown"]


def toes(name: str, seat: int) -> float:
    """How far down the lowest solid pixel lies, as a share of the height."""
    solid = pygame.mask.from_surface(dressed_frog(name, 320, palette_of(seat)), 200)
    return max(rect.bottom for rect in solid.get_bounding_rects()) / 320


@for_each("seat", range(6))
@for_each("name", STANDING)
def test_every_pose_stands_on_the_same_ground(name: str, seat: int) -> None:
    assert box(name) == box("frog-sit")
    lowest = toes(name, seat)
    assert FROG_FEET[1] < lowest < FROG_FEET[1] + 0.07
    assert abs(lowest - toes("frog-sit", 0)) < 0.05


@for_each("seat", range(6))
@for_each("name", sorted(CROWN_ON))
def test_a_crown_rests_on_every_head(name: str, seat: int) -> None:
    palette = palette_of(seat)
    surface = dressed_frog(name, 200, palette)
    x, y = crown_on(name, palette)
    head = pygame.mask.from_surface(surface, 200)
    column = [head.get_at((round(x * surface.get_width()), row)) for row in range(200)]
    assert column[round((y + 0.03) * 200)]
    assert not any(column[: round((y - 0.06) * 200)])


def test_every_frog_knows_where_its_crown_goes() -> None:
    assert set(CROWN_ON) == {name for name in NAMES if name.startswith("frog-")}


@pytest.mark.parametrize("name", TILES)
def test_tiles_share_a_box_and_carry_a_frog_in_the_middle(name: str) -> None:
    assert box(name) == box("pad")
    surface = drawn(name, 200)
    at = round(TILE_TOP[0] * surface.get_width()), round(TILE_TOP[1] * 200)
    assert surface.get_at(at).a > 240


def test_open_water_is_much_darker_than_the_pond_and_the_flower() -> None:
    def lightness(name: str) -> float:
        red, green, blue, _ = pygame.transform.average_color(drawn(name, 96), consider_alpha=True)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    assert lightness("water") < 0.7 * lightness("flower")
    assert lightness("water") < 0.7 * lightness("pond-water")


def test_the_sheet_shows_every_drawing() -> None:
    assert {sample.name for sample in contact_sheet.samples()} == set(NAMES)


def test_grey_sight_takes_the_colour_away() -> None:
    surface = pygame.Surface((2, 1))
    surface.fill("#d04f18")
    red, green, blue, _ = contact_sheet.seen(surface, contact_sheet.GREY).get_at((0, 0))
    assert red == green == blue


def test_the_sheet_asks_for_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert contact_sheet.write([], contact_sheet.samples()) == 2
    assert "sheet.png" in capsys.readouterr().err


def test_the_sheet_is_written(tmp_path: Path) -> None:
    shown = [
        contact_sheet.Sample("crown", None),
        *(contact_sheet.Sample("pad", seat) for seat in range(6)),
    ]
    assert contact_sheet.write([str(tmp_path / "sheet.png")], shown) == 0
    assert (
        pygame.image.load(tmp_path / "sheet.png").get_width()
        == contact_sheet.ACROSS * contact_sheet.strip_width()
    )
