"""Tables of Quivvit for tests: dealt, in mid-match, all that lies on them, and guests at them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bots.levels import make_bot
from rules.core import Seat
from rules.quivvit import QUIVVIT, Action, Claim, Cover, Keep, Options, Pass, Rotate, State, Way
from scenes.core.context import Context
from scenes.core.script import Script, advance
from scenes.games.quivvit.choosing.grid_cursor import PASS
from scenes.games.quivvit.choosing.rotation_chooser import RotationChooser
from scenes.games.quivvit.table import QuivvitTable
from scenes.table.choosing.step_chooser import StepChooser
from scenes.table.open_table import open_table
from seats.intents import Intent
from seats.occupants import Occupant
from tests.matches.changed import changed
from tests.scenes.games.token_states import pose_state, token_state
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import DOWN, PAUSE, Buttons, Mouse, shows_events, skip
from tests.scenes.table import checked_tables
from tests.scenes.table.checked_tables import waiting_chooser

ALL = Options(
    random_color=True, color_block=True, timed=60, double_rotation=True, drain_the_deck=True,
    teams=True, counter_clockwise=True, upright_values=True,
)  # fmt: skip


def new_table(
    app: RunningApp,
    *occupants: Occupant,
    options: Options | None = None,
    seed: int = 7,
    turns: int = 0,
) -> QuivvitTable:
    """A table at which *turns* choices have been made already; nobody has seen it yet."""
    table = open_table(app.context, QUIVVIT, options or Options(), occupants, seed).table
    assert isinstance(table, QuivvitTable)
    judge, rng, match = make_bot("judge", "quivvit"), Random(seed), table.match
    for _ in range(turns):
        for seat in sorted(match.waiting_for):
            match.choose(seat, judge.choose(match.state.view(seat), match.state.legal(seat), rng))
    return table


def steps_of(script: Script) -> Iterator[None]:
    """Play a script, with a stop after each step."""
    while advance(script):
        yield


def state_of(table: QuivvitTable) -> State:
    state = table.match.state
    assert isinstance(state, State)
    return state


def change_state(table: QuivvitTable, **fields: object) -> None:
    """Give the state of the table's match other fields, wherever in it they are."""
    table.match.state = changed(state_of(table), **fields)


def all_token_states(table: QuivvitTable) -> dict[str, object]:
    """How all tokens of the game lie."""
    quilt, stock = table.tokens.grid, table.tokens.deck
    seat_items = {
        f"items {items.seat}": [
            token_state(token) for token in (items.score, items._count, *items._pile, items.double)
        ]
        for items in table.tokens.items
    }
    return {
        **{f"card {place}": token_state(token) for place, token in sorted(quilt.tokens.items())},
        "places": sorted(quilt.tokens),
        **{f"block {place}": token_state(token) for place, token in quilt.blocks.items()},
        "blocks": sorted(quilt.blocks),
        "held blocks": [token_state(items.block) for items in table.tokens.items],
        **seat_items,
        "stock": [token_state(token) for token in (*stock.cards, stock._words)],
        "round": token_state(table.tokens.round_sign._words),
        "marker": pose_state(table.tokens.first),
        "die": token_state(table.tokens.die_tray._rest) if table.tokens.die_tray else None,
        "free links": [pose_state(token) for token in table.tokens.highlights._outlines],
    }


def check_table(table: QuivvitTable, context: Context) -> None:
    """Compare with a table that has just been built from the room's view."""
    table._search_light.end()  # no bot looks for a link at the other table yet
    for _ in range(120):
        table.stage.tick()  # what settles by itself, as the marker that is on its way
    fresh = QuivvitTable(context, table.match)
    checked_tables.build(fresh)
    if table.awaiting_choice:
        fresh.choosing.prompt(table.pending.missing)
    lies, ought = all_token_states(table), all_token_states(fresh)
    wrong = {name: (lies[name], ought[name]) for name in ought if lies[name] != ought[name]}
    assert not wrong, (wrong, table.log[-6:])
    people = bool(context.seating.people())
    count = len(fresh.stage.tokens) + 1  # the laurel
    here = [token for token in table.stage.tokens if token.name != "seat-ground"]  # not the game's
    assert len(here) <= count + 4 * people, "tokens are left over"


