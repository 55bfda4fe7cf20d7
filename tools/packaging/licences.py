"""The licences of everything that the folder of the program contains."""

from __future__ import annotations

import re
import shutil
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from tools.packaging.contents import voice_files
from tools.packaging.release import FILES, ROOT

_LICENCE = re.compile(r"(licen[cs]e|copying|notice|ofl)", re.IGNORECASE)
_NAMED = ("Name", "Version", "License", "License-Expression", "Home-page")
_NAME = re.compile(r"[\w-]+")


def write_licences(folder: Path) -> None:
    """Copy our licence and that of each package that is included into *folder*."""
    folder.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", folder / "croakade.txt")
    python = f"Python {sys.version}\n{sys.copyright}\nhttps://docs.python.org/3/license.html\n"
    (folder / "python.txt").write_text(python, encoding="utf-8")
    if voice_files():
        shutil.copyfile(FILES / "espeak-ng.txt", folder / "espeak-ng.txt")
    for name in sorted(_packages()):
        package = distribution(name)
        licences = [file for file in package.files or () if _LICENCE.search(file.name)]
        for file in licences:
            if file.suffix not in (".py", ".pyc"):
                source = Path(str(file.locate()))
                shutil.copyfile(source, folder / f"{name}-{source.name}")
        if not licences:  # the package only names it
            about = package.metadata
            named = [f"{key}: {about[key]}" for key in _NAMED if key in about]
            (folder / f"{name}.txt").write_text("\n".join(named) + "\n", encoding="utf-8")


def _packages() -> set[str]:
    """The packages that the program needs, and those that they need in turn."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    waiting, found = list(project["dependencies"]), set()
    while waiting:
        name = _NAME.match(waiting.pop())
        if name and name[0] not in found:
            try:
                needed = distribution(name[0]).requires or ()
            except PackageNotFoundError:  # for another system
                continue
            found.add(name[0])
            waiting += [one for one in needed if "extra ==" not in one]
    return found
