"""The one reader of pygame's event queue: turns what devices and window do into input events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf
from typing import TypeAlias, TypeVar

import pygame

from seats.bindings import DEFAULT_BINDINGS, Bindings, Controls
from seats.control_capture import ControlCapture
from seats.control_panels.control_panel import ControlPanel
from seats.control_panels.control_panel_reader import ControlPanelReader
from seats.devices import Device
from seats.input.device_reader import DeviceReader, EventReader
from seats.input.held_controls import HeldControls
from seats.input.input_events import Closed, FocusLost, InputEvent, Press, Resized
from seats.input.one_button import OneButton
from seats.keyboard.keyboard_reader import KeyboardReader
from seats.keyboard.keys import KeyboardHalf
from seats.pads.joystick_mapper import JoystickMapper
from seats.pads.pad_reader import PadReader
from seats.pads.raw_controls import JoystickTable
from seats.pointer.pointer_reader import PointerReader
from seats.seating import Seating

R = TypeVar("R", bound=DeviceReader)
TakesEvent: TypeAlias = Callable[[pygame.Event, float], bool]
"""Whether it takes one of pygame's events, at a time in seconds."""


class InputReader:
    """Reads every device and reports what was meant, and by which seat. Needs an open window.

    Times come from *now*, in seconds.
    """

    def __init__(
        self, seating: Seating, now: Callable[[], float], bindings: Bindings = DEFAULT_BINDINGS
    ) -> None:
        self._now = now
        self._bindings = bindings
        self._events: list[InputEvent] = []
        self._capture: ControlCapture | None = None
        self._first: dict[TakesEvent, float] = {}  # and until when each is asked
        self._size = pygame.display.get_window_size()
        self._event_readers = self._window_readers()
        self._readers: list[DeviceReader] = []
        self.held = HeldControls(seating, self.emit)
        self._keyboard = self.add(KeyboardReader(seating, self.held))
        self._unread = ControlPanel.kind  # a keyboard is either two halves or four panels
        self._pointer = self.add(PointerReader(seating, self.held, self.emit))
        self._pads = self.add(PadReader(seating, self.held, self.emit))
        self.on_speakers_changed: Callable[[bool], object] = lambda connected: None
        """Called when a device that plays sounds was connected (true) or disconnected."""
        self._one_button: OneButton | None = None
        self.on_press: Callable[[Press], object] = lambda press: None
        """Called with each press as the control is bound, also while all are one button."""

    def read_control_panels(self) -> None:
        """Read the keyboard as the panels of a cabinet from now on, no more as two halves."""
        self._readers = [reader for reader in self._readers if reader is not self._keyboard]
        self.add(ControlPanelReader(self.held))
        self._unread = KeyboardHalf.kind

    def reads(self, device: Device) -> bool:
        """Whether devices of its kind are read here at all."""
        return device.kind != self._unread

    def add(self, reader: R) -> R:
        """Read the devices of *reader*, too."""
        reader.rebind(self._bindings)
        self._event_readers |= reader.event_readers()
        self._readers.append(reader)
        return reader

    def ask_first(self, takes: TakesEvent, seconds: float = inf) -> None:
        """Ask *takes* about each event, so many *seconds* from now on.

        What it takes is given to nobody else; whoever was added last is asked before the others.
        """
        self._first[takes] = self._now() + seconds

    def ask_no_more(self, takes: TakesEvent) -> None:
        """Stop asking *takes*."""
        self._first.pop(takes, None)

    def emit(self, event: InputEvent) -> None:
        """Report *event* at the end of this poll, or of the next one."""
        self._events.append(event)

    @property
    def joystick_tables(self) -> dict[str, JoystickTable]:
        """The tables of joysticks SDL has no names for, by GUID; to be filled in and saved."""
        return self._pads.joysticks.tables

    @property
    def connected(self) -> tuple[Device, ...]:
        """The devices that can come and go and are connected now, such as pads."""
        return tuple(device for reader in self._readers for device in reader.connected)

    @property
    def raw_joysticks(self) -> Mapping[Device, str]:
        """The names of the connected joysticks whose controls are taught."""
        return self._pads.raw_joysticks

    def set_joystick_tables(self, tables: Mapping[str, JoystickTable]) -> None:
        """Know only the controls in *tables*, by GUID; a mapping that goes on ends."""
        self.held.release_all()
        self.stop_mapping()
        self.joystick_tables.clear()
        self.joystick_tables.update(tables)

    @property
    def mapper(self) -> JoystickMapper | None:
        """What asks for the controls of a joystick at present."""
        return self._pads.joysticks.mapper

    @property
    def last_pointer_was_touch(self) -> bool:
        """Whether to say tap instead of click."""
        return self._pointer.was_touch

    @property
    def peek_toggles(self) -> bool:
        """Whether one press shows the hidden cards and the next one hides them."""
        return self.held.peek_toggles

    @peek_toggles.setter
    def peek_toggles(self, toggles: bool) -> None:
        self.held.peek_toggles = toggles

    @property
    def one_button(self) -> bool:
        """Whether all controls of a device are one button."""
        return self._one_button is not None

    @one_button.setter
    def one_button(self, is_one: bool) -> None:
        if is_one != self.one_button:
            self.held.release_all()
            self._one_button = OneButton() if is_one else None
            self.held.one_button = is_one

    @property
    def one_button_presses(self) -> int:
        """How often the one button was pressed since that is all there is."""
        return self._one_button.presses if self._one_button else 0

    @property
    def bindings(self) -> Bindings:
        """What the controls mean now."""
        return self._bindings

    def rebind(self, bindings: Bindings) -> None:
        """Follow *bindings* from now on; nothing stays pressed."""
        self.held.release_all()
        self._bindings = bindings
        for reader in self._readers:
            reader.rebind(bindings)

    def controls(self, device: Device, *, touch: bool = False) -> Controls:
        """*device* and what its controls mean now; *touch* if the pointer is a finger."""
        return Controls(device, self._bindings, touch)

    def capture(self, device: Device, seconds: float) -> ControlCapture:
        """Take the next control of *device* instead of reporting it, for so many *seconds*."""
        self.held.release_all()
        self._capture = ControlCapture(device, self._now() + seconds)
        return self._capture

    def stop_capture(self) -> None:
        """Report every control again."""
        self._capture = None

    def poll(self) -> list[InputEvent]:
        """What happened since the last call, in order."""
        now = self._now()
        for reader in self._readers:
            reader.open()
        for event in pygame.event.get():
            read = self._event_readers.get(event.type)
            if read is not None and not self._is_taken(event, now):
                read(event, now)
        self.held.repeat(now)
        for reader in self._readers:
            reader.step(now)
        self._check_size()
        events = self._events[:]
        self._events.clear()
        for press in events:
            if isinstance(press, Press):
                self.on_press(press)
        return self._one_button.read(events) if self._one_button else events

    def _is_taken(self, event: pygame.Event, now: float) -> bool:
        asked = reversed(self._first.items())
        if any(now <= until and takes(event, now) for takes, until in asked):
            return True
        return self._capture is not None and self._capture.takes(event, now)

    def centre_mouse(self) -> None:
        """Move the mouse to where it points at nothing that was chosen with it."""
        self._pointer.centre_mouse()

    def map_joystick(self, device: Device) -> None:
        """Start to ask for the controls of *device*, whose controls are unknown."""
        self._pads.map_joystick(device, self._now())

    def stop_mapping(self) -> None:
        """Stop asking, and forget the answers."""
        self._pads.joysticks.mapper = None

    def _window_readers(self) -> dict[int, EventReader]:
        return {
            pygame.QUIT: lambda _event, _now: self.emit(Closed()),
            # What was covered must be drawn again, which the same size again brings about.
            pygame.WINDOWEXPOSED: lambda _event, _now: self.emit(Resized(*self._size)),
            pygame.WINDOWFOCUSLOST: lambda _event, _now: self._lose_focus(),
            pygame.AUDIODEVICEADDED: lambda event, _now: self._speakers_changed(event, True),
            pygame.AUDIODEVICEREMOVED: lambda event, _now: self._speakers_changed(event, False),
        }

    def _speakers_changed(self, event: pygame.Event, connected: bool) -> None:
        if not getattr(event, "iscapture", False):  # microphones do not matter
            self.on_speakers_changed(connected)

    def _lose_focus(self) -> None:
        self.held.release_all()
        for reader in self._readers:
            reader.release_all()
        self.emit(FocusLost())

    def _check_size(self) -> None:
        # The events for it differ between window systems and ways of resizing.
        size = pygame.display.get_window_size()
        if size != self._size:
            self._size = size
            self.emit(Resized(*size))
