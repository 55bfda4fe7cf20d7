"""When the turn of a person begins, frogs that others have moved since the last one hop."""

from __future__ import annotations

from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import EXCUSE, FROGS, Frog, FrogAdvanced, FrogRetreated, Space, TurnBegan
from scenes.games.frogger.events.moved_frogs import MovedFrogs
from scenes.games.frogger.table import FroggerTable
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.motion.timestep import steps_in
from tests.scenes.games.frogger.tables import new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table import checked_tables

ANN, BOB, CAT = Seat(0), Seat(1), Seat(2)
FIRST, OTHER, SWEPT = Frog(FROGS), Frog(2 * FROGS), Frog(2 * FROGS + 1)  # of Bob, and of Cat


def hopping(table: FroggerTable) -> set[Frog]:
    """The frogs that hop within a second."""
    frogs, found = table.tokens.path.frogs, set[Frog]()
    before = [frog.offset for frog in frogs]
    for _ in range(steps_in(1.0)):
        table.stage.tick()
        found |= {Frog(i) for i, frog in enumerate(frogs) if frog.offset != before[i]}
    return found


def test_frogs_that_others_have_moved_hop_when_the_turn_of_a_person_begins(
    app: RunningApp,
) -> None:
    app.set(reduced_motion=False)
    table = new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
    checked_tables.build(table)
    path, moved = table.tokens.path, MovedFrogs(table.tokens)
    for frog, space in ((FIRST, Space(3)), (OTHER, Space(5)), (SWEPT, Space(7))):
        path.rest(frog, space)
    moved.follow(TurnBegan(BOB, 2))
    moved.follow(FrogAdvanced(FIRST, Card.BARD, Suit.SUNS, EXCUSE, Space(3)))
    moved.follow(TurnBegan(CAT, 2))
    assert not hopping(table), "a bot sees nothing"
    moved.follow(FrogRetreated(OTHER, Space(6), Space(5)))
    moved.follow(FrogAdvanced(SWEPT, Card.BARD, Suit.SUNS, EXCUSE, Space(7)))
    path.rest(SWEPT, EXCUSE)
    moved.follow(TurnBegan(ANN, 3))
    assert hopping(table) == {FIRST, OTHER}, "those that are still on the path"
    moved.follow(TurnBegan(BOB, 3))
    moved.follow(TurnBegan(CAT, 3))
    moved.follow(TurnBegan(ANN, 4))
    assert not hopping(table)
    app.set(reduced_motion=True)


def test_a_frog_that_has_moved_before_its_hop_begins_does_not_hop(app: RunningApp) -> None:
    app.set(reduced_motion=False)
    table = new_table(app, Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy"))
    checked_tables.build(table)
    path, moved = table.tokens.path, MovedFrogs(table.tokens)
    for frog, space in ((FIRST, Space(3)), (OTHER, Space(5))):
        path.rest(frog, space)
        moved.follow(FrogAdvanced(frog, Card.BARD, Suit.SUNS, EXCUSE, space))
    moved.follow(TurnBegan(ANN, 3))
    path.rest(OTHER, EXCUSE)
    assert hopping(table) == {FIRST}
    assert path.frogs[OTHER].pose == path.stand(OTHER, EXCUSE)


def test_flags_that_others_have_moved_swell_where_they_are_when_the_turn_of_a_person_begins(
    app: RunningApp,
) -> None:
    app.set(reduced_motion=False)
    table = new_table(app, Person(LEFT_KEYS), BotPlayer("easy"))
    checked_tables.build(table)
    path, flags = table.tokens.path, table.tokens.path.last_flags
    moved, flag = MovedFrogs(table.tokens), flags.flags[Suit.MOONS]
    moved.follow(TurnBegan(ANN, 2))
    before = flag.pose
    moved.follow(TurnBegan(BOB, 2))
    path.rest(FIRST, path.path.shown[Suit.MOONS][-1])
    flags.step(at_once=True)
    after = flag.pose
    assert after != before
    moved.follow(TurnBegan(ANN, 3))
    assert _swelling(table) == [Suit.MOONS]
    assert flag.pose == after
    moved.follow(TurnBegan(BOB, 3))
    moved.follow(TurnBegan(ANN, 4))
    assert not _swelling(table), "it has not moved since"
    app.set(reduced_motion=True)


def _swelling(table: FroggerTable) -> list[Suit]:
    """The suits whose flags grow within a second."""
    flags, grown = table.tokens.path.last_flags.flags, dict[Suit, None]()
    for _ in range(steps_in(1.0)):
        table.stage.tick()
        grown |= {suit: None for suit, flag in flags.items() if flag.shown().sx > 1.1}
    return [*grown]
