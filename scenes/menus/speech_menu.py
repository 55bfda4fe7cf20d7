"""What can be asked of speech by any device: the goal, the table, and a second audio device."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.core.scene import Transition
from scenes.ui.menu.list_screen import ListRow, ListScreen
from seats.devices import Device
from words import say


class SpeechMenu(ListScreen):
    """Lies over a pause while speech is on."""

    overlay = True

    def title(self) -> str:
        return say("settings.speech")

    def rows(self) -> Sequence[ListRow]:
        narration = self.context.narration
        return [
            _saying("goal", narration.say_goal),
            _saying("state", narration.say_state),
            ListRow(
                "headphones",
                say("speech_menu.headphones"),
                value=narration.headphones or say("speech_menu.no_headphones"),
                on_change=self._change_headphones,
            ),
        ]

    def about(self, name: str) -> str:
        return say("speech_menu.headphones_about") if name == "headphones" else ""

    def _change_headphones(self, step: int) -> Transition:
        self.context.narration.next_headphones(step, self.device)
        return None


def _saying(name: str, act: Callable[[], None]) -> ListRow:
    """A row that lets something be said."""

    def on_choose(device: Device) -> Transition:
        act()
        return None

    return ListRow(name, say(f"speech_menu.{name}"), on_choose)
