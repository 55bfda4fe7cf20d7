"""Tables of Quivvit at which Ann has the turn, and her choosers."""

from __future__ import annotations

from rules.core import Seat
from rules.quivvit import Options
from scenes.games.quivvit.choosing.rotation_chooser import RotationChooser
from scenes.games.quivvit.components.highlights import would_link
from scenes.games.quivvit.table import QuivvitTable
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from tests.scenes.games.quivvit.tables import change_state, new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait

ANN, BOB = map(Seat, range(2))
HERE = 12  # where the cursor begins


def pointed(app: RunningApp) -> QuivvitTable:
    """A table at which Ann, with the pointer, has the turn."""
    table = new_table(app, Person(POINTER), BotPlayer("judge"))
    change_state(table, player=ANN, first=ANN)
    return open_and_wait(app, table)


OCCUPANTS = Person(LEFT_KEYS), BotPlayer("judge"), BotPlayer("judge")


def seated(app: RunningApp, options: Options | None = None, **fields: object) -> QuivvitTable:
    """A table at which Ann, with the left keys, has the turn."""
    return sit_down(app, new_table(app, *OCCUPANTS, options=options), **fields)


def sit_down(app: RunningApp, table: QuivvitTable, **fields: object) -> QuivvitTable:
    """Let Ann have the turn at a *table* of the same seats."""
    change_state(table, **{"player": ANN, "first": ANN, **fields})
    open_and_wait(app, table)
    app.frames(30)
    return table


def chooser(table: QuivvitTable) -> RotationChooser:
    held = table.pending._open[ANN][1]
    assert isinstance(held, RotationChooser)
    return held


def choice(table: QuivvitTable) -> object:
    """What Ann has chosen, or nothing yet."""
    return table.pending.choices.get(ANN) or (table.match.log and table.match.log[-1].get(ANN))


def linking(table: QuivvitTable, wanted: bool) -> int:
    """A place whose card links something once it is turned to the right, or does not."""
    view = table.match.state.view(ANN)
    return next(p for p in range(25) if bool(would_link(view, p, 1)[0]) is wanted)