class QuivvitPlayer:
    """Wants what a judge would do, whenever the table asks its seat."""

    def __init__(self, app: RunningApp, table: QuivvitTable, seat: Seat) -> None:
        self.app, self.table, self.seat = app, table, seat
        self._judge, self._rng = make_bot("judge", "quivvit"), Random(5)
        self._wish: tuple[int, Action] | None = None
        self.wishes: list[Action] = []

    @property
    def chooser(self) -> RotationChooser | StepChooser[Action] | None:
        """What the seat chooses with now."""
        chooser = waiting_chooser(self.app, self.table, self.seat)
        assert chooser is None or isinstance(chooser, RotationChooser | StepChooser)
        return chooser

    def skip_what_is_shown(self) -> None:
        if shows_events(self.app):
            skip(self.app)

    def wish(self) -> Action:
        """What the judge would do now."""
        match = self.table.match
        turn = len(match.log)
        if self._wish is None or self._wish[0] != turn:
            view, legal = match.state.view(self.seat), match.state.legal(self.seat)
            self._wish = turn, self._judge.choose(view, legal, self._rng)
            self.wishes.append(self._wish[1])
        return self._wish[1]


def spot_of(action: Action) -> int | None:
    """The place an action is about, or none."""
    match action:
        case Rotate(place) | Claim(place) | Cover(place):
            return place
        case Pass() | Keep():
            return None


TURNS = {Way.LEFT: [Intent.TURN_LEFT], Way.RIGHT: [Intent.TURN_RIGHT]}
TURNS[Way.HALF] = [Intent.TURN_RIGHT, Intent.TURN_RIGHT]


class QuivvitButtonPlayer(QuivvitPlayer):
    """Walks there with the four directions, and turns with the shoulders."""

    def __init__(self, app: RunningApp, table: QuivvitTable, seat: Seat, buttons: Buttons) -> None:
        super().__init__(app, table, seat)
        self.buttons = buttons
        self._mind = self._live()

    def act(self) -> None:
        """Live one frame."""
        next(self._mind)

    def _live(self) -> Iterator[None]:
        while True:
            for intent in self._next():
                self.buttons.put(intent, True)
                for _ in range(DOWN):
                    yield
                self.buttons.put(intent, False)
                for _ in range(PAUSE):
                    yield
            yield

    def _next(self) -> list[Intent]:
        """The next presses."""
        match self.chooser:
            case RotationChooser() as chooser:
                return self._turn(chooser)
            case StepChooser() as chooser:
                place = spot_of(self.wish())
                return self._walk(chooser._at, 0 if place is None else place + 1, offset=1)
            case _:
                self.skip_what_is_shown()
                return []

    def _turn(self, chooser: RotationChooser) -> list[Intent]:
        action = self.wish()
        place = spot_of(action)
        goal = PASS if place is None else place
        if chooser.hand.place is not None:
            assert chooser.hand.place == place
            turns = TURNS[action.way] if isinstance(action, Rotate) else []
            return [*turns, Intent.CONFIRM]
        return self._walk(chooser._at, goal, offset=0)

    def _walk(self, at: int, goal: int, offset: int) -> list[Intent]:
        """One press towards a place; indexes begin with *offset* spots that are no places."""
        if at == goal:
            return [Intent.CONFIRM]
        if goal - offset == PASS:
            return [Intent.LEFT]
        here, there = self._cell(at - offset), self._cell(goal - offset)
        if here[0] != there[0]:
            return [Intent.RIGHT if there[0] > here[0] else Intent.LEFT]
        return [Intent.DOWN if there[1] > here[1] else Intent.UP]

    def _cell(self, place: int) -> tuple[int, int]:
        """Column and row; what is no place lies to the left of the grid."""
        return (place % 5, place // 5) if 0 <= place < 25 else (-1, 2)


class QuivvitPointerPlayer(QuivvitPlayer):
    """Presses the sides of cards to turn them, their middles, and the slip to pass."""

    def __init__(self, app: RunningApp, table: QuivvitTable, seat: Seat, pointer: Mouse) -> None:
        super().__init__(app, table, seat)
        self.pointer = pointer
        self._rest = 0

    def act(self) -> None:
        """Live one frame."""
        self._rest -= 1
        if self._rest > 0:
            return
        if self.chooser is None:
            self.skip_what_is_shown()
            return
        self._rest = 3 * PAUSE
        action = self.wish()
        box = self.chooser.next_box(action)
        assert box, "a pointer needs a place"
        self.pointer.touch(*box.centre)
