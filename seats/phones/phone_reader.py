"""Reads phones: come and gone, and what is pressed on those that are used as a pad."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from phones.messages import Arrived, Asked, FromServer, HoldControl, Left, OwnerRequest
from seats.devices import Device
from seats.input.device_reader import DeviceReader
from seats.input.held_controls import HeldControls
from seats.input.input_events import DeviceConnected, DeviceDisconnected, OwnScreenUsed
from seats.intents import Intent
from seats.phones.phone import Phone
from seats.seating import Seating

GRACE = 6.0  # seconds in which a phone that is needed may return before it counts as lost
INTENTS = {intent.name.lower(): intent for intent in Intent}


class PhoneNews(Protocol):
    """Where news of phones come from."""

    def take_news(self) -> list[FromServer]:
        """What has happened since the last call."""


class PhoneReader(DeviceReader):
    """Reads all phones of *server*; ``requests`` has what is not for this reader.

    A phone with a seat may sleep for as long as it likes, unless it is one of those ``awaited``.
    """

    def __init__(
        self,
        server: PhoneNews,
        seating: Seating,
        held: HeldControls,
        emit: Callable[[DeviceConnected | DeviceDisconnected | OwnScreenUsed], None],
    ) -> None:
        self._server, self._seating, self._held, self._emit = server, seating, held, emit
        self._connected: list[Phone] = []
        self._gone: dict[Phone, float] = {}  # and when, but not lost yet
        self._taps: list[tuple[Device, Intent]] = []
        self.awaited: Collection[Device] = ()
        self.requests: list[tuple[Device, OwnerRequest]] = []

    @property
    def connected(self) -> Sequence[Phone]:
        """The phones that are here, or went a moment ago."""
        return self._connected

    @property
    def asleep(self) -> Sequence[Phone]:
        """Those of them that went a moment ago."""
        return tuple(self._gone)

    def step(self, now: float) -> None:
        for news in self._server.take_news():
            self._read(news, now)
        for phone, intent in self._taps:
            self._held.tap(phone, intent, now)
        self._taps.clear()
        for phone, gone in list(self._gone.items()):
            if phone not in self.awaited and self._seating.seats_of(phone):
                self._gone[phone] = now  # it may sleep until it is needed
            elif now - gone >= GRACE:
                self._lose(phone)

    def forget(self, device: Device) -> None:
        """*device* is gone for good."""
        for phone in [phone for phone in self._connected if phone == device]:
            self._lose(phone)

    def tap(self, phone: Device, intent: Intent) -> None:
        """*phone* asks for *intent*, at the next step."""
        self._taps.append((phone, intent))

    def _read(self, news: FromServer, now: float) -> None:
        phone = Phone(news.phone)
        match news:
            case Arrived():
                self._arrive(phone)
            case Left() if phone in self._connected:
                self._held.release_all(phone)
                self._gone[phone] = now
            case Asked(_, HoldControl(intent, down)):
                if intent in INTENTS:
                    self._held.hold(phone, intent, INTENTS[intent] if down else None, now)
            case Asked(_, request):
                self.requests.append((phone, request))
                self._emit(OwnScreenUsed(phone, request))

    def _arrive(self, phone: Phone) -> None:
        """A phone is here for the first time or again, with whatever seats it had."""
        self._held.release_all(phone)
        self._gone.pop(phone, None)
        if phone not in self._connected:
            self._connected.append(phone)
            self._seating.reconnect(phone)
            self._emit(DeviceConnected(phone))

    def _lose(self, phone: Phone) -> None:
        self._gone.pop(phone, None)
        self._connected.remove(phone)
        self._emit(DeviceDisconnected(phone, self._seating.disconnect(phone)))
