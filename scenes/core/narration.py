"""How scenes ask for words to be said."""

from __future__ import annotations

from typing import Protocol

from seats.devices import Device


class Narration(Protocol):
    """Says what happens, if that is wanted."""

    @property
    def is_on(self) -> bool:
        """Whether anything is said at all."""

    @property
    def busy(self) -> bool:
        """Whether the room still hears what has happened, so that the next event can wait."""

    @property
    def headphones(self) -> str:
        """The second audio device, on which one person hears what is private, or nothing."""

    def next_headphones(self, step: int, by: Device | None) -> None:
        """Let who holds *by* hear what is private on the next audio device (+1) or the previous."""

    def say_again(self) -> None:
        """Say once more what the screen or the table asks for now."""

    def say_goal(self) -> None:
        """Say how the game on the table is won."""

    def say_state(self) -> None:
        """Say what everybody sees on the table, and the hand of somebody alone there."""


class NoNarration:
    """Nothing is said."""

    is_on, busy, headphones = False, False, ""

    def next_headphones(self, step: int, by: Device | None) -> None:
        """Nobody listens."""

    def say_again(self) -> None:
        """Nothing has been said."""

    def say_goal(self) -> None:
        """Nobody listens."""

    def say_state(self) -> None:
        """Nobody listens."""
