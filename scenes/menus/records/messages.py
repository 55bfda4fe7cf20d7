"""Sentences about what can be wrong with the files of an archive."""

from __future__ import annotations

from typing import assert_never

from archive import problems
from archive.problems import Problem
from words import say


def archive_message(problem: Problem) -> str:
    """What to tell people about *problem*."""
    match problem:
        case problems.ArchiveInUse():
            return say("archive.second")
        case problems.FolderUnavailable(folder, reason):
            return say("archive.no_folder", folder=folder, reason=reason)
        case problems.RecordingStopped(reason):
            return say("archive.not_kept", reason=reason)
        case problems.RecordSetAside(why, moved_to):
            return say("archive.refused", why=archive_message(why), file=moved_to)
        case problems.NotAFile(file):
            return say("archive.no_file", file=file)
        case problems.UnreadablePath(path, reason):
            return say("archive.unread", file=path, reason=reason)
        case problems.RecordTooLong(file):
            return say("archive.too_long", file=file)
        case problems.NotARecord(file):
            return say("archive.no_text", file=file)
        case problems.PlayersMissing(file):
            return say("archive.nobody", file=file)
        case problems.InvalidRecord(file, line, reason):
            return say("archive.broken", file=file, line=line, reason=reason)
        case problems.UnknownRecordVersion(file, version):
            return say("archive.other_version", file=file, version=version)
        case problems.MatchesUnavailable(folder, reason):
            return say("archive.uncounted", folder=folder, reason=reason)
        case problems.UnknownStatisticsVersion(file, version):
            return say("archive.tally_version", file=file, version=version)
        case problems.StatisticsUnavailable(file, reason):
            return say("archive.tally_trouble", file=file, reason=reason)
        case problems.StatisticsRebuilt(moved_to):
            return say("archive.tally_anew", file=moved_to)
        case _:
            assert_never(problem)
