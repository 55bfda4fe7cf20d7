"""What stands beside the program in the folder of a release: for desktops, and licences."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.packaging.icons import write_icons
from tools.packaging.licences import write_licences
from tools.packaging.manual_page import manual_page
from tools.packaging.release import FILES, ID, NAME, ROOT, filled_in


def fill_release_folder(folder: Path) -> None:
    """Add all of it to *folder*."""
    share = folder / "share"
    write_icons(share / "icons")
    for place, name in (("applications", f"{ID}.desktop"), ("metainfo", f"{ID}.metainfo.xml")):
        _write(share / place / name, filled_in(FILES / name))
    _write(share / "man" / "man6" / f"{NAME}.6", manual_page())
    write_licences(folder / "licences")
    for document in ("docs/kiosk.toml", "docs/croakade.service"):
        shutil.copyfile(ROOT / document, folder / Path(document).name)


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
