"""How scenes let phones join, or send one away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from seats.devices import Device


@dataclass(frozen=True, slots=True)
class JoinAddress:
    """An address at which phones can join.

    ``link`` is what a code contains, ``figures`` what people type, ``interface`` the name of the
    network interface of this machine.
    """

    link: str
    figures: str
    interface: str


class PhoneAccess(Protocol):
    """Whether phones can join, and how."""

    @property
    def is_open(self) -> bool:
        """Whether phones that know the room code can reach this program."""

    @property
    def code(self) -> str:
        """The room code; empty while no phone can join."""

    def join_addresses(self) -> Sequence[JoinAddress]:
        """Where phones can join now, the likeliest first; none without a network."""

    @property
    def locked(self) -> bool:
        """Whether phones that were not here before are kept out."""

    def open(self) -> None:
        """Let phones join, unless they can already.

        :raises OSError: if no port can be used.
        """

    def lock(self, locked: bool) -> None:
        """Keep phones out that were not here before, or let them in again."""

    def send_away(self, device: Device) -> None:
        """End the connection to a phone for good; others are not meant."""


class NoPhones:
    """No phone can join here."""

    is_open, locked = False, False
    code = ""

    def join_addresses(self) -> Sequence[JoinAddress]:
        return ()

    def open(self) -> None:
        raise OSError

    def lock(self, locked: bool) -> None:
        """There is nothing to lock."""

    def send_away(self, device: Device) -> None:
        """There is none."""
