"""The sound bank without a device, and with one that is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from threading import Thread, current_thread

import pygame
import pytest

from sounds import bank
from sounds.bank import Ambience, Sound, SoundBank
from sounds.mixer import loop_player
from tests.sounds.banks import wait_for

SILENT_MATCH = """
from sounds.bank import Ambience, SoundBank, Sound
bank = SoundBank()
bank.play(Sound.HOP)
bank.open()
bank.play_ambience(Ambience.POND_MORNING)
for sound in Sound:
    bank.play(sound, step=3, pan=-0.5)
bank.set_volumes(0.2, 0.3, 0.4)
bank.update()
bank.pause()
bank.resume()
bank.play_ambience(None)
bank.close()
bank.close()
"""


@pytest.mark.parametrize("driver", ["nosuchdriver", "alsa", "dummy"])
def test_without_a_device_it_is_silent_and_the_terminal_stays_clean(driver: str) -> None:
    environment = {
        **os.environ,
        "SDL_AUDIODRIVER": driver,
        "AUDIODEV": "nosuchdevice",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", SILENT_MATCH], env=environment, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_error_stream_works_again_after_the_device_was_opened() -> None:
    program = (
        "import os; from sounds.bank import SoundBank; "
        "SoundBank().open(); os.write(2, b'still here')"
    )
    environment = {**os.environ, "SDL_AUDIODRIVER": "nosuchdriver"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True)
    assert done.stderr == b"still here"


def test_a_silent_bank_never_opens_the_device() -> None:
    bank = SoundBank(silent=True)
    bank.open()
    bank.play(Sound.HOP)
    bank.play_ambience(Ambience.POND_MORNING)
    assert pygame.mixer.get_init() is None
    bank.close()


def test_before_it_is_open_no_device_is_used_and_nothing_breaks() -> None:
    bank = SoundBank()
    bank.play(Sound.HOP)
    bank.set_volumes(0.5, 0.5, 0.5)
    bank.pause()
    bank.resume()
    assert pygame.mixer.get_init() is None


def test_it_can_be_closed_at_once_and_opened_again() -> None:
    bank = SoundBank()
    for _ in range(3):
        bank.open()
        bank.play_ambience(None)
        bank.play_ambience(Ambience.POND_MORNING)
        bank.close()
        assert pygame.mixer.get_init() is None


def test_a_device_that_is_lost_leaves_silence_and_no_error(bank: SoundBank) -> None:
    bank.play_ambience(Ambience.POND_MORNING)
    bank.play(Sound.HOP)
    bank.pause()
    wait_for(bank, lambda: not bank._loading())
    pygame.mixer.quit()
    bank.resume()
    bank.set_volumes(0.3, 0.3, 0.3)
    for sound in Sound:
        bank.play(sound)
    bank.pause()
    bank.play_ambience(None)
    bank.close()
    bank.open()
    assert bank._open


def test_a_lost_device_is_reported_once() -> None:
    reports: list[str] = []
    bank = SoundBank(on_lost=lambda: reports.append("gone"))
    bank.open()
    bank.play(Sound.HOP)
    assert not reports
    wait_for(bank, lambda: not bank._loading())
    pygame.mixer.quit()
    bank.play(Sound.HOP)
    bank.pause()
    bank.play_ambience(None)
    assert reports == ["gone"]
    bank.close()
    assert reports == ["gone"], "who closes it knows"


@pytest.mark.parametrize("silent", [True, False])
def test_a_missing_device_is_reported_unless_the_bank_is_silent(
    monkeypatch: pytest.MonkeyPatch, silent: bool
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuchdriver")
    reports: list[str] = []
    bank = SoundBank(silent, on_lost=lambda: reports.append("none"))
    bank.open()
    bank.play(Sound.HOP)
    assert reports == ([] if silent else ["none"])


def test_the_first_file_is_read_before_another_thread_reads_any(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reading = list[Thread]()
    read_sound = loop_player.read_sound

    def recorded(file: Path) -> pygame.mixer.Sound | None:
        reading.append(current_thread())
        read = read_sound(file)
        reading.append(current_thread())
        return read

    monkeypatch.setattr(bank, "read_sound", recorded)
    monkeypatch.setattr(loop_player, "read_sound", recorded)
    opened = SoundBank()
    opened.open()
    opened.play_ambience(Ambience.STILL_DAWN)
    opened.close()
    assert reading[:2] == [current_thread()] * 2
