from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.app.stored_settings.file_writer import FileWriter
from scenes.app.stored_settings.settings_file import (
    LARGEST,
    SettingsFile,
    StoredSettings,
    read,
    write,
)
from scenes.core.settings.lobby_setup import LobbySetup
from scenes.core.settings.settings import Settings
from seats.intents import Intent
from seats.pads.raw_controls import Button, JoystickTable, Tilt

CHANGED = Settings(effects=20, speed="calm", reduced_motion=True, text_size=150)
PADS: dict[str, JoystickTable] = {
    "0300abcd": {Button(3): Intent.CONFIRM, Tilt(1, -1, 0): Intent.UP}
}

BROKEN = {
    "no TOML at all": b"volume = = loud",
    "random bytes": bytes(range(255, 0, -1)) * 20,
    "text in another encoding": "ambience = 60 # \N{LATIN SMALL LETTER E WITH ACUTE}".encode(
        "latin1"
    ),
    "ten megabytes": b"# quack\n" * (10 * 1024 * 1024 // 8),
    "brackets without end": b"effects = " + b"[" * 100_000,
    "an unknown setting": b"volume = 11",
    "a value that is no choice": b"effects = 81",
    "a number for a switch": b"reduced_motion = 0",
    "a switch for a number": b"shake = false",
    "a fraction for a number": b"effects = 80.0",
    "a table for a value": b"[speed]\nfast = true",
    "pads that are none": b"pads = 4",
    "a pad that is none": b"[pads]\n0300 = 4",
    "a button without number": b'[pads.0300]\n"button x" = "confirm"',
    "a button for nothing": b'[pads.0300]\n"button 3" = "dance"',
    "lobbies that are none": b"lobbies = 4",
    "a lobby that is none": b"[lobbies.quibbit]\nseats = 3",
    "a lobby for half a person": b'[lobbies.quibbit]\nseats = "3"\nbots = []\noptions = {}',
    "a button for a number": b'[pads.0300]\n"button 3" = 3',
    "a button that no joystick has": b'[pads.0300]\n"button 99999999999" = "confirm"',
    "a side of an axis that there is not": b'[pads.0300]\n"axis 0 +7 from +0" = "up"',
    "two buttons for one meaning": b'[bindings.pad]\nconfirm = ["a", "b"]',
    "a table for a button": b"[bindings.pad.confirm]\na = 1",
    "a number of 5,000 digits": b"effects = " + b"9" * 5_000,
    "a dotted key of 64 KiB": b".".join([b"a"] * 32_000) + b" = 1",
    "an option that is a date": b"[lobbies.frogger]\nseats = 2\nbots = []\noptions.a = 2026-01-01",
    "a date that does not exist": b"effects = 2026-02-31",
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.toml"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_without_a_file_everything_is_as_new_and_nothing_is_said(file: Path) -> None:
    assert SettingsFile(file).load() == (StoredSettings(), None)


def test_what_was_put_is_taken_again(file: Path) -> None:
    assert SettingsFile(file).save(StoredSettings(CHANGED, PADS)) is None
    assert SettingsFile(file).load() == (StoredSettings(CHANGED, PADS), None)


def test_an_empty_file_is_as_good_as_none(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"")
    assert SettingsFile(file).load() == (StoredSettings(), None)


def test_what_a_file_does_not_mention_is_as_new() -> None:
    assert read('speed = "brisk"').settings == Settings(speed="brisk")


def test_a_file_with_a_former_word_is_read() -> None:
    assert read('secrecy = "sealed"').settings == Settings()


def test_every_line_names_its_choices() -> None:
    assert 'speed = "brisk" # calm, normal, brisk' in write(StoredSettings())
    assert "fullscreen = false # false, true" in write(StoredSettings())


def test_comments_and_order_of_the_player_stay() -> None:
    mine = '# for the hall\nspeed = "calm" # grandmother plays\neffects = 20\n'
    text = write(StoredSettings(Settings(speed="brisk", effects=20), PADS), mine)
    assert text.startswith('# for the hall\nspeed = "brisk" # grandmother plays\neffects = 20\n')
    assert read(text) == StoredSettings(Settings(speed="brisk", effects=20), PADS)


def test_what_was_chosen_in_lobbies_is_kept() -> None:
    setup = LobbySetup(3, ("easy", "hard"), {"decks": 2, "timed": "off", "teams": True})
    stored = StoredSettings(lobbies={"quivvit": setup})
    assert read(write(stored)) == stored
    assert read(write(stored, write(StoredSettings(pads=PADS)))) == stored


def test_a_taught_pad_is_written_behind_the_settings_even_when_some_are_new() -> None:
    text = write(
        StoredSettings(CHANGED, PADS), write(StoredSettings(pads=PADS)).replace("shake", "# shake")
    )
    assert read(text) == StoredSettings(CHANGED, PADS)


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_file_is_set_aside_whole_and_said(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    settings_file = SettingsFile(file)
    kept, sentence = settings_file.load()
    aside = file.with_name("settings.broken-1.toml")
    assert kept == StoredSettings()
    assert sentence is not None
    assert str(aside) in sentence
    assert aside.read_bytes() == content
    assert settings_file.save(StoredSettings(CHANGED)) is None
    assert SettingsFile(file).load() == (StoredSettings(CHANGED), None)
    assert aside.read_bytes() == content


def test_broken_files_never_take_each_others_place(file: Path) -> None:
    file.parent.mkdir()
    for content in (b"first =", b"second =", b"third ="):
        file.write_bytes(content)
        SettingsFile(file).load()
    asides = [file.with_name(f"settings.broken-{number}.toml") for number in (1, 2, 3)]
    assert [aside.read_bytes() for aside in asides] == [b"first =", b"second =", b"third ="]


def test_a_folder_in_the_place_of_the_file_is_set_aside_too(file: Path) -> None:
    (file / "treasure").mkdir(parents=True)
    kept, sentence = SettingsFile(file).load()
    assert (kept, bool(sentence)) == (StoredSettings(), True)
    assert (file.parent / "settings.broken-1.toml" / "treasure").is_dir()


def test_a_pipe_in_the_place_of_the_file_is_not_waited_for(file: Path) -> None:
    file.parent.mkdir()
    os.mkfifo(file)
    kept, sentence = SettingsFile(file).load()
    assert (kept, bool(sentence)) == (StoredSettings(), True)


def test_a_link_to_nowhere_is_set_aside(file: Path) -> None:
    file.parent.mkdir()
    file.symlink_to(file.parent / "gone.toml")
    assert SettingsFile(file).load()[1] is not None
    assert names(file.parent) == ["settings.broken-1.toml"]


def test_a_link_stays_a_link_when_settings_are_kept(file: Path, tmp_path: Path) -> None:
    file.parent.mkdir()
    real = tmp_path / "dotfiles.toml"
    real.write_text('speed = "calm"\n')
    file.symlink_to(real)
    assert SettingsFile(file).save(StoredSettings(CHANGED)) is None
    assert file.is_symlink()
    assert read(real.read_text()).settings == CHANGED


def test_a_broken_file_that_cannot_be_moved_is_never_written_over(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.parent.mkdir()
    file.write_bytes(b"broken =")
    monkeypatch.setattr(Path, "rename", _refuse)
    settings_file = SettingsFile(file)
    kept, sentence = settings_file.load()
    assert kept == StoredSettings()
    assert sentence is not None
    assert str(file) in sentence
    assert settings_file.save(StoredSettings(CHANGED)) is None
    assert file.read_bytes() == b"broken ="


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "config").write_bytes(b"a file where the folder should be")
    sentence = SettingsFile(tmp_path / "config" / "settings.toml").save(StoredSettings(CHANGED))
    assert sentence is not None
    assert (tmp_path / "config").read_bytes() == b"a file where the folder should be"


def test_a_full_disk_leaves_the_old_settings_and_no_litter(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    SettingsFile(file).save(StoredSettings(CHANGED))
    monkeypatch.setattr(os, "fsync", _full)
    sentence = SettingsFile(file).save(StoredSettings())
    assert sentence is not None
    assert "No space left" in sentence
    assert names(file.parent) == ["settings.toml"]
    assert SettingsFile(file).load() == (StoredSettings(CHANGED), None)


def test_a_file_just_short_enough_is_read(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes((b"#" * 63 + b"\n") * (LARGEST // 64 - 1) + b"effects = 40\n")
    assert SettingsFile(file).load()[0].settings.effects == 40


def test_settings_are_kept_although_the_old_file_cannot_be_changed_in_place(file: Path) -> None:
    file.parent.mkdir()
    # tomlkit loses what follows when it takes a table out from between its parts
    file.write_text('[pads.a]\n"button 1" = "up"\n[bindings]\n[pads.b]\n"button 2" = "up"\n')
    settings_file = SettingsFile(file)
    stored, message = settings_file.load()
    assert message is None
    assert set(stored.pads) == {"a", "b"}
    assert settings_file.save(replace(stored, settings=CHANGED)) is None
    assert SettingsFile(file).load() == (replace(stored, settings=CHANGED), None)


@given(st.binary(max_size=200))
def test_no_bytes_can_stop_the_game(tmp_path_factory: pytest.TempPathFactory, raw: bytes) -> None:
    file = tmp_path_factory.mktemp("any") / "settings.toml"
    file.write_bytes(raw)
    kept, sentence = SettingsFile(file).load()
    assert (sentence is None) == file.exists()
    assert sentence is None or kept == StoredSettings()


def _refuse(*_: object) -> None:
    raise PermissionError(13, "Permission denied")


def _full(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_the_latest_of_settings_that_change_quickly_is_saved(file: Path) -> None:
    failures: list[str] = []
    writer = FileWriter(SettingsFile(file), failures.append)
    for effects in (0, 20, 40, 60):
        writer.save_soon(StoredSettings(Settings(effects=effects)))
    writer.wait()
    assert SettingsFile(file).load()[0].settings == Settings(effects=60)
    assert names(file.parent) == [file.name]
    assert writer.save(StoredSettings(CHANGED)) is None
    assert SettingsFile(file).load()[0].settings == CHANGED
    assert not failures


def test_settings_that_cannot_be_saved_in_the_thread_are_told(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where the folder should be")
    failures: list[str] = []
    writer = FileWriter(SettingsFile(tmp_path / "config" / "settings.toml"), failures.append)
    writer.save_soon(StoredSettings())
    writer.wait()
    assert len(failures) == 1
