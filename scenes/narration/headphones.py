"""What one person hears alone, on a second audio device."""

from __future__ import annotations

from scenes.narration.announcer import Announcer, Priority
from scenes.narration.detail import Detail
from scenes.narration.list_narration import ListNarration
from scenes.narration.menu_narration import joined
from scenes.narration.state_lines import hand_line
from scenes.table.game_table import AnyTable
from seats.devices import Device
from speech.speaker import Speaker
from words import say


class Headphones:
    """Says by way of *speaker* what who holds *device* may know alone."""

    def __init__(self, speaker: Speaker, name: str, device: Device) -> None:
        self.announcer, self.name = Announcer(speaker), name
        self._device = device
        self._lists = ListNarration(device)

    def greet(self) -> None:
        """Say what is heard here, which opens the device."""
        self.announcer.say(say("speech.greeting", name=self.name), Priority.FOCUS)

    def forget(self) -> None:
        """Say all lists again."""
        self._lists.forget()

    def tell(self, table: AnyTable, detail: Detail) -> None:
        """Say what is new on private lists."""
        self.announcer.say(
            joined(self._lists.changes(table, detail, advises=False)), Priority.FOCUS
        )

    def say_hands(self, table: AnyTable) -> None:
        """Say the cards of the seats of this device."""
        seats = table.context.seating.seats_of(self._device)
        self.announcer.say(joined([hand_line(table, seat) for seat in seats]), Priority.FOCUS)

    def close(self) -> None:
        """Say nothing more."""
        self.announcer.speaker.close()
