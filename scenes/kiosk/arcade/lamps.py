"""Tells a program that drives lamps what everybody sees: one line of JSON for each change."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from pathlib import Path

from scenes.core.context import Context
from scenes.core.scene import SceneStack
from scenes.kiosk.status import game_name, occupant_word, scene_name
from scenes.table.seats.seat_row import lit_seats
from scenes.table.table_scene import TableScene

AGAIN = 1.0  # seconds after which what nobody has heard is told again


class Lamps:
    """Sends each line to the datagram socket *address*, which the other program has bound.

    Never waits: where nobody listens, or reads too slowly, a line is lost and told again later.
    """

    def __init__(
        self, address: Path, context: Context, stack: SceneStack, now: Callable[[], float]
    ) -> None:
        self._address, self._context, self._stack, self._now = address, context, stack, now
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._told: dict[str, dict[str, object]] = {}  # what was told last of each event
        self._silent_until = 0.0

    def update(self) -> None:
        """Tell what has changed since the last frame."""
        if self._now() < self._silent_until:
            return
        scenes, seating, coins = self._stack.scenes, self._context.seating, self._context.coin_box
        table = next((scene.table for scene in scenes if isinstance(scene, TableScene)), None)
        top = self._stack.top
        self._tell("scene", scene=scene_name(top) if top else None, game=game_name(scenes))
        self._tell("seats", seats=[occupant_word(one) for one in seating.occupants()])
        self._tell("lit", seats=sorted(lit_seats(table.panels)) if table else [])
        self._tell("credits", credits=coins.credits, free_play=coins.is_free)

    def close(self) -> None:
        """Close the socket."""
        self._socket.close()

    def _tell(self, event: str, **values: object) -> None:
        if self._told.get(event) == values:
            return
        line = (json.dumps({"event": event, **values}) + "\n").encode()
        try:
            self._socket.sendto(line, str(self._address))
            self._told[event] = values
        except OSError:
            self._told.pop(event, None)
            self._silent_until = self._now() + AGAIN
