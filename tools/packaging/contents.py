"""What belongs to the frozen program: modules that are imported by name, and other files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

PACKAGES = (
    *("archive", "bots", "files", "phones", "rules", "scenes"),
    *("seats", "sounds", "speech", "sprites", "values", "words"),
)
# Only what makes sounds, measures or converts needs these.
NOT_INCLUDED = ["numpy", "scipy", "soundfile", "distributed", "tkinter", "PIL", "matplotlib"]


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


def _files(root: Path) -> Iterator[Path]:
    for package in PACKAGES:
        yield from sorted(path for path in (root / package).rglob("*") if path.is_file())
