"""Every control can be shown, on every device, in words and drawings that exist."""

from __future__ import annotations

from itertools import product

import pygame
import pytest
from font_fredoka_one import FredokaOne

from seats.bindings import DEFAULT_BINDINGS, Bindings, Controls
from seats.devices import Device
from seats.glyphs import Glyph
from seats.intents import Intent
from seats.keyboard.keys import KEY, LEFT_KEYS, LEGENDS, RIGHT_KEYS, WIDE_KEY
from seats.pads.pad import Pad
from seats.pads.pad_family import Family
from seats.phones.phone import ANY_PHONE
from seats.pointer.pointer import POINTER
from tests.for_each import for_each
from tests.paths import ROOT

ART = ROOT / "sprites" / "art"
PADS = [Pad(0, family) for family in Family]
DEVICES = [*PADS, LEFT_KEYS, RIGHT_KEYS, POINTER, ANY_PHONE]


def glyph_of(device: Device, intent: Intent, *, touch: bool = False) -> Glyph:
    return Controls(device, DEFAULT_BINDINGS, touch).glyph(intent)


def move_glyphs(device: Device) -> tuple[Glyph, ...]:
    return Controls(device, DEFAULT_BINDINGS).move_glyphs()


ALL = [
    glyph_of(device, intent, touch=touch)
    for device, intent, touch in product(DEVICES, Intent, (False, True))
] + [glyph for device in DEVICES for glyph in move_glyphs(device)]


@for_each("name", sorted({g.art for g in ALL} | {g.mark for g in ALL} - {""}))
def test_every_glyph_is_drawn(name: str) -> None:
    assert (ART / f"{name}.svg").is_file()


def test_every_legend_can_be_set_in_the_house_font() -> None:
    font = pygame.font.Font(FredokaOne, 20)
    # The font reports its box for letters it lacks, as pygame does for a private character.
    for legend in LEGENDS.values():
        for letter in legend:
            assert font.metrics(letter)[0] != font.metrics("\ue000")[0], legend


@pytest.mark.parametrize(
    ("family", "art"),
    [
        (Family.XBOX, "glyph-xbox-south"),
        (Family.PLAYSTATION, "glyph-ps-south"),
        (Family.NINTENDO, "glyph-nin-south"),
        (Family.OTHER, "glyph-any-south"),
    ],
)
def test_confirm_shows_the_letters_of_the_pad(family: Family, art: str) -> None:
    assert glyph_of(Pad(3, family), Intent.CONFIRM) == Glyph(art)


def test_different_intents_never_look_alike_on_pads_and_keys() -> None:
    for device in (*PADS, LEFT_KEYS, RIGHT_KEYS):
        assert len({glyph_of(device, intent) for intent in Intent}) == len(Intent)


def test_keys_show_their_letter_their_word_or_their_arrow() -> None:
    assert glyph_of(LEFT_KEYS, Intent.UP) == Glyph(KEY, "W")
    assert glyph_of(LEFT_KEYS, Intent.CONFIRM) == Glyph(WIDE_KEY, "Space")
    assert glyph_of(RIGHT_KEYS, Intent.CANCEL) == Glyph(WIDE_KEY, "Bksp")
    assert glyph_of(RIGHT_KEYS, Intent.UP) == Glyph(KEY, mark="arrow-up")
    assert [glyph.text for glyph in move_glyphs(LEFT_KEYS)] == ["W", "A", "S", "D"]


def test_a_finger_taps_where_a_mouse_clicks() -> None:
    assert glyph_of(POINTER, Intent.CONFIRM) == Glyph("glyph-mouse-left")
    assert glyph_of(POINTER, Intent.CANCEL) == Glyph("glyph-mouse-right")
    assert glyph_of(POINTER, Intent.CONFIRM, touch=True) == Glyph("glyph-tap")


def test_glyphs_follow_new_bindings() -> None:
    bindings = Bindings(
        {
            "pad": {pygame.CONTROLLER_BUTTON_B: Intent.CONFIRM},
            "keys_0": {pygame.KSCAN_M: Intent.CONFIRM},
        }
    )
    assert Controls(PADS[0], bindings).glyph(Intent.CONFIRM) == Glyph("glyph-xbox-east")
    assert Controls(LEFT_KEYS, bindings).glyph(Intent.CONFIRM) == Glyph(KEY, "M")
