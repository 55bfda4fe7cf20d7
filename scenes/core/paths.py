"""Where the files of the program lie: settings, log, records and cache."""

from __future__ import annotations

import os
from pathlib import Path

NAME = "croakade"
HOME = "CROAKADE_HOME"  # the environment variable that names one folder for everything


class NoHome(Exception):
    """There is no folder for the files of this user."""


def settings_file() -> Path:
    """The settings, a TOML file."""
    return _folder("config") / "settings.toml"


def log_file() -> Path:
    """The log of errors; older ones lie beside it."""
    return _folder("state") / "log" / f"{NAME}.log"


def failed_starts_file() -> Path:
    """Whether the last starts failed."""
    return _folder("state") / "starting"


def known_phones_file() -> Path:
    """The phones of the evening, which may return after the program was started again."""
    return _folder("state") / "phones.json"


def taught_rules_file() -> Path:
    """The rules that people have learned, of which no hint tells again."""
    return _folder("state") / "taught_rules.json"


def data_folder() -> Path:
    """The running match, finished matches, statistics."""
    return _folder("data")


def art_cache() -> Path:
    """Rendered pictures, which make the next start faster; they may be deleted at any time."""
    return _folder("cache")


def _folder(kind: str) -> Path:
    home = os.environ.get(HOME)
    if home:
        return Path(home) / kind
    import platformdirs  # 14 ms, and only needed here

    dirs = platformdirs.PlatformDirs(NAME, appauthor=False)
    try:
        folder = Path(getattr(dirs, f"user_{kind}_path"))
    except RuntimeError:  # there is no home
        raise NoHome from None
    if not folder.is_absolute():  # earlier versions of platformdirs leave "~" as it is then
        raise NoHome
    return folder
