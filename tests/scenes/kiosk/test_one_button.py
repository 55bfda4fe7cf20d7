"""With one button a kiosk knows its guests and its operator all the same."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.kiosk.presence import SAME
from scenes.kiosk.still_there import StillThere
from scenes.playback.attract import Attract
from tests import input_events
from tests.scenes.kiosk.kiosk_app import kiosk_app, open_operator_menu

pytestmark = pytest.mark.usefixtures("own_home")
TEXT = """
[patience]
match = 60

[settings]
one_button = "auto"
scan_time = 500
"""


def test_the_operator_still_holds_three_controls(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, TEXT) as kiosk:
        assert kiosk.app.context.input_reader.one_button
        open_operator_menu(kiosk)


def test_who_presses_the_same_key_all_the_time_is_somebody(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, TEXT) as kiosk:
        kiosk.play()
        kiosk.live(1)
        for _ in range(round(2 * SAME / 20)):
            kiosk.pass_time(20)
            for down in (True, False):
                input_events.key(pygame.KSCAN_K, down)
                kiosk.live(0.1)
            assert not kiosk.shows(StillThere)
            assert not kiosk.shows(Attract)
