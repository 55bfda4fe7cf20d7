"""A choice may begin with a card, a frog or a card of the market; what is not possible says why."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.frogger import Action, Advance, Retreat
from scenes.core.settings import Settings
from scenes.games.frogger.table import FroggerTable
from scenes.table.choosing.step_chooser import Done, NextStep, StepTarget
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from tests.scenes.games.frogger.tables import new_table, state_of, steps_of
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import Finger
from tests.scenes.table.checked_tables import TINY, open_and_wait
from words import say

ANN = Seat(0)


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


@pytest.fixture(scope="module")
def table(app: RunningApp) -> FroggerTable:
    made = new_table(app, Person(POINTER), BotPlayer("judge"), BotPlayer("judge"), turns=8)
    open_and_wait(app, made)
    app.run_until(lambda: made.tokens.cards.acting == ANN and made.awaiting_choice)
    return made


def actions(step: NextStep[Action]) -> set[Action]:
    """All that can follow from a step."""
    if isinstance(step, Done):
        return {step.action}
    return {act for target in step.targets if target.then for act in actions(target.then())}


def of(target: StepTarget[Action]) -> set[Action]:
    """All that can follow from a target of the first step."""
    return actions(target.then()) if target.then else set()


def test_cards_frogs_and_the_market_each_lead_to_all_actions_of_their_kind(
    table: FroggerTable,
) -> None:
    steps, state = steps_of(table, ANN), state_of(table)
    view, legal = state.view(ANN), set(state.legal(ANN))
    taken = view.frogs + view.crocodiles

    def moves(found: set[Action]) -> set[object]:
        """Advances by different suits to one place are one move."""
        return {
            (act.start, act.card, view.path.leap(act.start, act.suit, taken))
            if isinstance(act, Advance)
            else act
            for act in found
        }

    hand = view.own + view.public[ANN]
    targets = {target.box: target for target in steps.first().targets}
    advances = {act for act in legal if isinstance(act, Advance)}
    retreats = {act for act in legal if isinstance(act, Retreat)}
    assert advances
    assert retreats
    cards = [targets[steps.places.hand(place, len(hand))] for place in range(len(hand))]
    frogs = [targets[steps.places.start(start)] for start in {act.start for act in advances}]
    market = [targets[steps.places.market(card)] for card in view.market]
    assert moves(set().union(*map(of, cards))) == moves({*advances})
    assert moves(set().union(*map(of, frogs))) == moves({*advances, *retreats})
    taking = {act for act in retreats if act.card is not None}
    assert set().union(*map(of, market)) == taking


def test_whatever_cannot_be_chosen_says_why(table: FroggerTable) -> None:
    steps = steps_of(table, ANN)
    step = steps.first()
    refused = [target for target in (*step.targets, *step.barred) if target.then is None]
    assert say("frogger.not_stop") in {target.words for target in refused}
    assert {target.box for target in refused} >= {box for _, box in steps.places.rivals()}
    assert all(target.words for target in refused)


def test_a_ghost_is_touched_and_its_frog_leaps(app: RunningApp, table: FroggerTable) -> None:
    finger = Finger(app)
    card = steps_of(table, ANN).first().targets[0]
    ghost = next(ghost for ghost in card.ghosts if ghost.then and isinstance(ghost.then(), Done))
    assert ghost.then is not None
    made, done = len(table.match.log), ghost.then()
    finger.touch(*card.box.centre)
    finger.touch(*ghost.box.centre)
    app.run_until(lambda: len(table.match.log) > made)
    assert isinstance(done, Done)
    assert table.match.log[-1][ANN] == done.action
