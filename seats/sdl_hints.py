"""What SDL must know before it starts."""

from __future__ import annotations

import os

HINTS = {
    # Confirm is the lower button on every pad, whatever letter is printed on it.
    "SDL_GAMECONTROLLER_USE_BUTTON_LABELS": "0",
    # Pads are read while another window has the focus, too.
    "SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS": "1",
    # Otherwise a finger is reported twice, as a finger and as a mouse, and the mouse likewise.
    "SDL_TOUCH_MOUSE_EVENTS": "0",
    "SDL_MOUSE_TOUCH_EVENTS": "0",
}


def prepare_environment() -> None:
    """Set SDL's hints where the player has not set them; call it before ``pygame.init``."""
    for name, value in HINTS.items():
        os.environ.setdefault(name, value)
