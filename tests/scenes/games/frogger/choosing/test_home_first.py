"""Each step begins at the frontmost frog and at the place nearest to home."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Seat
from rules.frogger import EXCUSE, Action, Frog, Space
from scenes.games.frogger.choosing.choices import FroggerChoices, leads_home
from scenes.games.frogger.events.captions import suit_name
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
    by_card = [card for card, held in enumerate(choices.hand) if leads_home(choices.moves, held)]
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


def test_each_step_begins_at_the_frontmost_frog_and_the_place_nearest_to_home(
    table: FroggerTable,
) -> None:
    state, numbers = state_of(table), state_of(table).board.path.numbers
    pond = (EXCUSE,) * (len(state.board.frogs) - 2)
    board = replace(state.board, frogs=(Space(1), Space(6), *pond))
    table.match.state = replace(state, acting=ANN, board=board)
    choices, steps = FroggerChoices(ANN, state_of(table)), steps_of(table, ANN)
    assert choices.starts == [EXCUSE, Space(1), Space(6)]
    first = steps.first()
    for at, card in enumerate(choices.hand):
        frogs, ends = after(first.targets[at]), choices.advances(card, Space(6))
        assert begun(frogs).box == steps.places.start(Space(6))
        step = steps._where_to(at, Space(6))
        if isinstance(step, Done):
            assert len(ends) == 1
            continue
        assert begun(step).box == steps.places.end(max(ends, key=numbers.__getitem__))
    frog = next(one for one in first.targets if one.box == steps.places.start(Space(1)))
    farthest = max(choices.cards_to(Space(1)), key=numbers.__getitem__)
    assert begun(after(frog)).box == steps.places.end(farthest)
    both = [card for card in choices.view.market if len(choices.frogs_for(card)) == 2]
    assert both
    for wanted in both:
        getters = steps._market._who_gets(wanted)
        assert isinstance(getters, ChoosingStep)
        assert begun(getters).box == steps.places.start(Space(6))


def test_a_card_that_leads_home_by_one_suit_tells_where_the_other_leads(
    table: FroggerTable,
) -> None:
    state, path = state_of(table), state_of(table).board.path
    pond, told, numbers = (EXCUSE,) * (len(state.board.frogs) - 1), set[int](), path.numbers
    for start in map(Space, range(1, path.home)):
        board = replace(state.board, frogs=(start, *pond))
        table.match.state = replace(state, acting=ANN, board=board)
        choices, first = FroggerChoices(ANN, state_of(table)), steps_of(table, ANN).first()
        for card, target in zip(choices.hand, first.targets, strict=False):
            ends = choices.advances(card, start)
            if path.home not in ends:
                continue
            others = ends.keys() - {path.home}
            told.add(len(others))
            suit = suit_name(ends[path.home].suit)
            elsewhere = [
                f"{suit_name(by.suit)}: to column {numbers[end]}"
                for end, by in ends.items()
                if end != path.home
            ]
            if others:
                assert target.words == f"{suit}: home. {elsewhere[0]}"
            else:
                assert target.words.startswith(f"Leap home: no free {suit}")
    assert told == {0, 1}


def test_a_space_that_a_wanted_card_bars_is_crossed_out_and_named(table: FroggerTable) -> None:
    state, crossed = state_of(table), 0
    pond = (EXCUSE,) * (len(state.board.frogs) - 2)
    for start in map(Space, range(2, state.board.path.home)):
        board = replace(state.board, frogs=(Space(1), start, *pond))
        table.match.state = replace(state, acting=ANN, board=board)
        table.tokens.path.settle(state_of(table).view(None))
        choices, steps = FroggerChoices(ANN, state_of(table)), steps_of(table, ANN)
        for card in choices.view.market:
            if start not in choices.frogs_for(card):
                continue
            wanted, barred = steps._market.wanted(card), choices.barred_for(start, card)
            steps.clear()
            wanted.show()
            signs = [one.pose for one in table.stage.tokens if one.name == "barred"]
            slots = [table.layout.spaces[end] for end in barred]
            assert [(at.x, at.y) for at in signs] == [(at.x, at.y) for at in slots]
            names = [suit_name(suit) for suit in card.suits]
            ends = f"not to {' or '.join(names)}", *(f"not to {name}" for name in names)
            assert wanted.words.endswith(ends) is bool(barred)
            marks = {one.pose.x for one in table.stage.tokens if one.name == "chosen"}
            assert marks == {table.tokens.path.stand(Frog(1), start).x}, "of two the front one hops"
            steps.clear()
            crossed += bool(barred)
    assert crossed


def test_the_cursor_begins_at_a_card_that_leads_home_else_at_the_one_just_taken(
    table: FroggerTable,
) -> None:
    state, path = state_of(table), state_of(table).board.path
    pond, begun_at = (EXCUSE,) * (len(state.board.frogs) - 1), set[int]()
    for start in map(Space, range(1, path.home)):
        board = replace(state.board, frogs=(start, *pond))
        table.match.state = replace(state, acting=ANN, board=board)
        choices, steps = FroggerChoices(ANN, state_of(table)), steps_of(table, ANN)
        steps._taken = choices.hand[-1]
        home = [at for at, card in enumerate(choices.hand) if leads_home(choices.moves, card)]
        last = len(choices.hand) - 1
        at = steps.first().start
        assert at == (last if not home or last in home else home[0])
        begun_at.add(at)
    assert len(begun_at) > 1
