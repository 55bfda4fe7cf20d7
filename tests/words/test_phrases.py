"""Phrases that are put together from several words."""

from __future__ import annotations

from time import mktime

from words.phrases import enumerated, listed, moment


def test_names_are_listed_with_commas_and_an_and() -> None:
    assert listed(["Ann"]) == "Ann"
    assert listed(["Ann", "Ben"]) == "Ann and Ben"
    assert listed(["Ann", "Ben", "Cleo"]) == "Ann, Ben and Cleo"
    assert [enumerated([]), enumerated(["Ann", "Ben", "Cleo"])] == ["", "Ann, Ben, Cleo"]


def test_a_moment_has_its_day_month_hour_and_minute() -> None:
    seconds = mktime((2026, 11, 3, 9, 5, 0, 0, 0, -1))
    assert moment(seconds) == "3 Nov, 09:05"
