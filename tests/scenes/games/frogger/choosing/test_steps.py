"""A choice may begin with a card, a frog or a card of the market; what is not possible says why."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import product

from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import (
    EXCUSE,
    FROGS,
    Action,
    Advance,
    Frog,
    FrogAdvanced,
    FrogRetreated,
    Retreat,
    Space,
)
from scenes.games.frogger.choosing.choices import FroggerChoices, Leap
from scenes.games.frogger.choosing.lit_spaces import LIFT
from scenes.games.frogger.choosing.preview import CONCERNED_Z, FAINT, GHOST
from scenes.games.frogger.components.lanes import lane_of, thing
from scenes.games.frogger.events.captions import card_name, suit_name
from scenes.games.frogger.table import FroggerTable
from scenes.table.choosing.choosing_steps import ChoosingStep, Done, NextStep, StepTarget
from tests.scenes.games.frogger.tables import state_of, steps_of
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import Finger
from words import say

ANN = Seat(0)
BRUSHED = 0.22  # of a sign's side: its drawing leaves most of that free


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


def test_the_cursor_begins_at_the_first_card_and_at_the_frontmost_frog(table: FroggerTable) -> None:
    steps, choices = steps_of(table, ANN), FroggerChoices(ANN, state_of(table))
    step = steps.first()
    assert step.targets[step.start].box == steps.places.hand(0, len(choices.hand))
    for target in step.targets[: len(choices.hand)]:
        after = target.then() if target.then else None
        assert isinstance(after, ChoosingStep)
        able = [one.box.centre for one in after.targets if one.then]
        assert after.targets[after.start].box.centre == max(able)


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
    (end, *_), (start, *_) = steps._choices.path.groups[1:3]
    back = FrogRetreated(Frog(0), start, end)
    market = {steps.places.market(card) for card in state_of(table).view(ANN).market}
    first, waits, warnings = steps.first(), {False: set[bool](), True: set[bool]()}, 0
    home = steps.places.end(steps._choices.path.home)
    opening = {say("frogger.opens_home_words", suit=suit_name(suit)) for suit in Suit}
    for target in first.targets:
        steps.clear()
        assert captions.hint_ready(leap)
        target.show()
        warned = any(token.name == "danger" for token in table.stage.tokens)
        warned |= target.words in opening
        warned |= target.raised and target.ghosts[0].box == home
        tries = table.preview.hops_back
        assert captions.hint_ready(back) is (tries and not warned), "it frames the market"
        assert captions.leaves_time_to_read is not warned, "not by a tip of the goal either"
        warnings += warned
        if not warned:
            waits[target.box in market].add(not captions.hint_ready(leap))
    assert warnings
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
                if token.name == "ghost":
                    place = token.pose.x, token.pose.y - 0.25 * table.layout.row
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


def test_a_card_shows_only_where_it_takes_the_frog_that_is_begun_with(
    table: FroggerTable,
) -> None:
    steps, choices = steps_of(table, ANN), FroggerChoices(ANN, state_of(table))
    begun = steps._begun(choices.hand[0], choices.starts)
    leaps = choices.leaps(choices.hand[0], [begun])
    assert len(leaps) < len(choices.landings(choices.hand[0], choices.starts))
    dots = []
    usual = partial(table.preview.show_leaps, ANN, leaps, leaps[:1])
    for show in (usual, steps.first().targets[0].show):
        steps.clear()
        show()
        dots.append([token.pose for token in table.stage.tokens if token.name == "dot"])
    assert dots[0] == dots[1], "one way"
    lit = {(one.pose.x, one.pose.y) for one in table.stage.tokens if one.name == "lit-space"}
    slots = [table.layout.spaces[leap.end] for leap in leaps if leap.end != choices.path.home]
    assert lit == {(slot.x, slot.y - LIFT) for slot in slots}
    steps.clear()


def test_no_lit_space_hides_a_frog_and_whom_a_leap_concerns_is_over_all_others(
    table: FroggerTable,
) -> None:
    steps, frogs = steps_of(table, ANN), table.tokens.path.frogs
    steps.first().targets[0].show()
    names = "glow", "rim", "lit-space", "dot"
    lights = [token.z for token in table.stage.tokens if token.name in names]
    assert max(lights) < min(frog.z for frog in frogs)
    over = [frog for frog in frogs if frog.z == CONCERNED_Z]
    concerned = {*table.preview._marked, *table.preview._sad}
    assert over == [frogs[frog] for frog in sorted(concerned)]
    assert over
    steps.clear()
    assert all(frog.z < CONCERNED_Z for frog in frogs)


def test_other_places_of_the_frog_that_moves_keep_a_faint_ghost(table: FroggerTable) -> None:
    steps, choices = steps_of(table, ANN), FroggerChoices(ANN, state_of(table))
    asked = 0
    for place, start in product(range(len(choices.hand)), choices.starts):
        step = steps._where_to(place, start)
        if isinstance(step, Done):
            continue  # there is one place
        for target in step.targets:
            steps.clear()
            target.show()
            shown = [token.pose.alpha for token in table.stage.tokens if token.name == "ghost"]
            assert sorted(shown) == [FAINT] * (len(step.targets) - 1) + [GHOST]
            asked += len(step.targets) > 1
    assert asked
    steps.clear()


def test_light_lies_on_the_spaces_where_one_can_land_and_on_no_other(table: FroggerTable) -> None:
    steps, choices = steps_of(table, ANN), FroggerChoices(ANN, state_of(table))
    steps.clear()
    steps.first().targets[0].show()
    names = "lit-space", "glow"
    lit, glows = (
        {(one.pose.x, one.pose.y) for one in table.stage.tokens if one.name == name}
        for name in names
    )
    begun = steps._begun(choices.hand[0], choices.starts)
    ends = {leap.end for leap in choices.leaps(choices.hand[0], [begun])}
    slots = [table.layout.spaces[end] for end in ends - {choices.path.home}]
    assert glows == {(slot.x, slot.y) for slot in slots}
    assert lit == {(slot.x, slot.y - LIFT) for slot in slots}
    steps.clear()
    assert {token.name for token in table.stage.tokens}.isdisjoint(names)


def test_no_ghost_hides_the_sign_of_its_space(table: FroggerTable) -> None:
    steps, choices = steps_of(table, ANN), FroggerChoices(ANN, state_of(table))
    layout, path = table.layout, choices.path
    ends = [end for end, suit in enumerate(path.suits) if suit]
    start = choices.starts[0]
    for end in map(Space, ends):
        steps.clear()
        table.preview.show_landings(ANN, [Leap(start, end)])
        (light,) = (one for one in table.stage.tokens if one.name == "light")
        lane = lane_of(path.numbers[end] - 1, len(layout.trail))
        suit = path.suits[end]
        assert suit is not None
        _, sign = thing(lane, suit, (layout.pitch, layout.row), down=False)
        foot = light.pose.y + table.stage.renderer.size(light.picture)[1] / 2
        assert foot <= layout.spaces[end].y - sign / 2 + BRUSHED * sign
    steps.clear()


def test_a_hop_back_is_marked_and_a_leap_is_not(table: FroggerTable) -> None:
    back = next(act for act in state_of(table).legal(ANN) if isinstance(act, Retreat))
    ahead = FroggerChoices(ANN, state_of(table)).leaps(Card.SEA, [back.start])[0]
    for leap in (Leap(back.start, back.end), ahead):
        table.preview.clear()
        table.preview.show_leaps(ANN, [leap], [leap])
        assert ("back" in {token.name for token in table.stage.tokens}) == (leap is not ahead)
    table.preview.clear()


def test_whoever_begins_with_a_frog_is_told_which_card_a_leap_spends(table: FroggerTable) -> None:
    steps, choices = steps_of(table, ANN), FroggerChoices(ANN, state_of(table))
    told = set()
    for start in choices.starts:
        leaps = steps._landings.of_frog(start)
        for target, (end, cards) in zip(leaps, choices.cards_to(start).items(), strict=True):
            if steps._words.warning(Leap(start, end), cards[0]):
                continue  # that stands alone
            assert (card_name(cards[0]) in target.words) == (len(cards) == 1)
            told.add(len(cards) == 1)
            by_one = steps._landings._told(cards[:1], Leap(start, end))
            assert card_name(cards[0]) in by_one
    assert False in told


def test_of_several_frogs_that_a_card_takes_home_the_one_whose_way_is_shown_is_lit(
    table: FroggerTable,
) -> None:
    steps, state = steps_of(table, ANN), state_of(table)
    path, hand = state.board.path, FroggerChoices(ANN, state).hand
    suns = path.shown[hand[0].suits[0]]
    others = (*suns, *(EXCUSE,) * (len(state.board.frogs) - FROGS))[
        : len(state.board.frogs) - FROGS
    ]
    frogs = (EXCUSE,) * (FROGS - 1) + (Space(path.home - 1),) + others
    table.match.state = replace(state, board=replace(state.board, frogs=frogs))
    table.tokens.path.settle(state_of(table).view(ANN))
    steps = steps_of(table, ANN)
    steps.clear()
    steps.first().targets[0].show()
    (lit,) = (token for token in table.stage.tokens if token.name == "chosen")
    assert lit.pose.x > table.layout.trail[0].x, "not those in the pond"
    steps.clear()
    table.match.state = state
    table.tokens.path.settle(state.view(ANN))
