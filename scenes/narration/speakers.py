"""Makes what speaks: to the room, and to one person on a second audio device."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.core.context import Context
from sounds.second_device import SecondDevice, device_names
from speech.espeak import Espeak
from speech.own_voice import OwnVoice
from speech.screen_reader import ScreenReader
from speech.speaker import Speaker
from speech.synthesis_thread import SynthesisThread


class Speakers:
    """Loads what each needs in a thread of its own; one synthesiser serves both."""

    def __init__(self, context: Context) -> None:
        self._bank = context.bank
        self._thread: SynthesisThread | None = None
        self._device: SecondDevice | None = None

    def for_room(self, kind: str) -> Speaker:
        """What speaks by a value of the setting ``speech``."""
        return ScreenReader() if kind == "reader" else OwnVoice(self._synthesis(), self._bank)

    def device_names(self) -> Sequence[str]:
        """The audio devices that one person may hear alone."""
        return device_names()

    def for_headphones(self, name: str) -> Speaker:
        """What speaks on the audio device called *name* alone."""
        self.close_headphones()
        self._device = SecondDevice(name)
        return OwnVoice(self._synthesis(), self._device)

    @property
    def headphones_failed(self) -> bool:
        """Whether the second audio device could not be opened."""
        return self._device is not None and self._device.failed

    def close_headphones(self) -> None:
        """Close the second audio device."""
        if self._device:
            self._device.close()
            self._device = None

    def close(self) -> None:
        """Close all that was opened."""
        self.close_headphones()
        if self._thread:
            self._thread.close()
            self._thread = None

    def _synthesis(self) -> SynthesisThread:
        self._thread = self._thread or SynthesisThread(Espeak)
        return self._thread
