"""The loops and tunes of the sound bank: ambience and music."""

from __future__ import annotations

import pygame
import pytest

from sounds.bank import DUCKED, UNDER_BLOWS, UNDER_TUNES, Ambience, Sound, SoundBank, Tension
from sounds.music import SCORES
from tests.sounds.banks import LONG, LOOPS, busy_channels, sounding, volumes, wait_for


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
    calm, *others = [stem.get_length() for stem in music if stem]
    assert others == pytest.approx([calm / SCORES[Ambience.POND_MORNING].passes] * 2)


def test_the_results_have_music_of_their_own_until_the_next_match(bank: SoundBank) -> None:
    bank.set_volumes(1.0, 0.0, 1.0)
    bank.play_ambience(Ambience.POND_MORNING)
    bank.set_tension(Tension.LAST)
    wait_for(bank, lambda: len(busy_channels()) == 1 + len(Tension))
    bank.play_result_music()
    wait_for(bank, lambda: len(busy_channels()) == 2)
    assert bank._music._playing[-1].files == Ambience.POND_MORNING.result_music
    wait_for(bank, lambda: volumes()[1:] == [1.0])
    bank.play_ambience(Ambience.POND_MORNING)
    wait_for(bank, lambda: len(busy_channels()) == 1 + len(Tension))


def test_the_music_of_the_results_begins_after_the_tunes(bank: SoundBank) -> None:
    bank.play_ambience(Ambience.POND_MORNING)
    wait_for(bank, lambda: len(busy_channels()) == 1 + len(Tension))
    bank.play(Sound.WIN)
    bank.play_result_music()
    playing = bank._music._playing
    while bank._tunes.playing:
        assert all(loops.files != Ambience.POND_MORNING.result_music for loops in playing)
        bank.update()
    wait_for(bank, lambda: [p.files for p in playing] == [Ambience.POND_MORNING.result_music])


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


def test_music_makes_way_for_a_blow_and_comes_back(bank: SoundBank) -> None:
    bank.play_ambience(Ambience.RAINY_NOON)
    wait_for(bank, lambda: bank._music._ducked == 1.0 and len(volumes()) == 1 + len(Tension))
    bank.play(Sound.KNOCK)
    wait_for(bank, lambda: bank._music._ducked == UNDER_BLOWS)
    assert bank._ambience._ducked == 1.0
    wait_for(bank, lambda: bank._music._ducked == 1.0)
