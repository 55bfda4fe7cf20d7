"""Speech on its channel of the mixer, and on a second device."""

from __future__ import annotations

import time
from io import BytesIO
from pathlib import Path
from threading import Thread, current_thread

import pygame
import pytest

from sounds import device
from sounds.bank import UNDER_SPEECH, Ambience, Sound, SoundBank
from sounds.second_device import SecondDevice, device_names
from tests.sounds.banks import LOOPS, busy_channels, volumes, wait_for

RATE = 22050
SECOND = b"\x01\x10" * RATE
LONG = 60 * SECOND


def say(bank: SoundBank, samples: bytes) -> None:
    """Say *samples*, and return when they are heard."""
    bank.speak(samples, RATE)
    assert bank.speaking
    wait_for(bank, lambda: pygame.mixer.Channel(LOOPS).get_busy())
    assert bank.speaking


def test_an_utterance_is_played_on_a_channel_of_its_own(bank: SoundBank) -> None:
    say(bank, LONG)
    assert busy_channels() == [LOOPS]
    sound = pygame.mixer.Channel(LOOPS).get_sound()
    assert sound is not None
    assert sound.get_length() == pytest.approx(60.0, abs=0.1)
    for _ in range(50):
        bank.play(Sound.TICK)
    assert pygame.mixer.Channel(LOOPS).get_sound() is sound
    bank.stop_speech()
    assert not bank.speaking


def test_a_new_utterance_takes_the_place_of_the_old_one(bank: SoundBank) -> None:
    say(bank, LONG)
    first = pygame.mixer.Channel(LOOPS).get_sound()
    say(bank, LONG)
    assert pygame.mixer.Channel(LOOPS).get_sound() is not first


def test_an_utterance_that_is_stopped_before_it_begins_is_never_heard(bank: SoundBank) -> None:
    bank.speak(LONG, RATE)
    bank.stop_speech()
    assert not bank.speaking
    say(bank, SECOND)
    sound = pygame.mixer.Channel(LOOPS).get_sound()
    assert sound is not None
    assert sound.get_length() == pytest.approx(1.0, abs=0.1)


def test_no_frame_waits_until_a_long_utterance_has_the_rate_of_the_mixer(
    bank: SoundBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    makers: list[Thread] = []
    made = pygame.mixer.Sound

    def make(file: BytesIO) -> pygame.mixer.Sound:
        makers.append(current_thread())
        return made(file)

    monkeypatch.setattr(pygame.mixer, "Sound", make)
    say(bank, LONG)
    assert makers
    assert current_thread() not in makers


def test_an_utterance_that_cannot_be_loaded_is_over(
    bank: SoundBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(file: BytesIO) -> None:
        raise pygame.error("it cannot be loaded")

    monkeypatch.setattr(pygame.mixer, "Sound", fail)
    bank.speak(SECOND, RATE)
    wait_for(bank, lambda: not bank.speaking)
    monkeypatch.undo()
    say(bank, SECOND)


def test_loops_are_lowered_while_words_are_said(bank: SoundBank) -> None:
    bank.set_volumes(1.0, 1.0, 0.0)
    bank.play_ambience(Ambience.POND_MORNING)
    wait_for(bank, lambda: volumes() and max(volumes()) > 0.99)
    bank.speak(LONG, RATE)
    wait_for(bank, lambda: min(volumes()) < UNDER_SPEECH + 0.02)
    bank.stop_speech()
    wait_for(bank, lambda: max(volumes()) > 0.9)


def test_without_a_device_nothing_is_said() -> None:
    bank = SoundBank(silent=True)
    bank.speak(LONG, RATE)
    bank.stop_speech()
    assert not bank.speaking


def test_a_second_device_is_heard_beside_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # SDL's driver for files opens any number of devices, each named after its file.
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "room"))
    assert device.open_device("disk")
    try:
        assert device_names()
        headphones = SecondDevice(str(tmp_path / "headphones"))
        headphones.speak(SECOND[:8000], RATE)
        assert not headphones.failed
        deadline = time.monotonic() + 20
        while headphones.speaking:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        headphones.close()
    finally:
        device.close_device()
    assert b"\x01\x10" * 4000 in (tmp_path / "headphones").read_bytes()
    assert b"\x01\x10" not in (tmp_path / "room").read_bytes()
