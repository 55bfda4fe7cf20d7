"""A round of Quabble: offers, claims, where cards go, and what happens at once."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import IllegalChoice, Seat
from rules.match import Match
from rules.quabble import (
    CARD_COUNT,
    HAND_SIZE,
    QUABBLE,
    CardClaimed,
    CardDrawn,
    CardOffered,
    CardRefused,
    CardShared,
    Claim,
    ClaimsRevealed,
    DirectionTurned,
    Offer,
    Options,
    PowersTriggered,
    RoundBegan,
    Side,
    deal,
    imagine,
)
from rules.quabble import HOUSE_SET as HOUSE
from tests.rules.quabble.positions import CARD, claimed, named, offered, read, row

A, B, C, D = (Seat(number) for number in range(4))

FOUR = """
    A  hand Pig1 Pig2
    B  hand Egg1 Egg2
    C  hand Carrot1 Carrot2
    D  hand Hopper1 Hopper2
    """
LAID = """
    A  hand Pig2 | owns Poofin1
    B  hand Egg2 | owns Poofin2
    C  hand Carrot2 | owns Poofin3
    D  hand Hopper2 | owns Poofin4
    """


# The deal


@pytest.mark.parametrize("seats", QUABBLE.seats)
def test_every_seat_gets_five_cards_and_the_rest_is_the_deck(seats: int) -> None:
    state = deal(HOUSE, Options(), seats, Random(1))
    assert [len(hand) for hand in state.hands] == [HAND_SIZE] * seats
    assert len(state.deck) == CARD_COUNT - HAND_SIZE * seats
    assert sorted(state.deck + sum(state.hands, ())) == list(range(CARD_COUNT))


def test_the_deal_draws_the_first_active_seat_and_play_starts_clockwise() -> None:
    deals = [deal(HOUSE, Options(), 3, Random(seed)) for seed in range(40)]
    assert {state.board.active for state in deals} == {0, 1, 2}
    assert all(state.board.clockwise for state in deals)


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_three_to_six_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match=f"3 to 6 players, not for {seats}"):
        Match(QUABBLE, Options(), seats, 1)


# Offers


def test_offers_are_made_in_turn_order_from_the_active_seat() -> None:
    state = read(FOUR + "active C")
    asked = []
    for entry in ("C:Carrot1", "D:Hopper1", "A:Pig1", "B:Egg1"):
        asked.append(state.to_act())
        state, _ = offered(state, entry)
    assert asked == [{2}, {3}, {0}, {1}]
    assert state.to_act() == {0, 1, 2, 3}


def test_offers_go_round_the_other_way_when_the_direction_is_turned() -> None:
    state, _ = offered(read(FOUR + "active C\nturned"), "C:Carrot1 B:Egg1 A:Pig1 D:Hopper1")
    assert named(state.board.offers) == "Pig1 Egg1 Carrot1 Hopper1"


def test_a_seat_offers_one_card_of_its_hand() -> None:
    state = read(FOUR + "active B")
    assert list(state.legal(B)) == [Offer(CARD["Egg1"]), Offer(CARD["Egg2"])]
    assert not state.legal(A)
    state, events = offered(state, "B:Egg2")
    assert events == [CardOffered(B, CARD["Egg2"])]
    assert named(state.hands[1]) == "Egg1"


def test_an_offer_is_seen_by_all_and_cannot_be_taken_back() -> None:
    match = Match(QUABBLE, Options(), 3, 1)
    active = match.state.view(None).board.active
    (event,) = match.choose(active, next(iter(match.state.legal(active))))
    assert isinstance(event, CardOffered)
    assert match.state.view(None).board.offers[active] == event.card
    assert not match.may_undo(active)


def test_an_offer_lies_between_a_seat_and_its_left_neighbour_in_either_direction() -> None:
    for direction, order in (("", "A:Pig1 B:Egg1 C:Carrot1 D:Hopper1"),
                             ("turned", "A:Pig1 D:Hopper1 C:Carrot1 B:Egg1")):  # fmt: skip
        state, _ = offered(read(FOUR + direction), order)
        state, _ = claimed(state, ">>>>")
        assert [named(owned) for owned in state.board.treasuries] == [
            "Hopper1",
            "Pig1",
            "Egg1",
            "Carrot1",
        ]


# Claims


def test_everybody_must_claim_left_or_right() -> None:
    state = read(LAID + "offers A:Pig1 B:Egg1 C:Carrot1 D:Hopper1")
    assert state.to_act() == {0, 1, 2, 3}
    for number in range(4):
        assert list(state.legal(Seat(number))) == [Claim(Side.LEFT), Claim(Side.RIGHT)]


def test_claims_are_kept_until_all_have_claimed() -> None:
    match = Match(QUABBLE, Options(), 3, 5)
    for _ in range(3):
        (asked,) = match.waiting_for
        match.choose(asked, next(iter(match.state.legal(asked))))
    before = match.state
    assert match.choose(C, Claim(Side.LEFT)) == ()
    assert match.choose(A, Claim(Side.LEFT)) == ()
    assert match.state is before
    with pytest.raises(IllegalChoice, match="already chosen"):
        match.choose(A, Claim(Side.RIGHT))
    first = match.choose(B, Claim(Side.RIGHT))[0]
    assert first == ClaimsRevealed((Side.LEFT, Side.RIGHT, Side.LEFT))


def test_one_claim_two_claims_and_none() -> None:
    # A's Pig is claimed by A and B, B's Egg by C alone, C's Carrot by nobody, D's Hopper by D.
    state, events = claimed(read(LAID + "offers A:Pig1 B:Egg1 C:Carrot1 D:Hopper1"), "<>><")
    assert events[:5] == [
        ClaimsRevealed((Side.LEFT, Side.RIGHT, Side.RIGHT, Side.LEFT)),
        CardShared(A, CARD["Pig1"]),
        CardClaimed(C, CARD["Egg1"], giver=B),
        CardRefused(CARD["Carrot1"], giver=C),
        CardClaimed(D, CARD["Hopper1"], giver=D),
    ]
    assert [named(cards) for cards in state.board.shared] == ["Pig1", "", "", ""]
    assert [named(owned) for owned in state.board.treasuries] == [
        "Poofin1", "Poofin2", "Poofin3 Egg1", "Poofin4 Hopper1",
    ]  # fmt: skip
    assert CARD["Carrot1"] in state.board.king
    assert state.board.offers == (None,) * 4


def test_a_shared_card_has_no_immediate_power() -> None:
    picture = LAID + "offers A:Snatcher1 B:Misdirection1 C:Carrot1 D:Hopper1"
    state, events = claimed(read(picture), "<><>")
    assert not [event for event in events if isinstance(event, PowersTriggered)]
    assert state.board.clockwise


def test_a_card_of_the_king_has_no_immediate_power() -> None:
    picture = LAID + "offers A:Misdirection1 B:Egg1 C:Carrot1 D:Hopper1"
    state, events = claimed(read(picture), "><<<")
    assert CardRefused(CARD["Misdirection1"], A) in events
    assert state.board.clockwise


# The next round


def test_the_active_seat_moves_left_in_either_direction() -> None:
    offers = "offers A:Pig1 B:Egg1 C:Carrot1 D:Hopper1"
    for direction in ("", "\nturned"):
        state, events = claimed(read(LAID + offers + "\nactive D\nround 4" + direction), "<<<<")
        assert state.board.active == A
        assert events[-1] == RoundBegan(5, A)


def test_draws_go_round_from_the_active_seat_of_the_round_just_played() -> None:
    picture = LAID + "offers A:Pig1 B:Egg1 C:Carrot1 D:Hopper1\nactive B\ndeck Pig3 Pig4 Pig5 Pig6"
    state, events = claimed(read(picture), "<<<<")
    drawn = [event for event in events if isinstance(event, CardDrawn)]
    assert [event.seat for event in drawn] == [B, C, D, A]
    assert named(event.card for event in drawn) == "Pig3 Pig4 Pig5 Pig6"
    assert named(state.hands[1]) == "Egg2 Pig3"
    assert state.deck == ()


def test_draws_go_round_the_way_a_misdirection_has_just_turned() -> None:
    picture = LAID + "offers A:Misdirection1 B:Egg1 C:Carrot1 D:Hopper1\ndeck Pig3 Pig4 Pig5 Pig6"
    _, events = claimed(read(picture), "<<<<")
    assert [event.seat for event in events if isinstance(event, CardDrawn)] == [A, D, C, B]


def test_with_an_empty_deck_the_hands_are_played_out() -> None:
    state, events = claimed(read(LAID + "offers A:Pig1 B:Egg1 C:Carrot1 D:Hopper1"), "<<<<")
    assert not [event for event in events if isinstance(event, CardDrawn)]
    assert state.to_act() == {1}
    assert list(state.legal(B)) == [Offer(CARD["Egg2"])]


# Misdirection


def test_a_misdirection_turns_the_direction_round_and_back() -> None:
    picture = LAID + "offers A:Misdirection1 B:Egg1 C:Carrot1 D:Hopper1"
    state, events = claimed(read(picture), "<<<<")
    assert DirectionTurned(A, CARD["Misdirection1"], clockwise=False) in events
    assert not state.board.clockwise
    state, _ = claimed(read(picture + "\nturned"), "<<<<")
    assert state.board.clockwise


def test_two_misdirections_in_one_reveal_turn_it_twice() -> None:
    picture = LAID + "offers A:Misdirection1 B:Egg1 C:Misdirection2 D:Hopper1\nactive B"
    state, events = claimed(read(picture), "<<<<")
    turns = [event for event in events if isinstance(event, DirectionTurned)]
    assert [(event.seat, event.clockwise) for event in turns] == [(C, False), (A, True)]
    assert state.board.clockwise


# No way back


def test_no_choice_can_be_taken_back() -> None:
    # Not even a Red Snatcher's that makes the same seat offer next, when nobody draws any more.
    for seed in range(20):
        match, rng = Match(QUABBLE, Options(), 3, seed), Random(seed)
        while match.waiting_for:
            for number in sorted(match.waiting_for):
                match.choose(number, rng.choice(list(match.state.legal(number))))
            assert not any(match.may_undo(owner) for owner in (A, B, C))


# Hands


def test_hands_are_hidden_from_the_others_and_the_room() -> None:
    state = read(FOUR)
    own = ["Pig1 Pig2", "Egg1 Egg2", "Carrot1 Carrot2", "Hopper1 Hopper2"]
    for who in (None, A, B, C, D):
        seen = [named(hand) for hand in state.view(who).hands]
        assert seen == [hand if seat == who else "? ?" for seat, hand in enumerate(own)]


def test_hands_are_open_as_an_option() -> None:
    state = read(FOUR, Options(open_hands=True))
    assert [named(hand) for hand in state.view(None).hands] == [
        "Pig1 Pig2", "Egg1 Egg2", "Carrot1 Carrot2", "Hopper1 Hopper2",
    ]  # fmt: skip


def test_a_drawn_card_is_told_to_all_only_with_open_hands() -> None:
    picture = LAID + "offers A:Pig1 B:Egg1 C:Carrot1 D:Hopper1\ndeck Pig3 Pig4 Pig5 Pig6"
    for shown in (False, True):
        _, events = claimed(read(picture, Options(open_hands=shown)), "<<<<")
        drawn = next(event for event in events if isinstance(event, CardDrawn))
        assert drawn.seen_by(A).card == CARD["Pig3"]
        assert drawn.seen_by(None).card == (CARD["Pig3"] if shown else None)


def test_imagined_worlds_are_drawn_evenly_from_what_was_not_seen() -> None:
    state = read(
        """
        A  hand Pig1 | owns Poofin1
        B  hand Egg1
        C  hand Carrot1
        deck Sushi1 Sushi2
        """
    )
    view, rng = state.view(A), Random(3)
    worlds = [imagine(view, rng) for _ in range(3000)]
    hidden = row("Egg1 Carrot1 Sushi1 Sushi2")
    assert all(world.hands[0] == row("Pig1") for world in worlds)
    for owner in (1, 2):
        counts = [sum(world.hands[owner] == (card,) for world in worlds) for card in hidden]
        assert sum(counts) == 3000
        assert all(650 < count < 850 for count in counts)
