"""What a kiosk counts, where it is kept, and what its operator can try out."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from scenes.core.paths import data_folder
from scenes.kiosk.audit.audit import Audit, audit_text, parse_audit
from scenes.kiosk.audit.audit_page import AuditPage
from scenes.kiosk.audit.input_test import InputTest
from scenes.kiosk.audit.picture_test import PictureTest
from scenes.kiosk.operator_menu import OperatorMenu
from scenes.ui.menu.dialog import Dialog
from seats.intents import Intent
from tests.scenes.kiosk.kiosk_app import KioskApp, choose, kiosk_app, open_operator_menu, press
from words import say

pytestmark = pytest.mark.usefixtures("own_home")

EXAMPLE = Audit("2026-11-20", 7200.5, {"quibbit": 4}, {"quibbit": 600.0}, coins=3, service=1)


def kept() -> Audit:
    return parse_audit((data_folder() / "audit.json").read_bytes())


def open_audit(kiosk: KioskApp) -> AuditPage:
    """Open the audit by way of the operator's menu."""
    open_operator_menu(kiosk)
    choose(kiosk, "audit")
    page = kiosk.scene
    assert isinstance(page, AuditPage)
    return page


def written(page: AuditPage) -> str:
    return "\n".join(one.words for chapter in page.chapters() for one in chapter.paragraphs)


def test_plays_their_length_and_the_time_on_are_counted_and_survive(tmp_path: Path) -> None:
    with kiosk_app(tmp_path) as kiosk:
        kiosk.play()
        kiosk.live(0.1)
        assert kept().plays == {"quibbit": 1}
        kiosk.wait(61)
        found = kept()  # as a kill would leave it
        assert 55 < found.played["quibbit"] <= 61
        assert 55 < found.on <= 62
    with kiosk_app(tmp_path) as kiosk:
        assert say("audit.plays", count=1, game="Quibbit!", minutes=1, seconds=0)[:24] in written(
            open_audit(kiosk)
        )


def test_the_operator_clears_it_only_after_a_question(tmp_path: Path) -> None:
    data_folder().mkdir(parents=True)
    (data_folder() / "audit.json").write_text(audit_text(EXAMPLE))
    with kiosk_app(tmp_path) as kiosk:
        page = open_audit(kiosk)
        assert say("audit.coins", count=3) in written(page)
        choose(kiosk, "clear")
        assert kiosk.shows(Dialog)
        choose(kiosk, "stay")
        assert say("audit.coins", count=3) in written(page)
        choose(kiosk, "clear")
        choose(kiosk, "clear")
        assert kiosk.scene is page
        assert say("audit.coins", count=0) in written(page)
        assert kept().coins == 0


def test_every_control_is_shown_and_none_leaves_or_is_a_coin(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, "[arcade]\n") as kiosk:
        open_audit(kiosk)
        choose(kiosk, "inputs")
        screen = kiosk.scene
        assert isinstance(screen, InputTest)
        kiosk.live(0.1)
        for scancode in (pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_5):
            keys = {"scancode": scancode, "key": pygame.K_5, "mod": 0}
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, keys))
            kiosk.live(0.1)
            assert kiosk.scene is screen
            assert say("audit.input_key", name="5", code=scancode) in screen.words
        assert kept().coins == 0
        kiosk.live(10.1)
        assert kiosk.shows(AuditPage)
        press(kiosk, Intent.CANCEL)
        assert kiosk.shows(OperatorMenu)


def test_another_scene_over_the_input_test_gets_its_presses(tmp_path: Path) -> None:
    with kiosk_app(tmp_path) as kiosk:
        kiosk.app.stack.reset(InputTest(kiosk.app.context))
        kiosk.live(0.1)
        kiosk.app.stack.reset(kiosk.app.context.routes.title())
        kiosk.live(1)
        focus = kiosk.scene.menu.focus  # type: ignore[attr-defined]
        press(kiosk, Intent.DOWN)
        assert kiosk.scene.menu.focus != focus  # type: ignore[attr-defined]


def test_a_press_leads_from_each_test_picture_to_the_next_and_back(tmp_path: Path) -> None:
    with kiosk_app(tmp_path) as kiosk:
        open_audit(kiosk)
        choose(kiosk, "picture")
        shown = set()
        while kiosk.shows(PictureTest):
            surface = kiosk.app.services.window.surface()
            shown.add(pygame.image.tobytes(surface, "RGB"))
            press(kiosk, Intent.CONFIRM)
        assert len(shown) == 11
        assert kiosk.shows(AuditPage)


def test_a_garbled_audit_is_set_aside_and_counting_begins_anew(tmp_path: Path) -> None:
    data_folder().mkdir(parents=True)
    (data_folder() / "audit.json").write_text("{")
    with kiosk_app(tmp_path) as kiosk:
        kiosk.play()
        kiosk.live(0.1)
        assert kept().plays == {"quibbit": 1}
    assert (data_folder() / "broken" / "audit.json").read_text() == "{"


def test_however_an_audit_is_garbled_it_is_refused_or_read() -> None:
    rng, raw = Random(7), audit_text(EXAMPLE).encode()
    assert parse_audit(raw) == EXAMPLE
    for _ in range(300):
        place = rng.randrange(len(raw))
        garbled = raw[:place] + rng.randbytes(rng.randrange(3)) + raw[place + rng.randrange(4) :]
        try:
            parse_audit(garbled)
        except ValueError:
            continue
