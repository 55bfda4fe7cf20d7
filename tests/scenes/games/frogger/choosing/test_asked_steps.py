"""What is asked on the way to a move, and what is shown of what it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from rules.decktet import Card
from rules.frogger import EXCUSE, FROGS, Action, Advance, Hand, Retreat, Space, Stop
from scenes.games.frogger.choosing.choices import FroggerChoices, Leap, leads_home
from scenes.games.frogger.events.captions import card_name
from scenes.games.frogger.table import FroggerTable
from scenes.table.choosing.choosing_steps import ChoosingStep, Done
from scenes.table.choosing.step_chooser import StepChooser
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.pictures import Art
from sprites.stage.token import Token
from tests.scenes.games.frogger.choosing.awaited_choosers import ANN, pointed_at
from tests.scenes.games.frogger.tables import new_table, set_hand, state_of, steps_of
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import open_and_wait, waiting_chooser

MORE = Card.ORIGIN, Card.HUNTRESS


def named(table: FroggerTable, name: str) -> list[Token]:
    return [token for token in table.stage.tokens if token.name == name]


def ghosts(table: FroggerTable) -> int:
    return len(named(table, "ghost"))


def landings_shown(table: FroggerTable) -> int:
    """By ghosts, or by light."""
    return sum(token.name in ("ghost", "lit-space") for token in table.stage.tokens)


def test_to_go_on_choosing_plays_the_first_card_with_the_frog_that_it_showed(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("judge"), turns=8))
    state, keys = state_of(table), KeyButtons()
    assert state.acting == ANN
    made, choices = len(table.match.log), FroggerChoices(ANN, state)
    assert len(choices.starts) > 1
    while len(table.match.log) == made:
        landings = {place.box for place in pointed_at(app, table).ghosts}
        assert ghosts(table), "of the frog that leaps at once"
        assert landings_shown(table) >= max(1, len(landings))
        tap(app, keys, Intent.CONFIRM)
        app.frames(12)
    done = table.match.log[-1][ANN]
    assert isinstance(done, Advance)
    assert (done.card, done.start) == (choices.hand[0], choices.starts[-1])


def test_the_last_move_of_a_turn_ends_it(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("judge"), turns=8))
    table.match.state = replace(state_of(table), acted=2)
    app.reseat()
    keys, made, chooser = KeyButtons(), len(table.match.log), waiting_chooser(app, table, ANN)
    assert isinstance(chooser, StepChooser)
    while chooser.choice is None:
        assert pointed_at(app, table).box != table.layout.foot.stop
        tap(app, keys, Intent.CONFIRM)
    app.run_until(lambda: len(table.match.log) > made)
    assert table.match.log[made][ANN] != Stop()
    assert state_of(table).acting != ANN


def test_the_question_warns_of_the_last_move_and_of_the_last_card(table: FroggerTable) -> None:
    state = state_of(table)
    hand, *others = state.board.hands
    choices = FroggerChoices(ANN, state)
    held = sorted(hand.cards, key=lambda card: leads_home(choices.moves, card))
    assert len(held) > 1

    def question(acted: int, cards: int, taken: Sequence[Space] = ()) -> str:
        frogs = (*state.board.frogs[: -len(taken) or None], *taken)
        board = replace(state.board, hands=(Hand(tuple(held[:cards]), 0), *others), frogs=frogs)
        return FroggerChoices(ANN, replace(state, acted=acted, board=board)).question

    assert [question(acted, 2) for acted in (0, 1, 2)] == [
        "turn_prompt",
        "more_prompt",
        "last_move_prompt",
    ]
    assert {question(acted, 1) for acted in (0, 1, 2)} == {"last_card_prompt"}
    ways_home = state.board.path.shown[held[0].suits[0]]
    assert question(0, 1, ways_home) == "turn_prompt", "it may well leap home"
    assert [question(acted, 0) for acted in (0, 2)] == ["hop_prompt", "hop_or_end_prompt"]


def test_a_card_and_its_frog_are_enough_where_there_is_one_place(table: FroggerTable) -> None:
    steps, choices, numbers = steps_of(table, ANN), FroggerChoices(ANN, state_of(table)), set()
    assert len(choices.starts) > 1
    for place, target in enumerate(steps.first().targets[: len(choices.hand)]):
        assert target.then is not None
        step = target.then()
        assert isinstance(step, ChoosingStep), "which frog leaps is a choice"
        for frog, start in zip(step.targets, choices.starts, strict=True):
            landings = choices.landings(choices.hand[place], [start])
            then = frog.then and frog.then()
            numbers.add(len(landings))
            if len(landings) == 1:
                assert isinstance(then, Done)
                assert isinstance(then.action, Advance)
                continue
            assert isinstance(then, ChoosingStep)
            assert len(then.targets) == len(landings)
            assert all(isinstance(one.then and one.then(), Done) for one in then.targets)
    assert numbers == {1, 2}


def test_nothing_with_one_answer_is_asked_but_before_a_card_is_taken(table: FroggerTable) -> None:
    def check(step: object, above: int = 0) -> set[tuple[int, Action]]:
        if isinstance(step, Done):
            return {(above, step.action)}
        assert isinstance(step, ChoosingStep)
        thens = [target.then() for target in step.targets if target.then]
        found = {one for then in thens for one in check(then, above + 1)}
        takes = all(isinstance(action, Retreat) for _, action in found)
        assert len(thens) > 1 or takes, "there is something to choose"
        return found

    whole = state_of(table)
    _, *others = whole.board.hands
    bare = replace(whole.board, hands=(Hand((), 0), *others))
    presses: dict[type[Action], set[int]] = {Advance: set(), Retreat: set(), Stop: set()}
    for state in (whole, replace(whole, board=bare)):
        table.match.state = state
        for made, action in check(steps_of(table, ANN).first()):
            presses[type(action)].add(made)
    table.match.state = whole
    assert presses[Advance] == {2, 3}
    assert 1 not in presses[Retreat], "a card that was taken stays taken"


def test_which_card_is_taken_is_asked_also_where_there_is_one_only(table: FroggerTable) -> None:
    state, numbers = state_of(table), set[int]()
    start = FroggerChoices(ANN, state).on_path[0]
    market = state.board.stock.market
    for cards in (market[:1], state.board.stock.deck[:6]):
        stock = replace(state.board.stock, market=cards)
        table.match.state = replace(state, board=replace(state.board, stock=stock))
        table.tokens.cards.settle(state_of(table).view(None))
        steps, choices = steps_of(table, ANN), FroggerChoices(ANN, state_of(table))
        for end in choices.moves.landings(start):
            takings = choices.moves.takings(end)
            then = steps._what_to_take(start, end)
            numbers.add(len(takings))
            if isinstance(then, Done):
                assert then.action == Retreat(start, end, None)
                assert takings == (None,)
            else:
                able = [target.then is not None for target in then.targets]
                assert able == [card in takings for card in cards]
                assert then.start == able.index(True), "it begins at the first one allowed"
    assert len(numbers) > 1
    table.match.state = state
    table.tokens.cards.settle(state.view(None))


def test_an_only_frog_is_not_asked_for(app: RunningApp) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("judge")))
    set_hand(table, ANN, Card.ACE_OF_SUNS, Card.SAVAGE, *MORE)
    steps, choices = steps_of(table, ANN), FroggerChoices(ANN, state_of(table))
    assert choices.starts == [EXCUSE]
    ends = []
    for target, card in zip(steps.first().targets, choices.hand, strict=False):
        assert target.then
        step, landings = target.then(), choices.landings(card, [EXCUSE])
        ends.append(len(landings))
        if isinstance(step, Done):
            assert len(landings) == 1
            assert isinstance(step.action, Advance)
        else:
            places = [steps.places.end(one.end) for one in landings]
            assert [one.box for one in step.targets] == places
    assert {1, 2} <= {*ends}


@pytest.mark.parametrize("several", [False, True])
def test_a_hidden_card_asks_for_frog_and_place_as_an_open_one_does(
    app: RunningApp, several: bool
) -> None:
    people = [Person(LEFT_KEYS), Person(RIGHT_KEYS)]
    table = open_and_wait(app, new_table(app, *people))
    seat = table.tokens.cards.acting
    set_hand(table, seat, Card.ACE_OF_SUNS, Card.SAVAGE, *MORE)
    state, home = state_of(table), state_of(table).board.path.home
    frogs = [Space(home - 1) if several and frog == seat * FROGS else EXCUSE for frog in range(12)]
    table.match.state = replace(state, board=replace(state.board, frogs=tuple(frogs)))
    steps, asked = steps_of(table, seat), set()
    for target in steps.first().targets[:2]:
        step: object = target.then and target.then()
        presses = 1
        while isinstance(step, ChoosingStep):
            assert len(step.targets) > 1
            step, presses = step.targets[0].then and step.targets[0].then(), presses + 1
        assert isinstance(step, Done)
        asked.add(presses)
    assert asked == ({2, 3} if several else {1, 2})


def test_a_frog_chosen_first_shows_where_it_can_go_and_a_place_by_which_cards(
    app: RunningApp, table: FroggerTable
) -> None:
    steps, choices = steps_of(table, ANN), FroggerChoices(ANN, state_of(table))
    start = choices.on_path[0]
    box = steps.places.start(start)
    frog = next(target for target in steps.first().targets if target.box == box)
    assert frog.then is not None
    step = frog.then()
    assert isinstance(step, ChoosingStep)
    ways, hops = choices.cards_to(start), choices.moves.landings(start)
    for show in (frog.show, step.show):
        steps.clear()
        show()
        assert not table.preview._raised, "which card leads there is shown with the place"
        looks = [one.picture for one in named(table, "ghost")]
        back = [look for look in looks if isinstance(look, Art) and look.mirrored]
        assert len(back) == len(hops), "who hops back looks there"
        assert ghosts(table) == len(ways) + len(hops)
    hand = table.tokens.cards.hands[ANN]
    for target, (end, cards) in zip(step.targets[len(hops) :], ways.items(), strict=True):
        assert target.box == steps.places.end(end)
        steps.clear()
        target.show()
        raised = {hand.index(token) for token, _ in table.preview._raised if token in hand}
        assert raised == {choices.hand.index(card) for card in cards}
    steps.clear()


def test_it_is_asked_by_which_card_a_frog_leaps_unless_there_is_one_only(
    table: FroggerTable,
) -> None:
    steps, choices, numbers = steps_of(table, ANN), FroggerChoices(ANN, state_of(table)), set()
    for start in choices.starts:
        for target, (end, cards) in zip(
            steps._landings.of_frog(start), choices.cards_to(start).items(), strict=True
        ):
            assert target.then is not None
            step = target.then()
            numbers.add(len(cards))
            if len(cards) == 1:
                warning = steps._words.warning(Leap(start, end), cards[0])  # stands alone
                assert warning or card_name(cards[0]) in target.words, "it is said which is spent"
                assert isinstance(step, Done)
                continue
            assert isinstance(step, ChoosingStep)
            assert len(step.targets) == len(cards)
            for one, card in zip(step.targets, cards, strict=True):
                warning = steps._words.warning(Leap(start, end), card)  # stands alone
                assert warning or card_name(card) in one.words, "it is said which one is spent"
    assert 1 in numbers
    assert len(numbers) > 1


def test_which_frog_hops_back_is_asked_unless_only_one_can_but_where_to_always_is(
    table: FroggerTable,
) -> None:
    state = state_of(table)
    *others, _ = FroggerChoices(ANN, state).on_path
    alone = tuple(EXCUSE if at in others else at for at in state.board.frogs)
    able = set()
    for frogs in (state.board.frogs, alone):
        table.match.state = replace(state, board=replace(state.board, frogs=frogs))
        choices = FroggerChoices(ANN, state_of(table))
        able |= {
            check_asked(table, card) for card in choices.view.market if choices.frogs_for(card)
        }
    table.match.state = state
    assert 1 in able
    assert len(able) > 1


def check_asked(table: FroggerTable, card: Card) -> int:
    """It is asked which of several frogs hops back for *card*, and always where to; how many."""
    steps, choices = steps_of(table, ANN), FroggerChoices(ANN, state_of(table))
    able = choices.frogs_for(card)
    steps.clear()
    steps._market._show_wanted(card)
    foremost = steps.places.foremost(able)
    ends = choices.ends_for(foremost, card)
    assert ghosts(table) == len(ends), "the ways of the front frog are seen before"
    steps.clear()
    step = steps._market._who_gets(card)
    assert isinstance(step, ChoosingStep), "a card that was taken stays taken"
    if len(able) == 1:
        done = [one.then and one.then() for one in step.targets]
        ends = choices.ends_for(able[0], card)
        assert done == [Done(Retreat(able[0], end, card)) for end in ends]
        return 1
    assert [target.box for target in step.targets] == [
        steps.places.start(start) for start in choices.on_path
    ]
    assert step.targets[step.start].then, "it begins at a frog that can"
    for start, target in zip(choices.on_path, step.targets, strict=True):
        ends = choices.ends_for(start, card)
        assert bool(target.then) == bool(ends)
        then = target.then and target.then()
        if then:
            assert isinstance(then, ChoosingStep)
            done = [one.then and one.then() for one in then.targets]
            assert done == [Done(Retreat(start, end, card)) for end in ends]
    return len(able)
