"""Tables of Mosquito for tests: dealt, in mid-match, and all that lies on them."""

from __future__ import annotations

from itertools import chain
from random import Random

from rules.core import Seat
from rules.mosquito import MOSQUITO, Action, ActionKind, Card, Cut, Options, Place, Turns
from rules.mosquito.state import State
from rules.record import replay_choices
from scenes.core.context import Context
from scenes.games.mosquito.table import MosquitoTable
from scenes.lessons.lesson import lesson_of
from scenes.table.choosing.step_chooser import StepChooser
from scenes.table.open_table import open_table
from scenes.table.top_bar import TopBarButton
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from tests.matches.changed import changed
from tests.scenes.games.token_states import token_state
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import Buttons, Mouse, pressing, skip
from tests.scenes.table import checked_tables
from tests.scenes.table.checked_tables import HINT_TOKENS, open_and_wait, waiting_chooser

BACK = 0.1  # of all wishes: to go back a step
HELPFUL = (ActionKind.PLACE, ActionKind.OVERLAY, ActionKind.EXCHANGE)


def new_table(
    app: RunningApp,
    *occupants: Occupant,
    options: Options | None = None,
    seed: int = 7,
    turns: int = 0,
) -> MosquitoTable:
    """A table at which *turns* choices have been made already; nobody has seen it yet."""
    table = open_table(app.context, MOSQUITO, options or Options(), occupants, seed).table
    assert isinstance(table, MosquitoTable)
    rng = Random(seed)
    for _ in range(turns):
        for seat in sorted(table.match.waiting_for):
            table.match.choose(seat, _choice(table.match.state.legal(seat), rng))
    return table


def table_in_turn(app: RunningApp, bots: int = 2, seed: int = 7) -> MosquitoTable:
    """A table at which a person is to choose after six turns, with so many bots."""
    occupants: list[Occupant] = [Person(LEFT_KEYS), *[BotPlayer("easy")] * bots]
    table = open_and_wait(app, new_table(app, *occupants, turns=6, seed=seed))
    app.run_until(lambda: waiting_chooser(app, table, Seat(0)) is not None)
    return table


def _choice(legal: object, rng: Random) -> Cut | Place:
    if not isinstance(legal, Turns):
        return Cut()
    chosen = next(only for kind in HELPFUL if (only := legal.only(kind))).sample(rng)
    assert isinstance(chosen, Place)
    return chosen


def set_hand(table: MosquitoTable, seat: Seat, *hand: Card) -> None:
    """Let a seat hold *hand*; who held these cards before gets others for them."""
    state = table.match.state
    assert isinstance(state, State)
    wanted = dict(zip(state.hands[seat], hand, strict=True))
    swap = {**wanted, **{new: old for old, new in wanted.items() if new not in wanted}}
    table.match.state = changed(
        state,
        hands=tuple(tuple(swap.get(card, card) for card in held) for held in state.hands),
        pile=tuple(swap.get(card, card) for card in state.pile),
        layout=tuple(tuple(swap.get(card, card) for card in cards) for cards in state.board.layout),
    )


def all_token_states(table: MosquitoTable) -> dict[str, object]:
    """How all tokens of the game lie."""
    tokens = table.tokens
    rows, piles, hands, meter = tokens.rows, tokens.piles, tokens.hands, tokens.meter
    panels = {
        f"panel {panel.seat}": [
            *map(token_state, (*chain(*panel._numbers), panel.swaps_left)),
        ]
        for panel in table.panels
    }
    return {
        **{f"card {at}": token_state(token) for at, token in rows.tokens.items()},
        **{f"spot {at}": token_state(token) for at, token in rows._spots.items()},
        **{
            f"hand {i}": [token_state(token) for _, token in hand]
            for i, hand in enumerate(hands.held)
        },
        **panels,
        "cards": rows.cards,
        "buttons": len(table.tokens.buttons.tokens),
        "halos": [token.visible for token in rows.halos],
        "lights": [token_state(token) for token in (*rows.lights.flies.values(), rows.lights.glow)],
        "pile": [token_state(token) for token in (piles.place, *piles.sheets, piles.number)],
        "covered": [token_state(token) for token in piles.heap],
        "gone": piles.gone,
        "fan": [token_state(token) for token in piles.fan],
        "cuts": {seat: token_state(token)[:6] for seat, token in piles.cuts.items()},
        "lantern": token_state(table.tokens.lantern.token),
        "meter": [token_state(token) for token in (*meter.texts, meter.fly)],
    }


