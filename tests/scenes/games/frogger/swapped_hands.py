"""Matches of Frogger that are alike but for hidden hands."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.decktet import Card
from scenes.games.frogger.table import FroggerTable
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Occupant, Person
from tests.scenes.games.frogger.tables import new_table, set_hand, state_of
from tests.scenes.running_app import FrameRecord, RunningApp
from tests.scenes.table.checked_tables import open_and_wait

ANN, BOB = Seat(0), Seat(1)
SEED = 3  # Ann begins
Hand = tuple[Card, ...]


def hands_for(table: FroggerTable) -> list[Hand]:
    """Hands of cards with two suits that nobody has seen."""
    board = state_of(table).board
    unseen = (*board.hands[ANN].secret, *board.hands[BOB].secret, *board.stock.deck)
    free = [card for card in unseen if len(card.suits) == 2]
    return [tuple(free[:4]), tuple(free[4:8]), tuple(reversed(free[:4]))]


def shared(app: RunningApp, which: int, *more: Occupant) -> FroggerTable:
    """Ann and Bob at two halves of a keyboard, Ann to choose, with one hand of several."""
    occupants = (Person(LEFT_KEYS), Person(RIGHT_KEYS), *more)
    table = new_table(app, *occupants, seed=SEED)
    assert state_of(table).acting == ANN
    set_hand(table, ANN, *hands_for(table)[which])
    return open_and_wait(app, table)


def all_alike(recordings: Sequence[Sequence[FrameRecord]]) -> None:
    first, *others = recordings
    for other in others:
        for frame, (here, there) in enumerate(zip(first, other, strict=True)):
            assert here.sounds == there.sounds, f"a sound tells in frame {frame}"
            assert here.picture == there.picture, f"the picture tells in frame {frame}"
