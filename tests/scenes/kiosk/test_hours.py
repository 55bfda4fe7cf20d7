"""Opening hours: outside of them a dimmed clock is shown."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pygame
import pytest

from rules.party import Party
from scenes.kiosk.closed_screen import ClosedScreen
from scenes.kiosk.closing_time import CLOSING
from scenes.kiosk.closing_warning import LAST, ClosingWarning
from scenes.menus.title import Title
from scenes.table.table_scene import TableScene
from sprites.pictures import theme
from tests import input_events
from tests.scenes.kiosk.kiosk_app import NOON, KioskApp, kiosk_app
from tests.sprites.contrast import contrast

pytestmark = pytest.mark.usefixtures("own_home")


def brightest(kiosk: KioskApp) -> int:
    raw = kiosk.app.services.window.surface().get_view("0").raw
    return max(max(raw[colour::4]) for colour in range(3))


def begun(kiosk: KioskApp) -> TableScene:
    """A match in which somebody has chosen."""
    scene = kiosk.play()
    match = scene.table.match
    seat = min(match.waiting_for)
    match.choose(seat, next(iter(match.state.legal(seat))))
    return scene


def warning(kiosk: KioskApp) -> ClosingWarning:
    assert isinstance(kiosk.scene, ClosingWarning)
    return kiosk.scene


HOURS = '[hours]\nevery_day = "10:00-14:00"\n'


def test_outside_its_hours_a_dimmed_clock_is_shown_until_the_house_opens(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, HOURS) as kiosk:
        kiosk.live(1)
        assert kiosk.shows(Title)
        kiosk.when = NOON.replace(hour=14)
        kiosk.live(0.2)
        night = kiosk.scene
        assert isinstance(night, ClosedScreen)
        input_events.tap(0.5, 0.5)
        kiosk.live(30)
        assert kiosk.scene is night
        assert brightest(kiosk) < 170
        kiosk.when = NOON + timedelta(days=1)
        kiosk.live(0.2)
        assert kiosk.shows(Title)


def test_the_clock_is_dimmed_in_high_contrast_too_and_can_still_be_read(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, HOURS + "[settings]\nhigh_contrast = true\n") as kiosk:
        kiosk.when = NOON.replace(hour=20)
        kiosk.live(1)
        dim = brightest(kiosk)
        assert dim < 170
        assert contrast(f"#{dim:02x}{dim:02x}{dim:02x}", theme.CLOSED_GROUND) >= 7.0
        input_events.tap(0.5, 0.5)
        kiosk.live(0.1)
        assert brightest(kiosk) > 200


def test_a_press_at_night_is_answered_with_a_brighter_clock(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, HOURS) as kiosk:
        kiosk.when = NOON.replace(hour=20)
        kiosk.live(1)
        dim = brightest(kiosk)
        input_events.tap(0.5, 0.5)
        kiosk.live(0.1)
        assert brightest(kiosk) > dim
        kiosk.live(7)
        assert brightest(kiosk) == dim


def test_the_clock_is_somewhere_else_every_minute(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, HOURS) as kiosk:
        places = set()
        for minute in range(5):
            kiosk.when = NOON.replace(hour=20, minute=minute)
            kiosk.live(0.2)
            night = kiosk.scene
            assert isinstance(night, ClosedScreen)
            places.add(night._widgets["clock"].pose)
        assert len(places) == 5


def test_a_match_that_has_begun_may_go_on_for_five_minutes_after_closing_time(
    tmp_path: Path,
) -> None:
    with kiosk_app(tmp_path, HOURS) as kiosk:
        scene = begun(kiosk)
        kiosk.when = NOON.replace(hour=14)
        kiosk.live(0.5)
        assert "5 minutes" in warning(kiosk).words
        input_events.tap_key(pygame.KSCAN_SPACE)
        kiosk.live(5)
        assert kiosk.scene is scene
        kiosk.play()  # another one is not begun
        kiosk.live(0.2)
        assert kiosk.shows(ClosedScreen)


def test_a_match_ends_after_a_last_warning_whatever_is_pressed(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, HOURS) as kiosk:
        begun(kiosk)
        kiosk.when = NOON.replace(hour=14)
        seen = []
        slowly = round(CLOSING / 10) - 1
        for seconds in (*[10] * slowly, *[1] * 22):
            for key in (pygame.KSCAN_D, pygame.KSCAN_SPACE):
                input_events.tap_key(key)
            kiosk.pass_time(seconds)
            seen.append(type(kiosk.scene).__name__)
        assert seen.count("ClosingWarning") >= LAST - 1
        assert seen[-1] == "ClosedScreen"


def test_a_party_night_is_warned_between_its_games_too_and_ends(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, HOURS) as kiosk:
        context = kiosk.app.context
        context.party = Party(("quibbit", "quibbit"), 3, 7)
        kiosk.app.stack.reset(context.routes.standing())
        kiosk.when = NOON.replace(hour=14)
        kiosk.live(0.5)
        warning(kiosk)
        kiosk.pass_time(CLOSING + 1)
        assert kiosk.shows(ClosedScreen)
        assert context.party is None


def test_a_warning_goes_when_the_house_is_open_again(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, HOURS) as kiosk:
        scene = begun(kiosk)
        kiosk.when = NOON.replace(hour=14)
        kiosk.live(0.5)
        warning(kiosk)
        kiosk.when = NOON
        kiosk.live(0.5)
        assert kiosk.scene is scene


def test_a_clock_set_back_only_shows_what_the_wall_says(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, HOURS) as kiosk:
        kiosk.when = NOON.replace(hour=14)
        kiosk.live(0.2)
        assert kiosk.shows(ClosedScreen)
        kiosk.when = NOON.replace(hour=13)
        kiosk.live(0.2)
        assert kiosk.shows(Title)
        scene = kiosk.play()
        kiosk.when = NOON - timedelta(days=400, hours=1)
        kiosk.wait(100)
        assert kiosk.scene is scene
