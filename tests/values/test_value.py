from __future__ import annotations

from collections.abc import Callable
from dataclasses import field

import pytest

from values import replace, value


@value
class Card:
    """A card."""

    name: str
    points: int = 0


@value
class Token:
    """Made of the same as a card."""

    name: str
    points: int = 0


@value
class Drawn:
    """A picture that is known by its name."""

    name: str
    draw: Callable[[], int] = field(compare=False)


@value
class Pass:
    """Nothing to tell."""


def test_values_of_one_class_are_equal_if_all_their_fields_are() -> None:
    assert Card("ace", 1) == Card("ace", 1)
    assert hash(Card("ace", 1)) == hash(Card("ace", 1))
    assert Card("ace", 1) != Card("ace", 2)
    assert Pass() == Pass()
    assert len({Pass(), Pass(), Card("ace"), Card("ace")}) == 2


@value
class Word:
    """A word, whatever its case."""

    letters: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Word) and self.letters.lower() == other.letters.lower()


def test_a_class_may_say_itself_what_is_equal() -> None:
    assert Word("Ace") == Word("ace")
    assert repr(Word("Ace")) == "Word(letters='Ace')"
    with pytest.raises(TypeError, match="unhashable"):
        hash(Word("Ace"))


@value
class Name:
    """A name that can be looked up, whatever its case."""

    letters: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and self.letters.lower() == other.letters.lower()

    def __hash__(self) -> int:
        return hash(self.letters.lower())


def test_a_class_that_says_itself_what_is_equal_says_what_is_hashed() -> None:
    assert len({Name("Ace"), Name("ace"), Name("two")}) == 2


def test_values_of_different_classes_are_never_equal() -> None:
    others: list[object] = [Token("ace", 1), ("ace", 1)]
    assert Card("ace", 1) not in others


def test_a_field_that_is_not_compared_makes_no_difference() -> None:
    one, other = Drawn("lily", lambda: 1), Drawn("lily", lambda: 2)
    assert one == other
    assert hash(one) == hash(other)


def test_a_value_is_written_as_it_is_made() -> None:
    assert repr(Card("ace", 1)) == "Card(name='ace', points=1)"
    assert repr(Pass()) == "Pass()"


def test_a_value_can_be_copied_with_another_field_but_given_no_new_one() -> None:
    card = Card("ace")
    assert replace(card, points=1) == Card("ace", 1)
    assert replace(card, points=2, name="two") == Card("two", 2)
    assert replace(Pass()) == Pass()
    assert card == Card("ace")
    with pytest.raises(TypeError, match="colour"):
        replace(card, colour="red")  # type: ignore[call-arg]
    with pytest.raises(AttributeError):
        setattr(Card("ace"), "colour", "red")  # noqa: B010


def test_a_value_matches_by_the_order_of_its_fields() -> None:
    match Card("ace", 1):
        case Card(name, points):
            assert (name, points) == ("ace", 1)
