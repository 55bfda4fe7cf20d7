"""Phones that are here without any network."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core import Seat
from scenes.core.context import Context
from scenes.core.phone_access import JoinAddress
from scenes.core.settings.phone_setup import Wifi
from scenes.ui.menu.menu_screen import MenuScreen
from seats.devices import Device
from seats.input.device_reader import DeviceReader
from seats.input.input_events import DeviceConnected
from seats.phones.phone import Phone

INTERFACES = (("192.168.178.117", "Intel(R) Wi-Fi 6 AX201 160MHz"), ("10.0.0.4", "enp3s0"))

WIFI = Wifi("Lily Pond Guests", "reed-warbler-42")


@dataclass
class ExamplePhones:
    """An access for phones at *interfaces*, addresses with their names."""

    interfaces: Sequence[tuple[str, str]] = INTERFACES
    wifi: Wifi | None = WIFI
    is_allowed: bool = True
    is_open: bool = False
    locked: bool = False
    code: str = "K7QF"

    def join_addresses(self) -> Sequence[JoinAddress]:
        return [
            JoinAddress(f"http://{figures}:8273/#{self.code}", f"{figures}:8273", name)
            for figures, name in self.interfaces
        ]

    def open(self) -> None:
        self.is_open = True

    def lock(self, locked: bool) -> None:
        self.locked = locked

    def publish_status(self, text: str) -> None:
        """Nobody reads it."""

    def send_away(self, device: Device) -> None:
        raise AssertionError(device)


class ExampleReader(DeviceReader):
    """Knows phones that are connected."""

    def __init__(self, phones: Sequence[Phone]) -> None:
        self._phones = phones

    @property
    def connected(self) -> Sequence[Device]:
        return self._phones


def let_phones_join(context: Context, screen: MenuScreen, count: int) -> None:
    """So many phones come to *screen*, each with a seat of its own."""
    phones = [Phone(number) for number in range(1, count + 1)]
    context.seating.resize(max(count, len(context.seating)))
    context.input_reader.add(ExampleReader(phones))
    for seat, phone in enumerate(phones):
        context.seating.assign(Seat(seat), phone)
        screen.handle(DeviceConnected(phone))
