"""How things stand on a table, in sentences."""

from __future__ import annotations

from scenes.core.game_parts import named_choices, public_state
from scenes.table.game_table import AnyTable
from scenes.table.public_state import PublicState
from words import say
from words.phrases import enumerated


def standing_line(table: AnyTable) -> str:
    """Who has how much of what counts, or nothing in games without points."""
    return _public_state(table).standing


def state_lines(table: AnyTable) -> list[str]:
    """What the room sees, and the hand of somebody who is alone at the screen."""
    state, hand = _public_state(table), _hand_of_lone_viewer(table)
    own = [say("speech.hand", cards=enumerated(hand))] if hand else []
    lines = [*state.sentences, *([state.standing] if state.standing else []), *own]
    return lines or [say("speech.empty")]


def _public_state(table: AnyTable) -> PublicState:
    state: PublicState | None = public_state(table.match.game.name, table.view)
    return state or PublicState()


def _hand_of_lone_viewer(table: AnyTable) -> list[str]:
    seat = table.lone_viewer
    if seat is None:
        return []
    view = table.match.state.view(seat)
    return [card.name for card in named_choices(table.match.game.name).hand(seat, view)]
