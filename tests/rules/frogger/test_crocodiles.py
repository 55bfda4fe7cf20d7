"""The option of crocodiles in Frogger."""

from __future__ import annotations

from random import Random

from rules.core import Seat
from rules.decktet import Rank
from rules.frogger import EXCUSE, PAWNS, CrocodileSwam, FrogBitten, Options, TurnBegan, deal
from tests.rules.frogger.positions import allowed, frogs, home, played, read, whose

PATH = "path Journey | Harvest | Bard | Watchman | Market"
OPTIONS = Options(crocodiles=True)
EMPTY = ". . | . . . | . | . . . | . ."


def stand(line: str, held: str = "Author", turn: str = "A round 1 acted 0") -> str:
    """A picture of a path with two crocodiles."""
    return f"""{PATH}
        frogs {line}
        hands A: {held} B: Castle Sea
        market Mill Cave
        turn {turn}"""


def test_without_the_option_there_are_none() -> None:
    state = read(stand(EMPTY))
    assert frogs(state) == EMPTY
    assert state.view(None).crocodiles == ()
    assert deal(Options(), 2, Random(1)).view(None).crocodiles == ()
    assert len(deal(OPTIONS, 2, Random(1)).view(None).crocodiles) == len(PAWNS)


def test_every_pawn_carries_one_first_on_its_first_suit() -> None:
    state = read(stand(EMPTY), OPTIONS)
    assert frogs(state) == ". . | x . . | . | x . . | . ."
    spaces, path = state.view(None).crocodiles, state.board.path
    assert {path.cards[path.numbers[space] - 1].rank for space in spaces} == {Rank.PAWN}


def test_its_space_is_not_free_for_an_advance() -> None:
    state, _ = played(read(stand(EMPTY, "Forest Pact"), OPTIONS), "Excuse by Forest.M")
    assert frogs(state) == "A . | x . . | . | x . . | . ."
    state, _ = played(state, "Journey.M by Pact.M")
    assert home(state) == "A"


def test_its_space_is_not_free_for_a_retreat() -> None:
    state = read(stand(". . | . . . | A | . . . | . ."), OPTIONS)
    assert not allowed(state, "Bard.S back to Harvest.M for Cave")
    assert allowed(state, "Bard.S back to Harvest.S for Cave")
    assert allowed(state, "Bard.S back to Harvest.L for Cave")


def test_it_moves_on_when_the_seat_before_the_starting_seat_has_ended_its_turn() -> None:
    state, _ = played(read(stand(EMPTY), OPTIONS), "Excuse by Author.K", "stop")
    assert frogs(state) == ". . | x . . | . | x . A | . ."
    state, events = played(state, "Excuse by Castle.K", "stop")
    assert whose(state) == "A round 2 acted 0"
    assert frogs(state) == ". . | . x . | . | . x A | . B"
    path = state.board.path
    assert events[-3:] == [
        CrocodileSwam(0, path.groups[2][0], path.groups[2][1]),
        CrocodileSwam(1, path.groups[4][0], path.groups[4][1]),
        TurnBegan(Seat(0), 2),
    ]


def test_a_crocodile_swims_from_space_to_space_and_back_to_the_first() -> None:
    seen = []
    for number in range(1, 8):
        state = read(stand(EMPTY, turn=f"B round {number} acted 1"), OPTIONS)
        state, _ = played(state, "stop")
        seen.append(frogs(state).split(" | ")[1])
    assert seen == [". x .", ". . x", "x . .", ". x .", ". . x", "x . .", ". x ."]


def test_a_frog_it_meets_goes_to_the_excuse() -> None:
    state = read(stand(". . | . B . | . | . A B | . .", turn="B round 1 acted 1"), OPTIONS)
    after, events = played(state, "stop")
    assert frogs(after) == ". . | . x . | . | . x B | . ."
    bitten = [event for event in events if isinstance(event, FrogBitten)]
    assert [event.start for event in bitten] == [*after.view(None).crocodiles]
    assert all(after.board.frogs[event.frog] == EXCUSE for event in bitten)


def test_aces_and_crowns_do_not_move_it() -> None:
    state = read(stand(". . | . B . | . | . . . | . .", "Ace.Leaves Author"), OPTIONS)
    after, _ = played(state, "Excuse by Ace.Leaves.L")
    assert frogs(after) == ". . | x . A | . | x . . | . ."
