"""The modules of all scenes.

Each one is imported when it is first asked for, because together they take longer to load than
the title. Only files of ``scenes/app`` import modules of ours inside functions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from archive.archive import AnyMatch
from rules.games import AnyGame
from scenes.core.context import Context
from scenes.core.phone_access import CannotOpen
from scenes.core.routes import MatchScene, TakeSeat
from scenes.core.scene import Scene
from seats.devices import Device
from seats.input.input_events import UnknownPad
from seats.occupants import Occupant
from sprites.render.background import Background

if TYPE_CHECKING:  # the title is shown before any of this is loaded
    from archive.values import StoredMatch, StoredParty
    from rules.players import Player
    from scenes.core.ending import Ending


class SceneRoutes:
    """The routes of *context*; ``scenes/core/routes.py`` says what each of them opens."""

    def __init__(self, context: Context) -> None:
        self.context = context

    def title(self, last: str = "") -> Scene:
        from scenes.menus.title import Title

        return Title(self.context, last)

    def attract(self) -> Scene:
        from scenes.playback.attract import attract

        return attract(self.context)

    def resume_offer(self, match: StoredMatch) -> Scene:
        from scenes.menus.resume_offer import ResumeOffer

        self._let_phones_return(match.players)
        return ResumeOffer(self.context, match)

    def records(self, by: Device) -> Scene:
        from scenes.menus.records.records import Records

        return Records(self.context, by)

    def credits(self, by: Device) -> Scene:
        from scenes.menus.credits import Credits

        return Credits(self.context, by)

    def languages(self, by: Device) -> Scene:
        from scenes.menus.settings.language_menu import LanguageMenu

        return LanguageMenu(self.context, by)

    def speech(self, by: Device) -> Scene:
        from scenes.menus.speech_menu import SpeechMenu

        return SpeechMenu(self.context, device=by)

    def new_lobby(self, game: AnyGame, by: Device | None, options: object = None) -> Scene:
        from scenes.menus.lobby.lobby import open_lobby

        return open_lobby(self.context, game, by, options)

    def lobby(self, game: AnyGame, options: object = None) -> Scene:
        from scenes.menus.lobby.lobby import Lobby

        return Lobby(self.context, game, options)

    def join(self, by: Device) -> Scene:
        from scenes.menus.lobby.join_menu import JoinMenu

        return JoinMenu(self.context, by)

    def table(
        self, game: AnyGame, options: object, occupants: Sequence[Occupant], seed: int
    ) -> MatchScene:
        from scenes.table.open_table import open_table

        return open_table(self.context, game, options, occupants, seed)

    def resumed_table(self, match: StoredMatch) -> MatchScene:
        from scenes.table.open_table import open_again

        return open_again(self.context, match)

    def results(
        self, match: AnyMatch, ending: Ending, background: Background | None = None
    ) -> Scene:
        from scenes.menus.results import Results

        return Results(self.context, match, ending, background)

    def party_lobby(self, by: Device, games: Sequence[str] = ()) -> Scene:
        from scenes.menus.party.party_lobby import PartyLobby

        return PartyLobby(self.context, by, games)

    def party_offer(self, stored: StoredParty) -> Scene:
        from scenes.menus.party.party_offer import PartyOffer

        self._let_phones_return(stored.players)
        return PartyOffer(self.context, stored)

    def standing(self, *, counted: bool = False) -> Scene:
        from scenes.menus.party.standing import StandingScreen

        return StandingScreen(self.context, counted=counted)

    def party_results(self) -> Scene:
        from scenes.menus.party.party_results import PartyResults

        return PartyResults(self.context)

    def leave_party(self, by: Device) -> Scene:
        from scenes.menus.party.leave_party import LeaveParty

        return LeaveParty(self.context, by)

    def replay(self, match: AnyMatch, occupants: Sequence[Occupant], by: Device | None) -> Scene:
        from scenes.playback.replay import Replay

        return Replay(self.context, match, occupants, by=by)

    def stored_replay(self, stored: StoredMatch, by: Device | None = None) -> Scene:
        from rules.players import Player
        from scenes.players.records import occupants_of

        players = stored.players or (Player(),) * stored.match.seats
        occupants = occupants_of(players, (), self.context.kiosk_rules)
        return self.replay(stored.match, occupants, by)

    def last_round(self, match: AnyMatch, by: Device) -> Scene:
        from scenes.playback.replay import last_round_of

        return last_round_of(self.context, match, by)

    def lesson(self, game: str, by: Device, on_end: Callable[[], object] = lambda: None) -> Scene:
        from scenes.lessons.lesson import lesson_of
        from scenes.lessons.lesson_scene import LessonScene

        return LessonScene(self.context, lesson_of(game), by, on_end)

    def pause(self, match: AnyMatch, captions: Sequence[str], by: Device) -> Scene:
        from scenes.menus.pause import Pause

        return Pause(self.context, match, captions, by)

    def log(self, captions: Sequence[str], by: Device, match: AnyMatch | None = None) -> Scene:
        from scenes.menus.log import Log

        return Log(self.context, captions, by, match)

    def help_contents(self, by: Device, first: str) -> Scene:
        from scenes.menus.help.help_contents import HelpContents

        return HelpContents(self.context, by, first)

    def help(self, game: AnyGame, by: Device) -> Scene:
        from scenes.menus.help.help import Help

        return Help(self.context, game, by)

    def help_on_controls(self, by: Device) -> Scene:
        from scenes.menus.help.help import ControlsHelp

        return ControlsHelp(self.context, by)

    def invitation(self, by: Device, take_seat: TakeSeat | None = None) -> Scene:
        from scenes.menus.phones.invitation import Invitation

        return Invitation(self.context, by, take_seat)

    def awaited_phones(self) -> Scene:
        from scenes.menus.phones.awaited_phones import AwaitedPhones

        return AwaitedPhones(self.context)

    def phone_help(self, by: Device | None) -> Scene:
        from scenes.menus.phones.phone_help import PhoneHelp

        return PhoneHelp(self.context, by)

    def settings(self, by: Device) -> Scene:
        from scenes.menus.settings.settings_menu import SettingsMenu

        return SettingsMenu(self.context, by)

    def controls(self, by: Device) -> Scene:
        from scenes.menus.settings.controls_menu import ControlsMenu

        return ControlsMenu(self.context, device=by)

    def unknown_pad(self, pad: UnknownPad) -> Scene:
        from scenes.menus.settings.unknown_pad import UnknownPadDialog

        return UnknownPadDialog(self.context, pad)

    def _let_phones_return(self, players: Sequence[Player]) -> None:
        """Phones that *players* played with find the program again, without being asked for."""
        from scenes.players.records import has_private_screens

        phones = self.context.phones
        if phones.is_allowed and has_private_screens(players):
            try:
                phones.open()
            except CannotOpen as error:
                self.context.notices.append(str(error))
