"""Replaces and moves files so that nothing is ever lost or half there."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from files.reading import check_regular


def replace_file(file: Path, raw: bytes) -> None:
    """Make *file* hold *raw*, in one step: after a power cut it is the old or the new one.

    If it is a link, the link stays.

    :raises NotRegular: if it is there and no regular file.
    :raises OSError: if it cannot be written.
    """
    check_regular(file)
    file = file.resolve()
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, new = tempfile.mkstemp(dir=file.parent, prefix=f".{file.stem[:40]}-", suffix=".new")
    try:
        with open(handle, "wb") as opened:
            opened.write(raw)
            opened.flush()
            os.fsync(opened.fileno())
        os.replace(new, file)
    except BaseException:
        with suppress(OSError):
            os.unlink(new)
        raise


def set_aside(file: Path, folder: Path) -> Path:
    """Move *file* into *folder* without overwriting anything; the new path.

    :raises OSError: if it cannot be moved.
    """
    folder.mkdir(parents=True, exist_ok=True)
    number, target = 1, folder / file.name
    while os.path.lexists(target):
        number += 1
        target = folder / f"{file.stem}-{number}{file.suffix}"
    file.rename(target)
    return target
