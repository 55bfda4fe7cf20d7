"""Random keys and clicks, posted to the real event queue; some of the time a control is wedged."""

from __future__ import annotations

from random import Random

import pygame

from bench.input.virtual_pad import VirtualPad
from bench.input.wedges import WEDGES, Wedge, let_go, post_key
from seats.bindings import DEFAULT_BINDINGS
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS

OFTEN = 0.25  # share of the frames in which something is pressed
WEDGED = 0.5  # share of the times that a control is wedged
CONFIRM = 0  # the button of a pad
LEADS_AWAY = {Intent.MENU, Intent.LOG}
HALVES = [DEFAULT_BINDINGS.table(half) for half in (LEFT_KEYS, RIGHT_KEYS)]
KEYS = [(key, meant) for table in HALVES for key, meant in table.items()]
WEIGHTS = [1 if m in LEADS_AWAY else 40 if m is Intent.CONFIRM else 12 for _, m in KEYS]


class RandomInput:
    """Presses a random key or clicks somewhere in some of the frames. Plugs a pad in."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._down: set[int] = set()
        self._pad = VirtualPad()
        self._wedge: Wedge | None = None

    def begin(self) -> None:
        """Wedge a control, or none, until all are let go."""
        if self._rng.random() < WEDGED:
            self._wedge = self._rng.choice(WEDGES)(self._rng, self._pad)

    def act(self) -> None:
        """Press something, or nothing, in this frame."""
        if self._wedge is not None:
            next(self._wedge)
            self._pad.button(CONFIRM, self._rng.random() < OFTEN)  # so that the pad gets a seat
        if self._rng.random() > OFTEN:
            return
        if self._rng.random() < 0.9:
            self._press()
        else:
            self._click()

    def let_go(self) -> None:
        """Let all controls go."""
        self._wedge = None
        let_go(self._pad)
        self._pad.button(CONFIRM, False)
        for key in list(self._down):
            self._key(key, False)

    def _press(self) -> None:
        for key in list(self._down):
            if self._rng.random() < 0.6:
                self._key(key, False)
        self._key(self._rng.choices(KEYS, WEIGHTS)[0][0], True)

    def _key(self, key: int, down: bool) -> None:
        (self._down.add if down else self._down.discard)(key)
        post_key(key, down)

    def _click(self) -> None:
        wide, high = pygame.display.get_window_size()
        # not the lowest rows: the buttons that quit lie there
        at = self._rng.randrange(wide), self._rng.randrange(round(high * 0.8))
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=at, button=1))
