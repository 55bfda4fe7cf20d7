"""How scenes let phones join, or send one away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from scenes.core.settings.phone_setup import Wifi
from seats.devices import Device
from values import value


@value
class JoinAddress:
    """An address at which phones can join.

    ``link`` is what a code contains, ``figures`` what people type, ``interface`` the name of the
    network interface of this machine.
    """

    link: str
    figures: str
    interface: str


class CannotOpen(Exception):
    """No phone can reach this program; the text, a sentence, says why."""


class PhoneAccess(Protocol):
    """Whether phones can join, and how."""

    @property
    def is_allowed(self) -> bool:
        """Whether people here may play with phones."""

    @property
    def wifi(self) -> Wifi | None:
        """The Wi-Fi that guests may join, if the owner has told its name."""

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

        :raises CannotOpen: if the address or the port cannot be used.
        """

    def lock(self, locked: bool) -> None:
        """Keep phones out that were not here before, or let them in again."""

    def publish_status(self, text: str) -> None:
        """Let programs on this machine read *text*, the status as JSON, if phones can join."""

    def send_away(self, device: Device) -> None:
        """End the connection to a phone for good; others are not meant."""


class NoPhones:
    """No phone can join here."""

    is_allowed, is_open, locked = False, False, False
    code = ""
    wifi: Wifi | None = None

    def join_addresses(self) -> Sequence[JoinAddress]:
        return ()

    def open(self) -> None:
        raise CannotOpen

    def lock(self, locked: bool) -> None:
        """No phone can join, so nothing is locked."""

    def publish_status(self, text: str) -> None:
        """Without a server there is nobody who reads it."""

    def send_away(self, device: Device) -> None:
        """No phone is here that could be sent away."""
