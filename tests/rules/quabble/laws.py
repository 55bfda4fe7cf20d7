"""Laws that only Quabble has, and how its events change a view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import assert_never

from rules.core import Seat
from rules.quabble import (
    CARD_COUNT,
    HAND_SIZE,
    Board,
    Card,
    CardClaimed,
    CardDrawn,
    CardKind,
    CardOffered,
    CardRefused,
    CardShared,
    CardSlain,
    CardSnatched,
    Claim,
    ClaimsRevealed,
    DirectionTurned,
    Event,
    GameEnded,
    NothingSlain,
    NothingSnatched,
    PowerScored,
    PowersTriggered,
    Reason,
    RoundBegan,
    ScoringBegan,
    State,
    SushiFeasted,
    View,
    imagine,
)
from rules.tuples import replace_at
from tests.matches.match_histories import MatchHistory


def view_after(view: View, events: Sequence[Event]) -> View:
    """What *view* becomes for somebody who only hears what happens."""
    for event in events:
        view = _after_event(view, event)
    return view


def _after_event(view: View, event: Event) -> View:
    """The view after an event: of a card that a hand gains or loses, or of the board."""
    match event:
        case CardDrawn(seat, drawn):
            hands = replace_at(view.hands, seat, (*view.hands[seat], drawn))
            return replace(view, hands=hands, deck=view.deck - 1)
        case CardOffered(seat, card):
            hand = list(view.hands[seat])
            hand.remove(card if card in hand else None)
            view = replace(view, hands=replace_at(view.hands, seat, tuple(hand)))
        case _:
            pass
    return replace(view, board=_board_after_event(view.board, event))


def _board_after_event(board: Board, event: Event) -> Board:
    match event:
        case RoundBegan(number, active):
            return replace(board, round=number, active=active)
        case CardOffered(seat, card):
            return replace(board, offers=replace_at(board.offers, seat, card))
        case ClaimsRevealed(sides):
            assert len(sides) == len(board.offers)
            return board
        case CardShared(seat, card):
            shared = replace_at(board.shared, seat, (*board.shared[seat], card))
            return replace(_taken_up(board, seat, card), shared=shared)
        case CardClaimed(seat, card, giver):
            return _owned(_taken_up(board, giver, card), seat, card)
        case CardRefused(card, giver):
            return replace(_taken_up(board, giver, card), king=(*board.king, card))
        case PowersTriggered(powers):
            assert not board.powers
            return replace(board, powers=powers)
        case DirectionTurned(seat, card, clockwise):
            assert clockwise != board.clockwise
            return replace(_fired(board, seat, card), clockwise=clockwise)
        case NothingSnatched(seat, card):
            return _fired(board, seat, card)
        case CardSnatched(seat, card, target, victim):
            return _owned(_robbed(_fired(board, seat, card), victim, target), seat, target)
        case CardSlain(target=target):
            return replace(board, slain=(*board.slain, target))
        case GameEnded(reason, points):
            active = Seat((board.active + 1) % len(board.offers))
            return replace(board, ended=reason, points=points, active=active)
        case CardDrawn() | ScoringBegan() | PowerScored() | SushiFeasted() | NothingSlain():
            return board
        case _:
            assert_never(event)


def _robbed(board: Board, victim: Seat, card: Card) -> Board:
    left = tuple(owned for owned in board.treasuries[victim] if owned != card)
    assert len(left) == len(board.treasuries[victim]) - 1
    return replace(board, treasuries=replace_at(board.treasuries, victim, left))


def _taken_up(board: Board, giver: Seat, card: Card) -> Board:
    assert board.offers[giver] == card
    return replace(board, offers=replace_at(board.offers, giver, None))


def _owned(board: Board, seat: Seat, card: Card) -> Board:
    return replace(
        board, treasuries=replace_at(board.treasuries, seat, (*board.treasuries[seat], card))
    )


def _fired(board: Board, seat: Seat, card: Card) -> Board:
    power, *rest = board.powers
    assert (power.seat, power.card) == (seat, card)
    return replace(board, powers=tuple(rest))


def law_cards_are_conserved(history: MatchHistory) -> None:
    for state in history.states:
        rows = (
            *state.hands,
            state.deck,
            *state.board.treasuries,
            *state.board.shared,
            state.board.king,
        )
        lying = [card for row in rows for card in row]
        lying += [card for card in state.board.offers if card is not None]
        assert sorted(lying) == list(range(CARD_COUNT))


def law_a_game_has_as_many_rounds_as_each_seat_gets_cards(history: MatchHistory) -> None:
    seats, last, options = history.match.seats, history.states[-1], history.match.options
    assert last.board.round == options.rounds(seats)
    if options.cards == "all":
        assert last.board.ended is (Reason.DECK_EMPTY if options.short_game else Reason.HANDS_EMPTY)
        assert all(len(hand) == (HAND_SIZE - 1 if options.short_game else 0) for hand in last.hands)
    else:
        assert last.board.ended is Reason.CARDS_PLAYED
        assert last.board.round == options.cards // seats


def law_all_claim_at_once_when_all_have_offered(history: MatchHistory) -> None:
    for step in history.steps:
        claims = [isinstance(action, Claim) for action in step.choices.values()]
        offered = None not in step.before.board.offers
        assert all(claims) if offered else not any(claims)
        assert len(claims) == (history.match.seats if offered else 1)


def law_the_active_seat_moves_left_every_round(history: MatchHistory) -> None:
    first = history.steps[0].before.board.active
    for state in history.states:
        moved = state.board.round - (0 if state.board.ended else 1)
        assert state.board.active == (first + moved) % history.match.seats


def law_what_the_scoring_tells_adds_up_to_the_points(history: MatchHistory) -> None:
    last: State = history.states[-1]
    points: list[Fraction] = []
    for event in history.steps[-1].events:
        match event:
            case ScoringBegan(_, begun):
                points = list(begun)
            case PowerScored(seat=seat, points=more) | SushiFeasted(seat=seat, points=more):
                assert more
                points[seat] += more
            case CardSlain(victim=victim, points=lost):
                points[victim] -= lost
            case _:
                pass
    assert tuple(points) == last.board.points == history.outcome.points


def law_powers_take_effect_in_the_order_of_their_kinds_each_once(history: MatchHistory) -> None:
    last: State = history.states[-1]
    scored = []
    for event in history.steps[-1].events:
        match event:
            case PowerScored(seat=seat, card=card) | CardSlain(seat=seat, card=card):
                scored.append(card)
                assert card in last.board.treasuries[seat]
            case _:
                pass
    kinds = [last.board.house_set.kinds[card] for card in scored]
    assert kinds == sorted(kinds)
    assert len(scored) == len(set(scored))


def law_only_snails_and_grungles_are_slain_each_once(history: MatchHistory) -> None:
    last: State = history.states[-1]
    assert len(set(last.board.slain)) == len(last.board.slain)
    kinds = {last.board.house_set.kinds[card] for card in last.board.slain}
    assert kinds <= {CardKind.DOOM_SNAIL, CardKind.GRUNGLE}


def law_what_others_hold_and_the_order_of_the_deck_are_in_no_view(history: MatchHistory) -> None:
    rng = Random(history.match.seed)
    for state in history.states:
        for seat in history.viewers:
            view = state.view(seat)
            for owner, hand in enumerate(view.hands):
                hidden = owner != seat and not history.match.options.open_hands
                assert len(hand) == len(state.hands[owner])
                assert (set(hand) <= {None}) if hidden else hand == state.hands[owner]
            assert imagine(view, rng).view(seat) == view


def law_a_drawn_card_is_told_to_its_owner_alone(history: MatchHistory) -> None:
    for step in history.steps:
        for event in step.events:
            if isinstance(event, CardDrawn):
                assert event.card == step.after.hands[event.seat][-1]
                for seat in history.viewers:
                    card = event.seen_by(seat).card
                    knows = seat == event.seat or history.match.options.open_hands
                    assert card == (event.card if knows else None)


LAWS = [law for key, law in globals().items() if key.startswith("law_")]
