"""Chance whose draws are given beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from research.scripted_chance import DrawsNeeded, ScriptedChance


def all_results(
    draw: Callable[[ScriptedChance], Any], script: tuple[int, ...] = ()
) -> Iterator[Any]:
    """What a draw gives with every script there is."""
    try:
        yield draw(ScriptedChance(script))
    except DrawsNeeded as needed:
        for result in range(needed.results[0]):
            yield from all_results(draw, (*script, result))


def shuffled(chance: ScriptedChance) -> str:
    letters = [*"abc"]
    chance.shuffle(letters)
    return "".join(letters)


def test_each_draw_has_every_result_once() -> None:
    assert [*all_results(lambda chance: chance.randrange(3))] == [0, 1, 2]
    assert [*all_results(lambda chance: chance.choice("ab"))] == ["a", "b"]
    assert sorted(all_results(shuffled)) == ["abc", "acb", "bac", "bca", "cab", "cba"]
    pairs = all_results(lambda chance: "".join(chance.sample("abc", 2)))
    assert sorted(pairs) == ["ab", "ac", "ba", "bc", "ca", "cb"]
    twice = all_results(lambda chance: "".join(chance.choices("ab", k=2)))
    assert [*twice] == ["aa", "ab", "ba", "bb"]


def test_all_draws_of_a_shuffle_are_asked_for_at_once() -> None:
    for script, results in (([], [4, 3, 2]), ([3], [3, 2]), ([3, 0], [2])):
        with pytest.raises(DrawsNeeded) as needed:
            ScriptedChance(script).sample("abcd", 4)
        assert needed.value.results == results


def test_other_draws_are_refused() -> None:
    chance = ScriptedChance([0])
    for draw in (
        chance.random,
        lambda: chance.randrange(1, 3),
        lambda: chance.choices("ab", [1, 2]),
    ):
        with pytest.raises(NotImplementedError):
            draw()
