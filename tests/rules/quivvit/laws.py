"""The laws of Quivvit! alone, and its views as its events describe them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from rules.core import Seat
from rules.quivvit import (
    DECK,
    LOW_DECK,
    ROUNDS,
    AsideScored,
    Block,
    BlockKept,
    BlockReturned,
    BlocksAnswered,
    BlocksAsked,
    BonusDrawn,
    CardCovered,
    CardRotated,
    CardsDealt,
    CardsLinked,
    CardsTaken,
    CardsTurned,
    DieRolled,
    DoubleRotateSpent,
    Event,
    FreeLinkClaimed,
    GameEnded,
    Lying,
    Passed,
    Reason,
    RoundBegan,
    State,
    TurnBegan,
    View,
    colour_at,
    total_value,
    uncovered,
)
from rules.tuples import replace_at
from tests.matches.changed import changed
from tests.matches.match_histories import MatchHistory


def view_after(view: View, events: Sequence[Event]) -> View:
    """The view after these events, made from *view* and the events alone."""
    for event in events:
        view = _after_event(view, event)
    return view


def _after_event(view: View, event: Event) -> View:
    match event:
        case RoundBegan(number, first):
            assert number == view.turn.round + 1
            return changed(view, round=number, first=first)
        case TurnBegan(seat):
            return changed(view, player=seat, die=None)
        case BlocksAsked(seats):
            assert set(seats) == set(view.board.holders) - {view.turn.player}
            return changed(view, asking=True)
        case CardCovered(seat, place, card):
            assert _at(view, place).card == card
            return changed(
                view,
                blocks=(*view.board.blocks, Block(place, seat)),
                holders=_without(view.board.holders, seat),
            )
        case BlocksAnswered():
            return changed(view, asking=False)
        case DieRolled(colour):
            return changed(view, die=colour)
        case DoubleRotateSpent(seat):
            return changed(view, doubles=_without(view.board.doubles, seat))
        case BonusDrawn(seat, card):
            return changed(view, deck=view.deck - 1, bonus=replace_at(view.board.bonus, seat, card))
        case GameEnded(reason):
            return replace(view, ended=reason)
        case BlockKept() | BlockReturned() | Passed() | FreeLinkClaimed() | CardsLinked():
            return view
        case _:
            return _cards_told(view, event)


def _cards_told(
    view: View, event: CardRotated | CardsTaken | CardsDealt | CardsTurned | AsideScored
) -> View:
    match event:
        case CardRotated(place=place, card=card, way=way, start=start, end=end):
            assert _at(view, place) == Lying(card, start)
            assert end == (start + way.value) % 4
            return changed(view, grid=replace_at(view.board.grid, place, Lying(card, end)))
        case CardsTaken(seat, cards, aside):
            for place, card in cards:
                assert _at(view, place).card == card
                view = changed(view, grid=replace_at(view.board.grid, place, None))
            owned = view.board.aside if aside else view.board.taken
            owned = replace_at(owned, seat, owned[seat] + tuple(card for _, card in cards))
            return changed(view, aside=owned) if aside else changed(view, taken=owned)
        case CardsDealt(places):
            assert all(view.board.grid[place] is None for place in places)
            return replace(view, deck=view.deck - len(places))
        case CardsTurned(cards):
            for place, turned in cards:
                view = changed(view, grid=replace_at(view.board.grid, place, turned))
            return view
        case AsideScored():
            both = zip(view.board.taken, view.board.aside, strict=True)
            taken = tuple(cards + aside for cards, aside in both)
            return changed(view, taken=taken, aside=((),) * len(taken))
        case _:
            assert_never(event)


def _at(view: View, place: int) -> Lying:
    card = view.board.grid[place]
    assert card is not None
    return card


def _without(seats: tuple[Seat, ...], gone: Seat) -> tuple[Seat, ...]:
    assert gone in seats
    return tuple(seat for seat in seats if seat != gone)


def law_every_card_is_in_one_place(history: MatchHistory) -> None:
    cards = list(range(DECK * history.match.options.decks))
    for state in history.states:
        board = state.board
        lie = [card.card for card in board.grid if card]
        drawn = [card for card in board.bonus if card is not None]
        assert sorted([*state.deck, *lie, *drawn, *sum(board.taken + board.aside, ())]) == cards


def law_the_grid_is_full_while_the_deck_lasts(history: MatchHistory) -> None:
    for state in history.states:
        assert None not in state.board.grid or not state.deck


def law_links_are_squares_of_one_colour_that_show_and_meet_in_one_point(
    history: MatchHistory,
) -> None:
    for step in history.steps:
        board, die = step.before.board, step.before.turn.die
        grid = list(uncovered(board.grid, board.blocks))
        for event in step.events:
            match event:
                case CardRotated(place=place, card=card, end=end):
                    assert grid[place] is not None
                    grid[place] = Lying(card, end)
                case CardsLinked(links):
                    for link in links:
                        assert die in (None, link.colour)
                        assert {colour_at(grid, square) for square in link.squares} == {link.colour}
                        assert 2 <= len(set(link.squares)) == len(link.squares) <= 4
                        assert len({_point(s.place, s.corner) for s in link.squares}) == 1
                case _:
                    pass


def _point(place: int, corner: int) -> tuple[int, int]:
    return place // 5 + (corner in (2, 3)), place % 5 + (corner in (1, 2))


def law_what_is_linked_is_taken(history: MatchHistory) -> None:
    for step in history.steps:
        linked: set[int] = set()
        taken: list[int] = []
        for event in step.events:
            match event:
                case CardsLinked(links):
                    linked = {square.place for link in links for square in link.squares}
                    assert len({link.squares[0].place for link in links}) == 1
                case CardsTaken(seat, cards):
                    assert seat == step.before.turn.player
                    taken = [place for place, _ in cards]
                case _:
                    pass
        assert sorted(linked) == sorted(taken)


def law_a_covered_card_stays_as_it_lies(history: MatchHistory) -> None:
    for step in history.steps:
        before, after = step.before.board, step.after.board
        for block in before.blocks:
            assert after.grid[block.place] == before.grid[block.place]
            assert block in after.blocks
        assert len({block.place for block in after.blocks}) == len(after.blocks)


def law_everybody_has_one_turn_a_round(history: MatchHistory) -> None:
    turns: dict[int, list[Seat]] = {}
    for step in history.steps:
        if not step.before.turn.asking:
            turns.setdefault(step.before.turn.round, []).append(step.before.turn.player)
    last: State = history.states[-1]
    assert list(turns) == list(range(1, last.turn.round + 1))
    for number, seats in turns.items():
        complete = number < last.turn.round or last.ended is not Reason.GRID_SHORT
        assert len(seats) == len(set(seats))
        assert complete == (len(seats) == history.match.seats)


def law_as_many_rounds_as_chosen_unless_the_deck_is_drained(
    history: MatchHistory,
) -> None:
    last: State = history.states[-1]
    if not last.options.drain_the_deck:
        assert (last.turn.round, last.ended) == (last.options.rounds, Reason.ROUNDS_PLAYED)
    else:
        assert last.turn.round >= ROUNDS
        assert (last.ended is Reason.DECK_LOW) <= (len(last.deck) <= LOW_DECK)


def law_a_round_that_was_broken_off_counts_nothing(history: MatchHistory) -> None:
    last: State = history.states[-1]
    assert any(last.board.aside) <= (last.ended is Reason.GRID_SHORT)
    assert history.outcome.points == last.board.points()


def law_places_follow_points_and_then_cards(history: MatchHistory) -> None:
    last: State = history.states[-1]
    merits = [
        {(history.outcome.points[seat], len(last.board.taken[seat])) for seat in place}
        for place in history.outcome.places
    ]
    assert all(len(merit) == 1 for merit in merits)
    assert merits == sorted(merits, key=min, reverse=True)


def law_double_rotate_cards_are_spent_or_draw_a_bonus(history: MatchHistory) -> None:
    last: State = history.states[-1]
    drawn = [seat for seat, card in enumerate(last.board.bonus) if card is not None]
    assert set(drawn) <= set(last.board.doubles)
    assert len(drawn) == len(last.board.doubles) or not last.deck


def law_the_order_of_the_deck_is_in_no_view(history: MatchHistory) -> None:
    for state in history.states:
        other = replace(state, deck=tuple(sorted(state.deck)))
        for seat in history.viewers:
            assert other.view(seat) == state.view(seat)


def law_points_are_what_taken_cards_are_worth(history: MatchHistory) -> None:
    for state in history.states:
        if not state.ended:
            assert state.view(None).board.points() == tuple(map(total_value, state.board.taken))


LAWS = [law for key, law in globals().items() if key.startswith("law_")]
