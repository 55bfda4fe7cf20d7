"""The archive: keeps what people play, finds it again, and never stands in the way of a game."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

from archive.finished import file_away
from archive.journal import Journal
from archive.lock import Lock
from archive.record_files import UnreadableRecord
from archive.running import Unfinished, cut_off, new_name, records, set_aside
from archive.statistics import Statistics, StatisticsError
from archive.worker import Worker
from rules.match import Deed, Match
from rules.record import Guest, deed_line, header_line, seated_line, write
from words import say

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
Guests: TypeAlias = Callable[[], tuple[Guest, ...]]


class Archive:
    """Keeps matches in *folder*, from ``open`` on, if no other program does so already.

    *tell* is given what people must know. A match that no person plays is nobody's: it is not
    kept, so shows and replays leave no trace.
    """

    def __init__(self, folder: Path | None, tell: Callable[[str], object]) -> None:
        self._folder, self._tell = folder or Path(), tell
        self.tally = Statistics(self._folder / "statistics.sqlite") if folder else None
        self._lock = Lock(self._folder / "lock")
        self._clerk = Worker()
        self._kept = False
        self._match: AnyMatch | None = None  # the one that is being kept
        self._journal: Journal | None = None
        self._company: tuple[Guest, ...] = ()
        self._found: list[Unfinished] = []

    @property
    def finished(self) -> Path:
        """The folder of all matches that are over."""
        return self._folder / "matches"

    def open(self) -> None:
        """Begin to keep, if that is possible, and look for what was cut off."""
        if self.tally is None or self._kept:
            return
        try:
            for folder in (self._running, self.finished):
                folder.mkdir(parents=True, exist_ok=True)
            self._kept = self._lock.take()
            if self._kept:
                self._look()
            else:
                self._tell(say("archive.second"))
        except OSError as error:
            self._no_folder(error)
        if self._kept:
            self._clerk.do(self._count)

    def close(self) -> None:
        """Let go of everything; what is not over is found again by the next ``open``."""
        self._let_go()
        self._clerk.go_home()
        self._lock.give_back()
        self._kept = False

    def settle(self) -> None:
        """Come back when everything that was asked for lies on the disk."""
        self._clerk.finish()

    # The match that is being played

    def watch(self, match: AnyMatch, guests: Guests) -> None:
        """Keep *match* from the first choice on that is made while people are among *guests*."""
        match.witness = lambda deed: self._keep(match, deed, guests())

    def go_on(self, cut: Unfinished, guests: Guests) -> None:
        """Keep what is added to a match that was *cut* off."""
        self._found = [other for other in self._found if other is not cut]
        self._match, self._company = cut.match, cut.guests
        self._journal = Journal(cut.file, self._clerk, self._failed, cut.size)
        self.watch(cut.match, guests)

    def drop(self) -> None:
        """The match that was being played will not be gone on with."""
        file = self._journal.file if self._journal else None
        self._let_go()
        if file:
            _remove(file)

    def unfinished(self) -> Unfinished | None:
        """A match that could be gone on with; to be asked where none is being played."""
        if self._journal is not None:
            self._let_go()
            try:
                self._look()
            except OSError as error:
                self._no_folder(error)
        return self._found[0] if self._found else None

    def decline(self, cut: Unfinished) -> None:
        """The match that was *cut* off will not be gone on with."""
        self._found = [other for other in self._found if other is not cut]
        _remove(cut.file)

    def _keep(self, match: AnyMatch, deed: Deed, company: tuple[Guest, ...]) -> None:
        if self._match is not match:
            if not (self._kept and any(guest.device for guest in company)):
                return
            self._begin(match, company)
        elif self._journal is not None:
            moved = seated_line(company) if company != self._company else ""
            self._journal.write(moved + deed_line(deed))
        self._company = company
        if not match.state.to_act():
            self._end()

    def _begin(self, match: AnyMatch, company: tuple[Guest, ...]) -> None:
        self._let_go()
        self._match = match
        try:
            name = new_name(match.game.name, self._running, self.finished)
        except OSError as error:
            self._failed(error)
            return
        self._journal = Journal(self._running / name, self._clerk, self._failed)
        header = header_line(match)
        self._journal.write(header + seated_line(company) + write(match).removeprefix(header))
        self._clerk.do(lambda: _sync_folder(self._running))

    def _end(self) -> None:
        journal, self._journal, self._match = self._journal, None, None
        if journal is not None and journal.failed:
            _remove(journal.file)
        elif journal is not None:
            self._clerk.do(lambda: self._file_away(journal))

    def _let_go(self) -> None:
        journal, self._journal, self._match = self._journal, None, None
        if journal is not None:
            self._clerk.finish()
            journal.close()

    def _failed(self, error: OSError) -> None:
        """The match goes on, but from here on it is not kept."""
        self._tell(say("archive.not_kept", reason=error.strerror or error))

    def _no_folder(self, error: OSError) -> None:
        reason = error.strerror or error
        self._tell(say("archive.no_folder", folder=self._folder, reason=reason))

    # What was played before

    @property
    def _running(self) -> Path:
        return self._folder / "running"

    def _look(self) -> None:
        """Find out what the files of matches that are not over hold."""
        self._found = []
        for file in records(self._running):
            try:
                cut = _peopled(file)
            except UnreadableRecord as why:
                self._set_aside(file, why)
                continue
            if cut is None:
                _remove(file)
            elif cut.match.state.to_act():
                self._found.append(cut)
            else:
                file_away(file, self.finished)

    def _set_aside(self, file: Path, why: UnreadableRecord) -> None:
        try:
            kept = set_aside(file, self._folder / "aside")
        except OSError:
            kept = file
        self._tell(say("archive.refused", why=why, file=kept))

    def _file_away(self, journal: Journal) -> None:
        journal.close()
        with suppress(OSError):  # else it is found by the next start
            file_away(journal.file, self.finished)
        self._count()

    def _count(self) -> None:
        """Count all finished matches that have not been counted yet."""
        assert self.tally is not None
        try:
            self.tally.count(self.finished)
        except StatisticsError as trouble:
            self._tell(str(trouble))


def _peopled(file: Path) -> Unfinished | None:
    """What lies in *file*; nobody can be asked to go on with a match that nobody played."""
    cut = cut_off(file)
    if cut is not None and cut.match.state.to_act() and not cut.guests:
        raise UnreadableRecord(say("archive.nobody", file=file))
    return cut


def _remove(file: Path) -> None:
    with suppress(OSError):
        file.unlink()


def _sync_folder(folder: Path) -> None:
    """Put the names in *folder* on the disk too."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
