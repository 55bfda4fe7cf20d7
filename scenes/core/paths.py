"""Where this player's own files lie: what they set, and what the program notes down."""

from __future__ import annotations

import os
from pathlib import Path

NAME = "croakade"
HOME = "CROAKADE_HOME"  # set it to have everything in one folder, on a stick for example


def settings_file() -> Path:
    """The settings, a TOML file."""
    return _folder("config") / "settings.toml"


def log_file() -> Path:
    """The diary of errors; older ones lie beside it."""
    return _folder("state") / "log" / f"{NAME}.log"


def data_folder() -> Path:
    """What people played: the running match, finished ones, statistics."""
    return _folder("data")


def art_cache() -> Path:
    """Painted pictures, kept to start faster; may be thrown away at any time."""
    return _folder("cache")


def _folder(kind: str) -> Path:
    home = os.environ.get(HOME)
    if home:
        return Path(home) / kind
    import platformdirs  # takes 14 ms, and is needed at most once

    dirs = platformdirs.PlatformDirs(NAME, appauthor=False)
    return {
        "config": dirs.user_config_path,
        "state": dirs.user_state_path,
        "data": dirs.user_data_path,
        "cache": dirs.user_cache_path,
    }[kind]
