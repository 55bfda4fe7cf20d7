"""The statistics as chapters of words and charts: all games together, then each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial

from archive.standings import (
    Best,
    PersonalBests,
    Standing,
    matches_of,
    most_points,
    personal_bests,
    quickest_win,
    standings,
    wins_over_time,
)
from archive.values import FinishedMatch
from rules.games import all_games
from scenes.menus.records.bar_chart import MOST_BARS, bar_chart
from scenes.menus.records.line_chart import MOST_LINES, MOST_MATCHES, WinsLine, line_chart
from scenes.menus.records.player_frogs import assign_frogs, frog_head
from scenes.players.names import display_name
from scenes.ui.pages.help_pictures import nobody_won_picture, race_picture
from scenes.ui.pages.page_flow import Chapter, Paragraph
from sprites.pictures.pictures import Art, Picture
from words import say
from words.numbers import spelled
from words.phrases import listed

PICTURE = 0.52  # of a page's width
MOST_PLAYERS = 100  # in words; the lobby has fewer names


def records_chapters(matches: Sequence[FinishedMatch], line: float) -> Sequence[Chapter]:
    """All chapters about *matches*; lines of charts are *line* design units thick."""
    every = standings(matches)
    if not every:
        words = [Paragraph(say("records.empty"))]
        return [Chapter(say("records.title"), words, nobody_won_picture, PICTURE)]
    frogs = assign_frogs([standing.name for standing in every[:MOST_BARS]])
    chart = partial(bar_chart, every, frogs)
    counted = [Paragraph(say("records.each_game")), *_standings(every, frogs)]
    first = Chapter(say("records.title"), counted, chart, PICTURE)
    games = [(game.title, matches_of(matches, game.name)) for game in all_games()]
    return [
        first,
        *(
            chapter
            for title, played in games
            if standings(played)
            for chapter in (
                _game_chapter(title, played, frogs, line),
                *_bests_chapters(title, played, frogs),
            )
        ),
    ]


def message_chapters(words: str) -> Sequence[Chapter]:
    """One chapter of *words* in place of statistics."""
    return [Chapter(say("records.title"), [Paragraph(words)], race_picture, PICTURE)]


def _game_chapter(
    title: str, matches: Sequence[FinishedMatch], previous: Mapping[str, int], line: float
) -> Chapter:
    """Standings of one game, wins over the last matches, and the best results of all."""
    every = standings(matches)[:MOST_LINES]
    frogs = assign_frogs([standing.name for standing in every], previous)
    last = len(matches[-MOST_MATCHES:])
    lines = [WinsLine(one.name, wins_over_time(matches, one.name)[-last - 1 :]) for one in every]
    words = [say("records.match_count", count=len(matches))]
    if best := most_points(matches):
        words.append(_best("records.most_points", best))
    if best := quickest_win(matches):
        words.append(_best("records.quickest_win", best))
    paragraphs = [*_standings(every, frogs), *map(Paragraph, words)]
    return Chapter(title, paragraphs, partial(line_chart, lines, frogs, line), PICTURE)


def _bests_chapters(
    title: str, matches: Sequence[FinishedMatch], previous: Mapping[str, int]
) -> list[Chapter]:
    """The best results of each player of one game, if anybody has any."""
    every = personal_bests(matches)[:MOST_PLAYERS]
    frogs = assign_frogs([bests.name for bests in every[:MOST_BARS]], previous)
    rows = [
        Paragraph(_personal_bests(bests), mark=partial(_mark, frogs.get(bests.name)))
        for bests in every
    ]
    return [Chapter(title, [Paragraph(say("records.personal_bests")), *rows])] if rows else []


def _standings(every: Sequence[Standing], frogs: Mapping[str, int]) -> list[Paragraph]:
    return [
        Paragraph(_standing(standing), mark=partial(_mark, frogs.get(standing.name)))
        for standing in every[:MOST_PLAYERS]
    ]


def _standing(one: Standing) -> str:
    words = say("records.standing", name=display_name(one.name), games=one.games, wins=one.wins)
    shared = say("records.shared", count=one.shared) if one.shared else ""
    longest = one.longest_streak
    streak = say("records.streak", longest=longest) if longest > 1 else ""
    now = say("records.current_streak", streak=one.streak) if one.streak > 1 else ""
    return " ".join(part for part in (words, shared, streak, now) if part)


def _best(key: str, best: Best) -> str:
    return say(key, name=display_name(best.name), value=spelled(Fraction(best.value)))


def _personal_bests(bests: PersonalBests) -> str:
    parts = []
    if bests.most_points is not None:
        parts.append(say("records.best_points", value=spelled(Fraction(bests.most_points))))
    if bests.fewest_turns is not None:
        parts.append(say("records.best_turns", count=bests.fewest_turns))
    if bests.longest_streak > 1 or not parts:
        parts.append(say("records.best_streak", longest=bests.longest_streak))
    return say("records.personal_best", name=display_name(bests.name), bests=listed(parts))


def _mark(frog: int | None, width: float) -> Picture:
    """A player's frog, or a flower: there are more players than frogs."""
    return Art("flower", width) if frog is None else frog_head(frog, width)
