"""The one reader of pygame's event queue: hands in, sentences out."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from seats.bindings import IN_FORCE, USUAL, Bindings
from seats.control_capture import ControlCapture
from seats.devices import Device
from seats.held_controls import HeldControls
from seats.intents import Closed, FocusLost, InputEvent, Resized
from seats.joystick_mapping import JoystickMapper, PadTable
from seats.keys import Keyboard
from seats.pads import Pads
from seats.pointer import Pointer
from seats.seating import Seating

EventReader = Callable[[pygame.Event, float], None]


class InputReader:
    """Hears every device and says what was meant, and for whom. Needs an open window.

    Times come from *now*, in seconds.
    """

    def __init__(
        self, seating: Seating, now: Callable[[], float], bindings: Bindings = USUAL
    ) -> None:
        self._now = now
        self._said: list[InputEvent] = []
        self._held = HeldControls(seating, self._said.append)
        self._keyboard = Keyboard(bindings.clusters, seating, self._held)
        self._pointer = Pointer(seating, self._held, self._said.append)
        self._pads = Pads(bindings.buttons, seating, self._held, self._said.append)
        self._size = pygame.display.get_window_size()
        self._ears = self._grow_ears()
        self._catch: ControlCapture | None = None
        self.speakers: Callable[[bool], object] = lambda plugged: None
        """Told when a device that plays sounds was plugged in (true) or pulled out."""
        self.rebind(bindings)

    @property
    def known(self) -> dict[str, PadTable]:
        """The tables of joysticks SDL has no names for, by GUID; to be filled in and saved."""
        return self._pads.known

    @property
    def pads(self) -> tuple[Device, ...]:
        """The pads that are plugged in and understood."""
        return self._pads.devices

    @property
    def learning(self) -> JoystickMapper | None:
        """The lesson in which such a table is made just now."""
        return self._pads.learning

    @property
    def last_pointer_was_touch(self) -> bool:
        """Whether to say tap instead of click."""
        return self._pointer.was_touch

    @property
    def peek_toggles(self) -> bool:
        """Whether one pull shows the hidden cards and the next one hides them."""
        return self._held.peek_toggles

    @peek_toggles.setter
    def peek_toggles(self, toggles: bool) -> None:
        self._held.peek_toggles = toggles

    @property
    def bindings(self) -> Bindings:
        """What the controls mean now."""
        return self._bindings

    def rebind(self, bindings: Bindings) -> None:
        """Have the controls mean what *bindings* say; nothing stays pressed."""
        self._held.let_go()
        self._bindings = IN_FORCE.bindings = bindings
        self._keyboard.rebind(bindings.clusters)
        self._pads.rebind(bindings.buttons)

    def catch(self, device: Device, seconds: float) -> ControlCapture:
        """Catch the next control of *device* instead of hearing it, for so many *seconds*."""
        self._held.let_go()
        self._catch = ControlCapture(device, self._now() + seconds)
        return self._catch

    def stop_catching(self) -> None:
        """Hear everything again."""
        self._catch = None

    def hear(self) -> list[InputEvent]:
        """What was said since the last call, in order."""
        now = self._now()
        self._pads.open()
        for event in pygame.event.get():
            ear = self._ears.get(event.type)
            if ear is not None and not (self._catch and self._catch.takes(event, now)):
                ear(event, now)
        self._held.repeat(now)
        self._pointer.rest(now)
        self._pads.go_on_learning(now)
        self._measure()
        said = self._said[:]
        self._said.clear()
        return said

    def centre_arrow(self) -> None:
        """Have the arrow point at nothing that was chosen with it."""
        self._pointer.centre_arrow()

    def learn(self, device: Device) -> None:
        """Start asking for the controls of *device*, a strange one."""
        self._pads.learn(device, self._now())

    def stop_learning(self) -> None:
        """Forget the lesson that is going on."""
        self._pads.learning = None

    def _grow_ears(self) -> dict[int, EventReader]:
        pads, pointer = self._pads, self._pointer
        return {
            pygame.QUIT: lambda _event, _now: self._said.append(Closed()),
            # What lay over the window has left a hole; the same size again is all that is needed.
            pygame.WINDOWEXPOSED: lambda _event, _now: self._said.append(Resized(*self._size)),
            pygame.WINDOWFOCUSLOST: lambda _event, _now: self._lose_focus(),
            pygame.KEYDOWN: self._keyboard.down,
            pygame.KEYUP: self._keyboard.up,
            pygame.MOUSEMOTION: pointer.mouse,
            pygame.MOUSEBUTTONDOWN: pointer.mouse,
            pygame.MOUSEBUTTONUP: pointer.mouse,
            pygame.MOUSEWHEEL: pointer.mouse,
            pygame.FINGERDOWN: pointer.finger,
            pygame.FINGERMOTION: pointer.finger,
            pygame.FINGERUP: pointer.finger,
            pygame.CONTROLLERBUTTONDOWN: pads.button,
            pygame.CONTROLLERBUTTONUP: pads.button,
            pygame.CONTROLLERAXISMOTION: pads.axis,
            pygame.JOYBUTTONDOWN: pads.raw,
            pygame.JOYBUTTONUP: pads.raw,
            pygame.JOYAXISMOTION: pads.raw,
            pygame.JOYHATMOTION: pads.raw,
            pygame.JOYDEVICEADDED: pads.plugged,
            pygame.JOYDEVICEREMOVED: pads.pulled,
            pygame.AUDIODEVICEADDED: lambda event, _now: self._hear_of_speakers(event, True),
            pygame.AUDIODEVICEREMOVED: lambda event, _now: self._hear_of_speakers(event, False),
        }

    def _hear_of_speakers(self, event: pygame.Event, plugged: bool) -> None:
        if not getattr(event, "iscapture", False):  # microphones are none of our business
            self.speakers(plugged)

    def _lose_focus(self) -> None:
        self._held.let_go()
        self._pointer.let_go()
        self._said.append(FocusLost())

    def _measure(self) -> None:
        # Asking beats listening: the events differ between window systems and ways of resizing.
        size = pygame.display.get_window_size()
        if size != self._size:
            self._size = size
            self._said.append(Resized(*size))
