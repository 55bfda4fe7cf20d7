"""Folders from which others make packages: Flatpak, and PortMaster for handhelds."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.packaging.release import FILES, ID, ROOT, filled_in


def write_flatpak_manifest(folder: Path, archive: Path, checksum: str) -> Path:
    """Write the manifest, which packs *archive*, into *folder*."""
    manifest = folder / f"{ID}.yml"
    text = filled_in(FILES / "flatpak.yml", ARCHIVE=archive.name, CHECKSUM=checksum)
    manifest.write_text(text, encoding="utf-8")
    return manifest


def write_portmaster_folder(folder: Path, release: Path) -> Path:
    """Make the folder ``portmaster`` in *folder*, with the program of *release*."""
    port = folder / "portmaster"
    shutil.rmtree(port, ignore_errors=True)
    shutil.copytree(release / "program", port / "croakade" / "program", symlinks=True)
    shutil.copytree(release / "licences", port / "croakade" / "licenses")
    for file in sorted((FILES / "portmaster").iterdir()):
        (port / file.name).write_text(filled_in(file), encoding="utf-8")
    (port / "Croakade.sh").chmod(0o755)
    shutil.copyfile(ROOT / "docs" / "images" / "screenshot.png", port / "screenshot.png")
    return port
