"""Builds the program for this machine: a folder, its archive and what packages are made of."""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.packaging.archive import write_archive, write_checksum
from tools.packaging.freeze import freeze, what_is_lacking
from tools.packaging.packages import write_flatpak_manifest, write_portmaster_folder
from tools.packaging.release import ROOT, full_name
from tools.packaging.release_folder import fill_release_folder


def main(argv: Sequence[str] | None = None) -> int:
    """Build into the folder asked for; prints what was made and how large it is."""
    asked = _parser().parse_args(argv)
    if lacking := what_is_lacking():
        print(f"Missing: {lacking}", file=sys.stderr)
        return 1
    release = asked.output / full_name()
    shutil.rmtree(release, ignore_errors=True)
    release.mkdir(parents=True)
    freeze(release)
    fill_release_folder(release)
    made = [release]
    if not asked.folder_only:
        archive = write_archive(release)
        checksum = write_checksum(archive)
        manifest = write_flatpak_manifest(asked.output, archive, checksum)
        made += [archive, manifest, write_portmaster_folder(asked.output, release)]
    for path in made:
        print(f"{_size(path) / 1e6:6.1f} MB  {path}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.build", description=__doc__)
    parser.add_argument(
        "--output", type=Path, default=ROOT / "dist", help="the folder to build in (dist)"
    )
    parser.add_argument("--folder-only", action="store_true", help="no archive and no packages")
    return parser


def _size(path: Path) -> int:
    files = [path] if path.is_file() else path.rglob("*")
    return sum(file.lstat().st_size for file in files if not file.is_dir())


if __name__ == "__main__":
    sys.exit(main())
