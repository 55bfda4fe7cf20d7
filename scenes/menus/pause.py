"""The pause menu over a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from archive.archive import AnyMatch
from rules.core import Seat
from scenes.core.context import Context
from scenes.core.game_parts import has_lesson
from scenes.core.scene import Pop, Push, Reset, Scene, Transition
from scenes.menus.lobby.seat_setup import back_to_lobby
from scenes.menus.phones.opening import open_invitation
from scenes.players.seat_names import seat_name
from scenes.ui.buttons import ButtonSpec
from scenes.ui.labels import GAP
from scenes.ui.menu.ambient_motion import AmbientMotion
from scenes.ui.menu.dialog import Dialog, DialogButton, close_dialog
from scenes.ui.menu.list_screen import ListRow, ListScreen
from seats.devices import Device
from sounds.bank import Sound
from sprites.pictures.geometry import Box
from words import say
from words.phrases import enumerated

SLEEPERS_LEAST = 300.0  # how wide the frogs need it


class Pause(ListScreen):
    """Lies over the table of *match*; *captions* say what has happened so far."""

    overlay = True
    back_sound = Sound.RESUME

    def __init__(
        self,
        context: Context,
        match: AnyMatch,
        captions: Sequence[str],
        device: Device | None = None,
    ) -> None:
        super().__init__(context, device=device)
        self._match, self._captions = match, captions
        context.bank.pause()
        context.bank.play(Sound.PAUSE)

    def title(self) -> str:
        party = self.context.party
        if party is None or party.is_over:
            return say("pause.title")
        number = len(party.results) + 1
        return say("pause.title_party", number=number, games=len(party.games))

    def add_ambient_motion(self, ambient: AmbientMotion) -> None:
        """Let the frogs of the match sleep beside the rows if they leave them room."""
        super().add_ambient_motion(ambient)
        area, (first, *_, last) = self.safe_area, self.menu.items
        left, high = first.box.right + 2 * GAP, last.box.y - GAP - area.y
        if area.right - left >= SLEEPERS_LEAST:
            ambient.add_sleepers(self._match.seats, Box(left, area.y, area.right - left, high))

    def go_back(self, device: Device) -> Transition:
        self.context.bank.resume()
        return Pop()

    def _leave(self, device: Device) -> Transition:
        """Ask first if people play, and whether they go on later if that is possible."""
        if self.context.party:
            return Push(self.context.routes.leave_party(device))
        if self.context.seating.all_people():
            return Push(self._question(device))
        return self._leave_at_once(device)

    def _question(self, device: Device) -> Dialog:
        """In a kiosk a match ends: nobody may find that of somebody else."""
        later = self.context.archive.can_leave_match and not self.context.kiosk_rules.kiosk
        buttons = (
            DialogButton("stay", say("pause.stay"), close_dialog),
            *([DialogButton("later", say("pause.later"), self._leave_for_later)] if later else []),
            DialogButton("leave_match", say("pause.end"), self._leave_at_once),
        )
        words = say("pause.leave_or_later" if later else "pause.leave_question")
        return Dialog(self.context, words, buttons, "icon-help", device)

    def _leave_for_later(self, device: Device) -> Transition:
        self.context.bank.resume()
        self.context.offers_on_request = True
        return Reset(self.context.routes.title(self._match.game.name))

    def _leave_at_once(self, device: Device) -> Transition:
        self.context.bank.resume()
        self.context.archive.abandon()
        return back_to_lobby(self.context, self._match)

    def _last_round(self, device: Device) -> Transition:
        return Push(self.context.routes.last_round(self._match, device))

    def _let_bot_play(self, device: Device) -> Transition:
        """Let a bot play for whoever plays with *device*, until that is pressed again."""
        for seat in self._seats_of(device):
            self.context.seating.substitute(seat, self.context.kiosk_rules.default_bot)
        return self.go_back(device)

    def _seats_of(self, device: Device | None) -> Sequence[Seat]:
        seating = self.context.seating
        return seating.seats_of(seating.effective_device(device)) if device else ()

    def _invite(self, device: Device) -> Transition:
        return Push(open_invitation(self.context, device))

    def extra_buttons(self) -> Sequence[ButtonSpec]:
        if has_lesson(self._match.game.name):
            return [ButtonSpec("lesson", say("lesson.open"), self._lesson, "icon-play")]
        return ()

    def _lesson(self, device: Device) -> Transition:
        return Push(self.context.routes.lesson(self._match.game.name, device))

    def rows(self) -> Sequence[ListRow]:
        routes, match = self.context.routes, self._match
        go_on, icon = say("pause.resume"), "icon-check"
        resume = ListRow("resume", go_on, self.go_back, icon=icon, sound=Sound.RESUME, alone=True)
        again = ListRow("again", say("pause.again"), self._last_round, icon="icon-again")
        phones = ListRow("phones", say("pause.phones"), self._invite, icon="icon-phone")
        own = enumerated(map(seat_name, self._seats_of(self.device)))
        bot = ListRow("bot", say("pause.bot", names=own), self._let_bot_play, icon="icon-bot")
        leave = say("party.leave" if self.context.party else "pause.leave")
        speech = _opening("speech", "icon-log", routes.speech)
        return [
            resume,
            ListRow("leave", leave, self._leave, icon="icon-cross"),
            _opening("rules", "icon-help", lambda device: routes.help(match.game, device)),
            _opening("controls", "icon-pad", routes.help_on_controls),
            _opening("log", "icon-log", lambda device: routes.log(self._captions, device)),
            *([bot] if own else []),
            *([again] if match.log else []),
            *([speech] if self.context.narration.is_on else []),
            *([phones] if self.context.phones.is_allowed else []),
            _opening("settings", "icon-gear", routes.settings),
        ]


def _opening(name: str, icon: str, scene: Callable[[Device], Scene]) -> ListRow:
    """A row that opens the *scene* made for a device."""
    return ListRow(name, say(f"pause.{name}"), lambda device: Push(scene(device)), icon=icon)
