"""All matches that can be watched again, the latest first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from archive.problems import NotARecord, UnreadableRecord
from archive.record_files import SUFFIX, record_files
from archive.standings import winners
from archive.stored_match import read_match
from archive.values import FinishedMatch
from rules.games import REGISTRATIONS, game_called
from scenes.core.context import Context
from scenes.core.scene import Push, Transition
from scenes.menus.records.messages import public_message
from scenes.players.names import display_name
from scenes.ui.menu.footer import turn_glyphs
from scenes.ui.menu.list_screen import ListRow, ListScreen
from scenes.ui.menu.menu import Refused
from scenes.ui.menu.screen_layout import ScreenLayout
from scenes.ui.pages.page_arrows import page_arrows
from seats.devices import Device
from sounds.bank import Sound
from sprites.pictures.geometry import Box
from words import say
from words.phrases import listed, moment

PAGE = 20  # matches that anybody would scroll through


class MatchList(ListScreen):
    """A row for each match whose record is still there, on as many pages as they need."""

    def __init__(
        self, context: Context, matches: Sequence[FinishedMatch], device: Device | None = None
    ) -> None:
        """Find out which records are there.

        :raises OSError: if their folder cannot be read.
        """
        super().__init__(context, device=device)
        there = {file.stem for file in record_files(context.archive.finished_folder)}
        self.listed = [
            match
            for match in reversed(matches)
            if match.name in there and match.game in REGISTRATIONS
        ]
        self.page = 0

    def title(self) -> str:
        return say("records.replays")

    @property
    def pages(self) -> int:
        """How many there are."""
        return -(-len(self.listed) // PAGE)

    def rows(self) -> Sequence[ListRow]:
        shown = self.listed[self.page * PAGE : (self.page + 1) * PAGE]
        return [
            ListRow(match.name, _words(match), partial(self._watch, match), icon="icon-again")
            for match in shown
        ]

    def page_arrows(self, area: Box) -> ScreenLayout:
        if self.pages <= 1:
            return ScreenLayout()
        return page_arrows(
            self.renderer, area, self.page, self.pages, self._on_arrow, turn_glyphs(self)
        )

    def turn_page(self, step: int) -> Transition:
        if not 0 <= self.page + step < self.pages:
            return self.actions.refuse()
        self._go(step)
        self.context.bank.play(Sound.PAGE)
        return None

    def _on_arrow(self, step: int, device: Device) -> Transition:
        if not 0 <= self.page + step < self.pages:
            raise Refused
        self._go(step)
        return None

    def _go(self, step: int) -> None:
        self.page += step
        self.note, self.menu.scrolled = "", 0.0
        self.refresh()
        self.prefetch()

    def _watch(self, match: FinishedMatch, device: Device) -> Transition:
        self.note = ""
        file = self.context.archive.finished_folder / f"{match.name}{SUFFIX}"
        try:
            stored = read_match(file)
        except UnreadableRecord as error:
            raise Refused(public_message(self.context, error.problem)) from None
        if stored is None:
            raise Refused(public_message(self.context, NotARecord(file)))
        return Push(self.context.routes.stored_replay(stored, device))


def _words(match: FinishedMatch) -> str:
    """The game, who won, and when."""
    first = [result.player for result in winners(match)]
    names = [display_name(player.name) for player in first if player.device]
    name = listed(names) if names else say("records.bot")
    key = "records.match" if len(first) == 1 else "records.match_shared"
    return say(key, game=game_called(match.game).title, name=name, when=moment(match.ended))
