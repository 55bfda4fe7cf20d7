"""What is said of a table: what happens, and who is to do what."""

from __future__ import annotations

from scenes.narration.announcer import Announcer, Priority
from scenes.narration.detail import Detail
from scenes.narration.state_lines import standing_line
from scenes.table.game_table import AnyTable


class TableNarration:
    """Says the captions of a table as they come, and the banner once somebody is to choose."""

    def __init__(self, announcer: Announcer) -> None:
        self._announcer = announcer
        self._match: object = None
        self._told = 0  # captions
        self._news, self._turn = "", ""
        self._standing = ""
        self._moment: object = None  # for which the standing was looked at

    def tell(self, table: AnyTable, detail: Detail) -> None:
        """Say what is new on *table*."""
        if table.match is not self._match:
            self._match, self._told = table.match, len(table.log)
            self._news, self._turn = "", ""
            self._standing = standing_line(table)
        news, self._told = table.log[self._told :], len(table.log)
        self._news = " ".join(news) or self._news
        self._announcer.say(" ".join(news), Priority.NEWS)
        if (table.awaiting_choice, len(table.match.log)) != self._moment:
            self._moment = table.awaiting_choice, len(table.match.log)
            self._announcer.say(self._new_standing(table, detail), Priority.NEWS)
        self._tell_turn(table)

    def say_again(self) -> None:
        """Say once more what happened last, and who is to choose."""
        self._announcer.say(f"{self._news} {self._turn}".strip(), Priority.FOCUS)

    def _tell_turn(self, table: AnyTable) -> None:
        """Say who is to choose, once that is to be done."""
        turn = table.top_bar.shown[0].words.strip() if table.awaiting_choice else ""
        if turn != self._turn:
            self._turn = turn
            self._announcer.say(turn, Priority.TURN)

    def _new_standing(self, table: AnyTable, detail: Detail) -> str:
        """The points, if they have changed and all that led to it has been shown."""
        if not table.awaiting_choice or detail is Detail.BRIEF:
            return ""
        before, self._standing = self._standing, standing_line(table)
        return self._standing if self._standing != before else ""
