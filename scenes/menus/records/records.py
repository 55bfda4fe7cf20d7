"""The records: who played and won how often, game by game, and the way to watch it all again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from archive.export import export
from archive.finished import Finished
from archive.standings import (
    Best,
    Bests,
    Standing,
    bests,
    climb,
    most_points,
    of_game,
    quickest_win,
    standings,
)
from archive.statistics import StatisticsError
from rules.games import all_games
from scenes.app.paths import data_folder
from scenes.core.context import Context
from scenes.core.scene import Push, Transition
from scenes.menus.help.pictures import race
from scenes.menus.records.charts import (
    BARS,
    BOLD,
    LINE,
    LINES,
    SEEN,
    Climb,
    bars,
    head,
    lines,
    looks,
)
from scenes.menus.records.match_list import MatchList
from scenes.menus.results import listed
from scenes.players.names import spoken
from scenes.ui.buttons import ButtonSpec
from scenes.ui.dialog import Dialog
from scenes.ui.menu import Refused
from scenes.ui.page_flow import Chapter, Paragraph
from scenes.ui.page_screen import PageScreen
from seats.devices import Device
from sprites.pictures.pictures import Art, Picture
from words import say

WIDE = 0.52  # of a page for its picture


class Records(PageScreen):
    """All statistics on a few pages."""

    def __init__(self, context: Context, by: Device | None = None) -> None:
        super().__init__(context, by)
        self._matches, self._trouble = _counted(context)
        self._chapters = self._written()

    def chapters(self) -> Sequence[Chapter]:
        return self._chapters

    def keys(self) -> Sequence[ButtonSpec]:
        return [
            ButtonSpec("matches", say("records.matches"), self._watch, "icon-again"),
            ButtonSpec("export", say("records.export"), self._export, "icon-log"),
        ]

    def _written(self) -> Sequence[Chapter]:
        every = standings(self._matches)
        if self._trouble or not every:
            words = self._trouble or say("records.nothing")
            return [Chapter(say("records.title"), [Paragraph(words)], race, WIDE)]
        dressed = looks([one.name for one in every[:BARS]])
        first = Chapter(
            say("records.title"),
            _standings(every, dressed),
            partial(bars, every, dressed),
            WIDE,
        )
        line = BOLD if self.renderer.high_contrast else LINE
        games = ((game.title, of_game(self._matches, game.name)) for game in all_games())
        return [
            first,
            *(
                chapter
                for title, played in games
                if standings(played)
                for chapter in (
                    _chapter(title, played, dressed, line),
                    *_bests(title, played, dressed),
                )
            ),
        ]

    def _watch(self, device: Device) -> Transition:
        if not self._matches:
            raise Refused(say("records.nothing"))
        try:
            matches = MatchList(self.context, self._matches, device)
        except OSError as error:
            words = say("archive.unread", file=self.context.archive.finished, reason=error.strerror)
            return Push(Dialog(self.context, words, by=device))
        if not matches.there:
            raise Refused(say("records.nothing"))
        return Push(matches)

    def _export(self, device: Device) -> Transition:
        try:
            file = export(self._matches, data_folder() / "tables", spoken)
            words = say("records.exported", file=file)
        except OSError as error:
            words = say("records.not_exported", reason=error.strerror or error)
        return Push(Dialog(self.context, words, icon="icon-log", by=device))


def _counted(context: Context) -> tuple[list[Finished], str]:
    """All matches, and what must be said if they cannot be had."""
    context.archive.settle()
    try:
        return (context.archive.tally.all() if context.archive.tally else []), ""
    except StatisticsError as trouble:
        return [], str(trouble)


def _told(one: Standing) -> str:
    words = say("records.standing", name=spoken(one.name), games=one.games, wins=one.wins)
    streak = say("records.streak", longest=one.longest) if one.longest > 1 else ""
    now = say("records.now", streak=one.streak) if one.streak > 1 else ""
    return " ".join(part for part in (words, streak, now) if part)


def _standings(every: Sequence[Standing], dressed: Mapping[str, int]) -> list[Paragraph]:
    return [Paragraph(_told(one), mark=partial(_mark, dressed.get(one.name))) for one in every]


def _chapter(
    title: str, matches: Sequence[Finished], worn: Mapping[str, int], line: float
) -> Chapter:
    """One game: how the wins climbed, and the bests."""
    every = standings(matches)[:LINES]
    dressed = looks([one.name for one in every], worn)
    late = matches[-SEEN:]
    climbs = [Climb(one.name, _late(climb(matches, one.name), len(late))) for one in every]
    words = [say("records.played", count=len(matches))]
    if best := most_points(matches):
        words.append(_said("records.points", best))
    if best := quickest_win(matches):
        words.append(_said("records.quickest", best))
    told = [*_standings(every, dressed), *(Paragraph(word) for word in words)]
    return Chapter(title, told, partial(lines, climbs, dressed, line), WIDE)


def _bests(title: str, matches: Sequence[Finished], worn: Mapping[str, int]) -> list[Chapter]:
    """One game: what each player has done best, as far as anybody has."""
    every = bests(matches)
    dressed = looks([one.name for one in every[:BARS]], worn)
    told = [Paragraph(_best(one), mark=partial(_mark, dressed.get(one.name))) for one in every]
    return [Chapter(title, [Paragraph(say("records.bests")), *told])] if told else []


def _best(one: Bests) -> str:
    parts = []
    if one.points is not None:
        parts.append(say("records.best_points", value=f"{one.points:g}"))
    if one.turns is not None:
        parts.append(say("records.best_turns", value=one.turns))
    if one.run > 1 or not parts:
        parts.append(say("records.best_run", longest=one.run))
    return say("records.best", name=spoken(one.name), bests=listed(parts))


def _mark(look: int | None, wide: float) -> Picture:
    """Somebody's frog, or a flower: there are more players than frogs."""
    return Art("flower", wide) if look is None else head(look, wide)


def _late(wins: Sequence[int], matches: int) -> Sequence[int]:
    return wins[-matches - 1 :]


def _said(key: str, best: Best) -> str:
    return say(key, name=spoken(best.name), value=f"{best.value:g}")
