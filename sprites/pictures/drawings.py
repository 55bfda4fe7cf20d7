"""The drawings as SVG: their sources, recoloured or not, and their proportions."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path

from sprites.pictures.builds import built
from sprites.pictures.palette import Palette, dressed, recoloured, silhouette

_ART = Path(__file__).parents[1] / "art"
_PART = re.compile(r'(?s)^  <g id="part-(\w+)">.*?^  </g>\n', re.MULTILINE)
_WORN = {"headwear": "headwear-", "face": "face#"}  # drawings, or parts of one, by pattern
_BOX = re.compile(r'viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"')


@lru_cache(maxsize=64)  # all of them together take more than 2 MiB
def drawing(name: str) -> str:
    """The SVG source of a drawing; of ``NAME#PART`` only the group ``part-PART`` of its parts.

    :raises FileNotFoundError: if ``sprites/art`` has none of that name.
    """
    whole, _, part = name.partition("#")
    path = _ART / f"{whole}.svg"
    if not path.is_file():
        raise FileNotFoundError(f"there is no drawing {name!r} in sprites/art")
    text = path.read_text(encoding="utf-8")
    return _PART.sub(lambda found: found[0] if found[1] == part else "", text) if part else text


@cache
def height_ratio(name: str) -> float:
    """Height of a drawing as a share of its width."""
    box = _BOX.search(drawing(name))
    if box is None:
        raise ValueError(f"the drawing {name!r} has no viewBox")
    return float(box[2]) / float(box[1])


@lru_cache(maxsize=128)
def source(name: str, palette: Palette | None) -> str:
    """The SVG source of a drawing, with the build of a frog, its headwear and its colours."""
    if palette is None:
        return drawing(name)
    if palette.flat:
        text = silhouette(drawing(name))
    else:
        text = dressed(drawing(name), lambda part: drawing(_WORN[part] + palette.pattern))
    return recoloured(built(text, name, palette), palette)
