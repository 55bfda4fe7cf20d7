"""What SDL must know before it starts."""

from __future__ import annotations

import os

HINTS = {
    # Confirm is the lower button on every pad, whatever letter is printed on it.
    "SDL_GAMECONTROLLER_USE_BUTTON_LABELS": "0",
    # A party wall has no focus worth speaking of.
    "SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS": "1",
    # Else a finger comes twice, once as a finger and once as a mouse, and the mouse likewise.
    "SDL_TOUCH_MOUSE_EVENTS": "0",
    "SDL_MOUSE_TOUCH_EVENTS": "0",
}


def prepare_environment() -> None:
    """Set SDL's hints where the player has not set them; call it before ``pygame.init``."""
    for name, value in HINTS.items():
        os.environ.setdefault(name, value)
