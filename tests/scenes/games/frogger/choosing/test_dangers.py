"""A landing that a rival's open Ace or Crown reaches is marked, and told of, before one leaps."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from rules.core import Seat
from rules.decktet import Card, Rank, Suit
from rules.frogger import ACTIONS, EXCUSE, FROGS, SWEEPING, Hand, Path, Space, View
from scenes.games.frogger.choosing.choices import FroggerChoices, Leap
from scenes.games.frogger.choosing.dangers import Danger, FroggerDangers
from scenes.games.frogger.events.captions import card_name, suit_name
from scenes.games.frogger.table import FroggerTable
from scenes.players.seat_names import seat_name
from scenes.table.choosing.choosing_steps import ChoosingStep
from tests.scenes.games.frogger.tables import state_of, steps_of
from words import say
from words.phrases import either

ANN, BOB = Seat(0), Seat(1)
SIMPLE = [card for card in Card if card.suits and card.rank not in SWEEPING]
FIRST = Space(1)  # of the path, from which a frog hops back into the pond


@pytest.fixture
def pond(table: FroggerTable) -> FroggerTable:
    """All frogs are in the pond but one of Bob, and nobody has an open card."""
    table.match.state = replace(state_of(table), acting=ANN)
    put(table)
    return table


def put(table: FroggerTable, *, hand: tuple[Card, ...] = (), market: tuple[Card, ...] = ()) -> None:
    """Let *hand* be the open cards of Bob, and *market* lie there."""
    board = state_of(table).board
    hands = [Hand(held.cards, len(held.cards)) for held in board.hands]
    secret = board.hands[BOB].secret
    hands[BOB] = Hand((*secret, *hand), len(secret))
    frogs = [EXCUSE] * len(board.frogs)
    frogs[BOB * FROGS + 1] = FIRST
    stock = replace(board.stock, market=market)
    board = replace(board, hands=tuple(hands), frogs=tuple(frogs), stock=stock)
    table.match.state = replace(state_of(table), board=board)


def reached(table: FroggerTable) -> tuple[int, Leap, Card]:
    """The place of a card of Ann in her hand, where it leads, and what reaches that column."""
    choices = FroggerChoices(ANN, state_of(table))
    for place, card in enumerate(choices.hand):
        for leap in choices.landings(card, [EXCUSE])[:1]:
            for other in () if card.rank in SWEEPING else Card:
                if other.rank in SWEEPING and clears(choices.path, choices.view, leap, other):
                    return place, leap, other
    raise AssertionError("no landing can be reached")


def clears(path: Path, view: View, leap: Leap, card: Card) -> bool:
    """Whether a frog in the pond leaps by *card* into the column in which *leap* ends."""
    (suit,) = card.suits
    end = path.leap(EXCUSE, suit, {*view.frogs, leap.end})
    return suit is not path.suits[FIRST] and end in path.mates(leap.end)


def danger(table: FroggerTable) -> Danger | None:
    choices = FroggerChoices(ANN, state_of(table))
    place, leap, _ = reached(table)
    return FroggerDangers(choices).of(leap, choices.hand[place])


def test_only_an_open_card_that_reaches_the_landing_is_a_danger(pond: FroggerTable) -> None:
    *_, sweeper = reached(pond)
    assert danger(pond) is None
    put(pond, hand=(sweeper,))
    assert danger(pond) == Danger(BOB, sweeper, in_market=False)
    board = state_of(pond).board
    hidden = [Hand(held.cards, len(held.cards)) for held in board.hands]
    pond.match.state = replace(state_of(pond), board=replace(board, hands=tuple(hidden)))
    assert danger(pond) is None, "nobody but Bob knows that card"


def test_a_card_of_the_market_is_one_for_a_rival_that_can_hop_back_for_it(
    pond: FroggerTable,
) -> None:
    *_, sweeper = reached(pond)
    put(pond, market=(sweeper,))
    assert danger(pond) == Danger(BOB, sweeper, in_market=True)
    board = state_of(pond).board
    pond.match.state = replace(
        state_of(pond), board=replace(board, frogs=(EXCUSE,) * len(board.frogs))
    )
    assert danger(pond) is None


def words_of(table: FroggerTable, place: int) -> tuple[str, str]:
    """What is told of a card of Ann with two landings, and of the better of these."""
    steps = steps_of(table, ANN)
    landing, _ = steps._landings.by_card(place, [EXCUSE])
    return steps.first().targets[place].words, landing.words


def test_a_danger_is_marked_with_the_landing_that_tells_of_it_and_not_with_its_card(
    pond: FroggerTable,
) -> None:
    place, _, sweeper = reached(pond)

    def marks() -> list[int]:
        steps, found = steps_of(pond, ANN), []
        for target in steps.first().targets[place], *steps._landings.by_card(place, [EXCUSE])[:1]:
            target.show()
            found.append(sum(token.name == "danger" for token in pond.stage.tokens))
            steps.clear()
        return found

    assert marks() == [0, 0]
    put(pond, hand=(sweeper,))
    told = say("frogger.danger_words", name=seat_name(BOB), card=card_name(sweeper))
    suits = either(
        [suit_name(suit) for suit in FroggerChoices(ANN, state_of(pond)).hand[place].suits]
    )
    assert words_of(pond, place) == (say("frogger.card_words", suits=suits), told)
    assert marks() == [0, 1]


def test_a_hop_back_of_a_frog_chosen_first_tells_of_the_danger_unless_it_brings_no_card(
    pond: FroggerTable,
) -> None:
    start, end, sweeper = hop_in_danger(pond)
    told = say("frogger.danger_words", name=seat_name(BOB), card=card_name(sweeper))
    assert steps_of(pond, ANN)._back(start, end).words == told
    board = state_of(pond).board
    bare = replace(board, stock=replace(board.stock, market=()))
    pond.match.state = replace(state_of(pond), board=bare)
    assert steps_of(pond, ANN)._back(start, end).words != told


def test_two_open_cards_that_reach_a_landing_together_are_a_danger(pond: FroggerTable) -> None:
    card, leap, hand = last_leap(pond)
    for acted in range(ACTIONS):
        hold_last(pond, card, acted, hand)
        found = FroggerDangers(FroggerChoices(ANN, state_of(pond))).of(leap, card)
        strands = acted == ACTIONS - 1
        assert found == Danger(BOB, hand[1], in_market=False, strands=strands)
        cost = say("frogger.danger_strands_words", name=seat_name(BOB))
        told = say("frogger.danger_words", name=seat_name(BOB), card=card_name(hand[1]))
        assert words_of(pond, 0)[1] == (cost if strands else told)
        hold_last(pond, card, acted, hand[1:])
        assert FroggerDangers(FroggerChoices(ANN, state_of(pond))).of(leap, card) is None


def test_it_is_told_that_a_leap_takes_the_last_free_space_of_its_suit(pond: FroggerTable) -> None:
    path, tellings, tips_wait = state_of(pond).board.path, [], []
    suit = next(suit for suit in Suit if suit is not path.suits[FIRST])
    card = next(card for card in SIMPLE if card.suits[0] is suit)
    for free in 1, 2:
        hold_last(pond, card, 0, ())
        board = state_of(pond).board
        taken = path.shown[suit][free:]
        board = replace(board, frogs=(*board.frogs[: -len(taken)], *taken))
        pond.match.state = replace(state_of(pond), board=board)
        steps = steps_of(pond, ANN)
        places = steps._landings.by_card(0, [EXCUSE])
        target = next(one for one in places if one.box == steps.places.end(path.shown[suit][0]))
        target.show()
        tips_wait.append(not pond.captions.leaves_time_to_read)
        steps.clear()
        tellings.append(target.words == say("frogger.opens_home_words", suit=suit_name(suit)))
    assert tellings == tips_wait == [True, False]


def test_the_flag_of_a_taken_space_is_shown_pale_where_it_goes_and_told_of_if_that_serves_a_frog(
    pond: FroggerTable,
) -> None:
    path, flags = state_of(pond).board.path, pond.tokens.path.last_flags
    suit, before, between = next(
        (suit, before, space)
        for suit, (*_, before, last) in path.shown.items()
        for space in map(Space, range(before + 1, last))
        if path.numbers[space] < path.numbers[last]
    )
    ace = next(card for card in Card if card.rank is Rank.ACE and card.suits == (suit,))
    told = say("frogger.opens_home_from_words", suit=suit_name(suit), number=path.numbers[before])
    for other, serves in (between, True), (EXCUSE, False):
        hold_last(pond, ace, 0, ())
        board = state_of(pond).board
        frogs = (before, *[EXCUSE] * (len(board.frogs) - 2), other)
        pond.match.state = replace(state_of(pond), board=replace(board, frogs=frogs))
        pond.tokens.path.settle(state_of(pond).view(ANN))
        steps, at = steps_of(pond, ANN), flags.flags[suit].pose
        (target,) = steps._landings.by_card(0, [before])
        target.show()
        assert (target.words == told) is serves
        leaper = steps._leaper(0, before)
        assert leaper.words == target.words, "no place is asked next"
        assert flags.flags[suit].pose == at, "the flag itself has not moved"
        assert flags.pale.visible is serves
        assert not serves or flags.pale.pose.x < at.x, "the suit would lead home from there"
        steps.clear()
        assert not flags.pale.visible


def test_the_flag_that_goes_ahead_as_a_frog_hops_back_is_shown_pale_and_told_of(
    pond: FroggerTable,
) -> None:
    path, flags = state_of(pond).board.path, pond.tokens.path.last_flags
    suit, before, start = next(
        (suit, spaces[-2], spaces[-1])
        for suit, spaces in path.shown.items()
        if path.numbers[spaces[-2]] < path.numbers[spaces[-1]]
    )
    market = tuple(pond.tokens.cards.market_places)
    put(pond, market=market)
    board = state_of(pond).board
    board = replace(board, frogs=(start, *board.frogs[1:]))
    pond.match.state = replace(state_of(pond), board=board)
    pond.tokens.path.settle(state_of(pond).view(ANN))
    steps, at = steps_of(pond, ANN), flags.flags[suit].pose
    told = say("frogger.closes_home_words", suit=suit_name(suit), number=path.numbers[start])
    assert path.numbers[before] < path.numbers[start]
    for end in steps._choices.moves.landings(start):
        hops = [steps._back(start, end), *steps._market._back_with(start, market[0])]
        for target in hops:
            steps.clear()
            target.show()
            assert target.words == told
            assert flags.pale.visible
            assert flags.pale.pose.x > at.x
        taking = steps._what_to_take(start, end)
        steps.clear()
        assert isinstance(taking, ChoosingStep)
        taking.show()
        assert flags.pale.visible, "a card is chosen with the flag in sight"


def test_a_card_with_two_landings_moves_no_flag_until_one_of_them_is_pointed_at(
    pond: FroggerTable,
) -> None:
    path, flags = state_of(pond).board.path, pond.tokens.path.last_flags
    card, suit = Card.PACT, Card.PACT.suits[0]
    hold_last(pond, card, 0, ())
    board = state_of(pond).board
    frogs = (*path.shown[suit][:-1], *board.frogs)[: len(board.frogs)]
    pond.match.state = replace(state_of(pond), board=replace(board, frogs=frogs))
    pond.tokens.path.settle(state_of(pond).view(ANN))
    steps = steps_of(pond, ANN)
    steps.first().targets[0].show()
    assert not flags.pale.visible
    steps.clear()
    for target in steps._landings.by_card(0, [EXCUSE]):
        target.show()
        is_last = target.box == steps.places.end(path.shown[suit][-1])
        assert flags.pale.visible is is_last
        steps.clear()


def test_the_sign_of_a_danger_is_explained_with_a_leap_that_sends_frogs_back(
    pond: FroggerTable,
) -> None:
    tellings = set[str]()
    sweepers = [card for card in Card if card.rank in SWEEPING]
    for card, rival in product(sweepers, sweepers):
        if card is not rival:
            hold_last(pond, card, 0, (rival,))
            put_beside_landing(pond, card)
            steps = steps_of(pond, ANN)
            target = steps.first().targets[0]
            target.show()
            names = {token.name for token in pond.stage.tokens}
            if {"danger", "swept"} <= names:
                tellings.add(target.words)
            steps.clear()
    name, counts = seat_name(BOB), (1, 2)
    told = {say("frogger.danger_swept_words", name=name, count=count) for count in counts}
    assert tellings
    assert tellings <= told


def put_beside_landing(table: FroggerTable, card: Card) -> None:
    """Put a frog of Bob on another space of the column in which a leap by *card* ends."""
    board = state_of(table).board
    end = board.path.leap(EXCUSE, card.suits[0], {*board.frogs})
    beside = [space for space in board.path.mates(end) if space not in (end, *board.frogs)]
    frogs = [*board.frogs]
    frogs[BOB * FROGS + 2] = beside[0] if beside else EXCUSE
    table.match.state = replace(state_of(table), board=replace(board, frogs=tuple(frogs)))


def hold_last(table: FroggerTable, card: Card, acted: int, hand: tuple[Card, ...]) -> None:
    """Let *card* be the only one of Ann, who made so many moves, and *hand* be open before Bob."""
    put(table, hand=hand)
    board = state_of(table).board
    board = replace(board, hands=(Hand((card,), 1), *board.hands[1:]))
    table.match.state = replace(state_of(table), board=board, acted=acted)


def last_leap(table: FroggerTable) -> tuple[Card, Leap, tuple[Card, ...]]:
    """A card of Ann, where it leads, and two of Bob of which only both together reach that."""
    sweepers = [card for card in Card if card.rank in SWEEPING]
    for card, filler, sweeper in product(SIMPLE, SIMPLE, sweepers):
        found = []
        for hand in (sweeper,), (filler, sweeper):
            hold_last(table, card, 0, hand)
            choices = FroggerChoices(ANN, state_of(table))
            leap = choices.leaps(card, [EXCUSE])[0]
            found.append(FroggerDangers(choices).of(leap, card) is not None)
        if card is not filler and found == [False, True]:
            return card, leap, (filler, sweeper)
    raise AssertionError("no landing can be reached by two cards")


def hop_in_danger(table: FroggerTable) -> tuple[Space, Space, Card]:
    """Where a frog of Ann hops back from and to, and the open card of Bob that reaches it."""
    sweepers = [card for card in Card if card.rank in SWEEPING]
    other = next(card for card in Card if card.rank not in SWEEPING)
    for start, sweeper in product(range(FIRST + 1, state_of(table).board.path.home), sweepers):
        put(table, hand=(sweeper,), market=(other,))
        board = state_of(table).board
        frogs = (Space(start), *board.frogs[1:])
        table.match.state = replace(state_of(table), board=replace(board, frogs=frogs))
        choices = FroggerChoices(ANN, state_of(table))
        for end in choices.moves.landings(Space(start)):
            free = choices.moves.takings(end) == (other,)
            if free and FroggerDangers(choices).of(Leap(Space(start), end)):
                return Space(start), end, sweeper
    raise AssertionError("no hop back can be reached")


def test_a_danger_that_every_leap_has_is_not_told(pond: FroggerTable) -> None:
    card, leap, hand = last_leap(pond)
    for held in (card,), (card, card), (card, hand[1]):
        hold_last(pond, card, 0, hand)
        board = state_of(pond).board
        board = replace(board, hands=(Hand(held, len(held)), *board.hands[1:]))
        pond.match.state = replace(state_of(pond), board=board)
        choices = FroggerChoices(ANN, state_of(pond))
        dangers = FroggerDangers(choices)
        every = all(dangers._of(one, by) for by in held for one in choices.leaps(by, [EXCUSE]))
        assert (dangers.of(leap, card) is None) is (every and len(held) > 1)


def test_it_is_told_that_the_last_card_leaves_only_a_hop_back(pond: FroggerTable) -> None:
    spent, told = say("frogger.spent_words"), []
    for acted, card in product(range(ACTIONS), SIMPLE[:3]):
        hold_last(pond, card, acted, ())
        told.append((acted, steps_of(pond, ANN).first().targets[0].words == spent))
    assert {*told} == {(0, False), (1, False), (2, True)}
