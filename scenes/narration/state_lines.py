"""How things stand on a table, in sentences."""

from __future__ import annotations

from typing import Any

from rules.core import Seat
from scenes.core.game_parts import named_choices, public_state
from scenes.table.game_table import AnyTable
from scenes.table.public_view.public_state import PublicState
from scenes.table.public_view.shown_moment import ShownMoment
from words import say
from words.phrases import enumerated


def standing_line(table: AnyTable) -> str:
    """Who has how much of what counts, or nothing in games without points."""
    return _public_state(table, table.view).standing


def state_lines(table: AnyTable, shown: ShownMoment) -> list[str]:
    """What the room sees as far as it is *shown*, and the hand of somebody alone at the screen."""
    state, alone = _public_state(table, shown.view or table.view), table.lone_viewer
    own = "" if alone is None else hand_line(table, alone)
    lines = [line for line in (*state.sentences, state.standing, own) if line]
    return lines or [say("speech.empty")]


def hand_line(table: AnyTable, seat: Seat) -> str:
    """The cards that *seat* holds, in games with hands."""
    choices = named_choices(table.match.game.name)
    cards = choices.hand(seat, table.match.state.view(seat))
    return say("speech.hand", cards=enumerated(card.name for card in cards)) if cards else ""


def _public_state(table: AnyTable, view: Any) -> PublicState:
    state: PublicState | None = public_state(table.match.game.name, view)
    return state or PublicState()
