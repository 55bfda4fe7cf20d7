"""The pause: a moment away from the table."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.core.context import Context
from scenes.core.routes import AnyMatch
from scenes.core.scene import Pop, Push, Reset, Transition
from scenes.ui.list_screen import ListRow, ListScreen
from seats.devices import Device
from sounds.bank import Sound
from words import say


class Pause(ListScreen):
    """Lies over the table of *match*; *captions* say what has happened so far."""

    overlay = True
    back_sound = Sound.RESUME

    def __init__(
        self,
        context: Context,
        match: AnyMatch,
        captions: Sequence[str],
        by: Device | None = None,
    ) -> None:
        super().__init__(context, by=by)
        self.title = say("pause.title")
        self._match, self._captions = match, captions
        context.bank.pause()
        context.bank.play(Sound.PAUSE)

    def back(self, device: Device) -> Transition:
        self.context.bank.resume()
        return Pop()

    def _leave(self, device: Device) -> Transition:
        self.context.bank.resume()
        self.context.archive.abandon()
        return Reset(self.context.routes.title())

    def _last_round(self, device: Device) -> Transition:
        return Push(self.context.routes.last_round(self._match))

    def lines(self) -> Sequence[ListRow]:
        routes, match = self.context.routes, self._match
        again = ListRow("again", say("pause.again"), self._last_round, icon="icon-again")
        return [
            ListRow(
                "resume", say("pause.resume"), self.back, icon="icon-check", sound=Sound.RESUME
            ),
            ListRow(
                "rules",
                say("pause.rules"),
                lambda by: Push(routes.help([match.game], by)),
                icon="icon-help",
            ),
            ListRow(
                "controls",
                say("pause.controls"),
                lambda by: Push(routes.help_on_controls(by)),
                icon="icon-pad",
            ),
            ListRow(
                "log",
                say("pause.log"),
                lambda by: Push(routes.log(self._captions, by)),
                icon="icon-log",
            ),
            *([again] if match.log else []),
            ListRow(
                "settings",
                say("pause.settings"),
                lambda by: Push(routes.settings(by)),
                icon="icon-gear",
            ),
            ListRow("leave", say("pause.leave"), self._leave, icon="icon-cross"),
        ]
