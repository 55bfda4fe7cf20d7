"""What the list of cards says a leap would bring."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.quibbit import Pick
from scenes.games.quibbit.named_choices import NAMED_CHOICES
from tests.rules.quibbit.positions import RING, read

MAY_BE_LOST = "As frogs sit now: your leaf, card back. Others first: the card is lost"
MAY_COME_BACK = "As frogs sit now: Bramble's leaf, card lost. Others first: the card comes back"
ONE_JUMPED = "Sure: over a frog to your leaf, card back. Bramble will be out after this round"
TWO_JUMPED = "Sure: over 2 frogs to Sunny's leaf, card lost. Bramble will be out after this round"


@pytest.mark.parametrize(
    ("frogs", "card", "note"),
    [
        ("A . . . C . . B^ . . . .", 3, MAY_BE_LOST),
        ("A . . . C . . B^ . . . .", 4, MAY_COME_BACK),
        ("B C . . A^ . . . . . . .", 1, ONE_JUMPED),
        ("B C A^ . . . . . . . . .", 1, TWO_JUMPED),
        ("A . . . C . . . . . . B^", 2, "Sure: you lap Bramble and win!"),
    ],
    ids=["comes back", "lost", "over a frog", "over two frogs", "lap"],
)
def test_a_row_says_what_its_card_would_bring(frogs: str, card: int, note: str) -> None:
    view = read(f"{RING}\nfrogs {frogs}\nhands A:1 B:12345 C:12345").view(None)
    step = NAMED_CHOICES.first(Seat(1), view, [Pick(card)])
    assert [option.note for option in step.options] == [note]


def test_a_row_says_who_could_lap() -> None:
    view = read(f"{RING}\nfrogs A . . . C . . . . . . B^\nhands A:5 B:25 C:4").view(None)
    (option,) = NAMED_CHOICES.first(Seat(0), view, [Pick(5)]).options
    told = "card back. Others first: the card is lost. Puddle's 2 can lap you!"
    assert option.note.endswith(told)


def test_a_row_of_a_sure_end_whose_tile_is_not_says_what_comes_elsewhere() -> None:
    view = read(f"{RING}\nfrogs A B C^ . . . . . . . . .\nhands A:2 B:12345 C:12345").view(None)
    (option,) = NAMED_CHOICES.first(Seat(0), view, [Pick(2)]).options
    assert option.note.endswith("card lost. Others first: the card is lost")
