"""What players without a pad do, posted to the real event queue.

Places are shares of the window, 0 to 1.
"""

from __future__ import annotations

import pygame


def key(scancode: int, down: bool = True) -> None:
    """Press or let go of the key at that place of the keyboard."""
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    pygame.event.post(pygame.Event(kind, key=0, scancode=scancode, mod=0, unicode=""))


def tap_key(scancode: int) -> None:
    """Press the key and let go."""
    key(scancode)
    key(scancode, down=False)


def mouse_to(x: float, y: float) -> None:
    """Move the mouse."""
    pygame.event.post(
        pygame.Event(pygame.MOUSEMOTION, pos=_pixels(x, y), rel=(0, 0), buttons=(0, 0, 0))
    )


def mouse_button(x: float, y: float, button: int = 1, down: bool = True) -> None:
    """Press or let go of a mouse button there."""
    kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
    pygame.event.post(pygame.Event(kind, pos=_pixels(x, y), button=button))


def click(x: float, y: float, button: int = 1) -> None:
    """Move there, press, let go."""
    mouse_to(x, y)
    mouse_button(x, y, button)
    mouse_button(x, y, button, down=False)


def wheel(notches: int) -> None:
    """Turn the wheel, away from the hand if positive."""
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=notches, flipped=False))


def finger(kind: int, x: float, y: float, number: int = 1) -> None:
    """A finger comes down, moves or lifts."""
    pygame.event.post(
        pygame.Event(kind, touch_id=1, finger_id=number, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0)
    )


def tap(x: float, y: float, number: int = 1) -> None:
    """Touch the screen once."""
    finger(pygame.FINGERDOWN, x, y, number)
    finger(pygame.FINGERUP, x, y, number)


def _pixels(x: float, y: float) -> tuple[int, int]:
    width, height = pygame.display.get_window_size()
    return round(x * width), round(y * height)
