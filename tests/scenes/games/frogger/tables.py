"""Tables of Frogger for tests: dealt, in mid-match, all that lies on them, and guests at them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from bots.levels import make_bot
from rules.core import Seat
from rules.decktet import Card
from rules.frogger import FROGGER, FROGS, Action, Advance, Hand, Options, Retreat, State, Stop, Take
from scenes.core.context import Context
from scenes.games.frogger.choosing.steps import FroggerSteps
from scenes.games.frogger.table import FroggerTable
from scenes.table.choosing.step_chooser import StepChooser
from scenes.table.open_table import open_table
from scenes.table.top_bar import TopBarButton
from seats.intents import Intent
from seats.occupants import Occupant
from sprites.pictures.geometry import Box
from sprites.stage.token import Token
from tests.scenes.games.token_states import TokenState, pose_state
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import PAUSE, Buttons, Mouse, pressing, skip
from tests.scenes.table import checked_tables
from tests.scenes.table.checked_tables import HINT_TOKENS, waiting_chooser

MAY_STAY = {*HINT_TOKENS}


def new_table(
    app: RunningApp,
    *occupants: Occupant,
    options: Options | None = None,
    seed: int = 7,
    turns: int = 0,
) -> FroggerTable:
    """A table at which *turns* turns have been played already; nobody has seen it yet."""
    table = open_table(app.context, FROGGER, options or Options(), occupants, seed).table
    assert isinstance(table, FroggerTable)
    judge, rng, match = make_bot("judge", "frogger"), Random(seed), table.match
    while match.state.view(None).turn < turns:
        (seat,) = match.waiting_for
        match.choose(seat, judge.choose(match.state.view(seat), match.state.legal(seat), rng))
    return table


def state_of(table: FroggerTable) -> State:
    state = table.match.state
    assert isinstance(state, State)
    return state


def set_hand(table: FroggerTable, seat: Seat, *hand: Card) -> None:
    """Let *hand* be what was dealt to a seat; who held these cards before gets others for them."""
    state = state_of(table)
    board = state.board
    wanted = dict(zip(board.hands[seat].secret, hand, strict=True))
    swap = {**wanted, **{new: old for old, new in wanted.items() if new not in wanted}}

    def swapped(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(swap.get(card, card) for card in cards)

    table.match.state = replace(
        state,
        board=replace(
            board,
            hands=tuple(Hand(swapped(held.cards), held.hidden) for held in board.hands),
            stock=replace(board.stock, deck=swapped(board.stock.deck)),
        ),
    )


def card_state(token: Token) -> TokenState:
    """How a card lies, and what it shows or would show."""
    return (*pose_state(token), token.picture)


def all_token_states(table: FroggerTable) -> dict[str, Any]:
    """How all tokens of the game lie."""
    tokens = table.tokens
    trail, cards, tray, meter = tokens.path, tokens.cards, tokens.tray, tokens.meter
    return {
        # Any of them may blink, and those at home sit in the order in which they came.
        **{
            f"frogs {first // FROGS}": Counter(map(pose_state, trail.frogs[first : first + FROGS]))
            for first in range(0, len(trail.frogs), FROGS)
        },
        "signs": Counter(card_state(token) for token in trail.signs if token.visible),
        "crocodiles": [card_state(token) for token in trail.crocodiles],
        **{f"hand {seat}": [*map(card_state, hand)] for seat, hand in enumerate(cards.hands)},
        "market": [(card, *card_state(token)) for card, token in cards.market],
        "deck": pose_state(cards.deck),
        "discards": [card_state(token)[:6] + card_state(token)[7:] for token in cards.discarded],
        "tray": [card_state(token) for token in (tray.sheet, tray.moves)],
        "meter": [token.picture for token in meter._numbers],
    }


def check_table(table: FroggerTable, context: Context) -> None:
    """Compare with a table that has just been built from the room's view."""
    table.preview.lower()
    fresh = FroggerTable(context, table.match)
    fresh.front = table.front
    fresh._market_places.update(table._market_places)
    checked_tables.build(fresh)
    lies, ought = all_token_states(table), all_token_states(fresh)
    wrong = {name: (lies[name], ought[name]) for name in ought if lies[name] != ought[name]}
    assert not wrong, (sorted(wrong), table.log[-6:])
    tokens = [token for token in table.stage.tokens if token.name not in MAY_STAY]
    assert len(tokens) <= len(fresh.stage.tokens) + 2, "tokens are left over"


