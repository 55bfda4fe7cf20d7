"""What is built: names, version, machine, date, and files with these filled in."""

from __future__ import annotations

import os
import platform
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FILES: Final = Path(__file__).parent / "files"
ID: Final = "io.github.croakade.Croakade"  # of the application, for desktops and Flatpak
NAME: Final = "croakade"


def version() -> str:
    """The version of the program."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def full_name() -> str:
    """Name, version and machine, such as ``croakade-0.1.0-linux-x86_64``."""
    return f"{NAME}-{version()}-{sys.platform}-{platform.machine().lower()}"


def date() -> str:
    """The day of the build, which ``SOURCE_DATE_EPOCH`` can set."""
    moment = os.environ.get("SOURCE_DATE_EPOCH")
    built = datetime.fromtimestamp(int(moment), UTC) if moment else datetime.now(UTC)
    return built.date().isoformat()


def filled_in(file: Path, **blanks: str) -> str:
    """The text of *file* with each ``@NAME@`` replaced: version, date, machine and *blanks*."""
    text = file.read_text(encoding="utf-8")
    known = {
        "VERSION": version(),
        "DATE": date(),
        "MACHINE": platform.machine().lower(),
        "GLIBC": platform.libc_ver()[1],
    }
    for name, words in (known | blanks).items():
        text = text.replace(f"@{name}@", words)
    return text
