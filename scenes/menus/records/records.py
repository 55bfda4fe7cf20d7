"""The records screen: who played and won how often, and the way to replays."""

from __future__ import annotations

from collections.abc import Sequence

from archive.export import MOST_TABLES, EnoughTables, export
from archive.problems import StatisticsError, UnreadablePath, reason_of
from archive.values import FinishedMatch
from scenes.core.context import Context
from scenes.core.paths import data_folder
from scenes.core.scene import Push, Transition
from scenes.menus.records.chapters import message_chapters, records_chapters
from scenes.menus.records.line_chart import BOLD_LINE, LINE
from scenes.menus.records.match_list import MatchList
from scenes.menus.records.messages import public_message
from scenes.menus.records.party_chapter import party_chapter
from scenes.players.names import display_name
from scenes.ui.buttons import ButtonSpec
from scenes.ui.menu.dialog import Dialog
from scenes.ui.menu.menu import Refused
from scenes.ui.pages.page_flow import Chapter
from scenes.ui.pages.page_screen import PageScreen
from seats.devices import Device
from words import say


class Records(PageScreen):
    """All statistics on a few pages."""

    ends_at_back = False  # there is more to choose, and nobody reads it to its end to leave

    def __init__(self, context: Context, device: Device | None = None) -> None:
        super().__init__(context, device)
        self._matches: Sequence[FinishedMatch] = ()
        line = BOLD_LINE if self.renderer.high_contrast else LINE
        try:
            self._matches = context.archive.finished_matches()
            first, *games = records_chapters(self._matches, line)
        except StatisticsError as error:
            first, *games = message_chapters(public_message(context, error.problem))
        self._chapters = [first, party_chapter(context.archive.finished_parties()), *games]

    def chapters(self) -> Sequence[Chapter]:
        return self._chapters

    def extra_buttons(self) -> Sequence[ButtonSpec]:
        replays = ButtonSpec("matches", say("records.replays"), self._open_list, "icon-again")
        if self.context.kiosk_rules.kiosk:
            return [replays]
        return [replays, ButtonSpec("export", say("records.export"), self._export, "icon-log")]

    def _open_list(self, device: Device) -> Transition:
        if not self._matches:
            raise Refused(say("records.empty"))
        try:
            matches = MatchList(self.context, self._matches, device)
        except OSError as error:
            problem = UnreadablePath(self.context.archive.finished_folder, reason_of(error))
            return Push(Dialog(self.context, public_message(self.context, problem), device=device))
        if not matches.listed:
            raise Refused(say("records.empty"))
        return Push(matches)

    def _export(self, device: Device) -> Transition:
        folder = data_folder() / "tables"
        try:
            file = export(self._matches, folder, display_name)
            words = say("records.exported", file=file)
        except EnoughTables:
            words = say("records.exported_enough", count=MOST_TABLES, folder=folder)
        except OSError as error:
            words = say("records.not_exported", reason=reason_of(error))
        return Push(Dialog(self.context, words, icon="icon-log", device=device))
