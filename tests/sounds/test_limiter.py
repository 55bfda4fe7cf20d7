"""The limiter turns voices down before they are too loud together."""

from __future__ import annotations

from math import log10

import pytest

from sounds.mixer.limiter import CEILING, Strength, limit
from sounds.peaks import BLOCK


def voice(*peaks: float, start: float = 0.0, leading: bool = False) -> Strength:
    return Strength(peaks, start, 1.0, leading)


def test_voices_with_room_are_left_alone() -> None:
    voices = [voice(0.4, 0.2), voice(0.4)]
    limit(voices, 0.0, room=0.9)
    assert [v.gain for v in voices] == [1.0, 1.0]


def test_too_many_voices_are_turned_down_together() -> None:
    voices = [voice(0.5) for _ in range(12)]
    limit(voices, 0.0, room=0.9)
    assert [v.gain for v in voices] == [pytest.approx(0.9 / 6)] * 12


def test_voices_that_begin_one_after_another_end_up_equally_loud() -> None:
    voices: list[Strength] = []
    for _ in range(12):
        voices.append(voice(0.5))
        limit(voices, 0.0, room=0.9)
    assert [v.gain for v in voices] == [pytest.approx(0.9 / 6)] * 12


def test_only_what_is_above_the_common_level_is_turned_down() -> None:
    soft, loud = voice(0.8), voice(0.8)
    soft.gain = 0.25
    limit([soft, loud], 0.0, room=0.8)
    assert soft.gain == 0.25
    assert loud.gain == pytest.approx(0.75)


def test_it_looks_ahead_at_what_is_yet_to_come() -> None:
    late = voice(0.1, 0.1, 0.1, 0.1, 0.8)
    soon = voice(0.1, 0.1, 0.1, 0.1, 0.8)
    limit([late, soon], 0.0, room=0.9)
    assert late.gain == soon.gain == pytest.approx(0.9 / 1.6)


def test_what_has_passed_does_not_count() -> None:
    old, new = voice(0.9, 0.0, 0.0, 0.0, 0.1), voice(0.8, start=4 * BLOCK)
    limit([old, new], 4 * BLOCK, room=0.95)
    assert new.gain == 1.0


def test_a_tune_is_turned_down_last() -> None:
    tune, other = voice(0.7, leading=True), voice(0.6)
    limit([tune, other], 0.0, room=0.9)
    assert tune.gain == 1.0
    assert other.gain == pytest.approx(0.2 / 0.6)


def test_a_voice_that_was_turned_down_stays_so() -> None:
    first, second = voice(0.8, 0.8, 0.8), voice(0.8)
    limit([first, second], 0.0, room=0.8)
    gain = first.gain
    limit([first], 0.02, room=0.8)
    assert first.gain == gain


def test_a_file_that_was_not_measured_counts_as_loud() -> None:
    unknown = Strength(None, 0.0, 1.0, leading=False)
    limit([unknown], 0.0, room=0.5)
    assert unknown.gain == pytest.approx(0.5)


def test_the_sum_of_all_voices_stays_a_decibel_below_full_scale() -> None:
    assert 20 * log10(CEILING) <= -1.0