def check_table(table: MosquitoTable, context: Context) -> None:
    """Compare with a table that has just been built from the room's view."""
    fresh = MosquitoTable(context, table.match)
    checked_tables.build(fresh)
    lies, ought = all_token_states(table), all_token_states(fresh)
    wrong = {name: (lies.get(name), ought[name]) for name in ought if lies.get(name) != ought[name]}
    assert not wrong, (wrong, table.log[-6:])
    assert lies.keys() == ought.keys()
    read = *HINT_TOKENS, "callout"  # notes in the top bar too
    tokens = [token for token in table.stage.tokens if token.name not in read]
    strays = {token.name for token in tokens} - {t.name for t in fresh.stage.tokens}
    assert strays <= {card.name for card in Card} | {"back", "cursor", "laurel"}, strays
    assert len(tokens) <= len(fresh.stage.tokens) + 3, "tokens are left over"


def play_undrawn(app: RunningApp, table: MosquitoTable) -> int:
    """Live without drawing to the end of the match, and after it; how often somebody was asked."""
    hurried = app.context.settings.reduced_motion  # else all the motion is to be seen
    asked = checked_tables.play_undrawn(app, table, check_table, hurried=hurried)
    check_table(table, app.context)
    return asked


class MosquitoPlayer:
    """Points at anything that can be chosen, goes back now and then, and chooses in the end."""

    def __init__(self, app: RunningApp, table: MosquitoTable, seat: Seat, seed: int = 1) -> None:
        self.app, self.table, self.seat = app, table, seat
        self._rng = Random(f"{seed}/{seat}")
        self._asked: object = None
        self._goal = 0

    @property
    def chooser(self) -> StepChooser[Action] | None:
        """The chooser that waits for this guest."""
        chooser = waiting_chooser(self.app, self.table, self.seat)
        assert chooser is None or isinstance(chooser, StepChooser)
        return chooser

    @property
    def shows_events(self) -> bool:
        """Whether the table shows what happened."""
        return self.app.at(self.table) and not self.table.awaiting_choice

    def goal(self, chooser: StepChooser[Action]) -> int:
        """Which mark of the present step this guest wants."""
        if self._asked is not chooser._step:
            self._asked, marks = chooser._step, chooser._step.targets
            self._goal = self._rng.choice([i for i, mark in enumerate(marks) if mark.then])
        return self._goal

    def goes_back(self, chooser: StepChooser[Action]) -> bool:
        """Whether to change one's mind."""
        return len(chooser._path) > 1 and self._rng.random() < BACK


class MosquitoButtonPlayer(MosquitoPlayer):
    """Presses buttons."""

    def __init__(
        self, app: RunningApp, table: MosquitoTable, seat: Seat, buttons: Buttons, seed: int = 1
    ) -> None:
        super().__init__(app, table, seat, seed)
        self.buttons = buttons
        self._mind = pressing(buttons, self._wish, 1)

    def act(self) -> None:
        """Live one frame."""
        next(self._mind)

    def _wish(self) -> Intent | None:
        chooser = self.chooser
        if chooser is None:
            if self.shows_events:
                skip(self.app)
            return None
        if not chooser._path:
            return Intent.CONFIRM
        if self.goes_back(chooser):
            return Intent.CANCEL
        return Intent.CONFIRM if chooser._at == self.goal(chooser) else Intent.TURN_RIGHT


class MosquitoPointerPlayer(MosquitoPlayer):
    """Clicks or taps."""

    def __init__(
        self, app: RunningApp, table: MosquitoTable, seat: Seat, pointer: Mouse, seed: int = 1
    ) -> None:
        super().__init__(app, table, seat, seed)
        self.pointer = pointer
        self._rest = 0

    def act(self) -> None:
        """Live one frame."""
        self._rest -= 1
        if self._rest > 0:
            return
        self._rest = 5
        chooser = self.chooser
        if chooser is None:
            if self.shows_events:
                self.pointer.touch(*self.table.top_bar.buttons[TopBarButton.SKIP].centre)
        elif not chooser._path:
            self.pointer.touch(*self.table.layout.curtain(self.seat).centre)
        elif self.goes_back(chooser):
            self.pointer.touch(40, 1000)
        else:
            self.pointer.touch(*chooser._step.targets[self.goal(chooser)].box.centre)


def turn_of_lesson(choices: int) -> tuple[Turns, Place]:
    """What is legal in a turn of the lesson, and what is done."""
    match = lesson_of("mosquito").match
    legal = replay_choices(match, choices).match.state.legal(Seat(0))
    done = match.log[choices][Seat(0)]
    assert isinstance(legal, Turns)
    assert isinstance(done, Place)
    return legal, done


def shown_tokens(table: MosquitoTable, name: str) -> int:
    """How many tokens of that *name* are on a table."""
    return sum(token.name == name for token in table.stage.tokens)
