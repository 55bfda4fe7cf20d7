"""Sentences about what can be wrong with the files of an archive."""

from __future__ import annotations

from typing import assert_never

from archive import problems
from archive.problems import Problem, RecordProblem, StatisticsProblem
from scenes.core.context import Context
from scenes.core.error_log import log_error
from words import say


def public_message(context: Context, problem: Problem) -> str:
    """What to tell whoever is at the screen: guests of a kiosk are shown no path."""
    if not context.kiosk_rules.kiosk:
        return archive_message(problem)
    log_error(OSError(archive_message(problem)))
    return say("records.at_kiosk")


def archive_message(problem: Problem) -> str:
    """What to tell people about *problem*."""
    if isinstance(problem, RecordProblem):
        return _record_message(problem)
    if isinstance(problem, StatisticsProblem):
        return _statistics_message(problem)
    match problem:
        case problems.ArchiveInUse():
            return say("archive.in_use")
        case problems.FolderUnavailable(folder, reason):
            return say("archive.folder_unavailable", folder=folder, reason=reason)
        case problems.RecordingStopped(reason):
            return say("archive.recording_stopped", reason=reason)
        case problems.RecordSetAside(why, moved_to):
            return say("archive.record_set_aside", why=archive_message(why), file=moved_to)
        case problems.RecordsPassedOver(folder):
            return say("archive.records_passed_over", folder=folder)
        case _:
            assert_never(problem)


def _record_message(problem: RecordProblem) -> str:
    match problem:
        case problems.NotAFile(file):
            return say("archive.not_a_file", file=file)
        case problems.UnreadablePath(path, reason):
            return say("archive.unreadable_path", file=path, reason=reason)
        case problems.RecordTooLong(file):
            return say("archive.record_too_long", file=file)
        case problems.NotARecord(file):
            return say("archive.not_a_record", file=file)
        case problems.PlayersMissing(file):
            return say("archive.players_missing", file=file)
        case problems.InvalidRecord(file, line, reason):
            return say("archive.invalid_record", file=file, line=line, reason=reason)
        case problems.UnknownRecordVersion(file, version):
            return say("archive.unknown_record_version", file=file, version=version)
        case _:
            assert_never(problem)


def _statistics_message(problem: StatisticsProblem) -> str:
    match problem:
        case problems.MatchesUnavailable(folder, reason):
            return say("archive.matches_unavailable", folder=folder, reason=reason)
        case problems.UnknownStatisticsVersion(file, version):
            return say("archive.unknown_statistics_version", file=file, version=version)
        case problems.StatisticsUnavailable(file, reason):
            return say("archive.statistics_unavailable", file=file, reason=reason)
        case problems.StatisticsRebuilt(moved_to):
            return say("archive.statistics_rebuilt", file=moved_to)
        case problems.MatchesSetAside(count, folder):
            return say("archive.matches_set_aside", count=count, folder=folder)
        case problems.MatchesSkipped(count, file):
            return say("archive.matches_skipped", count=count, file=file)
        case _:
            assert_never(problem)
