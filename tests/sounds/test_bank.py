"""What the sound bank plays: voices, steps, pan and volume."""

from __future__ import annotations

from itertools import pairwise, zip_longest
from math import log10
from random import Random

import pygame
import pytest

from sounds.bank import OWN, SHARED, UNEVEN, Ambience, Sound, SoundBank
from sounds.mixer.limiter import CEILING
from sounds.mixer.voices import SAME, SPARE, VOICES
from sounds.names import SoundKind
from tests.sounds.banks import LONG, busy_channels, sounding, wait_for


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
    assert Sound.TICK.files(40) == Sound.TICK.files(12)
    assert Sound.HOP.files(5) == Sound.HOP.files()
    assert len(Sound.HOP.files()) == 6


def test_the_volume_reaches_sounds_loaded_before_and_after(bank: SoundBank) -> None:
    bank.play(LONG[0])
    bank.set_volumes(0.5, 1.0, 1.0)
    bank.play(LONG[1])
    volumes = [pygame.mixer.Channel(i).get_sound() for i in busy_channels()]
    assert [chunk.get_volume() for chunk in volumes if chunk] == [pytest.approx(0.5, abs=0.01)] * 2


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


def test_what_all_tables_share_is_equally_loud_at_each_of_them() -> None:
    bank = SoundBank()
    shared = [sound for sound in Sound if not (sound.ambience or sound.is_common)]
    for place in Ambience:
        bank.play_ambience(place)
        assert {bank._gain(sound) for sound in shared if not sound.is_tune} == {SHARED}
        assert {bank._gain(sound) for sound in Sound if sound.is_tune} == {1.0}


def test_each_table_has_a_volume_for_what_it_alone_has() -> None:
    bank = SoundBank()
    for place, volume in OWN.items():
        own = (sound for sound in Sound if sound.ambience is place)
        steady = [sound for sound in own if not (sound.is_tune or sound.is_common)]
        assert {bank._gain(sound) for sound in steady} == {volume}


def test_a_common_sound_is_never_even() -> None:
    bank = SoundBank(rng=Random(5))
    levels = [20 * log10(bank._gain(Sound.HOP) / SHARED) for _ in range(200)]
    assert -UNEVEN <= min(levels) < -0.9 * UNEVEN
    assert -0.1 * UNEVEN < max(levels) <= 0.0


def test_a_gain_reaches_the_voice(bank: SoundBank, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bank, "_gain", lambda _: 0.5)
    bank.play(LONG[0])
    (voice,) = bank._voices.sounding()
    assert voice.strength.gain == 0.5
