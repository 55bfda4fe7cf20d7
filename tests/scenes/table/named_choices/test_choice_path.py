"""A way through named steps: what is shown before it counts, and what can be chosen instead."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from functools import partial

import pytest

from scenes.table.choosing.choosing_steps import Done
from scenes.table.named_choices.choice_path import ChoicePath
from scenes.table.named_choices.named_choices import NamedOption, NamedPreview, NamedStep
from sprites.pictures.pictures import Art

RED, BLUE = Art("icon-check", 40.0), Art("icon-cross", 40.0)


def turn(place: str) -> NamedStep[str]:
    """Two ways to turn a card, and one that is not shown first."""
    ways = [
        NamedOption(way, partial(Done, f"{place} {way}"), preview=NamedPreview(way, (place, way)))
        for way in ("left", "right")
    ]
    keep = NamedOption("keep", partial(Done, f"{place} keep"))
    return NamedStep("Which way?", (*ways, keep), about=place, way=(place,))


def card(name: str, place: Hashable = None, picture: Art | None = None) -> NamedOption[str]:
    return NamedOption(name, partial(turn, name), picture, place)


@pytest.fixture
def path() -> ChoicePath[str]:
    """The first of two cards and a hidden third is chosen."""
    covered: NamedOption[str] = NamedOption("C", None, place="C", refusal="It is covered.")
    step = NamedStep("Which card?", (card("A", "A"), card("B", "B"), covered, card("pass")))
    path = ChoicePath(step, previews=True)
    path.take(0)
    return path


def test_what_has_a_preview_is_shown_first_and_counts_when_it_is_taken_again(
    path: ChoicePath[str],
) -> None:
    assert path.take(1)
    assert (path.choice, path.previewed, path.step.view) == (None, 1, "right")
    assert path.step.way == ("A", "right")
    assert path.chosen == "A"
    assert path.take(1)
    assert (path.choice, path.chosen) == ("A right", "A, right")


def test_another_option_is_shown_instead_of_the_one_that_is_shown(path: ChoicePath[str]) -> None:
    before = path.step
    path.take(1)
    key = path.key
    path.take(0)
    assert (path.previewed, path.step.view) == (0, "left")
    assert path.key != key
    path.back()
    assert path.step is before


def test_what_is_shown_first_may_have_its_own_words_for_that() -> None:
    preview = NamedPreview(None, (), "Again to pass.")
    rest = NamedOption("pass", partial(Done, "pass"), preview=preview)
    path = ChoicePath(NamedStep("Which card?", (card("A", "A"), rest)), previews=True)
    path.take(1)
    assert (path.choice, path.step.options[1].note) == (None, "Again to pass.")
    path.take(1)
    assert path.choice == "pass"


def test_what_has_no_preview_counts_at_once(path: ChoicePath[str]) -> None:
    path.take(1)
    path.take(2)
    assert path.choice == "A keep"


def test_a_list_shows_nothing_first(path: ChoicePath[str]) -> None:
    listed = ChoicePath(turn("A"))
    listed.take(1)
    assert listed.choice == "A right"


def test_what_was_shown_is_shown_again_when_the_choice_is_taken_back(path: ChoicePath[str]) -> None:
    path.take(1)
    path.take(1)
    path.back()
    assert (path.choice, path.previewed) == (None, 1)


@pytest.mark.parametrize("previewed", [False, True])
def test_another_card_can_be_chosen_instead_of_the_one_that_was(
    path: ChoicePath[str], previewed: bool
) -> None:
    if previewed:
        path.take(0)
    assert [option.name for option in path.others] == ["B"]
    assert path.take_instead(0)
    assert (path.step.about, path.steps_taken) == ("B", 1)
    assert [option.name for option in path.others] == ["A"]


def test_there_is_nothing_else_before_anything_is_chosen_or_when_all_is(
    path: ChoicePath[str],
) -> None:
    assert not path.take_instead(1)
    path.take(2)
    assert not path.take_instead(0)
    while path.back():
        pass
    assert not path.others


def test_what_can_be_chosen_now_is_none_of_the_others() -> None:
    second = NamedStep("With?", (card("B", "B"), card("red", picture=RED)))
    first = [card("A", "A"), card("B", "B"), card("red", picture=RED), card("blue", picture=BLUE)]
    first[0] = replace(first[0], then=lambda: second)
    path = ChoicePath(NamedStep("Which?", tuple(first)))
    path.take(0)
    assert [option.name for option in path.others] == ["blue"]
