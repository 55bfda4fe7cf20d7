"""An archive on disk: records what people play, finds unfinished matches, counts finished ones."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from archive.archive import AnyMatch, Archive, Players
from archive.disk_thread import DiskThread
from archive.finished import move_to_finished
from archive.journal import PRIVATE_FOLDER, Journal
from archive.lock import Lock
from archive.party_file import PartyFile, move_finished_party, read_finished_party
from archive.problems import (
    ArchiveInUse,
    FolderUnavailable,
    MatchesSkipped,
    PlayersMissing,
    Problem,
    RecordingStopped,
    RecordProblem,
    RecordSetAside,
    RecordsPassedOver,
    StatisticsError,
    UnreadablePath,
    UnreadableRecord,
    reason_of,
)
from archive.record_files import new_record_name, record_files
from archive.statistics import Statistics
from archive.stored_match import read_match
from archive.values import FinishedMatch, FinishedParty, StoredMatch, StoredParty
from files.replacing import set_aside
from rules.match import MatchStep
from rules.players import Player
from rules.record import header_line, seated_line, step_line, write

MOST_RUNNING = 5  # records that a start reads; there is rarely more than one


class DiskArchive(Archive):
    """Records matches in *folder* from ``open`` on, unless another program does so already.

    *report* is given what people must be told, also from the disk thread; no problem stops a
    match. A match that no person plays is not recorded, so demos and replays leave no trace.
    *make_room* is called when the disk is full.
    """

    def __init__(
        self,
        folder: Path,
        report: Callable[[Problem], object],
        make_room: Callable[[], object] = lambda: None,
    ) -> None:
        self._folder, self._report, self._make_room = folder, report, make_room
        self.statistics = Statistics(folder / "statistics.sqlite")
        self._party_file = PartyFile(self._running_folder / "party.json")
        self._lock = Lock(self._folder / "lock")
        self._disk_thread = DiskThread()
        self._recording = False  # whether matches are recorded at all
        self._match: AnyMatch | None = None  # the one that is being recorded
        self._journal: Journal | None = None
        self._players: tuple[Player, ...] = ()
        self._unfinished: list[StoredMatch] = []
        self._skipped = 0  # matches of the statistics, as far as that was reported

    @property
    def finished_folder(self) -> Path:
        return self._folder / "matches"

    def open(self, *, trust: bool = True) -> None:
        """Begin to record, if that is possible, and look for unfinished matches.

        Without *trust*, what was there is set aside unread, but for what is finished.
        """
        if self._recording:
            return
        try:
            self._make_folders()
            self._recording = self._lock.acquire()
            if self._recording and not trust:
                self._pass_over()
            if self._recording:
                self._find_unfinished()
            else:
                self._report(ArchiveInUse())
        except OSError as error:
            self._report(FolderUnavailable(self._folder, reason_of(error)))
        if self._recording:
            self._disk_thread.submit(self._count)

    def _make_folders(self) -> None:
        finished = self.finished_folder, self._parties_folder
        for folder in (self._running_folder, self._aside, *finished):
            folder.mkdir(parents=True, exist_ok=True)
            if folder not in finished:  # the others may hold seeds of matches to come
                with suppress(OSError):
                    folder.chmod(PRIVATE_FOLDER)

    def close(self) -> None:
        self._close_journal()
        self.statistics.stop()
        self._disk_thread.stop()
        self._lock.release()
        self._recording = False

    def flush(self) -> None:
        self._disk_thread.wait()

    def finished_matches(self) -> Sequence[FinishedMatch]:
        self.flush()
        matches, skipped = self.statistics.all(), self.statistics.skipped
        if skipped != self._skipped:
            self._skipped = skipped
            self._report(MatchesSkipped(skipped, self.statistics.file))
        return matches

    def finished_parties(self) -> Sequence[FinishedParty]:
        found = []
        try:
            for file in record_files(self._parties_folder):
                try:
                    found.append(read_finished_party(file))
                except UnreadableRecord as error:
                    self._set_aside(file, error.problem)
        except OSError as error:
            self._report(UnreadablePath(self._parties_folder, reason_of(error)))
        return found

    # The match that is being played

    def record(self, match: AnyMatch, players: Players) -> None:
        match.listener = lambda step: self._append(match, step, players())

    def resume(self, stored: StoredMatch, players: Players) -> None:
        self._forget(stored)
        self._match, self._players = stored.match, stored.players
        self._journal = self._open_journal(stored.file, stored.size)
        self.record(stored.match, players)

    def abandon(self) -> None:
        file = self._journal.file if self._journal else None
        self._close_journal()
        if file:
            _delete(file)

    def leave_match(self) -> None:
        if self._journal is not None:
            self._close_journal()
            try:
                self._find_unfinished()
            except OSError as error:
                self._report(FolderUnavailable(self._folder, reason_of(error)))

    @property
    def can_leave_match(self) -> bool:
        return self._journal is not None and not self._journal.failed

    @property
    def can_leave_party(self) -> bool:
        return self._recording and self._party_file.file.exists()

    def unfinished_matches(self) -> Sequence[StoredMatch]:
        return tuple(self._unfinished)

    def keep_party(self, stored: StoredParty) -> None:
        if self._recording:
            try:
                self._party_file.write(stored)
            except OSError as error:
                self._stop_recording(error)

    def stored_party(self) -> StoredParty | None:
        if not self._recording:
            return None
        try:
            return self._party_file.read()
        except UnreadableRecord as error:
            self._set_aside(self._party_file.file, error.problem)
            return None

    def end_party(self) -> None:
        stored = self.stored_party()
        if stored is not None and stored.party.is_over:
            with suppress(OSError):
                move_finished_party(self._party_file.file, self._parties_folder)
        if self._recording:
            self._party_file.delete()

    def decline(self, stored: StoredMatch) -> None:
        self._forget(stored)
        _delete(stored.file)

    def _append(self, match: AnyMatch, step: MatchStep, players: tuple[Player, ...]) -> None:
        if self._match is not match:
            if not (self._recording and any(player.device for player in players)):
                return
            self._begin(match, players)
        elif self._journal is not None:
            seated = seated_line(players) if players != self._players else ""
            self._journal.write(seated + step_line(step))
        self._players = players
        if not match.state.to_act():
            self._end()

    def _begin(self, match: AnyMatch, players: tuple[Player, ...]) -> None:
        self._close_journal()
        self._match = match
        try:
            name = new_record_name(match.game.name, self._running_folder, self.finished_folder)
        except OSError as error:
            self._stop_recording(error)
            return
        self._journal = self._open_journal(self._running_folder / name)
        header = header_line(match)
        self._journal.write(header + seated_line(players) + write(match).removeprefix(header))
        self._disk_thread.submit(lambda: _sync_folder(self._running_folder))

    def _open_journal(self, file: Path, size: int = 0) -> Journal:
        stop, make_room = self._stop_recording, self._make_room
        return Journal(file, self._disk_thread, stop, make_room=make_room, size=size)

    def _end(self) -> None:
        journal, self._journal, self._match = self._journal, None, None
        if journal is not None and journal.failed:
            _delete(journal.file)
        elif journal is not None:
            self._disk_thread.submit(lambda: self._finish(journal))

    def _close_journal(self) -> None:
        journal, self._journal, self._match = self._journal, None, None
        if journal is not None:
            self._disk_thread.wait()
            journal.close()

    def _stop_recording(self, error: OSError) -> None:
        """The match goes on, but the rest of it is not recorded."""
        self._report(RecordingStopped(reason_of(error)))

    # What was played before

    @property
    def _running_folder(self) -> Path:
        return self._folder / "running"

    @property
    def _parties_folder(self) -> Path:
        return self._folder / "parties"

    @property
    def _aside(self) -> Path:
        return self._folder / "aside"

    def _find_unfinished(self) -> None:
        """Read all records of running matches; move those of finished ones."""
        self._unfinished = []
        for file in record_files(self._running_folder)[:MOST_RUNNING]:
            try:
                stored = _read_running(file)
            except UnreadableRecord as error:
                self._set_aside(file, error.problem)
                continue
            if stored is None:
                _delete(file)
            elif stored.match.state.to_act():
                self._unfinished.append(stored)
            else:
                with suppress(OSError):
                    move_to_finished(file, self.finished_folder)

    def _pass_over(self) -> None:
        """Set all that a start reads aside, unread."""
        running = (*record_files(self._running_folder), self._party_file.file)
        for file in (*running, self.statistics.file):
            with suppress(OSError):
                set_aside(file, self._aside)
        self._report(RecordsPassedOver(self._aside))

    def _forget(self, stored: StoredMatch) -> None:
        self._unfinished = [other for other in self._unfinished if other is not stored]

    def _set_aside(self, file: Path, problem: RecordProblem) -> None:
        try:
            moved_to = set_aside(file, self._aside)
        except OSError:
            moved_to = file
        self._report(RecordSetAside(problem, moved_to))

    def _finish(self, journal: Journal) -> None:
        journal.close()
        with suppress(OSError):  # else the next start moves it
            move_to_finished(journal.file, self.finished_folder)
        self._count()

    def _count(self) -> None:
        """Count all finished matches that have not been counted yet."""
        try:
            self.statistics.count(self.finished_folder)
        except StatisticsError as error:
            self._report(error.problem)


def _read_running(file: Path) -> StoredMatch | None:
    """The match in *file*; without people nobody can be asked to resume it."""
    stored = read_match(file)
    if stored is None or not stored.match.state.to_act():
        return stored
    if not any(player.device for player in stored.players):
        raise UnreadableRecord(PlayersMissing(file))
    return stored


def _delete(file: Path) -> None:
    with suppress(OSError):
        file.unlink()


def _sync_folder(folder: Path) -> None:
    """Sync the names in *folder* to the disk too."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
