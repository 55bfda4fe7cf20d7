"""The laws of Mosquito alone, and its views as its events describe them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import assert_never

from rules.core import Seat
from rules.mosquito import (
    DECK,
    LEVELS,
    Card,
    CardCovered,
    CardCut,
    CardDrawn,
    CardPlaced,
    CardsExchanged,
    DealBegan,
    DealEnded,
    DealerChosen,
    Event,
    HandsDealt,
    LayoutLaid,
    MatchEnded,
    Pass,
    Passed,
    Place,
    Reason,
    Spot,
    State,
    Suit,
    TurnBegan,
    Turns,
    View,
    card_at,
    deals,
    exchanged,
    next_step_kind,
    next_steps,
    placed,
    turn_from_steps,
    with_card,
)
from rules.tuples import replace_at
from tests.matches.changed import changed
from tests.matches.match_histories import MatchHistory

Hands = tuple[tuple[Card | None, ...], ...]


def view_after(view: View, events: Sequence[Event]) -> View:
    """The view after these events, made from *view* and the events alone."""
    for event in events:
        view = _after_event(view, event)
    return view


def _after_event(view: View, event: Event) -> View:
    seats = len(view.board.points)
    match event:
        case CardCut(seat, card):
            return changed(view, cuts=(*view.board.cuts, card), player=Seat((seat + 1) % seats))
        case DealBegan(number, dealer):
            assert number == view.board.deal + 1
            nothing = (0,) * seats
            begun = changed(view, deal=number, dealer=dealer, covered=(), used=nothing, passes=0)
            return changed(begun, placers=())
        case LayoutLaid(cards):
            return changed(view, layout=tuple((card,) for card in cards))
        case HandsDealt(hands, pile):
            return replace(view, hands=hands, pile=pile)
        case TurnBegan(seat):
            return replace(view, player=seat)
        case CardDrawn(seat, drawn):
            hand = (*view.hands[seat], drawn)
            return replace(view, hands=replace_at(view.hands, seat, hand), pile=view.pile - 1)
        case CardsExchanged(seat, first, second, card, other):
            layout, used = view.board.layout, _more(view.board.used, seat)
            assert (card_at(layout, first), card_at(layout, second)) == (card, other)
            return changed(view, layout=exchanged(layout, first, second), used=used)
        case CardCovered(seat, card, spot, covered):
            assert card_at(view.board.layout, spot) == covered
            after, used = _laid(view, seat, card, spot), _more(view.board.used, seat)
            return changed(after, covered=(*view.board.covered, covered), used=used)
        case CardPlaced(seat, card, spot, _, clean):
            after, points = _laid(view, seat, card, spot), _more(view.board.points, seat)
            clean_points = _more(view.board.clean, seat) if clean else view.board.clean
            placers = (*view.board.placers, (spot, seat))
            return changed(after, points=points, clean=clean_points, placers=placers, passes=0)
        case Passed():
            return changed(view, passes=view.board.passes + 1)
        case MatchEnded(reason):
            return replace(view, ended=reason)
        case DealerChosen() | DealEnded():
            return view
        case _:
            assert_never(event)


def _laid(view: View, seat: Seat, card: Card, spot: Spot) -> View:
    """The view once a seat has laid a card in the layout."""
    hands = _without(view.hands, seat, card)
    return changed(view, layout=with_card(view.board.layout, spot, card), hands=hands)


def _more(row: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return replace_at(row, seat, row[seat] + 1)


def _without(hands: Hands, seat: Seat, card: Card) -> Hands:
    """The hands without a card that lay in one of them, perhaps face down."""
    hand = list(hands[seat])
    hand.remove(card if card in hand else None)
    return replace_at(hands, seat, tuple(hand))


def law_cards_are_conserved(history: MatchHistory) -> None:
    for state in history.states:
        lying = [card for held in (*state.board.layout, *state.hands) for card in held]
        everything = [*lying, *state.pile, *state.board.covered]
        assert len(everything) == (len(DECK) if state.board.deal else 0)
        assert len(set(everything)) == len(everything)


def law_every_placement_is_by_three_different_suits_that_lack_its_own(
    history: MatchHistory,
) -> None:
    for before, turn in _placements(history):
        after = placed(before.board.layout, turn)
        suits = {card_at(after, spot).suit for spot in turn.by}
        assert suits | {turn.card.suit} == set(Suit)
        assert len(suits) == 3


def law_helpers_touch_the_three(history: MatchHistory) -> None:
    for _, turn in _placements(history):
        covered = turn.overlay and turn.overlay.on
        assert covered is None or covered in turn.by
        if turn.exchange:
            ends = {turn.exchange.first, turn.exchange.second}
            assert ends & (set(turn.by) - {covered})


def law_nobody_has_more_helpers_than_there_are(history: MatchHistory) -> None:
    options = history.match.options
    for before, turn in _placements(history):
        helpers = bool(turn.exchange) + bool(turn.overlay)
        assert helpers < 2 or options.both
        if options.helpers != "unlimited":
            assert before.board.used[before.player] + helpers <= options.helpers


def law_points_are_placements(history: MatchHistory) -> None:
    made = [0] * history.match.seats
    clean = [0] * history.match.seats
    for before, turn in _placements(history):
        made[before.player] += 1
        clean[before.player] += not turn.exchange and not turn.overlay
    state = history.steps[-1].after
    assert (state.board.points, state.board.clean) == (tuple(made), tuple(clean))
    assert sum(made) <= 4 * history.match.options.columns * state.board.deal


def law_deals_end_when_the_layout_is_full_or_all_have_passed_twice(history: MatchHistory) -> None:
    events = [event for step in history.steps for event in step.events]
    endings = [event for event in events if isinstance(event, DealEnded)]
    assert [ending.number for ending in endings] == list(
        range(1, history.states[-1].board.deal + 1)
    )
    assert len(endings) == deals(history.match.options, history.match.seats)
    for state in history.states:
        full = state.board.deal and all(len(held) == LEVELS for held in state.board.layout)
        assert not full or state.ended is Reason.LAYOUT_FULL
        assert state.board.passes < 2 * history.match.seats or state.ended is Reason.ALL_PASSED


def law_nothing_in_a_hand_or_in_the_pile_is_told_to_others(history: MatchHistory) -> None:
    if history.match.options.open_hands:
        return
    rng = Random(history.match.seed)
    for state in history.states:
        for watcher in history.viewers:
            others = [seat for seat in range(len(state.hands)) if seat != watcher]
            hidden = [card for seat in others for card in state.hands[seat]] + [*state.pile]
            rng.shuffle(hidden)
            hands = [
                tuple(hidden.pop() for _ in hand) if seat in others else hand
                for seat, hand in enumerate(state.hands)
            ]
            other = replace(state, hands=tuple(hands), pile=tuple(hidden))
            assert other.view(watcher) == state.view(watcher)


def law_what_is_drawn_of_many_turns_is_legal_and_can_be_chosen_in_steps(
    history: MatchHistory,
) -> None:
    rng = Random(history.match.seed)
    for legal in rng.sample(menus := list(_menus(history)), min(3, len(menus))):
        for _ in range(3):
            assert legal.sample(rng) in legal
        taken = [rng.choice(next_steps(legal, ()))]
        while next_step_kind(taken):
            taken.append(rng.choice(next_steps(legal, taken)))
        assert turn_from_steps(legal, taken) in legal


def law_many_turns_are_counted_right(history: MatchHistory) -> None:
    rng = Random(history.match.seed)
    menus = [legal for legal in _menus(history) if len(legal) < 3000]
    for legal in rng.sample(menus, min(2, len(menus))):
        listed = list(legal)
        assert len(listed) == len(legal) == len(set(listed))
        assert Pass() in listed


def _menus(history: MatchHistory) -> Iterator[Turns]:
    for state in history.states:
        for seat in state.to_act():
            legal = state.legal(seat)
            if isinstance(legal, Turns):
                yield legal


def _placements(history: MatchHistory) -> Iterator[tuple[State, Place]]:
    for step in history.steps:
        (turn,) = step.choices.values()
        if isinstance(turn, Place):
            yield step.before, turn


LAWS = [law for key, law in globals().items() if key.startswith("law_")]
