"""Laws that only Frogger has, and how its events change a view."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any, assert_never

from rules.core import Seat
from rules.decktet import Card, Suit, in_order
from rules.frogger import (
    ACTIONS,
    COURTS,
    EXCUSE,
    FROGS,
    MARKET,
    PAWNS,
    PLAIN,
    ROUND_LIMIT,
    Advance,
    CardTaken,
    CrocodileSwam,
    DiscardsShuffled,
    Event,
    FrogAdvanced,
    FrogBitten,
    FrogRetreated,
    FrogSwept,
    GameEnded,
    MarketDealt,
    Moves,
    Retreat,
    Space,
    State,
    Stop,
    Take,
    TurnBegan,
    TurnPassed,
    View,
)
from rules.match import Match
from rules.tuples import replace_at
from tests.matches.match_histories import MatchHistory


def view_after(view: View, events: Sequence[Event]) -> View:
    """What *view* becomes for somebody who only hears what happens."""
    for event in events:
        view = _after_event(view, event)
    return view


def _after_event(view: View, event: Event) -> View:
    match event:
        case TurnBegan(seat, number):
            view = replace(view, turn=view.turn + 1, acted=0)
            assert (view.acting, view.round) == (seat, number)
            return view
        case FrogAdvanced(frog, card, _, start, end):
            return _moved(_discarded(view, Seat(frog // FROGS), card), frog, start, end)
        case FrogRetreated(frog, start, end):
            return _moved(view, frog, start, end)
        case FrogSwept(frog, start) | FrogBitten(frog, start):
            assert view.frogs[frog] == start
            return replace(view, frogs=replace_at(view.frogs, frog, EXCUSE))
        case CardTaken(seat, card):
            return _taken(view, seat, card)
        case DiscardsShuffled():
            assert view.deck == 0
            known = in_order(view.discards)
            return replace(view, deck=len(known), shuffled=known, discards=())
        case MarketDealt(cards):
            left = tuple(card for card in view.shuffled if card not in cards)
            deck, market = view.deck - len(cards), view.market + cards
            return replace(view, deck=deck, shuffled=left, market=market)
        case CrocodileSwam(number, start, end):
            assert view.crocodiles[number] == start
            return replace(view, crocodiles=replace_at(view.crocodiles, number, end))
        case GameEnded():
            return replace(view, ended=event)
        case TurnPassed():
            return view
        case _:
            assert_never(event)


def _moved(view: View, frog: int, start: Space, end: Space) -> View:
    assert view.frogs[frog] == start
    return replace(view, frogs=replace_at(view.frogs, frog, end), acted=view.acted + 1)


def _discarded(view: View, seat: Seat, card: Card) -> View:
    view = replace(view, discards=(*view.discards, card))
    if card in view.public[seat]:
        left = tuple(held for held in view.public[seat] if held != card)
        return replace(view, public=replace_at(view.public, seat, left))
    return replace(view, secret=replace_at(view.secret, seat, view.secret[seat] - 1))


def _taken(view: View, seat: Seat, card: Card) -> View:
    assert card in view.market
    market = tuple(other for other in view.market if other != card)
    public = replace_at(view.public, seat, (*view.public[seat], card))
    return replace(view, market=market, public=public)


def cards_in(value: object) -> list[Card]:
    """Every card somewhere in *value*, in any order."""
    cards: list[Card] = []
    rest: list[Any] = [value]
    while rest:
        item = rest.pop()
        kind: type = type(item)
        if kind is Card:
            cards.append(item)
        elif kind is tuple:
            rest += item
        elif kind is not int:
            rest += [getattr(item, name) for name in _field_names(kind)]
    return cards


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass; anything else has none."""
    names: tuple[str, ...] = getattr(kind, "__match_args__", ())
    return names


def law_cards_are_conserved(history: MatchHistory) -> None:
    courts = COURTS if history.match.options.courts else ()
    for state in history.states:
        assert in_order(cards_in(state.board)) == in_order(PLAIN + PAWNS + courts)


def law_frogs_share_no_space_with_each_other_or_a_crocodile(history: MatchHistory) -> None:
    for state in history.states:
        board = state.board
        taken = [space for space in board.frogs if EXCUSE < space < board.path.home]
        assert len({*taken, *board.crocodiles}) == len(taken) + len(board.crocodiles)


def law_nobody_sees_what_it_should_not(history: MatchHistory) -> None:
    for state, views in zip(history.states, history.views, strict=True):
        board = state.board
        hidden = set() if board.stock.reshuffled else set(board.stock.deck)
        for seat, view in views.items():
            others = [hand.secret for other, hand in enumerate(board.hands) if other != seat]
            assert {*hidden, *cards_in(tuple(others))}.isdisjoint(cards_in(view))


def law_a_deck_that_was_discarded_is_known_but_not_its_order(history: MatchHistory) -> None:
    for state, views in zip(history.states, history.views, strict=True):
        known = in_order(state.board.stock.deck) if state.board.stock.reshuffled else ()
        assert all(view.shuffled == known for view in views.values())


def law_a_market_is_empty_only_while_there_are_no_cards_for_one(history: MatchHistory) -> None:
    for step in history.steps:
        stock, turned = step.after.board.stock, step.after.turn > step.before.turn
        assert len(stock.market) <= MARKET
        assert stock.market or not stock.deck
        assert stock.market or not stock.discards or not turned


def law_a_turn_has_one_to_three_actions_or_takes_a_card(history: MatchHistory) -> None:
    for step in history.steps:
        (action,) = step.choices.values()
        before, after = step.before, step.after
        assert before.acted < ACTIONS
        if isinstance(action, Stop | Take):
            assert isinstance(action, Stop) == (before.acted > 0)
            assert after.turn > before.turn or after.ended
        elif not after.ended and after.turn == before.turn:
            assert after.acted == before.acted + 1


def law_what_is_offered_is_all_that_is_legal(history: MatchHistory) -> None:
    rich = max(history.states[:-1], key=lambda state: len(state.legal(state.acting)))
    for state in (history.states[0], rich, history.states[-2]):
        offered = state.legal(state.acting)
        if isinstance(offered, Moves):
            assert {*offered} == {action for action in _conceivable(state) if action in offered}


def _conceivable(state: State) -> Iterator[Advance | Retreat | Stop]:
    spaces = [Space(number) for number in range(state.board.path.home + 1)]
    cards: Collection[Card] = [*state.board.hands[state.acting].cards, *state.board.stock.market]
    yield Stop()
    for start, card, suit in product(spaces, cards, Suit):
        yield Advance(start, card, suit)
    for start, end, taken in product(spaces, spaces, [None, *cards]):
        yield Retreat(start, end, taken)


def law_only_what_took_and_dealt_nothing_within_a_turn_can_be_undone(history: MatchHistory) -> None:
    told_match = history.match
    again = Match(told_match.game, told_match.options, told_match.seats, told_match.seed)
    for step in history.steps:
        ((seat, action),) = step.choices.items()
        again.choose(seat, action)
        final = any(isinstance(event, CardTaken | MarketDealt) for event in step.events)
        same_turn = step.after.turn == step.before.turn and not step.after.ended
        assert again.may_undo(seat) == (same_turn and not final)
        if again.may_undo(seat):
            again.undo(seat)
            assert again.state == step.before
            again.choose(seat, action)


def law_a_game_ends_within_the_limit(history: MatchHistory) -> None:
    last = history.states[-1]
    assert last.view(None).round <= ROUND_LIMIT
    assert last.ended.winners == history.outcome.places[0]


LAWS = [law for key, law in globals().items() if key.startswith("law_")]
