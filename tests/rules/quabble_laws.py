"""Laws that only Quabble has, and its events told back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import TypeVar, assert_never

from rules.core import Seat
from rules.quabble import (
    CARDS,
    HAND,
    Card,
    CardClaimed,
    CardDrawn,
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
    Kind,
    NothingSlain,
    NothingSnatched,
    PowerScored,
    PowersWoken,
    Reason,
    RoundBegan,
    ScoringBegan,
    State,
    SushiFeasted,
    View,
    imagine,
)
from tests.match_histories import Story

T = TypeVar("T")


def told(view: View, events: Sequence[Event]) -> View:
    """What *view* becomes for somebody who only hears what happens."""
    for event in events:
        view = _told(view, event)
    return view


def _told(view: View, event: Event) -> View:
    match event:
        case RoundBegan(number, active):
            return replace(view, round=number, active=active)
        case CardOffered(seat, card):
            return _offered(view, seat, card)
        case ClaimsRevealed(sides):
            assert len(sides) == len(view.offers)
            return view
        case CardShared(seat, card):
            shared = _put(view.shared, seat, (*view.shared[seat], card))
            return replace(_taken_up(view, seat, card), shared=shared)
        case CardClaimed(seat, card, giver):
            return _owned(_taken_up(view, giver, card), seat, card)
        case CardRefused(card, giver):
            return replace(_taken_up(view, giver, card), king=(*view.king, card))
        case PowersWoken(powers):
            assert not view.powers
            return replace(view, powers=powers)
        case DirectionTurned(seat, card, clockwise):
            assert clockwise != view.clockwise
            return replace(_fired(view, seat, card), clockwise=clockwise)
        case NothingSnatched(seat, card):
            return _fired(view, seat, card)
        case CardSnatched(seat, card, target, victim):
            return _owned(_robbed(_fired(view, seat, card), victim, target), seat, target)
        case CardDrawn(seat, drawn):
            hands = _put(view.hands, seat, (*view.hands[seat], drawn))
            return replace(view, hands=hands, deck=view.deck - 1)
        case CardSlain(target=target):
            return replace(view, slain=(*view.slain, target))
        case GameEnded(reason, points):
            active = Seat((view.active + 1) % len(view.hands))
            return replace(view, ended=reason, points=points, active=active)
        case ScoringBegan() | PowerScored() | SushiFeasted() | NothingSlain():
            return view
        case _:
            assert_never(event)


def _offered(view: View, seat: Seat, card: Card | None) -> View:
    hand = list(view.hands[seat])
    hand.remove(card if card in hand else None)
    hands = _put(view.hands, seat, tuple(hand))
    return replace(view, hands=hands, offers=_put(view.offers, seat, card))


def _robbed(view: View, victim: Seat, card: Card) -> View:
    left = tuple(owned for owned in view.treasuries[victim] if owned != card)
    assert len(left) == len(view.treasuries[victim]) - 1
    return replace(view, treasuries=_put(view.treasuries, victim, left))


def _taken_up(view: View, giver: Seat, card: Card) -> View:
    assert view.offers[giver] == card
    return replace(view, offers=_put(view.offers, giver, None))


def _owned(view: View, seat: Seat, card: Card) -> View:
    return replace(view, treasuries=_put(view.treasuries, seat, (*view.treasuries[seat], card)))


def _fired(view: View, seat: Seat, card: Card) -> View:
    power, *rest = view.powers
    assert (power.seat, power.card) == (seat, card)
    return replace(view, powers=tuple(rest))


def _put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*row[:place], value, *row[place + 1 :])


def law_cards_are_conserved(story: Story) -> None:
    for state in story.states:
        rows = (*state.hands, state.deck, *state.treasuries, *state.shared, state.king)
        lying = [card for row in rows for card in row]
        lying += [card for card in state.offers if card is not None]
        assert sorted(lying) == list(range(CARDS))


def law_a_game_has_as_many_rounds_as_each_seat_gets_cards(story: Story) -> None:
    seats, last = story.match.seats, story.states[-1]
    short = story.match.options.short_game
    assert last.round == CARDS // seats - (HAND - 1 if short else 0)
    assert last.ended is (Reason.DECK_EMPTY if short else Reason.HANDS_EMPTY)
    assert all(len(hand) == (HAND - 1 if short else 0) for hand in last.hands)


def law_all_claim_at_once_when_all_have_offered(story: Story) -> None:
    for chapter in story.chapters:
        claims = [isinstance(action, Claim) for action in chapter.choices.values()]
        offered = None not in chapter.before.offers
        assert all(claims) if offered else not any(claims)
        assert len(claims) == (story.match.seats if offered else 1)


def law_the_active_seat_moves_left_every_round(story: Story) -> None:
    first = story.chapters[0].before.active
    for state in story.states:
        moved = state.round - (0 if state.ended else 1)
        assert state.active == (first + moved) % story.match.seats


def law_what_the_scoring_tells_adds_up_to_the_points(story: Story) -> None:
    last: State = story.states[-1]
    points: list[Fraction] = []
    for event in story.chapters[-1].events:
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
    assert tuple(points) == last.points == story.outcome.points


def law_powers_fire_in_the_order_of_their_kinds_each_once(story: Story) -> None:
    last: State = story.states[-1]
    fired = []
    for event in story.chapters[-1].events:
        match event:
            case PowerScored(seat=seat, card=card) | CardSlain(seat=seat, card=card):
                fired.append(card)
                assert card in last.treasuries[seat]
            case _:
                pass
    kinds = [last.house.kinds[card] for card in fired]
    assert kinds == sorted(kinds)
    assert len(fired) == len(set(fired))


def law_only_snails_and_grungles_are_slain_each_once(story: Story) -> None:
    last: State = story.states[-1]
    assert len(set(last.slain)) == len(last.slain)
    kinds = {last.house.kinds[card] for card in last.slain}
    assert kinds <= {Kind.DOOM_SNAIL, Kind.GRUNGLE}


def law_what_others_hold_and_the_order_of_the_deck_are_in_no_view(story: Story) -> None:
    rng = Random(story.match.seed)
    for state in story.states:
        for seat in story.audience:
            view = state.view(seat)
            for owner, hand in enumerate(view.hands):
                hidden = owner != seat and not story.match.options.open_hands
                assert len(hand) == len(state.hands[owner])
                assert (set(hand) <= {None}) if hidden else hand == state.hands[owner]
            assert imagine(view, rng).view(seat) == view


def law_a_drawn_card_is_told_to_its_owner_alone(story: Story) -> None:
    for chapter in story.chapters:
        for event in chapter.events:
            if isinstance(event, CardDrawn):
                assert event.card == chapter.after.hands[event.seat][-1]
                for seat in story.audience:
                    told = event.seen_by(seat).card
                    knows = seat == event.seat or story.match.options.open_hands
                    assert told == (event.card if knows else None)


LAWS = [law for key, law in globals().items() if key.startswith("law_")]
