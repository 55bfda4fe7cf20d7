from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise, zip_longest
from random import Random

import pygame
import pytest

from sounds.bank import DUCKED, HEADROOM, UNDER_TUNES, Ambience, Sound, SoundBank, Tension
from sounds.limiter import CEILING
from sounds.names import SoundKind
from sounds.voices import SAME, SPARE, VOICES

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

LOOPS = 8  # channels of ambience and music
LONG = (Sound.TO_THE_KING, Sound.DIRECTION_TURNED, Sound.DRAIN_LINE, Sound.STILL_THERE)


@pytest.fixture(autouse=True)
def _dummy_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.fixture
def bank() -> Iterator[SoundBank]:
    bank = SoundBank(rng=Random(1))
    bank.open()
    yield bank
    bank.close()


def wait_for(bank: SoundBank, what: Callable[[], object]) -> None:
    """Update *bank* as the loop does, until *what* is true."""
    deadline = time.monotonic() + 20
    while not what():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.01)
        bank.update()


def busy_channels() -> list[int]:
    every = range(pygame.mixer.get_num_channels())
    return [i for i in every if pygame.mixer.Channel(i).get_busy()]


def volumes() -> list[float]:
    """The volume of each chunk that plays."""
    chunks = [pygame.mixer.Channel(i).get_sound() for i in busy_channels()]
    return [chunk.get_volume() for chunk in chunks if chunk]


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
    bank.set_volumes(0.5, 0.5, 0.5)
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
        bank.play(LONG[0])
    assert len(busy_channels()) == SAME
    for _ in range(10):
        bank.play(LONG[0])
    wait_for(bank, lambda: len(busy_channels()) <= SAME)


def test_of_many_voices_the_quietest_kind_is_dropped_first(bank: SoundBank) -> None:
    for sound in LONG:
        for _ in range(SAME):
            bank.play(sound)
    assert len(busy_channels()) == VOICES
    bank.play(Sound.CARD_DEAL)
    bank.play(Sound.FROG_HOME)
    wait_for(bank, lambda: sounding(Sound.CARD_DEAL) == 0)
    assert sounding(Sound.FROG_HOME) == 1


def test_a_voice_is_panned(bank: SoundBank) -> None:
    bank.play(LONG[0], pan=-1.0)
    bank.play(LONG[1], pan=0.0)
    left, middle = (pygame.mixer.Channel(i) for i in busy_channels())
    assert middle.get_volume() == pytest.approx(1.0)
    assert left.get_sound() is not None


def test_a_step_picks_the_pitch_made_for_it_or_the_nearest() -> None:
    assert Sound.TICK.files(3) != Sound.TICK.files(4)
    assert Sound.TICK.files(40) == Sound.TICK.files(7)
    assert Sound.HOP.files(5) == Sound.HOP.files()
    assert len(Sound.HOP.files()) == 3


def test_the_volume_reaches_sounds_loaded_before_and_after(bank: SoundBank) -> None:
    bank.play(LONG[0])
    bank.set_volumes(0.5, 1.0, 1.0)
    bank.play(LONG[1])
    volumes = [pygame.mixer.Channel(i).get_sound() for i in busy_channels()]
    assert [chunk.get_volume() for chunk in volumes if chunk] == [
        pytest.approx(0.5 * HEADROOM, abs=0.01)
    ] * 2


def test_the_ambience_loops_until_it_is_ended(bank: SoundBank) -> None:
    bank.play_ambience(Ambience.POND_MORNING)
    wait_for(bank, busy_channels)
    assert all(channel < LOOPS for channel in busy_channels())
    bank.play_ambience(None)
    wait_for(bank, lambda: not busy_channels())


def test_an_ambience_asked_for_before_the_device_is_open_starts_with_it() -> None:
    bank = SoundBank()
    bank.play_ambience(Ambience.POND_MORNING)
    bank.open()
    wait_for(bank, busy_channels)
    bank.close()


def test_only_the_ambience_asked_for_last_counts(bank: SoundBank) -> None:
    for wish in (Ambience.POND_MORNING, None, Ambience.POND_MORNING, None):
        bank.play_ambience(wish)
    wait_for(bank, lambda: not busy_channels())


def test_a_pause_stops_effects_but_not_the_menu_and_lowers_the_ambience(
    bank: SoundBank,
) -> None:
    bank.play_ambience(Ambience.POND_MORNING)
    wait_for(bank, busy_channels)
    pond = pygame.mixer.Channel(busy_channels()[0]).get_sound()
    assert pond
    wait_for(bank, lambda: pond.get_volume() == 1.0)
    bank.play(LONG[0])
    bank.pause()
    wait_for(bank, lambda: pond.get_volume() == pytest.approx(DUCKED, abs=0.01))
    bank.play(Sound.MENU_BACK)
    wait_for(bank, lambda: sounding(Sound.MENU_BACK) == 0)
    assert sounding(LONG[0]) == 1
    bank.resume()
    wait_for(bank, lambda: pond.get_volume() == 1.0)
    wait_for(bank, lambda: sounding(LONG[0]) == 0)


