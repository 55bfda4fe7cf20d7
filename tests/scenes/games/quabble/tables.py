"""Tables of Quabble for tests: dealt, in mid-match, all that lies on them, and guests."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from rules.core import Seat
from rules.quabble import HOUSE_SET, QUABBLE, Card, CardKind, Options
from rules.quabble.state import State
from scenes.core.context import Context
from scenes.games.quabble.choosing.claim_chooser import ClaimChooser
from scenes.games.quabble.components.open_cards import OpenCards
from scenes.games.quabble.components.panel import CLAIMS
from scenes.games.quabble.table import QuabbleTable
from scenes.table.choosing.chooser import Chooser
from scenes.table.choosing.secrecy.sealed_chooser import SealedChooser
from scenes.table.choosing.step_chooser import StepChooser
from scenes.table.open_table import open_table
from scenes.table.top_bar import TopBarButton
from seats.intents import Intent
from seats.occupants import Occupant
from tests.scenes.games.token_states import token_state
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import DOWN, PAUSE, Buttons, Mouse, skip
from tests.scenes.table import checked_tables


def new_table(
    app: RunningApp,
    *occupants: Occupant,
    options: Options | None = None,
    seed: int = 7,
    turns: int = 0,
) -> QuabbleTable:
    """A table at which *turns* choices have been made already; nobody has seen it yet."""
    table = open_table(app.context, QUABBLE, options or Options(), occupants, seed).table
    assert isinstance(table, QuabbleTable)
    rng = Random(seed)
    for _ in range(turns):
        for seat in sorted(table.match.waiting_for):
            table.match.choose(seat, rng.choice(list(table.match.state.legal(seat))))
    return table


def play_to_claims(table: QuabbleTable) -> QuabbleTable:
    """Let cards be offered until all have to claim."""
    rng = Random(1)
    while len(table.match.waiting_for) == 1:
        (seat,) = table.match.waiting_for
        table.match.choose(seat, rng.choice(list(table.match.state.legal(seat))))
    return table


def state_of(table: QuabbleTable) -> State:
    """The state of its match."""
    state = table.match.state
    assert isinstance(state, State)
    return state


def cards(kind: CardKind) -> list[Card]:
    """All cards of a *kind*."""
    return [Card(i) for i, each in enumerate(HOUSE_SET.kinds) if each is kind]


def set_hand(table: QuabbleTable, seat: Seat, *hand: Card) -> None:
    """Let a seat hold *hand*; who held these cards before gets others for them."""
    state = state_of(table)
    wanted = dict(zip(state.hands[seat], hand, strict=True))
    swap = {**wanted, **{new: old for old, new in wanted.items() if new not in wanted}}

    def swapped(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(swap.get(card, card) for card in cards)

    table.match.state = replace(
        state, hands=tuple(map(swapped, state.hands)), deck=swapped(state.deck)
    )


def all_token_states(table: QuabbleTable) -> dict[str, object]:
    """How all tokens of the game lie."""
    tokens = table.tokens
    panels = {
        f"panel {panel.seat}": [
            *map(token_state, (panel.score.number, *panel.held.tokens)),
            () if panel.seat in table.pending.choices else token_state(panel.claim.ready),
            token_state(panel.claim.paw),
            *(token_state(pill.token) for pill in panel.band.pills),
            *map(token_state, panel.treasury.cells.values()),
        ]
        for panel in table.panels
    }
    offers = {
        f"offer {giver}": [token_state(lying.token) for lying in offer]
        for giver, offer in sorted(tokens.gaps.offers.items())
    }
    board = tokens.top_bar
    return {
        **panels,
        "legend": [token_state(table.tokens.legend.token)],
        **offers,
        "mats": [token.visible for row in tokens.gaps.mats.tokens.values() for token in row],
        "hand": [token_state(token) for token in tokens.gaps.hand._tokens],
        "king": [token_state(cell) for cell in tokens.king.treasury.cells.values()],
        "board": [token_state(t) for t in (*tokens.order.cards, board._round)],
        "deck": [token.visible for token in board._pile],
    }


def check_table(table: QuabbleTable, context: Context) -> None:
    """Compare with a table that has just been built from the room's view."""
    fresh = QuabbleTable(context, table.match)
    checked_tables.build(fresh)
    lies, ought = all_token_states(table), all_token_states(fresh)
    wrong = {name: (lies.get(name), ought[name]) for name in ought if lies.get(name) != ought[name]}
    assert not wrong, (wrong, table.log[-6:])
    assert lies.keys() == ought.keys()
    strays = {token.name for token in table.stage.tokens} - {t.name for t in fresh.stage.tokens}
    fading = {"headline", "spotlight", "laurel"}
    assert strays <= {"offer", "same", "held", "hand", "loot", "cursor", "curtain", ""} | fading
    cards = sum(token.name in {"flying", "half", "gain"} for token in table.stage.tokens)
    assert not cards, "something still flies"


