"""What whoever sits at a table can open over it: the pause, and what happened so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.match import Match
from scenes.core.context import Context
from scenes.core.scene import Push, Scene
from scenes.menus.log import Log
from scenes.menus.pause import Pause
from scenes.ui.menu import Act
from seats.devices import Device

AnyMatch = Match[Any, Any, Any, Any]


def pause(context: Context, match: AnyMatch, log: Sequence[str], by: Device) -> Scene:
    """The pause, from which the match can be left for the title."""
    return Pause(context, match.game, lambda: _title(context), log, by, _again(context, match))


def what_happened(context: Context, match: AnyMatch, log: Sequence[str], by: Device) -> Scene:
    """The captions of the match."""
    return Log(context, log, by, _again(context, match))


def _title(context: Context) -> Scene:
    from scenes.menus.title import Title  # the title leads here, by way of the lobby

    context.archive.abandon()
    return Title(context)


def _again(context: Context, match: AnyMatch) -> Act | None:
    """What shows the last round once more, if anything was played yet."""
    from scenes.playback.replay import last_round_of  # it knows every table

    return (lambda _: Push(last_round_of(context, match))) if match.log else None