def test_after_a_pause_the_next_ambience_is_as_loud_as_usual(bank: SoundBank) -> None:
    bank.play_ambience(Ambience.POND_MORNING)
    wait_for(bank, busy_channels)
    bank.play(Sound.MENU_MOVE)
    bank.pause()
    bank.play_ambience(Ambience.STILL_DAWN)
    wait_for(bank, lambda: volumes() == [1.0] * (1 + len(Ambience.STILL_DAWN.stems)))
    assert sounding(Sound.MENU_MOVE) == 0


@pytest.mark.parametrize("place", [None, *Ambience])
def test_every_sound_can_be_heard_everywhere(bank: SoundBank, place: Ambience | None) -> None:
    bank.play_ambience(place)
    for sound in (Sound.CORONATION, Sound.FROG_HOME, Sound.MENU_CONFIRM):
        bank.play(sound)
        assert sounding(sound) == 1


def test_a_missing_file_is_only_silence(bank: SoundBank, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LONG[0], "file_name", "lost-in-the-mail")
    bank.play(LONG[0])
    bank.play(LONG[1])
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
    told: list[str] = []
    bank = SoundBank(on_lost=lambda: told.append("gone"))
    bank.open()
    bank.play(Sound.HOP)
    assert not told
    wait_for(bank, lambda: not bank._loading())
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


def test_a_frequent_sound_is_never_heard_in_one_variant_twice_running() -> None:
    bank = SoundBank(rng=Random(5))
    heard = [bank._variant(Sound.TICK, Sound.TICK.files(3)) for _ in range(200)]
    assert set(heard) == set(Sound.TICK.files(3))
    assert all(before != after for before, after in pairwise(heard))


def test_the_last_variant_counts_at_other_steps_too() -> None:
    bank = SoundBank(rng=Random(5))
    steps = [0, 1, 2, 3] * 50
    takes = [bank._variant(Sound.TICK, Sound.TICK.files(step)).stem[-1] for step in steps]
    assert all(before != after for before, after in pairwise(takes))


def test_the_music_of_a_place_plays_in_step_and_follows_the_tension(bank: SoundBank) -> None:
    bank.set_volumes(1.0, 0.0, 1.0)
    bank.play_ambience(Ambience.POND_MORNING)
    wait_for(bank, lambda: len(busy_channels()) == 1 + len(Tension))
    music = [pygame.mixer.Channel(i).get_sound() for i in busy_channels()[1:]]

    def heard() -> list[bool]:
        return [bool(stem and stem.get_volume()) for stem in music]

    for tension, stems in (
        (Tension.CALM, [True, False, False]),
        (Tension.LAST, [True, True, True]),
        (Tension.CLOSE, [True, True, False]),
    ):
        bank.set_tension(tension)
        wait_for(bank, lambda stems=stems: heard() == stems)  # type: ignore[misc]
    assert len({stem.get_length() for stem in music if stem}) == 1


def test_music_that_is_off_is_not_loaded(bank: SoundBank) -> None:
    bank.set_volumes(1.0, 1.0, 0.0)
    bank.play_ambience(Ambience.POND_MORNING)
    wait_for(bank, lambda: volumes() == [1.0])
    assert not bank._music._wanted.files
    bank.set_volumes(1.0, 1.0, 0.4)
    wait_for(bank, lambda: len(busy_channels()) == 1 + len(Tension))
    bank.set_volumes(1.0, 1.0, 0.0)
    wait_for(bank, lambda: len(busy_channels()) == 1)


def test_music_is_loaded_after_all_else(bank: SoundBank) -> None:
    bank.play_ambience(Ambience.POND_MORNING)
    for _ in range(5):
        bank.update()
        assert not (bank._music.loading and (bank._ambience.loading or bank._loading()))


def test_before_it_is_open_nothing_of_the_music_is_read() -> None:
    bank = SoundBank()
    bank.play_ambience(Ambience.STILL_DAWN)
    bank.update()
    assert not bank._music.loading


def test_tunes_wait_for_each_other_and_lower_the_loops(bank: SoundBank) -> None:
    bank.play_ambience(Ambience.POND_MORNING)
    wait_for(bank, lambda: volumes()[:1] == [1.0])
    pond = pygame.mixer.Channel(busy_channels()[0]).get_sound()
    bank.play(Sound.LAP)
    bank.play(Sound.WIN)
    assert (sounding(Sound.LAP), sounding(Sound.WIN)) == (1, 0)
    assert pond
    wait_for(bank, lambda: pond.get_volume() == pytest.approx(UNDER_TUNES["ambience"], abs=0.01))
    wait_for(bank, lambda: sounding(Sound.WIN) == 1)
    wait_for(bank, lambda: sounding(Sound.LAP) == 0)
    wait_for(bank, lambda: pond.get_volume() == 1.0)


def test_a_crowd_of_voices_stays_below_full_scale(bank: SoundBank) -> None:
    wait_for(bank, lambda: not bank._loading())
    bank._clock = lambda: 0.0
    loud = [sound for sound in Sound if sound.kind is SoundKind.POND][:VOICES]
    for sound in loud:
        bank.play(sound)
    voices = [voice.strength for voice in bank._voices.sounding()]
    assert len(voices) == VOICES
    alone = list(zip_longest(*(voice.ahead(0.0) for voice in voices), fillvalue=0.0))
    assert max(map(sum, alone)) > 1.5
    assert (
        max(sum(voice.gain * p for voice, p in zip(voices, block, strict=True)) for block in alone)
        <= CEILING + 0.01
    )
