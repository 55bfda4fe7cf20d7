"""What belongs to the frozen program: modules that are imported by name, and other files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from words import languages

VOICE = "espeakng_loader"
"""The module that brings the voice, which belongs to the program if it is installed."""
PACKAGES = (
    *("archive", "bots", "files", "phones", "rules", "scenes"),
    *("seats", "sounds", "speech", "sprites", "values", "words"),
)
# Only what makes sounds, measures or converts needs these; prism brings 14 MB of GLib.
NOT_INCLUDED = [
    *("numpy", "scipy", "soundfile", "distributed", "tkinter", "PIL", "matplotlib"),
    "prism",
]


def program_modules(root: Path) -> list[str]:
    """The names of all modules of the program."""
    paths = (path.relative_to(root) for path in _files(root) if path.suffix == ".py")
    return [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths]


def other_files(root: Path) -> list[tuple[str, str]]:
    """Every file of the program that is no module, and the folder where it belongs."""
    return [
        (str(path), str(path.parent.relative_to(root)))
        for path in _files(root)
        if path.suffix not in (".py", ".pyc")
    ]


def font_modules(root: Path) -> list[str]:
    """The packages that bring fonts, whose files belong to the program, too."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = (needed.split(">=")[0] for needed in project["dependencies"])
    return [name.replace("-", "_") for name in names if name.startswith("font")]


def voice_files() -> list[tuple[str, str]]:
    """The voice with the dictionaries of our languages, and the folder where each file belongs.

    Empty if the voice is not installed.
    """
    if find_spec(VOICE) is None:
        return []
    voice = import_module(VOICE)
    library, data = Path(voice.get_library_path()), Path(voice.get_data_path())
    others = set(data.glob("*_dict")) - {data / f"{language}_dict" for language in languages()}
    files = [library, *sorted(path for path in data.rglob("*") if path.is_file())]
    root = library.parents[1]
    return [(str(path), str(path.parent.relative_to(root))) for path in files if path not in others]


def _files(root: Path) -> Iterator[Path]:
    for package in PACKAGES:
        yield from sorted(path for path in (root / package).rglob("*") if path.is_file())
