"""A phone says of a turn what the table says."""

from __future__ import annotations

from rules.core import Seat
from rules.mosquito import ActionKind, Pass, Spot, Turns, View
from rules.record import replay_choices
from scenes.games.mosquito.choosing.openings import openings
from scenes.games.mosquito.named_choices import NAMED_CHOICES
from scenes.lessons.lesson import lesson_of
from scenes.table.named_choices.choice_path import ChoicePath
from words import say

ANN = Seat(0)
BEFORE_SWAP = 10  # choices of the lesson


def turn() -> tuple[View, Turns]:
    """What Ann sees and may do."""
    state = replay_choices(lesson_of("mosquito").match, BEFORE_SWAP).match.state
    legal = state.legal(ANN)
    assert isinstance(legal, Turns)
    return state.view(ANN), legal


def test_cards_whose_swap_opens_no_pad_are_faint_for_the_reason_of_the_table() -> None:
    view, legal = turn()
    path = ChoicePath(NAMED_CHOICES.first(ANN, view, legal))
    swap = say("mosquito.exchange_words")
    assert path.take([option.name for option in path.step.options].index(swap))
    some_faint = False
    for at, one in enumerate(path.step.options):
        assert isinstance(one.place, Spot)
        assert path.take(at)
        opened = openings(legal, (ActionKind.EXCHANGE, one.place))
        for option in path.step.options:
            assert option.then
            assert option.faint == (option.place not in opened)
            assert (option.note == say("mosquito.no_opening")) == option.faint
        if any(option.faint for option in path.step.options):
            some_faint = True
            assert path.step.prompt.endswith(say("mosquito.dark_prompt", question="").strip())
        path.back()
    assert some_faint


def test_a_pass_that_gives_a_point_away_is_asked_about() -> None:
    path = ChoicePath(NAMED_CHOICES.first(ANN, *turn()))
    assert path.take(len(path.step.options) - 1)
    assert path.choice is None
    assert path.step.prompt == say("mosquito.place_instead")
    assert path.take(0)
    assert path.choice == Pass()


def test_a_hand_has_the_order_of_the_table() -> None:
    view, _ = turn()
    names = [card.picture for card in NAMED_CHOICES.hand(ANN, view)]
    held = [card for card in view.hands[ANN] if card]
    faces = dict(zip(NAMED_CHOICES.faces(view), type(held[0]), strict=True))
    cards = [faces[name] for name in names]
    assert cards == sorted(held, key=lambda card: (card.suit, card.rank))


def test_where_no_card_fits_the_phone_asks_to_swap_or_cover_first() -> None:
    view, legal = turn()
    step = NAMED_CHOICES.first(ANN, view, legal)
    refused = {option.name for option in step.options if option.then is None}
    stuck = say("mosquito.stuck_prompt", name="").strip() in step.prompt
    assert stuck == (say("mosquito.place_words") in refused)
