from __future__ import annotations

import pytest

from scenes.core.settings.settings import Settings
from scenes.ui.scanning.scan import FIRST, REST, Scan, ScanWay, scan_as_set
from sprites.motion.timestep import STEP

SECONDS = 1.0
LITTLE = 2 * STEP


def scan(way: ScanWay, count: int = 3) -> Scan:
    made = Scan(way, SECONDS)
    made.begin(count)
    wait(made, REST)
    return made


def wait(scan: Scan, seconds: float) -> bool:
    """Let time pass; whether something was chosen."""
    chosen = [scan.step() for _ in range(round(seconds / STEP))]
    return any(chosen)


def test_time_moves_on_from_the_first_thing_after_twice_as_long() -> None:
    one = scan(ScanWay.AUTO)
    wait(one, FIRST * SECONDS - REST - LITTLE)
    assert one.at == 0
    wait(one, 2 * LITTLE)
    assert one.at == 1
    wait(one, SECONDS)
    assert one.at == 2
    wait(one, SECONDS)
    assert one.at == 0


def test_time_stays_at_one_thing_for_as_long_as_is_asked() -> None:
    one = scan(ScanWay.AUTO)
    one.stay(5 * SECONDS)
    wait(one, 5 * SECONDS - LITTLE)
    assert one.at == 0
    wait(one, 2 * LITTLE)
    assert one.at == 1
    one = scan(ScanWay.STEP)
    one.press(True)
    one.stay(5 * SECONDS)
    assert wait(one, REST + SECONDS + LITTLE)


def test_it_tells_how_much_time_is_left() -> None:
    one = scan(ScanWay.AUTO)
    wait(one, FIRST * SECONDS - REST + STEP)
    assert one.at == 1
    assert one.time_left > 0.9
    wait(one, SECONDS / 2)
    assert 0.4 < one.time_left < 0.6
    assert scan(ScanWay.HOLD).time_left == 0.0


def test_a_press_chooses_and_then_nothing_happens_for_a_moment() -> None:
    one = scan(ScanWay.AUTO)
    assert one.press(True)
    assert not one.press(False)
    one.begin(3)
    assert not one.press(True)
    wait(one, REST - LITTLE)
    assert not one.press(True)
    wait(one, FIRST * SECONDS - REST - LITTLE)
    assert one.at == 0
    wait(one, 4 * LITTLE)
    assert one.at == 1
    assert one.press(True)


def test_presses_move_and_a_pause_chooses() -> None:
    one = scan(ScanWay.STEP)
    assert not wait(one, 10.0)
    assert not one.press(True)
    assert one.at == 0
    wait(one, REST + LITTLE)
    assert not one.press(True)
    assert one.at == 1
    assert not wait(one, REST + SECONDS - LITTLE)
    assert wait(one, 2 * LITTLE)
    assert not wait(one, 10.0)


def test_what_is_held_moves_and_letting_go_chooses() -> None:
    one = scan(ScanWay.HOLD)
    assert not wait(one, 10.0)
    assert not one.press(False)
    assert not one.press(True)
    wait(one, (FIRST + 1) * SECONDS + LITTLE)
    assert one.at == 2
    assert one.press(False)
    assert not one.press(True)
    assert not one.press(False)


@pytest.mark.parametrize("way", ["auto", "step", "hold"])
def test_things_are_scanned_only_in_the_way_that_is_set(way: str) -> None:
    assert scan_as_set(Settings()) is None
    settings = Settings(one_button=way, scan_time=500)  # type: ignore[arg-type]
    assert scan_as_set(settings) is not None
    assert settings.scan_patience == 15.0
    assert Settings().scan_patience == 0.0


def test_a_press_that_comes_too_soon_chooses_nothing() -> None:
    one = Scan(ScanWay.AUTO, SECONDS)
    one.begin(3)
    assert not one.press(True)
    wait(one, REST)
    assert one.press(True)


@pytest.mark.parametrize("way", [ScanWay.AUTO, ScanWay.HOLD])
def test_what_was_passed_twice_without_a_press_is_passed_by(way: ScanWay) -> None:
    one = scan(way)
    one.begin(3)
    one.press(way is ScanWay.HOLD)
    wait(one, (2 * 3 + 1) * SECONDS - LITTLE)
    assert not one.passed_by
    wait(one, 2 * LITTLE)
    assert one.passed_by
    one.begin(3)
    assert not one.passed_by
