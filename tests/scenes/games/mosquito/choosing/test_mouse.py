"""What a click on a pad or a card of Mosquito begins, and how it is taken back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.mosquito import ActionKind, Card, Options, Place, Spot, Turns, next_steps
from scenes.core.settings.settings import Settings
from scenes.games.mosquito.table import MosquitoTable
from scenes.table.choosing.step_chooser import StepChooser
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from sprites.pictures.geometry import Box
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.games.token_states import token_state
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import Mouse
from tests.scenes.table.checked_tables import TINY, open_and_wait, waiting_chooser

MOVES = {False: 6, True: 12}  # choices before the turn, by whether rows are mixed


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


def mouse_turn(app: RunningApp, *, mixed: bool = False) -> MosquitoTable:
    """A table at which the mouse takes a turn."""
    occupants, options = (
        (Person(POINTER), BotPlayer("easy"), BotPlayer("easy")),
        Options(mixed=mixed),
    )
    table = open_and_wait(app, new_table(app, *occupants, options=options, turns=MOVES[mixed]))
    app.run_until(lambda: waiting_chooser(app, table, Seat(0)) is not None)
    return table


def placements(table: MosquitoTable) -> dict[Spot, set[Card]]:
    """Which cards can be placed on which pads, without swap or cover."""
    legal, ways = table.match.state.legal(Seat(0)), dict[Spot, set[Card]]()
    assert isinstance(legal, Turns)
    for card in legal.hand:
        for spot in next_steps(legal, (ActionKind.PLACE, card)):
            assert isinstance(spot, Spot)
            ways.setdefault(spot, set()).add(card)
    return ways


def pad_of_suits(ways: dict[Spot, set[Card]], count: int) -> Spot:
    """A pad that several cards fit, of so many suits."""
    return next(
        at
        for at, cards in ways.items()
        if len(cards) > 1 and len({card.suit for card in cards}) == count
    )


def click(app: RunningApp, box: Box) -> None:
    Mouse(app).touch(*box.centre)
    app.frames(3)


def test_a_click_on_a_pad_that_one_suit_fits_places_one_of_its_cards(app: RunningApp) -> None:
    table = mouse_turn(app)
    chooser, ways = waiting_chooser(app, table, Seat(0)), placements(table)
    assert isinstance(chooser, StepChooser)
    spot = pad_of_suits(ways, 1)
    click(app, table.tokens.rows.box(spot))
    assert isinstance(chooser.choice, Place)
    assert chooser.choice.card in ways[spot]


def test_a_click_on_a_pad_leaves_only_the_question_which_card(app: RunningApp) -> None:
    table = mouse_turn(app, mixed=True)
    chooser, ways = waiting_chooser(app, table, Seat(0)), placements(table)
    assert isinstance(chooser, StepChooser)
    spot = pad_of_suits(ways, 2)
    click(app, table.tokens.rows.box(spot))
    usable = [target.then is not None for target in chooser._step.targets]
    assert sum(usable) == len(ways[spot])
    app.frames(60)
    shades = [token.pose.alpha for _, token in table.tokens.hands.held[0]]
    assert [alpha == 1.0 for alpha in shades] == usable
    click(app, next(target.box for target in chooser._step.targets if target.then))
    assert chooser.choice is not None


def test_a_pad_is_shown_again_once_a_click_on_it_was_taken_back(app: RunningApp) -> None:
    table = mouse_turn(app, mixed=True)
    chooser, ways = waiting_chooser(app, table, Seat(0)), placements(table)
    assert isinstance(chooser, StepChooser)
    spot = pad_of_suits(ways, 2)
    place = table.tokens.rows.box(spot).centre
    mouse = Mouse(app)
    mouse.move(*place)
    app.frames(30)
    ringed = [token.visible for token in table.tokens.rows.halos]
    assert any(ringed)
    mouse.touch(*place)
    app.frames(30)
    mouse.touch_right(*place)
    app.frames(30)
    assert len(chooser._path) == 1
    mouse.move(*place)
    app.frames(30)
    assert [token.visible for token in table.tokens.rows.halos] == ringed


def test_a_click_on_a_card_begins_a_placement_and_says_why_it_cannot(
    app: RunningApp,
) -> None:
    table = mouse_turn(app)
    chooser, ways = waiting_chooser(app, table, Seat(0)), placements(table)
    assert isinstance(chooser, StepChooser)
    hand = [card for card, _ in table.tokens.hands.held[0]]
    boxes = table.panels[0].hand_boxes(len(hand), table.tokens.buttons.boxes)
    fits = [any(card in cards for cards in ways.values()) for card in hand]
    click(app, boxes[fits.index(False)])
    assert len(chooser._path) == 1
    assert any(token.name == "sentence" for token in table.stage.tokens)
    usable = boxes[fits.index(True)]
    lying = [token_state(token) for _, token in table.tokens.hands.held[0]]
    Mouse(app).move(*usable.centre)
    app.frames(3)
    raised = [token_state(token) for _, token in table.tokens.hands.held[0]]
    assert raised[fits.index(True)] != lying[fits.index(True)]
    click(app, usable)
    assert chooser.choice is None
    assert len(chooser._path) == 2
