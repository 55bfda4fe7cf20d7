from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from random import Random

import pygame
import pytest

from sounds.bank import HEADROOM, LOOPS, SAME, SPARE, VOICES, Ambience, Sound, SoundBank

SILENT_MATCH = """
from sounds.bank import Ambience, SoundBank, Sound
bank = SoundBank()
bank.play(Sound.HOP)
bank.open()
bank.play_ambience(Ambience.POND_MORNING)
for sound in Sound:
    bank.play(sound, step=3, pan=-0.5)
bank.set_volumes(0.2, 0.3)
bank.pause()
bank.resume()
bank.play_ambience(None)
bank.close()
bank.close()
"""


@pytest.fixture(autouse=True)
def _dummy_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.fixture
def bank() -> Iterator[SoundBank]:
    bank = SoundBank(rng=Random(1))
    bank.open()
    yield bank
    bank.close()


def wait_for(what: Callable[[], object]) -> None:
    deadline = time.monotonic() + 20
    while not what():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.01)


def busy_channels() -> list[int]:
    every = range(pygame.mixer.get_num_channels())
    return [i for i in every if pygame.mixer.Channel(i).get_busy()]


def sounding(sound: Sound) -> int:
    lengths = {pygame.mixer.Sound(file).get_length() for file in sound.all_files()}
    heard = [pygame.mixer.Channel(i).get_sound() for i in busy_channels()]
    return sum(chunk is not None and chunk.get_length() in lengths for chunk in heard)


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
    bank.set_volumes(0.5, 0.5)
    bank.pause()
    bank.resume()
    assert pygame.mixer.get_init() is None


def test_an_unknown_sound_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        Sound["NO_SUCH_SOUND"]


@pytest.mark.parametrize("silent", [True, False])
def test_every_play_is_reported_with_its_step_and_its_pan(silent: bool) -> None:
    heard: list[tuple[Sound, int, float]] = []
    bank = SoundBank(silent, on_play=lambda *what: heard.append(what))
    bank.play(Sound.TICK, step=4, pan=-0.5)
    bank.play(Sound.CARD_SEAL)
    assert heard == [(Sound.TICK, 4, -0.5), (Sound.CARD_SEAL, 0, 0.0)]


def test_the_number_of_voices_is_limited(bank: SoundBank) -> None:
    for _ in range(50):
        for sound in Sound:
            bank.play(sound)
    assert 0 < len(busy_channels()) <= VOICES + SPARE


def test_one_sound_takes_only_a_few_voices_for_itself(bank: SoundBank) -> None:
    for _ in range(SAME):
        bank.play(Sound.WIN)
    assert len(busy_channels()) == SAME
    for _ in range(10):
        bank.play(Sound.WIN)
    wait_for(lambda: len(busy_channels()) <= SAME)


def test_of_many_voices_the_quietest_kind_is_dropped_first(bank: SoundBank) -> None:
    for sound in (Sound.WIN, Sound.LAP, Sound.TIE, Sound.MATCH_OVER):
        for _ in range(SAME):
            bank.play(sound)
    assert len(busy_channels()) == VOICES
    bank.play(Sound.CARD_DEAL)
    bank.play(Sound.MATCH_START)
    wait_for(lambda: sounding(Sound.CARD_DEAL) == 0)
    assert sounding(Sound.MATCH_START) == 1


def test_a_voice_is_panned(bank: SoundBank) -> None:
    bank.play(Sound.WIN, pan=-1.0)
    bank.play(Sound.LAP, pan=0.0)
    left, middle = (pygame.mixer.Channel(i) for i in busy_channels())
    assert middle.get_volume() == pytest.approx(1.0)
    assert left.get_sound() is not None


def test_a_step_picks_the_pitch_made_for_it_or_the_nearest() -> None:
    assert Sound.TICK.files(3) != Sound.TICK.files(4)
    assert Sound.TICK.files(40) == Sound.TICK.files(7)
    assert Sound.HOP.files(5) == Sound.HOP.files()
    assert len(Sound.HOP.files()) == 3


def test_the_volume_reaches_sounds_loaded_before_and_after(bank: SoundBank) -> None:
    bank.play(Sound.WIN)
    bank.set_volumes(0.5, 1.0)
    bank.play(Sound.LAP)
    volumes = [pygame.mixer.Channel(i).get_sound() for i in busy_channels()]
    assert [chunk.get_volume() for chunk in volumes if chunk] == [
        pytest.approx(0.5 * HEADROOM, abs=0.01)
    ] * 2


