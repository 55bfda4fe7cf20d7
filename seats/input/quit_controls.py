"""What ends the program at once under a launcher: Alt and F4, or Select and Start."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from seats.input.input_events import Closed

_HOTKEYS = frozenset({pygame.CONTROLLER_BUTTON_BACK, pygame.CONTROLLER_BUTTON_START})


class QuitControls:
    """Asked first about each event; *emit* is given the end of the program."""

    def __init__(self, emit: Callable[[Closed], None]) -> None:
        self._emit = emit
        self._down: dict[int, set[int]] = {}  # of the hotkeys of each pad, by its instance id

    def takes(self, event: pygame.Event, _now: float) -> bool:
        """Whether *event* ends the program; then nobody else is given it."""
        ends = self._is_alt_f4(event) or self._completes_hotkeys(event)
        if ends:
            self._emit(Closed())
        return ends

    def _is_alt_f4(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.scancode != pygame.KSCAN_F4:
            return False
        return bool(getattr(event, "mod", 0) & pygame.KMOD_ALT)

    def _completes_hotkeys(self, event: pygame.Event) -> bool:
        if event.type not in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            return False
        down = self._down.setdefault(event.instance_id, set())
        if event.type == pygame.CONTROLLERBUTTONUP:
            down.discard(event.button)
            return False
        if event.button in _HOTKEYS:
            down.add(event.button)
        return down == _HOTKEYS
