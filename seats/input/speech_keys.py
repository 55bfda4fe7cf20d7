"""Keys, and buttons of pads, that ask for words to be said; they are the same everywhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

TOGGLE, AGAIN, GOAL, STATE = [pygame.KSCAN_F1 + number for number in range(4)]
STICKS: Mapping[int, int] = {
    pygame.CONTROLLER_BUTTON_LEFTSTICK: AGAIN,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: STATE,
}
CHORDS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_SHIFT


class SpeechKeys:
    """Asked first about each event; calls what *answers* have for its key.

    While speech is not on it leaves all but the key that turns it on to others.
    """

    def __init__(
        self, answers: Mapping[int, Callable[[], object]], is_on: Callable[[], bool]
    ) -> None:
        self._answers, self._is_on = answers, is_on

    def takes(self, event: pygame.Event, _now: float) -> bool:
        """Whether *event* asks for words; then nobody else is given it."""
        key = _key(event)
        answer = self._answers.get(key) if key is not None else None
        if answer is None or not (key == TOGGLE or self._is_on()):
            return False
        answer()
        return True


def _key(event: pygame.Event) -> int | None:
    """The key that was pressed, or the one whose meaning a pressed stick has."""
    if event.type == pygame.KEYDOWN and not getattr(event, "mod", 0) & CHORDS:
        return int(event.scancode)
    if event.type == pygame.CONTROLLERBUTTONDOWN:
        return STICKS.get(event.button)
    return None
