"""The archive of a release and its checksum."""

from __future__ import annotations

import hashlib
import tarfile
from pathlib import Path


def write_archive(folder: Path) -> Path:
    """Pack *folder* beside itself as ``.tar.xz``, and return the archive.

    Equal folders give equal archives: owners are left out, and files are sorted.
    """
    archive = folder.with_name(f"{folder.name}.tar.xz")
    with tarfile.open(archive, "w:xz") as packed:
        for path in [folder, *sorted(folder.rglob("*"))]:
            packed.add(path, str(path.relative_to(folder.parent)), False, filter=_nobodys)
    return archive


def write_checksum(archive: Path) -> str:
    """Write the SHA-256 of *archive* beside it, for ``sha256sum -c``, and return it."""
    checksum = hashlib.sha256(archive.read_bytes()).hexdigest()
    file = archive.with_name(f"{archive.name}.sha256")
    file.write_text(f"{checksum}  {archive.name}\n", encoding="utf-8")
    return checksum


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry
