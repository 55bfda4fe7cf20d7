"""What is said of a table: what happens, who is to do what, and what is pointed at."""

from __future__ import annotations

from scenes.narration.announcer import Announcer, Priority
from scenes.narration.detail import Detail
from scenes.narration.list_narration import ListNarration
from scenes.narration.menu_narration import joined
from scenes.narration.state_lines import standing_line
from scenes.table.game_table import AnyTable


class TableNarration:
    """Says the captions of a table as they come, and once somebody is to choose the rest."""

    def __init__(self, announcer: Announcer) -> None:
        self._announcer = announcer
        self._lists = ListNarration()
        self._match: object = None
        self._told = self._explained = 0  # captions and hints
        self._news = self._turn = self._standing = self._again = ""
        self._moment: object = None  # for which the standing was looked at
        self.has_headphones = False
        """Whether somebody hears private lists."""

    def tell(self, table: AnyTable, detail: Detail) -> None:
        """Say what is new on *table*."""
        if table.match is not self._match:
            self._match, self._told, self._standing = table.match, len(table.log), ""
            self._explained = 0
            self._news = self._turn = ""
            self._lists.forget()
        news, self._told = table.log[self._told :], len(table.log)
        self._news = " ".join(news) or self._news
        self._announcer.say(" ".join(news), Priority.NEWS)
        self._explain(table, detail)
        self.tell_choices(table, detail)

    def _explain(self, table: AnyTable, detail: Detail) -> None:
        """Say the rules that were shown, unless little is to be said."""
        given = table.hints.given
        hints, self._explained = given[self._explained :], len(given)
        if detail > Detail.BRIEF:
            self._announcer.say(" ".join(hints), Priority.NEWS)

    def tell_choices(self, table: AnyTable, detail: Detail) -> None:
        """Say the points if they have changed, who is to choose, and what is pointed at."""
        opening = [self._again, self._new_standing(table, detail), self._new_turn(table)]
        self._again = ""
        pointed_at = self._lists.changes(table, detail, advises=not self.has_headphones)
        repeated = any(line == opening[-1] for line in pointed_at)
        lines = [*(opening[:-1] if repeated else opening), *pointed_at]
        self._announcer.say(joined(lines), Priority.FOCUS if pointed_at else Priority.TURN)

    def say_again(self) -> None:
        """Say once more what happened last, who is to choose, and what is pointed at."""
        self._again, self._turn = self._news, ""
        self._lists.forget()

    def _new_turn(self, table: AnyTable) -> str:
        """Who is to choose, once that is to be done and unless it was said."""
        turn = table.top_bar.shown[0].words.strip() if table.awaiting_choice else ""
        before, self._turn = self._turn, turn
        return turn if turn != before else ""

    def _new_standing(self, table: AnyTable, detail: Detail) -> str:
        """The points, if they have changed and all that led to it has been shown."""
        moment = table.awaiting_choice, len(table.match.log)
        if moment == self._moment or not table.awaiting_choice or detail is Detail.BRIEF:
            return ""
        self._moment = moment
        before, self._standing = self._standing, standing_line(table)
        return self._standing if before not in ("", self._standing) else ""
