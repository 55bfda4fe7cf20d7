"""Only sprites/ itself knows bitmaps and caches: scenes give the renderer pictures and poses."""

from __future__ import annotations

import ast

from tests.paths import ROOT
from tests.source.syntax_trees import nodes

OUTSIDE = [path for folder in ("scenes", "bench") for path in (ROOT / folder).rglob("*.py")]
MODULES = {
    f"sprites.render.{name}"
    for name in ("renderer", "background", "raw_pixels", "picture_folder", "language_fonts")
}
INTERNAL = {"bitmaps", "transformed", "look", "allows", "begin_frame", "render_prefetched"}


def test_nobody_outside_asks_for_bitmaps() -> None:
    for path in OUTSIDE:
        for node in nodes(path):
            match node:
                case ast.ImportFrom(module=str(module)) if module.startswith("sprites.render"):
                    assert module in MODULES, path
                case ast.Attribute(value, attr) if attr in INTERNAL:
                    assert "renderer" not in ast.unparse(value), path
                case _:
                    pass
