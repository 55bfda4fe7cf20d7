"""A choice may begin with a card, a frog or a card of the market; what is not possible says why."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import (
    EXCUSE,
    Action,
    Advance,
    Frog,
    FrogAdvanced,
    FrogRetreated,
    Hand,
    Retreat,
    Stop,
)
from scenes.games.frogger.choosing.choices import FroggerChoices, Leap
from scenes.games.frogger.events.captions import card_name
from scenes.games.frogger.table import FroggerTable
from scenes.table.choosing.choosing_steps import ChoosingStep, Done, NextStep, StepTarget
from scenes.table.choosing.step_chooser import StepChooser
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from sprites.pictures.pictures import Art
from sprites.stage.token import Token
from tests.scenes.games.frogger.tables import new_table, set_hand, state_of, steps_of
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import Finger, KeyButtons, tap
from tests.scenes.table.checked_tables import open_and_wait, waiting_chooser
from words import say

ANN = Seat(0)
MORE = Card.ORIGIN, Card.HUNTRESS


@pytest.fixture(scope="module")
def table(app: RunningApp) -> FroggerTable:
    made = new_table(
        app, Person(POINTER), BotPlayer("judge"), BotPlayer("judge"), seed=14, turns=10
    )
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


def test_the_cursor_begins_at_what_leads_farthest(table: FroggerTable) -> None:
    state = state_of(table)
    steps, choices = steps_of(table, ANN), FroggerChoices(ANN, state)
    step, home = steps.first(), choices.path.home
    homeward = [place for place, card in enumerate(choices.hand) if choices.leads_home(card)]
    place = homeward[0] if homeward else 0
    assert step.targets[step.start].box == steps.places.hand(place, len(choices.hand))
    for start in choices.on_path:
        box = steps.places.start(start)
        target = next(one for one in step.targets if one.box == box and one.then)
        places = target.then() if target.then else None
        assert isinstance(places, ChoosingStep)
        farthest = max(choices.cards_to(start))
        assert places.targets[places.start].box == steps.places.end(farthest)
        assert farthest <= home


def test_whatever_cannot_be_chosen_says_why(table: FroggerTable) -> None:
    steps = steps_of(table, ANN)
    step = steps.first()
    refused = [target for target in (*step.targets, *step.pointer_targets) if target.then is None]
    assert say("frogger.not_stop") in {target.words for target in refused}
    assert {target.box for target in refused} >= {box for _, box in steps.places.rivals()}
    assert all(target.words for target in refused)


def test_the_market_dims_what_may_not_be_taken(table: FroggerTable) -> None:
    steps, market = steps_of(table, ANN), table.tokens.cards.market
    shown = set()
    for target in steps.first().targets:
        for ghost in target.ghosts:
            steps.clear()
            assert all(token.pose.alpha == 1.0 for _, token in market)
            ghost.show()
            shown.add(any(token.pose.alpha < 1.0 for _, token in market))
    assert shown == {True, False}
    steps.clear()


def test_a_hint_about_leaps_waits_while_a_hop_back_or_a_market_card_is_chosen(
    table: FroggerTable,
) -> None:
    steps, captions = steps_of(table, ANN), table.captions
    retreat = next(act for act in state_of(table).legal(ANN) if isinstance(act, Retreat))
    leap = FrogAdvanced(Frog(0), Card.HUNTRESS, Suit.MOONS, EXCUSE, retreat.start)
    back = FrogRetreated(Frog(0), retreat.start, retreat.end)
    market = {steps.places.market(card) for card in state_of(table).view(ANN).market}
    first, waits = steps.first(), {False: set[bool](), True: set[bool]()}
    for target in first.targets:
        steps.clear()
        assert captions.hint_ready(leap)
        target.show()
        waits[target.box in market].add(not captions.hint_ready(leap))
        assert captions.hint_ready(back)
    assert waits == {False: {False}, True: {True}}
    getter = next(one.then() for one in first.targets if one.box in market and one.then)
    assert isinstance(getter, ChoosingStep)
    steps.clear()
    getter.show()
    assert not captions.hint_ready(leap), "one chooses which frog hops back"
    steps.clear()
    table.preview.show_landings(ANN, [Leap(retreat.start, retreat.end)])
    assert not captions.hint_ready(leap), "who has no card can only hop back"
    steps.clear()
    assert captions.hint_ready(leap)


def test_a_ghost_is_touched_and_its_frog_leaps(app: RunningApp, table: FroggerTable) -> None:
    finger = Finger(app)
    card = steps_of(table, ANN).first().targets[1]  # where the cursor is not yet
    ghost = next(ghost for ghost in card.ghosts if ghost.then and isinstance(ghost.then(), Done))
    assert ghost.then is not None
    made, done = len(table.match.log), ghost.then()
    finger.touch(*card.box.centre)
    finger.touch(*ghost.box.centre)
    app.run_until(lambda: len(table.match.log) > made)
    assert isinstance(done, Done)
    assert table.match.log[-1][ANN] == done.action


def test_every_place_that_is_shown_can_be_chosen_with_a_pointer(table: FroggerTable) -> None:
    steps = steps_of(table, ANN)
    first = steps.first()
    made = [target.then() for target in first.targets if target.then]
    for step in (first, *(one for one in made if isinstance(one, ChoosingStep))):
        for target in step.targets:
            steps.clear()
            step.show()
            target.show()
            choosable = [*step.targets, *target.ghosts, *step.pointer_targets]
            for token in table.stage.tokens:
                if token.name in ("ghost", "landing"):
                    place = token.pose.x, token.pose.y - 0.3 * table.layout.row
                    assert any(one.box.contains(*place) for one in choosable)
    steps.clear()


def test_the_frogs_that_a_crown_sends_back_are_known_before(table: FroggerTable) -> None:
    choices, path = FroggerChoices(ANN, state_of(table)), state_of(table).board.path
    frogs = choices.view.frogs
    free = (mate for at in frogs for mate in path.mates(at) if mate not in frogs)
    leap = Leap(EXCUSE, next(free))
    sent_back = [choices.view.frogs[frog] for frog in choices.swept(Card.SEA, leap)]
    assert sent_back
    assert {path.numbers[at] for at in sent_back} == {path.numbers[leap.end]}
    assert not choices.swept(Card.PACT, leap)


def test_other_landings_of_a_card_have_rings_only(table: FroggerTable) -> None:
    steps, choices = steps_of(table, ANN), FroggerChoices(ANN, state_of(table))
    leaps = choices.landings(choices.hand[0], choices.starts)
    bright = [leap for leap in leaps if leap.start == leaps[0].start]
    assert len(bright) < len(leaps)
    dots = []
    usual = partial(table.preview.show_leaps, ANN, bright, bright)
    for show in (usual, steps.first().targets[0].show):
        steps.clear()
        show()
        dots.append([token.pose for token in table.stage.tokens if token.name == "dot"])
    assert dots[0] == dots[1]
    assert "landing" in {token.name for token in table.stage.tokens}
    steps.clear()


def named(table: FroggerTable, name: str) -> list[Token]:
    return [token for token in table.stage.tokens if token.name == name]


def ghosts(table: FroggerTable) -> int:
    return len(named(table, "ghost"))


def landings_shown(table: FroggerTable) -> int:
    """By ghosts, or by rings."""
    return sum(token.name in ("ghost", "landing") for token in table.stage.tokens)


def pointed_at(app: RunningApp, table: FroggerTable) -> StepTarget[Action]:
    chooser = waiting_chooser(app, table, ANN)
    assert isinstance(chooser, StepChooser)
    return chooser._step.targets[chooser._at]


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
    best = choices.leaps(choices.hand[0], choices.starts)[0]
    assert (done.card, done.start) == (choices.hand[0], best.start)


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
    assert len(hand.cards) > 1

    def question(acted: int, cards: int) -> str:
        board = replace(state.board, hands=(Hand(hand.cards[:cards], 0), *others))
        return FroggerChoices(ANN, replace(state, acted=acted, board=board)).question

    assert [question(acted, 2) for acted in (0, 1, 2)] == [
        "turn_prompt",
        "more_prompt",
        "last_move_prompt",
    ]
    assert {question(acted, 1) for acted in (0, 1, 2)} == {"last_card_prompt"}
    assert [question(acted, 0) for acted in (0, 2)] == ["hop_prompt", "hop_or_end_prompt"]


def test_where_a_chosen_frog_leaps_to_is_always_asked(
    table: FroggerTable,
) -> None:
    steps, choices = steps_of(table, ANN), FroggerChoices(ANN, state_of(table))
    assert len(choices.starts) > 1
    for place, target in enumerate(steps.first().targets[: len(choices.hand)]):
        assert target.then is not None
        step = target.then()
        assert isinstance(step, ChoosingStep), "nothing is done before a frog or a place is chosen"
        for frog, start in zip(step.targets, choices.starts, strict=True):
            landings = choices.landings(choices.hand[place], [start])
            then = frog.then and frog.then()
            assert isinstance(then, ChoosingStep), "it never leaps unseen"
            assert len(then.targets) == len(landings)


def test_which_card_is_taken_is_asked_also_where_there_is_one_only(table: FroggerTable) -> None:
    state, numbers = state_of(table), set[int]()
    start = FroggerChoices(ANN, state).on_path[0]
    market = state.board.stock.market
    for cards in (market[:1], state.board.stock.deck[:6]):
        stock = replace(state.board.stock, market=cards)
        table.match.state = replace(state, board=replace(state.board, stock=stock))
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


def test_an_only_frog_is_asked_for_unless_it_has_an_only_place_which_is_confirmed(
    app: RunningApp,
) -> None:
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("judge")))
    set_hand(table, ANN, Card.ACE_OF_SUNS, Card.SAVAGE, *MORE)
    steps, choices = steps_of(table, ANN), FroggerChoices(ANN, state_of(table))
    assert choices.starts == [EXCUSE]
    ends = []
    for target, card in zip(steps.first().targets, choices.hand, strict=False):
        assert target.then
        step, landings = target.then(), choices.landings(card, [EXCUSE])
        assert isinstance(step, ChoosingStep), "it never leaps unseen"
        only_place = [steps.places.end(one.end) for one in landings]
        asked = only_place if len(landings) == 1 else [steps.places.start(EXCUSE)]
        assert [one.box for one in step.targets] == asked
        ends.append(len(landings))
    assert {1, 2} <= {*ends}


def test_a_hidden_card_asks_for_the_only_frog_whatever_its_suits(app: RunningApp) -> None:
    people = [Person(LEFT_KEYS), Person(RIGHT_KEYS)]
    table = open_and_wait(app, new_table(app, *people))
    seat = table.tokens.cards.acting
    set_hand(table, seat, Card.ACE_OF_SUNS, Card.SAVAGE, *MORE)
    steps = steps_of(table, seat)
    for target in steps.first().targets[:2]:
        assert target.then
        step = target.then()
        assert isinstance(step, ChoosingStep)
        assert [frog.box for frog in step.targets] == [steps.places.start(EXCUSE)]


def test_a_frog_chosen_first_shows_where_it_can_leap_and_by_which_cards(
    app: RunningApp, table: FroggerTable
) -> None:
    steps, choices = steps_of(table, ANN), FroggerChoices(ANN, state_of(table))
    start = choices.on_path[0]
    box = steps.places.start(start)
    frog = next(target for target in steps.first().targets if target.box == box)
    assert frog.then is not None
    step = frog.then()
    assert isinstance(step, ChoosingStep)
    ways = choices.cards_to(start)
    for show in (frog.show, step.show):
        steps.clear()
        show()
        cards = named(table, "by")
        assert len(cards) == len(named(table, "minus")) == sum(map(len, ways.values()))
        hops = choices.moves.landings(start)
        assert len(named(table, "plus")) == sum(map(choices.gets_card, hops))
        looks = [one.picture for one in named(table, "ghost")]
        back = [look for look in looks if isinstance(look, Art) and look.mirrored]
        assert len(back) == len(hops), "who hops back looks there"
        assert ghosts(table) >= len(ways)
    steps.clear()
    assert {steps.places.end(end) for end in ways} <= {one.box for one in step.targets}


def test_a_plus_is_on_the_card_of_every_hop_back_that_gets_one(table: FroggerTable) -> None:
    steps, choices, found = steps_of(table, ANN), FroggerChoices(ANN, state_of(table)), 0
    for start in choices.on_path:
        hops = choices.moves.landings(start)
        steps._show.ways(start, hops, bright=True)
        gained = sum(map(choices.gets_card, hops))
        assert len(named(table, "plus")) == gained
        found += gained
        steps.clear()
    assert found


def test_where_two_cards_lead_it_is_asked_which_is_played(table: FroggerTable) -> None:
    steps, choices = steps_of(table, ANN), FroggerChoices(ANN, state_of(table))
    for start in choices.starts:
        for target, cards in zip(
            steps._landings.of_frog(start), choices.cards_to(start).values(), strict=True
        ):
            assert target.then is not None
            step = target.then()
            if isinstance(step, ChoosingStep):
                assert len(step.targets) == len(cards) > 1
                for one, card in zip(step.targets, cards, strict=True):
                    assert card_name(card) in one.words, "it is said which one is spent"
            else:
                assert isinstance(step.action, Advance)
                assert [step.action.card] == cards


def test_which_frog_hops_back_is_asked_each_time_and_an_only_way_is_shown_first(
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
    """It is asked which frog hops back for *card*; how many can."""
    steps, choices = steps_of(table, ANN), FroggerChoices(ANN, state_of(table))
    able = choices.frogs_for(card)
    steps._market._show_wanted(card)
    assert bool(ghosts(table)) == (len(able) == 1), "the only way is seen before"
    steps.clear()
    step = steps._market._who_gets(card)
    assert isinstance(step, ChoosingStep), "a card that was taken stays taken"
    asked = [steps.places.start(start) for start in choices.on_path]
    ends = [end for start in able for end in choices.ends_for(start, card)]
    if len(ends) == 1:
        asked = [steps.places.end(ends[0])]
    assert [target.box for target in step.targets] == asked
    return len(able)