def test_the_ambience_loops_until_it_is_ended(bank: SoundBank) -> None:
    bank.play_ambience(Ambience.POND_MORNING)
    wait_for(busy_channels)
    assert all(channel < LOOPS for channel in busy_channels())
    bank.play_ambience(None)
    wait_for(lambda: not busy_channels())


def test_an_ambience_asked_for_before_the_device_is_open_starts_with_it() -> None:
    bank = SoundBank()
    bank.play_ambience(Ambience.POND_MORNING)
    bank.open()
    wait_for(busy_channels)
    bank.close()


def test_only_the_ambience_asked_for_last_counts(bank: SoundBank) -> None:
    for wish in (Ambience.POND_MORNING, None, Ambience.POND_MORNING, None):
        bank.play_ambience(wish)
    wait_for(lambda: not busy_channels())


def test_a_pause_stops_effects_but_not_the_menu_and_lowers_the_ambience(
    bank: SoundBank,
) -> None:
    bank.play_ambience(Ambience.POND_MORNING)
    wait_for(busy_channels)
    pond = pygame.mixer.Channel(busy_channels()[0]).get_sound()
    bank.play(Sound.TIE)  # long enough to be still heard, however busy the machine is
    bank.pause()
    assert pond
    assert pond.get_volume() == pytest.approx(0.4, abs=0.01)
    bank.play(Sound.MENU_BACK)
    wait_for(lambda: sounding(Sound.MENU_BACK) == 0)
    assert sounding(Sound.TIE) == 1
    bank.resume()
    assert pond.get_volume() == 1.0
    wait_for(lambda: sounding(Sound.TIE) == 0)


def test_after_a_pause_the_next_ambience_is_as_loud_as_usual(bank: SoundBank) -> None:
    bank.play_ambience(Ambience.POND_MORNING)
    wait_for(busy_channels)
    bank.play(Sound.MENU_MOVE)
    bank.pause()
    bank.play_ambience(Ambience.STILL_DAWN)
    wait_for(lambda: len(busy_channels()) == 2)  # one loop comes while the other goes
    wait_for(lambda: len(busy_channels()) == 1)
    dawn = pygame.mixer.Channel(busy_channels()[0]).get_sound()
    assert dawn
    assert dawn.get_volume() == 1.0
    assert sounding(Sound.MENU_MOVE) == 0


@pytest.mark.parametrize("place", [None, *Ambience])
def test_every_sound_can_be_heard_everywhere(bank: SoundBank, place: Ambience | None) -> None:
    bank.play_ambience(place)
    for sound in (Sound.FROG_HOME, Sound.CORONATION, Sound.MENU_CONFIRM):
        bank.play(sound)
        assert sounding(sound) == 1


def test_a_missing_file_is_only_silence(bank: SoundBank, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sound.WIN, "stem", "lost-in-the-mail")
    bank.play(Sound.WIN)
    bank.play(Sound.LAP)
    assert len(busy_channels()) == 1


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
    wait_for(lambda: not any(loader.is_alive() for loader in bank._loaders))
    pygame.mixer.quit()
    bank.resume()
    bank.set_volumes(0.3, 0.3)
    for sound in Sound:
        bank.play(sound)
    bank.pause()
    bank.play_ambience(None)
    bank.close()
    bank.open()
    assert bank._open


def test_a_lost_device_is_reported_once() -> None:
    told: list[str] = []
    bank = SoundBank(on_lost=lambda: told.append("gone"))
    bank.open()
    bank.play(Sound.HOP)
    assert not told
    wait_for(lambda: not any(loader.is_alive() for loader in bank._loaders))
    pygame.mixer.quit()
    bank.play(Sound.HOP)
    bank.pause()
    bank.play_ambience(None)
    assert told == ["gone"]
    bank.close()
    assert told == ["gone"], "who closes it knows"


@pytest.mark.parametrize("silent", [True, False])
def test_a_missing_device_is_reported_unless_the_bank_is_silent(
    monkeypatch: pytest.MonkeyPatch, silent: bool
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuchdriver")
    told: list[str] = []
    bank = SoundBank(silent, on_lost=lambda: told.append("none"))
    bank.open()
    bank.play(Sound.HOP)
    assert told == ([] if silent else ["none"])
