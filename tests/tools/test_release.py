"""What stands beside the program: it is complete, and the tools of desktops accept it."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import tomllib
from pathlib import Path

import pygame
import pytest

from scenes.app.command_line.arguments import described_arguments
from scenes.core.version import VERSION
from tests.paths import ROOT
from tools.packaging.archive import write_archive, write_checksum
from tools.packaging.icons import SIZES
from tools.packaging.packages import write_flatpak_manifest, write_portmaster_folder
from tools.packaging.release import FILES, ID, version
from tools.packaging.release_folder import fill_release_folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a release, with a file in place of the program."""
    made = tmp_path_factory.mktemp("release") / "croakade"
    fill_release_folder(made)
    (made / "program").mkdir()
    (made / "program" / "croakade").write_text("the program")
    return made


def accepts(tool: str, *arguments: object) -> None:
    """Whether *tool* finds nothing wrong; skipped where there is no such tool."""
    if shutil.which(tool) is None:
        pytest.skip(f"needs {tool}")
    done = subprocess.run([tool, *map(str, arguments)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""


def test_the_desktop_entry_is_valid(folder: Path) -> None:
    accepts("desktop-file-validate", folder / "share" / "applications" / f"{ID}.desktop")


def test_the_metainfo_is_valid(folder: Path) -> None:
    accepts("appstreamcli", "validate", "--no-net", folder / f"share/metainfo/{ID}.metainfo.xml")


def test_the_manual_page_is_valid(folder: Path) -> None:
    accepts("groff", "-man", "-Tutf8", "-ww", "-z", folder / "share/man/man6/croakade.6")


def test_the_manual_page_has_every_argument(folder: Path) -> None:
    page = (folder / "share/man/man6/croakade.6").read_text().replace("\\-", "-")
    assert all(name in page for one in described_arguments() for name in one.option_strings)
    assert f"Croakade {version()}" in page


def test_the_icon_comes_in_every_size_and_as_a_drawing(folder: Path) -> None:
    theme = folder / "share" / "icons" / "hicolor"
    for size in SIZES:
        icon = pygame.image.load(theme / f"{size}x{size}" / "apps" / f"{ID}.png")
        assert icon.get_size() == (size, size)
        assert icon.get_at((size // 2, size // 2)).a == 255
        assert icon.get_at((0, 0)).a == 0
    assert (theme / "scalable" / "apps" / f"{ID}.svg").is_file()


def test_the_licence_of_every_package_is_there(folder: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = {file.name for file in (folder / "licences").iterdir()}
    for package in project["dependencies"]:
        name = package.split(">=")[0]
        assert any(file.startswith(name) for file in names), name


def test_equal_folders_make_equal_archives_with_a_checksum(folder: Path, tmp_path: Path) -> None:
    copies = [shutil.copytree(folder, tmp_path / place / "croakade") for place in ("a", "b")]
    one, other = map(write_archive, copies)
    assert one.read_bytes() == other.read_bytes()
    assert write_checksum(one) == hashlib.sha256(other.read_bytes()).hexdigest()
    assert one.with_name(f"{one.name}.sha256").read_text().endswith(f"  {one.name}\n")


def test_the_packages_name_what_they_pack(folder: Path, tmp_path: Path) -> None:
    manifest = write_flatpak_manifest(tmp_path, tmp_path / "croakade.tar.xz", "abc").read_text()
    assert "path: croakade.tar.xz" in manifest
    assert "sha256: abc" in manifest
    port = write_portmaster_folder(tmp_path, folder)
    items = json.loads((port / "port.json").read_text())["items"]
    assert all((port / item).exists() for item in items)
    assert (port / "croakade" / "program" / "croakade").is_file()
    accepts("bash", "-n", port / "Croakade.sh")
    assert "@" not in manifest
    assert "@" not in (port / "port.json").read_text()


def test_no_blank_is_left_in_any_file(folder: Path) -> None:
    for file in FILES.glob("io.*"):
        (made,) = folder.rglob(file.name)
        assert "@" not in made.read_text()


def test_the_program_says_the_version_of_the_project() -> None:
    assert version() == VERSION