def steps_of(table: FroggerTable, seat: Seat) -> FroggerSteps:
    """The steps of *seat*'s present choice."""
    return table.choosing.follower(seat)


class FroggerPlayer:
    """Wants what a judge would do, and finds on the screen what has to be pointed at for it."""

    def __init__(self, app: RunningApp, table: FroggerTable, seat: Seat) -> None:
        self.app, self.table, self.seat = app, table, seat
        self._judge, self._rng = make_bot("judge", "frogger"), Random(5)
        self._turn, self._wanted = -1, list[Box]()

    @property
    def chooser(self) -> StepChooser[Action] | None:
        """The chooser that waits for this guest."""
        chooser = waiting_chooser(self.app, self.table, self.seat)
        assert chooser is None or isinstance(chooser, StepChooser)
        return chooser

    def goal(self, chooser: StepChooser[Action]) -> int:
        """Which mark of the present step leads on."""
        match = self.table.match
        if self._turn != len(match.log):
            self._turn, view = len(match.log), match.state.view(self.seat)
            action = self._judge.choose(view, match.state.legal(self.seat), self._rng)
            self._wanted = self._boxes(action)
        boxes = [target.box for target in chooser._step.targets]
        for box in self._wanted[len(chooser._path) - 1 :]:
            if box in boxes:
                return boxes.index(box)
        raise AssertionError(f"{self._wanted} are not offered: {boxes}")

    def _boxes(self, action: Action) -> list[Box]:
        table, seat = self.table, self.seat
        state = state_of(table)
        made = steps_of(table, seat)
        view = state.view(seat)
        match action:
            case Advance(start, card, suit):
                hand = view.own + view.public[seat]
                end = view.path.leap(start, suit, view.frogs + view.crocodiles)
                first = made.places.hand(hand.index(card), len(hand))
                return [first, made.places.start(start), made.places.end(end)]
            case Retreat(start, end, card):
                taken = [] if card is None else [made.places.market(card)]
                return [made.places.start(start), made.places.end(end), *taken]
            case Take(card):
                return [made.places.market(card)]
            case Stop():
                return [table.layout.foot.stop]


class FroggerButtonPlayer(FroggerPlayer):
    """Presses buttons."""

    def __init__(self, app: RunningApp, table: FroggerTable, seat: Seat, buttons: Buttons) -> None:
        super().__init__(app, table, seat)
        self.buttons = buttons
        self._mind = pressing(buttons, self._wish, PAUSE - 4)

    def act(self) -> None:
        """Live one frame."""
        next(self._mind)

    def _wish(self) -> Intent | None:
        chooser = self.chooser
        if chooser is None:
            if self.app.at(self.table) and not self.table.awaiting_choice:
                skip(self.app)
            return None
        if not chooser._path:
            return Intent.CONFIRM
        return Intent.CONFIRM if chooser._at == self.goal(chooser) else Intent.TURN_RIGHT


class FroggerPointerPlayer(FroggerPlayer):
    """Clicks or taps what it wants."""

    def __init__(self, app: RunningApp, table: FroggerTable, seat: Seat, pointer: Mouse) -> None:
        super().__init__(app, table, seat)
        self.pointer = pointer
        self._rest = 0

    def act(self) -> None:
        """Live one frame."""
        self._rest -= 1
        if self._rest > 0 or not self.app.at(self.table):
            return
        self._rest = 6
        chooser = self.chooser
        if chooser is None:
            if not self.table.awaiting_choice:
                self.pointer.touch(*self.table.top_bar.buttons[TopBarButton.SKIP].centre)
        elif not chooser._path:
            self.pointer.touch(*self.table.layout.foot.tray.centre)
        else:
            self.pointer.touch(*chooser._step.targets[self.goal(chooser)].box.centre)
