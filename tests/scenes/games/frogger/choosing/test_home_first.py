"""Where a frog can leap home, that is begun with."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Seat
from rules.frogger import EXCUSE, Action, Space
from scenes.games.frogger.choosing.choices import FroggerChoices
from scenes.games.frogger.table import FroggerTable
from scenes.table.choosing.choosing_steps import ChoosingStep, Done, StepTarget
from tests.scenes.games.frogger.tables import state_of, steps_of

ANN = Seat(0)


def begun(step: ChoosingStep[Action]) -> StepTarget[Action]:
    return step.targets[step.start]


def after(target: StepTarget[Action]) -> ChoosingStep[Action]:
    assert target.then is not None
    step = target.then()
    assert isinstance(step, ChoosingStep)
    return step


def test_a_frog_that_can_leap_home_is_begun_with_and_then_home(table: FroggerTable) -> None:
    state = state_of(table)
    path = state.board.path
    last = Space(path.home - 1)
    pond = (EXCUSE,) * (len(state.board.frogs) - 1)
    board = replace(state.board, frogs=(last, *pond))
    table.match.state = replace(state, acting=ANN, board=board)
    choices, steps = FroggerChoices(ANN, state_of(table)), steps_of(table, ANN)
    home = steps.places.end(path.home)
    by_card = [card for card, held in enumerate(choices.hand) if choices.leads_home(held)]
    assert by_card
    first = steps.first()
    for card in by_card:
        frogs = after(first.targets[card])
        assert begun(frogs).box == steps.places.start(last)
        then = begun(frogs).then
        step = then and then()
        if isinstance(step, Done):
            assert step.action in choices.advances(choices.hand[card], last).values()
            assert [*choices.advances(choices.hand[card], last)] == [path.home]
        else:
            assert begun(after(begun(frogs))).box == home
    frog = next(one for one in first.targets if one.box == steps.places.start(last))
    assert begun(after(frog)).box == home
