"""What people have learned is known after the next start, but not in a kiosk."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scenes.app.stored_settings.taught_rules_file import TaughtRulesFile
from scenes.core.paths import taught_rules_file
from tests.scenes.app.opened_app import app_with, run_frames

LEARNED = {"A lap wins.", "Une règle :\ndeux lignes."}


@pytest.mark.parametrize("broken", [b"", b"{}", b"[1]", b"[", b"\xff\xfe", b"[" * 100_000])
def test_a_file_that_cannot_be_read_only_means_that_rules_are_told_again(
    tmp_path: Path, broken: bytes
) -> None:
    file = tmp_path / "taught_rules.json"
    assert not TaughtRulesFile(file).load()
    file.write_bytes(broken)
    assert not TaughtRulesFile(file).load()
    TaughtRulesFile(file).save(LEARNED)
    assert {*TaughtRulesFile(file).load()} == LEARNED
    assert set(json.loads(file.read_text("utf-8"))) == LEARNED


def test_rules_that_cannot_be_kept_stop_nobody(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where the folder should be")
    TaughtRulesFile(tmp_path / "state" / "taught_rules.json").save(LEARNED)


@pytest.mark.usefixtures("own_home")
def test_what_was_learned_is_known_after_the_next_start() -> None:
    for known in (set(), LEARNED):
        with app_with() as app:
            run_frames(app, 10)
            context = app.services.context
            assert context.taught_rules == known
            context.teach(LEARNED)
    assert taught_rules_file().exists()


@pytest.mark.usefixtures("own_home")
def test_a_show_that_is_recorded_by_nobody_keeps_nothing() -> None:
    with app_with("--demo", "--game", "quibbit") as app:
        run_frames(app, 10)
        app.services.context.teach(LEARNED)
    assert not taught_rules_file().exists()
