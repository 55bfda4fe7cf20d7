"""Composes a close-up in the layout that follows from what is acted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from scenes.table.climaxes.climax_size import ClimaxSize
from scenes.table.climaxes.close_ups.acts import LAYOUTS, Layout
from scenes.table.climaxes.close_ups.close_up import CloseUp
from scenes.table.climaxes.close_ups.close_up_content import CloseUpContent
from scenes.table.climaxes.close_ups.portrait import Portrait
from scenes.table.seats.seat_frog import SeatFrog
from sprites.pictures.geometry import Box
from sprites.stage.stage import Stage

AnyCloseUp: TypeAlias = CloseUp | Portrait


def compose(
    stage: Stage, frogs: Sequence[SeatFrog], size: ClimaxSize, headline: str,
    content: CloseUpContent, signs: Sequence[Box], on_hit: Callable[[], None],
) -> AnyCloseUp:  # fmt: skip
    """A portrait, or frogs over their words, which lie beside *signs* if there is room."""
    if content.reactions and size.centred and LAYOUTS[content.act] is Layout.PORTRAIT:
        return Portrait(stage, frogs, size, headline, content, on_hit)
    return CloseUp(stage, frogs, size, headline, content, signs, on_hit)