def chooser_of(table: QuabbleTable, seat: Seat) -> Chooser[Any] | None:
    """With what *seat* chooses now, if it does."""
    if not table.awaiting_choice or seat not in table.pending.missing:
        return None
    entry = table.pending._open.get(seat)
    return entry[1] if entry else None


class QuabbleButtonPlayer:
    """A guest who presses what its present choice asks for, at random."""

    def __init__(
        self, app: RunningApp, table: QuabbleTable, seat: Seat, buttons: Buttons, seed: int = 1
    ) -> None:
        self.app, self.table, self.seat, self.buttons = app, table, seat, buttons
        self._rng = Random(f"{seed}/{seat}")
        self._rest = 0
        self._held: Intent | None = None

    def act(self) -> None:
        """Live one frame."""
        self._rest -= 1
        if self._held is not None and self._rest <= PAUSE - DOWN:
            self.buttons.put(self._held, False)
            self._held = None
        if self._rest <= 0:
            self._held = self._wish()
            if self._held is not None:
                self.buttons.put(self._held, True)
                self._rest = PAUSE

    def _wish(self) -> Intent | None:
        if not self.app.at(self.table):
            return None
        match chooser_of(self.table, self.seat):
            case SealedChooser():
                return self._rng.choice(CLAIMS)
            case StepChooser() | ClaimChooser():
                return self._rng.choice((Intent.LEFT, Intent.RIGHT, Intent.DOWN, Intent.CONFIRM))
            case _:
                if not self.table.awaiting_choice:
                    skip(self.app)
                return None


class QuabblePointerPlayer:
    """A guest who clicks or taps what lies there to be chosen."""

    def __init__(self, app: RunningApp, table: QuabbleTable, seat: Seat, pointer: Mouse) -> None:
        self.app, self.table, self.seat, self.pointer = app, table, seat, pointer
        self._rng = Random(f"pointer/{seat}")
        self._rest = 0

    def act(self) -> None:
        """Live one frame."""
        self._rest -= 1
        if self.app.at(self.table) and self._rest < 0:
            place = self._place()
            if place:
                self.pointer.touch(*place)
                self._rest = 2 * PAUSE

    def _place(self) -> tuple[float, float] | None:
        chooser = chooser_of(self.table, self.seat)
        if isinstance(chooser, StepChooser | ClaimChooser) and not chooser._curtain.open:
            return chooser._curtain._sheet.pose.x, chooser._curtain._sheet.pose.y
        match chooser:
            case StepChooser():
                targets = chooser._step.targets
                here = self._rng.random() < 0.5
                near = targets[chooser._at] if here else self._rng.choice(targets)
                return near.box.centre
            case ClaimChooser():
                return self._rng.choice(chooser._boxes()).centre
            case _ if not self.table.awaiting_choice:
                return self.table.top_bar.buttons[TopBarButton.SKIP].centre
        return None


def offered(*offers: Card) -> OpenCards:
    """Nobody owns anything, and the seats have offered these cards."""
    view = QUABBLE.deal(Options(), len(offers), Random(1)).view(None)
    return OpenCards(replace(view, board=replace(view.board, offers=offers)))
