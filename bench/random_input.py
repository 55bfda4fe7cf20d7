"""Random keys and clicks, posted to the real event queue."""

from __future__ import annotations

from random import Random

import pygame

from seats.bindings import DEFAULT_BINDINGS
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS

OFTEN = 0.25  # share of the frames in which something is pressed
LEADS_AWAY = {Intent.MENU, Intent.LOG}
HALVES = [DEFAULT_BINDINGS.table(half) for half in (LEFT_KEYS, RIGHT_KEYS)]
KEYS = [(key, meant) for table in HALVES for key, meant in table.items()]
WEIGHTS = [1 if m in LEADS_AWAY else 40 if m is Intent.CONFIRM else 12 for _, m in KEYS]


class RandomInput:
    """Presses a random key or clicks somewhere in some of the frames."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._down: set[int] = set()

    def act(self) -> None:
        """Press something, or nothing, in this frame."""
        if self._rng.random() > OFTEN:
            return
        if self._rng.random() < 0.9:
            self._press()
        else:
            self._click()

    def let_go(self) -> None:
        """Let all keys go."""
        for key in list(self._down):
            self._key(key, False)

    def _press(self) -> None:
        for key in list(self._down):
            if self._rng.random() < 0.6:
                self._key(key, False)
        self._key(self._rng.choices(KEYS, WEIGHTS)[0][0], True)

    def _key(self, key: int, down: bool) -> None:
        (self._down.add if down else self._down.discard)(key)
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        pygame.event.post(pygame.Event(kind, key=0, scancode=key, mod=0, unicode=""))

    def _click(self) -> None:
        wide, high = pygame.display.get_window_size()
        # not the lowest rows: the buttons that quit lie there
        at = self._rng.randrange(wide), self._rng.randrange(round(high * 0.8))
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=at, button=1))
