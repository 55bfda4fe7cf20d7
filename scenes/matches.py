"""All matches that can be watched again, the latest first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from time import localtime, strftime

from archive.finished import Finished
from archive.reading import Unreadable
from archive.running import ENDING, cut_off
from scenes.column import Column, Line
from scenes.house import House
from scenes.menu import Refused
from scenes.names import spoken
from scenes.results import listed
from scenes.scene import Move, Push
from scenes.shelf import GAMES
from seats.devices import Device
from words import say

MOST = 40  # that anybody would roll through


class Matches(Column):
    """A row for each match whose record is still there."""

    def __init__(self, house: House, matches: Sequence[Finished], by: Device | None = None) -> None:
        super().__init__(house, by=by)
        self.title = say("records.matches")
        titles = {game.name: game.title for game in GAMES}
        self.there = [
            Line(match.name, _words(match, titles[match.game]), act, icon="icon-again")
            for match in reversed(matches)
            if match.game in titles
            for file in [house.archive.finished / f"{match.name}{ENDING}"]
            if file.exists()
            for act in [partial(self._watch, file)]
        ][:MOST]

    def lines(self) -> Sequence[Line]:
        return self.there

    def _watch(self, file: Path, device: Device) -> Move:
        from scenes.replay import Replay  # it knows every table

        self.note = ""
        try:
            cut = cut_off(file)
        except Unreadable as why:
            raise Refused(str(why)) from None
        if cut is None:
            raise Refused(say("archive.no_text", file=file))
        return Push(Replay(self.house, cut.match))


def _words(match: Finished, title: str) -> str:
    """The game, who won, and when."""
    first = [one.guest for one in match.played if one.place == 1]
    names = [spoken(guest.name) for guest in first if guest.device]
    won = listed(names) if names else say("records.bot")
    when = strftime("%d %b, %H:%M", localtime(match.ended))
    return say("records.row", game=title, name=won, when=when)
